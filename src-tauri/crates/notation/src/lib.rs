//! Games and moves as text: what arbiters are handed is read, what every reader accepts is written.
//!
//! * [`pgn`]: the tolerant reader ([`pgn::PgnReader`], in constant memory; [`pgn::Blocks`] and [`pgn::BlockGames`] for
//!   several threads) and the strict writer ([`pgn::write_game`] with its [`pgn::Profile`]s).
//! * [`game`]: a game as a value: legal main line, what was recorded beyond it, going on from an arbiter's position,
//!   replay to positions.
//! * [`moves`]: one move read as humans write it, or written in a style; [`language`]: piece letters.
//! * [`scoresheet`]: two records side by side and the game behind them.
//! * [`descriptive`] and [`forsyth`]: the notations of the old Laws; [`fen_text`]: a position in a text.
//! * [`paste`]: whatever somebody pastes; [`player_name`]: names brought to one form.
//! * [`notice`], [`result`], [`termination`], [`time_control`], [`clock`], [`date`], [`tags`], [`position`]: the parts.
//!
//! Nothing here fails for outside reasons and no text makes it panic: an illegal move, an impossible position, a broken
//! file are values with a message id, never errors that lose the rest. The only error is a stream that cannot be read.
//! Rules come from `shakmaty`, whose `Chess`, `Move` and `SanPlus` are used as they are.

pub mod clock;
pub mod date;
pub mod descriptive;
pub mod fen_text;
pub mod forsyth;
pub mod game;
pub mod language;
pub mod moves;
pub mod notice;
pub mod paste;
pub mod pgn;
pub mod player_name;
pub mod position;
pub mod result;
pub mod scoresheet;
pub mod tags;
pub mod termination;
pub mod time_control;
