//! Reads scores as the cases write them: SAN with the usual liberties, labels such as `34.Qe2` or `38...Kf8`.

use super::AskError;
use laws::Replay;
use notation::descriptive::read_recorded;
use notation::language::ENGLISH;
use notation::moves::castling_word;
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, Color, File, Move, Rank, Role, Setup, Square};

/// A score replayed, with a label for every ply; ply 0 is `start`.
pub struct Score {
    /// The positions.
    pub replay: Replay,
    /// `12.Nf3`; the start is `start`.
    pub labels: Vec<String>,
}

/// The setup of a FEN, the usual array where none is given.
pub fn setup_of(fen: Option<&str>) -> Result<Setup, AskError> {
    match fen {
        Some(fen) => Ok(fen.parse::<Fen>().map_err(|_| AskError::unclear("fen", fen))?.into_setup()),
        None => Ok(Setup::initial()),
    }
}

/// Plays a score.
pub fn play(fen: Option<&str>, moves: &str) -> Result<Score, AskError> {
    let mut replay = Replay::of_setup(&setup_of(fen)?, CastlingMode::Standard);
    let mut labels = vec!["start".to_owned()];
    for word in words(moves) {
        let m = read(&replay, &word).ok_or_else(|| AskError::NotLegal(word.clone()))?;
        labels.push(label(&replay, m));
        replay.play(m).map_err(|_| AskError::NotLegal(word))?;
    }
    Ok(Score { replay, labels })
}

/// Words of a score without numbers, comments and results.
fn words(text: &str) -> Vec<String> {
    let mut plain = String::new();
    let mut comment = false;
    for c in text.chars() {
        match c {
            '{' => comment = true,
            '}' => {
                comment = false;
                plain.push(' ');
            }
            _ if !comment => plain.push(c),
            _ => {}
        }
    }
    let plain = plain.replace("e.p.", " ");
    let mut words = vec![];
    for word in plain.split_whitespace() {
        if ["1-0", "0-1", "1/2-1/2", "*"].contains(&word) {
            continue;
        }
        // `12.Nf3`, `12...Nf6`, `12.` and `...` leave what follows the dots.
        let word = word.rsplit('.').next().unwrap_or(word);
        if !word.is_empty() && !word.chars().all(|c| c.is_ascii_digit()) {
            words.push(word.to_owned());
        }
    }
    words
}

/// `12.Nf3` or `12...Nf6`.
fn label(replay: &Replay, m: Move) -> String {
    let Some(last) = replay.last() else { return String::new() };
    let dots = if last.setup.turn == Color::White { "." } else { "..." };
    format!("{}{dots}{}", last.setup.fullmoves, san(replay, m))
}

/// The move in SAN, check and mate signs included.
pub fn san(replay: &Replay, m: Move) -> String {
    match replay.position() {
        Some(position) => san_in(position, m),
        None => format!("{m}"),
    }
}

/// The same in a position.
pub fn san_in(position: &Chess, m: Move) -> String {
    let mut position = position.clone();
    SanPlus::from_move_and_play_unchecked(&mut position, m).to_string()
}

/// The one legal move a word means, in SAN or as it may have been recorded, in descriptive notation too.
pub fn read(replay: &Replay, word: &str) -> Option<Move> {
    read_san(replay, word).or_else(|| {
        let position = replay.position()?;
        read_recorded(position, CastlingMode::Standard, word, &ENGLISH).exact()
    })
}

/// A needless or missing `x`, `=`, `+`, `#`, `!`, `?` passes.
fn read_san(replay: &Replay, word: &str) -> Option<Move> {
    let legal = replay.moves();
    let word = word.trim_end_matches(['+', '#', '!', '?']);
    let side = castling_word(word);
    if side.is_some() {
        return legal.into_iter().find(|m| m.castling_side() == side);
    }
    let mut rest: Vec<char> = word.chars().filter(|c| !['x', '-', '=', ':'].contains(c)).collect();
    let mut role = Role::Pawn;
    if let Some(first) = rest.first().copied().filter(char::is_ascii_uppercase) {
        role = Role::from_char(first)?;
        rest.remove(0);
    }
    let mut promotion = None;
    if let Some(last) = rest.last().copied().filter(|c| !c.is_ascii_digit()) {
        promotion = Some(Role::from_char(last)?);
        rest.pop();
    }
    let rank = Rank::from_char(rest.pop()?)?;
    let to = Square::from_coords(File::from_char(rest.pop()?)?, rank);
    let mut from_file = None;
    let mut from_rank = None;
    for c in rest {
        if let Some(file) = File::from_char(c) {
            from_file = Some(file);
        } else {
            from_rank = Some(Rank::from_char(c)?);
        }
    }
    if role == Role::Pawn && from_file.is_none() && from_rank.is_none() {
        from_file = Some(to.file());
    }
    let mut fitting = legal.into_iter().filter(|m| {
        !m.is_castle()
            && m.role() == role
            && m.to() == to
            && m.promotion() == promotion
            && from_file.is_none_or(|file| m.from().is_some_and(|from| from.file() == file))
            && from_rank.is_none_or(|rank| m.from().is_some_and(|from| from.rank() == rank))
    });
    let only = fitting.next()?;
    fitting.next().is_none().then_some(only)
}

/// Squares of departure and arrival of a UCI move, and the promotion.
pub fn uci_squares(text: &str) -> Option<(Square, Square, Option<Role>)> {
    let from = text.get(0..2)?.parse().ok()?;
    let to = text.get(2..4)?.parse().ok()?;
    let promotion = match text.get(4..5) {
        Some(letter) => Some(Role::from_char(letter.chars().next()?)?),
        None => None,
    };
    Some((from, to, promotion))
}
