//! The tag pairs of a game, in the order they were written.

/// The seven tags every game has, in the order of the standard.
pub const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// Names whose spelling is fixed, so that `white` or `WHITEELO` can be understood.
const KNOWN: [&str; 49] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "Annotator",
    "BlackClock",
    "BlackElo",
    "BlackFideId",
    "BlackNA",
    "BlackScore",
    "BlackTeam",
    "BlackTitle",
    "BlackType",
    "BlackUSCF",
    "Board",
    "Clock",
    "DateAsGiven",
    "ECO",
    "EventDate",
    "EventSponsor",
    "FEN",
    "Group",
    "Mode",
    "NIC",
    "Opening",
    "PlyCount",
    "Section",
    "SetUp",
    "Source",
    "Stage",
    "SubVariation",
    "Table",
    "Termination",
    "Time",
    "TimeControl",
    "UTCDate",
    "UTCTime",
    "Variant",
    "Variation",
    "WhiteClock",
    "WhiteElo",
    "WhiteFideId",
    "WhiteNA",
    "WhiteScore",
    "WhiteTeam",
    "WhiteTitle",
];

/// The known spelling of a name, whatever its case; `None` for names nobody has fixed.
pub fn canonical_name(name: &str) -> Option<&'static str> {
    KNOWN.into_iter().find(|known| known.eq_ignore_ascii_case(name))
}

/// Tag pairs. A name appears once; the first value written wins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    pairs: Vec<(String, String)>,
}

impl Tags {
    /// No tags.
    pub fn new() -> Self {
        Self::default()
    }

    /// The value of a tag, exact name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.pairs.iter().find(|(n, _)| n == name).map(|(_, v)| v.as_str())
    }

    /// The value of a tag unless it is empty, `?` or `-`.
    pub fn known(&self, name: &str) -> Option<&str> {
        self.get(name).map(str::trim).filter(|v| !matches!(*v, "" | "?" | "-"))
    }

    /// Sets or replaces a value; a new name goes to the end.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        match self.pairs.iter_mut().find(|(n, _)| n == name) {
            Some((_, old)) => *old = value,
            None => self.pairs.push((name.to_owned(), value)),
        }
    }

    /// Adds a pair unless the name is there already; tells whether it was added.
    pub fn add(&mut self, name: &str, value: impl Into<String>) -> bool {
        let fresh = self.get(name).is_none();
        if fresh {
            self.pairs.push((name.to_owned(), value.into()));
        }
        fresh
    }

    /// Takes a tag out.
    pub fn remove(&mut self, name: &str) {
        self.pairs.retain(|(n, _)| n != name);
    }

    /// All pairs in the order they were written.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs.iter().map(|(n, v)| (n.as_str(), v.as_str()))
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }
}

/// Whether a player's name says that nobody sat there.
pub fn is_bye_name(name: &str) -> bool {
    let folded: String = name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    matches!(folded.as_str(), "bye" | "spielfrei" | "freilos" | "descansa" | "exempt" | "halfpointbye")
}
