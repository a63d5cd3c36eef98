//! What no front asks for, and the core refuses all the same.

use desk::command::{AppealDecision, AppealDraft, Command, DefaultRuling};
use desk::fact::Scoring;
use desk::ids::*;
use desk::words::{AppealVerdict, Capacity};

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
        // `announce "text"` to the hall, `announce` takes down what stands.
        "announce" => Command::Announce(desk::fact::Announcement { section: None, text: words.maybe() }),
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
        // A file of games of which none is taken.
        "no-games" => Command::Games(Vec::new()),
        // An appeal against the ruling on the last incident of a board.
        "lodge" => {
            let incident = hall.incident_named(&words.next()?)?;
            let record = hall.state.incidents.get(&incident);
            let player = match words.key("for") {
                None => record.and_then(|r| r.faults.now()).and_then(|f| f.player),
                Some(side) => {
                    let game = record.and_then(|r| r.incident.now()).and_then(|fact| fact.game);
                    let pairing = game.and_then(|game| hall.state.pairing_of(game)).ok_or("no board")?;
                    Some(if side == "w" { pairing.white } else { pairing.black })
                }
            };
            let before = words.key("before").map(|minutes| minutes.parse::<i64>());
            let minutes =
                words.key("minutes").map(|m| m.parse::<u32>()).transpose().map_err(|e| e.to_string())?;
            let before = before.transpose().map_err(|e| e.to_string())?;
            Command::Appeal(Box::new(AppealDraft {
                incident,
                player,
                appellant: words.key("by").unwrap_or_else(|| "The player".to_owned()),
                capacity: Capacity::Player,
                fee: None,
                written: true,
                lodged_at: before.map(|minutes| hall.now.at - minutes * 60_000),
                deadline_min: minutes,
                statement: None,
                panel: Vec::new(),
            }))
        }
        // An appeal is decided by its number in the order of lodging, the last without; or one that nobody lodged.
        "appeal-decided" => {
            let number = words.key("appeal").and_then(|n| n.parse::<usize>().ok());
            let verdict = words.next()?;
            let verdict = AppealVerdict::from_word(&verdict).ok_or("no verdict")?;
            let score = words.maybe().map(|w| crate::commands::result(&w)).transpose()?;
            let nobodys = AppealId(uuid::Uuid::nil());
            let appeals = hall.state.appeals.iter();
            let lodged = appeals.filter_map(|(id, one)| Some((one.appeal.first()?.entry, *id)));
            let lodged: Vec<AppealId> = std::collections::BTreeMap::from_iter(lodged).into_values().collect();
            let appeal = number.map_or(lodged.last(), |n| lodged.get(n - 1)).copied().unwrap_or(nobodys);
            Command::DecideAppeal(Box::new(AppealDecision {
                appeal,
                verdict,
                fee_returned: false,
                at: None,
                reason: Some("The committee saw it otherwise.".to_owned()),
                score: score.map(actions::view::ResultCode::score),
                white_delta_ms: 0,
                black_delta_ms: 0,
            }))
        }
        _ => return Ok(None),
    }))
}
