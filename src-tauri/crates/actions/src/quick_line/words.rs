//! Words that are a result or a move.

use crate::view::ResultCode;

/// Whether a word names a move: a square, both squares, castling.
pub(super) fn is_move(word: &str) -> bool {
    let plain = word.trim_end_matches(['+', '#', '!', '?']);
    let square = plain.as_bytes().windows(2).any(|two| matches!(two, [b'a'..=b'h', b'1'..=b'8']));
    let shape = |c: char| c.is_ascii_alphanumeric() || "-–x:=".contains(c);
    (square && plain.chars().all(shape) && plain.chars().count() < 10)
        || matches!(plain, "O-O" | "O-O-O" | "0-0" | "0-0-0" | "o-o" | "o-o-o")
}

/// The result a word is.
pub(super) fn result_word(word: &str) -> Option<ResultCode> {
    Some(match word {
        "1-0" | "1–0" => ResultCode::WhiteWins,
        "0-1" | "0–1" => ResultCode::BlackWins,
        "=" | "1/2" | "½" | "½-½" | "½–½" | "1/2-1/2" | "draw" => ResultCode::Draw,
        "+-" | "+/-" => ResultCode::WhiteWinsForfeit,
        "-+" | "-/+" => ResultCode::BlackWinsForfeit,
        "--" | "-/-" => ResultCode::DoubleForfeit,
        "0-0" | "0–0" => ResultCode::ZeroZero,
        "½-0" | "½–0" | "1/2-0" | "=-0" => ResultCode::HalfZero,
        "0-½" | "0–½" | "0-1/2" | "0-=" => ResultCode::ZeroHalf,
        "1-½" | "1–½" | "1-1/2" => ResultCode::OneHalf,
        "½-1" | "½–1" | "1/2-1" => ResultCode::HalfOne,
        _ => return None,
    })
}
