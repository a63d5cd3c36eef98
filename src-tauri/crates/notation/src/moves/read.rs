//! Moves as humans write them (Appendix C), read against a position.
//!
//! Nothing is guessed: what fits exactly one legal move is that move, with notes on how it was written; everything
//! else comes back with the legal moves it may have been.

use shakmaty::{
    CastlingMode, CastlingSide, Chess, File, Move, MoveList, Position, Role, Square,
    san::{San, SanPlus, Suffix},
    uci::UciMove,
};

use crate::{language::Language, notice::NoticeKind};

use super::{
    candidates,
    resolve::resolve,
    shape::{Shape, shape},
    spelling::spelled,
};

/// Ways of writing a move that PGN does not allow and people use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slack {
    /// Castling with zeros, small letters or other dashes.
    Castling,
    /// A promotion not written `=Q`.
    Promotion,
    /// A piece letter written small.
    SmallPiece,
    /// A figurine.
    Figurine,
    /// Both squares, no piece letter.
    Coordinates,
    /// Both squares with their sign.
    Long,
    /// Correspondence numbers.
    Numeric,
    /// More origin than needed.
    OverSpecified,
    /// The pawn's letter.
    PawnLetter,
    /// No capture sign, both squares given.
    CaptureUnmarked,
    /// No capture sign and no origin, or no rank.
    CaptureShort,
    /// A capture sign, nothing taken.
    CaptureMarkWrong,
    /// Another sign for a capture.
    CaptureSpelling,
    /// The capture sign behind the move.
    CaptureBehind,
    /// Words for en passant.
    EnPassantWords,
    /// A check sign the position does not bear out.
    CheckMarkWrong,
    /// A file written as a capital.
    CapitalFile,
    /// Signs that do not belong there.
    StraySigns,
}

impl Slack {
    /// The notice a reader of games gives for it.
    pub fn notice(self) -> NoticeKind {
        match self {
            Self::Castling => NoticeKind::CastlingSpelling,
            Self::Promotion => NoticeKind::PromotionSpelling,
            Self::SmallPiece => NoticeKind::SmallPieceLetter,
            Self::Figurine => NoticeKind::Figurine,
            Self::Coordinates | Self::Long | Self::CapitalFile => NoticeKind::LongNotation,
            Self::Numeric => NoticeKind::NumericNotation,
            Self::OverSpecified => NoticeKind::OverSpecified,
            Self::PawnLetter => NoticeKind::PawnLetter,
            Self::CaptureUnmarked => NoticeKind::CaptureUnmarked,
            Self::CaptureShort => NoticeKind::CaptureShort,
            Self::CaptureMarkWrong => NoticeKind::CaptureMarkWrong,
            Self::CaptureSpelling | Self::CaptureBehind => NoticeKind::CaptureSpelling,
            Self::EnPassantWords => NoticeKind::EnPassantWords,
            Self::CheckMarkWrong => NoticeKind::CheckMarkWrong,
            Self::StraySigns => NoticeKind::StraySigns,
        }
    }
}

/// What a piece of text means in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveReading {
    /// Exactly one legal move.
    Move(ReadMove),
    /// A null move: `--`, `Z0`, `null`. Not playable.
    Null,
    /// Several legal moves; among them the four promotions where the piece was not written.
    Ambiguous(Vec<Move>),
    /// Has the shape of a move, but none is legal. The legal moves nearest to it.
    Illegal(Vec<Move>),
    /// Descriptive notation, which is read only when asked for.
    Descriptive,
    /// No shape of a move. The legal moves, those most like the text first.
    Illegible(Vec<Move>),
}

impl MoveReading {
    /// The move, where there is exactly one.
    pub fn exact(&self) -> Option<Move> {
        match self {
            Self::Move(read) => Some(read.mv),
            _ => None,
        }
    }

    /// The legal moves that may have been meant.
    pub fn candidates(&self) -> &[Move] {
        match self {
            Self::Ambiguous(moves) | Self::Illegal(moves) | Self::Illegible(moves) => moves,
            _ => &[],
        }
    }
}

/// A move that was understood, and how it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadMove {
    /// The legal move.
    pub mv: Move,
    /// What was unusual; empty for a move as PGN writes it.
    pub slack: Vec<Slack>,
    /// An offer of a draw was written beside it.
    pub draw_offer: bool,
    /// The number of the annotation glyph behind it (`!` is 1).
    pub glyph: Option<u8>,
}

/// Reads one move. `mode` tells how the game's castling is written in coordinates.
///
/// Never fails on odd text; see [`MoveReading`]. The check sign is compared with the position and never decides.
pub fn read_move(chess: &Chess, mode: CastlingMode, text: &str, language: &Language) -> MoveReading {
    match read_plain(chess, mode, text, language) {
        MoveReading::Illegal(_) => MoveReading::Illegal(candidates::nearest(chess, text, language)),
        MoveReading::Illegible(_) => MoveReading::Illegible(candidates::by_likeness(chess, text, language)),
        reading => reading,
    }
}

/// Bytes beyond which a text is no move, however it is written.
pub(crate) const LONGEST: usize = 64;

/// As [`read_move`], without looking for what an illegal or illegible text may have meant, which takes longer than
/// everything else.
pub(crate) fn read_plain(chess: &Chess, mode: CastlingMode, text: &str, language: &Language) -> MoveReading {
    if let Some(mv) = plainest(chess, text, language) {
        return MoveReading::Move(ReadMove { mv, slack: Vec::new(), draw_offer: false, glyph: None });
    }
    if is_null(text) {
        return MoveReading::Null;
    }
    if text.len() > LONGEST {
        return MoveReading::Illegible(Vec::new());
    }
    let mut spelled = spelled(text);
    let Some(shape) = shape(&mut spelled, language) else {
        return if crate::descriptive::looks_descriptive(text) {
            MoveReading::Descriptive
        } else {
            MoveReading::Illegible(Vec::new())
        };
    };
    let legal = playable_moves(chess);
    let fitting: Vec<Move> = legal.iter().copied().filter(|&m| fits(&shape, m, mode, chess)).collect();
    match fitting.as_slice() {
        &[mv] => {
            if let Some(other) = small_bishop(chess, text, &shape) {
                return MoveReading::Ambiguous(vec![mv, other]);
            }
            let mut slack = spelled.slack;
            note_manner(chess, &shape, mv, &legal, &mut slack);
            note_check(chess, mv, spelled.check, &mut slack);
            MoveReading::Move(ReadMove { mv, slack, draw_offer: spelled.draw_offer, glyph: spelled.glyph })
        }
        [] if crate::descriptive::looks_descriptive(text) => MoveReading::Descriptive,
        [] => MoveReading::Illegal(Vec::new()),
        several => MoveReading::Ambiguous(several.to_vec()),
    }
}

/// A move exactly as PGN writes it, without disambiguation: most moves of most games, read ten times as fast.
fn plainest(chess: &Chess, text: &str, language: &Language) -> Option<Move> {
    if language.code != "en" {
        return None;
    }
    let plus = SanPlus::from_ascii(text.as_bytes()).ok()?;
    match plus.san {
        San::Normal { role, file, rank, .. } if rank.is_some() || file.is_some() && role != Role::Pawn => {
            return None;
        }
        _ => {}
    }
    let mv = resolve(chess, plus.san)?;
    let mut slack = Vec::new();
    note_check(chess, mv, plus.suffix.map(|s| s == Suffix::Checkmate), &mut slack);
    (slack.is_empty() && mv.capture() != Some(Role::King)).then_some(mv)
}

/// The legal moves. In a disputed position a king may stand attacked; it is not captured (Art. 1.4.1).
pub fn playable_moves(chess: &Chess) -> MoveList {
    let mut legal = chess.legal_moves();
    legal.retain(|m| m.capture() != Some(Role::King));
    legal
}

/// Whether the text is a null move.
pub fn is_null(text: &str) -> bool {
    matches!(text.trim(), "--" | "Z0" | "z0" | "null" | "NULL" | "pass" | "0000" | "@@@@" | "<>" | "---")
        || {
            let mut chars = text.trim().chars();
            matches!((chars.next(), chars.next(), chars.next()),
                (Some(a), Some(b), None) if crate::result::is_dash(a) && crate::result::is_dash(b))
        }
        || matches!(text.trim(), "—" | "–")
}

/// Whether a legal move is what was written.
fn fits(shape: &Shape, mv: Move, mode: CastlingMode, chess: &Chess) -> bool {
    if let Some(side) = shape.castling {
        return mv.castling_side() == Some(side);
    }
    let Some(to) = shape.to_file else { return false };
    if let Move::Castle { king, rook } = mv {
        return castles_by_squares(shape, king, rook, mode);
    }
    let (Some(from), role) = (mv.from(), mv.role()) else { return false };
    // No letter means a pawn, unless both squares are given.
    let role_fits = match shape.role {
        Some(written) => written == role,
        None => role == Role::Pawn || shape.origin().is_some(),
    };
    let capture_fits = !shape.capture || mv.is_capture() || role != Role::Pawn;
    let file_left_out = shape.role.is_none_or(|r| r == Role::Pawn)
        && role == Role::Pawn
        && shape.from_file.is_none()
        && !shape.capture
        && mv.is_capture();
    let promotion_fits = match (shape.promotion, mv.promotion()) {
        (Some(written), Some(role)) => written == role,
        (None, _) => true,
        // `e7e8q` may name the piece; a letter behind any other move is no promotion.
        (Some(_), None) => false,
    };
    role_fits
        && capture_fits
        && !file_left_out
        && promotion_fits
        && to == mv.to().file()
        && shape.to_rank.is_none_or(|r| r == mv.to().rank())
        && shape.from_file.is_none_or(|f| f == from.file())
        && shape.from_rank.is_none_or(|r| r == from.rank())
        && (shape.to_rank.is_some() || mv.is_capture())
        && chess.board().role_at(from) == Some(role)
}

/// Castling written with the king's squares, or king takes rook as Chess960 does. `Kg1` alone is a king's move.
fn castles_by_squares(shape: &Shape, king: Square, rook: Square, mode: CastlingMode) -> bool {
    if shape.origin() != Some(king) || shape.role.is_some_and(|r| r != Role::King) {
        return false;
    }
    let (Some(file), Some(rank)) = (shape.to_file, shape.to_rank) else { return false };
    let to = Square::from_coords(file, rank);
    let side = CastlingSide::from_king_side(king < rook);
    let target = Square::from_coords(if side.is_king_side() { File::G } else { File::C }, king.rank());
    to == rook || (mode == CastlingMode::Standard && to == target && !shape.capture)
}

/// `bc4` reads as a pawn's capture, `Bc4` as the bishop's: where both are legal and no sign decides, neither is taken.
fn small_bishop(chess: &Chess, text: &str, shape: &Shape) -> Option<Move> {
    if !text.starts_with('b') || shape.capture || shape.role.is_some() || shape.from_rank.is_some() {
        return None;
    }
    let to = Square::from_coords(shape.to_file?, shape.to_rank?);
    shape.from_file.filter(|f| *f == File::B)?;
    let mut bishops = chess.san_candidates(Role::Bishop, to);
    bishops.pop()
}

fn note_manner(chess: &Chess, shape: &Shape, mv: Move, legal: &MoveList, slack: &mut Vec<Slack>) {
    if shape.castling.is_some() {
        return;
    }
    let role = mv.role();
    let numeric = slack.contains(&Slack::Numeric);
    // Three queens may need both file and rank in plain SAN.
    let needed = || matches!(San::from_move(chess, mv), San::Normal { file: Some(_), rank: Some(_), .. });
    if shape.origin().is_some() && !numeric && !(shape.role.is_some() && needed()) {
        slack.push(if shape.role.is_none() && role != Role::Pawn { Slack::Coordinates } else { Slack::Long });
    } else if role != Role::Pawn && (shape.from_file.is_some() || shape.from_rank.is_some()) && !numeric {
        let twins = legal
            .iter()
            .filter(|m| m.role() == role && m.to() == mv.to() && !matches!(m, Move::Castle { .. }))
            .count();
        if twins < 2 {
            slack.push(Slack::OverSpecified);
        }
    }
    if mv.is_capture() && !shape.capture && !slack.contains(&Slack::CaptureSpelling) {
        let full = shape.origin().is_some();
        slack.push(if full { Slack::CaptureUnmarked } else { Slack::CaptureShort });
    } else if mv.is_capture() && shape.to_rank.is_none() {
        slack.push(Slack::CaptureShort);
    } else if shape.capture && !mv.is_capture() {
        slack.push(Slack::CaptureMarkWrong);
    }
}

fn note_check(chess: &Chess, mv: Move, written: Option<bool>, slack: &mut Vec<Slack>) {
    let Some(mate) = written else { return };
    let mut after = chess.clone();
    after.play_unchecked(mv);
    let right = after.is_check() && (!mate || after.is_checkmate());
    if !right {
        slack.push(Slack::CheckMarkWrong);
    }
}

/// A move as UCI writes it, castling as the king's two squares unless the game is Chess960.
pub fn uci_of(mv: Move, mode: CastlingMode) -> String {
    UciMove::from_move(mv, mode).to_string()
}
