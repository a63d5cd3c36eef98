//! Games and moves as text: a tolerant reader, a strict writer, moves as humans write them.
