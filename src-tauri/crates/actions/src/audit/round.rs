//! An audit as a window shows it: the games recorded in a round, or a file, with the boards the findings belong to.

use std::io::Read;
use std::ops::ControlFlow;

use desk::ids::*;
use desk::state::State;
use laws::time_control::TimeControl;
use laws::{Colour, Edition};
use notation::game::{Game, Start};
use notation::pgn::{PgnReader, ReadError, ReadOptions};

use super::{AuditFinding, AuditProgress, AuditSource, audit};
use crate::error::ActionError;
use crate::games;
use crate::line::{GameShown, shown};
use crate::move_notation::MoveNotation;
use crate::recorded;
use crate::say;
use crate::view::{Message, crossing};

crossing! {
    /// What an audit found.
    pub struct AuditShown {
        /// The findings, in the order of the games; the first of very many.
        pub findings: Vec<Audited>,
        /// How much was looked through, and how much was found.
        pub total: AuditProgress,
        /// The same in words.
        pub says: Message,
        /// Somebody stopped it: what follows was not looked at.
        pub stopped: bool,
    }

    /// A finding, and where on the desk its game is.
    pub struct Audited {
        /// What was found.
        pub finding: AuditFinding,
        /// The game on the desk; none for a file's.
        pub game: Option<String>,
        /// Its board.
        pub board: Option<u16>,
    }
}

/// Findings a window is given; a file of a million games has more than anybody reads there.
const MOST: usize = 1_000;

/// The games recorded in a round, as they are handed to an audit.
#[derive(Clone, Debug, Default)]
pub struct RecordedGames {
    text: String,
    games: Vec<(GameId, Option<u16>)>,
    results: Vec<AuditFinding>,
    edition: Edition,
}

impl RecordedGames {
    /// The text in a form that an audit reads.
    pub fn source(&self, name: String) -> AuditSource<&[u8]> {
        let length = self.text.len() as u64;
        AuditSource { name, bytes: self.text.as_bytes(), length, edition: self.edition }
    }

    /// Games whose record ends with another result than the board has, or with one where the board has none.
    pub fn results(&self) -> &[AuditFinding] {
        &self.results
    }

    /// Whether no moves are recorded.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }
}

/// The games of a round whose moves are on record: moves as far as they are legal, then the entries as they were
/// written, and the desk's result.
pub fn recorded(state: &State, section: SectionId, round: RoundNo) -> RecordedGames {
    let edition = state.announced(section, Some(round)).edition;
    let mut all = RecordedGames { edition, ..RecordedGames::default() };
    for pairing in state.pairings_in_order(section, round) {
        let Some(id) = state.game_of(pairing.pairing) else { continue };
        let Some(game) = recorded::game(state, id) else { continue };
        let result =
            state.result(id).map(|result| crate::pgn::result_of(result.outcome).0).unwrap_or_default();
        let name = |side| state.player(pairing.player(side)).map(|p| p.name.clone()).unwrap_or_default();
        if let Some(what) = games::result_remark(state, id, game.result) {
            all.results.push(AuditFinding {
                file: String::new(),
                game: (all.games.len() + 1) as f64,
                line: (all.text.lines().count() + 1) as f64,
                white: name(Colour::White),
                black: name(Colour::Black),
                round: round.to_string(),
                ply: u32::try_from(game.moves.len()).unwrap_or(u32::MAX),
                move_text: recorded::numbered(&game, game.moves.len()).unwrap_or_default(),
                kind: "board-result".to_owned(),
                what,
                because: say::citations(&laws::Article::cite_all(
                    &[laws::articles::SIGNED_SCORESHEETS],
                    edition,
                )),
            });
        }
        let mut tag = |name: &str, value: &str| {
            let value = value.replace(['"', '\\', '\n', '\r'], "'");
            all.text.push_str(&format!("[{name} \"{value}\"]\n"));
        };
        tag("Round", &round.to_string());
        tag("White", &name(Colour::White));
        tag("Black", &name(Colour::Black));
        tag("Result", result.as_str());
        let rules = state.rules(section, Some(round));
        let control = rules.and_then(|rules| rules.time_control.parse::<TimeControl>().ok()?.to_pgn());
        if let Some(control) = control {
            tag("TimeControl", &control.text);
        }
        match &game.start {
            Start::Position(position) if position.is_usual() => {}
            Start::Position(position) => tag("FEN", &position.fen()),
            Start::Unplayable { fen, .. } => tag("FEN", fen),
        }
        all.text.push('\n');
        write_moves(&mut all.text, &game);
        all.text.push_str(&format!("{}\n\n", result.strict_marker()));
        all.games.push((id, pairing.board.map(|board| board.0)));
    }
    all
}

fn write_moves(text: &mut String, game: &Game) {
    for played in &game.moves {
        text.push_str(&played.san.to_string());
        if let Some(left) = played.clock.left_ms {
            text.push_str(&format!(" {{[%clk {}]}}", say::clock(left)));
        }
        text.push('\n');
    }
    for token in game.rest.iter().flat_map(|rest| &rest.tokens) {
        text.push_str(&token.text);
        text.push('\n');
    }
}

/// Looks through one source on `threads` threads and gathers what a window shows. `of` are the games the source was
/// made from, none for a file. When `progress` breaks off, what was found so far is answered.
///
/// # Errors
/// The source cannot be read, or has no games in it.
pub fn all_of<R: Read>(
    source: AuditSource<R>,
    of: &RecordedGames,
    threads: usize,
    mut progress: impl FnMut(AuditProgress) -> ControlFlow<()>,
) -> Result<AuditShown, ActionError> {
    let name = source.name.clone();
    let mut findings = Vec::new();
    let mut latest = AuditProgress::default();
    let found = |finding: AuditFinding| {
        if findings.len() < MOST {
            findings.push(placed(finding, of));
        }
    };
    let heard = |now: AuditProgress| {
        latest = now;
        progress(now)
    };
    let (mut total, stopped) = match audit([source], threads, found, heard) {
        Ok(total) => (total, false),
        Err(ActionError::Cancelled) => (latest, true),
        Err(error) => return Err(error),
    };
    if total.games == 0.0 && !stopped {
        return Err(ActionError::Unclear(laws::Message::new("games-none").with("file", name.as_str())));
    }
    // A game's own findings first, then what its board says.
    findings.extend(of.results.iter().map(|finding| placed(finding.clone(), of)));
    findings.sort_by(|a, b| a.finding.game.total_cmp(&b.finding.game));
    total.findings += of.results.len() as f64;
    let says = counted(if stopped { "audit-stopped" } else { "audit-done" }, &total);
    Ok(AuditShown { findings, total, says, stopped })
}

/// How far an audit has come, in words.
pub fn progress(now: &AuditProgress) -> Message {
    let percent = if now.of_bytes > 0.0 { (100.0 * now.bytes / now.of_bytes).min(100.0) } else { 0.0 };
    counted("audit-running", now).with("percent", format!("{percent:.0}"))
}

fn counted(id: &'static str, total: &AuditProgress) -> Message {
    Message::new(id)
        .with("games", format!("{:.0}", total.games))
        .with("plies", format!("{:.0}", total.plies))
        .with("findings", format!("{:.0}", total.findings))
}

/// A game of a file, from 1; none where it has fewer.
///
/// # Errors
/// The file cannot be read.
pub fn game_of<R: Read>(bytes: R, number: u32) -> std::io::Result<Option<GameShown>> {
    let mut reader = PgnReader::new(bytes, ReadOptions::default());
    let mut next = 0;
    loop {
        let Some(record) = reader.next_game().map_err(|ReadError::Io(error)| error)? else { return Ok(None) };
        next += 1;
        if next == number {
            return Ok(Some(shown(&record.to_game(), MoveNotation::SAN)));
        }
    }
}

fn placed(finding: AuditFinding, of: &RecordedGames) -> Audited {
    // Counts of games are whole numbers, and small where the games are a round's.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let index = (finding.game as usize).checked_sub(1);
    let place = index.and_then(|index| of.games.get(index));
    Audited {
        game: place.map(|(game, _)| game.to_string()),
        board: place.and_then(|(_, board)| *board),
        finding,
    }
}
