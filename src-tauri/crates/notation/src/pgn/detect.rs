//! In which language a game's moves are written, found by playing the whole game through every set of letters.

use shakmaty::Move;

use crate::{language::Language, language::letter_sets};

use super::{
    movetext::{Manner, Movetext},
    record::{Scan, StopReason},
    token::Cursor,
};

/// The languages in which the movetext at this place is legal to the end, where it is not in English: all that mean
/// the same moves; none where English is as good as any. The scan is to be read again, unless `None` says that letters
/// were not the trouble.
pub(super) fn detect(
    text: &str,
    at: usize,
    scan: &mut Scan,
    manner: Manner,
) -> Option<Vec<&'static Language>> {
    let stop = scan.stop.as_ref()?;
    let strange = stop.reason == StopReason::Illegible;
    if !strange && !matches!(stop.reason, StopReason::Illegal | StopReason::Ambiguous) {
        return None;
    }
    let english = scan.moves.len();
    let mut tried: Vec<(Vec<&'static Language>, Vec<Move>, bool)> = Vec::new();
    for set in letter_sets() {
        let Some(&language) = set.first() else { continue };
        if language.code == "en" {
            continue;
        }
        scan.clear_moves();
        let manner = Manner { language, probe: true, annotations: false, ..manner };
        Movetext::new(Cursor::new(text, at), scan, manner).read();
        tried.push((set, scan.moves.clone(), scan.stop.is_none()));
    }
    scan.clear_moves();
    let complete = tried.iter().any(|(_, _, complete)| *complete);
    if complete {
        tried.retain(|(_, _, complete)| *complete);
    } else if strange {
        // A damaged game in another language: the letters that carry furthest, if they carry beyond a chance hit.
        let longest = tried.iter().map(|(_, moves, _)| moves.len()).max().unwrap_or(0);
        if longest < english + 2 {
            return Some(Vec::new());
        }
        tried.retain(|(_, moves, _)| moves.len() == longest);
    } else {
        return Some(Vec::new());
    }
    // Sets that mean different moves (`S` is a knight in German, a bishop in Czech): the one most languages share is
    // shown first, and the arbiter is asked in any case.
    tried.sort_by_key(|(set, _, _)| std::cmp::Reverse(set.len()));
    let Some((_, likeliest, _)) = tried.first() else { return Some(Vec::new()) };
    let likeliest = likeliest.clone();
    tried.retain(|(_, moves, _)| *moves == likeliest);
    Some(tried.into_iter().flat_map(|(set, _, _)| set).collect())
}
