//! The sample competition: invented people in two sections, three rounds brought in from files, incidents of different
//! kinds typed as an arbiter types them. The same story fills the window's sample and is told by `flagfall demo`.

mod history;

use desk::command::Command;
use desk::fact::{Competition, Rules};
use desk::ids::*;
use desk::words::{ArbiterRole, MovesSource, ResultsOwner};
use laws::Regime;
use uuid::Uuid;

use crate::draft;
use crate::error::ActionError;
use crate::import::{self, ImportChoices};
use crate::quick_line::{QuickLineContext, quick_line};
use crate::session::{Done, Now, Session};
use crate::settings::usual_rules;

/// A file of the pairing program, as it would come on a stick before a round.
pub struct RoundFile {
    /// The section's code.
    pub section: &'static str,
    /// The round it pairs.
    pub round: u16,
    /// Its name.
    pub name: &'static str,
    /// Its bytes.
    pub bytes: &'static [u8],
}

macro_rules! files {
    ($($section:literal $round:literal $name:literal;)+) => {
        /// The files of the sample, in the order in which they come.
        pub const FILES: &[RoundFile] = &[$(RoundFile {
            section: $section,
            round: $round,
            name: $name,
            bytes: include_bytes!(concat!("../sample/", $name)),
        },)+];
    };
}
files! {
    "A" 1 "a-round-1.trf";
    "B" 1 "b-round-1.trf";
    "A" 2 "a-round-2.trf";
    "B" 2 "b-round-2.trf";
    "A" 3 "a-round-3.trf";
    "B" 3 "b-round-3.trf";
}

/// What is typed in a round: minutes after its start, the section, the line. What both clocks have used,
/// increments and minutes given taken off, is what passed in the hall.
const LINES: &[(u16, i64, &str)] = &[
    (1, 12, "A3 w disturb 6 warning \"speaks to the next board\""),
    (1, 124, "A5 w illegal 23 w0:41:10 b0:38:02 by:opponent"),
    (1, 80, "A12 b phone 29 \"rings in the jacket\""),
    (1, 95, "A20 b offers 31 warning by:opponent"),
    (1, 20, "B2 b illegal 14 w0:07:41 b0:06:58"),
    (1, 31, "B7 w flag 10 w0:00:00 b0:02:11 open"),
    (2, 35, "A9 both outside 18 +5 \"alarm in the corridor\" open"),
    (2, 102, "A14 b touch 22 w0:52:30 b0:47:05 open by:opponent"),
    (2, 133, "A2 w illegal 27 w0:33:20 b0:40:16"),
    (2, 90, "A17 w recording 30 warning \"three moves behind\""),
    (2, 27, "B5 w pressed 19 w0:05:20 b0:04:10"),
    (2, 15, "B11 b area 24 warning"),
    (3, 25, "A4 w illegal 11 w1:21:40 b1:24:05"),
    (3, 34, "A4 t w1:18:10 b1:22:30 13"),
    (3, 26, "A8 w illegal 15 w1:23:02 b1:25:45"),
    (3, 33, "A8 w illegal 20 w1:21:44 b1:27:01 open"),
    (3, 36, "A15 w third \"a spectator names a move\" open"),
    (3, 22, "B4 w threefold 5 w0:04:30 b0:05:12 open"),
];

/// Moves of a few games, invented or long published.
const MOVES: &[(u16, &str, u16, &str)] = &[
    (
        1,
        "A",
        2,
        "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8#",
    ),
    (
        1,
        "B",
        7,
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 6. O-O O-O 7. Bg5 h6 8. Bh4 g5 9. Bg3 Bg4",
    ),
    (
        2,
        "A",
        14,
        "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Nbd7 5. cxd5 exd5 6. Nxd5 Nxd5 7. Bxd8 Bb4+ 8. Qd2 Bxd2+ 9. Kxd2 Kxd8",
    ),
    (3, "B", 4, "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8"),
];

/// Which sample.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sample {
    /// A competition that is being played.
    #[default]
    Open,
    /// Published games with famous claims.
    History,
}

impl Sample {
    /// The name of its file, without its ending.
    pub fn stem(self) -> &'static str {
        match self {
            Self::Open => "sample",
            Self::History => "famous-claims",
        }
    }
}

/// Fills a new file with a sample.
///
/// # Errors
/// The file cannot be written; the samples themselves are tested to be accepted.
pub async fn lay(session: &mut Session, now: Now, sample: Sample) -> Result<(), ActionError> {
    match sample {
        Sample::Open => fill(session, now, |_, _| {}).await,
        Sample::History => history::fill(session, now).await,
    }
}

/// Fills a new file with the sample. `told` hears every entry, in order.
///
/// # Errors
/// The file cannot be written; the sample itself is tested to be accepted.
pub async fn fill(
    session: &mut Session,
    now: Now,
    mut told: impl FnMut(&Session, &Done),
) -> Result<(), ActionError> {
    let mut story = Story { session, count: 0, told: &mut told };
    story.set_up(now).await?;
    for round in 1..=3 {
        // Two days ago, yesterday, and a round that is being played.
        let start = match round {
            1 => now.at - 48 * HOUR,
            2 => now.at - 24 * HOUR,
            _ => now.at - 40 * MINUTE,
        };
        story.round(round, Now { at: start, ..now }).await?;
    }
    Ok(())
}

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

struct Story<'a, F: FnMut(&Session, &Done)> {
    session: &'a mut Session,
    count: u32,
    told: &'a mut F,
}

impl<F: FnMut(&Session, &Done)> Story<'_, F> {
    fn next(&mut self) -> EntryId {
        self.count += 1;
        EntryId(Uuid::new_v5(&self.session.desk().0, format!("sample {}", self.count).as_bytes()))
    }

    async fn record(&mut self, now: Now, command: Command) -> Result<Done, ActionError> {
        let entry = self.next();
        let done = self.session.record(entry, now, None, command).await?;
        (self.told)(self.session, &done);
        Ok(done)
    }

    async fn set_up(&mut self, now: Now) -> Result<(), ActionError> {
        let now = Now { at: now.at - 50 * HOUR, ..now };
        let competition = Competition {
            name: "Lindenhof Open".to_owned(),
            city: Some("Lindenhof".to_owned()),
            federation: Some("NOR".to_owned()),
            first_day: None,
            last_day: None,
            results_owner: ResultsOwner::Desk,
        };
        self.record(now, Command::Competition(competition)).await?;
        let arbiters = [
            ("BA", "Ask, Berit", ArbiterRole::Chief),
            ("TH", "Holm, Tarjei", ArbiterRole::Deputy),
            ("EL", "Lund, Eira", ArbiterRole::Floor),
        ];
        for (initials, name, role) in arbiters {
            let (initials, name) = (initials.to_owned(), name.to_owned());
            let command = Command::Arbiter { arbiter: None, initials, name, role, fide_number: None };
            let done = self.record(now, command).await?;
            // The chief arbiter sits at the desk.
            self.session.typist.get_or_insert(ArbiterId::of(done.entry.id, 0));
        }
        let sections = [
            ("A", "Open A", "40/90+30:30+30", Regime::Standard, Some(30), Some(30)),
            ("B", "Rapid B", "15+10", Regime::RapidCompetitionRules, Some(10), None),
        ];
        for (code, name, control, regime, default_time_min, draw_limit_move) in sections {
            let (code, name) = (code.to_owned(), name.to_owned());
            let done =
                self.record(now, Command::Section { section: None, code, name, rounds: Some(9) }).await?;
            let rules = Rules {
                regime,
                time_control: control.to_owned(),
                default_time_min,
                draw_limit_move,
                ..usual_rules(SectionId::of(done.entry.id, 0))
            };
            self.record(now, Command::Rules(rules)).await?;
        }
        Ok(())
    }

    async fn round(&mut self, round: u16, start: Now) -> Result<(), ActionError> {
        let before = Now { at: start.at - 20 * MINUTE, ..start };
        for file in FILES.iter().filter(|file| file.round == round) {
            let Some(section) = self.session.state().section_by_code(file.section).map(|s| s.section) else {
                continue;
            };
            let read = import::read(file.name, file.bytes)?;
            let entry = self.next();
            let done =
                import::apply(self.session, entry, before, &read, section, &ImportChoices::default()).await?;
            (self.told)(self.session, &done);
            let number = RoundNo(round);
            self.record(start, Command::StartRound { section, round: number, at: start.at }).await?;
            // In the round being played two players of section A have not come.
            let absent = match (file.section, round) {
                ("A", 3) => self.games(section, number, &[22, 25], laws::Colour::Black),
                _ => Vec::new(),
            };
            let at = Now { at: start.at + MINUTE, ..start };
            self.record(at, Command::ArriveAll { section, round: number, at: at.at, absent }).await?;
        }
        for (_, code, board, movetext) in MOVES.iter().filter(|(number, ..)| *number == round) {
            let Some(section) = self.session.state().section_by_code(code).map(|s| s.section) else {
                continue;
            };
            for (game, _) in self.games(section, RoundNo(round), &[*board], laws::Colour::White) {
                let moves = Command::Moves {
                    game,
                    source: MovesSource::Board,
                    start_fen: None,
                    movetext: (*movetext).to_owned(),
                };
                self.record(start, moves).await?;
            }
        }
        let mut lines: Vec<_> = LINES.iter().filter(|(number, ..)| *number == round).collect();
        lines.sort_by_key(|(_, minutes, _)| *minutes);
        for (_, minutes, line) in lines {
            self.line(round, line, Now { at: start.at + minutes * MINUTE, ..start }).await?;
        }
        Ok(())
    }

    fn games(
        &self,
        section: SectionId,
        round: RoundNo,
        boards: &[u16],
        side: laws::Colour,
    ) -> Vec<(GameId, laws::Colour)> {
        let state = self.session.state();
        let pairings = boards.iter().filter_map(|board| state.at_board(section, round, BoardNo(*board)));
        pairings.filter_map(|p| state.game_of(p.pairing)).map(|game| (game, side)).collect()
    }

    async fn line(&mut self, round: u16, line: &str, now: Now) -> Result<(), ActionError> {
        let context = QuickLineContext { section: String::new(), round, game: None };
        let state = self.session.state();
        let read = quick_line(state, &context, line, now);
        let command = read.command.ok_or_else(|| {
            let message = laws::Message::new("unclear-field").with("field", "quick-line").with("text", line);
            ActionError::Unclear(message)
        })?;
        let parsed = draft::parse(state, &command, now, self.session.desk(), "")?;
        self.record(now, parsed.command).await?;
        Ok(())
    }
}
