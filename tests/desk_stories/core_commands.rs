//! What no front asks for, and the core refuses all the same.

use desk::command::{Command, DefaultRuling};
use desk::fact::Scoring;
use desk::ids::*;

use crate::commands::Words;
use crate::hall::Hall;
use crate::names::number;

/// A command of the core; none where the word is no such command.
pub fn command(hall: &Hall, verb: &str, words: &mut Words) -> Result<Option<Command>, String> {
    Ok(Some(match verb {
        // A player is given a starting number that another one has.
        "number-taken" => {
            let player = hall.player(&words.next()?)?;
            let known = hall.state.player(player).ok_or("no player")?;
            let to = desk::command::PlayerDraft {
                section: known.section,
                starting_no: Some(number(&words.next()?)?),
                name: known.name.clone(),
                title: None,
                sex: None,
                rating: known.rating,
                federation: known.federation.clone(),
                fide_number: known.fide_number,
                birth: None,
                team: None,
            };
            Command::ChangePlayer { player, to }
        }
        // A player is moved to another section.
        "move-section" => {
            let player = hall.player(&words.next()?)?;
            let known = hall.state.player(player).ok_or("no player")?;
            let section = hall.section(&words.next()?)?;
            let to = desk::command::PlayerDraft {
                section,
                starting_no: None,
                name: known.name.clone(),
                title: None,
                sex: None,
                rating: None,
                federation: None,
                fide_number: None,
                birth: None,
                team: None,
            };
            Command::ChangePlayer { player, to }
        }
        // A bye worth more than a win.
        "scoring-bye" => {
            let section = hall.section(&words.next()?)?;
            Command::Scoring(Scoring { section, win: 2, draw: 1, loss: 0, absence: 0, pairing_bye: 3 })
        }
        // A time control that is none, past the form that reads it.
        "control" => {
            let section = hall.section(&words.next()?)?;
            let rules = hall.state.rules(section, None).cloned();
            let rules = rules.unwrap_or_else(|| actions::settings::usual_rules(section));
            Command::Rules(desk::fact::Rules { time_control: words.next()?, ..rules })
        }
        // A forfeit of nobody, or in a round the game is not of.
        "nobody-absent" => {
            let game = hall.game(&words.next()?)?;
            let pairing = hall.state.pairing_of(game).ok_or("no pairing")?;
            let round = words.maybe().map(|r| crate::names::round(&r)).transpose()?;
            Command::ConfirmDefaults {
                section: pairing.section,
                round: round.map_or(pairing.round, RoundNo),
                games: vec![DefaultRuling { game, absent: Vec::new(), confirmed: true, reason: None }],
            }
        }
        _ => return Ok(None),
    }))
}
