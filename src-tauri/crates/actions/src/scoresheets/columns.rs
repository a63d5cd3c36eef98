//! A comparison as two columns with the game between them.

use notation::moves::{MoveStyle, move_text};
use notation::scoresheet::{Alone, Finding, Sheet};
use shakmaty::{Chess, Position};

use super::{Compared, SheetFinding, SheetRow, SheetsShown, because, ground};
use crate::line::steps;
use crate::move_notation::MoveNotation;
use crate::view::{Message, Pair, word};

pub(super) fn shown(compared: &Compared) -> SheetsShown {
    let found = &compared.found;
    let start = compared.start.chess();
    let faults = found.findings.len();
    let says = match (found.complete, faults) {
        (true, 0) if compared.two => Message::new("sheets-agree"),
        (true, _) => Message::new("sheets-explained").with("count", faults),
        (false, _) => Message::new("sheets-unexplained").with("count", faults),
    };
    let one = found.white_alone;
    let (white, black) = match (compared.two, compared.sheets.white.entries.is_empty()) {
        (false, true) => (None, Some(one)),
        _ => (Some(one), found.black_alone),
    };
    let alone = |alone: Option<Alone>| alone.map(|alone| says_alone(compared, alone)).unwrap_or_default();
    SheetsShown {
        texts: compared.texts.clone(),
        rows: rows(compared),
        findings: found.findings.iter().map(|finding| said(compared, *finding)).collect(),
        alone: Pair { white: alone(white), black: alone(black) },
        start_fen: notation::position::fen_of(start),
        line: steps(start, compared.start.mode(), found.moves(), MoveNotation::SAN),
        complete: found.complete,
        says,
        because: because(),
    }
}

fn rows(compared: &Compared) -> Vec<SheetRow> {
    let mode = compared.start.mode();
    let mut position = compared.start.chess().clone();
    let [first, second] = compared.columns();
    let text = |sheet: &Sheet, index: Option<usize>| index.and_then(|i| sheet.entries.get(i)).cloned();
    let mut rows = Vec::new();
    for row in &compared.found.rows {
        let san = |mv| move_text(&position, mode, mv, MoveStyle::San);
        let reason = ground(row.reason).map(|(ground, whose)| {
            let message = word("move-ground", ground.word());
            match whose {
                Some(whose) => message.with("sheet", compared.colour(whose).code()),
                None => message,
            }
        });
        rows.push(SheetRow {
            ply: row.ply,
            number_text: number(&position),
            white: text(&compared.sheets.white, first(row)),
            black: text(&compared.sheets.black, second(row)),
            san: row.mv.map(san),
            reason,
            decided: compared.known.decided.iter().any(|(ply, _)| Some(*ply) == row.ply),
            alternatives: row.alternatives.iter().map(|mv| san(*mv)).collect(),
        });
        if let Some(mv) = row.mv {
            position.play_unchecked(mv);
        }
    }
    rows
}

fn number(position: &Chess) -> String {
    let dots = if position.turn().is_white() { "." } else { "…" };
    format!("{}{dots}", position.fullmoves())
}

/// A finding with what stands on the sheet.
fn said(compared: &Compared, finding: Finding) -> SheetFinding {
    let entry_of = |sheet, index: usize| {
        let sheet = match compared.colour(sheet) {
            laws::Colour::White => &compared.sheets.white,
            laws::Colour::Black => &compared.sheets.black,
        };
        sheet.entries.get(index).filter(|text| !text.is_empty()).map_or("–", String::as_str).to_owned()
    };
    let at = |ply: u32| say_ply(compared, ply);
    let about = |id: &str, sheet| Message::new(id).with("sheet", compared.colour(sheet).code());
    let ply_of = |sheet, entry: usize| row_of(compared, sheet, entry);
    match finding {
        Finding::FirstDifference { ply } => SheetFinding {
            ply: Some(ply),
            what: Message::new("sheets-first-difference").with("move", at(ply)),
        },
        Finding::Missing { sheet, ply } => {
            SheetFinding { ply: Some(ply), what: about("sheets-missing", sheet).with("move", at(ply)) }
        }
        Finding::Doubled { sheet, entry } => {
            let ply = ply_of(sheet, entry);
            let what =
                about("sheets-doubled", sheet).with("text", entry_of(sheet, entry)).with("move", at(ply));
            SheetFinding { ply: Some(ply), what }
        }
        Finding::Exchanged { sheet, entry, with } => {
            let ply = ply_of(sheet, entry);
            let what = about("sheets-exchanged", sheet)
                .with("text", entry_of(sheet, entry))
                .with("other", entry_of(sheet, with))
                .with("move", at(ply));
            SheetFinding { ply: Some(ply), what }
        }
        // A hole is an entry too, and says nothing.
        Finding::Unclear { sheet, entry } if entry_of(sheet, entry) == "–" => {
            let ply = ply_of(sheet, entry);
            SheetFinding { ply: Some(ply), what: about("sheets-missing", sheet).with("move", at(ply)) }
        }
        Finding::Unclear { sheet, entry } => {
            let ply = ply_of(sheet, entry);
            let what =
                about("sheets-unclear", sheet).with("text", entry_of(sheet, entry)).with("move", at(ply));
            SheetFinding { ply: Some(ply), what }
        }
    }
}

/// The half-move at which an entry stands, or the one after it where it is none.
fn row_of(compared: &Compared, sheet: notation::scoresheet::Whose, entry: usize) -> u32 {
    use notation::scoresheet::Whose;
    let mut last = 0;
    for row in &compared.found.rows {
        let here = match sheet {
            Whose::White => row.white,
            Whose::Black => row.black,
        };
        if here == Some(entry) {
            return row.ply.unwrap_or(last + 1);
        }
        last = row.ply.unwrap_or(last);
    }
    last
}

/// `34.` or `34…`.
fn say_ply(compared: &Compared, ply: u32) -> String {
    let start = compared.start.chess();
    let half = u64::from(ply.saturating_sub(1)) + u64::from(start.turn().is_black());
    let dots = if half.is_multiple_of(2) { "." } else { "…" };
    format!("{}{dots}", u64::from(start.fullmoves().get()) + half / 2)
}

/// How far one sheet alone is a game, and whether that agrees with what is known.
fn says_alone(compared: &Compared, alone: Alone) -> Vec<Message> {
    let plies = alone.legal_plies;
    let next = say_ply(compared, u32::try_from(plies).unwrap_or(u32::MAX).saturating_add(1));
    let mut lines = vec![match alone.complete {
        true => Message::new("sheets-alone-legal").with("count", plies),
        false => Message::new("sheets-alone-stops").with("count", plies).with("move", next),
    }];
    lines.extend(alone.reaches_final.map(|reaches| match reaches {
        true => Message::new("sheets-alone-final"),
        false => Message::new("sheets-alone-other-final"),
    }));
    if let Some(result) = compared.known.result {
        lines.push(match alone.contradicts_result {
            true => Message::new("sheets-alone-contradicts").with("result", result.as_str()),
            false => Message::new("sheets-alone-result").with("result", result.as_str()),
        });
    }
    lines
}
