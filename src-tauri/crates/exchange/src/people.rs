//! Who is who in a list: a player may appear in several rows and rounds, by FIDE number, by number or by name.

use std::collections::{HashMap, HashSet};

use desk::roster::{FideNumber, NoticeLevel, Player, PlayerKey, Title};

use crate::grid::GridRow;
use crate::headings::Field;
use crate::notices::{Message, Notices};
use crate::trf::player_line::{rating, title_of};

/// Where a list has what about one player.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct PlayerColumns {
    columns: HashMap<Field, usize>,
}

impl PlayerColumns {
    /// Takes a column for a field that has none yet.
    pub(crate) fn set(&mut self, field: Field, column: usize) {
        self.columns.entry(field).or_insert(column);
    }

    pub(crate) fn get(&self, field: Field) -> Option<usize> {
        self.columns.get(&field).copied()
    }

    /// The text of a field, empty where the list does not have it.
    pub(crate) fn text<'a>(&self, row: &'a GridRow, field: Field) -> &'a str {
        self.get(field).map_or("", |column| row.cell(column))
    }

    /// The player of a row; the key is still to be given. `None` where there is no name.
    pub(crate) fn player(&self, row: &GridRow) -> Option<Player> {
        let (name, title) = name_and_title(self.text(row, Field::Name));
        if name.is_empty() {
            return None;
        }
        let number = |field| digits(self.text(row, field)).and_then(|text| text.parse::<u32>().ok());
        let fide_number = digits(self.text(row, Field::FideNumber)).and_then(|text| text.parse().ok());
        Some(Player {
            starting_number: number(Field::Number).filter(|&number| number > 0),
            title: title.or_else(|| title_of(self.text(row, Field::Title))),
            rating: rating(digits(self.text(row, Field::Rating)).unwrap_or_default()),
            federation: self.text(row, Field::Federation).to_owned(),
            fide_number: fide_number.filter(|&number| number > 0).map(FideNumber),
            club: self.text(row, Field::Club).to_owned(),
            birth: crate::dates::tolerant(self.text(row, Field::Birth)),
            rank: number(Field::Rank),
            ..Player::named(PlayerKey(0), name)
        })
    }
}

/// A number as spreadsheets give it: `12`, `12.`, `12.0`.
pub(crate) fn digits(text: &str) -> Option<&str> {
    let text = text.trim();
    let text = text.strip_suffix(".0").or_else(|| text.strip_suffix('.')).unwrap_or(text);
    (!text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())).then_some(text)
}

/// `GM Alpha, Ann (2500)` without title and rating.
fn name_and_title(text: &str) -> (String, Option<Title>) {
    let mut name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some((before, after)) = name.rsplit_once(" (")
        && after.strip_suffix(')').is_some_and(|inside| inside.bytes().all(|byte| byte.is_ascii_digit()))
    {
        name = before.to_owned();
    }
    let first = name.split(' ').next().unwrap_or_default();
    let title = Title::ALL.into_iter().find(|title| title.abbreviation() == first);
    match title.filter(|_| name.len() > first.len()) {
        Some(title) => (name.get(first.len()..).unwrap_or_default().trim().to_owned(), Some(title)),
        None => (name, None),
    }
}

/// A name for comparing: lower case, without commas, dots and doubled blanks.
pub(crate) fn folded(name: &str) -> String {
    let plain: String = name.chars().map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    plain.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// More people of one name than any competition has: the column holds no names.
const NAMESAKES: usize = 50;

/// The players of a list as they come.
#[derive(Debug, Default)]
pub(crate) struct People {
    players: Vec<Player>,
    by_fide: HashMap<FideNumber, PlayerKey>,
    by_number: HashMap<u32, PlayerKey>,
    by_name: HashMap<String, Vec<PlayerKey>>,
    places: HashMap<PlayerKey, usize>,
}

impl People {
    /// The key of a player, known or new. `seated` are those who already sit in this round: somebody with the name
    /// of one of them is a namesake.
    pub(crate) fn key(
        &mut self,
        player: Player,
        seated: &HashSet<PlayerKey>,
        row: u32,
        notices: &mut Notices,
    ) -> PlayerKey {
        if let Some(&key) = player.fide_number.and_then(|number| self.by_fide.get(&number)) {
            return self.complete(key, player);
        }
        let name = folded(&player.name);
        if let Some(&key) = player.starting_number.and_then(|number| self.by_number.get(&number)) {
            let known = self.player(key);
            if known.is_some_and(|known| folded(&known.name) == name) {
                return self.complete(key, player);
            }
            let message = Message::plain("list-number-two-names")
                .with("number", player.starting_number.unwrap_or(0))
                .with("first", known.map(|known| known.name.clone()).unwrap_or_default())
                .with("second", &player.name);
            notices.add(NoticeLevel::Ask, Some(row), message);
        } else if let Some(key) = self.same_name(&name, &player, seated) {
            return self.complete(key, player);
        } else if let Some(namesakes) = self.by_name.get(&name) {
            if let Some(&last) = namesakes.get(NAMESAKES) {
                return last;
            }
            let message = Message::plain("list-namesakes").with("player", &player.name);
            let level = if player.starting_number.is_some() || player.fide_number.is_some() {
                NoticeLevel::Info
            } else {
                NoticeLevel::Ask
            };
            notices.add(level, Some(row), message);
        }
        self.insert(player, name)
    }

    fn player(&self, key: PlayerKey) -> Option<&Player> {
        self.places.get(&key).and_then(|&place| self.players.get(place))
    }

    /// Somebody of that name who is not certainly somebody else.
    fn same_name(&self, name: &str, player: &Player, seated: &HashSet<PlayerKey>) -> Option<PlayerKey> {
        let differs = |a: Option<u64>, b: Option<u64>| matches!((a, b), (Some(a), Some(b)) if a != b);
        self.by_name.get(name)?.iter().copied().filter(|key| !seated.contains(key)).find(|key| {
            let known = self.player(*key);
            let other = known.is_some_and(|known| {
                differs(known.fide_number.map(|n| n.0), player.fide_number.map(|n| n.0))
                    || differs(known.starting_number.map(u64::from), player.starting_number.map(u64::from))
            });
            !other
        })
    }

    fn insert(&mut self, mut player: Player, name: String) -> PlayerKey {
        let wanted = player.starting_number.map(PlayerKey).filter(|key| !self.places.contains_key(key));
        let key = wanted.unwrap_or_else(|| {
            let first = u32::try_from(self.players.len() + 1).unwrap_or(u32::MAX);
            (first..).map(PlayerKey).find(|key| !self.places.contains_key(key)).unwrap_or(PlayerKey(u32::MAX))
        });
        player.key = key;
        self.places.insert(key, self.players.len());
        if let Some(number) = player.fide_number {
            self.by_fide.insert(number, key);
        }
        if let Some(number) = player.starting_number {
            self.by_number.entry(number).or_insert(key);
        }
        self.by_name.entry(name).or_default().push(key);
        self.players.push(player);
        key
    }

    /// Fills in what an earlier row did not have.
    fn complete(&mut self, key: PlayerKey, player: Player) -> PlayerKey {
        if let Some(known) = self.places.get(&key).and_then(|&place| self.players.get_mut(place)) {
            known.title = known.title.or(player.title);
            known.rating = known.rating.or(player.rating);
            known.fide_number = known.fide_number.or(player.fide_number);
            known.starting_number = known.starting_number.or(player.starting_number);
            if known.federation.is_empty() {
                known.federation = player.federation;
            }
            if known.club.is_empty() {
                known.club = player.club;
            }
        }
        key
    }

    /// Number and name, for messages.
    pub(crate) fn label(&self, key: PlayerKey) -> String {
        match self.player(key) {
            Some(Player { starting_number: Some(number), name, .. }) => format!("{number} {name}"),
            Some(Player { name, .. }) => name.clone(),
            None => key.to_string(),
        }
    }

    /// Everybody, in order of appearance.
    pub(crate) fn into_players(self) -> Vec<Player> {
        self.players
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(name: &str, number: Option<u32>, fide: Option<u64>) -> Player {
        Player {
            starting_number: number,
            fide_number: fide.map(FideNumber),
            ..Player::named(PlayerKey(0), name)
        }
    }

    #[test]
    fn a_namesake_in_the_same_round_is_somebody_else() {
        let (mut people, mut notices) = (People::default(), Notices::default());
        let mut seated = HashSet::new();
        let first = people.key(player("Alpha, Ann", None, None), &seated, 2, &mut notices);
        seated.insert(first);
        let second = people.key(player("Alpha Ann", None, None), &seated, 3, &mut notices);
        assert_ne!(first, second);
        assert_eq!(notices.finish().iter().map(|notice| notice.id).collect::<Vec<_>>(), ["list-namesakes"]);
        assert_eq!(
            people.key(player("alpha, ann", None, None), &HashSet::new(), 9, &mut Notices::default()),
            first
        );
    }

    #[test]
    fn different_numbers_tell_namesakes_apart_without_a_question() {
        let (mut people, mut notices) = (People::default(), Notices::default());
        let nobody = HashSet::new();
        let first = people.key(player("Alpha, Ann", Some(4), None), &nobody, 2, &mut notices);
        let second = people.key(player("Alpha, Ann", Some(9), None), &nobody, 3, &mut notices);
        assert_eq!((first, second), (PlayerKey(4), PlayerKey(9)));
        assert_eq!(people.key(player("Alpha, A.", None, Some(77)), &nobody, 4, &mut notices), PlayerKey(3));
        assert_eq!(people.key(player("Alpha, Anna", None, Some(77)), &nobody, 5, &mut notices), PlayerKey(3));
    }

    #[test]
    fn titles_and_ratings_come_off_the_name() {
        assert_eq!(name_and_title("GM Alpha, Ann (2500)"), ("Alpha, Ann".to_owned(), Some(Title::GM)));
        assert_eq!(name_and_title("Im, Sunho"), ("Im, Sunho".to_owned(), None));
        assert_eq!(name_and_title("  Beta   Bob "), ("Beta Bob".to_owned(), None));
    }
}
