//! The game declared lost by a ruling (12.9.6), and results that go against it.

use laws::{Colour, Message, Outcome, PenaltyKind};

use crate::advice::Scene;
use crate::command::{SaidRuling, Score};
use crate::fact::Pairing;
use crate::ids::GameId;
use crate::refusal::Refusal;
use crate::state::State;

/// The outcome without a score said: the opponent gets the win; both at fault, both lose (11.8).
pub(super) fn lost_by_penalty(scene: &Scene<'_>, said: &SaidRuling) -> Option<Outcome> {
    let lost = said.penalties.iter().filter(|penalty| penalty.kind == PenaltyKind::GameLost);
    let mut sides = lost.filter_map(|penalty| scene.side(&penalty.on));
    let first = sides.next()?;
    Some(if sides.any(|side| side != first) { Outcome::BothLose } else { Outcome::Win(first.opponent()) })
}

/// Who is declared to have lost gets nothing; what the opponent gets is the arbiter's to say.
pub(super) fn keeps_lost(lost: Outcome, said: Score) -> Result<(), Refusal> {
    let gets = |side: Colour| match said {
        Score::Points(white, black) => {
            if side == Colour::White {
                white > 0
            } else {
                black > 0
            }
        }
        Score::Outcome(outcome) => scores(outcome, side),
    };
    let mut losers = [Colour::White, Colour::Black].into_iter().filter(|side| lost != Outcome::Win(*side));
    match losers.find(|side| gets(*side)) {
        None => Ok(()),
        Some(side) => Err(Refusal::Forbidden {
            message: Message::new("refused-lost-with-points").with("side", side),
            because: vec![laws::articles::PENALTY_GAME_LOST.cite()],
        }),
    }
}

/// What is said to a result that gives something to a player whom a standing ruling let lose this game or put out of
/// the competition.
pub(super) fn against_ruling(
    state: &State,
    game: GameId,
    pairing: &Pairing,
    outcome: Outcome,
) -> Option<Message> {
    let penalties = state.incidents_of_game(game).into_iter().flat_map(|record| record.penalties.iter());
    let ruled =
        penalties.filter(|dated| matches!(dated.fact.kind, PenaltyKind::GameLost | PenaltyKind::Expulsion));
    let mut sides = ruled.filter_map(|dated| pairing.side(dated.fact.player?));
    let side = sides.find(|side| scores(outcome, *side))?;
    Some(Message::new("remark-result-against-ruling").with("side", side))
}

fn scores(outcome: Outcome, side: Colour) -> bool {
    let points = outcome.points(laws::Scoring::default());
    let own = if side == Colour::White { points.white } else { points.black };
    own > laws::HalfPoints::ZERO
}
