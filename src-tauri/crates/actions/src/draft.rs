//! What was typed or clicked, as the page and the quick line hand it over, and the command it becomes.
//!
//! Text is parsed here and nowhere else: clock readings, minutes, hall times, squares, amounts. What is not understood
//! is said with the words that were not, and nothing is recorded.

mod incident;

use desk::command::{self as to, Clocks};
use desk::entry::HallTime;
use desk::fact;
use desk::ids::*;
use desk::revoked::ClocksThen;
use desk::state::State;
use desk::words::{ArbiterRole, ByeKind, Participation, Withdrawal};
use laws::{Colour, Message};

use crate::adjournment::AdjournmentTyped;
use crate::appeal::{AppealDecided, AppealLodged, AppealPanelMember, AppealSaid};
use crate::error::ActionError;
use crate::scoresheets::SheetsAsked;
use crate::session::Now;
use crate::view::{Pair, ResultCode, RulingDraft, Side, crossing};

pub use incident::{ClaimDraft, ClockFactsDraft, IncidentDraft, RulingMode, report, ruling};

crossing! {
    /// Everything that can be recorded.
    #[serde(tag = "kind", rename_all_fields = "camelCase")]
    #[allow(missing_docs)] // The fields are those of `desk::command::Command`, documented there.
    #[allow(clippy::large_enum_variant)] // One is handed over at a time, and soon gone.
    pub enum Command {
        Result { game: String, result: ResultCode, how: Option<String> },
        ClearResult { game: String },
        StartRound { section: String, round: u16, occurred: Option<String> },
        CloseRound { section: String, round: u16 },
        Arrival { game: String, side: Side, occurred: Option<String> },
        AllArrived { section: String, round: u16, absent: Vec<AbsentSeat>, occurred: Option<String> },
        ConfirmDefaults { section: String, round: u16, games: Vec<DefaultConfirmed> },
        ClockReading { game: String, clocks: Pair<Option<String>>, r#move: Option<String>, occurred: Option<String> },
        Announce { section: Option<String>, text: Option<String> },
        Note { game: Option<String>, player: Option<String>, text: String },
        Incident { incident: IncidentDraft },
        Rule { incident: String, ruling: RulingDraft },
        Reason { ruling: String, reason: String },
        Revoke { about: String, reason: String, appeal: bool, #[serde(default)] clocks: Option<ClocksBecame> },
        TakeBack { about: String, reason: Option<String> },
        Undo,
        Setting { section: String, round: Option<u16>, key: String, value: String },
        Competition { name: String, city: Option<String>, federation: Option<String> },
        Arbiter { initials: String, name: String, role: String },
        TakeSeat { arbiter: String },
        Section { letter: String, name: String, rounds: Option<u16> },
        Player { section: String, player: PlayerDraft },
        ChangePlayer { player: String, to: PlayerDraft },
        Withdraw { player: String, from_round: u16, reason: Option<String> },
        Return { player: String, from_round: u16 },
        Pair { section: String, round: u16, board: Option<u16>, white: String, black: String },
        Unpair { game: String, reason: Option<String> },
        Renumber { game: String, board: u16 },
        SwapColours { game: String },
        AnnulAndReplay { game: String, reason: String },
        Bye { section: String, round: u16, player: String, bye: ByeAsked },
        Moves { game: String, source: String, movetext: String, start_fen: Option<String> },
        ResumeMoves { game: String, ply: u32, fen: String },
        Reconstruct { sheets: SheetsAsked },
        LodgeAppeal { appeal: AppealLodged },
        HearAppeal { appeal: String, panel: Vec<AppealPanelMember>, statements: Vec<AppealSaid> },
        DecideAppeal { decision: AppealDecided },
        Adjournment { act: AdjournmentTyped },
    }

    /// What became of the clocks that a ruling had changed.
    #[derive(Eq)]
    pub struct ClocksBecame {
        /// Set back; otherwise play had gone on with them. None where nobody said.
        pub set_back: Option<bool>,
        /// What they show now.
        pub now: Pair<Option<String>>,
    }

    /// A bye as it is asked for.
    #[derive(Copy, Eq)]
    pub enum ByeAsked {
        /// The pairing's.
        Allocated,
        /// Half a point.
        Half,
        /// A full point.
        Full,
        /// No point.
        Zero,
        /// Absent: no point.
        Absent,
        /// Taken back.
        None,
    }

    /// A player as typed.
    #[derive(Eq, Default)]
    pub struct PlayerDraft {
        /// Name.
        pub name: String,
        /// Title.
        pub title: Option<String>,
        /// Rating.
        pub rating: Option<String>,
        /// FIDE number.
        pub fide_number: Option<String>,
        /// Federation.
        pub federation: Option<String>,
        /// Birth date.
        pub born: Option<String>,
    }

    /// A seat nobody sits at.
    #[derive(Eq)]
    pub struct AbsentSeat {
        /// In which game.
        pub game: String,
        /// On which side.
        pub side: Side,
    }

    /// A forfeit of the list, confirmed or excepted.
    #[derive(Eq)]
    pub struct DefaultConfirmed {
        /// Which game.
        pub game: String,
        /// Lost; otherwise an exception.
        pub confirmed: bool,
        /// Why the exception.
        pub reason: Option<String>,
    }
}

/// A command with when it happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Parsed {
    /// What.
    pub command: to::Command,
    /// When, if that was said.
    pub occurred_at: Option<HallTime>,
}

pub(crate) fn unclear(field: &'static str, text: &str) -> ActionError {
    ActionError::Unclear(Message::new("unclear-field").with("field", field).with("text", text))
}

/// An id of the page.
pub fn id<T: std::str::FromStr>(text: &str, what: &'static str) -> Result<T, ActionError> {
    text.parse().map_err(|_| ActionError::NotFound(what))
}

fn filled(text: Option<&String>) -> Option<&str> {
    text.map(|text| text.trim()).filter(|text| !text.is_empty())
}

pub(crate) fn owned(text: Option<&String>) -> Option<String> {
    filled(text).map(str::to_owned)
}

/// A number of at most so much: what the field of a tournament report holds.
fn number<T: std::str::FromStr + PartialOrd>(
    text: Option<&String>,
    field: &'static str,
    most: T,
) -> Result<Option<T>, ActionError> {
    filled(text)
        .map(|text| text.parse().ok().filter(|n| *n <= most).ok_or_else(|| unclear(field, text)))
        .transpose()
}

/// A clock reading as typed.
pub fn reading(text: Option<&String>, field: &'static str) -> Result<Option<i64>, ActionError> {
    filled(text)
        .map(|text| {
            laws::clock::parse_reading(text).map(laws::clock::Millis::get).map_err(|_| unclear(field, text))
        })
        .transpose()
}

/// Both clocks as typed.
pub fn clocks(typed: &Pair<Option<String>>) -> Result<Clocks, ActionError> {
    Ok(Clocks {
        white_ms: reading(typed.white.as_ref(), "white-clock")?,
        black_ms: reading(typed.black.as_ref(), "black-clock")?,
    })
}

/// Minutes or `m:ss` as typed, ms.
pub fn span(text: &str, field: &'static str) -> Result<i64, ActionError> {
    let text = text.trim();
    if let Ok(minutes) = text.parse::<u32>() {
        return Ok(i64::from(minutes) * 60_000);
    }
    laws::clock::parse_reading(text).map(laws::clock::Millis::get).map_err(|_| unclear(field, text))
}

/// `+2:00`, `-0:30`, `2`.
pub(crate) fn signed_span(text: Option<&String>, field: &'static str) -> Result<i64, ActionError> {
    let Some(text) = filled(text) else { return Ok(0) };
    let (sign, rest) = match text.chars().next() {
        Some('-' | '−' | '–') => (-1, text.trim_start_matches(['-', '−', '–'])),
        Some('+') => (1, text.trim_start_matches('+')),
        _ => (1, text),
    };
    Ok(sign * span(rest, field)?)
}

/// `34`, `34.`, `34...`, `34…`: the number and, where dots say so, whose move.
pub fn move_no(text: Option<&String>) -> Result<(Option<u16>, Option<Colour>), ActionError> {
    let Some(text) = filled(text) else { return Ok((None, None)) };
    let digits = text.trim_end_matches(['.', '…']);
    let number = digits.parse().ok().filter(|n| *n > 0).ok_or_else(|| unclear("move", text))?;
    let dots = text.strip_prefix(digits).unwrap_or_default();
    let side = match dots {
        "" => None,
        "." => Some(Colour::White),
        _ => Some(Colour::Black),
    };
    Ok((Some(number), side))
}

/// A hall time of today.
pub fn occurred(text: Option<&String>, now: Now) -> Result<Option<HallTime>, ActionError> {
    filled(text)
        .map(|text| {
            let time = laws::clock::HallTime::parse(text).map_err(|_| unclear("hall-time", text))?;
            Ok(HallTime { at: now.today_at(time.get()), offset_min: now.offset_min })
        })
        .transpose()
}

/// Turns what was typed into a command of the desk.
///
/// # Errors
/// [`ActionError::Unclear`] names the field and the text; [`ActionError::NotFound`] what does not exist.
pub fn parse(
    state: &State,
    command: &Command,
    now: Now,
    desk: DeskId,
    head: &str,
) -> Result<Parsed, ActionError> {
    let command = &crate::clean::command(command);
    let mut occurred_at = None;
    let mut when = |text: &Option<String>| -> Result<i64, ActionError> {
        occurred_at = occurred(text.as_ref(), now)?;
        Ok(occurred_at.map_or(now.at, |time| time.at))
    };
    let pairing_of = |game: &str| -> Result<(GameId, fact::Pairing), ActionError> {
        let game: GameId = id(game, "game")?;
        Ok((game, state.pairing_of(game).cloned().ok_or(ActionError::NotFound("game"))?))
    };
    let command = match command {
        Command::Result { game, result, .. } => {
            to::Command::Result { game: id(game, "game")?, score: Some(result.score()) }
        }
        Command::ClearResult { game } => to::Command::Result { game: id(game, "game")?, score: None },
        Command::StartRound { section, round, occurred } => to::Command::StartRound {
            section: id(section, "section")?,
            round: RoundNo(*round),
            at: when(occurred)?,
        },
        Command::CloseRound { section, round } => to::Command::CloseRound {
            section: id(section, "section")?,
            round: RoundNo(*round),
            head: head.to_owned(),
        },
        Command::Arrival { game, side, occurred } => {
            let (game, pairing) = pairing_of(game)?;
            to::Command::Arrive { game, player: pairing.player((*side).into()), at: when(occurred)? }
        }
        Command::AllArrived { section, round, absent, occurred } => to::Command::ArriveAll {
            section: id(section, "section")?,
            round: RoundNo(*round),
            at: when(occurred)?,
            absent: absent
                .iter()
                .map(|seat| Ok((id(&seat.game, "game")?, seat.side.into())))
                .collect::<Result<_, ActionError>>()?,
        },
        Command::ConfirmDefaults { section, round, games } => {
            let (section, round) = (id(section, "section")?, RoundNo(*round));
            crate::defaults::confirm(state, section, round, games, now)?
        }
        Command::ClockReading { game, clocks: typed, r#move, occurred } => {
            let (move_no, to_move) = move_no(r#move.as_ref())?;
            when(occurred)?;
            to::Command::ReadClocks { game: id(game, "game")?, clocks: clocks(typed)?, move_no, to_move }
        }
        Command::Announce { section, text } => to::Command::Announce(fact::Announcement {
            section: section.as_ref().map(|s| id(s, "section")).transpose()?,
            text: text.clone(),
        }),
        Command::Note { game, player, text } => {
            let game = game.as_ref().map(|g| id(g, "game")).transpose()?;
            let player = player.as_ref().map(|p| id(p, "player")).transpose()?;
            to::Command::Note(fact::Note { section: None, round: None, game, player, text: text.clone() })
        }
        Command::Incident { incident } => {
            when(&incident.occurred)?;
            to::Command::Incident(Box::new(report(state, incident)?))
        }
        Command::Rule { incident, ruling: typed } => {
            let incident: IncidentId = id(incident, "incident")?;
            to::Command::Rule { incident, ruling: ruling(typed)? }
        }
        Command::Reason { ruling, reason } => {
            to::Command::Reason { about: id(ruling, "entry")?, text: reason.clone() }
        }
        Command::Revoke { about, reason, appeal, clocks: typed } => to::Command::TakeBack {
            about: id(about, "entry")?,
            way: if *appeal { Withdrawal::Appeal } else { Withdrawal::Revoked },
            reason: Some(reason.clone()),
            clocks: match typed {
                Some(typed) => ClocksThen { set_back: typed.set_back, read: clocks(&typed.now)? },
                None => ClocksThen::default(),
            },
        },
        Command::TakeBack { about, reason } => to::Command::TakeBack {
            about: id(about, "entry")?,
            way: Withdrawal::Mistyped,
            reason: reason.clone(),
            clocks: ClocksThen::default(),
        },
        Command::Undo => {
            let entry = desk::decide::undoable(state, desk)
                .ok_or_else(|| ActionError::Unclear(Message::new("refused-nothing-to-undo")))?;
            to::Command::TakeBack {
                about: entry.id,
                way: Withdrawal::Mistyped,
                reason: None,
                clocks: ClocksThen::default(),
            }
        }
        Command::Setting { section, round, key, value } => {
            crate::settings::command(state, id(section, "section")?, round.map(RoundNo), key, value)?
        }
        Command::Competition { name, city, federation } => to::Command::Competition(fact::Competition {
            name: name.clone(),
            city: owned(city.as_ref()),
            federation: owned(federation.as_ref()),
            first_day: state.competition.now().and_then(|c| c.first_day.clone()),
            last_day: state.competition.now().and_then(|c| c.last_day.clone()),
            results_owner: state
                .competition
                .now()
                .map_or(desk::words::ResultsOwner::Desk, |c| c.results_owner),
        }),
        Command::Arbiter { initials, name, role } => to::Command::Arbiter {
            arbiter: None,
            initials: initials.clone(),
            name: name.clone(),
            role: ArbiterRole::from_word(role).ok_or_else(|| unclear("role", role))?,
            fide_number: None,
        },
        // Who sits at the desk is no fact of the competition: the session keeps it.
        Command::TakeSeat { .. } => return Err(ActionError::NotFound("entry")),
        Command::Section { letter, name, rounds } => {
            to::Command::Section { section: None, code: letter.clone(), name: name.clone(), rounds: *rounds }
        }
        Command::Player { section, player: typed } => {
            to::Command::Player(player(typed, id(section, "section")?, None)?)
        }
        Command::ChangePlayer { player: who, to: typed } => {
            let who: PlayerId = id(who, "player")?;
            let known = state.player(who).ok_or(ActionError::NotFound("player"))?;
            to::Command::ChangePlayer { player: who, to: player(typed, known.section, Some(known))? }
        }
        Command::Withdraw { player, from_round, reason } => to::Command::Status(fact::PlayerStatus {
            player: id(player, "player")?,
            from_round: RoundNo(*from_round),
            status: Participation::Withdrawn,
            reason: owned(reason.as_ref()),
        }),
        Command::Return { player, from_round } => to::Command::Status(fact::PlayerStatus {
            player: id(player, "player")?,
            from_round: RoundNo(*from_round),
            status: Participation::Playing,
            reason: None,
        }),
        Command::Pair { section, round, board, white, black } => to::Command::Pair {
            section: id(section, "section")?,
            round: RoundNo(*round),
            board: board.map(BoardNo),
            white: id(white, "player")?,
            black: id(black, "player")?,
            seat: None,
        },
        Command::Unpair { game, reason } => {
            to::Command::Unpair { pairing: pairing_of(game)?.1.pairing, reason: owned(reason.as_ref()) }
        }
        Command::Renumber { game, board } => {
            to::Command::Renumber { pairing: pairing_of(game)?.1.pairing, board: BoardNo(*board) }
        }
        Command::SwapColours { game } => to::Command::SwapColours { pairing: pairing_of(game)?.1.pairing },
        Command::AnnulAndReplay { game, reason } => {
            to::Command::Replay { game: id(game, "game")?, reason: reason.clone() }
        }
        Command::Bye { round, player, bye, .. } => to::Command::Bye(fact::Bye {
            player: id(player, "player")?,
            round: RoundNo(*round),
            bye: match bye {
                ByeAsked::Allocated => Some(ByeKind::PairingAllocated),
                ByeAsked::Half => Some(ByeKind::Half),
                ByeAsked::Full => Some(ByeKind::Full),
                ByeAsked::Zero | ByeAsked::Absent => Some(ByeKind::Zero),
                ByeAsked::None => None,
            },
        }),
        Command::Moves { game, source, movetext, start_fen } => to::Command::Moves {
            game: id(game, "game")?,
            source: desk::words::MovesSource::from_word(source).ok_or_else(|| unclear("source", source))?,
            start_fen: owned(start_fen.as_ref()),
            movetext: movetext.clone(),
        },
        Command::ResumeMoves { game, ply, fen } => {
            to::Command::Resume(fact::Resumption { game: id(game, "game")?, ply: *ply, fen: fen.clone() })
        }
        Command::Reconstruct { sheets } => {
            to::Command::Reconstruct(Box::new(crate::scoresheets::reconstruction(state, sheets)?))
        }
        Command::LodgeAppeal { appeal } => {
            to::Command::Appeal(Box::new(crate::appeal::lodged(state, appeal, now)?))
        }
        Command::HearAppeal { appeal, panel, statements } => to::Command::HearAppeal {
            appeal: id(appeal, "appeal")?,
            panel: crate::appeal::panel(panel)?,
            statements: statements.iter().map(|said| (said.name.clone(), said.text.clone())).collect(),
        },
        Command::DecideAppeal { decision } => {
            to::Command::DecideAppeal(Box::new(crate::appeal::decided(decision, now)?))
        }
        Command::Adjournment { act } => to::Command::Adjournment(crate::adjournment::act(state, act, now)?),
    };
    Ok(Parsed { command, occurred_at })
}

fn player(
    typed: &PlayerDraft,
    section: SectionId,
    known: Option<&fact::Player>,
) -> Result<to::PlayerDraft, ActionError> {
    Ok(to::PlayerDraft {
        section,
        starting_no: known.and_then(|k| k.starting_no),
        name: typed.name.clone(),
        title: owned(typed.title.as_ref()),
        sex: known.and_then(|k| k.sex.clone()),
        rating: number(typed.rating.as_ref(), "rating", 9_999)?,
        federation: owned(typed.federation.as_ref()),
        fide_number: number(typed.fide_number.as_ref(), "fide-number", 99_999_999_999)?,
        birth: owned(typed.born.as_ref()),
        team: known.and_then(|k| k.team.map(|team| (team, k.team_board))),
    })
}
