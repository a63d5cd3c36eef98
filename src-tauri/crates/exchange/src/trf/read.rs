//! Reads a tournament report file into a roster.

use std::collections::{BTreeMap, HashMap, HashSet};

use desk::roster::{
    Competitor, NationalRecord, NoticeLevel, PlayerKey, PreservedLine, RequestedBye, Roster, TeamKey,
};

use super::document::{Document, Line, LineKind, is_2026};
use super::player_line::{PlayerLine, Unreadable};
use super::{carried, header, player_line, rounds, scoring, teams};
use crate::board_order;
use crate::notices::{Message, Notices};
use crate::problem::Problem;

/// Which specification a file follows, by the records in it. A file never says so itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Version {
    /// Records of 2006 and 2016 only.
    Trf16,
    /// With records of 2026.
    Trf26,
}

/// A file that could be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrfRead {
    /// What it says.
    pub roster: Roster,
    /// Which specification it follows.
    pub version: Version,
    /// Whether it has records of pairing programs (`XX…`, `BB…`): TRF(x), TRF(bx).
    pub extended: bool,
}

/// Why a text is no usable tournament report.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TrfError {
    /// There is no record of a tournament report in it.
    #[error("no tournament report record found")]
    NotTrf,
    /// Records about the competition, but no player.
    #[error("a tournament report without players")]
    NoPlayers,
    /// Contradictions, at least one.
    #[error("contradictions in {} places", .0.len())]
    Contradictions(Vec<Problem>),
}

/// Lines sorted by what they are.
#[derive(Default)]
struct Reading {
    roster: Roster,
    notices: Notices,
    problems: Vec<Problem>,
    players: Vec<PlayerLine>,
    national: Vec<(u32, NationalRecord, Line)>,
    teams_2016: Vec<Line>,
    kept: Vec<Line>,
    byes: Vec<Line>,
    changes: Vec<Line>,
    scoring: String,
    planned_extension: Option<u16>,
    planned: Option<u16>,
    first_player: Option<u32>,
    records: usize,
    version: Option<Version>,
    extended: bool,
}

/// Reads the text of a file. Encoding has been settled before.
pub fn read(document: &Document) -> Result<TrfRead, TrfError> {
    let mut reading = Reading::default();
    for line in document.lines() {
        reading.line(line);
    }
    if reading.records == 0 {
        return Err(TrfError::NotTrf);
    }
    if reading.players.is_empty() && reading.problems.is_empty() {
        return Err(TrfError::NoPlayers);
    }
    reading.finish(document)
}

/// Records that state what results are worth.
pub(super) const SCORING_CODES: [&str; 8] = ["162", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"];

impl Reading {
    fn line(&mut self, line: &Line) {
        match line.kind() {
            LineKind::Blank => {}
            LineKind::Comment => self.kept.push(line.clone()),
            LineKind::Ruler => {
                self.notices.once(NoticeLevel::Info, Some(line.number), Message::plain("trf-ruler"));
                self.kept.push(line.clone());
            }
            LineKind::Specified(code) => {
                self.records += 1;
                if is_2026(code) {
                    self.version = Some(Version::Trf26);
                }
                self.specified(code, line);
            }
            LineKind::Extension(code) => {
                self.extended = true;
                self.extension(code, line);
            }
            LineKind::National(federation) => {
                match player_line::read_national(&line.text, federation, line.number, &mut self.notices) {
                    Some((number, record)) => self.national.push((number, record, line.clone())),
                    None => self.unread(line),
                }
            }
            LineKind::Unknown => self.unread(line),
        }
    }

    /// Keeps a line nobody understands, and says so.
    fn unread(&mut self, line: &Line) {
        let shown: String = line.text.trim_end().chars().take(60).collect();
        let message = Message::plain("trf-line-unread").with("text", shown);
        self.notices.add(NoticeLevel::Warning, Some(line.number), message);
        self.kept.push(line.clone());
    }

    fn specified(&mut self, code: &str, line: &Line) {
        let (text, number) = (line.text.as_str(), line.number);
        match code {
            "001" => self.player(line),
            "013" => self.teams_2016.push(line.clone()),
            "310" => match teams::read_310(text, number, &mut self.notices) {
                Some(team) => self.roster.teams.push(team),
                None => self.unread(line),
            },
            "142" => match text.get(3..).and_then(|value| value.trim().parse().ok()) {
                Some(rounds) if self.planned.is_none_or(|planned| planned == rounds) => {
                    self.planned = Some(rounds);
                }
                _ => self.unread(line),
            },
            "152" => {
                let value = text.get(3..).unwrap_or_default().trim();
                if !matches!(value, "W" | "B") {
                    let message = Message::plain("trf-initial-colour-form").with("text", value);
                    self.notices.add(NoticeLevel::Warning, Some(number), message);
                }
                self.kept.push(line.clone());
            }
            "162" => {
                // Several lines are one statement: which letters are given decides what the others follow.
                self.scoring.push_str(text.get(3..).unwrap_or_default());
                self.scoring.push(' ');
                self.read_scoring(
                    "162",
                    &text.chars().take(3).chain(self.scoring.chars()).collect::<String>(),
                    line,
                );
                self.kept.push(line.clone());
            }
            "192" => {
                header::kind_code(&mut self.roster.facts, text, number, &mut self.notices);
                self.kept.push(line.clone());
            }
            "202" | "212" => {
                header::tie_breaks(text, number, &mut self.notices);
                self.kept.push(line.clone());
            }
            "222" => {
                self.roster.facts.time_control = text.get(3..).unwrap_or_default().trim().to_owned();
                self.kept.push(line.clone());
            }
            "240" => self.byes.push(line.clone()),
            "299" => self.changes.push(line.clone()),
            _ => {
                if !header::read(&mut self.roster.facts, code, text, number, &mut self.notices) {
                    self.kept.push(line.clone());
                }
            }
        }
    }

    fn extension(&mut self, code: &str, line: &Line) {
        let value = line.text.get(3..).unwrap_or_default();
        match code {
            "XXR" => match value.trim().parse() {
                Ok(rounds) if self.planned_extension.is_none_or(|planned| planned == rounds) => {
                    self.planned_extension = Some(rounds);
                }
                _ => self.unread(line),
            },
            "XXZ" => {
                let numbers: Result<Vec<u32>, _> = value.split_whitespace().map(str::parse).collect();
                match numbers {
                    Ok(numbers) => self.roster.absent_next_round.extend(numbers.into_iter().map(PlayerKey)),
                    Err(_) => self.unread(line),
                }
            }
            "XXS" | "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
                self.read_scoring(code, &line.text, line);
                self.kept.push(line.clone());
            }
            _ => self.kept.push(line.clone()),
        }
    }

    fn read_scoring(&mut self, code: &str, text: &str, line: &Line) {
        if !scoring::read(&mut self.roster.scoring, code, text) {
            let message = Message::plain("trf-scoring-unreadable").with("text", line.text.trim_end());
            self.notices.add(NoticeLevel::Ask, Some(line.number), message);
        }
    }

    fn player(&mut self, line: &Line) {
        self.first_player.get_or_insert(line.number);
        match player_line::read(&line.text, line.number, &mut self.notices) {
            Ok(player) => self.players.push(player),
            Err(Unreadable::Number) => {
                let shown: String = line.text.trim_end().chars().take(60).collect();
                let message = Message::plain("trf-player-without-number").with("text", shown);
                let level =
                    if line.text.trim_end().len() > 14 { NoticeLevel::Ask } else { NoticeLevel::Warning };
                self.notices.add(level, Some(line.number), message);
                self.kept.push(line.clone());
            }
            Err(Unreadable::Tab) => self.problems.push(Problem::TabInPlayerLine { line: line.number }),
            Err(Unreadable::Opponent { round, text }) => {
                self.problems.push(Problem::UnreadableRound { line: line.number, round, text });
            }
        }
    }

    fn finish(mut self, document: &Document) -> Result<TrfRead, TrfError> {
        let known = self.unique_players();
        self.teams(&known);
        // A line that could not be read takes its player away: opponents would all seem unknown.
        if self.problems.is_empty() {
            let team_competition = !self.roster.teams.is_empty();
            let paired =
                rounds::build(&self.players, team_competition, &mut self.notices, &mut self.problems);
            self.roster.rounds = paired.rounds;
            self.roster.requested_byes = paired.requested;
        }
        if !self.problems.is_empty() {
            self.problems.sort_by_key(Problem::line);
            return Err(TrfError::Contradictions(self.problems));
        }
        let lines: HashMap<PlayerKey, u32> =
            self.players.iter().map(|player| (player.player.key, player.line)).collect();
        self.roster.players = std::mem::take(&mut self.players).into_iter().map(|line| line.player).collect();
        self.national(&known);
        self.requested_byes(&known);
        self.point_changes(&known);
        self.byes_of_the_paired();
        let mut asked = HashSet::new();
        self.roster.requested_byes.retain(|bye| asked.insert((bye.round, bye.who)));
        self.absent(&known);
        self.planned_rounds();
        header::settle_round_dates(&mut self.roster.facts, &mut self.notices);
        self.counts();
        scoring::check(&mut self.roster, &lines, &mut self.notices);
        board_order::number_boards(&mut self.roster);
        let first_player = self.first_player.unwrap_or(u32::MAX);
        self.kept.sort_by_key(|line| line.number);
        self.roster.carried = carried::lines(document, &self.kept, first_player);
        self.roster.preserved = self
            .kept
            .into_iter()
            .map(|line| PreservedLine {
                line: line.number,
                before_players: line.number < first_player,
                text: line.text.trim_end().to_owned(),
            })
            .collect();
        self.roster.notices = self.notices.finish();
        let version = self.version.unwrap_or(Version::Trf16);
        Ok(TrfRead { roster: self.roster, version, extended: self.extended })
    }

    /// The numbers in use; refuses a number given twice and notes gaps and FIDE numbers given twice.
    fn unique_players(&mut self) -> HashSet<u32> {
        let mut first_lines: BTreeMap<u32, u32> = BTreeMap::new();
        let mut fide: HashMap<u64, PlayerKey> = HashMap::new();
        for line in &self.players {
            let number = line.player.key.0;
            if let Some(&first_line) = first_lines.get(&number) {
                self.problems.push(Problem::NumberTwice { number, first_line, line: line.line });
                continue;
            }
            first_lines.insert(number, line.line);
            let Some(fide_number) = line.player.fide_number else { continue };
            if let Some(first) = fide.insert(fide_number.0, line.player.key) {
                let message = Message::plain("trf-fide-number-twice")
                    .with("number", fide_number)
                    .with("first", first)
                    .with("second", line.player.key);
                self.notices.add(NoticeLevel::Ask, Some(line.line), message);
            }
        }
        let highest = first_lines.keys().next_back().copied().unwrap_or(0);
        let missing = usize::try_from(highest).unwrap_or(usize::MAX).saturating_sub(first_lines.len());
        if missing > 0 && self.problems.is_empty() {
            let message = Message::plain("trf-number-gaps").with("missing", missing).with("highest", highest);
            self.notices.add(NoticeLevel::Warning, None, message);
        }
        first_lines.into_keys().collect()
    }

    /// Teams of 2026 win over those of 2016; players nobody knows are left out with a notice.
    fn teams(&mut self, known: &HashSet<u32>) {
        let teams_2016 = std::mem::take(&mut self.teams_2016);
        if self.roster.teams.is_empty() {
            for (key, line) in (1..).zip(&teams_2016) {
                let team = teams::read_013(&line.text, TeamKey(key), line.number, &mut self.notices);
                self.roster.teams.push(team);
            }
        } else {
            self.kept.extend(teams_2016);
        }
        let mut numbers = HashSet::new();
        self.roster.teams.retain(|team| {
            let first = numbers.insert(team.key);
            if !first {
                let message = Message::plain("trf-team-number-twice").with("team", team.key);
                self.notices.add(NoticeLevel::Ask, None, message);
            }
            first
        });
        let mut placed = HashSet::new();
        for team in &mut self.roster.teams {
            team.players.retain(|player| {
                let keep = known.contains(&player.0) && placed.insert(*player);
                if !keep {
                    let message = Message::plain("trf-team-player-unknown")
                        .with("team", &team.name)
                        .with("player", player);
                    self.notices.add(NoticeLevel::Warning, None, message);
                }
                keep
            });
        }
    }

    fn national(&mut self, known: &HashSet<u32>) {
        for (number, record, line) in std::mem::take(&mut self.national) {
            let player = self.roster.players.iter_mut().find(|player| player.key.0 == number);
            match player.filter(|_| known.contains(&number)) {
                Some(player) => player.national.push(record),
                None => self.unread(&line),
            }
        }
    }

    /// Whom a number in a record for both kinds of competition means.
    fn competitor(&self, number: u32) -> Competitor {
        let team = Competitor::Team(TeamKey(number));
        if self.roster.teams.iter().any(|known| known.key == TeamKey(number)) {
            team
        } else {
            Competitor::Player(PlayerKey(number))
        }
    }

    fn exists(&self, who: Competitor, known: &HashSet<u32>) -> bool {
        match who {
            Competitor::Player(player) => known.contains(&player.0),
            Competitor::Team(key) => self.roster.teams.iter().any(|team| team.key == key),
        }
    }

    fn requested_byes(&mut self, known: &HashSet<u32>) {
        for line in std::mem::take(&mut self.byes) {
            let read = teams::read_240(&line.text).map(|(kind, round, numbers)| {
                (kind, round, numbers.into_iter().map(|n| self.competitor(n)).collect::<Vec<_>>())
            });
            match read {
                Some((kind, round, who)) if who.iter().all(|&who| self.exists(who, known)) => {
                    if who.iter().any(|who| matches!(who, Competitor::Team(_))) {
                        carried::said_only(&line, &mut self.notices);
                    }
                    self.roster.requested_byes.extend(who.into_iter().map(|who| RequestedBye {
                        round,
                        who,
                        kind,
                    }));
                }
                _ => self.unread(&line),
            }
        }
    }

    /// Who has a game in a round has no bye in it, whatever a record asks for.
    fn byes_of_the_paired(&mut self) {
        let rounds = &self.roster.rounds;
        let (byes, against): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.roster.requested_byes).into_iter().partition(|bye| {
                let Competitor::Player(player) = bye.who else { return true };
                let games = rounds.iter().filter(|round| round.number == bye.round);
                !games.flat_map(|round| &round.pairings).any(|p| p.white == player || p.black == player)
            });
        self.roster.requested_byes = byes;
        for bye in against {
            if let Competitor::Player(player) = bye.who {
                let message =
                    Message::plain("trf-bye-of-the-paired").with("player", player).with("round", bye.round);
                self.notices.add(NoticeLevel::Ask, None, message);
            }
        }
    }

    fn point_changes(&mut self, known: &HashSet<u32>) {
        for line in std::mem::take(&mut self.changes) {
            match teams::read_299(&line.text, |number| self.competitor(number)) {
                Some((change, exact)) if change.who.iter().all(|&who| self.exists(who, known)) => {
                    if !exact {
                        let message =
                            Message::plain("trf-point-change-columns").with("text", line.text.trim_end());
                        self.notices.add(NoticeLevel::Ask, Some(line.number), message);
                    }
                    if !carried::desk_holds(&change) {
                        carried::said_only(&line, &mut self.notices);
                    }
                    self.roster.point_changes.push(change);
                }
                _ => {
                    let message =
                        Message::plain("trf-point-change-unreadable").with("text", line.text.trim_end());
                    self.notices.add(NoticeLevel::Ask, Some(line.number), message);
                    self.kept.push(line);
                }
            }
        }
    }

    fn absent(&mut self, known: &HashSet<u32>) {
        let absent = &mut self.roster.absent_next_round;
        absent.sort_unstable();
        absent.dedup();
        absent.retain(|player| {
            if !known.contains(&player.0) {
                let message = Message::plain("trf-absent-unknown").with("player", player);
                self.notices.add(NoticeLevel::Warning, None, message);
            }
            known.contains(&player.0)
        });
    }

    fn planned_rounds(&mut self) {
        if let (Some(planned), Some(extension)) = (self.planned, self.planned_extension)
            && planned != extension
        {
            let message =
                Message::plain("trf-rounds-differ").with("planned", planned).with("extension", extension);
            self.notices.add(NoticeLevel::Warning, None, message);
        }
        self.roster.facts.rounds_planned = self.planned.or(self.planned_extension);
    }

    /// Numbers the file states about itself against what is in it.
    fn counts(&mut self) {
        let facts = &self.roster.facts;
        let paired = self.roster.rounds.len();
        if let Some(planned) = facts.rounds_planned
            && paired > usize::from(planned)
        {
            let message = Message::plain("trf-more-rounds-than-planned")
                .with("planned", planned)
                .with("paired", paired);
            self.notices.add(NoticeLevel::Ask, None, message);
        }
        let digits: String = facts.players_stated.chars().take_while(char::is_ascii_digit).collect();
        let count = self.roster.players.len();
        if !digits.is_empty() && digits.parse() != Ok(count) {
            let message = Message::plain("trf-player-count").with("stated", digits).with("found", count);
            self.notices.add(NoticeLevel::Info, None, message);
        }
        if let (Some(start), Some(end)) = (facts.start.date, facts.end.date)
            && end < start
        {
            let message = Message::plain("trf-end-before-start").with("start", start).with("end", end);
            self.notices.add(NoticeLevel::Warning, None, message);
        }
    }
}
