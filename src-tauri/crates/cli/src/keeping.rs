//! Keeping the record: a file is verified, and rebuilt from its log.

use std::path::Path;
use std::process::ExitCode;

use actions::export::Exported;
use actions::view::Message;
use actions::{ActionError, say};
use serde::Serialize;

use crate::say::Front;

#[derive(Serialize)]
struct Checked {
    entries: usize,
    facts: usize,
    head: String,
    /// After how many entries the head asked about was the file's.
    place: Option<usize>,
    problems: Vec<Message>,
}

/// Verifies a file. The exit code says whether it is sound, and whether a head asked about was ever its own.
pub async fn verify(
    front: &Front,
    file: &Path,
    head: Option<&str>,
    mirror: Option<&Path>,
) -> Result<ExitCode, ActionError> {
    let mut verified = store::verify(file).await?;
    if let Some(mirror) = mirror {
        verified.compare(&store::read_log(mirror)?);
    }
    let place = head.and_then(|head| verified.place_of(head));
    let checked = Checked {
        entries: verified.entries,
        facts: verified.facts,
        head: verified.head().short(),
        place,
        problems: verified.problems.iter().map(|problem| say::message(&problem.message())).collect(),
    };
    front.answer(&checked, |front, checked| {
        let message = if checked.problems.is_empty() { "verify-sound" } else { "verify-problems" };
        front.say(
            &Message::new(message)
                .with("entries", checked.entries)
                .with("head", checked.head.as_str())
                .with("count", checked.problems.len()),
        );
        checked.problems.iter().for_each(|problem| front.say(problem));
        match (head, checked.place) {
            (Some(head), Some(place)) => {
                front.say(&Message::new("verify-head-found").with("head", head).with("entries", place));
            }
            (Some(head), None) => front.say(&Message::new("verify-head-unknown").with("head", head)),
            (None, _) => {}
        }
    });
    let sound = checked.problems.is_empty() && (head.is_none() || place.is_some());
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Says where a copy or a mirror is, and what is to be known about the place.
pub fn kept(front: &Front, kept: &Exported) {
    front.answer(kept, |front, kept| {
        front.line(&kept.file);
        kept.said.iter().for_each(|message| front.say(message));
    });
}

/// Rebuilds a file from its log.
pub async fn restore(front: &Front, mirror: &Path, to: &Path) -> Result<(), ActionError> {
    let restored = store::restore(mirror, to).await?;
    let (count, cut) = (restored.entries.len(), restored.cut);
    restored.file.close().await?;
    front.say(&Message::new("restored-entries").with("count", count).with("file", to.display().to_string()));
    if cut {
        front.say(&Message::new("restored-cut"));
    }
    Ok(())
}
