//! The claim desk: what a game's moves say about threefold repetition, fifty moves and the ends of the game, both ways
//! of claiming, and where a position only looks like another.

mod earlier;
mod same;
mod written;

use desk::claim::{FoundClaim, GivenMoves};
use desk::ids::GameId;
use desk::state::State;
use laws::{Announced, ClaimFacts, ClaimForm, ClaimGround, Colour, Message as LawMessage, Replay};
use notation::game::{Game, Start};
use shakmaty::{Chess, Move, Position};

use crate::error::ActionError;
use crate::move_notation::MoveNotation;
use crate::recorded;
use crate::say;
use crate::view::{Citation, Message, Side, crossing};

pub(crate) use written::lands_on;

crossing! {
    /// Everything the claim desk says about a game at its last position.
    pub struct ClaimReport {
        /// Plies played legally.
        pub plies: u32,
        /// The ply that is not legal, and what stands there; nothing after it was looked at.
        pub not_legal: Option<NotLegal>,
        /// Who has the move.
        pub to_move: Side,
        /// Whether who claims may do so here, and who may.
        pub may_claim: Message,
        /// The final position on the board.
        pub fen: String,
        /// The position claimed on: the final one, or the one after the written move.
        pub claimed_fen: String,
        /// How often the position claimed on has stood there, in words.
        pub occurred: Message,
        /// The occurrences of the position claimed on, the last one included.
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
        /// After which move.
        pub move_text: String,
        /// `checkmate`, `stalemate`, `fivefold` or `seventy-five`.
        pub how: String,
        /// Where the position of a fivefold repetition stood, the fifth time included.
        pub occurrences: Vec<Occurrence>,
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
        /// How the game ends by it.
        pub result: Option<crate::view::ResultCode>,
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
    /// Who claims; none is the side that has the move.
    pub claimant: Option<Colour>,
    /// The claimant's own record has gaps in the moves of the claim (old 13.2).
    pub unrecorded: bool,
    /// The claimant's flag fell while the claim was checked (old 17A.2).
    pub flag_fell: bool,
}

impl Intention {
    fn facts(&self, claimant: Colour, ground: ClaimGround, form: ClaimForm) -> ClaimFacts {
        ClaimFacts {
            touched: self.touched,
            recorded: !self.unrecorded,
            flag_fell_meanwhile: self.flag_fell,
            ..ClaimFacts::plain(claimant, ground, form)
        }
    }
}

/// Checks a game at its last position.
///
/// # Errors
/// The game begins in a position that is none; the written move cannot be read, or could mean several.
pub fn check(
    announced: &Announced,
    game: &Game,
    intention: &Intention,
    notation: MoveNotation,
) -> Result<ClaimReport, ActionError> {
    // A game from a position that is none would be checked from the usual one, and say so nowhere.
    if let Start::Unplayable { fen, .. } = &game.start {
        let message = LawMessage::new("claim-position-unclear").with("text", fen.as_str());
        return Err(ActionError::Unclear(message));
    }
    let replay = recorded::replay(game);
    let whole = laws::whole_game_of(&replay).under(announced.edition);
    let position = recorded::final_position(game);
    let to_move = Colour::from(position.turn());
    let claimant = intention.claimant.unwrap_or(to_move);
    let form = written::form(game, intention, notation)?;
    let asked = Asked { announced, game, replay: &replay, position: &position, notation };
    let claims: Vec<(laws::ClaimVerdict, Claim)> = [ClaimGround::Repetition, ClaimGround::FiftyMoves]
        .into_iter()
        .map(|ground| asked.claim(&intention.facts(claimant, ground, form.form), form.shown.clone()))
        .collect();
    let claimed = same::claimed_on(&asked, &form);
    let first_fifty = match announced.edition {
        laws::Edition::Fide2023 => whole.first_fifty,
        laws::Edition::Old => laws::first_quiet(&replay, laws::fifty_plies(announced)),
    };
    // The fifty of the old text must have been played (old 12.4).
    let ahead = announced.edition == laws::Edition::Fide2023;
    let writable = |moves: Vec<Move>| moves.into_iter().map(|m| asked.text(m)).collect();
    let first_written = |found| earlier::first_written(game, &replay, found, notation);
    Ok(ClaimReport {
        plies: ply32(replay.plies()),
        not_legal: game.open_rest().map(|rest| asked.not_legal(rest)),
        to_move: to_move.into(),
        may_claim: may_claim(claims.first().map(|(verdict, _)| *verdict), claimant),
        fen: notation::position::fen_of(&position),
        claimed_fen: claimed.fen,
        occurred: claimed.occurred,
        occurrences: claimed.occurrences,
        look_alikes: claimed.look_alikes,
        repeating_moves: writable(laws::repeating_moves(&replay)),
        quiet_plies: replay.last().map_or(0, |placed| placed.quiet_plies),
        fifty_moves: if ahead { writable(laws::fifty_completing_moves(&replay)) } else { Vec::new() },
        first_threefold: whole.first_threefold.map(ply32),
        first_written_threefold: first_written(earlier::repeating_at(&replay)),
        first_fivefold: whole.first_fivefold.map(ply32),
        first_fifty: first_fifty.map(ply32),
        first_written_fifty: first_written(earlier::fifty_at(&replay).filter(|_| ahead)),
        first_seventy_five: whole.first_seventy_five.map(ply32),
        ended: same::ended(&asked, &whole),
        claims: claims.into_iter().map(|(_, claim)| claim).collect(),
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
    // The journal keeps moves as PGN has them, whatever the desk shows.
    let form = written::form(&game, intention, MoveNotation::SAN)?;
    let facts = intention.facts(claimant, ground, form.form);
    let advice = laws::draw_claim(&announced, &replay, &facts);
    let position = recorded::final_position(&game);
    let san = |m: &Move| MoveNotation::SAN.write(&position, game.castling_mode(), *m);
    Ok(Some(FoundClaim {
        written_move: form.kept,
        must_play: advice.outcome.must_play.iter().map(san).collect(),
        fen: Some(notation::position::fen_of(&position)),
        moves: given,
        ..FoundClaim::new(&facts, advice)
    }))
}

/// What only looked like the position of a claim on record, and why it was another: for the repetition claim whose
/// position the recorded moves reach, else nothing.
pub fn look_alikes(state: &State, id: GameId, claim: &desk::fact::Claim) -> Vec<LookAlike> {
    let of_repetition = claim.ground == desk::words::ClaimGround::Repetition;
    let game = recorded::game(state, id).filter(|_| of_repetition);
    match (game, claim.fen.as_deref()) {
        (Some(game), Some(fen)) => same::look_alikes_on_record(&game, fen, claim.written_move.as_deref()),
        _ => Vec::new(),
    }
}

fn ply32(ply: usize) -> u32 {
    u32::try_from(ply).unwrap_or(u32::MAX)
}

/// The written move as the journal keeps it.
///
/// # Errors
/// It cannot be read, or could mean several.
pub(crate) fn written_kept(
    game: &Game,
    intention: &Intention,
    notation: MoveNotation,
) -> Result<Option<String>, ActionError> {
    Ok(written::form(game, intention, notation)?.kept)
}

/// Whether who claims may, and who may.
fn may_claim(verdict: Option<laws::ClaimVerdict>, claimant: Colour) -> Message {
    use laws::ClaimVerdict as V;
    let id = match verdict {
        Some(V::OverBefore(_)) => return Message::new("claims-may-nobody"),
        Some(V::NotHavingTheMove) => "claims-may-opponent",
        Some(V::Touched) => "claims-may-not-touched",
        _ => "claims-may",
    };
    Message::new(id).with("side", say::side(claimant)).with("opponent", say::side(claimant.opponent()))
}

/// A game under its rules, at its last position.
struct Asked<'a> {
    announced: &'a Announced,
    game: &'a Game,
    replay: &'a Replay,
    position: &'a Chess,
    notation: MoveNotation,
}

impl Asked<'_> {
    /// A move from the last position.
    fn text(&self, m: Move) -> String {
        self.notation.write(self.position, self.game.castling_mode(), m)
    }

    fn not_legal(&self, rest: &notation::game::Rest) -> NotLegal {
        NotLegal {
            ply: rest.ply,
            text: rest.tokens.first().map(|token| token.text.clone()).unwrap_or_default(),
            candidates: rest.candidates.iter().map(|m| self.text(*m)).collect(),
        }
    }

    fn claim(&self, facts: &ClaimFacts, written: Option<String>) -> (laws::ClaimVerdict, Claim) {
        let advice = laws::draw_claim(self.announced, self.replay, facts);
        let gains = advice.outcome.opponent_gains_ms;
        let claim = Claim {
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
            result: match advice.outcome.game {
                laws::GameEffect::Ends(outcome) => Some(crate::view::ResultCode::of(outcome)),
                _ => None,
            },
            opponent_gains: (gains != 0).then(|| say::clock(gains)),
            must_play: advice.outcome.must_play.iter().map(|m| self.text(*m)).collect(),
        };
        (advice.outcome.verdict, claim)
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
