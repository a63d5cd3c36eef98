//! The forfeits of a round at the default time: one list that the arbiter confirms, with exceptions (6.7).

use laws::{Article, Colour, IncidentKind, Message, Outcome};

use super::result::result;
use super::{Decided, standing_game, standing_section};
use crate::command::{DefaultRuling, Score};
use crate::fact::{Fact, Fault, Incident, Ruling};
use crate::ids::*;
use crate::refusal::Refusal;
use crate::state::State;
use crate::value::Citations;
use crate::words::{EntryKind, Reporter, ResultSource};

pub(super) fn confirm(
    state: &State,
    entry: EntryId,
    section: SectionId,
    round: RoundNo,
    games: &[DefaultRuling],
) -> Result<Decided, Refusal> {
    standing_section(state, section)?;
    if games.is_empty() {
        return Err(Refusal::desk(Message::new("refused-no-defaults")));
    }
    let mut facts: Vec<Fact> = Vec::new();
    for (n, ruling) in games.iter().enumerate() {
        let pairing = standing_game(state, ruling.game)?;
        if (pairing.section, pairing.round) != (section, round) {
            return Err(Refusal::NotFound("game"));
        }
        let reason = ruling.reason.as_deref().map(str::trim).filter(|text| !text.is_empty());
        if !ruling.confirmed && reason.is_none() {
            let board = pairing.board.map_or(0, |board| u32::from(board.0));
            return Err(Refusal::desk(Message::new("refused-exception-reason").with("board", board)));
        }
        let incident = IncidentId::of(entry, n);
        let edition = state.announced(section, Some(round)).edition;
        let because = Citations(Article::cite_all(IncidentKind::LateArrival.articles(), edition));
        facts.push(
            Incident {
                incident,
                section: Some(section),
                round: Some(round),
                game: Some(ruling.game),
                kind: IncidentKind::LateArrival,
                move_no: None,
                reported_by: Some(Reporter::Arbiter),
                reporter: None,
                witness: None,
                note: None,
                noticed: None,
                opponent_can_mate: None,
                amount_ms: None,
            }
            .into(),
        );
        for side in &ruling.absent {
            facts.push(
                Fault {
                    incident,
                    player: Some(pairing.player(*side)),
                    person: None,
                    side: Some(*side),
                    move_text: None,
                    counts: false,
                    ordinal: None,
                }
                .into(),
            );
        }
        facts.push(
            Ruling {
                incident,
                ruled_by: None,
                as_advised: ruling.confirmed,
                reason: reason.map(str::to_owned),
                articles: because,
            }
            .into(),
        );
        if ruling.confirmed {
            let score = Score::Outcome(forfeit(&ruling.absent)?);
            facts.push(result(state, ruling.game, pairing, score, ResultSource::DefaultTime)?.into());
        }
    }
    Ok(Decided::new(EntryKind::Incident, facts))
}

fn forfeit(absent: &[Colour]) -> Result<Outcome, Refusal> {
    match (absent.contains(&Colour::White), absent.contains(&Colour::Black)) {
        (true, true) => Ok(Outcome::ForfeitBoth),
        (true, false) => Ok(Outcome::ForfeitWin(Colour::Black)),
        (false, true) => Ok(Outcome::ForfeitWin(Colour::White)),
        (false, false) => Err(Refusal::desk(Message::new("refused-nobody-absent"))),
    }
}
