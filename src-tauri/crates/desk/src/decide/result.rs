//! Results: outcome, points and rating as three facts; the pairs that do not exist are refused with their Article.

use laws::{Colour, HalfPoints, Message, Outcome, PenaltyKind};

use super::game_lost::against_ruling;
use super::{Decided, standing_game};
use crate::command::Score;
use crate::fact::{GameResult, Pairing};
use crate::ids::GameId;
use crate::refusal::Refusal;
use crate::standing::law_scoring;
use crate::state::State;
use crate::words::{EntryKind, ResultSource};

pub(super) fn enter(state: &State, game: GameId, score: Option<Score>) -> Result<Decided, Refusal> {
    let pairing = standing_game(state, game)?;
    let Some(score) = score else {
        if state.result(game).is_none() {
            return Err(Refusal::desk(Message::new("refused-no-result")));
        }
        return Ok(Decided::one(EntryKind::Result, cleared(game, pairing)));
    };
    let fact = result(state, game, pairing, score, ResultSource::Desk)?;
    let against = fact.outcome.and_then(|outcome| against_ruling(state, game, pairing, outcome));
    let mut decided = Decided::one(EntryKind::Result, fact);
    decided.remarks.extend(against);
    if !state.counts(game) {
        decided = decided.remark(Message::new("remark-game-does-not-count"));
    }
    if state.is_adjourned(game) {
        decided.remarks.push(Message::new("remark-adjourned-result"));
    }
    let open =
        state.games.get(&game).map_or(0, |g| g.incidents.iter().filter(|id| state.is_open(**id)).count());
    if open > 0 {
        let count = u32::try_from(open).unwrap_or(u32::MAX);
        decided = decided.remark(Message::new("remark-open-incidents").with("count", count));
    }
    Ok(decided)
}

fn cleared(game: GameId, pairing: &Pairing) -> GameResult {
    GameResult {
        game,
        white: pairing.white,
        black: pairing.black,
        outcome: None,
        white_points: None,
        black_points: None,
        rated: false,
        source: ResultSource::Desk,
    }
}

/// The result fact of a score, with the points that standing penalties of this game leave.
pub(super) fn result(
    state: &State,
    game: GameId,
    pairing: &Pairing,
    score: Score,
    source: ResultSource,
) -> Result<GameResult, Refusal> {
    let scoring = law_scoring(&state.scoring(pairing.section));
    let outcome = match score {
        Score::Outcome(outcome) => outcome,
        Score::Points(white, black) => {
            let half = |points: i32| HalfPoints(u8::try_from(points).unwrap_or(u8::MAX));
            let (white, black) = (half(white), half(black));
            let pair = laws::score_pair(scoring, white, black);
            let exists = Outcome::ALL.into_iter().filter(|outcome| !outcome.is_forfeit()).find(|outcome| {
                let points = outcome.points(scoring);
                (points.white, points.black) == (white, black)
            });
            match exists {
                Some(outcome) if pair.outcome => outcome,
                _ => {
                    let message = pair.says.into_iter().next().unwrap_or(Message::new("refused-score"));
                    return Err(Refusal::Forbidden { message, because: pair.because });
                }
            }
        }
    };
    let (white_points, black_points) = points_with_penalties(state, game, outcome, pairing);
    Ok(GameResult {
        game,
        white: pairing.white,
        black: pairing.black,
        outcome: Some(outcome),
        white_points: Some(white_points),
        black_points: Some(black_points),
        rated: !outcome.is_forfeit() && !is_historical(state, pairing),
        source,
    })
}

/// Whether the game is played under a historical text, which is never rated play.
fn is_historical(state: &State, pairing: &Pairing) -> bool {
    state.announced(pairing.section, Some(pairing.round)).edition == laws::Edition::Old
}

/// The half-points an outcome gives in this game after the point penalties that stand in it (12.9.4, 12.9.5).
///
/// Never below zero, never above a win for one player, never above the sum of a normal game (10.2).
pub fn points_with_penalties(state: &State, game: GameId, outcome: Outcome, pairing: &Pairing) -> (i32, i32) {
    let penalties = state.incidents_of_game(game).into_iter().flat_map(|record| record.penalties.iter());
    let found = penalties.filter_map(|dated| {
        let side = pairing.side(dated.fact.player?)?;
        Some((side, dated.fact.kind, dated.fact.points?))
    });
    penalised(&law_scoring(&state.scoring(pairing.section)), outcome, found)
}

pub(super) fn penalised(
    scoring: &laws::Scoring,
    outcome: Outcome,
    penalties: impl Iterator<Item = (Colour, PenaltyKind, i32)>,
) -> (i32, i32) {
    let points = outcome.points(*scoring);
    let (mut white, mut black) = (i32::from(points.white.0), i32::from(points.black.0));
    let win = i32::from(scoring.win.0);
    let most = (win + i32::from(scoring.loss.0)).max(2 * i32::from(scoring.draw.0));
    let penalties: Vec<_> = penalties.collect();
    // What is taken makes room for what is given, in whatever order the two were said.
    for kind in [PenaltyKind::OffenderFewerPoints, PenaltyKind::OpponentMorePoints] {
        for (offender, _, amount) in penalties.iter().filter(|(_, said, _)| *said == kind) {
            let (own, opponent) = match offender {
                Colour::White => (&mut white, &mut black),
                Colour::Black => (&mut black, &mut white),
            };
            match kind {
                PenaltyKind::OffenderFewerPoints => *own = own.saturating_sub(*amount).max(0),
                _ => *opponent = opponent.saturating_add(*amount).min(win).min((most - *own).max(*opponent)),
            }
        }
    }
    (white, black)
}
