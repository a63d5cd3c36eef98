//! The story of a competition told in the terminal, and how its parts are printed.

use std::path::PathBuf;

use actions::export::{self, ExportKind};
use actions::import::ImportDiff;
use actions::view::{Advice, EntryRow, EntryState, Game, Message, Round};
use actions::{ActionError, Session, sample, view};

use crate::now;
use crate::run::desk_id;
use crate::say::Front;

/// From the first import to the exports: what an arbiter does in two rounds and a half.
pub async fn demo(front: &Front, folder: Option<PathBuf>) -> Result<(), ActionError> {
    let now = now();
    let folder = folder.unwrap_or_else(|| std::env::temp_dir().join(format!("flagfall-demo-{}", now.at)));
    let failed = |source| ActionError::Io { path: folder.display().to_string(), source };
    tokio::fs::create_dir_all(&folder).await.map_err(failed)?;
    let file = folder.join("lindenhof.flagfall");
    let mut session = Session::create(&file, desk_id().await?).await?;
    front.say(&Message::new("demo-begins").with("file", file.display().to_string()));
    sample::fill(&mut session, now, |session, done| {
        let no = session.state().number(done.entry.id);
        if let Some(row) = no.and_then(|no| view::entry_row(session.state(), no, now)) {
            entry(front, &row);
        }
        done.remarks
            .iter()
            .for_each(|m| front.line(format!("        {}", front.sentence(&actions::say::message(m)))));
    })
    .await?;
    front.say(&Message::new("demo-round"));
    if let Some(section) = session.state().section_by_code("A").map(|s| s.section) {
        boards(front, &view::round(session.state(), section, desk::ids::RoundNo(3), now));
        let disputed = session.state().at_board(section, desk::ids::RoundNo(3), desk::ids::BoardNo(8));
        let game = disputed.and_then(|p| session.state().game_of(p.pairing));
        if let Some(game) = game.and_then(|game| view::game(session.state(), game, now)) {
            front.say(&Message::new("demo-board"));
            board(front, &game);
        }
        for (kind, section) in [
            (ExportKind::ResultsCsv, None),
            (ExportKind::IncidentsCsv, None),
            (ExportKind::JournalCsv, None),
            (ExportKind::Trf16, Some(section)),
            (ExportKind::Trf26, Some(section)),
        ] {
            let (bytes, said) = export::export(&session, front.text(), kind, section, None, now)?;
            let to = folder.join(format!("{}.{}", kind.stem(), kind.ending()));
            export::save(&to, &bytes).await?;
            said.iter().for_each(|message| front.line(format!("        {}", front.sentence(message))));
        }
    }
    let head = session.head();
    session.close().await?;
    front.say(&Message::new("demo-ends").with("folder", folder.display().to_string()).with("head", head));
    Ok(())
}

/// One entry.
pub fn entry(front: &Front, row: &EntryRow) {
    let mark = match row.state {
        EntryState::Stands => " ",
        EntryState::Undone => "×",
        EntryState::Revoked | EntryState::ChangedOnAppeal => "~",
    };
    let articles: Vec<_> = row.because.iter().map(|c| c.article.as_str()).collect();
    let place = match (&row.section, row.round, row.board) {
        (Some(section), Some(round), Some(board)) => format!("{section} R{round} {board}"),
        (Some(section), Some(round), None) => format!("{section} R{round}"),
        (Some(section), None, _) => section.clone(),
        _ => String::new(),
    };
    let because = if articles.is_empty() { String::new() } else { format!("  [{}]", articles.join(" ")) };
    front.line(format!(
        "{mark}{:>4} {} {:<3} {:<9} {}{because}",
        row.number_text,
        row.recorded_text,
        row.by,
        place,
        front.sentence(&row.title)
    ));
}

/// The boards of a round.
pub fn boards(front: &Front, round: &Round) {
    for row in &round.rows {
        let flags = "⚑".repeat(row.open_incidents as usize);
        let open = match row.state {
            view::BoardState::Adjourned => front.words("state-adjourned-short"),
            _ => "·".to_owned(),
        };
        let result = row.result.as_ref().map_or(open.as_str(), |r| r.text.as_str());
        let late = if row.defaulted { "!" } else { "" };
        front.line(format!(
            "{:>4}  {:<28} {:^5}  {:<28} {flags}{late}",
            row.board, row.white.name, result, row.black.name
        ));
    }
    for bye in &round.byes {
        front.line(format!("      {:<28} {}", bye.name, front.sentence(&bye.kind)));
    }
}

/// One board with its incidents.
pub fn board(front: &Front, game: &Game) {
    front.line(format!("{} – {}", game.white.name, game.black.name));
    for incident in &game.incidents {
        front.line(format!(
            "  {} {} {}",
            incident.at_text,
            front.sentence(&incident.title),
            incident.move_text.as_deref().unwrap_or("")
        ));
        incident.facts.iter().for_each(|m| front.line(format!("    {}", front.sentence(m))));
        match (&incident.ruling, &incident.advice) {
            (Some(ruling), _) => {
                ruling.lines.iter().for_each(|m| front.line(format!("    → {}", front.sentence(m))));
            }
            (None, Some(given)) => advice(front, given),
            (None, None) => {}
        }
    }
}

/// What the Laws say.
pub fn advice(front: &Front, advice: &Advice) {
    let articles: Vec<_> = advice.because.iter().map(|c| c.article.as_str()).collect();
    for line in &advice.lines {
        front.line(format!("    {}", front.sentence(line)));
    }
    front.line(format!("    [{}]", articles.join(" ")));
    for offer in &advice.rulings {
        let mark = if offer.prescribed { "▸" } else { "·" };
        front.line(format!("    {mark} {}", front.sentence(&offer.label)));
    }
}

/// What a file would change.
pub fn changes(front: &Front, diff: &ImportDiff) {
    front.line(format!("{}: {}", diff.file, front.sentence(&diff.format)));
    for notice in &diff.notices {
        let line = notice.line.map(|n| format!("{n}: ")).unwrap_or_default();
        front.line(format!("  ! {line}{}", front.sentence(&notice.why)));
    }
    for question in &diff.questions {
        front.line(format!("  ? {}  ({})", front.sentence(&question.question), question.id));
        for answer in &question.answers {
            let option = format!("--answer {}={}", question.id, answer.value);
            front.line(format!("      {option}  {}", front.sentence(&answer.label)));
        }
    }
    for change in &diff.changes {
        let mark = if change.taken { "+" } else { " " };
        let values = match (&change.before, &change.after) {
            (Some(before), Some(after)) => {
                format!(": {} → {}", front.argument(before), front.argument(after))
            }
            (None, Some(after)) => format!(": {}", front.argument(after)),
            _ => String::new(),
        };
        front.line(format!("  {mark} {}{values}  ({})", front.sentence(&change.what), change.id));
        if let Some(stays) = &change.stays {
            front.line(format!("      {}", front.sentence(stays)));
        }
    }
}
