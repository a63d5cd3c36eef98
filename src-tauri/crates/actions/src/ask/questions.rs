//! The questions there are, each with the facts it asks for: what a form shows and the terminal lists.

use laws::{Colour, IllegalAct, IncidentKind, Outcome, PenaltyKind, Regime};

use crate::view::{Choice, Message, crossing, word};

crossing! {
    /// How a fact is given.
    #[derive(Copy, Eq)]
    pub enum AskInput {
        /// `white` or `black`.
        Side,
        /// `yes` or `no`.
        YesNo,
        /// A whole number.
        Number,
        /// `m:ss` or `h:mm:ss`.
        Clock,
        /// `h:mm`.
        Day,
        /// A position.
        Fen,
        /// Moves from there.
        Moves,
        /// One of a list.
        Choice,
        /// Text.
        Text,
    }

    /// A fact that a question asks for.
    #[derive(Eq)]
    pub struct AskFact {
        /// Its name.
        pub fact: String,
        /// Its name for people.
        pub label: Message,
        /// How it is given.
        pub input: AskInput,
        /// The competition announces it.
        pub announced: bool,
        /// Without it there is no answer.
        pub needed: bool,
        /// The words it may be.
        pub words: Vec<Choice>,
    }

    /// A question.
    #[derive(Eq)]
    pub struct AskQuestion {
        /// Its name.
        pub ask: String,
        /// The question for people.
        pub title: Message,
        /// The Articles it is about, each with everything below it.
        pub articles: Vec<String>,
        /// What it asks for.
        pub facts: Vec<AskFact>,
        /// Whether what the competition announced makes a difference.
        pub announced: bool,
    }
}

/// The question, the Articles it is about, and its facts: `name`, `name!` where it is needed; after a colon how it is
/// given: `side`, `yes`, `number`, `clock`, `day`, `fen`, `moves`, `text`, or the words it may be, between bars.
const QUESTIONS: &[(&str, &str, &str)] = &[
    ("move", "3", "fen:fen; moves:moves; move!:text"),
    (
        "touch",
        "4.3 4.4 4.5 4.7 D.2.2",
        "fen:fen; moves:moves; touched:text; order unknown:yes; released:text; \
         promotion piece:|Q|R|B|N",
    ),
    ("adjust", "4.2", "has the move:yes; announced:yes; opponent absent:yes"),
    (
        "made",
        "4.7",
        "kind!:|plain|capture|castling|promotion; released:yes; captured off:yes; king released:yes; \
         rook released:yes; pawn off:yes",
    ),
    ("touch claim", "4.8", "by!:|opponent|arbiter|third party; touched since:yes"),
    ("castling right", "3.8.2.1", "fen:fen; moves:moves; colour!:side; side!:|king|queen"),
    ("position", "3.10.3", "fen!:fen"),
    ("start position", "2.3 7.2.1", "fen!:fen"),
    ("same position", "9.2.3", "fen!:fen; and!:fen"),
    (
        "claim",
        "9.2 9.3 9.4 9.5",
        "fen:fen; moves:moves; ground!:|repetition|fifty; claimant!:side; written:text; unwritten:yes; \
         touched:yes; display only:yes; recorded:yes; flag fell meanwhile:yes; white:clock; black:clock; *",
    ),
    ("withdraw claim", "9.5", ""),
    ("whole game", "9.2 9.3 9.6", "fen:fen; moves:moves; *"),
    ("automatic draw", "9.6", "fen:fen; moves:moves; result:outcome"),
    ("board end", "5.1.1 5.2.1", "fen:fen; moves:moves"),
    ("chess960 array", "II.2", "fen!:fen"),
    ("chess960 castling", "II.3", "fen!:fen; side!:|king|queen"),
    ("default time", "6.7 6.6", "started!:day; white:day; black:day; now:day; *"),
    (
        "flag",
        "6.8 6.9 III.3 A.5.5",
        "flag!:|white|black|both, white first|both, black first|both; by:by; moves completed:yes; last period:yes; \
         can mate:mate; fen:fen; moves:moves; event:text; *",
    ),
    ("end", "5.1 5.2", "event!:text; *"),
    ("resignation", "5.1.2", "resigns!:side; can mate:mate; fen:fen; moves:moves; *"),
    ("dead position", "5.2.2", "fen!:fen; moves:moves"),
    (
        "ended earlier",
        "6.8 8.7",
        "earlier!:|mate by white|mate by black|stalemate|dead position|claim wrongly refused|white's time|\
         black's time; given!:outcome; in reasonable time:yes",
    ),
    ("adjudication", "0.2 5.1", "adjudicated:yes"),
    (
        "proportional times",
        "7.1",
        "white!:clock; black!:clock; white moves:number; black moves:number; white moves before:number; \
         black moves before:number",
    ),
    ("completed", "6.2", "moves made!:text; ply:number"),
    ("having the move", "1.3", "moves made:number"),
    (
        "stopped clocks",
        "6.11",
        "reason!:|promotion piece|irregularity|claim|flag|disturbance|illness|break|none",
    ),
    (
        "interruption",
        "6.11",
        "cause!:|illegal position|defective clock|promotion piece|outside|repetition claim|scores of both|\
         score of one|a player",
    ),
    (
        "clock fault",
        "6.10 A.5.1",
        "fault!:|defective|setting; white moves:number; black moves:number; schedule suffers:yes; \
         claimed at once:yes; *",
    ),
    ("class", "A.1 B.1", "minutes!:number; seconds per move:number"),
    ("record", "8.1 8.4 A.2", "seconds per move:number; least time:clock; acutely short:yes; *"),
    ("not recording", "8.1 8.5", "seconds per move:number; least time:clock; acutely short:yes; *"),
    ("borrowed score", "8.5", "through the arbiter:yes; embarrasses the opponent:yes"),
    ("write ahead", "8.1.3", "for!:|claim|sealing|nothing"),
    ("reply before writing", "8.1.3", "own moves unwritten:number"),
    ("scores after flag", "8.5", "scores!:|both complete|neither|one incomplete|none shows"),
    ("period after reconstruction", "8.6", "evidence of more:yes"),
    ("signed result", "8.7", "signed!:outcome; right!:outcome"),
    ("see score", "A.4 B.2", "has the move:yes; seen before:number; *"),
    ("evidence", "C", "algebraic:yes"),
    ("quickplay applies", "III.1 III.2", "seconds per move:number; *"),
    (
        "quickplay",
        "III.4 III.5",
        "claimant!:side; has the move:yes; white!:clock; black!:clock; seconds per move:number; \
         decision:|increment|agrees|postpones|rejects; two minutes:yes; *",
    ),
    (
        "illegal move",
        "7.5 A.5.2 B.3",
        "offender!:side; acts:acts; earlier:number; noticed:|before press|before reply|after reply|\
         after reply, both agree|after game; by:by; increment:number; white:clock; black:clock; can mate:mate; \
         position known:yes; fen:fen; moves:moves; *",
    ),
    (
        "illegal position seen",
        "A.5.4",
        "sight!:|both kings in check|pawn on last rank|other; cause seen:yes; next move completed:yes; \
         still illegal:yes; *",
    ),
    (
        "wrong start",
        "7.2 7.3 A.5.1",
        "fault!:|initial position|orientation|colours; white moves:number; black moves:number; game over:yes; \
         king or rook misplaced:yes; *",
    ),
    ("displaced", "7.4 7.6", "by:side; clock pressed:yes; position known:yes; *"),
    (
        "offer",
        "9.1",
        "by!:side; moment!:|after moving|before moving|opponent's time; conditional:yes; made before:number; *",
    ),
    ("offer state", "9.1", "then:text; *"),
    ("device", "11.3", "offender!:side; where!:|person|bag; stage:text; *"),
    ("refusal", "11.7", "offender!:side; warnings:number; *"),
    ("both refuse", "11.8", "*"),
    ("appeal", "11.10", "filed after:number; deadline:number; written:yes; *"),
    ("penalty", "12.9", "earlier:penalties; *"),
    ("score pair", "10.2", "white!:|0|1/2|1|3/2|2|3; black!:|0|1/2|1|3/2|2|3; *"),
    ("points", "10.1", "outcome!:outcome; white moves:number; black moves:number; *"),
    ("boards differ", "D.2", "scores differ from:number; wrong:side"),
    ("incident", "11 12", "kind!:incident"),
    (
        "sealed move",
        "I.6 I.8",
        "sealer!:side; found!:|clear|ambiguous|undecipherable|illegal; over before:outcome; can mate:mate",
    ),
    ("set up wrongly", "7.6", ""),
    ("envelope", "I.2", "written:text; offer open:yes"),
    ("sealing", "I.1", "state!:|clock running|clock stopped|made on the board"),
    ("adjourning early", "I.1", "now!:day; session ends!:day"),
    (
        "resumption",
        "I.7 I.9 I.10 I.11",
        "agreed!:day; replier!:side; replier came:day; sealer came:day; now:day; sealed move ended:outcome; *",
    ),
    ("envelope lost", "I.12", "position known:yes; times known:yes; sealed reply:yes"),
    ("clock at resumption", "I.13", "before first move:yes"),
    ("offer after sealing", "I.4", ""),
];

/// Questions about rules the old text does not have, nor anything in their place.
pub(super) const NOT_IN_OLD_TEXT: &[&str] = &[
    "adjourning early",
    "boards differ",
    "chess960 array",
    "chess960 castling",
    "class",
    "period after reconstruction",
    "quickplay",
    "quickplay applies",
    "score pair",
    "see score",
    "signed result",
];

/// Facts that may be given several times, in their order.
pub(super) const SEVERAL: &[&str] = &["event", "then"];

/// What a competition may have announced; each has the value of a plain competition where it is not given.
const ANNOUNCED: &str = "regime:regime; default time:number; white clock runs:yes; draw limit:text; \
     scoring:|3-1-0; milder device penalty:yes; report leaving:yes; fines:yes; appeals:yes; quickplay:yes; \
     fifty moves:number; blitz minutes:number";

/// Every question.
pub fn questions() -> Vec<AskQuestion> {
    QUESTIONS
        .iter()
        .map(|(ask, articles, list)| {
            let announced = list.ends_with('*');
            let list = list.trim_end_matches('*');
            let more = if announced { ANNOUNCED } else { "" };
            AskQuestion {
                ask: (*ask).to_owned(),
                title: word("ask-question", &slug(ask)),
                articles: articles.split(' ').map(str::to_owned).collect(),
                facts: list
                    .split(';')
                    .filter_map(|spec| fact(spec, false))
                    .chain(more.split(';').filter_map(|spec| fact(spec, true)))
                    .collect(),
                announced,
            }
        })
        .collect()
}

/// A word of the cases as a part of a message's id: `white's time` is `white-s-time`.
pub(super) fn slug(word: &str) -> String {
    let parts = word.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("-").to_ascii_lowercase()
}

fn fact(spec: &str, announced: bool) -> Option<AskFact> {
    let (name, how) = spec.trim().split_once(':')?;
    let choice = |value: &str, label: Message| Choice { value: value.to_owned(), label };
    let words = |words: &[&str]| -> Vec<Choice> {
        words
            .iter()
            .map(|said| match said.chars().all(|c| c.is_ascii_digit() || "/-+".contains(c)) {
                true => choice(said, Message::new("ask-score").with("score", *said)),
                false => choice(said, word("ask-word", &slug(said))),
            })
            .collect()
    };
    let incidents = |wanted: &dyn Fn(IncidentKind) -> bool| -> Vec<Choice> {
        let kinds = IncidentKind::ALL.iter().filter(|kind| wanted(**kind));
        kinds.map(|kind| choice(kind.code(), Message::new(kind.name()))).collect()
    };
    let of_choice = |words| (AskInput::Choice, words);
    let plain = |input| (input, Vec::new());
    let (input, words) = match how {
        "side" => (AskInput::Side, words(&Colour::BOTH.map(Colour::code))),
        "yes" => plain(AskInput::YesNo),
        "number" => plain(AskInput::Number),
        "clock" => plain(AskInput::Clock),
        "day" => plain(AskInput::Day),
        "fen" => plain(AskInput::Fen),
        "moves" => plain(AskInput::Moves),
        "by" => of_choice(words(&["opponent", "arbiter", "offender", "third party"])),
        "mate" => of_choice(words(&["yes", "no", "unknown", "search"])),
        "outcome" => of_choice(words(&Outcome::ALL.map(Outcome::code))),
        "regime" => of_choice(Regime::ALL.map(|r| choice(r.code(), word("regime", r.code()))).to_vec()),
        "incident" => of_choice(incidents(&|_| true)),
        "acts" => of_choice(incidents(&|kind| IllegalAct::from_code(kind.code()).is_some())),
        "penalties" => {
            of_choice(PenaltyKind::ALL.map(|p| choice(p.code(), word("penalty-kind", p.code()))).to_vec())
        }
        list => match list.strip_prefix('|') {
            Some(list) => of_choice(words(&list.split('|').collect::<Vec<_>>())),
            None => plain(AskInput::Text),
        },
    };
    let fact = name.trim_end_matches('!').to_owned();
    Some(AskFact {
        label: word("ask-fact", &slug(&fact)),
        fact,
        announced,
        input,
        needed: name.ends_with('!'),
        words,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::{AskError, ask};

    #[test]
    fn every_question_of_the_list_is_answered_by_a_rule() {
        for question in questions() {
            let answer = ask(&question.ask, laws::Edition::Fide2023, &[]);
            assert!(!matches!(answer, Err(AskError::NoQuestion(_))), "{}", question.ask);
            // Of the two boards either the wrong one is known, or where the scores part.
            let needed = question.facts.iter().any(|fact| fact.needed) || question.ask == "boards differ";
            assert!(needed || answer.is_ok(), "{}: {answer:?}", question.ask);
        }
    }
}
