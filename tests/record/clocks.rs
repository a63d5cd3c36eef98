//! Clocks through the actions that both fronts call: corrections, the sheet, arrivals, time controls, the hall display.

use actions::clock_correction::{self, CorrectionDraft, CorrectionShown};
use actions::clock_sheet::{self, ClockLineKind};
use actions::draft::{Command, IncidentDraft};
use actions::view::{self, Message, Pair, Side};
use actions::{ActionError, Now, arrivals, hall as display, settings, time_control};
use desk::entry::Entry;
use desk::fact::Rules;
use desk::ids::*;
use desk::state::State;
use desk::words::EntryKind;
use flagfall_tests::journal::Scribe;
use laws::Colour;

use crate::clock_support::{Case, cases};
use crate::hall::{Hall, NOW};

fn both(text: Option<&str>) -> Pair<Option<String>> {
    let mut words = text.unwrap_or_default().split_whitespace().map(str::to_owned);
    Pair { white: words.next(), black: words.next() }
}

fn side(case: &Case) -> Option<Side> {
    let keys = ["ran", "offender", "claimant", "player", "displacer"];
    let code = keys.into_iter().find_map(|key| case.get(key))?;
    Colour::from_code(code).map(Side::from)
}

/// A case as an arbiter types it.
fn typed(game: GameId, case: &Case) -> CorrectionDraft {
    let used = case.get("used").unwrap_or_default();
    let judged = used.strip_prefix("judged ");
    let choice = match (case.must("kind"), used) {
        ("defective-clock", "trusting white") => Some("used-trust-white"),
        ("defective-clock", "trusting black") => Some("used-trust-black"),
        ("defective-clock", _) if judged.is_some() => Some("used-judged"),
        ("displaced-pieces", _) => match case.must("redress") {
            "add" => Some("redress-add"),
            "take" => Some("redress-take"),
            _ => Some("redress-move"),
        },
        ("assistant", _) if case.is("does", "record") => Some("assistant-record"),
        ("wrong-claim", _) => Some("fifty-moves-claim"),
        _ => None,
    };
    let text = |key: &str| case.get(key).map(str::to_owned);
    CorrectionDraft {
        game: game.to_string(),
        kind: case.must("kind").to_owned(),
        clocks: both(case.get("shown")),
        counters: both(case.get("counter")),
        set_control: text("set"),
        side: side(case),
        choice: choice.map(str::to_owned),
        disability: case.is("disability", "yes"),
        times_before: both(case.get("before")),
        amount: text("time").or(text("amount")).or(text("lost")),
        amounts: both(case.get("added").or(judged)),
        completed: both(case.get("completed")),
        taken_back: both(case.get("taken-back")),
        last_good: both(case.get("last")),
        last_good_moves: both(case.get("last-completed")),
        elapsed: text("elapsed"),
        schedule_suffers: case.is("schedule-suffers", "yes"),
        missed_given: case.is("missed", "given"),
        reason: Some("as in the case".to_owned()),
    }
}

/// The sample under the case's regime and control.
fn under(state: &State, rules: &Rules, case: &Case) -> State {
    let mut state = state.clone();
    let control = case.get("right").or(case.get("control")).unwrap_or("90+30");
    let regime = case.announced().regime;
    let rules = Rules { time_control: control.to_owned(), regime, ..rules.clone() };
    let entry: Entry = Scribe::new(77).entry(EntryKind::Rules, vec![rules.into()]);
    state.apply(entry);
    state
}

#[tokio::test]
async fn every_worked_out_case_comes_out_the_same_through_the_form() {
    let hall = Hall::new("clock_cases").await;
    let game = hall.game("A", 3, 9);
    let state = hall.session.state();
    let rules = state.rules(hall.section("A"), None).unwrap().clone();
    // What the form does not ask for: moves made and not completed, a clock's own period, a quickplay finish.
    let asked = |case: &Case| {
        case.get("made").is_none()
            && case.get("period-shown").is_none()
            && !case.is("kind", "quickplay-finish")
    };
    let mut checked = 0;
    for name in [
        "wrong-setting",
        "counter-off",
        "wrong-side-ran",
        "defective-clock",
        "illegal-move",
        "position-restored",
        "added-time",
    ] {
        for case in cases(name).into_iter().filter(asked) {
            let state = under(state, &rules, &case);
            let shown = clock_correction::correct(&state, &typed(game, &case));
            let shown = shown.unwrap_or_else(|error| panic!("{case}: {error:?}"));
            check(&case, &shown);
            checked += 1;
        }
    }
    assert!(checked > 70, "{checked} cases");
}

fn check(case: &Case, shown: &CorrectionShown) {
    let closed = case.is("permitted", "closed");
    assert_eq!(shown.permitted, !closed, "{case}");
    let expected = if closed { case.times("shown") } else { case.times("after") }.unwrap();
    let text = |time: laws::clock::Millis| text::format::clock_time(time.get());
    assert_eq!(
        (&shown.after.white, &shown.after.black),
        (&text(expected.white), &text(expected.black)),
        "{case}"
    );
    for article in case.must("articles").split_whitespace() {
        assert!(shown.because.iter().any(|c| c.article == article), "{case}: {article}");
    }
    let changes = shown.before != shown.after || shown.counters_before != shown.counters_after;
    assert_eq!(shown.record.is_some(), changes && !closed, "{case}: an entry where something changes");
}

fn draft(game: GameId, kind: &str) -> CorrectionDraft {
    let two =
        |white: &str, black: &str| Pair { white: Some(white.to_owned()), black: Some(black.to_owned()) };
    CorrectionDraft {
        game: game.to_string(),
        kind: kind.to_owned(),
        clocks: two("0:52:10", "0:47:30"),
        counters: two("23", "23"),
        set_control: Some("90".to_owned()),
        side: Some(Side::White),
        choice: None,
        disability: false,
        times_before: Pair::default(),
        amount: Some("3:00".to_owned()),
        amounts: two("1:00", "2:00"),
        completed: Pair::default(),
        taken_back: two("1", "0"),
        last_good: two("1:10:00", "1:05:00"),
        last_good_moves: two("15", "15"),
        elapsed: Some("20:00".to_owned()),
        schedule_suffers: false,
        missed_given: false,
        reason: Some("seen by the arbiter".to_owned()),
    }
}

#[tokio::test]
async fn every_kind_ends_in_one_entry_with_before_after_and_reason() {
    let mut hall = Hall::new("clock_kinds").await;
    for (at, form) in clock_correction::forms().into_iter().enumerate() {
        let game = hall.game("A", 3, 17 + u16::try_from(at).unwrap() % 2);
        let mut draft = draft(game, &form.kind);
        draft.choice = form.choices.first().map(|choice| choice.value.clone());
        if form.kind == "counter-off" {
            draft.completed = Pair { white: Some("24".to_owned()), black: Some("23".to_owned()) };
        }
        let shown = clock_correction::correct(hall.session.state(), &draft).unwrap();
        let command = shown.record.clone().unwrap_or_else(|| panic!("{}", form.kind));
        let before = hall.session.state().journal().len();
        hall.record(i64::try_from(at).unwrap(), &command).await.unwrap();
        let state = hall.session.state();
        assert_eq!(state.journal().len(), before + 1, "{}", form.kind);
        let readings: Vec<_> = state.games[&game].readings.iter().rev().take(2).map(|d| &d.fact).collect();
        let text = |ms: Option<i64>| text::format::clock_time(ms.unwrap());
        assert_eq!(text(readings[0].white_ms), shown.after.white, "{}", form.kind);
        assert_eq!(text(readings[0].black_ms), shown.after.black, "{}", form.kind);
        let record = state.incidents_of_game(game).into_iter().next_back().unwrap();
        assert_eq!(
            record.rulings.now().unwrap().reason.as_deref(),
            Some("seen by the arbiter"),
            "{}",
            form.kind
        );
        assert_eq!(record.incident.now().unwrap().note.as_deref(), Some("seen by the arbiter"));
    }
}

#[tokio::test]
async fn what_is_missing_or_not_understood_is_said_in_a_sentence() {
    let mut hall = Hall::new("clock_refusals").await;
    let game = hall.game("A", 3, 9);
    let refused = |change: &dyn Fn(&mut CorrectionDraft), kind: &str| {
        let mut draft = draft(game, kind);
        change(&mut draft);
        match clock_correction::correct(hall.session.state(), &draft) {
            Err(ActionError::Unclear(message)) => {
                let field =
                    message.args.iter().find(|(name, _)| *name == "field").map(|(_, arg)| arg.clone());
                format!("{} {field:?}", message.id)
            }
            other => panic!("{kind}: {other:?}"),
        }
    };
    let said = |text: &str| format!("Some(Text(\"{text}\"))");
    let missing = |field: &str| format!("unclear-missing {}", said(field));
    let unclear = |field: &str| format!("unclear-field {}", said(field));
    assert_eq!(
        refused(&|d| d.clocks.white = Some("noon".to_owned()), "wrong-setting"),
        unclear("white-clock")
    );
    assert_eq!(refused(&|d| d.clocks.black = None, "wrong-setting"), missing("black-clock"));
    assert_eq!(refused(&|d| d.counters = Pair::default(), "wrong-setting"), missing("counter"));
    assert_eq!(
        refused(&|d| d.set_control = Some("soon".to_owned()), "wrong-setting"),
        unclear("time-control")
    );
    assert_eq!(refused(&|d| d.side = None, "displaced-pieces"), missing("side"));
    assert_eq!(refused(&|d| d.elapsed = None, "defective-clock"), missing("elapsed"));
    assert_eq!(refused(&|d| d.choice = Some("dice".to_owned()), "defective-clock"), unclear("choice"));
    assert_eq!(refused(&|d| d.choice = None, "wrong-claim"), missing("claim"));
    assert_eq!(refused(&|d| d.reason = None, "assistant"), missing("reason"));
    assert_eq!(refused(&|_| (), "witchcraft"), unclear("correction"));

    // Under A.5.1.1 a wrong setting is closed after ten moves, unless the schedule would suffer.
    let section = hall.section("A").to_string();
    let setting = |key: &str, value: &str| Command::Setting {
        section: section.clone(),
        round: None,
        key: key.to_owned(),
        value: value.to_owned(),
    };
    hall.record(1, &setting("regime", "rapid-a5")).await.unwrap();
    hall.record(1, &setting("time-control", "15+10")).await.unwrap();
    let mut closed = draft(game, "wrong-setting");
    closed.clocks = Pair { white: Some("5:00".to_owned()), black: Some("6:00".to_owned()) };
    closed.set_control = Some("15+5".to_owned());
    let shown = clock_correction::correct(hall.session.state(), &closed).unwrap();
    assert!(!shown.permitted && shown.record.is_none());
    assert!(shown.because.iter().any(|c| c.article == "A.5.1.1"), "{:?}", shown.because);
    closed.schedule_suffers = true;
    assert!(clock_correction::correct(hall.session.state(), &closed).unwrap().permitted);
}

#[tokio::test]
async fn the_sheet_holds_readings_against_the_hall() {
    let mut hall = Hall::new("clock_sheet").await;
    let game = hall.game("A", 3, 4);
    let sheet = clock_sheet::sheet(hall.session.state(), game, NOW).unwrap();
    let kinds: Vec<_> = sheet.lines.iter().map(|line| line.kind).collect();
    assert_eq!(kinds, [ClockLineKind::Before, ClockLineKind::After, ClockLineKind::Call]);
    // 40/90+30: 12 moves completed each. White 1:30:00 + 13 x 0:00:30 - 1:18:10 = 0:18:20; Black was given two minutes:
    // 1:30:00 + 0:06:30 + 0:02:00 - 1:22:30 = 0:16:00; 0:34:00 passed in the hall.
    let call = &sheet.lines[2];
    let used = call.used.as_ref().unwrap();
    assert_eq!((used.white.as_str(), used.black.as_str()), ("0:18:20", "0:16:00"));
    assert_eq!((call.hall_text.as_deref(), call.gap_text.as_deref()), (Some("0:34:00"), Some("−0:00:20")));
    assert!(sheet.lines.iter().all(|line| !line.flagged), "{:?}", sheet.lines);

    // The same reading ten minutes too early: somebody read or set a clock wrongly.
    hall.line(3, "A5 t w1:08:10 b1:10:30 13").await;
    let sheet = clock_sheet::sheet(hall.session.state(), hall.game("A", 3, 5), NOW).unwrap();
    let call = &sheet.lines[0];
    assert!(call.flagged && !call.says.is_empty());
    assert!(call.because.iter().any(|c| c.article == "6.10.2"), "{:?}", call.because);

    // A reading that fits: 1:30:00 + 14 x 0:00:30 = 1:37:00 each, and 0:12:00 used of each in 24 minutes.
    let fits = "A9 t w1:25:00 b1:25:00 14";
    hall.line(3, fits).await;
    let sheet = clock_sheet::sheet(hall.session.state(), hall.game("A", 3, 9), NOW).unwrap();
    assert!(sheet.lines.iter().all(|line| line.used.is_some()));

    // Clocks written beside recorded moves: Black's clock goes up by more than its increment.
    let moves = "1. e4 {[%clk 1:30:10]} e5 {[%clk 1:29:50]} 2. Nf3 {[%clk 1:29:00]} Nc6 {[%clk 1:31:00]} *";
    let movetext = Command::Moves {
        game: hall.game("A", 3, 10).to_string(),
        source: "board".to_owned(),
        movetext: moves.to_owned(),
        start_fen: None,
    };
    hall.record(2, &movetext).await.unwrap();
    let sheet = clock_sheet::sheet(hall.session.state(), hall.game("A", 3, 10), NOW).unwrap();
    let last = sheet.lines.last().unwrap();
    assert_eq!((last.kind, last.gap_text.as_deref()), (ClockLineKind::Move, None));
    assert!(last.flagged, "{last:?}");
    assert!(last.says.iter().any(|says| says.id == "clock-says-time-grew"), "{:?}", last.says);
}

#[tokio::test]
async fn the_round_shows_who_is_short_of_time_and_whom_to_read_again() {
    let mut hall = Hall::new("clock_round").await;
    hall.line(3, "A12 t w0:04:10 b0:30:00 31").await;
    hall.line(3, "A13 t w0:09:00 b0:30:00 31").await;
    let later = Now { at: NOW.at + 6 * 60_000, ..NOW };
    let round = clock_sheet::round(hall.session.state(), hall.section("A"), RoundNo(3), later);
    assert_eq!((round.rows[0].board, round.rows[0].under_five), (12, true));
    let read = round.rows.iter().find(|row| row.board == 13).unwrap();
    assert!(read.may_be_under && !read.under_five);
    assert_eq!(read.since, Some(Message::new("clocks-since").with("minutes", 5u32)));
    let never = round.rows.iter().find(|row| row.board == 20).unwrap();
    assert!(never.since.is_none() && never.shown.white.is_none());
    assert!(round.rows.iter().all(|row| row.names.white != row.names.black));
}

#[tokio::test]
async fn a_late_player_finds_the_time_gone_since_the_start() {
    let mut hall = Hall::new("clock_arrivals").await;
    let section = hall.section("A");
    // The sample's round began forty minutes ago, the default time is thirty.
    let shown = arrivals::shown(hall.session.state(), section, RoundNo(3), NOW);
    assert!(shown.passed && shown.left_text.is_none());
    assert_eq!(shown.rows.iter().map(|row| row.board).collect::<Vec<_>>(), [22, 25]);
    assert!(shown.rows.iter().all(|row| row.black.late && !row.white.late));
    // White came a minute after the start; had White moved at once Black would have 1:30:30 less 39 minutes.
    let clocks = shown.rows[0].clocks.as_ref().unwrap();
    assert_eq!((clocks.white.as_str(), clocks.black.as_str()), ("1:30:00", "0:51:30"));
    assert_eq!(shown.rows[0].running, Some(Side::Black));

    // Exactly at the limit is not late; a second later is.
    let start = hall.session.state().started(section, RoundNo(3)).unwrap();
    let at =
        |ms: i64| arrivals::shown(hall.session.state(), section, RoundNo(3), Now { at: start + ms, ..NOW });
    assert_eq!(at(1_800_000).left_text.as_deref(), Some("0:00:00"));
    assert!(!at(1_800_000).passed && at(1_801_000).passed);
    assert!(
        actions::defaults::due(
            hall.session.state(),
            section,
            RoundNo(3),
            Now { at: start + 1_800_000, ..NOW }
        )
        .rows
        .is_empty()
    );

    // Who comes is told what the clock shows; the list keeps it for ten minutes.
    let late =
        Command::Arrival { game: hall.game("A", 3, 25).to_string(), side: Side::Black, occurred: None };
    let done = hall.record(0, &late).await.unwrap();
    assert_eq!(done.remarks[0].id, "remark-late-black-clock");
    let rows = |minutes: i64| {
        let now = Now { at: NOW.at + minutes * 60_000, ..NOW };
        let shown = arrivals::shown(hall.session.state(), section, RoundNo(3), now);
        shown
            .rows
            .iter()
            .map(|row| (row.board, row.clocks.as_ref().unwrap().black.clone()))
            .collect::<Vec<_>>()
    };
    assert_eq!(rows(5)[1], (25, "0:51:30".to_owned()));
    assert_eq!(rows(11).len(), 1);

    // Hall times that cannot be are refused with what to type; before the start is noted as early.
    let game = hall.game("A", 3, 22).to_string();
    let came = |text: &str| Command::Arrival {
        game: game.clone(),
        side: Side::Black,
        occurred: Some(text.to_owned()),
    };
    let hall_time = |ms: i64| text::format::hall_time(start + ms, NOW.offset_min);
    for (text, id) in [
        (hall_time(3 * 3_600_000), "refused-arrival-ahead"),
        (hall_time(-2 * 3_600_000), "refused-arrival-before-start"),
        ("soon".to_owned(), "unclear-field"),
    ] {
        let error = hall.record(1, &came(&text)).await.unwrap_err();
        assert_eq!(error.messages()[0].id, id, "{text}");
    }
    let done = hall.record(1, &came(&hall_time(-600_000))).await.unwrap();
    assert_eq!(done.remarks[0].id, "remark-arrival-before-start");
}

#[tokio::test]
async fn a_reading_that_went_up_is_recorded_and_said() {
    let mut hall = Hall::new("clock_grew").await;
    hall.line(3, "A12 t w0:40:00 b0:30:00 31").await;
    let done = hall.line(3, "A12 t w0:41:00 b0:29:00 32").await;
    assert!(done.remarks.is_empty(), "{:?}", done.remarks);
    let done = hall.line(3, "A12 t w0:45:00 b0:28:00 33").await;
    assert_eq!(done.remarks[0].id, "remark-time-grew");
}

#[tokio::test]
async fn a_time_control_is_read_in_every_notation_and_classed() {
    for (text, short) in [
        ("40/90+30:30+30", "40/90+30:30+30"),
        ("40/5400+30:1800+30", "40/90+30:30+30"),
        ("90 minutes for 40 moves, then 30 minutes, 30 seconds from move 1", "40/90+30:30+30"),
        ("W5-B4", "W5-B4"),
        ("W300+2-B180+2", "W5+2-B3+2"),
        ("300+3", "5+3"),
        ("900+10", "15+10"),
        ("40/120:20/60:30", "40/120:20/60:30"),
        ("120", "120"),
        ("180 minutes for the game", "180"),
    ] {
        assert_eq!(time_control::read(text).unwrap().to_string(), short, "{text}");
    }
    for (text, id) in [
        ("soon", "clock-error-control-unreadable"),
        ("", "clock-error-control-empty"),
        ("180+2", "control-minutes-or-seconds"),
        ("W180-B120", "control-minutes-or-seconds"),
    ] {
        match time_control::read(text) {
            Err(ActionError::Unclear(message)) => assert_eq!(message.id, id, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
    let blitz = time_control::question("W5-B4", None).unwrap();
    assert_eq!((blitz.because[0].article.as_str(), blitz.pgn), ("B.1", None));
    assert_eq!(blitz.warnings[0].id, "clock-unrateable-unequal");
    let short = time_control::question("60", Some(2450)).unwrap();
    assert_eq!(short.warnings[0].id, "clock-unrateable-too-little-for");

    // In the settings: the class, its Article, and what stands against rating for the strongest player who may be paired.
    let mut hall = Hall::new("clock_settings").await;
    let section = hall.section("A");
    let change = |value: &str| Command::Setting {
        section: section.to_string(),
        round: None,
        key: "time-control".to_owned(),
        value: value.to_owned(),
    };
    hall.record(1, &change("60 minutes for the game")).await.unwrap();
    let rows = settings::settings(hall.session.state(), section);
    let row = rows.iter().find(|row| row.key == "time-control").unwrap();
    assert_eq!((row.value.as_str(), row.because[0].article.as_str()), ("60", "6.3"));
    assert_eq!(row.warnings[0].id, "clock-unrateable-too-little-for");
    let error = hall.record(1, &change("180+2")).await.unwrap_err();
    assert_eq!(error.messages()[0].id, "control-minutes-or-seconds");
}

#[tokio::test]
async fn the_hall_is_told_the_times_and_the_announcement_and_no_game() {
    let mut hall = Hall::new("clock_hall").await;
    let everybody = |text: Option<&str>| Command::Announce { section: None, text: text.map(str::to_owned) };
    let error = hall.record(1, &everybody(None)).await.unwrap_err();
    assert_eq!(error.messages()[0].id, "refused-no-announcement");
    hall.record(1, &everybody(Some("Round 4 begins at 20:00"))).await.unwrap();
    let state = hall.session.state();
    let shown = display::shown(state, None, None, NOW);
    assert_eq!(shown.announcement.as_deref(), Some("Round 4 begins at 20:00"));
    assert_eq!(shown.sections.len(), 2);
    let open = &display::shown(state, Some(hall.section("A")), Some(RoundNo(3)), NOW).sections[0];
    assert_eq!((open.since_text.as_deref(), open.default_passed), (Some("0:40:00"), true));
    let all = serde_json::to_string(&shown).unwrap();
    for player in state.players.values().filter_map(|player| player.player.now()) {
        assert!(!all.contains(&player.name), "{}", player.name);
    }
    hall.record(2, &everybody(None)).await.unwrap();
    assert_eq!(display::shown(hall.session.state(), None, None, NOW).announcement, None);
    // It is an entry like any other: the journal says it, one key takes it back.
    let no = hall.session.state().number(hall.session.undoable().unwrap().id).unwrap();
    let row = view::entry_row(hall.session.state(), no, NOW).unwrap();
    assert_eq!(row.title.id, "journal-announcement-down");
    hall.record(3, &Command::Undo).await.unwrap();
    assert!(display::announced(hall.session.state(), None).is_some());
}

#[tokio::test]
async fn a_game_that_was_over_on_record_is_not_lost_by_a_later_flag() {
    let mut hall = Hall::new("clock_flag").await;
    let game = hall.game("A", 3, 16);
    let mated = "1. f3 e5 2. g4 Qh4# *";
    let moves = Command::Moves {
        game: game.to_string(),
        source: "board".to_owned(),
        movetext: mated.to_owned(),
        start_fen: None,
    };
    hall.record(1, &moves).await.unwrap();
    let flag = |at: Option<&str>| {
        let line = format!("A16 w flag {} open", at.unwrap_or(""));
        let context = actions::quick_line::QuickLineContext { section: String::new(), round: 3, game: None };
        let read = actions::quick_line::quick_line(hall.session.state(), &context, &line, NOW);
        let Some(Command::Incident { incident }) = read.command else { panic!("{line}") };
        incident
    };
    let advice = |incident: &IncidentDraft| actions::advice_for(hall.session.state(), incident, NOW).unwrap();
    let over = advice(&flag(Some("3")));
    assert!(over.lines.iter().any(|line| line.id == "advice-ended-checkmate"), "{:?}", over.lines);
    assert!(over.mate.is_none());
    assert_eq!(over.rulings[0].ruling.result, Some(view::ResultCode::BlackWins));
    // The flag of White at move 2 was noticed before the mate stood on the board: the time decides.
    let before = advice(&flag(Some("2")));
    assert!(!before.lines.iter().any(|line| line.id == "advice-ended-checkmate"), "{:?}", before.lines);

    // An open flag knows it still when it is ruled on.
    let open = flag(Some("3"));
    hall.record(2, &Command::Incident { incident: open }).await.unwrap();
    let state = hall.session.state();
    let id = state.incidents_of_game(game).into_iter().next_back().unwrap().incident.now().unwrap().incident;
    let report = desk::decide::report_of(state, id).unwrap();
    assert_eq!(report.clock.ended_before.len(), 1);
    let shown = view::incident(state, id, NOW).unwrap();
    assert_eq!(shown.advice.unwrap().rulings[0].ruling.result, Some(view::ResultCode::BlackWins));
}
