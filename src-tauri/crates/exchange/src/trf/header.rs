//! Records about the competition: 012…132, 142, 192, 202, 212, 222.

use desk::roster::{CompetitionFacts, NoticeLevel, StatedDate};

use super::columns::Columns;
use crate::dates::{self, DateOrder};
use crate::notices::{Message, Notices};

/// Reads a record into the facts. `false` where it holds nothing of the kind, so that the line is kept.
pub(crate) fn read(
    facts: &mut CompetitionFacts,
    code: &str,
    text: &str,
    line: u32,
    notices: &mut Notices,
) -> bool {
    let value = text.get(3..).unwrap_or_default().trim().to_owned();
    match code {
        "012" => once(&mut facts.name, value, code, line, notices),
        "022" => once(&mut facts.city, value, code, line, notices),
        "032" => once(&mut facts.federation, value, code, line, notices),
        "042" => date(&mut facts.start, value, code, line, notices),
        "052" => date(&mut facts.end, value, code, line, notices),
        "062" => once(&mut facts.players_stated, value, code, line, notices),
        "072" => once(&mut facts.rated_players_stated, value, code, line, notices),
        "082" => once(&mut facts.teams_stated, value, code, line, notices),
        "092" => once(&mut facts.kind, value, code, line, notices),
        "102" => once(&mut facts.chief_arbiter, value, code, line, notices),
        "122" => once(&mut facts.rate_of_play, value, code, line, notices),
        "112" => {
            if !value.is_empty() {
                facts.deputy_arbiters.push(value);
            }
            true
        }
        "132" => {
            round_dates(facts, text);
            true
        }
        _ => false,
    }
}

/// A record that may be there once; a second one with another text is kept as a line and said so.
fn once(field: &mut String, value: String, code: &str, line: u32, notices: &mut Notices) -> bool {
    if field.is_empty() || *field == value || value.is_empty() {
        if field.is_empty() {
            *field = value;
        }
        return true;
    }
    let message = Message::plain("trf-record-twice").with("code", code).with("text", value);
    notices.add(NoticeLevel::Warning, Some(line), message);
    false
}

fn date(field: &mut StatedDate, value: String, code: &str, line: u32, notices: &mut Notices) -> bool {
    if !field.text.is_empty() {
        return once(&mut field.text, value, code, line, notices);
    }
    if let Some(date) = dates::specified(&value) {
        *field = StatedDate { text: value, date: Some(date) };
        return true;
    }
    let date = dates::tolerant(&value);
    if !value.is_empty() {
        let message = match date {
            Some(date) => Message::plain("trf-date-form").with("text", &value).with("date", date),
            None => Message::plain("trf-date-unreadable").with("text", &value),
        };
        notices.add(NoticeLevel::Warning, Some(line), message.with("code", code));
    }
    *field = StatedDate { text: value, date };
    true
}

/// Dates of rounds: ten columns each from column 92; some write one date per line in column 5.
fn round_dates(facts: &mut CompetitionFacts, text: &str) {
    let columns = Columns::of(text);
    let texts: Vec<String> = if columns.blank(4, 91) {
        (0..)
            .map(|round| 92 + 10 * round)
            .take_while(|&from| from <= columns.len())
            .map(|from| columns.field(from, from + 9))
            .collect()
    } else {
        columns.rest(4).split_whitespace().map(str::to_owned).collect()
    };
    for text in texts {
        let date = if text.len() > 8 { dates::specified(&text) } else { dates::round_column(&text) };
        facts.round_dates.push(StatedDate { text, date });
    }
    while facts.round_dates.last().is_some_and(|date| date.text.is_empty()) {
        facts.round_dates.pop();
    }
}

/// Dates of rounds that are not in the specified form are read in the one order in which all of them are dates and
/// lie within the competition, and the arbiter is asked.
pub(crate) fn settle_round_dates(facts: &mut CompetitionFacts, notices: &mut Notices) {
    let doubtful = |date: &StatedDate| !date.text.is_empty() && date.date.is_none();
    if !facts.round_dates.iter().any(doubtful) {
        return;
    }
    let (start, end) = (facts.start.date, facts.end.date);
    let fits = |order: DateOrder, inside: bool| {
        facts.round_dates.iter().filter(|date| !date.text.is_empty()).all(|date| {
            dates::in_order(&date.text, order).is_some_and(|date| {
                !inside || start.is_none_or(|start| start <= date) && end.is_none_or(|end| date <= end)
            })
        })
    };
    let order = DateOrder::ALL
        .into_iter()
        .find(|&order| fits(order, true))
        .or_else(|| DateOrder::ALL.into_iter().find(|&order| fits(order, false)));
    for date in &mut facts.round_dates {
        date.date = match order {
            Some(order) => dates::in_order(&date.text, order),
            None => dates::tolerant(&date.text),
        };
    }
    let sample = facts.round_dates.iter().find(|date| !date.text.is_empty());
    if let Some(sample) = sample {
        let meant = sample.date.map(|date| date.to_string()).unwrap_or_default();
        let message = Message::plain("trf-round-dates-order").with("text", &sample.text).with("date", meant);
        notices.add(NoticeLevel::Ask, None, message);
    }
}

/// Codes of record 192 without their `_BAKU`, `_Gn` and score endings.
const KINDS: [&str; 24] = [
    "FIDE_DUTCH",
    "FIDE_DUTCH_2017",
    "FIDE_DUTCH_2025",
    "FIDE_DUTCH_2026",
    "FIDE_DUBOV",
    "FIDE_BURSTEIN",
    "FIDE_DOUBLESWISS",
    "CUSTOM_SWISS",
    "CUSTOM_DOUBLESWISS",
    "BERGER_ROUNDROBIN",
    "BERGER_DOUBLEROUNDROBIN",
    "FIDE_ROUNDROBIN",
    "FIDE_DOUBLEROUNDROBIN",
    "CUSTOM_ROUNDROBIN",
    "FIDE_SCHILLER",
    "CUSTOM_SCHILLER",
    "FIDE_SCHEVENINGEN",
    "FIDE_DOUBLESCHEVENINGEN",
    "CUSTOM_SCHEVENINGEN",
    "CUSTOM_KNOCKOUT",
    "FIDE_TEAM",
    "CUSTOM_TEAM_KNOCKOUT",
    "CUSTOM_TEAM_SWISS",
    "CUSTOM_TEAM_ROUNDROBIN",
];

/// Record 192: a code of the published list, or kept as text with a notice.
pub(crate) fn kind_code(facts: &mut CompetitionFacts, text: &str, line: u32, notices: &mut Notices) {
    let value = text.get(3..).unwrap_or_default().trim().to_owned();
    let team = ["FIDE_TEAM_", "BERGER_TEAM_", "CUSTOM_TEAM_"].iter().any(|start| value.starts_with(start));
    let base = value.strip_suffix("_BAKU").unwrap_or(&value);
    let base = ["_G1", "_G2", "_G3", "_G4"].iter().find_map(|end| base.strip_suffix(end)).unwrap_or(base);
    if !value.is_empty() && !team && !KINDS.contains(&base) {
        notices.add(
            NoticeLevel::Warning,
            Some(line),
            Message::plain("trf-kind-unknown").with("text", &value),
        );
    }
    facts.kind_code = value;
}

/// Acronyms of tie-breaks (MTB26), without modifiers.
const TIE_BREAKS: [&str; 47] = [
    "PTS", "MPTS", "GPTS", "DE", "WIN", "WON", "BPG", "BWG", "PS", "REP", "GE", "STD", "TPN", "RTNG", "BH",
    "FB", "AOB", "SB", "KS", "ARO", "TPR", "PTP", "APRO", "APPO", "MPVGP", "ESB", "EMMSB", "EMGSB", "EGMSB",
    "EGGSB", "EDE", "EDET", "EDEB", "EDEC", "EDEBT", "EDEBB", "SSSC", "BC", "TBR", "BBE", "RND", "DF",
    "MPTS", "ACC", "RIP", "PR", "COP",
];

/// Records 202 and 212: comma separated codes. Blanks inside and codes nobody published get a notice.
pub(crate) fn tie_breaks(text: &str, line: u32, notices: &mut Notices) {
    let value = text.get(3..).unwrap_or_default().trim();
    let odd: Vec<&str> = value
        .split(',')
        .filter(|code| {
            let name = code.split([':', '/']).next().unwrap_or_default().to_ascii_uppercase();
            !code.is_empty() && (code.contains(' ') || !TIE_BREAKS.contains(&name.as_str()))
        })
        .map(str::trim)
        .collect();
    if !odd.is_empty() {
        let message = Message::plain("trf-tie-break-unknown").with("text", odd.join(", "));
        notices.add(NoticeLevel::Warning, Some(line), message);
    }
}
