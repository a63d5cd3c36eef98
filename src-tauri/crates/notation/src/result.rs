//! How a game ended, as text can say it.
//!
//! PGN knows four results. Arbiters know seven, and forfeits besides; all spellings met in real files are read.

/// The score of one game, whatever brought it about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GameResult {
    /// 1–0.
    WhiteWins,
    /// 0–1.
    BlackWins,
    /// ½–½.
    Draw,
    /// 0–0: both players lost.
    BothLose,
    /// ½–0: White gets the half point of a draw, Black nothing.
    HalfZero,
    /// 0–½.
    ZeroHalf,
    /// No result yet, or none known.
    #[default]
    Unfinished,
}

impl GameResult {
    /// The plain spelling: `1-0`, `0-1`, `1/2-1/2`, `0-0`, `1/2-0`, `0-1/2`, `*`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose => "0-0",
            Self::HalfZero => "1/2-0",
            Self::ZeroHalf => "0-1/2",
            Self::Unfinished => "*",
        }
    }

    /// The marker every PGN reader understands. A score PGN cannot say becomes `*`: `0-0` would be read as castling
    /// and `0-1/2` as a win for Black.
    pub fn strict_marker(self) -> &'static str {
        match self {
            Self::BothLose | Self::HalfZero | Self::ZeroHalf | Self::Unfinished => "*",
            plain => plain.as_str(),
        }
    }

    /// Points of both sides in half-points, `None` while unfinished.
    pub fn half_points(self) -> Option<(u8, u8)> {
        Some(match self {
            Self::WhiteWins => (2, 0),
            Self::BlackWins => (0, 2),
            Self::Draw => (1, 1),
            Self::BothLose => (0, 0),
            Self::HalfZero => (1, 0),
            Self::ZeroHalf => (0, 1),
            Self::Unfinished => return None,
        })
    }

    /// The result with these half-points, `None` where no single game can end so.
    pub fn from_half_points(white: u8, black: u8) -> Option<Self> {
        Some(match (white, black) {
            (2, 0) => Self::WhiteWins,
            (0, 2) => Self::BlackWins,
            (1, 1) => Self::Draw,
            (0, 0) => Self::BothLose,
            (1, 0) => Self::HalfZero,
            (0, 1) => Self::ZeroHalf,
            _ => return None,
        })
    }
}

/// A result as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResultReading {
    /// The score meant.
    pub result: GameResult,
    /// Written as a forfeit: `+/-`, `+--`, `1-0F`.
    pub forfeit: bool,
    /// Whether it was written exactly as PGN or this program writes it.
    pub plain: bool,
    /// Bytes used.
    pub length: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Score {
    One,
    Half,
    Zero,
    LetterO,
    Plus,
    Minus,
}

/// Reads the whole text as a result, as found in a `Result` tag; also words (`White wins`, `draw`, `BLACKWIN`).
pub fn read_result(text: &str) -> Option<ResultReading> {
    let text = text.trim();
    if let Some(reading) = result_prefix(text)
        && reading.length == text.len()
    {
        return Some(reading);
    }
    let worded = |result| ResultReading { result, forfeit: false, plain: false, length: text.len() };
    let folded: String = text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    match folded.as_str() {
        "whitewin" | "whitewins" | "whitewon" | "blackresigns" | "blackresigned" => {
            Some(worded(GameResult::WhiteWins))
        }
        "blackwin" | "blackwins" | "blackwon" | "whiteresigns" | "whiteresigned" => {
            Some(worded(GameResult::BlackWins))
        }
        "draw" | "drawn" | "remis" => Some(worded(GameResult::Draw)),
        _ if text == "+-" => Some(ResultReading { forfeit: true, ..worded(GameResult::WhiteWins) }),
        _ if text == "-+" => Some(ResultReading { forfeit: true, ..worded(GameResult::BlackWins) }),
        _ => None,
    }
}

/// Reads a result at the beginning of the text; what follows must not continue it.
pub fn result_prefix(text: &str) -> Option<ResultReading> {
    if let Some(rest) = text.strip_prefix('*') {
        return ends_here(rest).then_some(ResultReading {
            result: GameResult::Unfinished,
            forfeit: false,
            plain: true,
            length: 1,
        });
    }
    let (first, after_first) = score(text)?;
    let (first_f, after_mark) = forfeit_mark(after_first);
    let Some((joint, second)) = separator(after_mark) else {
        // `1/2` alone is a draw; a lone digit is a move number.
        return (first == Score::Half && ends_here(after_first)).then_some(ResultReading {
            result: GameResult::Draw,
            forfeit: false,
            plain: false,
            length: text.len() - after_first.len(),
        });
    };
    let (second_score, after_second) = score(second)?;
    let (second_f, rest) = forfeit_mark(after_second);
    if !ends_here(rest) {
        return None;
    }
    let (result, unplayed) = pair(first, second_score)?;
    let length = text.len() - rest.len();
    let forfeit = unplayed || first_f || second_f;
    // A slash joins only plus and minus: `1/0` and `0/1` are parts of other things.
    if joint == '/' && !unplayed {
        return None;
    }
    let plain = !forfeit && text.get(..length) == Some(result.as_str());
    Some(ResultReading { result, forfeit, plain, length })
}

fn pair(first: Score, second: Score) -> Option<(GameResult, bool)> {
    use Score::{Half, LetterO, Minus, One, Plus, Zero};
    Some(match (first, second) {
        (One, Zero | LetterO) => (GameResult::WhiteWins, false),
        (Zero | LetterO, One) => (GameResult::BlackWins, false),
        (Half, Half) => (GameResult::Draw, false),
        // Two letters are castling.
        (Zero, Zero | LetterO) | (LetterO, Zero) => (GameResult::BothLose, false),
        (Half, Zero | LetterO) => (GameResult::HalfZero, false),
        (Zero | LetterO, Half) => (GameResult::ZeroHalf, false),
        (Plus, Minus) => (GameResult::WhiteWins, true),
        (Minus, Plus) => (GameResult::BlackWins, true),
        (Minus, Minus) => (GameResult::BothLose, true),
        _ => return None,
    })
}

fn score(text: &str) -> Option<(Score, &str)> {
    for (spelling, score) in [
        ("1/2", Score::Half),
        ("½", Score::Half),
        ("0.5", Score::Half),
        ("0,5", Score::Half),
        (".5", Score::Half),
        ("1.0", Score::One),
        ("0.0", Score::Zero),
        ("1", Score::One),
        ("0", Score::Zero),
        ("O", Score::LetterO),
        ("o", Score::LetterO),
        ("О", Score::LetterO),
        ("+", Score::Plus),
    ] {
        if let Some(rest) = text.strip_prefix(spelling) {
            return Some((score, rest));
        }
    }
    let mut chars = text.chars();
    chars.next().filter(|&c| is_dash(c)).map(|_| (Score::Minus, chars.as_str()))
}

fn forfeit_mark(text: &str) -> (bool, &str) {
    match text.strip_prefix(['F', 'f']) {
        Some(rest) => (true, rest),
        None => (false, text),
    }
}

fn separator(text: &str) -> Option<(char, &str)> {
    let trimmed = text.trim_start_matches([' ', '\u{a0}', '\t']);
    let mut chars = trimmed.chars();
    let joint = chars.next().filter(|&c| is_dash(c) || matches!(c, ':' | '_' | '/'))?;
    Some((joint, chars.as_str().trim_start_matches([' ', '\u{a0}', '\t'])))
}

fn ends_here(rest: &str) -> bool {
    match rest.chars().next() {
        None => true,
        Some(c) => {
            !c.is_alphanumeric() && !is_dash(c) && !matches!(c, '/' | '+' | '=' | '#' | ':' | '.' | ',' | '_')
                || c == '.' && rest.chars().nth(1).is_none_or(char::is_whitespace)
                || c == ',' && rest.chars().nth(1).is_none_or(char::is_whitespace)
        }
    }
}

/// The dashes people and word processors write.
pub(crate) fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}')
}
