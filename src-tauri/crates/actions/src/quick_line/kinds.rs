//! The words of the quick line for kinds of incidents: short, from the field, and some of them with a second name.

use laws::IncidentKind;
use laws::IncidentKind as K;

/// Word and kind; the first word of a kind is the one that completion offers.
const WORDS: &[(&str, IncidentKind)] = &[
    ("illegal", K::IllegalMove),
    ("promotion", K::PawnNotPromoted),
    ("pressed", K::PressedWithoutMove),
    ("twohands", K::TwoHands),
    ("touch", K::TouchMove),
    ("released", K::MoveTakenBack),
    ("takenback", K::MoveTakenBack),
    ("adjust", K::AdjustedWrongly),
    ("position", K::IllegalPosition),
    ("hand", K::WrongHand),
    ("clock", K::ClockMishandled),
    ("late", K::LateArrival),
    ("flag", K::FlagFall),
    ("defective", K::ClockDefective),
    ("setting", K::ClockSetWrongly),
    ("stopped", K::ClocksStopped),
    ("setup", K::WrongInitialPosition),
    ("orientation", K::WrongBoardOrientation),
    ("colours", K::ColoursReversed),
    ("displaced", K::Displaced),
    ("shifted", K::PiecesShifted),
    ("recording", K::NotRecording),
    ("ahead", K::WrittenAhead),
    ("sheetnotes", K::NotesOnScoresheet),
    ("early", K::DrawAgreedTooEarly),
    ("offers", K::RepeatedOffers),
    ("threefold", K::RepetitionClaim),
    ("repetition", K::RepetitionClaim),
    ("fifty", K::FiftyMovesClaim),
    ("disrepute", K::Disrepute),
    ("venue", K::LeftVenue),
    ("area", K::LeftAreaOnMove),
    ("unreported", K::LeftWithoutReport),
    ("intruder", K::OthersInArea),
    ("notes", K::NotesOrAdvice),
    ("advice", K::NotesOrAdvice),
    ("phone", K::DeviceOnPerson),
    ("device", K::DeviceOnPerson),
    ("bag", K::DeviceInBag),
    ("inspection", K::InspectionRefused),
    ("smoking", K::Smoking),
    ("disturb", K::Distraction),
    ("distraction", K::Distraction),
    ("refusal", K::PersistentRefusal),
    ("bothfault", K::BothAtFault),
    ("outside", K::OutsideDisturbance),
    ("medical", K::Medical),
    ("third", K::ThirdPartyInterference),
    ("spectator", K::ThirdPartyInterference),
    ("hallphone", K::PhoneInVenue),
    ("fairplay", K::FairPlayComplaint),
    ("resultsheet", K::ResultSheet),
    ("unsigned", K::ResultSheet),
    ("rule", K::RuleOfEvent),
    ("other", K::Other),
];

/// The same in other words of the field; completion does not offer them.
const ALSO: &[(&str, IncidentKind)] = &[
    ("illegalmove", K::IllegalMove),
    ("touched", K::TouchMove),
    ("touchmove", K::TouchMove),
    ("touch-move", K::TouchMove),
    ("tookback", K::MoveTakenBack),
    ("wronghand", K::WrongHand),
    ("flagfall", K::FlagFall),
    ("flag-fall", K::FlagFall),
    ("colors", K::ColoursReversed),
    ("mobile", K::DeviceOnPerson),
    ("cellphone", K::DeviceOnPerson),
    ("disturbance", K::Distraction),
    ("disturbing", K::Distraction),
    ("distracting", K::Distraction),
    ("noise", K::Distraction),
    ("refuses", K::PersistentRefusal),
    ("refusing", K::PersistentRefusal),
    ("result-sheet", K::ResultSheet),
    ("dress", K::RuleOfEvent),
    ("3fold", K::RepetitionClaim),
    ("50moves", K::FiftyMovesClaim),
    ("third-party", K::ThirdPartyInterference),
];

/// Words that may be one of several kinds: which of them, the arbiter says.
const MAYBE: &[(&str, &[IncidentKind])] = &[
    ("castling", &[K::TouchMove, K::IllegalMove, K::TwoHands]),
    ("castle", &[K::TouchMove, K::IllegalMove, K::TwoHands]),
    ("castled", &[K::TouchMove, K::IllegalMove, K::TwoHands]),
    ("claim", &[K::RepetitionClaim, K::FiftyMovesClaim]),
    ("claims", &[K::RepetitionClaim, K::FiftyMovesClaim]),
    ("left", &[K::LeftVenue, K::LeftAreaOnMove, K::LeftWithoutReport]),
    ("leave", &[K::LeftVenue, K::LeftAreaOnMove, K::LeftWithoutReport]),
    ("leaving", &[K::LeftVenue, K::LeftAreaOnMove, K::LeftWithoutReport]),
    ("scoresheet", &[K::NotRecording, K::NotesOnScoresheet, K::ResultSheet]),
    ("time", &[K::FlagFall, K::LateArrival, K::ClockSetWrongly]),
];

/// What a typed word means.
pub(super) enum Found {
    /// One kind.
    One(IncidentKind),
    /// Several: more letters are needed.
    Several(Vec<IncidentKind>),
    /// None.
    None,
}

/// The word of a kind.
pub fn kind_word(kind: IncidentKind) -> &'static str {
    WORDS.iter().find(|(_, known)| *known == kind).map_or("other", |(word, _)| word)
}

/// The kind of a word or of its unambiguous beginning.
pub(super) fn find(word: &str) -> Found {
    if let Some((_, kind)) = WORDS.iter().chain(ALSO).find(|(known, _)| *known == word) {
        return Found::One(*kind);
    }
    let mut kinds: Vec<IncidentKind> = starting_with(word).map(|(_, kind)| kind).collect();
    if kinds.is_empty() && word.chars().count() > 2 {
        kinds = ALSO.iter().filter(|(known, _)| known.starts_with(word)).map(|(_, kind)| *kind).collect();
    }
    kinds.dedup();
    if let Some((_, several)) = MAYBE.iter().find(|(known, _)| kinds.is_empty() && *known == word) {
        return Found::Several(several.to_vec());
    }
    match kinds.as_slice() {
        [] => Found::None,
        [only] => Found::One(*only),
        _ => Found::Several(kinds),
    }
}

/// Words that begin so.
pub(super) fn starting_with(prefix: &str) -> impl Iterator<Item = (&'static str, IncidentKind)> {
    WORDS.iter().copied().filter(move |(word, _)| word.starts_with(prefix))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_word_and_every_word_is_its_own() {
        for kind in IncidentKind::ALL {
            assert!(WORDS.iter().any(|(_, known)| known == kind), "{} has no word", kind.code());
        }
        let all: Vec<_> = WORDS.iter().chain(ALSO).collect();
        for (n, (word, _)) in all.iter().enumerate() {
            assert!(!all.iter().skip(n + 1).any(|(other, _)| other == word), "{word} stands twice");
        }
    }
}
