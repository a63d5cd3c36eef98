//! The claim desk: what a game's moves say about threefold repetition, fifty moves and the ends of the game, both ways
//! of claiming, and where a position only looks like another.

use std::collections::HashMap;

use desk::claim::{FoundClaim, GivenMoves};
use desk::ids::GameId;
use desk::state::State;
use laws::{
    Announced, BoardEnd, ClaimFacts, ClaimForm, ClaimGround, Colour, FIFTY_MOVES_PLIES,
    Message as LawMessage, PositionKey, Replay, WholeGame, WrittenMove,
};
use notation::game::{Game, Start};
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
        /// First ply after which a written move would have brought a position for the third time.
        pub first_written_threefold: Option<FirstWritten>,
        /// First ply at which some position stood for the fifth time.
        pub first_fivefold: Option<u32>,
        /// First ply with fifty quiet moves by each side.
        pub first_fifty: Option<u32>,
        /// First ply after which a written move would have completed the fifty.
        pub first_written_fifty: Option<FirstWritten>,
        /// First ply with seventy-five.
        pub first_seventy_five: Option<u32>,
        /// Where the game ended on the board, and how.
        pub ended: Option<Ended>,
        /// What the Laws say to each claim that can be made now.
        pub claims: Vec<Claim>,
    }

    /// The first time at which a claim with a written move was open.
    pub struct FirstWritten {
        /// After which ply.
        pub ply: u32,
        /// Who had the move, and so the right to claim.
        pub to_move: Side,
        /// The moves that could be written.
        pub moves: Vec<String>,
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
        /// Which time it was.
        pub time: u32,
    }

    /// A position that looks the same and is not.
    pub struct LookAlike {
        /// After which ply.
        pub ply: u32,
        /// After which move.
        pub move_text: String,
        /// The position, to be shown beside the one claimed on.
        pub fen: String,
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
    // A game from a position that is none would be checked from the usual one, and say so nowhere.
    if let Start::Unplayable { fen, .. } = &game.start {
        let message = LawMessage::new("claim-position-unclear").with("text", fen.as_str());
        return Err(ActionError::Unclear(message));
    }
    let replay = recorded::replay(game);
    let whole = laws::whole_game_of(&replay);
    let last = replay.plies();
    let occurrences = laws::occurrences(&replay, last);
    let position = recorded::final_position(game);
    let claimant = Colour::from(position.turn());
    let form = form(game, intention)?;
    let mut claims = Vec::new();
    for ground in [ClaimGround::Repetition, ClaimGround::FiftyMoves] {
        let (form, text) = &form;
        let facts = ClaimFacts { touched: intention.touched, ..ClaimFacts::plain(claimant, ground, *form) };
        claims.push(claim(announced, &replay, game, &facts, text.clone()));
    }
    Ok(ClaimReport {
        plies: ply32(last),
        not_legal: game.open_rest().map(|rest| not_legal(game, rest)),
        to_move: claimant.into(),
        fen: notation::position::fen_of(&position),
        look_alikes: look_alikes(game, &replay, &occurrences),
        occurrences: occurrences
            .iter()
            .zip(1..)
            .map(|(ply, time)| Occurrence {
                ply: ply32(*ply),
                move_text: recorded::numbered(game, *ply).unwrap_or_default(),
                time,
            })
            .collect(),
        repeating_moves: laws::repeating_moves(&replay).iter().map(|m| san(game, *m)).collect(),
        quiet_plies: replay.last().map_or(0, |placed| placed.quiet_plies),
        fifty_moves: laws::fifty_completing_moves(&replay).iter().map(|m| san(game, *m)).collect(),
        first_threefold: whole.first_threefold.map(ply32),
        first_written_threefold: first_written(game, &replay, repeating_at(&replay)),
        first_fivefold: whole.first_fivefold.map(ply32),
        first_fifty: whole.first_fifty.map(ply32),
        first_written_fifty: first_written(game, &replay, fifty_at(&replay)),
        first_seventy_five: whole.first_seventy_five.map(ply32),
        ended: ended(&whole),
        claims,
    })
}

/// What the claim desk found on a claim in a recorded game, or on moves handed in with it, in the form the journal
/// keeps; none where no moves are known up to the position claimed on.
///
/// # Errors
/// The written move cannot be read, or could mean several.
pub fn found(
    state: &State,
    id: GameId,
    claimant: Colour,
    ground: ClaimGround,
    intention: &Intention,
    given: Option<GivenMoves>,
) -> Result<Option<FoundClaim>, ActionError> {
    let game = match &given {
        Some(given) => Some(recorded::from_text(given.start_fen.as_deref(), &given.movetext)),
        None => recorded::game(state, id),
    };
    let Some(game) = game.filter(|game| game.open_rest().is_none()) else { return Ok(None) };
    let announced =
        state.pairing_of(id).map(|p| state.announced(p.section, Some(p.round))).unwrap_or_default();
    let replay = recorded::replay(&game);
    let (form, written_move) = form(&game, intention)?;
    let facts = ClaimFacts { touched: intention.touched, ..ClaimFacts::plain(claimant, ground, form) };
    let advice = laws::draw_claim(&announced, &replay, &facts);
    let must_play = advice.outcome.must_play.iter().map(|m| san(&game, *m)).collect();
    Ok(Some(FoundClaim {
        written_move,
        must_play,
        fen: Some(notation::position::fen_of(&recorded::final_position(&game))),
        moves: given,
        ..FoundClaim::new(&facts, advice)
    }))
}

/// How the claim is made, and the written move as it was understood.
fn form(game: &Game, intention: &Intention) -> Result<(ClaimForm, Option<String>), ActionError> {
    let written = intention.written.as_deref().map(str::trim).filter(|text| !text.is_empty());
    match written.map(|text| written_move(game, text)).transpose()? {
        Some((form, text)) => Ok((form, Some(text))),
        None => Ok((ClaimForm::OnBoard, None)),
    }
}

fn first_written(game: &Game, replay: &Replay, found: Option<(usize, Vec<Move>)>) -> Option<FirstWritten> {
    let (ply, moves) = found?;
    let placed = replay.at(ply)?;
    let san = |m: &Move| match &placed.position {
        Some(position) => move_text(position, game.castling_mode(), *m, MoveStyle::San),
        None => m.to_uci(game.castling_mode()).to_string(),
    };
    Some(FirstWritten {
        ply: ply32(ply),
        to_move: Colour::from(placed.key.turn()).into(),
        moves: moves.iter().map(san).collect(),
    })
}

/// The first position in which a move would bring another for the third time (9.2.1), with those moves.
fn repeating_at(replay: &Replay) -> Option<(usize, Vec<Move>)> {
    let mut seen: HashMap<PositionKey, u32> = HashMap::new();
    let mut quiet = 0;
    for (ply, placed) in replay.placed().iter().enumerate() {
        // After a capture or a pawn move no earlier position can come back.
        if placed.quiet_plies < quiet {
            seen.clear();
        }
        quiet = placed.quiet_plies;
        *seen.entry(placed.key).or_default() += 1;
        if !seen.values().any(|times| *times >= 2) {
            continue;
        }
        let moves: Vec<Move> = match &placed.position {
            Some(position) => position
                .legal_moves()
                .into_iter()
                .filter(|m| !m.is_zeroing())
                .filter(|m| {
                    let mut next = position.clone();
                    next.play_unchecked(*m);
                    seen.get(&PositionKey::of(&next)).is_some_and(|times| *times >= 2)
                })
                .collect(),
            None => laws::repeating_moves(&replay.up_to(ply)),
        };
        if !moves.is_empty() {
            return Some((ply, moves));
        }
    }
    None
}

/// The first position in which a move would complete the fifty (9.3.1), with those moves.
fn fifty_at(replay: &Replay) -> Option<(usize, Vec<Move>)> {
    let near = replay.placed().iter().enumerate().filter(|(_, p)| p.quiet_plies + 1 == FIFTY_MOVES_PLIES);
    near.map(|(ply, _)| (ply, laws::fifty_completing_moves(&replay.up_to(ply))))
        .find(|(_, moves)| !moves.is_empty())
}

fn ply32(ply: usize) -> u32 {
    u32::try_from(ply).unwrap_or(u32::MAX)
}

fn san(game: &Game, m: Move) -> String {
    move_text(&recorded::final_position(game), game.castling_mode(), m, MoveStyle::San)
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
    let position = recorded::final_position(game);
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
                fen: placed.position.as_ref().map(notation::position::fen_of).unwrap_or_default(),
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
