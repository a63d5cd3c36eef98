//! Other people's files: tournament report files, pairing lists, rating lists; the reports we print.
