//! A pasted text and two scoresheets: shown first, recorded at a board with `--apply`.

use std::io::Read;
use std::path::Path;

use actions::draft::Command as Draft;
use actions::paste::{self, PasteAsked, PasteShown};
use actions::scoresheets::{self, SheetDecided, SheetsAsked, SheetsShown};
use actions::{ActionError, Session};
use desk::state::State;
use notation::paste::{Pasted, recognise};

use crate::args::{At, Paste, Sheets};
use crate::run::{game_at, open, record, recorded, section_id, unclear};
use crate::say::Front;

/// The competition a text belongs to, and the board's game in it.
async fn opened(at: &At, by: Option<String>) -> Result<Option<(Session, String)>, ActionError> {
    let (Some(file), Some(section), Some(round), Some(board)) = (&at.at, &at.section, at.round, at.board)
    else {
        return Ok(None);
    };
    let session = open(file.clone(), by).await?;
    let section = section_id(&session, section)?;
    let game = game_at(&session, section, round, board)?.to_string();
    Ok(Some((session, game)))
}

async fn text_of(path: Option<&Path>) -> Result<String, ActionError> {
    let name = path.map_or_else(|| "-".to_owned(), |path| path.display().to_string());
    let bytes = match path {
        Some(path) => tokio::fs::read(path).await,
        None => {
            let mut bytes = Vec::new();
            std::io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
        }
    };
    let bytes = bytes.map_err(|source| ActionError::Io { path: name, source })?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

async fn finish(
    front: &Front,
    opened: Option<(Session, String)>,
    apply: bool,
    command: impl FnOnce() -> Result<Draft, ActionError>,
) -> Result<(), ActionError> {
    let Some((mut session, _)) = opened else { return Ok(()) };
    if apply {
        let done = record(&mut session, &command()?).await?;
        recorded(front, &session, &done);
    }
    session.close().await
}

/// Moves or a position in place of a file's name: no file is called so, and it reads like a text.
fn itself(path: &Path) -> Option<String> {
    let text = path.to_str()?;
    let file = [".pgn", ".txt"].iter().any(|end| text.to_ascii_lowercase().ends_with(end));
    let read = || match recognise(text) {
        Pasted::Games(games) => games.iter().any(|game| !game.moves.is_empty()),
        Pasted::Nothing => false,
        _ => true,
    };
    let meant = !file && !path.exists() && (text.trim().contains(char::is_whitespace) || read());
    meant.then(|| text.to_owned())
}

/// Recognises a text.
pub async fn paste(front: &Front, by: Option<String>, asked: Paste) -> Result<(), ActionError> {
    let text = match asked.text.as_deref().and_then(itself) {
        Some(text) => text,
        None => text_of(asked.text.as_deref()).await?,
    };
    let opened = opened(&asked.at, by).await?;
    let nobody = State::default();
    let state = opened.as_ref().map_or(&nobody, |(session, _)| session.state());
    let game = opened.as_ref().map(|(_, game)| game.clone());
    let shown = paste::read(state, &PasteAsked { text, game, number: asked.number, source: asked.source })?;
    front.answer(&shown, told);
    finish(front, opened, asked.at.apply, || paste::attach(&shown)).await
}

fn told(front: &Front, shown: &PasteShown) {
    front.say(&shown.says);
    shown.games.iter().for_each(|game| front.say(&game.label));
    if let Some(fen) = &shown.fen {
        front.line(fen);
    }
    if let Some(game) = &shown.game {
        let moves: Vec<_> = game
            .line
            .iter()
            .enumerate()
            .map(|(index, step)| match index == 0 || !step.number_text.ends_with('…') {
                true => format!("{} {}", step.number_text, step.text),
                false => step.text.clone(),
            })
            .collect();
        front.line(moves.join(" "));
        if let Some(stops) = &game.stops {
            front.say(stops);
        }
    }
    for notice in &shown.notices {
        let sign = if notice.ask { "?" } else { " " };
        front.line(format!("{sign} {}:{} {}", notice.line, notice.column, front.sentence(&notice.what)));
    }
    shown.remarks.iter().for_each(|remark| front.say(remark));
}

/// Compares two sheets.
pub async fn sheets(front: &Front, by: Option<String>, asked: Sheets) -> Result<(), ActionError> {
    let white = text_of(Some(&asked.white)).await?;
    let black = match &asked.black {
        Some(path) => text_of(Some(path)).await?,
        None => String::new(),
    };
    let decided = asked.decide.iter().map(|text| {
        let (ply, mv) = text.split_once('=').ok_or_else(|| unclear("move", text))?;
        Ok(SheetDecided { ply: ply.parse().map_err(|_| unclear("move", text))?, text: mv.to_owned() })
    });
    let decided = decided.collect::<Result<Vec<_>, ActionError>>()?;
    let opened = opened(&asked.at, by).await?;
    let nobody = State::default();
    let state = opened.as_ref().map_or(&nobody, |(session, _)| session.state());
    let sheets = SheetsAsked {
        game: opened.as_ref().map(|(_, game)| game.clone()),
        white,
        black,
        start_fen: asked.start,
        final_fen: asked.final_fen,
        result: asked.result,
        decided,
        note: asked.note,
    };
    let shown = scoresheets::compared(state, &sheets)?;
    front.answer(&shown, columns);
    finish(front, opened, asked.at.apply, || Ok(Draft::Reconstruct { sheets })).await
}

fn columns(front: &Front, shown: &SheetsShown) {
    for row in &shown.rows {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        let why = row.reason.as_ref().map(|why| front.sentence(why)).unwrap_or_default();
        let others = match row.alternatives.as_slice() {
            [] => String::new(),
            moves => format!("  [{}]", moves.join(" ")),
        };
        front.line(format!(
            "{:>3} {:<5} {:<9} {:<9} {:<9} {why}{others}",
            row.ply.map(|ply| ply.to_string()).unwrap_or_default(),
            row.number_text,
            text(&row.white),
            row.san.as_deref().unwrap_or("–"),
            text(&row.black),
        ));
    }
    front.say(&shown.says);
    shown.findings.iter().for_each(|finding| front.say(&finding.what));
    for (side, lines) in [("colour-white", &shown.alone.white), ("colour-black", &shown.alone.black)] {
        if !lines.is_empty() {
            let lines: Vec<_> = lines.iter().map(|line| front.sentence(line)).collect();
            front.line(format!("{}: {}", front.words(side), lines.join(" ")));
        }
    }
}
