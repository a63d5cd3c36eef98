//! Records 001 and the national records: the columns before the rounds.

use desk::roster::{
    FideNumber, HalfPoints, NationalRecord, NoticeLevel, PartialDate, Player, PlayerKey, Sex, Title,
};

use super::columns::{Columns, Shift, aligned, cell_fits, round_column, round_count};
use super::result_code::Code;
use crate::dates;
use crate::notices::{Message, Notices};

/// A player's line, read.
#[derive(Debug, Clone)]
pub(crate) struct PlayerLine {
    pub(crate) line: u32,
    pub(crate) player: Player,
    pub(crate) cells: Vec<Cell>,
}

/// A player's round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cell {
    /// The opponent's starting number.
    pub(crate) opponent: Option<u32>,
    pub(crate) colour: Option<Side>,
    pub(crate) code: Code,
    /// Whether anything is written in it.
    pub(crate) written: bool,
}

/// Which pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    White,
    Black,
}

/// Why a player's line could not be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Unreadable {
    /// No number in columns 5–8.
    Number,
    /// A tab moves every column after it.
    Tab,
    /// The opponent's number of a round is no number.
    Opponent { round: usize, text: String },
}

/// Reads a 001 record.
pub(crate) fn read(text: &str, line: u32, notices: &mut Notices) -> Result<PlayerLine, Unreadable> {
    if text.trim_end().contains('\t') {
        return Err(Unreadable::Tab);
    }
    let original = Columns::of(text);
    let number = number(&original).ok_or(Unreadable::Number)?;
    let (columns, shift) = aligned(original.clone());
    if shift != Shift::default() {
        let moved = shift.after_name.unsigned_abs().max(shift.after_points.unsigned_abs());
        notices.once(
            NoticeLevel::Repaired,
            Some(line),
            Message::plain("trf-columns-shifted").with("columns", moved),
        );
    }
    // A name that was not cut is longer than its columns.
    let surplus = usize::try_from(-shift.after_name).unwrap_or(0);
    let name = if surplus > 0 { original.field(15, 47 + surplus) } else { columns.field(15, 47) };
    let mut player = Player::named(PlayerKey(number), name);
    player.starting_number = Some(number);
    player.sex = sex(columns.at(10), line, notices);
    player.title = title(&columns.field(11, 13), line, notices);
    let stated = columns.field(49, 52);
    player.rating = rating(&stated);
    if player.rating.is_none() && stated.chars().any(|c| !matches!(c, '0' | 'u' | 'U' | '-')) {
        let message = Message::plain("trf-rating-unreadable").with("text", stated);
        notices.once(NoticeLevel::Warning, Some(line), message);
    }
    player.federation = columns.field(54, 56);
    player.fide_number = fide_number(&columns.field(58, 68), line, notices);
    player.birth = birth(&columns.field(69, 80), line, notices);
    // Five digits before the rank occur; a date of birth one column too far to the right does as well.
    let stated = columns.field(81, 84);
    let wide = columns.field(80, 84);
    let stated = if half_points(&stated).is_none() || wide.contains(' ') { stated } else { wide };
    player.points = points(&stated, line, notices);
    player.rank = columns.field(86, 89).parse().ok();
    if player.name.is_empty() {
        notices.once(
            NoticeLevel::Warning,
            Some(line),
            Message::plain("trf-name-missing").with("player", number),
        );
    } else if player.name.chars().count() == 33 {
        notices.once(NoticeLevel::Info, Some(line), Message::plain("trf-name-cut").with("player", number));
    }
    if player.points.is_none() {
        notices.once(NoticeLevel::Warning, Some(line), Message::plain("trf-points-missing"));
    }
    if player.rank.is_none() {
        notices.once(NoticeLevel::Warning, Some(line), Message::plain("trf-rank-missing"));
    }
    let cells: Result<Vec<Cell>, Unreadable> =
        (1..=round_count(&columns)).map(|round| cell(&columns, round, line, notices)).collect();
    Ok(PlayerLine { line, player, cells: cells? })
}

fn number(columns: &Columns<'_>) -> Option<u32> {
    let text = columns.field(5, 8);
    let text =
        if columns.at(9).is_ascii_digit() || columns.at(4) != ' ' { columns.field(4, 9) } else { text };
    text.parse().ok().filter(|&number| (1..=99_999).contains(&number))
}

fn sex(letter: char, line: u32, notices: &mut Notices) -> Option<Sex> {
    let (sex, usual) = match letter {
        'm' => (Some(Sex::Man), true),
        'w' => (Some(Sex::Woman), true),
        ' ' | 'u' | '-' => (None, true),
        'M' => (Some(Sex::Man), false),
        'W' | 'f' | 'F' => (Some(Sex::Woman), false),
        _ => (None, false),
    };
    if !usual {
        notices.once(
            NoticeLevel::Warning,
            Some(line),
            Message::plain("trf-sex-unusual").with("letter", letter),
        );
    }
    sex
}

/// Reads a title in any of the spellings of older programs: `g`, `wg`, `gf` (Papi), left or right aligned.
pub(crate) fn title_of(text: &str) -> Option<Title> {
    Some(match text.trim().to_ascii_lowercase().as_str() {
        "gm" | "g" => Title::GM,
        "im" | "m" | "i" => Title::IM,
        "fm" | "f" => Title::FM,
        "cm" | "c" => Title::CM,
        "wgm" | "wg" | "gf" => Title::WGM,
        "wim" | "wm" | "wi" | "mf" => Title::WIM,
        "wfm" | "wf" | "ff" => Title::WFM,
        "wcm" | "wc" | "cf" => Title::WCM,
        "agm" => Title::AGM,
        "aim" => Title::AIM,
        "afm" => Title::AFM,
        "acm" => Title::ACM,
        _ => return None,
    })
}

fn title(text: &str, line: u32, notices: &mut Notices) -> Option<Title> {
    if text.is_empty() {
        return None;
    }
    let title = title_of(text);
    match title {
        Some(title) if title.abbreviation() == text => {}
        Some(_) => {
            notices.once(NoticeLevel::Info, Some(line), Message::plain("trf-title-old").with("title", text))
        }
        None => {
            notices.once(
                NoticeLevel::Warning,
                Some(line),
                Message::plain("trf-title-unknown").with("title", text),
            );
        }
    }
    title
}

/// A rating; blank, zeros and `u` are "unrated".
pub(crate) fn rating(text: &str) -> Option<u16> {
    text.parse().ok().filter(|&rating| (1..=4000).contains(&rating))
}

fn fide_number(text: &str, line: u32, notices: &mut Notices) -> Option<FideNumber> {
    if text.is_empty() || text.chars().all(|c| c == '0') {
        return None;
    }
    let number = text.parse().ok().map(FideNumber);
    if number.is_none() {
        let message = Message::plain("trf-fide-number-unreadable").with("text", text);
        notices.once(NoticeLevel::Warning, Some(line), message);
    }
    number
}

fn birth(text: &str, line: u32, notices: &mut Notices) -> Option<PartialDate> {
    let blank = text.chars().all(|c| matches!(c, '0' | '/' | '.' | '-' | ' '));
    if text.is_empty() || blank {
        return None;
    }
    let date = dates::tolerant(text);
    if date.is_none() {
        let message = Message::plain("trf-birth-unreadable").with("text", text);
        notices.once(NoticeLevel::Info, Some(line), message);
    }
    date
}

fn points(text: &str, line: u32, notices: &mut Notices) -> Option<HalfPoints> {
    if text.contains(',') {
        notices.once(NoticeLevel::Warning, Some(line), Message::plain("trf-decimal-comma"));
    }
    let points = half_points(text);
    if points.is_none() && !text.is_empty() {
        let message = Message::plain("trf-points-unreadable").with("text", text);
        notices.once(NoticeLevel::Ask, Some(line), message);
    }
    points
}

/// `1.5`, `1,5`, `1½`, `½`, `-0.5`, `3`: points in halves. Other fractions have no reading.
pub(crate) fn half_points(text: &str) -> Option<HalfPoints> {
    let text = text.trim();
    let (sign, digits) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let digits = digits.trim_start();
    let (whole, half) = match digits.split_once(['.', ',', '½']) {
        None => (digits, 0),
        Some((whole, "")) if digits.ends_with('½') => (whole, 1),
        Some((whole, fraction)) if !digits.contains('½') => match fraction.trim_end_matches('0') {
            "" => (whole, 0),
            "5" => (whole, 1),
            _ => return None,
        },
        Some(_) => return None,
    };
    if whole.is_empty() && half == 0 || whole.len() > 6 || !whole.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let whole: i32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    Some(HalfPoints(sign * (2 * whole + half)))
}

fn cell(columns: &Columns<'_>, round: usize, line: u32, notices: &mut Notices) -> Result<Cell, Unreadable> {
    let from = round_column(round);
    let text = columns.field(from, from + 3);
    let opponent = match text.as_str() {
        "" => None,
        digits => match digits.parse::<u32>() {
            Ok(0) => None,
            Ok(number) => Some(number),
            Err(_) => return Err(Unreadable::Opponent { round, text: columns.field(from, from + 9) }),
        },
    };
    if !cell_fits(columns, from) {
        // What is not blank between the columns is not read: say so rather than read half of a cell.
        return Err(Unreadable::Opponent { round, text: columns.field(from, from + 9) });
    }
    if opponent.is_some() && columns.at(from + 3) == ' ' {
        notices.once(NoticeLevel::Warning, Some(line), Message::plain("trf-opponent-left-aligned"));
    }
    let letter = columns.at(from + 5);
    let colour = match letter {
        'w' | 'W' => Some(Side::White),
        'b' | 'B' | 's' | 'S' => Some(Side::Black),
        _ => None,
    };
    if matches!(letter, 'W' | 'B' | 's' | 'S') {
        notices.once(
            NoticeLevel::Warning,
            Some(line),
            Message::plain("trf-colour-unusual").with("letter", letter),
        );
    }
    let written = !columns.blank(from, from + 9);
    Ok(Cell { opponent, colour, code: Code::of(columns.at(from + 7)), written })
}

/// Reads a national record: the number of the player and the entry.
pub(crate) fn read_national(
    text: &str,
    federation: &str,
    line: u32,
    notices: &mut Notices,
) -> Option<(u32, NationalRecord)> {
    let (columns, _) = aligned(Columns::of(text));
    let record = NationalRecord {
        federation: federation.to_owned(),
        classification: columns.field(11, 13),
        name: columns.field(15, 47),
        rating: rating(&columns.field(49, 52)),
        origin: columns.field(54, 56),
        number: columns.field(58, 68),
        sex: sex(columns.at(10), line, notices),
        birth: birth(&columns.field(69, 80), line, notices),
    };
    Some((number(&columns)?, record))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_halves_or_nothing() {
        for (text, expected) in [
            ("1.5", Some(3)),
            ("1,5", Some(3)),
            ("1½", Some(3)),
            ("½", Some(1)),
            ("0.0", Some(0)),
            ("3", Some(6)),
            ("-0.5", Some(-1)),
            ("- 1.0", Some(-2)),
            (".5", Some(1)),
            ("11.50", Some(23)),
            ("1.3", None),
            ("", None),
            (".", None),
            ("x", None),
            ("½½", None),
            ("1.½", None),
            ("99999999", None),
        ] {
            assert_eq!(half_points(text), expected.map(HalfPoints), "{text}");
        }
    }

    #[test]
    fn titles_of_older_programs_are_known() {
        for (text, title) in [(" g", Title::GM), ("wg", Title::WGM), ("gf", Title::WGM), ("WFM", Title::WFM)]
        {
            assert_eq!(title_of(text), Some(title));
        }
        assert_eq!(title_of("XX"), None);
    }
}
