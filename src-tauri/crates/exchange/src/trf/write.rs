//! Writes a roster as a tournament report file: UTF-8 without a mark, CR LF after every line.
//!
//! The records of 2016 are enough as a rule. Records of 2026 are used where something has to be said that has no
//! older form (points that differ from the results, another scoring, data of teams), or where the roster brought
//! such records along. What is written is read back as the same roster.

use std::collections::{BTreeMap, HashMap};

use desk::roster::{
    ByeKind, Competitor, HalfPoints, Notice, NoticeLevel, Player, PlayerKey, RequestedBye, Roster, Round,
    Scoring, Sex, StatedDate, Team,
};

use super::document::is_2026;
use super::read::{SCORING_CODES, Version};
use super::result_code::{bye_code, codes};
use super::row::Row;
use super::scoring::{bye_points, totals};
use super::teams::revalued_code;
use crate::notices::{Message, Notices};

/// Which records may be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Profile {
    /// Those of 2016, and those of 2026 where they are needed.
    #[default]
    AsNeeded,
    /// Those of 2016 only; what cannot be said is told in a notice.
    Trf16,
    /// Those of 2026 wherever there is one.
    Trf26,
}

/// A report that was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// The file.
    pub bytes: Vec<u8>,
    /// Which specification it follows.
    pub version: Version,
    /// What could not be said, or was cut.
    pub notices: Vec<Notice>,
}

/// Writes a roster. Points and ranks that are not stated are computed: points from the results, equal ranks for
/// equal points.
pub fn write(roster: &Roster, profile: Profile) -> Written {
    let version = match profile {
        Profile::Trf16 => Version::Trf16,
        Profile::Trf26 => Version::Trf26,
        Profile::AsNeeded if needs_2026(roster) => Version::Trf26,
        Profile::AsNeeded => Version::Trf16,
    };
    let mut writer = Writer {
        roster,
        version,
        scoring: roster.scoring.unwrap_or_default(),
        numbers: numbers(&roster.players),
        lines: Vec::new(),
        notices: Notices::default(),
    };
    writer.facts();
    writer.kept(true);
    writer.changes_and_byes();
    writer.players();
    writer.teams();
    writer.kept(false);
    let text: String = writer.lines.iter().flat_map(|line| [line.as_str(), "\r\n"]).collect();
    Written { bytes: text.into_bytes(), version, notices: writer.notices.finish() }
}

/// Whether the roster says something that the records of 2016 cannot.
fn needs_2026(roster: &Roster) -> bool {
    let scoring = roster.scoring.is_some_and(|scoring| scoring != Scoring::default());
    !roster.point_changes.is_empty()
        || scoring && !states_scoring(roster)
        || roster.preserved.iter().any(|line| line.text.get(..3).is_some_and(is_2026))
        || roster.teams.iter().any(has_2026_data)
        || roster.rounds.iter().flat_map(|round| &round.pairings).any(|pairing| pairing.adjourned)
        || roster.requested_byes.iter().any(|bye| matches!(bye.who, Competitor::Team(_)))
}

fn has_2026_data(team: &Team) -> bool {
    !team.nickname.is_empty()
        || !team.strength.is_empty()
        || team.match_points.is_some()
        || team.game_points.is_some()
        || team.rank.is_some()
}

fn keeps(roster: &Roster, code: &str) -> bool {
    roster.preserved.iter().any(|line| line.text.get(..3) == Some(code))
}

fn states_scoring(roster: &Roster) -> bool {
    SCORING_CODES.iter().any(|code| keeps(roster, code))
}

/// The number every player gets: the starting number where everybody has one of their own, else the order.
fn numbers(players: &[Player]) -> HashMap<PlayerKey, u32> {
    let stated: HashMap<PlayerKey, u32> =
        players.iter().filter_map(|player| Some((player.key, player.starting_number?))).collect();
    let different: std::collections::HashSet<u32> = stated.values().copied().collect();
    if different.len() == players.len() {
        return stated;
    }
    (1..).zip(players).map(|(number, player)| (player.key, number)).collect()
}

struct Writer<'a> {
    roster: &'a Roster,
    version: Version,
    scoring: Scoring,
    numbers: HashMap<PlayerKey, u32>,
    lines: Vec<String>,
    notices: Notices,
}

impl Writer<'_> {
    fn value(&mut self, code: &str, text: &str) {
        let clean: String = text.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        self.lines.push(format!("{code} {clean}").trim_end().to_owned());
    }

    fn row(&mut self, row: &Row) {
        self.lines.push(row.trimmed());
    }

    fn number(&self, player: PlayerKey) -> u32 {
        self.numbers.get(&player).copied().unwrap_or(player.0)
    }

    fn facts(&mut self) {
        let facts = &self.roster.facts;
        let players = self.roster.players.len();
        let rated = self.roster.players.iter().filter(|player| player.rating.is_some()).count();
        let same_count = leading_number(&facts.players_stated) == Some(players);
        let stated = |text: &str, count: usize| {
            if same_count && !text.is_empty() { text.to_owned() } else { count.to_string() }
        };
        let texts = [
            ("012", facts.name.clone()),
            ("022", facts.city.clone()),
            ("032", facts.federation.clone()),
            ("042", date(&facts.start)),
            ("052", date(&facts.end)),
            ("062", stated(&facts.players_stated, players)),
            ("072", stated(&facts.rated_players_stated, rated)),
            ("082", stated(&facts.teams_stated, self.roster.teams.len())),
            ("092", facts.kind.clone()),
            ("102", facts.chief_arbiter.clone()),
        ];
        for (code, text) in texts {
            self.value(code, &text);
        }
        for arbiter in &facts.deputy_arbiters {
            self.value("112", arbiter);
        }
        self.value("122", &facts.rate_of_play);
        if !facts.round_dates.is_empty() {
            let row = round_dates(&facts.round_dates);
            self.row(&row);
        }
        if let Some(rounds) = facts.rounds_planned {
            if self.version == Version::Trf26 {
                self.value("142", &rounds.to_string());
            }
            self.value("XXR", &rounds.to_string());
        }
        if self.version == Version::Trf26 {
            for (code, text) in [("192", &facts.kind_code), ("222", &facts.time_control)] {
                if !text.is_empty() && !keeps(self.roster, code) {
                    self.value(code, text);
                }
            }
        }
        self.scoring();
        if !self.roster.absent_next_round.is_empty() {
            let absent: Vec<String> =
                self.roster.absent_next_round.iter().map(|&player| self.number(player).to_string()).collect();
            self.value("XXZ", &absent.join(" "));
        }
    }

    fn scoring(&mut self) {
        let scoring = self.scoring;
        let adjourned = self.roster.rounds.iter().flat_map(|r| &r.pairings).filter(|p| p.adjourned).count();
        if adjourned > 0 && self.version != Version::Trf26 {
            let message = Message::plain("trf-adjourned-as-draw").with("count", adjourned.to_string());
            self.notices.add(NoticeLevel::Warning, None, message);
        }
        // What an adjourned game is worth is said with the scoring.
        let says_unknown = adjourned > 0 && self.version == Version::Trf26;
        let usual = self.roster.scoring.is_none_or(|scoring| scoring == Scoring::default());
        if (usual && !says_unknown) || states_scoring(self.roster) {
            return;
        }
        let one_for_both = scoring.white_win == scoring.black_win
            && scoring.white_draw == scoring.black_draw
            && scoring.white_loss == scoring.black_loss;
        if self.version == Version::Trf26 && one_for_both {
            let mut row = Row::new("162");
            let values = [
                ('W', scoring.white_win),
                ('D', scoring.white_draw),
                ('L', scoring.white_loss),
                ('A', scoring.zero_bye),
                ('P', scoring.pairing_bye),
                ('X', scoring.unknown),
            ];
            for (place, (letter, points)) in values.into_iter().enumerate() {
                row.at(6 + 9 * place, letter);
                row.right(7 + 9 * place, 10 + 9 * place, &points.to_string());
            }
            self.row(&row);
        } else {
            let values = [
                ("WW", scoring.white_win),
                ("BW", scoring.black_win),
                ("WD", scoring.white_draw),
                ("BD", scoring.black_draw),
                ("WL", scoring.white_loss),
                ("BL", scoring.black_loss),
                ("ZPB", scoring.zero_bye),
                ("HPB", scoring.half_bye),
                ("FPB", scoring.full_bye),
                ("PAB", scoring.pairing_bye),
                ("FW", scoring.forfeit_win),
                ("FL", scoring.forfeit_loss),
            ];
            let values: Vec<String> =
                values.iter().map(|(code, points)| format!("{code}={points}")).collect();
            self.value("XXS", &values.join(" "));
        }
    }

    /// Lines that were kept, those before the players or those after them. Record 152 gets its capital letter.
    fn kept(&mut self, before_players: bool) {
        for line in self.roster.preserved.iter().filter(|line| line.before_players == before_players) {
            let text = line.text.trim_end_matches(['\r', '\n']);
            if self.version == Version::Trf16 && text.get(..3).is_some_and(is_2026) {
                let message = Message::plain("trf-write-left-out").with("text", text);
                self.notices.add(NoticeLevel::Warning, None, message);
            } else if text.starts_with("152") {
                self.lines.push(text.to_ascii_uppercase());
            } else {
                self.lines.push(text.to_owned());
            }
        }
    }

    fn competitor(&self, who: Competitor) -> u32 {
        match who {
            Competitor::Player(player) => self.number(player),
            Competitor::Team(team) => team.0,
        }
    }

    fn changes_and_byes(&mut self) {
        if self.version == Version::Trf16 {
            if !self.roster.point_changes.is_empty() {
                let count = self.roster.point_changes.len();
                let message = Message::plain("trf-write-no-point-changes").with("count", count);
                self.notices.add(NoticeLevel::Warning, None, message);
            }
            return;
        }
        for change in &self.roster.point_changes {
            let mut row = Row::new("299");
            row.at(5, revalued_code(change.revalues));
            if let Some(points) = change.match_points {
                row.right(8, 11, &points.to_string());
            }
            if let Some(points) = change.points {
                row.right(14, 17, &points.to_string());
            }
            if let Some(round) = change.round {
                row.right(20, 22, &round.to_string());
            }
            for (place, &who) in change.who.iter().enumerate() {
                row.right(24 + 5 * place, 27 + 5 * place, &self.competitor(who).to_string());
            }
            self.row(&row);
        }
        let mut groups: BTreeMap<(u16, char), Vec<u32>> = BTreeMap::new();
        for bye in self.roster.requested_byes.iter().filter(|bye| has_240(bye.kind)) {
            groups.entry((bye.round, bye_code(bye.kind))).or_default().push(self.competitor(bye.who));
        }
        for ((round, kind), who) in groups {
            let mut row = Row::new("240");
            row.at(5, kind);
            row.right(7, 9, &round.to_string());
            for (place, number) in who.iter().enumerate() {
                row.right(11 + 5 * place, 14 + 5 * place, &number.to_string());
            }
            self.row(&row);
        }
    }

    /// Byes that are filled in ahead of their pairing rather than told in a record of their own.
    fn ahead(&self) -> HashMap<(PlayerKey, u16), &RequestedBye> {
        let ahead = self.roster.requested_byes.iter().filter_map(|bye| match bye.who {
            Competitor::Player(player) if self.version == Version::Trf16 || !has_240(bye.kind) => {
                Some(((player, bye.round), bye))
            }
            _ => None,
        });
        ahead.collect()
    }

    fn players(&mut self) {
        let computed = totals(&self.roster.rounds, &self.scoring);
        let ahead = self.ahead();
        let last = self.roster.rounds.iter().map(|round| round.number);
        let last = last.chain(ahead.keys().map(|(_, round)| *round)).max().unwrap_or(0);
        let mut cells: HashMap<PlayerKey, Vec<String>> = HashMap::new();
        for number in 1..=last {
            let rounds = self.roster.rounds.iter().filter(|round| round.number == number);
            let of_round: HashMap<PlayerKey, String> = rounds.flat_map(|round| self.cells(round)).collect();
            for player in &self.roster.players {
                let cell = of_round
                    .get(&player.key)
                    .cloned()
                    .or_else(|| ahead.get(&(player.key, number)).map(|bye| bye_cell(bye.kind)));
                cells.entry(player.key).or_default().push(cell.unwrap_or_else(|| " ".repeat(8)));
            }
        }
        let points = |player: &Player| {
            player.points.unwrap_or_else(|| {
                let byes = ahead.iter().filter(|((who, _), _)| *who == player.key);
                let byes: HalfPoints = byes.map(|(_, bye)| bye_points(&self.scoring, bye.kind)).sum();
                computed.get(&player.key).copied().unwrap_or_default() + byes
            })
        };
        let mut order: Vec<HalfPoints> = self.roster.players.iter().map(points).collect();
        order.sort_unstable_by(|a, b| b.cmp(a));
        let mut lines = Vec::new();
        let mut national = Vec::new();
        for player in &self.roster.players {
            let points = points(player);
            let rank = player.rank.map_or_else(
                || order.iter().position(|&other| other == points).map_or(0, |place| place + 1),
                |rank| usize::try_from(rank).unwrap_or(0),
            );
            let mut row = self.person("001", self.number(player.key), player);
            row.right(80, 84, &points.to_string());
            row.right(86, 89, &rank.to_string());
            for (place, cell) in cells.get(&player.key).into_iter().flatten().enumerate() {
                let from = 92 + 10 * place;
                for (offset, character) in cell.chars().enumerate() {
                    row.at(from + offset, character);
                }
            }
            lines.push((row, player));
            for record in &player.national {
                national.push(self.national(player, record));
            }
        }
        for (row, player) in lines {
            if row.was_cut() {
                let message = Message::plain("trf-write-cut").with("player", &player.name);
                self.notices.once(NoticeLevel::Info, None, message);
            }
            self.lines.push(row.padded());
        }
        for row in national {
            self.row(&row);
        }
    }

    fn person(&self, code: &str, number: u32, player: &Player) -> Row {
        let mut row = Row::new(code);
        row.right(4, 8, &number.to_string());
        if let Some(sex) = player.sex {
            row.at(10, if sex == Sex::Woman { 'w' } else { 'm' });
        }
        if let Some(title) = player.title {
            row.right(11, 13, title.abbreviation());
        }
        row.left(15, 47, &player.name);
        if let Some(rating) = player.rating {
            row.right(49, 52, &rating.to_string());
        }
        row.left(54, 56, &player.federation);
        if let Some(number) = player.fide_number {
            row.right(58, 68, &number.to_string());
        }
        if let Some(birth) = player.birth {
            row.left(70, 79, &birth.to_string().replace('-', "/"));
        }
        row
    }

    fn national(&self, player: &Player, record: &desk::roster::NationalRecord) -> Row {
        let person = Player {
            name: record.name.clone(),
            rating: record.rating,
            federation: record.origin.clone(),
            birth: record.birth,
            sex: record.sex,
            title: None,
            fide_number: None,
            ..Player::named(player.key, "")
        };
        let mut row = self.person(&record.federation, self.number(player.key), &person);
        row.right(11, 13, &record.classification);
        row.right(58, 68, &record.number);
        row
    }

    /// The eight characters of everybody in a round.
    fn cells(&self, round: &Round) -> Vec<(PlayerKey, String)> {
        let mut cells = Vec::new();
        for pairing in &round.pairings {
            let (white, black) = match &pairing.result {
                Some(result) => codes(result.outcome, result.rated),
                None if pairing.adjourned && self.version == Version::Trf26 => ('?', '?'),
                // The older records know no adjourned game: it is paired on as a draw.
                None if pairing.adjourned => ('=', '='),
                None => (' ', ' '),
            };
            let colours = if pairing.colours_stated { ('w', 'b') } else { ('-', '-') };
            let cell = |opponent, colour, code| format!("{:>4} {colour} {code}", self.number(opponent));
            cells.push((pairing.white, cell(pairing.black, colours.0, white)));
            cells.push((pairing.black, cell(pairing.white, colours.1, black)));
        }
        cells.extend(round.byes.iter().map(|bye| (bye.player, bye_cell(bye.kind))));
        cells
    }

    fn teams(&mut self) {
        for team in &self.roster.teams {
            let mut row;
            let first = if self.version == Version::Trf26 && has_2026_data(team) {
                row = Row::new("310");
                row.right(5, 7, &team.key.to_string());
                row.left(9, 40, &team.name);
                row.left(42, 46, &team.nickname);
                row.right(48, 53, &team.strength);
                let points = |points: Option<HalfPoints>| points.map(|p| p.to_string()).unwrap_or_default();
                row.right(55, 60, &points(team.match_points));
                row.right(62, 67, &points(team.game_points));
                row.right(69, 71, &team.rank.map(|rank| rank.to_string()).unwrap_or_default());
                74
            } else {
                row = Row::new("013");
                row.left(5, 36, &team.name);
                37
            };
            for (place, &player) in team.players.iter().enumerate() {
                row.right(first + 5 * place, first + 3 + 5 * place, &self.number(player).to_string());
            }
            if row.was_cut() {
                let message = Message::plain("trf-write-cut").with("player", &team.name);
                self.notices.once(NoticeLevel::Info, None, message);
            }
            self.row(&row);
        }
    }
}

/// Whether a requested bye has its letter in record 240.
fn has_240(kind: ByeKind) -> bool {
    matches!(kind, ByeKind::FullPoint | ByeKind::HalfPoint | ByeKind::ZeroPoint)
}

fn bye_cell(kind: ByeKind) -> String {
    match kind {
        ByeKind::NotPaired => " ".repeat(8),
        kind => format!("0000 - {}", bye_code(kind)),
    }
}

fn leading_number(text: &str) -> Option<usize> {
    let digits: String = text.trim().chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

fn date(date: &StatedDate) -> String {
    match date.date {
        Some(date) if date.day() > 0 => date.to_string().replace('-', "/"),
        _ => date.text.clone(),
    }
}

/// Dates of rounds with two-digit years where these have one reading.
fn round_dates(dates: &[StatedDate]) -> Row {
    let mut row = Row::new("132");
    for (place, stated) in dates.iter().enumerate() {
        let full = date(stated);
        let short = full.get(2..).filter(|_| {
            stated.date.is_some_and(|date| (1950..2050).contains(&date.year()) && date.day() > 0)
        });
        row.left(92 + 10 * place, 101 + 10 * place, short.unwrap_or(&full));
    }
    row
}
