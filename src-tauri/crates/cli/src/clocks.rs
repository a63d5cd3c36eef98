//! `flagfall clocks …` and `flagfall time`.

use actions::arrivals::{self, ArrivalRow, ArrivalSeat};
use actions::clock_correction::{
    self as correction, CorrectionDraft, CorrectionForm, CorrectionShown, SumShown,
};
use actions::clock_sheet::{self as sheet, ClockBoard, ClockLine, ClockLineKind, ClockSheet};
use actions::draft::Command as Draft;
use actions::view::{self, Message, Pair, Side};
use actions::{ActionError, hall, time_control};
use desk::ids::RoundNo;

use crate::args::{Clocks, Correct};
use crate::now;
use crate::run::{game_at, open, record, recorded, section_id, unclear};
use crate::say::Front;

/// Says what a time control is.
pub fn time(front: &Front, text: &str, strongest: Option<u16>) -> Result<(), ActionError> {
    front.answer(&time_control::question(text, strongest)?, |front, shown| {
        front.line(format!("{:<22} {}", shown.short, front.sentence(&shown.words)));
        front.line(format!("PGN {}  222 {}", shown.pgn.as_deref().unwrap_or("?"), shown.trf));
        let articles: Vec<_> = shown.because.iter().map(|c| c.article.as_str()).collect();
        front.line(format!("{}  [{}]", front.sentence(&shown.class), articles.join(" ")));
        shown.warnings.iter().for_each(|warning| front.line(format!("! {}", front.sentence(warning))));
    });
    Ok(())
}

/// Does what was asked about clocks.
pub async fn run(front: &Front, by: Option<String>, what: Clocks) -> Result<(), ActionError> {
    match what {
        Clocks::Round { file, section, round } => {
            let session = open(file, by).await?;
            let section = section_id(&session, &section)?;
            front.answer(&sheet::round(session.state(), section, RoundNo(round), now()), |front, round| {
                round.rows.iter().for_each(|row| front.line(board(front, row)));
            });
            session.close().await
        }
        Clocks::Sheet { file, section, round, board, sums } => {
            let session = open(file, by).await?;
            let game = game_at(&session, section_id(&session, &section)?, round, board)?;
            let shown = sheet::sheet(session.state(), game, now())?;
            front.answer(&shown, |front, shown| told(front, shown, sums));
            session.close().await
        }
        Clocks::Correct(typed) => correct(front, by, *typed).await,
        Clocks::Arrivals { file, section, round } => {
            let session = open(file, by).await?;
            let section = section_id(&session, &section)?;
            front.answer(
                &arrivals::shown(session.state(), section, RoundNo(round), now()),
                |front, shown| {
                    if shown.rows.is_empty() {
                        front.say(&Message::new("arrivals-none"));
                    }
                    shown.rows.iter().for_each(|row| arrival(front, row));
                },
            );
            session.close().await
        }
        Clocks::Hall { file, section } => {
            let session = open(file, by).await?;
            let section = section.map(|code| section_id(&session, &code)).transpose()?;
            front.answer(&hall::shown(session.state(), section, None, now()), |front, shown| {
                front.line(format!("{}  {}", shown.time_text, shown.competition));
                for one in &shown.sections {
                    let round = one.round.map(|n| n.to_string()).unwrap_or_default();
                    let since = one.since_text.as_deref().unwrap_or("–");
                    let left = one.default_left_text.as_deref().unwrap_or("–");
                    front.line(format!("{:<24} {round:>2}  {since}  {left}", one.name));
                    one.announcement.iter().for_each(|text| front.line(format!("  {text}")));
                }
                shown.announcement.iter().for_each(|text| front.line(text.clone()));
            });
            session.close().await
        }
        Clocks::Announce { file, text, section } => {
            let mut session = open(file, by).await?;
            let section = section.map(|code| section_id(&session, &code)).transpose()?;
            let command = Draft::Announce { section: section.map(|id| id.to_string()), text };
            let done = record(&mut session, &command).await?;
            recorded(front, &session, &done);
            session.close().await
        }
    }
}

fn board(front: &Front, row: &ClockBoard) -> String {
    let clock = |side: &Option<String>| side.clone().unwrap_or_else(|| "–".to_owned());
    let since = row.since.as_ref().map(|since| front.sentence(since)).unwrap_or_default();
    let short = match (row.under_five, row.may_be_under) {
        (true, _) => "<5",
        (false, true) => "?5",
        (false, false) => "",
    };
    let gap = match (&row.gap_text, row.flagged) {
        (Some(gap), true) => gap.clone(),
        (None, true) => front.words("clocks-flagged-other"),
        _ => String::new(),
    };
    format!(
        "{:>4} {short:<2} {:>9} {:>9} {:<5} {since:<18} {gap:<10} {} – {}",
        row.board,
        clock(&row.shown.white),
        clock(&row.shown.black),
        row.move_text.as_deref().unwrap_or(""),
        row.names.white,
        row.names.black
    )
}

fn told(front: &Front, shown: &ClockSheet, with_sums: bool) {
    front.line(format!("{} – {}  {}", shown.names.white, shown.names.black, shown.control_text));
    shown.says.iter().for_each(|says| front.line(format!("  {}", front.sentence(says))));
    for line in &shown.lines {
        front.line(reading(front, line));
        line.says.iter().for_each(|says| front.line(format!("       {}", front.sentence(says))));
        if with_sums {
            sums(front, &line.sums);
        }
    }
}

fn reading(front: &Front, line: &ClockLine) -> String {
    let text = |text: &Option<String>| text.clone().unwrap_or_else(|| "–".to_owned());
    let used = line.used.clone().unwrap_or(Pair { white: "–".to_owned(), black: "–".to_owned() });
    let about = line.about.clone().unwrap_or_default();
    let kind = match line.kind {
        ClockLineKind::Call => front.words("sheet-call"),
        ClockLineKind::Before => front.sentence(&Message::new("sheet-before").with("about", about)),
        ClockLineKind::After => front.sentence(&Message::new("sheet-after").with("about", about)),
        ClockLineKind::Move => front.words("sheet-moves"),
    };
    format!(
        "{} {:>5} {:>8} {:<12} {:>9} {:>9} {:>9} {:>9} {:>9}  {kind}",
        if line.flagged { "!" } else { " " },
        text(&line.at_text),
        text(&line.hall_text),
        text(&line.move_text),
        text(&line.shown.white),
        text(&line.shown.black),
        used.white,
        used.black,
        text(&line.gap_text)
    )
}

fn sums(front: &Front, sums: &[SumShown]) {
    for sum in sums {
        let lines: Vec<_> = sum.lines.iter().map(|line| front.sentence(line)).collect();
        front.line(format!("       {}", lines.join("  ")));
    }
}

fn arrival(front: &Front, row: &ArrivalRow) {
    let seat = |seat: &ArrivalSeat| {
        let came = seat.arrived_text.clone().unwrap_or_else(|| "–".to_owned());
        format!("{} {came}{}", seat.name, if seat.late { "!" } else { "" })
    };
    let clocks = row.clocks.as_ref().map(|clocks| format!("  {} {}", clocks.white, clocks.black));
    front.line(format!(
        "{:>4}  {} – {}{}",
        row.board,
        seat(&row.white),
        seat(&row.black),
        clocks.unwrap_or_default()
    ));
    row.says.iter().for_each(|says| front.line(format!("        {}", front.sentence(says))));
}

async fn correct(front: &Front, by: Option<String>, typed: Correct) -> Result<(), ActionError> {
    let Some(kind) = typed.kind.clone() else {
        front.answer(&correction::forms(), |front, forms| forms.iter().for_each(|form| listed(front, form)));
        return Ok(());
    };
    let mut session = open(typed.file.clone(), by).await?;
    let game = game_at(&session, section_id(&session, &typed.section)?, typed.round, typed.board)?;
    let last =
        view::game(session.state(), game, now()).and_then(|game| game.clocks).map(|clocks| clocks.text);
    let draft = CorrectionDraft {
        game: game.to_string(),
        kind,
        clocks: if typed.shown.is_some() { pair(&typed.shown) } else { last.unwrap_or_default() },
        counters: pair(&typed.counter),
        set_control: typed.set,
        side: typed.side.as_deref().map(side).transpose()?,
        choice: typed.choice,
        disability: typed.disability,
        times_before: pair(&typed.times_before),
        amount: typed.amount,
        amounts: pair(&typed.amounts),
        completed: pair(&typed.completed),
        taken_back: pair(&typed.taken_back),
        last_good: pair(&typed.last_good),
        last_good_moves: pair(&typed.last_good_moves),
        elapsed: typed.elapsed,
        schedule_suffers: typed.schedule_suffers,
        missed_given: typed.missed_given,
        reason: typed.reason,
    };
    let shown = correction::correct(session.state(), &draft)?;
    front.answer(&shown, worked_out);
    if let Some(command) = shown.record.filter(|_| typed.record) {
        let done = record(&mut session, &command).await?;
        recorded(front, &session, &done);
    }
    session.close().await
}

fn listed(front: &Front, form: &CorrectionForm) {
    front.line(format!("{:<18} {}", form.kind, front.sentence(&form.title)));
    let asks: Vec<_> = form.asks.iter().map(|ask| front.sentence(&ask.label)).collect();
    front.line(format!("    {}", asks.join(" · ")));
    for choice in &form.choices {
        front.line(format!("    {:<22} {}", choice.value, front.sentence(&choice.label)));
    }
}

fn worked_out(front: &Front, shown: &CorrectionShown) {
    front.line(front.sentence(&shown.title));
    for (name, before, after, was, is) in [
        (
            "side-white",
            &shown.before.white,
            &shown.after.white,
            shown.counters_before.white,
            shown.counters_after.white,
        ),
        (
            "side-black",
            &shown.before.black,
            &shown.after.black,
            shown.counters_before.black,
            shown.counters_after.black,
        ),
    ] {
        front.line(format!("  {:<6} {before} → {after}   {was} → {is}", front.words(name)));
    }
    if !shown.permitted {
        front.say(&Message::new("correction-closed"));
    }
    shown.lines.iter().for_each(|line| front.line(format!("  {}", front.sentence(line))));
    let articles: Vec<_> = shown.because.iter().map(|c| c.article.as_str()).collect();
    front.line(format!("  [{}]", articles.join(" ")));
    sums(front, &shown.sums);
}

/// `0:12:22/0:46:09`; one without a slash is White's.
fn pair(text: &Option<String>) -> Pair<Option<String>> {
    let Some(text) = text else { return Pair::default() };
    let (white, black) = text.split_once('/').unwrap_or((text, ""));
    let said = |text: &str| (!text.trim().is_empty()).then(|| text.trim().to_owned());
    Pair { white: said(white), black: said(black) }
}

fn side(text: &str) -> Result<Side, ActionError> {
    match text {
        "w" | "white" => Ok(Side::White),
        "b" | "black" => Ok(Side::Black),
        other => Err(unclear("who", other)),
    }
}
