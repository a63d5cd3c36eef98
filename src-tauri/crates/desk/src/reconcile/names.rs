//! Names of a file beside names of the desk: the same words in whatever case, order and accents, cut or shortened.

use std::collections::HashMap;

use notation::player_name::{PlayerName, may_be_same};

use crate::fact::Player;
use crate::roster::{self, Roster};

/// Many writers cut a name at this many characters.
const CUT: usize = 33;

/// Who is called what, on both sides.
pub(super) struct Names<'a> {
    desk: HashMap<String, Vec<&'a Player>>,
    long: Vec<&'a Player>,
    /// By the first two letters of every word of the name: only these are compared letter by letter.
    begins: HashMap<String, Vec<&'a Player>>,
    file: HashMap<String, usize>,
}

impl<'a> Names<'a> {
    pub(super) fn of(desk: &[&'a Player], roster: &Roster) -> Self {
        let mut names =
            Self { desk: HashMap::new(), long: Vec::new(), begins: HashMap::new(), file: HashMap::new() };
        for known in desk {
            let key = key(&known.name);
            for begin in begins(&key) {
                names.begins.entry(begin).or_default().push(known);
            }
            names.desk.entry(key).or_default().push(known);
        }
        names.long = desk.iter().filter(|known| known.name.chars().count() > CUT).copied().collect();
        for said in &roster.players {
            *names.file.entry(key(&said.name)).or_default() += 1;
        }
        names
    }

    /// The players of the desk who have this name.
    pub(super) fn namesakes(&self, said: &roster::Player) -> Vec<&'a Player> {
        let same = self.desk.get(&key(&said.name)).into_iter().flatten().copied();
        let cut = self.long.iter().filter(|known| is_cut(&said.name, &known.name)).copied();
        same.chain(cut).collect()
    }

    /// The players of the desk whose names are spelled nearly so, and who are not named in the file themselves.
    pub(super) fn near(&self, said: &roster::Player) -> Vec<&'a Player> {
        let mut near: Vec<&Player> = Vec::new();
        for known in begins(&key(&said.name)).iter().filter_map(|begin| self.begins.get(begin)).flatten() {
            let new = !near.iter().any(|other| other.player == known.player);
            if new && !self.is_named(known) && spelling(&said.name, &known.name) {
                near.push(known);
            }
        }
        near
    }

    /// How often the file has this name.
    pub(super) fn in_file(&self, said: &roster::Player) -> usize {
        self.file.get(&key(&said.name)).copied().unwrap_or_default()
    }

    /// Whether the file has somebody of just this name, whoever it is.
    fn is_named(&self, known: &Player) -> bool {
        self.file.contains_key(&key(&known.name))
    }
}

/// The words of a name in one spelling and order; a name without letters stands for itself.
fn key(name: &str) -> String {
    let words = PlayerName { name: name.to_owned(), ..PlayerName::default() }.key();
    if words.is_empty() { name.trim().to_owned() } else { words.join(" ") }
}

/// The first two letters of each word of a key that has as many.
fn begins(key: &str) -> Vec<String> {
    let words = key.split(' ').map(|word| word.chars().take(2).collect::<String>());
    words.filter(|begin| begin.chars().count() == 2).collect()
}

fn is_cut(said: &str, known: &str) -> bool {
    let head: String = known.chars().take(CUT).collect();
    known.chars().count() > CUT && head.trim_end() == said.trim_end()
}

/// Whether two names are one name.
pub(super) fn same_name(said: &str, known: &str) -> bool {
    is_cut(said, known) || key(said) == key(known)
}

/// The name after the import: the file's, unless it is the desk's with less in it (cut, in capitals, without its comma,
/// its accents or all but the initials).
pub(super) fn better<'a>(said: &'a str, known: &'a str) -> &'a str {
    let shouted =
        |word: &str| word.chars().filter(|c| c.is_alphabetic()).count() > 1 && word.to_uppercase() == word;
    let capitals = |name: &str| name.split_whitespace().any(shouted);
    let less = known.contains(',') && !said.contains(',')
        || capitals(said) && !capitals(known)
        || said.is_ascii() && !known.is_ascii();
    let initials = said.chars().count() < known.chars().count() && may_be_same(said, known);
    if is_cut(said, known) || initials || less && same_name(said, known) { known } else { said.trim() }
}

/// Whether two names may be one: initials, a letter here and there, a part more.
pub(super) fn spelling(said: &str, known: &str) -> bool {
    if may_be_same(said, known) {
        return true;
    }
    let parts = |name: &str| -> Vec<String> {
        let lower = name.to_lowercase();
        lower
            .split(|c: char| !c.is_alphanumeric())
            .filter(|part| !part.is_empty())
            .map(str::to_owned)
            .collect()
    };
    let (said, known) = (parts(said), parts(known));
    let (few, many) = if said.len() <= known.len() { (&said, &known) } else { (&known, &said) };
    let near = |a: &str, b: &str| {
        let most = a.chars().count().max(b.chars().count()) / 4;
        a.starts_with(b) || b.starts_with(a) || edits(a, b) <= most
    };
    // Initials alone are anybody's.
    let written = |a: &str, b: &str| a.chars().count().min(b.chars().count()) > 2 && near(a, b);
    few.iter().all(|part| many.iter().any(|other| near(part, other)))
        && few.iter().any(|part| many.iter().any(|other| written(part, other)))
}

/// How many letters must be put in, left out or changed to make one word of the other.
fn edits(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (n, x) in a.chars().enumerate() {
        let mut next = vec![n + 1];
        for ((y, over), up) in b.iter().zip(&row).zip(row.iter().skip(1)) {
            let left = next.last().copied().unwrap_or_default();
            next.push((over + usize::from(x != *y)).min(up + 1).min(left + 1));
        }
        row = next;
    }
    row.last().copied().unwrap_or_default()
}
