//! Audits: of files of games, or of the games on record in a round.

use std::io::{Read, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use actions::ActionError;
use actions::audit::{self, AuditFinding, AuditSource};
use actions::view::Message;
use desk::ids::RoundNo;

use crate::run::{open, section_id, unclear};
use crate::say::Front;

/// How the work is done.
#[derive(Clone, Copy)]
pub struct Manner {
    /// On how many threads; as many as there are cores otherwise.
    pub threads: Option<usize>,
    /// Say on standard error how far it has come.
    pub progress: bool,
}

/// Looks through files of games and says each finding as it comes, one a line.
pub fn files(front: &Front, files: &[PathBuf], manner: Manner) -> Result<(), ActionError> {
    let mut sources = Vec::new();
    for path in files {
        let failed = |source| ActionError::Io { path: path.display().to_string(), source };
        let file = std::fs::File::open(path).map_err(failed)?;
        let length = file.metadata().map_or(0, |data| data.len());
        sources.push(AuditSource {
            name: path.display().to_string(),
            bytes: file,
            length,
            edition: laws::Edition::Fide2023,
        });
    }
    look(front, sources, &[], manner)
}

/// Looks through the games on record in a round.
pub async fn recorded(
    front: &Front,
    by: Option<String>,
    file: &Path,
    section: Option<&str>,
    round: Option<u16>,
    manner: Manner,
) -> Result<(), ActionError> {
    let session = open(file.to_owned(), by).await?;
    let code = section.unwrap_or_default();
    let round = round.ok_or_else(|| unclear("round", ""))?;
    let games = audit::recorded(session.state(), section_id(&session, code)?, RoundNo(round));
    if games.is_empty() {
        front.say(&Message::new("audit-nothing-recorded").with("round", round));
    } else {
        let name = format!("{code}{round}");
        look(front, vec![games.source(name)], games.results(), manner)?;
    }
    session.close().await
}

/// `results` are what the boards say, after what the games say.
fn look<R: Read>(
    front: &Front,
    sources: Vec<AuditSource<R>>,
    results: &[AuditFinding],
    manner: Manner,
) -> Result<(), ActionError> {
    let of = sources.first().map(|source| source.name.clone()).unwrap_or_default();
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let mut closed = false;
    let mut tell = |finding: &AuditFinding| {
        let line = match front.is_json() {
            true => serde_json::to_string(finding).unwrap_or_default(),
            false => crate::say::shown(&found(front, finding)),
        };
        closed |= writeln!(out, "{line}").is_err();
    };
    let (mut total, without) = audit::audit_chosen(
        sources,
        manner.threads.unwrap_or(cores),
        |finding| tell(&finding),
        |now| {
            if manner.progress {
                let _ = write!(std::io::stderr(), "\r{:.0}/{:.0} MB", now.bytes / 1e6, now.of_bytes / 1e6);
            }
            ControlFlow::Continue(())
        },
    )?;
    for result in results {
        tell(&AuditFinding { file: of.clone(), ..result.clone() });
        total.findings += 1.0;
    }
    if !closed {
        let _ = out.flush();
    }
    drop(out);
    let whole = |n: f64| format!("{n:.0}");
    let done = Message::new("audit-done")
        .with("games", whole(total.games))
        .with("plies", whole(total.plies))
        .with("findings", whole(total.findings));
    let _ = writeln!(std::io::stderr(), "{}", front.sentence(&done));
    without.map_or(Ok(()), Err)
}

fn found(front: &Front, finding: &AuditFinding) -> String {
    let articles: Vec<_> = finding.because.iter().map(|c| c.article.as_str()).collect();
    format!(
        "{}:{} game {:.0} {} – {} {} {}: {} [{}]",
        finding.file,
        finding.line,
        finding.game,
        finding.white,
        finding.black,
        finding.ply,
        finding.move_text,
        front.sentence(&finding.what),
        articles.join(" ")
    )
}
