//! The commands of a story, as the fronts hand them to the desk.

use actions::draft::{AbsentSeat, ByeAsked, ClocksBecame, Command, DefaultConfirmed, PlayerDraft};
use actions::view::{Pair, ResultCode, Side};
use desk::command as direct;
use desk::fact::Competition;
use desk::ids::*;
use desk::words::{ResultsOwner, Withdrawal};

use crate::hall::Hall;
use crate::incidents::{incident, rule};
use crate::names::{number, round};
use crate::{core_commands, imports, report_file};

pub type Done = Result<(), String>;

/// Words of a command, taken one by one; `key=value` words are taken by their key.
pub struct Words(pub Vec<String>);

impl Words {
    pub fn next(&mut self) -> Result<String, String> {
        if self.0.is_empty() { Err("a word is missing".to_owned()) } else { Ok(self.0.remove(0)) }
    }
    pub fn maybe(&mut self) -> Option<String> {
        (!self.0.is_empty()).then(|| self.0.remove(0))
    }
    pub fn key(&mut self, key: &str) -> Option<String> {
        let at = self.0.iter().position(|w| w.split_once('=').is_some_and(|(k, _)| k == key))?;
        self.0.remove(at).split_once('=').map(|(_, value)| value.to_owned())
    }
    pub fn keys(&mut self, key: &str) -> Vec<String> {
        std::iter::from_fn(|| self.key(key)).collect()
    }
    pub fn flag(&mut self, word: &str) -> bool {
        let at = self.0.iter().position(|w| w == word);
        at.map(|at| self.0.remove(at)).is_some()
    }
    /// `r2` in front of what follows; else the story's round.
    pub fn round(&mut self, hall: &Hall) -> Result<u16, String> {
        match self.0.first().filter(|w| w.starts_with('r') && w[1..].parse::<u16>().is_ok()) {
            Some(_) => round(&self.next()?),
            None => Ok(hall.round),
        }
    }
    fn end(&self) -> Done {
        if self.0.is_empty() { Ok(()) } else { Err(format!("not understood: {}", self.0.join(" "))) }
    }
}

/// One command line.
pub fn command(hall: &mut Hall, words: &[String], rows: &[String]) -> Done {
    let mut words = Words(words.to_vec());
    if words.0.first().is_some_and(|w| w == "on") {
        words.next()?;
        let screen = words.next()?;
        hall.screen = Some(*hall.screens.get(&screen).ok_or_else(|| format!("no screen {screen}"))?);
        if words.0.first().is_some_and(|w| w == ">") {
            words.next()?;
            hall.quick(&words.0.join(" "), true);
            hall.screen = None;
            return Ok(());
        }
    }
    let verb = words.next()?;
    let result = run(hall, &verb, &mut words, rows);
    hall.screen = None;
    result?;
    words.end()
}

fn run(hall: &mut Hall, verb: &str, words: &mut Words, rows: &[String]) -> Done {
    let command = match verb {
        // The story itself.
        "round" => {
            hall.round = number(&words.next()?)?;
            return Ok(());
        }
        "time" => {
            let time = laws::clock::HallTime::parse(&words.next()?).map_err(|e| e.to_string())?;
            hall.now.at = flagfall_tests::journal::START + time.get();
            return Ok(());
        }
        "hand" => {
            hall.hand = Some(hall.game(&words.next()?)?);
            return Ok(());
        }
        "mark" => {
            let (name, game) = (words.next()?, words.next()?);
            let game = hall.game(&game)?;
            hall.marks.insert(name, game);
            return Ok(());
        }
        "screen" => {
            let position = hall.state.position();
            hall.screens.insert(words.next()?, position);
            return Ok(());
        }
        "desk" => {
            hall.at_desk(number(&words.next()?)?);
            return Ok(());
        }
        "look" => {
            let incident = hall.incident_named(&words.next()?)?;
            hall.incident = Some(incident);
            let advice = desk::decide::advise_again(&hall.state, incident).map_err(|e| e.to_string())?;
            hall.last.advice = Some(advice);
            return Ok(());
        }
        "file" => {
            let name = words.next()?;
            let bytes = if name.ends_with(".trf") {
                report_file::report(rows)?
            } else {
                rows.join("\n").into_bytes()
            };
            hall.files.insert(name, bytes);
            return Ok(());
        }
        "adjourn" | "envelope" | "resumption" => return crate::adjournment::command(hall, verb, words),
        "export" | "edit" | "diff" | "import" => return imports::command(hall, verb, words),
        // The competition.
        "competition" => {
            let name = words.next()?;
            let results_owner = ResultsOwner::Desk;
            let (city, federation, first_day, last_day) = (None, None, None, None);
            let facts = Competition { name, city, federation, first_day, last_day, results_owner };
            hall.record(direct::Command::Competition(facts), None);
            return Ok(());
        }
        "section" => {
            let (letter, name, regime, control) =
                (words.next()?, words.next()?, words.maybe(), words.maybe());
            hall.typed(&Command::Section { letter: letter.clone(), name, rounds: Some(9) });
            for (key, value) in [("time-control", control), ("regime", regime)] {
                if let Some(value) = value.filter(|_| hall.last.refused.is_none()) {
                    let section = hall.section(&letter)?.to_string();
                    hall.typed(&Command::Setting { section, round: None, key: key.to_owned(), value });
                }
            }
            return Ok(());
        }
        "setting" => {
            let section = hall.section(&words.next()?)?.to_string();
            let round = words.0.first().is_some_and(|w| w.starts_with('r') && w[1..].parse::<u16>().is_ok());
            let round = if round { Some(words.round(hall)?) } else { None };
            let (key, value) = (words.next()?, words.maybe().unwrap_or_default());
            Command::Setting { section, round, key, value }
        }
        "arbiter" => {
            let (initials, name, role) = (words.next()?, words.next()?, words.maybe());
            Command::Arbiter { initials, name, role: role.unwrap_or_else(|| "floor".to_owned()) }
        }
        "player" => {
            let section = hall.section(&words.next()?)?.to_string();
            Command::Player { section, player: player_draft(words)? }
        }
        "rename" | "change" => {
            let player = hall.player(&words.next()?)?.to_string();
            Command::ChangePlayer { player, to: player_draft(words)? }
        }
        "withdraw" => {
            let player = hall.player(&words.next()?)?.to_string();
            let from_round = round(&words.next()?)?;
            Command::Withdraw { player, from_round, reason: words.maybe() }
        }
        "return" => {
            let player = hall.player(&words.next()?)?.to_string();
            Command::Return { player, from_round: round(&words.next()?)? }
        }
        "bye" => {
            let section = hall.section(&words.next()?)?.to_string();
            let round = words.round(hall)?;
            let player = hall.player(&words.next()?)?.to_string();
            let bye = match words.next()?.as_str() {
                "allocated" => ByeAsked::Allocated,
                "half" => ByeAsked::Half,
                "full" => ByeAsked::Full,
                "zero" => ByeAsked::Zero,
                "absent" => ByeAsked::Absent,
                "none" => ByeAsked::None,
                other => return Err(format!("no bye {other}")),
            };
            Command::Bye { section, round, player, bye }
        }
        // Pairings.
        "pair" => {
            let section = hall.section(&words.next()?)?.to_string();
            let round = words.round(hall)?;
            let board = words.next()?;
            let board = if board == "-" { None } else { Some(number(&board)?) };
            let white = hall.player(&words.next()?)?.to_string();
            let black = hall.player(&words.next()?)?.to_string();
            Command::Pair { section, round, board, white, black }
        }
        "unpair" => Command::Unpair { game: game(hall, words)?, reason: words.maybe() },
        "renumber" => Command::Renumber { game: game(hall, words)?, board: number(&words.next()?)? },
        "swap" => Command::SwapColours { game: game(hall, words)? },
        "replay" => {
            Command::AnnulAndReplay { game: game(hall, words)?, reason: words.maybe().unwrap_or_default() }
        }
        // The round.
        "start" | "close" => {
            let section = hall.section(&words.next()?)?.to_string();
            let round = words.round(hall)?;
            match verb {
                "start" => Command::StartRound { section, round, occurred: words.maybe() },
                _ => Command::CloseRound { section, round },
            }
        }
        "here" => {
            let game = game(hall, words)?;
            Command::Arrival { game, side: side(&words.next()?)?, occurred: words.maybe() }
        }
        "all" => {
            if words.next()? != "here" {
                return Err("all here".to_owned());
            }
            let section = hall.section(&words.next()?)?.to_string();
            let round = words.round(hall)?;
            let absent = if words.flag("but") { seats(hall, words)? } else { Vec::new() };
            Command::AllArrived { section, round, absent, occurred: words.maybe() }
        }
        "confirm" => {
            let section = hall.section(&words.next()?)?.to_string();
            let round = words.round(hall)?;
            let mut games = Vec::new();
            while let Some(word) = words.maybe() {
                let game = hall.game(&word)?.to_string();
                match words.next()?.as_str() {
                    "lost" => games.push(DefaultConfirmed { game, confirmed: true, reason: None }),
                    "except" => {
                        games.push(DefaultConfirmed { game, confirmed: false, reason: words.maybe() })
                    }
                    other => return Err(format!("lost or except, not {other}")),
                }
            }
            Command::ConfirmDefaults { section, round, games }
        }
        // A game.
        "result" => {
            let game = game(hall, words)?;
            match words.next()?.as_str() {
                "clear" => Command::ClearResult { game },
                word => Command::Result { game, result: result(word)?, how: None },
            }
        }
        "score" => {
            // A score that has no key: half-points of White and Black.
            let game = hall.game(&words.next()?)?;
            let score = direct::Score::Points(number(&words.next()?)?, number(&words.next()?)?);
            hall.record(direct::Command::Result { game, score: Some(score) }, None);
            return Ok(());
        }
        "clocks" => Command::ClockReading {
            game: game(hall, words)?,
            clocks: Pair { white: reading(words.maybe()), black: reading(words.maybe()) },
            r#move: words.maybe(),
            occurred: None,
        },
        "note" => Command::Note { game: Some(game(hall, words)?), player: None, text: words.next()? },
        "moves" => Command::Moves {
            game: game(hall, words)?,
            source: words.next()?,
            start_fen: words.key("fen"),
            movetext: words.0.drain(..).collect::<Vec<_>>().join(" "),
        },
        // Incidents.
        "incident" => Command::Incident { incident: incident(hall, words)? },
        "rule" => return rule(hall, words),
        "reason" => {
            let entry = words.next()?;
            Command::Reason { ruling: hall.entry_named(&entry)?.to_string(), reason: words.next()? }
        }
        "revoke" | "appeal" => {
            let about = hall.entry_named(&words.next()?)?.to_string();
            let set_back = match words.key("clocks").as_deref() {
                Some("set-back") => Some(true),
                Some("kept") => Some(false),
                _ => None,
            };
            let now = Pair { white: words.key("w"), black: words.key("b") };
            let clocks = Some(ClocksBecame { set_back, now });
            let reason = words.maybe().unwrap_or_default();
            Command::Revoke { about, reason, appeal: verb == "appeal", clocks }
        }
        "mistyped" => {
            let about = hall.entry_named(&words.next()?)?.to_string();
            Command::TakeBack { about, reason: words.maybe() }
        }
        "undo" => Command::Undo,
        "exclude" => {
            let player = hall.player(&words.next()?)?;
            let from_round = RoundNo(round(&words.next()?)?);
            let status = desk::words::Participation::Excluded;
            let fact = desk::fact::PlayerStatus { player, from_round, status, reason: None };
            hall.record(direct::Command::Status(fact), None);
            return Ok(());
        }
        "restore" => {
            // The taking-back of an entry is itself taken back.
            let about = hall.entry_named(&words.next()?)?;
            hall.record(
                direct::Command::TakeBack {
                    about,
                    way: Withdrawal::Mistyped,
                    reason: None,
                    clocks: Default::default(),
                },
                None,
            );
            return Ok(());
        }
        other => match core_commands::command(hall, other, words)? {
            Some(command) => {
                hall.record(command, None);
                return Ok(());
            }
            None => return Err(format!("no command {other}")),
        },
    };
    hall.typed(&command);
    Ok(())
}

fn game(hall: &Hall, words: &mut Words) -> Result<String, String> {
    Ok(hall.game(&words.next()?)?.to_string())
}

fn reading(word: Option<String>) -> Option<String> {
    word.filter(|w| w != "-")
}

pub fn side(word: &str) -> Result<Side, String> {
    match word {
        "w" => Ok(Side::White),
        "b" => Ok(Side::Black),
        other => Err(format!("no side {other}")),
    }
}

/// `A12w A13b` up to the end, or to a time.
fn seats(hall: &Hall, words: &mut Words) -> Result<Vec<AbsentSeat>, String> {
    let mut seats = Vec::new();
    while words.0.first().is_some_and(|w| !w.contains(':')) {
        let word = words.next()?;
        let (board, sides) = word.split_at(word.trim_end_matches(['w', 'b']).len());
        let game = hall.game(board)?.to_string();
        for letter in sides.chars() {
            seats.push(AbsentSeat { game: game.clone(), side: side(&letter.to_string())? });
        }
    }
    Ok(seats)
}

fn player_draft(words: &mut Words) -> Result<PlayerDraft, String> {
    Ok(PlayerDraft {
        name: words.next()?,
        title: words.key("title"),
        rating: words.key("rating"),
        fide_number: words.key("fide"),
        federation: words.key("fed"),
        born: words.key("born"),
    })
}

/// A result as the keys call it.
pub fn result(word: &str) -> Result<ResultCode, String> {
    Ok(match word {
        "1-0" => ResultCode::WhiteWins,
        "0-1" => ResultCode::BlackWins,
        "=" => ResultCode::Draw,
        "+-" => ResultCode::WhiteWinsForfeit,
        "-+" => ResultCode::BlackWinsForfeit,
        "--" => ResultCode::DoubleForfeit,
        "½-0" => ResultCode::HalfZero,
        "0-½" => ResultCode::ZeroHalf,
        "0-0" => ResultCode::ZeroZero,
        "1-½" => ResultCode::OneHalf,
        "½-1" => ResultCode::HalfOne,
        other => return Err(format!("no result {other}")),
    })
}
