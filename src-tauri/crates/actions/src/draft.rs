//! What was typed or clicked, as the page and the quick line hand it over, and the command it becomes.
//!
//! Text is parsed here and nowhere else: clock readings, minutes, hall times, squares, amounts. What is not understood
//! is said with the words that were not, and nothing is recorded.

use desk::command::{self as to, AtFault, Clocks, Place, RulingDraft as ToRuling, SaidRuling, Touch};
use desk::entry::HallTime;
use desk::fact;
use desk::ids::*;
use desk::state::State;
use desk::words::{ArbiterRole, ByeKind, Participation, Reporter, TouchManner, Withdrawal};
use laws::{Colour, MateAnswer, Message, NoticedWhen, PenaltyKind};

use crate::error::ActionError;
use crate::session::Now;
use crate::view::{Pair, PenaltyDraft, ResultCode, RulingDraft, Side, crossing};

crossing! {
    /// Everything that can be recorded.
    #[serde(tag = "kind", rename_all_fields = "camelCase")]
    #[allow(missing_docs)] // The fields are those of `desk::command::Command`, documented there.
    pub enum Command {
        Result { game: String, result: ResultCode, how: Option<String> },
        ClearResult { game: String },
        StartRound { section: String, round: u16, occurred: Option<String> },
        CloseRound { section: String, round: u16 },
        Arrival { game: String, side: Side, occurred: Option<String> },
        AllArrived { section: String, round: u16, absent: Vec<AbsentSeat>, occurred: Option<String> },
        ConfirmDefaults { section: String, round: u16, games: Vec<DefaultConfirmed> },
        ClockReading { game: String, clocks: Pair<Option<String>>, r#move: Option<String>, occurred: Option<String> },
        Note { game: Option<String>, player: Option<String>, text: String },
        Incident { incident: IncidentDraft },
        Rule { incident: String, ruling: RulingDraft },
        Reason { ruling: String, reason: String },
        Revoke { about: String, reason: String, appeal: bool },
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

    /// How a ruling is recorded.
    #[derive(Copy, Eq)]
    pub enum RulingMode {
        /// Done at the board.
        Done,
        /// Advice first.
        Ask,
        /// Open: the game waits.
        Open,
    }

    /// An incident as typed.
    #[derive(Eq)]
    pub struct IncidentDraft {
        /// In which game; none is the round or the hall.
        pub game: Option<String>,
        /// Where no game is named.
        pub section: Option<String>,
        /// Where no game is named.
        pub round: Option<u16>,
        /// What kind, by its code.
        pub kind: String,
        /// Who is at fault, by side.
        pub against: Vec<Side>,
        /// Somebody who is no player.
        pub person: Option<String>,
        /// A player, where no game is named.
        pub player: Option<String>,
        /// The move: `34`, `34...`.
        pub r#move: Option<String>,
        /// The move as played.
        pub move_text: Option<String>,
        /// Both clocks.
        pub clocks: Pair<Option<String>>,
        /// Minutes.
        pub minutes: Option<String>,
        /// Touched pieces: `e4 d5`.
        pub squares: Option<String>,
        /// In the arbiter's words.
        pub text: Option<String>,
        /// Who told the arbiter.
        pub reported_by: Option<String>,
        /// Who saw it.
        pub witness: Option<String>,
        /// Hall time; none is now.
        pub occurred: Option<String>,
        /// Another fault in the same action: does not count again.
        pub same_action: bool,
        /// When it was raised: before the reply (usual), `after-reply`, `after-game`, `before-press`.
        pub when: Option<String>,
        /// How it is recorded.
        pub mode: RulingMode,
        /// What was done; none with `done` is what the Laws prescribe.
        pub ruling: Option<RulingDraft>,
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

fn unclear(field: &'static str, text: &str) -> ActionError {
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

fn number<T: std::str::FromStr>(
    text: Option<&String>,
    field: &'static str,
) -> Result<Option<T>, ActionError> {
    filled(text).map(|text| text.parse().map_err(|_| unclear(field, text))).transpose()
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
fn signed_span(text: Option<&String>, field: &'static str) -> Result<i64, ActionError> {
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

fn half_points(text: &str) -> Result<i32, ActionError> {
    let text = text.trim();
    let (whole, half) =
        match text.strip_suffix('½').or_else(|| text.strip_suffix(".5")).or_else(|| text.strip_suffix(",5"))
        {
            Some(whole) => (whole, 1),
            None if text == "1/2" => ("", 1),
            None => (text, 0),
        };
    let whole: i32 =
        if whole.is_empty() && half == 1 { 0 } else { whole.parse().map_err(|_| unclear("points", text))? };
    Ok(whole * 2 + half)
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
        Command::Revoke { about, reason, appeal } => to::Command::TakeBack {
            about: id(about, "entry")?,
            way: if *appeal { Withdrawal::Appeal } else { Withdrawal::Revoked },
            reason: Some(reason.clone()),
        },
        Command::TakeBack { about, reason } => to::Command::TakeBack {
            about: id(about, "entry")?,
            way: Withdrawal::Mistyped,
            reason: reason.clone(),
        },
        Command::Undo => {
            let entry = desk::decide::undoable(state, desk)
                .ok_or_else(|| ActionError::Unclear(Message::new("refused-nothing-to-undo")))?;
            to::Command::TakeBack { about: entry.id, way: Withdrawal::Mistyped, reason: None }
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
        rating: number(typed.rating.as_ref(), "rating")?,
        federation: owned(typed.federation.as_ref()),
        fide_number: number(typed.fide_number.as_ref(), "fide-number")?,
        birth: owned(typed.born.as_ref()),
        team: known.and_then(|k| k.team.map(|team| (team, k.team_board))),
    })
}

/// The report of an incident as typed.
pub fn report(state: &State, typed: &IncidentDraft) -> Result<to::IncidentReport, ActionError> {
    let kind = laws::IncidentKind::from_code(&typed.kind).ok_or_else(|| unclear("incident", &typed.kind))?;
    let place = match (&typed.game, &typed.section, typed.round) {
        (Some(game), ..) => Place::Game(id(game, "game")?),
        (None, Some(section), Some(round)) => Place::Round(id(section, "section")?, RoundNo(round)),
        _ => Place::Competition,
    };
    let mut at_fault: Vec<AtFault> = typed.against.iter().map(|side| AtFault::Side((*side).into())).collect();
    if let Some(player) = filled(typed.player.as_ref()) {
        at_fault.push(AtFault::Player(id(player, "player")?));
    }
    if let Some(person) = filled(typed.person.as_ref()) {
        at_fault.push(AtFault::Person(person.to_owned()));
    }
    let (move_no, _) = move_no(typed.r#move.as_ref())?;
    let amount_ms = filled(typed.minutes.as_ref()).map(|text| span(text, "minutes")).transpose()?;
    let draft = to::IncidentReport {
        place,
        kind,
        at_fault,
        counts: !typed.same_action,
        move_no,
        when: match filled(typed.when.as_ref()) {
            None | Some("before-reply") => NoticedWhen::BeforeReply,
            Some("before-press") => NoticedWhen::BeforePress,
            Some("after-reply") => NoticedWhen::AfterReply,
            Some("after-reply-both-agree") => NoticedWhen::AfterReplyBothAgree,
            Some("after-game") => NoticedWhen::AfterGame,
            Some(other) => return Err(unclear("when", other)),
        },
        opponent_can_mate: MateAnswer::Undetermined,
        move_text: owned(typed.move_text.as_ref()),
        clocks: clocks(&typed.clocks)?,
        touched: squares(typed.squares.as_ref())?,
        amount_ms,
        reported_by: filled(typed.reported_by.as_ref())
            .map(|word| Reporter::from_word(word).ok_or_else(|| unclear("reported-by", word)))
            .transpose()?,
        reporter: None,
        witness: owned(typed.witness.as_ref()),
        note: owned(typed.text.as_ref()),
        ruling: match (typed.mode, &typed.ruling) {
            (RulingMode::Open | RulingMode::Ask, None) => None,
            (_, Some(typed)) => Some(ruling(typed)?),
            (RulingMode::Done, None) => Some(ToRuling::AsAdvised { ruled_by: None }),
        },
    };
    // The mate question is asked of the recorded position where there is one.
    let mut draft = crate::mate::answered(state, draft);
    // Done at the board without a word means: as the Laws prescribe. Where they prescribe nothing a ruling is owed.
    if matches!(draft.ruling, Some(ToRuling::AsAdvised { .. }))
        && desk::advice::advise(state, &draft)?.prescribed().is_none()
    {
        draft.ruling = None;
    }
    Ok(draft)
}

/// `e4 d5`: squares in order; in brackets adjusting was announced, with `?` by accident.
fn squares(text: Option<&String>) -> Result<Vec<Touch>, ActionError> {
    let Some(text) = filled(text) else { return Ok(Vec::new()) };
    text.split([' ', ',', '-'])
        .filter(|word| !word.is_empty())
        .map(|word| {
            let manner = match word {
                word if word.starts_with('(') => TouchManner::Adjusting,
                word if word.ends_with('?') => TouchManner::Accidental,
                _ => TouchManner::Deliberate,
            };
            let square = word.trim_matches(['(', ')', '?']).to_ascii_lowercase();
            let mut chars = square.chars();
            let fits = matches!(
                (chars.next(), chars.next(), chars.next()),
                (Some('a'..='h'), Some('1'..='8'), None)
            );
            if fits { Ok(Touch { square, manner }) } else { Err(unclear("square", word)) }
        })
        .collect()
}

/// A ruling as typed.
pub fn ruling(typed: &RulingDraft) -> Result<ToRuling, ActionError> {
    let ruled_by = typed.ruled_by.as_ref().map(|a| id(a, "arbiter")).transpose()?;
    Ok(ToRuling::Said(Box::new(SaidRuling {
        ruled_by,
        penalties: typed.penalties.iter().map(penalty).collect::<Result<_, _>>()?,
        white_delta_ms: signed_span(typed.adjust.white.as_ref(), "white-clock")?,
        black_delta_ms: signed_span(typed.adjust.black.as_ref(), "black-clock")?,
        score: typed.result.map(ResultCode::score),
        reason: typed.reason.clone(),
    })))
}

fn penalty(typed: &PenaltyDraft) -> Result<to::PenaltyDraft, ActionError> {
    let kind = PenaltyKind::from_code(&typed.penalty).ok_or_else(|| unclear("penalty", &typed.penalty))?;
    let on = match (typed.on.as_str(), filled(typed.who.as_ref())) {
        ("white", _) => AtFault::Side(Colour::White),
        ("black", _) => AtFault::Side(Colour::Black),
        ("player", Some(player)) => AtFault::Player(id(player, "player")?),
        (_, Some(who)) => AtFault::Person(who.to_owned()),
        (on, None) => return Err(unclear("who", on)),
    };
    let amount = filled(typed.amount.as_ref());
    let mut draft = to::PenaltyDraft {
        on,
        kind,
        amount_ms: None,
        points: None,
        from_round: None,
        rounds: None,
        fine: None,
    };
    match (kind, amount) {
        (PenaltyKind::OpponentMoreTime | PenaltyKind::OffenderLessTime, Some(amount)) => {
            draft.amount_ms = Some(span(amount, "minutes")?);
        }
        (PenaltyKind::OpponentMorePoints | PenaltyKind::OffenderFewerPoints, Some(amount)) => {
            draft.points = Some(half_points(amount)?);
        }
        (PenaltyKind::Fine, Some(amount)) => draft.fine = Some(amount.to_owned()),
        (PenaltyKind::Exclusion, Some(amount)) => {
            // `6-9` or `2`: rounds six to nine, or that many from the next one on.
            let (first, last) = amount.split_once(['-', '–']).unwrap_or((amount, ""));
            let first: u16 = first.trim().parse().map_err(|_| unclear("rounds", amount))?;
            match last.trim() {
                "" => draft.rounds = Some(first),
                last => {
                    let last: u16 = last.parse().map_err(|_| unclear("rounds", amount))?;
                    draft.from_round = Some(RoundNo(first));
                    draft.rounds =
                        Some(last.checked_sub(first).ok_or_else(|| unclear("rounds", amount))? + 1);
                }
            }
        }
        _ => {}
    }
    Ok(draft)
}
