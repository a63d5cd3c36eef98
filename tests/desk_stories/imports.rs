//! Files out and in again: exported, edited as a pairing program would, held against the desk, brought in.

use std::collections::BTreeSet;

use actions::ActionError;
use actions::export::{TrfProfile, roster};
use desk::command::{Command, ImportRequest};
use desk::reconcile::{ChangeKind, Choices, Plan, reconcile};
use uuid::Uuid;

use crate::commands::Words;
use crate::hall::Hall;

/// `export A trf26 > NAME`, `edit NAME old new`, `diff A NAME choices`, `import A NAME choices`.
pub fn command(hall: &mut Hall, verb: &str, words: &mut Words) -> Result<(), String> {
    match verb {
        "export" => {
            let section = words.next()?;
            let bytes = exported(hall, &section, &words.next()?)?;
            let name = words.key("as").ok_or("export A trf16 as=NAME")?;
            hall.files.insert(name, bytes);
        }
        "edit" => {
            let (name, old, new) = (words.next()?, words.next()?, words.next()?);
            let bytes = hall.files.get(&name).ok_or_else(|| format!("no file {name}"))?;
            let text = String::from_utf8(bytes.clone()).map_err(|e| e.to_string())?;
            if !text.contains(&old) {
                return Err(format!("{name} does not contain {old:?}:\n{text}"));
            }
            hall.files.insert(name, text.replacen(&old, &new, 1).into_bytes());
        }
        _ => {
            let section = hall.section(&words.next()?)?;
            let name = words.next()?;
            let bytes = hall.files.get(&name).ok_or_else(|| format!("no file {name}"))?.clone();
            hall.begin();
            let read = match exchange::read(&name, &bytes, exchange::ReadOptions::default()) {
                Ok(read) => read,
                Err(error) => {
                    hall.refuse(&ActionError::Read(error.messages()));
                    return Ok(());
                }
            };
            let token = hall.next_entry();
            let plan = |choices: &Choices| reconcile(&hall.state, section, &read.roster, choices, token);
            let proposed = plan(&Choices::default());
            let choices = choices(hall, words, &proposed)?;
            let plan = plan(&choices);
            hall.reached.extend(plan.changes.iter().map(|c| c.what.id.to_owned()));
            hall.reached.extend(plan.changes.iter().filter_map(actions::import::stays).map(|says| says.id));
            for question in &plan.questions {
                hall.reached.insert(question.question.id.to_owned());
                hall.reached.extend(question.answers.iter().map(|(_, says)| says.id.to_owned()));
            }
            if verb == "import" {
                let request = ImportRequest {
                    section,
                    file_name: name,
                    format: read.format.name_id().to_owned(),
                    // Stands for the checksum of the bytes: what matters is that other bytes have another one.
                    sha256: Uuid::new_v5(&Uuid::nil(), &bytes).simple().to_string().repeat(2),
                    roster: read.roster,
                    choices,
                };
                hall.record(Command::Import(Box::new(request)), None);
            }
            hall.last.plan = Some(plan);
        }
    }
    Ok(())
}

/// The bytes of a section's report.
pub fn exported(hall: &Hall, section: &str, format: &str) -> Result<Vec<u8>, String> {
    let profile = match format {
        "trf16" => TrfProfile::Trf16,
        "trf26" => TrfProfile::Trf26,
        other => return Err(format!("no format {other}")),
    };
    let roster = roster(&hall.state, hall.section(section)?).ok_or("no such section")?;
    Ok(exchange::trf::write(&roster, profile).bytes)
}

/// `leave=renamed leave=result-differs/Quell take=… who-3=new who-5=A#2`.
fn choices(hall: &Hall, words: &mut Words, plan: &Plan) -> Result<Choices, String> {
    let named = |texts: Vec<String>| -> Result<BTreeSet<String>, String> {
        let mut ids = BTreeSet::new();
        for text in texts {
            let (kind_word, part) = text.split_once('/').unwrap_or((&text, ""));
            let meant = plan.changes.iter().filter(|c| kind(c.kind) == kind_word);
            let meant: Vec<_> = meant.filter(|c| c.what.to_string().contains(part)).collect();
            if meant.is_empty() {
                return Err(format!("no change {text}"));
            }
            ids.extend(meant.into_iter().map(|c| c.id.clone()));
        }
        Ok(ids)
    };
    let mut choices = Choices {
        left: named(words.keys("leave"))?,
        taken: named(words.keys("take"))?,
        ..Choices::default()
    };
    for question in &plan.questions {
        if let Some(answer) = words.key(&question.id) {
            let person = question.id.starts_with("who-") && answer != "new";
            let answer = if person { hall.player(&answer)?.to_string() } else { answer };
            choices.answers.insert(question.id.clone(), answer);
        }
    }
    Ok(choices)
}

/// The word of a kind of change.
pub fn kind(kind: ChangeKind) -> &'static str {
    match kind {
        ChangeKind::NewPlayer => "new-player",
        ChangeKind::LateEntry => "late-entry",
        ChangeKind::Withdrawal => "withdrawal",
        ChangeKind::Return => "return",
        ChangeKind::Renamed => "renamed",
        ChangeKind::DataChanged => "data-changed",
        ChangeKind::Renumbered => "renumbered",
        ChangeKind::Team => "team",
        ChangeKind::NewRound => "new-round",
        ChangeKind::NewPairing => "new-pairing",
        ChangeKind::Unpaired => "unpaired",
        ChangeKind::BoardChanged => "board-changed",
        ChangeKind::ColoursChanged => "colours-changed",
        ChangeKind::Bye => "bye",
        ChangeKind::ResultTaken => "result-taken",
        ChangeKind::ResultDiffers => "result-differs",
        ChangeKind::Records => "records",
        ChangeKind::Missing => "missing",
    }
}
