//! A time control in whatever notation it is written: what it is, which class of play, and whether games at it are rated.

use laws::Message as LawMessage;
use laws::time_control::{ControlError, Period, PgnControl, Quota, Rating, TimeControl, rate_of_play};

use crate::error::ActionError;
use crate::say;
use crate::view::{Citation, Message, crossing};

crossing! {
    /// A time control, read.
    pub struct ControlShown {
        /// In the short notation, which the desk keeps.
        pub short: String,
        /// In words, one sentence's worth.
        pub words: Message,
        /// As the PGN tag has it; none where the tag cannot say it.
        pub pgn: Option<String>,
        /// As record 222 of a tournament report has it.
        pub trf: String,
        /// Standard, rapid or blitz, with the sum it rests on.
        pub class: Message,
        /// Why games at it would not be rated.
        pub warnings: Vec<Message>,
        /// The Articles that make the class.
        pub because: Vec<Citation>,
    }
}

/// Longer than this for one period nobody plays: who writes it so means seconds.
const LONGEST_MINUTES: u32 = 240;

/// A whole game in more than this may be meant in minutes or, as `180+2` of a game file, in seconds.
const DOUBTFUL_MINUTES: u32 = 120;

/// Reads a control in the short notation, the PGN tag's, record 222's or plain words.
///
/// # Errors
/// [`ActionError::Unclear`] with what stands against it, also where minutes and seconds could both be meant.
pub fn read(text: &str) -> Result<TimeControl, ActionError> {
    let text = text.trim();
    let short = text.parse::<TimeControl>();
    let seconds = match TimeControl::from_pgn(text) {
        Ok(PgnControl::Periods(control)) => Some(control),
        _ => TimeControl::from_trf(text).ok(),
    };
    match (short, seconds) {
        (Ok(minutes), Some(seconds)) => match meant(&minutes) {
            Some(Unit::Minutes) => Ok(minutes),
            Some(Unit::Seconds) => Ok(seconds),
            None => {
                Err(ActionError::Unclear(LawMessage::new("control-minutes-or-seconds").with("text", text)))
            }
        },
        (Ok(control), None) | (Err(_), Some(control)) => Ok(control),
        (Err(short), None) => TimeControl::from_words(text).map_err(|words| {
            // Words know best what is missing in words; figures what is wrong with figures.
            let error = if words == ControlError::Unreadable { short } else { words };
            ActionError::Unclear(error.message())
        }),
    }
}

enum Unit {
    Minutes,
    Seconds,
}

/// In what a control is written that reads either way, seen what it would be in minutes; none where both are played.
fn meant(minutes: &TimeControl) -> Option<Unit> {
    let longest = |period: &Period| period.seconds / 60;
    let periods = || minutes.sides().iter().flat_map(|side| side.periods());
    if periods().map(longest).max() > Some(LONGEST_MINUTES) {
        return Some(Unit::Seconds);
    }
    let whole_game = periods().filter(|period| period.quota == Quota::Rest).map(longest).max();
    let one_period = minutes.sides().iter().all(|side| side.periods().len() == 1);
    (!one_period || whole_game <= Some(DOUBTFUL_MINUTES)).then_some(Unit::Minutes)
}

/// Everything there is to say about a control, given the strongest player who may play at it.
pub fn shown(control: &TimeControl, strongest: Option<Rating>) -> ControlShown {
    let class = rate_of_play(control);
    ControlShown {
        short: control.to_string(),
        words: words(control),
        pgn: control.to_pgn().map(|written| written.text),
        trf: control.to_trf().text,
        class: class.says.first().map_or_else(Message::default, say::message),
        warnings: control.unrateable(strongest).into_iter().map(|why| say::message(&why.message())).collect(),
        because: say::citations(&class.because),
    }
}

/// The question in one: read and shown.
///
/// # Errors
/// As [`read`].
pub fn question(text: &str, strongest: Option<Rating>) -> Result<ControlShown, ActionError> {
    Ok(shown(&read(text)?, strongest))
}

/// The control in words, joined to one sentence: "White: 5 minutes for the game; Black: …".
pub fn words(control: &TimeControl) -> Message {
    let mut joined: Option<(bool, Message)> = None;
    for part in control.describe().iter().rev() {
        // Only the part that names a side has one.
        let is_side = part.args.iter().any(|(name, _)| *name == "side");
        let first = say::message(part);
        let message = match joined {
            None => first,
            Some((before_side, rest)) => {
                let id = match (is_side, before_side) {
                    (true, _) => "control-of-side",
                    (false, true) => "control-other-side",
                    (false, false) => "control-list",
                };
                Message::new(id).with("first", first).with("rest", rest)
            }
        };
        joined = Some((is_side, message));
    }
    joined.map(|(_, message)| message).unwrap_or_default()
}
