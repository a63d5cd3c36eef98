//! Piece letters of the languages in which players write their moves (Appendix C: everybody may use his own).
//!
//! Several languages share one set of letters, and one letter means different pieces in different languages. A move
//! alone therefore never tells its language; a whole game sometimes does.

use shakmaty::Role;

/// One language's letters: king, queen, rook, bishop, knight, and the pawn where it has a letter.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Language {
    /// Two-letter code of the language (ISO 639-1).
    pub code: &'static str,
    /// Letters of king, queen, rook, bishop, knight.
    pub pieces: [&'static str; 5],
    /// Letter of the pawn, empty where none is used.
    pub pawn: &'static str,
}

const ROLES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// English, in which PGN is written.
pub static ENGLISH: Language = Language { code: "en", pieces: ["K", "Q", "R", "B", "N"], pawn: "P" };

const fn language(code: &'static str, pieces: [&'static str; 5], pawn: &'static str) -> Language {
    Language { code, pieces, pawn }
}

/// All languages known, English first, the others by code.
pub static LANGUAGES: [Language; 37] = [
    language("en", ["K", "Q", "R", "B", "N"], "P"),
    language("af", ["K", "D", "T", "L", "R"], "P"),
    language("az", ["Ş", "V", "T", "F", "A"], "P"),
    language("bg", ["Ц", "Д", "Т", "О", "К"], ""),
    language("bs", ["K", "D", "T", "L", "S"], "P"),
    language("ca", ["R", "D", "T", "A", "C"], "P"),
    language("cs", ["K", "D", "V", "S", "J"], "P"),
    language("da", ["K", "D", "T", "L", "S"], "B"),
    language("de", ["K", "D", "T", "L", "S"], "B"),
    language("el", ["Ρ", "Β", "Π", "Α", "Ι"], "Σ"),
    language("eo", ["R", "D", "T", "K", "Ĉ"], "P"),
    language("es", ["R", "D", "T", "A", "C"], "P"),
    language("et", ["K", "L", "V", "O", "R"], "P"),
    language("fi", ["K", "D", "T", "L", "R"], "P"),
    language("fr", ["R", "D", "T", "F", "C"], "P"),
    language("gl", ["R", "D", "T", "B", "C"], "P"),
    language("hr", ["K", "D", "T", "L", "S"], "P"),
    language("hu", ["K", "V", "B", "F", "H"], "G"),
    language("id", ["R", "M", "B", "G", "K"], "P"),
    language("is", ["K", "D", "H", "B", "R"], "P"),
    language("it", ["R", "D", "T", "A", "C"], "P"),
    language("lt", ["K", "V", "B", "R", "Ž"], "P"),
    language("lv", ["K", "D", "T", "L", "Z"], "B"),
    language("mk", ["К", "Д", "Т", "Л", "С"], "П"),
    language("nl", ["K", "D", "T", "L", "P"], "O"),
    language("no", ["K", "D", "T", "L", "S"], "B"),
    language("pl", ["K", "H", "W", "G", "S"], "P"),
    language("pt", ["R", "D", "T", "B", "C"], "P"),
    language("ro", ["R", "D", "T", "N", "C"], "P"),
    language("ru", ["Кр", "Ф", "Л", "С", "К"], "п"),
    language("sk", ["K", "D", "V", "S", "J"], "P"),
    language("sl", ["K", "D", "T", "L", "S"], "P"),
    language("sr", ["К", "Д", "Т", "Л", "С"], "П"),
    language("sv", ["K", "D", "T", "L", "S"], "B"),
    language("tr", ["Ş", "V", "K", "F", "A"], "P"),
    language("uk", ["Кр", "Ф", "Т", "С", "К"], "п"),
    language("vi", ["V", "H", "X", "T", "M"], ""),
];

impl Language {
    /// The language with this code.
    pub fn by_code(code: &str) -> Option<&'static Self> {
        LANGUAGES.iter().find(|language| language.code == code)
    }

    /// Message id of the language's name.
    pub fn message_id(&self) -> String {
        format!("notation-language-{}", self.code)
    }

    /// Whether both write every piece alike. The pawn is rarely written and does not count.
    pub fn same_letters(&self, other: &Self) -> bool {
        self.pieces == other.pieces
    }

    /// The letter of a piece; empty for the pawn.
    pub fn letter(&self, role: Role) -> &'static str {
        ROLES.iter().position(|&r| r == role).and_then(|i| self.pieces.get(i).copied()).unwrap_or_default()
    }

    /// The piece whose letter the text begins with, the longest letter first (`Кр` before `К`), and the letter's
    /// length in bytes. Case counts.
    pub fn role_prefix(&self, text: &str) -> Option<(Role, usize)> {
        let piece = ROLES
            .iter()
            .zip(self.pieces)
            .filter(|(_, letter)| text.starts_with(letter))
            .max_by_key(|(_, letter)| letter.len())
            .map(|(&role, letter)| (role, letter.len()));
        piece.or_else(|| {
            (!self.pawn.is_empty() && text.starts_with(self.pawn)).then_some((Role::Pawn, self.pawn.len()))
        })
    }

    /// As [`Language::role_prefix`], for a letter written small.
    pub fn small_role_prefix(&self, text: &str) -> Option<(Role, usize)> {
        ROLES
            .iter()
            .zip(self.pieces)
            .filter_map(|(&role, letter)| {
                let small = letter.to_lowercase();
                text.starts_with(&small).then_some((role, small.len()))
            })
            .max_by_key(|(_, length)| *length)
    }
}

/// Every set of letters once, each with all its languages, English first.
pub fn letter_sets() -> Vec<Vec<&'static Language>> {
    let mut sets: Vec<Vec<&'static Language>> = Vec::new();
    for language in &LANGUAGES {
        match sets.iter_mut().find(|set| set.first().is_some_and(|l| l.same_letters(language))) {
            Some(set) => set.push(language),
            None => sets.push(vec![language]),
        }
    }
    sets
}
