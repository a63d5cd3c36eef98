//! The claim desk: what a game's moves say about threefold repetition, fifty moves and the ends of the game, both ways
//! of claiming, and where a position only looks like another.

use laws::{
    Announced, BoardEnd, ClaimFacts, ClaimForm, ClaimGround, Colour, Message as LawMessage, Replay,
    WholeGame, WrittenMove,
};
use notation::game::Game;
use notation::language::ENGLISH;
use notation::moves::{MoveStyle, move_text, read_move};
use shakmaty::{Move, Position};

use crate::error::ActionError;
use crate::recorded;
use crate::say;
use crate::view::{Advice, Citation, Message, Side, crossing};

crossing! {
    /// Everything the claim desk says about a game at its last position.
    pub struct ClaimReport {
        /// Plies played legally.
        pub plies: u32,
        /// The ply that is not legal, and what stands there; nothing after it was looked at.
        pub not_legal: Option<NotLegal>,
        /// Who has the move, and so who may claim.
        pub to_move: Side,
        /// The final position.
        pub fen: String,
        /// The final position's occurrences on the board, the present one included.
        pub occurrences: Vec<Occurrence>,
        /// Positions that look the same and are not.
        pub look_alikes: Vec<LookAlike>,
        /// Moves that would bring a position for the third time if they were written and claimed (9.2.1).
        pub repeating_moves: Vec<String>,
        /// Plies without capture and pawn move up to now.
        pub quiet_plies: u32,
        /// Moves that would complete the fifty if they were written and claimed (9.3.1).
        pub fifty_moves: Vec<String>,
        /// First ply at which some position stood for the third time.
        pub first_threefold: Option<u32>,
        /// First ply at which some position stood for the fifth time.
        pub first_fivefold: Option<u32>,
        /// First ply with fifty quiet moves by each side.
        pub first_fifty: Option<u32>,
        /// First ply with seventy-five.
        pub first_seventy_five: Option<u32>,
        /// Where the game ended on the board, and how.
        pub ended: Option<Ended>,
        /// What the Laws say to each claim that can be made now.
        pub claims: Vec<Claim>,
    }

    /// A ply that is not legal.
    pub struct NotLegal {
        /// Which.
        pub ply: u32,
        /// What was written.
        pub text: String,
        /// Legal moves it may have meant.
        pub candidates: Vec<String>,
    }

    /// A position on the board.
    pub struct Occurrence {
        /// After which ply; 0 is the start.
        pub ply: u32,
        /// After which move: `34.Qe2`.
        pub move_text: String,
    }

    /// A position that looks the same and is not.
    pub struct LookAlike {
        /// After which ply.
        pub ply: u32,
        /// After which move.
        pub move_text: String,
        /// Why it is another one.
        pub differs: Vec<Message>,
    }

    /// An end of the game on the board.
    pub struct Ended {
        /// After which ply.
        pub ply: u32,
        /// `checkmate`, `stalemate`, `fivefold` or `seventy-five`.
        pub how: String,
    }

    /// A claim and what the Laws say to it.
    pub struct Claim {
        /// `repetition` or `fifty-moves`.
        pub ground: String,
        /// The written move; none where the position stands on the board.
        pub written: Option<String>,
        /// Who claims.
        pub claimant: Side,
        /// Whether it is right.
        pub correct: bool,
        /// The word of the check: `correct`, `wrong`, `touched`, …
        pub verdict: String,
        /// What to do.
        pub lines: Vec<Message>,
        /// Because of which Articles.
        pub because: Vec<Citation>,
        /// Time for the opponent, where it is wrong.
        pub opponent_gains: Option<String>,
        /// Moves one of which must be made now.
        pub must_play: Vec<String>,
    }
}

/// What a claimant adds to the moves.
#[derive(Clone, Debug, Default)]
pub struct Intention {
    /// The move written on the scoresheet, in any notation.
    pub written: Option<String>,
    /// A man was touched before the claim (9.4).
    pub touched: bool,
}

/// Checks a game at its last position.
///
/// # Errors
/// The written move cannot be read, or could mean several.
pub fn check(announced: &Announced, game: &Game, intention: &Intention) -> Result<ClaimReport, ActionError> {
    let replay = recorded::replay(game);
    let whole = laws::whole_game_of(&replay);
    let last = replay.plies();
    let occurrences = laws::occurrences(&replay, last);
    let position = game.final_position();
    let claimant = Colour::from(position.turn());
    let occurrence = |ply: &usize| Occurrence {
        ply: ply32(*ply),
        move_text: recorded::numbered(game, *ply).unwrap_or_default(),
    };
    let written = intention.written.as_deref().map(|text| written_move(game, text)).transpose()?;
    let mut claims = Vec::new();
    for ground in [ClaimGround::Repetition, ClaimGround::FiftyMoves] {
        let (form, text) = match &written {
            Some((form, text)) => (*form, Some(text.clone())),
            None => (ClaimForm::OnBoard, None),
        };
        let facts = ClaimFacts { touched: intention.touched, ..ClaimFacts::plain(claimant, ground, form) };
        claims.push(claim(announced, &replay, game, &facts, text));
    }
    Ok(ClaimReport {
        plies: ply32(last),
        not_legal: game.rest.as_ref().map(|rest| not_legal(game, rest)),
        to_move: claimant.into(),
        fen: notation::position::fen_of(&position),
        look_alikes: look_alikes(game, &replay, &occurrences),
        occurrences: occurrences.iter().map(occurrence).collect(),
        repeating_moves: laws::repeating_moves(&replay).iter().map(|m| san(game, *m)).collect(),
        quiet_plies: replay.last().map_or(0, |placed| placed.quiet_plies),
        fifty_moves: laws::fifty_completing_moves(&replay).iter().map(|m| san(game, *m)).collect(),
        first_threefold: whole.first_threefold.map(ply32),
        first_fivefold: whole.first_fivefold.map(ply32),
        first_fifty: whole.first_fifty.map(ply32),
        first_seventy_five: whole.first_seventy_five.map(ply32),
        ended: ended(&whole),
        claims,
    })
}

fn ply32(ply: usize) -> u32 {
    u32::try_from(ply).unwrap_or(u32::MAX)
}

fn san(game: &Game, m: Move) -> String {
    move_text(&game.final_position(), game.castling_mode(), m, MoveStyle::San)
}

fn not_legal(game: &Game, rest: &notation::game::Rest) -> NotLegal {
    NotLegal {
        ply: rest.ply,
        text: rest.tokens.first().map(|token| token.text.clone()).unwrap_or_default(),
        candidates: rest.candidates.iter().map(|m| san(game, *m)).collect(),
    }
}

fn ended(whole: &WholeGame) -> Option<Ended> {
    let (ply, end) = whole.ended?;
    let how = match end {
        BoardEnd::Checkmate(_) => "checkmate",
        BoardEnd::Stalemate => "stalemate",
        BoardEnd::Fivefold => "fivefold",
        BoardEnd::SeventyFive => "seventy-five",
    };
    Some(Ended { ply: ply32(ply), how: how.to_owned() })
}

/// The written move, which may be illegal as long as it can be read.
fn written_move(game: &Game, text: &str) -> Result<(ClaimForm, String), ActionError> {
    let position = game.final_position();
    let reading = read_move(&position, game.castling_mode(), text, &ENGLISH);
    let unclear = || ActionError::Unclear(LawMessage::new("claim-written-unclear").with("text", text));
    let m = reading.exact().ok_or_else(unclear)?;
    let from = m.from().ok_or_else(unclear)?;
    let to = match m {
        Move::Castle { king, rook } => castled_to(king, rook),
        other => other.to(),
    };
    let written = WrittenMove { from, to, promotion: m.promotion() };
    Ok((ClaimForm::Intending(written), san(game, m)))
}

/// Where the king lands in castling.
fn castled_to(king: shakmaty::Square, rook: shakmaty::Square) -> shakmaty::Square {
    let file = if rook.file() > king.file() { shakmaty::File::G } else { shakmaty::File::C };
    shakmaty::Square::from_coords(file, king.rank())
}

fn claim(
    announced: &Announced,
    replay: &Replay,
    game: &Game,
    facts: &ClaimFacts,
    written: Option<String>,
) -> Claim {
    let advice = laws::draw_claim(announced, replay, facts);
    let gains = advice.outcome.opponent_gains_ms;
    Claim {
        ground: match facts.ground {
            ClaimGround::Repetition => "repetition",
            ClaimGround::FiftyMoves => "fifty-moves",
        }
        .to_owned(),
        written,
        claimant: facts.claimant.into(),
        correct: advice.outcome.verdict == laws::ClaimVerdict::Correct,
        verdict: verdict(advice.outcome.verdict).to_owned(),
        lines: advice.says.iter().map(say::message).collect(),
        because: say::citations(&advice.because),
        opponent_gains: (gains != 0).then(|| say::clock(gains)),
        must_play: advice.outcome.must_play.iter().map(|m| san(game, *m)).collect(),
    }
}

fn verdict(verdict: laws::ClaimVerdict) -> &'static str {
    use laws::ClaimVerdict as V;
    match verdict {
        V::Correct => "correct",
        V::Wrong => "wrong",
        V::NotHavingTheMove => "not-on-move",
        V::Touched => "touched",
        V::NoEvidence => "no-evidence",
        V::WriteFirst => "write-first",
        V::OverBefore(_) => "over-before",
    }
}

/// Plies with the same men on the same squares as now that are other positions, and why.
fn look_alikes(game: &Game, replay: &Replay, same: &[usize]) -> Vec<LookAlike> {
    let Some(now) = replay.last() else { return Vec::new() };
    let alike = replay
        .placed()
        .iter()
        .enumerate()
        .filter(|(ply, placed)| !same.contains(ply) && placed.key.same_picture(&now.key));
    alike
        .map(|(ply, placed)| {
            let mut differs = Vec::new();
            if placed.key.turn() != now.key.turn() {
                differs.push(Message::new("claim-differs-turn"));
            }
            if placed.key.castling() != now.key.castling() {
                differs.push(Message::new("claim-differs-castling"));
            }
            if placed.key.en_passant() != now.key.en_passant() {
                let square = placed.key.en_passant().or(now.key.en_passant());
                let square = square.map(|s| s.to_string()).unwrap_or_default();
                differs.push(Message::new("claim-differs-en-passant").with("square", square));
            }
            LookAlike {
                ply: ply32(ply),
                move_text: recorded::numbered(game, ply).unwrap_or_default(),
                differs,
            }
        })
        .collect()
}

/// The claim a report answers first: repetition before fifty moves, a right one before a wrong one.
pub fn foremost(report: &ClaimReport) -> Option<&Claim> {
    report.claims.iter().find(|claim| claim.correct).or(report.claims.first())
}

/// What the Laws say to a claim, in the form the incident's advice has.
pub fn advice(claim: &Claim) -> Advice {
    Advice {
        lines: claim.lines.clone(),
        because: claim.because.clone(),
        clocks_after: None,
        result: None,
        mate: None,
        mate_question: None,
        rulings: Vec::new(),
    }
}
