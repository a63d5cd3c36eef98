//! The legal moves a text may have meant when it does not say one.

use shakmaty::{Chess, Move, Role, san::San};

use crate::language::Language;

/// At most this many are offered where the text has the shape of a move.
const NEAREST: usize = 8;

/// Legal moves nearest to a text that has the shape of a move: few, the likeliest first.
pub fn nearest(chess: &Chess, text: &str, language: &Language) -> Vec<Move> {
    let mut ranked = ranked(chess, text, language);
    ranked.retain(|(distance, _)| *distance <= 2);
    ranked.truncate(NEAREST);
    ranked.into_iter().map(|(_, mv)| mv).collect()
}

/// All legal moves, those most like the text first.
pub fn by_likeness(chess: &Chess, text: &str, language: &Language) -> Vec<Move> {
    ranked(chess, text, language).into_iter().map(|(_, mv)| mv).collect()
}

/// Legal moves with their distance to the text in edits, smallest first.
pub fn ranked(chess: &Chess, text: &str, language: &Language) -> Vec<(usize, Move)> {
    let written = folded(text);
    // A text far longer than a move resembles none; the ranking would only cost time.
    let written = if written.len() > 16 { Vec::new() } else { written };
    let mut ranked: Vec<(usize, Move)> = super::playable_moves(chess)
        .iter()
        .map(|&mv| {
            let short = folded(&localised(&San::from_move(chess, mv).to_string(), mv, language));
            let long = folded(&localised(&mv.to_string(), mv, language));
            (edits(&written, &short).min(edits(&written, &long)), mv)
        })
        .collect();
    // The piece letter is rarely the mistake: among equals its moves come first.
    let named = language.role_prefix(text).map_or(Role::Pawn, |(role, _)| role);
    ranked.sort_by_key(|(distance, mv)| (*distance, mv.role() != named, mv.role() == Role::King));
    ranked
}

fn localised(text: &str, mv: Move, language: &Language) -> String {
    if mv.role() == Role::Pawn || matches!(mv, Move::Castle { .. }) {
        return text.to_owned();
    }
    let tail: String = text.chars().skip(1).collect();
    format!("{}{tail}", language.letter(mv.role()))
}

/// Without the signs that say nothing about which move it is.
fn folded(text: &str) -> Vec<char> {
    text.chars()
        .filter(|c| !matches!(c, '-' | 'x' | ':' | '+' | '#' | '!' | '?' | '=' | ' '))
        .map(|c| if matches!(c, '0' | 'o') { 'O' } else { c })
        .collect()
}

fn edits(a: &[char], b: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.iter().enumerate() {
        let mut diagonal = i;
        let mut left = i + 1;
        let mut next = Vec::with_capacity(row.len());
        next.push(left);
        for (cb, &above) in b.iter().zip(row.iter().skip(1)) {
            let change = diagonal + usize::from(ca != cb);
            left = change.min(above + 1).min(left + 1);
            next.push(left);
            diagonal = above;
        }
        row = next;
    }
    row.last().copied().unwrap_or_default()
}
