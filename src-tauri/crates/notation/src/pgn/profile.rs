//! For whom a game is written: what goes into its tags, and what stays out of its moves.

use shakmaty::CastlingMode;

use crate::{
    date::PgnDate,
    game::{Game, Start},
    tags::{ROSTER, Tags, canonical_name, is_bye_name},
    termination::Termination,
};

/// Kinds of export.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Profile {
    /// Everything known, in strict PGN.
    Archive,
    /// For a live broadcast: main line and clocks, round with board, all results in the tag.
    Broadcast,
    /// For rating and title reports: the games that count, players' data, moves only.
    Rating,
}

/// Tags a rating office reads, beside the seven.
const RATING_TAGS: [&str; 17] = [
    "BlackElo",
    "BlackFideId",
    "BlackScore",
    "BlackTeam",
    "BlackTitle",
    "Board",
    "ECO",
    "EventDate",
    "FEN",
    "SetUp",
    "Termination",
    "TimeControl",
    "Variant",
    "WhiteElo",
    "WhiteFideId",
    "WhiteScore",
    "WhiteTeam",
];

impl Profile {
    /// Whether clocks are written.
    pub(super) fn clocks(self) -> bool {
        self != Self::Rating
    }

    /// Whether comments, annotations, variations and what is not legal are written.
    pub(super) fn annotations(self) -> bool {
        self == Self::Archive
    }

    /// Whether a game is written at all. A bye is no game; without a move of each side a game is not rated.
    pub(super) fn takes(self, game: &Game) -> bool {
        let bye = ["White", "Black"].iter().filter_map(|name| game.tags.get(name)).any(is_bye_name);
        !bye && (self != Self::Rating || (!game.forfeit && game.recorded_plies() >= 2))
    }

    fn takes_tag(self, name: &str) -> bool {
        self != Self::Rating || RATING_TAGS.contains(&name) || name == "WhiteTitle" || ROSTER.contains(&name)
    }
}

/// The tags as they are written: the seven in their order, then the others by name.
pub(super) fn export_tags(game: &Game, profile: Profile) -> Vec<(String, String)> {
    let mut tags = Tags::new();
    for (name, value) in game.tags.iter() {
        let name = export_name(name);
        if !name.is_empty() {
            tags.add(&name, clean(value));
        }
    }
    set_start(game, &mut tags);
    set_result(game, profile, &mut tags);
    set_date(&mut tags);
    if tags.get("PlyCount").is_some() {
        tags.set("PlyCount", game.moves.len().to_string());
    }
    if profile == Profile::Broadcast
        && let (Some(round), Some(board)) = (tags.known("Round"), tags.known("Board"))
        && round.bytes().chain(board.bytes()).all(|b| b.is_ascii_digit())
    {
        let joined = format!("{round}.{board}");
        tags.set("Round", joined);
    }
    let mut pairs: Vec<(String, String)> = ROSTER
        .iter()
        .map(|name| {
            let unknown = if *name == "Date" { "????.??.??" } else { "?" };
            let value = tags.get(name).filter(|v| !v.is_empty()).unwrap_or(unknown);
            ((*name).to_owned(), value.to_owned())
        })
        .collect();
    let mut others: Vec<(String, String)> = tags
        .iter()
        .filter(|(name, _)| !ROSTER.contains(name) && profile.takes_tag(name))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    others.sort();
    pairs.extend(others);
    pairs
}

fn set_start(game: &Game, tags: &mut Tags) {
    tags.remove("FEN");
    tags.remove("SetUp");
    match &game.start {
        Start::Position(position) => {
            if !position.is_usual() {
                tags.set("SetUp", "1");
                tags.set("FEN", position.fen());
            }
            if position.mode() == CastlingMode::Chess960 {
                tags.set("Variant", "Chess960");
            }
        }
        Start::Unplayable { fen, .. } => {
            tags.set("SetUp", "1");
            tags.set("FEN", clean(fen));
        }
    }
}

/// PGN has four results. The others stand in two tags of their own, and in a broadcast in the Result tag, never as a
/// marker: `0-0` behind the moves is castling for every reader.
fn set_result(game: &Game, profile: Profile, tags: &mut Tags) {
    let result = game.result;
    tags.remove("WhiteScore");
    tags.remove("BlackScore");
    let odd = result.strict_marker() != result.as_str();
    tags.set("Result", if profile == Profile::Broadcast { result.as_str() } else { result.strict_marker() });
    if odd && let Some((white, black)) = result.half_points() {
        tags.set("WhiteScore", points(white));
        tags.set("BlackScore", points(black));
    }
    let assumed = match game.termination {
        None if game.forfeit => Some(Termination::Abandoned),
        None if odd => Some(Termination::RulesInfraction),
        _ => None,
    };
    match game.termination.clone().or(assumed) {
        Some(termination) => tags.set("Termination", clean(termination.as_str())),
        None => tags.remove("Termination"),
    }
}

fn points(half_points: u8) -> &'static str {
    match half_points {
        0 => "0",
        1 => "1/2",
        _ => "1",
    }
}

/// A date that does not read is kept beside an unknown one.
fn set_date(tags: &mut Tags) {
    let Some(given) = tags.get("Date").map(str::to_owned) else { return };
    match PgnDate::read(&given) {
        Some(date) => tags.set("Date", date.to_string()),
        None => {
            tags.set("Date", "????.??.??");
            if !matches!(given.as_str(), "" | "?" | "????.??.??" | "-") {
                tags.add("DateAsGiven", given);
            }
        }
    }
}

/// Letters, digits and underscores, a capital first.
fn export_name(name: &str) -> String {
    if let Some(known) = canonical_name(name) {
        return known.to_owned();
    }
    let plain: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).take(255).collect();
    let mut chars = plain.chars();
    match chars.next() {
        Some(first) => first.to_ascii_uppercase().to_string() + chars.as_str(),
        None => plain,
    }
}

/// A value without control characters, blanks collapsed, at most 255 characters as written.
fn clean(value: &str) -> String {
    let mut text = String::new();
    crate::clock::push_collapsed(&mut text, value);
    let mut length = 0;
    let kept: String = text
        .trim_end()
        .chars()
        .take_while(|c| {
            length += if matches!(c, '"' | '\\') { 2 } else { 1 };
            length <= 255
        })
        .collect();
    kept.trim_end().to_owned()
}
