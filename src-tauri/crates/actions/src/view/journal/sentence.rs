//! The sentences of an entry: its title, and what more it says.

use desk::entry::Entry;
use desk::fact::*;
use desk::ids::*;
use desk::state::State;
use desk::words::{EntryKind, MovesSource};
use laws::Colour;

use super::{number_text, place};
use crate::say;
use crate::view::adjournment;
use crate::view::{Argument, Message, word};

/// The one sentence that says what an entry is.
pub fn title(state: &State, entry: &Entry, offset_min: i32) -> Message {
    match entry.kind {
        EntryKind::Import => import_title(state, entry),
        EntryKind::Incident if entry.facts.iter().filter(|f| matches!(f, Fact::Incident(_))).count() > 1 => {
            let round = place(state, entry).round.map_or(0, |r| r.0);
            let forfeits = entry.facts.iter().filter(|f| matches!(f, Fact::GameResult(_))).count();
            Message::new("journal-defaults").with("round", round).with("count", forfeits)
        }
        EntryKind::Incident => incident_title(state, entry),
        EntryKind::Ruling => ruling_title(state, entry),
        EntryKind::Arrival if arrivals(entry) > 1 => {
            let at = entry.facts.iter().find_map(|fact| match fact {
                Fact::Arrival(arrival) => Some(say::hall(arrival.arrived_at, offset_min)),
                _ => None,
            });
            let message = Message::new("journal-all-arrived").with("count", arrivals(entry));
            message.with("time", at.unwrap_or_default())
        }
        EntryKind::Moves if put_together(entry) => {
            let reasons = entry.facts.iter().filter(|fact| matches!(fact, Fact::MoveReason(_))).count();
            Message::new("journal-reconstruction").with("count", reasons)
        }
        EntryKind::Moves if entry.facts.len() > 1 => {
            Message::new("journal-games").with("count", entry.facts.len())
        }
        _ => {
            let mut sentences =
                entry.facts.iter().filter_map(|fact| sentence(state, entry, fact, offset_min));
            sentences.next().unwrap_or_else(|| word("entry-kind", entry.kind.word()))
        }
    }
}

/// Whether an entry is a game put together from scoresheets: several records of one game.
fn put_together(entry: &Entry) -> bool {
    let mut games = entry.facts.iter().filter_map(|fact| match fact {
        Fact::Moves(moves) => Some(moves.game),
        _ => None,
    });
    let first = games.next();
    let mut more = games.peekable();
    more.peek().is_some() && more.all(|game| Some(game) == first)
}

/// How many players an entry says have arrived.
pub(super) fn arrivals(entry: &Entry) -> usize {
    entry.facts.iter().filter(|fact| matches!(fact, Fact::Arrival(_))).count()
}

/// More lines of one entry than anybody reads in a list; how many follow is said.
const LINES: usize = 200;

/// What more an entry says, after its title.
pub(super) fn facts(state: &State, entry: &Entry, offset_min: i32) -> Vec<Message> {
    if arrivals(entry) > 1 {
        return Vec::new();
    }
    if let Some(became) = clocks_became(entry) {
        let read = entry.facts.iter().filter(|fact| matches!(fact, Fact::ClockReading(_)));
        let read = read.filter_map(|fact| sentence(state, entry, fact, offset_min));
        let reason = entry.facts.iter().find_map(|fact| match fact {
            Fact::Taken(f) => f.reason.as_deref(),
            _ => None,
        });
        let reason = reason.map(|text| Message::new("journal-because").with("text", text));
        return std::iter::once(became).chain(read).chain(reason).collect();
    }
    let skip = match entry.kind {
        EntryKind::Incident | EntryKind::Ruling | EntryKind::Import => 0,
        EntryKind::Moves if entry.facts.len() > 1 => 0,
        _ => 1,
    };
    // What the title of a ruling says already is not said twice.
    let said = matches!(entry.kind, EntryKind::Incident | EntryKind::Ruling).then(|| decided(state, entry));
    let few = entry.facts.iter().filter_map(|fact| sentence(state, entry, fact, offset_min)).skip(skip);
    let mut lines: Vec<Message> = few.filter(|line| said.as_ref() != Some(line)).collect();
    if let Some(more) = lines.len().checked_sub(LINES).filter(|more| *more > 0) {
        lines.truncate(LINES);
        lines.push(Message::new("journal-lines-more").with("count", more));
    }
    if let Some(note) = entry.facts.iter().find_map(|fact| match fact {
        Fact::Incident(incident) => incident.note.as_deref(),
        _ => None,
    }) {
        lines.push(Message::new("journal-note").with("text", note));
    }
    let reason = entry.facts.iter().find_map(|fact| match fact {
        Fact::Ruling(f) => f.reason.as_deref(),
        Fact::Taken(f) => f.reason.as_deref(),
        Fact::Unpairing(f) => f.reason.as_deref(),
        Fact::Game(f) => f.reason.as_deref(),
        Fact::PlayerStatus(f) => f.reason.as_deref(),
        _ => None,
    });
    lines.extend(reason.map(|text| Message::new("journal-because").with("text", text)));
    lines
}

/// What became of the clocks a revoked ruling had changed; none where that was not said.
pub(crate) fn clocks_became(entry: &Entry) -> Option<Message> {
    if entry.kind != EntryKind::Withdrawal {
        return None;
    }
    let mut changes = entry.facts.iter().filter_map(|fact| match fact {
        Fact::TimeAdjustment(change) => Some(change.delta_ms),
        _ => None,
    });
    let first = changes.next()?;
    let kept = first == 0 && changes.all(|ms| ms == 0);
    Some(Message::new(if kept { "journal-clocks-kept" } else { "journal-clocks-set-back" }))
}

fn import_title(state: &State, entry: &Entry) -> Message {
    let import = entry.facts.iter().find_map(|fact| match fact {
        Fact::Import(import) => Some(import),
        _ => None,
    });
    let changes = entry.facts.iter().filter(|f| !matches!(f, Fact::Import(_) | Fact::KeptLine(_))).count();
    let section = import.and_then(|i| state.section(i.section)).map(|s| s.code.clone()).unwrap_or_default();
    let file = import.map(|i| i.file_name.clone()).unwrap_or_default();
    Message::new("journal-import").with("file", file).with("section", section).with("count", changes)
}

fn incident_title(state: &State, entry: &Entry) -> Message {
    let Some(incident) = entry.facts.iter().find_map(|fact| match fact {
        Fact::Incident(incident) => Some(incident),
        _ => None,
    }) else {
        return word("entry-kind", entry.kind.word());
    };
    let mut faults = entry.facts.iter().filter_map(|fact| match fact {
        Fact::Fault(fault) => Some(who(state, fault)),
        _ => None,
    });
    let kind = Message::new(incident.kind.name());
    let move_no = incident.move_no.unwrap_or(0);
    let by = match (faults.next(), faults.next()) {
        (Some(first), Some(second)) => {
            let both = Message::new("journal-who-both").with("first", first).with("second", second);
            Some(Argument::from(both))
        }
        (one, _) => one,
    };
    let what = match by {
        Some(who) => {
            Message::new("journal-incident-by").with("kind", kind).with("who", who).with("move", move_no)
        }
        None => Message::new("journal-incident").with("kind", kind).with("move", move_no),
    };
    let ruled = entry.facts.iter().any(|fact| matches!(fact, Fact::Ruling(_)));
    match ruled {
        true => {
            Message::new("journal-incident-ruled").with("incident", what).with("ruling", ruling(state, entry))
        }
        false => Message::new("journal-incident-open").with("incident", what),
    }
}

fn who(state: &State, fault: &Fault) -> Argument {
    match (fault.side, fault.player, &fault.person) {
        (Some(side), ..) => say::side(side).into(),
        (None, Some(player), _) => name(state, player).into(),
        (None, None, person) => person.clone().unwrap_or_default().into(),
    }
}

fn ruling_title(state: &State, entry: &Entry) -> Message {
    let about =
        entry.about.and_then(|id| state.number(id)).map_or_else(String::new, |no| number_text(state, no));
    Message::new("journal-ruling").with("entry", about).with("ruling", ruling(state, entry))
}

/// What a ruling decided, in a few words: its result, else its penalty, else its clocks, else play goes on.
pub(crate) fn decided(state: &State, entry: &Entry) -> Message {
    let of = |want: fn(&Fact) -> bool| entry.facts.iter().find(|fact| want(fact));
    let fact = of(|f| matches!(f, Fact::GameResult(_)))
        .or_else(|| of(|f| matches!(f, Fact::Penalty(_))))
        .or_else(|| of(|f| matches!(f, Fact::TimeAdjustment(a) if a.delta_ms > 0)))
        .or_else(|| of(|f| matches!(f, Fact::TimeAdjustment(_))));
    match fact {
        Some(Fact::GameResult(f)) => {
            let score = f.outcome.map_or("–", say::score);
            let now = state.pairing_of(f.game);
            match now.is_some_and(|p| (p.white, p.black) == (f.black, f.white)) {
                // The board shows the players as they sit now: said without names this would contradict it.
                true => Message::new("journal-ruling-result-turned")
                    .with("score", score)
                    .with("white", name(state, f.white))
                    .with("black", name(state, f.black)),
                false => Message::new("journal-ruling-result").with("score", score),
            }
        }
        Some(Fact::Penalty(f)) => penalty(state, entry, f),
        Some(Fact::TimeAdjustment(f)) => adjustment(state, entry, f),
        _ => Message::new("journal-ruling-play-on"),
    }
}

/// The same, marked where it differs from what the Laws prescribe.
fn ruling(state: &State, entry: &Entry) -> Message {
    let said = decided(state, entry);
    let differs = entry.facts.iter().any(|fact| matches!(fact, Fact::Ruling(r) if !r.as_advised));
    if differs { Message::new("journal-ruling-differs").with("ruling", said) } else { said }
}

/// Who sat where when the entry was recorded: its words do not change with a later change of colours.
fn seats<'a>(state: &'a State, entry: &Entry, game: GameId) -> Option<&'a Pairing> {
    state.seats_then(game, state.number(entry.id)?)
}

fn adjustment(state: &State, entry: &Entry, f: &TimeAdjustment) -> Message {
    let side = seats(state, entry, f.game).and_then(|p| p.side(f.player)).unwrap_or(Colour::White);
    Message::new("journal-ruling-clock").with("side", say::side(side)).with("change", say::delta(f.delta_ms))
}

pub(crate) fn penalty(state: &State, entry: &Entry, f: &Penalty) -> Message {
    let pairing = place(state, entry).game.and_then(|game| seats(state, entry, game));
    let who: Argument = match (f.player, pairing.and_then(|p| p.side(f.player?))) {
        (_, Some(side)) => say::side(side).into(),
        (Some(player), None) => name(state, player).into(),
        (None, None) => f.person.clone().unwrap_or_default().into(),
    };
    word("journal-penalty", f.kind.code())
        .with("who", who)
        .with("time", f.amount_ms.map(say::clock).unwrap_or_default())
        .with("points", f.points.map(say::points).unwrap_or_default())
        .with("fine", f.fine.clone().unwrap_or_default())
        .with("rounds", f.rounds.unwrap_or(0))
        .with("round", f.from_round.map_or(0, |r| r.0))
}

fn name(state: &State, player: PlayerId) -> String {
    state.player(player).map(|p| p.name.clone()).unwrap_or_default()
}

/// `34…Qe2` of a half-move put together; its number alone where that record does not stand any more.
fn moved(state: &State, reason: &MoveReason) -> String {
    let record = state.games.get(&reason.game).and_then(|g| g.moves.get(&MovesSource::Arbiter)?.now());
    let game = record.map(crate::recorded::read).unwrap_or_default();
    let ply = usize::try_from(reason.ply).unwrap_or(usize::MAX);
    crate::recorded::numbered(&game, ply).unwrap_or_else(|| crate::recorded::prefix(&game, ply))
}

/// The sentence of one fact; none for facts that another one of the entry speaks for.
fn sentence(state: &State, entry: &Entry, fact: &Fact, offset_min: i32) -> Option<Message> {
    let section = |id: SectionId| state.section(id).map(|s| s.code.clone()).unwrap_or_default();
    let number = |id: EntryId| state.number(id).map_or_else(String::new, |no| number_text(state, no));
    let seated = |message: &'static str, game: GameId| {
        let pairing = seats(state, entry, game);
        Message::new(message)
            .with("board", pairing.and_then(|p| p.board).map_or(0, |b| b.0))
            .with("white", pairing.map(|p| name(state, p.white)).unwrap_or_default())
            .with("black", pairing.map(|p| name(state, p.black)).unwrap_or_default())
    };
    let side_of = |game: GameId, player: PlayerId| {
        seats(state, entry, game).and_then(|p| p.side(player)).map(say::side).unwrap_or_default()
    };
    Some(match fact {
        Fact::Competition(f) => Message::new("journal-competition").with("name", f.name.as_str()),
        Fact::Arbiter(f) => Message::new("journal-arbiter-entered")
            .with("initials", f.initials.as_str())
            .with("name", f.name.as_str())
            .with("role", word("arbiter-role", f.role.word())),
        Fact::Section(f) => Message::new("journal-section-entered")
            .with("section", f.code.as_str())
            .with("name", f.name.as_str())
            .with("rounds", f.rounds.unwrap_or(0)),
        Fact::Rules(f) => Message::new("journal-rules")
            .with("section", section(f.section))
            .with("round", f.round.map_or(0, |r| r.0))
            .with("control", f.time_control.as_str())
            .with("regime", word("regime", f.regime.code())),
        Fact::Scoring(f) => Message::new("journal-scoring")
            .with("section", section(f.section))
            .with("win", say::points(f.win))
            .with("draw", say::points(f.draw))
            .with("loss", say::points(f.loss)),
        Fact::FiftyMoveNumber(f) => Message::new("journal-fifty-number")
            .with("section", section(f.section))
            .with("moves", f.moves.unwrap_or(50)),
        Fact::Team(f) => Message::new("journal-team").with("name", f.name.as_str()),
        Fact::Player(f) => Message::new("journal-player-entered").with("player", f.name.as_str()),
        Fact::PlayerStatus(f) => word("journal-status", f.status.word())
            .with("player", name(state, f.player))
            .with("round", f.from_round.0),
        Fact::Bye(f) => match f.bye {
            Some(bye) => Message::new("journal-bye").with("bye", word("bye-kind", bye.word())),
            None => Message::new("journal-bye-cleared"),
        }
        .with("round", f.round.0)
        .with("player", name(state, f.player)),
        Fact::Pairing(f) => Message::new("journal-pairing")
            .with("board", f.board.map_or(0, |b| b.0))
            .with("white", name(state, f.white))
            .with("black", name(state, f.black)),
        Fact::Unpairing(f) => {
            let pairing = state.number(entry.id).and_then(|no| state.pairing_then(f.pairing, no));
            Message::new("journal-unpaired")
                .with("board", pairing.and_then(|p| p.board).map_or(0, |b| b.0))
                .with("white", pairing.map(|p| name(state, p.white)).unwrap_or_default())
                .with("black", pairing.map(|p| name(state, p.black)).unwrap_or_default())
        }
        Fact::Game(f) => match f.replaces {
            Some(_) => seated("journal-replay", f.game),
            None => return None,
        },
        Fact::RoundStart(f) => Message::new("journal-round-started")
            .with("section", section(f.section))
            .with("round", f.round.0)
            .with("time", say::hall(f.started_at, offset_min)),
        Fact::RoundClose(f) => Message::new("journal-round-closed")
            .with("section", section(f.section))
            .with("round", f.round.0)
            .with("head", f.head.as_str()),
        Fact::Arrival(f) => Message::new("journal-arrival")
            .with("side", side_of(f.game, f.player))
            .with("time", say::hall(f.arrived_at, offset_min)),
        Fact::GameResult(f) => match f.outcome {
            Some(outcome) => seated("journal-result", f.game).with("score", say::score(outcome)),
            None => seated("journal-result-cleared", f.game),
        },
        Fact::ClockReading(f) => Message::new("journal-clock")
            .with("move", f.move_no.unwrap_or(0))
            .with("white", f.white_ms.map_or_else(|| "–".to_owned(), say::clock))
            .with("black", f.black_ms.map_or_else(|| "–".to_owned(), say::clock)),
        Fact::Penalty(f) => penalty(state, entry, f),
        Fact::TimeAdjustment(f) => adjustment(state, entry, f),
        Fact::PointsAdjustment(f) => Message::new("journal-points-adjusted")
            .with("player", name(state, f.player))
            .with("points", text::format::points_change(f.points))
            .with("round", f.round.map_or(0, |r| r.0)),
        Fact::Moves(f) if put_together(entry) => {
            Message::new("journal-moves").with("source", word("moves-source", f.source.word()))
        }
        Fact::Moves(f) if entry.facts.len() > 1 && entry.kind == EntryKind::Moves => {
            seated("journal-moves-of", f.game).with("source", word("moves-source", f.source.word()))
        }
        Fact::Moves(f) => Message::new("journal-moves").with("source", word("moves-source", f.source.word())),
        Fact::Resumption(f) => Message::new("journal-resumption").with("ply", f.ply),
        Fact::MoveReason(f) => {
            let entry = |text: &Option<String>| text.clone().unwrap_or_else(|| "none".to_owned());
            let why = word("move-ground", f.ground.word());
            Message::new("journal-move-reason")
                .with("move", moved(state, f))
                .with(
                    "why",
                    match f.sheet {
                        Some(sheet) => why.with("sheet", sheet.code()),
                        None => why,
                    },
                )
                .with("white", entry(&f.white_entry))
                .with("black", entry(&f.black_entry))
        }
        Fact::Claim(f) => Message::new("journal-claim-found")
            .with("verdict", word("claim-verdict", f.verdict.word()))
            .with("written", f.written_move.as_deref().unwrap_or("none")),
        Fact::Appeal(f) => {
            Message::new("journal-appeal").with("who", f.appellant.as_str()).with("entry", number(f.ruling))
        }
        Fact::AppealPanel(f) => Message::new("journal-appeal-panel")
            .with("name", f.name.as_str())
            .with("role", word("panel-role", f.role.word())),
        Fact::AppealStatement(f) => Message::new("journal-appeal-statement")
            .with("name", f.name.as_str())
            .with("text", f.text.as_str()),
        Fact::AppealOutcome(f) => {
            Message::new("journal-appeal-outcome").with("verdict", word("appeal-verdict", f.verdict.word()))
        }
        Fact::Announcement(f) => match &f.text {
            Some(text) => Message::new("journal-announcement").with("text", text.as_str()),
            None => Message::new("journal-announcement-down"),
        },
        Fact::Adjournment(f) => {
            let record = state.adjournments.get(&f.adjournment);
            let first = record.and_then(|record| record.adjournment.first()).map(|dated| dated.entry);
            match first == state.number(entry.id) || first.is_none() {
                true => seated("journal-adjournment", f.game),
                false => seated("journal-adjournment-changed", f.game),
            }
        }
        Fact::SealedMove(f) => Message::new("journal-sealed-move")
            .with("envelope", if f.reply { "reply" } else { "move" })
            .with("told", if f.covered.is_some() { "yes" } else { "no" }),
        Fact::EnvelopeCustody(f) => Message::new("journal-envelope-custody")
            .with("holder", f.holder.as_str())
            .with("time", say::hall(f.handed_at, offset_min))
            .with("note", f.note.as_deref().unwrap_or("none")),
        Fact::ResumptionArrival(f) => {
            let fact = state.adjournments.get(&f.adjournment).and_then(|record| record.adjournment.now());
            Message::new("journal-resumption-arrival")
                .with("side", fact.map(|fact| side_of(fact.game, f.player)).unwrap_or_default())
                .with("time", say::hall(f.arrived_at, offset_min))
        }
        Fact::EnvelopeOpening(f) => adjournment::opening(state, f, offset_min),
        Fact::PlayResumed(f) => Message::new("journal-play-resumed")
            .with("time", say::hall(f.resumed_at, offset_min))
            .with("white", f.white_ms.map_or_else(|| "–".to_owned(), say::clock))
            .with("black", f.black_ms.map_or_else(|| "–".to_owned(), say::clock)),
        Fact::Note(f) => Message::new("journal-note").with("text", f.text.as_str()),
        Fact::Taken(f) => {
            let restored = state.number(f.about).and_then(|no| state.entry(no)).and_then(|entry| {
                entry.facts.iter().find_map(|fact| match fact {
                    Fact::Taken(inner) => Some(inner.about),
                    _ => None,
                })
            });
            match restored {
                Some(id) => Message::new("journal-restored").with("entry", number(id)),
                None => word("journal-withdrawal", f.way.word()).with("entry", number(f.about)),
            }
        }
        Fact::Reason(f) => {
            Message::new("journal-reason").with("entry", number(f.about)).with("text", f.text.as_str())
        }
        Fact::Import(_) | Fact::KeptLine(_) | Fact::Incident(_) | Fact::Fault(_) | Fact::TouchedPiece(_) => {
            return None;
        }
        Fact::Advised(_) | Fact::Ruling(_) => return None,
    })
}
