//! The result that stands, when tag, marker and final position have been read.

use shakmaty::Position;

use crate::{
    notice::NoticeKind,
    result::{GameResult, ResultReading, read_result},
    termination::Termination,
};

use super::{record::Scan, token::excerpt};

/// Decides between tag and marker and says what was missing.
pub(super) fn decide_result(text: &str, scan: &mut Scan) {
    let at = scan.span.end.saturating_sub(1).max(scan.span.start);
    let written =
        scan.tag(text, "Result").map(str::trim).filter(|v| !matches!(*v, "" | "?")).map(str::to_owned);
    let tag = written.as_deref().and_then(read_result);
    if let Some(written) = &written {
        match &tag {
            None => scan.note(NoticeKind::ResultUnreadable, at, excerpt(written)),
            Some(reading) if reading.forfeit => scan.note_once(NoticeKind::Forfeit, at, excerpt(written)),
            Some(reading) if !reading.plain => {
                scan.note_once(NoticeKind::ResultSpelling, at, excerpt(written));
            }
            Some(_) => {}
        }
    }
    let marker = scan.marker;
    scan.result = stands(text, scan, tag, marker, at);
    let unplayed = scan.tag(text, "Termination").is_some_and(|t| {
        matches!(Termination::read(t), Termination::Abandoned | Termination::RulesInfraction)
            || Termination::read(t).says_unplayed()
    });
    // Those words without a single move mean that nobody played.
    let moves = !scan.moves.is_empty() || scan.stop.is_some();
    scan.forfeit = tag.is_some_and(|t| t.forfeit)
        || marker.is_some_and(|m| m.forfeit)
        || unplayed && !moves && scan.result != GameResult::Unfinished;
}

fn stands(
    text: &str,
    scan: &mut Scan,
    tag: Option<ResultReading>,
    marker: Option<ResultReading>,
    at: usize,
) -> GameResult {
    let (tag, marker) = (tag.map(|t| t.result), marker.map(|m| m.result));
    match (tag, marker) {
        (Some(tag), Some(marker)) if tag == marker => {
            if tag == GameResult::Unfinished {
                scores(text, scan).unwrap_or(tag)
            } else {
                tag
            }
        }
        // What PGN cannot say stands in the tag, with `*` behind the moves.
        (Some(tag), Some(GameResult::Unfinished)) if tag.strict_marker() == "*" => tag,
        (Some(tag), Some(marker)) => {
            let text = format!("{} / {}", tag.as_str(), marker.as_str());
            match by_position(scan).filter(|p| *p == tag || *p == marker) {
                Some(position) => {
                    scan.note(NoticeKind::ResultByPosition, at, text);
                    position
                }
                None => {
                    scan.note(NoticeKind::ResultConflict, at, text);
                    if tag == GameResult::Unfinished { marker } else { tag }
                }
            }
        }
        (Some(tag), None) => {
            if scan.any_movetext {
                scan.note(NoticeKind::MarkerMissing, at, tag.as_str());
            }
            if tag == GameResult::Unfinished { scores(text, scan).unwrap_or(tag) } else { tag }
        }
        (None, Some(marker)) => marker,
        (None, None) => {
            scan.note(NoticeKind::ResultMissing, at, "");
            GameResult::Unfinished
        }
    }
}

/// The result on the board, where the whole game was read and it ended there.
fn by_position(scan: &Scan) -> Option<GameResult> {
    if scan.stop.is_some() {
        None
    } else if scan.end.is_checkmate() {
        let white = scan.end.turn().is_black();
        Some(if white { GameResult::WhiteWins } else { GameResult::BlackWins })
    } else if scan.end.is_stalemate() {
        Some(GameResult::Draw)
    } else {
        None
    }
}

/// `WhiteScore` and `BlackScore`: where an unfinished-looking game has its odd result written out.
fn scores(text: &str, scan: &Scan) -> Option<GameResult> {
    let points = |name| match scan.tag(text, name)?.trim() {
        "0" => Some(0),
        "1/2" | "½" | "0.5" => Some(1),
        "1" => Some(2),
        _ => None,
    };
    GameResult::from_half_points(points("WhiteScore")?, points("BlackScore")?)
}
