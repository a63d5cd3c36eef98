//! The quick line: `12 w illegal 34 w0:12:22 b0:46:09`. Understood word by word; what is missing is asked for, what is
//! not understood is marked, nothing is guessed.

mod kinds;
mod spelling;
mod split;
mod told;
mod words;

use desk::ids::*;
use desk::state::State;

use crate::advice_for;
use crate::draft::{ClaimDraft, Command, IncidentDraft, RulingMode};
use crate::session::Now;
use crate::view::{Advice, Message, Pair, PenaltyDraft, ResultCode, RulingDraft, Side, crossing};

pub use kinds::kind_word;
use split::{Word, quotation, split};
use told::{completions, missing, understood};
use words::{is_move, result_word};

crossing! {
    /// Where the arbiter is while typing.
    #[derive(Eq)]
    pub struct QuickLineContext {
        /// The section on the screen.
        pub section: String,
        /// The round on the screen.
        pub round: u16,
        /// The board in hand, used where the line names none.
        pub game: Option<String>,
    }

    /// What was understood of a line.
    pub struct QuickLine {
        /// In words, as far as understood.
        pub understood: Vec<Message>,
        /// The word still missing.
        pub missing: Option<Message>,
        /// The part not understood.
        pub unclear: Option<Unclear>,
        /// Ways to go on.
        pub completions: Vec<Completion>,
        /// The board the line names.
        pub game: Option<String>,
        /// The line is a board and nothing else: Enter takes it in hand.
        pub takes_in_hand: bool,
        /// What Enter records.
        pub command: Option<Command>,
        /// What the Laws say to it.
        pub advice: Option<Advice>,
    }

    /// A part that was not understood, as character offsets.
    pub struct Unclear {
        /// From.
        pub from: u32,
        /// Up to.
        pub to: u32,
        /// What is wrong with it.
        pub message: Message,
    }

    /// A way to go on.
    pub struct Completion {
        /// Shown.
        pub text: String,
        /// The whole line after taking it.
        pub line: String,
        /// What it means.
        pub hint: Message,
    }
}

/// What the line means so far.
#[derive(Default)]
struct Parsed {
    section: Option<SectionId>,
    board: Option<u16>,
    sides: Vec<Side>,
    what: Option<What>,
    r#move: Option<String>,
    clocks: Pair<Option<String>>,
    bare_clocks: Vec<String>,
    minutes: Option<String>,
    reported_by: Option<String>,
    occurred: Option<String>,
    mode: Option<RulingMode>,
    warning: bool,
    same_action: bool,
    touched_before: bool,
    when: Option<&'static str>,
    squares: Vec<String>,
    move_text: Option<String>,
    text: Option<String>,
}

#[derive(Clone, Copy, PartialEq)]
enum What {
    Incident(laws::IncidentKind),
    Result(ResultCode),
    Here,
    Clocks,
    Note,
}

/// Reads a line. The answer may be shown at every key press: nothing is recorded.
pub fn quick_line(state: &State, context: &QuickLineContext, line: &str, now: Now) -> QuickLine {
    let mut parsed = Parsed::default();
    let typed = split(line);
    let words = spelling::spelled(&typed);
    let mut unclear = None;
    let mut quoted = 0;
    for (n, word) in words.iter().enumerate() {
        if n < quoted {
            continue;
        }
        if let Some((text, next)) = quotation(&words, n) {
            if matches!(parsed.what, Some(What::Result(_) | What::Here | What::Clocks)) {
                let message = Message::new("quick-note-apart").with("word", word.text.as_ref());
                let to = words.get(next.saturating_sub(1)).map_or(word.to, |last| last.to);
                unclear = Some((Unclear { from: offset(word.from), to: offset(to), message }, word.raw));
                break;
            }
            parsed.text = Some(text);
            quoted = next;
            continue;
        }
        if parsed.what == Some(What::Note) {
            let text = words.iter().skip(n).map(|w| w.text.as_ref()).collect::<Vec<_>>().join(" ");
            parsed.text = Some(text);
            break;
        }
        if let Err(message) = understand(state, &mut parsed, &word.text) {
            // The last word may still be in the making; it is marked all the same, and completions help it on.
            unclear = Some((Unclear { from: offset(word.from), to: offset(word.to), message }, word.raw));
            break;
        }
    }
    finish(state, context, line, &typed, parsed, unclear, now)
}

fn offset(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

fn understand(state: &State, parsed: &mut Parsed, word: &str) -> Result<(), Message> {
    let lower = word.to_lowercase();
    if parsed.board.is_none() && parsed.what.is_none() {
        if let Ok(board) = lower.parse::<u16>() {
            parsed.board = Some(board);
            return Ok(());
        }
        if parsed.section.is_none()
            && let Some((section, rest)) = section_prefix(state, word)
        {
            parsed.section = Some(section);
            return if rest.is_empty() { Ok(()) } else { understand(state, parsed, rest) };
        }
    }
    let side = match lower.as_str() {
        "w" | "white" => Some(vec![Side::White]),
        "b" | "black" => Some(vec![Side::Black]),
        "wb" | "both" => Some(vec![Side::White, Side::Black]),
        _ => None,
    };
    if let Some(sides) = side {
        if !parsed.sides.is_empty() && parsed.sides != sides {
            return Err(Message::new("quick-two-sides"));
        }
        parsed.sides = sides;
        return Ok(());
    }
    if parsed.what.is_none() {
        if let Some(result) = result_word(&lower) {
            parsed.what = Some(What::Result(result));
            return Ok(());
        }
        parsed.what = Some(match lower.as_str() {
            "here" | "arrived" => What::Here,
            "clocks" | "t" => What::Clocks,
            "note" | "n" => What::Note,
            word => match kinds::find(word) {
                kinds::Found::One(kind) => What::Incident(kind),
                kinds::Found::Several(list) => {
                    let list = list.iter().map(|k| kind_word(*k)).collect::<Vec<_>>().join(", ");
                    return Err(Message::new("quick-several").with("word", word).with("list", list));
                }
                kinds::Found::None => return Err(Message::new("quick-unknown").with("word", word)),
            },
        });
        return Ok(());
    }
    detail(parsed, word, &lower)
}

/// A word after the kind: move, clocks, minutes, who reported, when, how it is recorded.
fn detail(parsed: &mut Parsed, word: &str, lower: &str) -> Result<(), Message> {
    let hall = |text: &str| laws::clock::HallTime::parse(text).is_ok() && text.contains([':', '.']);
    if matches!(parsed.what, Some(What::Result(_))) {
        return Err(Message::new("quick-result-apart").with("word", word));
    }
    // Whoever comes comes at a time of day, which no clock on a table shows.
    if (parsed.what == Some(What::Here) || parsed.lateness()) && hall(lower) {
        return once(&mut parsed.occurred, lower.to_owned(), word);
    }
    if let Some(who) = lower.strip_prefix("by:") {
        let who = match who {
            "opp" => "opponent",
            who => who,
        };
        desk::words::Reporter::from_word(who)
            .ok_or_else(|| Message::new("quick-unknown").with("word", word))?;
        return once(&mut parsed.reported_by, who.to_owned(), word);
    }
    if let Some(time) = lower.strip_prefix("at:").or_else(|| lower.strip_prefix('@')) {
        laws::clock::HallTime::parse(time).map_err(|_| Message::new("quick-hall-time").with("word", word))?;
        return once(&mut parsed.occurred, time.to_owned(), word);
    }
    if parsed.what == Some(What::Here) {
        return Err(Message::new("quick-unknown-detail").with("word", word));
    }
    match lower {
        _ if parsed.what == Some(What::Clocks) && is_ruling(lower) => {
            return Err(Message::new("quick-unknown-detail").with("word", word));
        }
        "open" => return once(&mut parsed.mode, RulingMode::Open, word),
        "ask" => return once(&mut parsed.mode, RulingMode::Ask, word),
        "warning" | "warn" => parsed.warning = true,
        "same" => parsed.same_action = true,
        "touched" if parsed.is_claim() => parsed.touched_before = true,
        "before:press" => return once(&mut parsed.when, "before-press", word),
        "after:reply" => return once(&mut parsed.when, "after-reply", word),
        "after:game" => return once(&mut parsed.when, "after-game", word),
        _ => {
            let clock =
                |text: &str| laws::clock::parse_reading(text).is_ok() && text.contains([':', '.', '\'', 'h']);
            if let Some(time) = lower.strip_prefix('w').filter(|t| clock(t)) {
                return once(&mut parsed.clocks.white, time.to_owned(), word);
            } else if let Some(time) = lower.strip_prefix('b').filter(|t| clock(t)) {
                return once(&mut parsed.clocks.black, time.to_owned(), word);
            } else if let Some(minutes) = lower.strip_prefix('+') {
                crate::draft::span(minutes, "minutes")
                    .map_err(|_| Message::new("quick-minutes").with("word", word))?;
                return once(&mut parsed.minutes, minutes.to_owned(), word);
            } else if parsed.lateness() && lower.parse::<u32>().is_ok() {
                return Err(Message::new("quick-late-number").with("word", word));
            } else if crate::draft::move_no(Some(&lower.to_owned())).is_ok() && parsed.r#move.is_none() {
                parsed.r#move = Some(lower.to_owned());
            } else if clock(lower) && parsed.bare_clocks.len() < 2 && parsed.clocks == Pair::default() {
                parsed.bare_clocks.push(lower.to_owned());
            } else if parsed.touches_count() && crate::touch::is_touch(word) {
                parsed.squares.push(word.to_owned());
            } else if parsed.moves_count() && parsed.move_text.is_none() && is_move(word) {
                parsed.move_text = Some(word.to_owned());
            } else {
                return Err(Message::new("quick-unknown-detail").with("word", word));
            }
        }
    }
    Ok(())
}

/// Whether a word is about a ruling, which a reading of the clocks has none of.
fn is_ruling(lower: &str) -> bool {
    let words = ["open", "ask", "warning", "warn", "same", "before:press", "after:reply", "after:game"];
    words.contains(&lower) || lower.starts_with('+')
}

/// Takes what a word says, unless an earlier word of the line says something else.
fn once<T: PartialEq>(slot: &mut Option<T>, said: T, word: &str) -> Result<(), Message> {
    if slot.as_ref().is_some_and(|before| *before != said) {
        return Err(Message::new("quick-contradicts").with("word", word));
    }
    *slot = Some(said);
    Ok(())
}

impl Parsed {
    fn kind(&self) -> Option<laws::IncidentKind> {
        match self.what {
            Some(What::Incident(kind)) => Some(kind),
            _ => None,
        }
    }

    /// Whether squares are squares of touched men.
    fn touches_count(&self) -> bool {
        self.kind().is_some_and(|kind| kind.answered_by() == laws::AnsweredBy::TouchedPiece)
    }

    /// Whether the line says that somebody came late.
    fn lateness(&self) -> bool {
        self.kind().is_some_and(|kind| kind.answered_by() == laws::AnsweredBy::DefaultTime)
    }

    /// Whether a move is the move that was played, or for a claim the one that was written.
    fn moves_count(&self) -> bool {
        let illegal = |kind: laws::IncidentKind| kind.answered_by() == laws::AnsweredBy::IllegalMove;
        self.is_claim() || self.kind().is_some_and(illegal)
    }

    fn is_claim(&self) -> bool {
        self.kind().is_some_and(|kind| kind.answered_by() == laws::AnsweredBy::DrawClaim)
    }
}

fn section_prefix<'w>(state: &State, word: &'w str) -> Option<(SectionId, &'w str)> {
    let letters = word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len());
    let (code, rest) = word.split_at_checked(letters)?;
    let exact = state.section_by_code(word).map(|s| (s.section, ""));
    // `w` and `b` are sides unless the competition named a section so and a digit follows.
    if rest.is_empty() && matches!(code.to_lowercase().as_str(), "w" | "b") {
        return None;
    }
    exact.or_else(|| state.section_by_code(code).map(|s| (s.section, rest)))
}

fn finish(
    state: &State,
    context: &QuickLineContext,
    line: &str,
    words: &[Word<'_>],
    mut parsed: Parsed,
    unclear: Option<(Unclear, usize)>,
    now: Now,
) -> QuickLine {
    let mut bare = std::mem::take(&mut parsed.bare_clocks).into_iter();
    if let Some(first) = bare.next() {
        // One reading alone belongs to the player at fault; two are White's and Black's.
        match (bare.next(), parsed.sides.as_slice()) {
            (Some(second), _) => {
                parsed.clocks = Pair { white: Some(first), black: Some(second) };
            }
            (None, [Side::Black]) => parsed.clocks.black = Some(first),
            (None, _) => parsed.clocks.white = Some(first),
        }
    }
    let section = parsed.section.or_else(|| context.section.parse().ok());
    let round = round_of(state, &parsed, RoundNo(context.round));
    let pairing = match (section, parsed.board) {
        (Some(section), Some(board)) => state.at_board(section, round, BoardNo(board)),
        (_, None) => {
            context.game.as_ref().and_then(|game| game.parse().ok()).and_then(|game| state.pairing_of(game))
        }
        (None, Some(_)) => None,
    };
    let game = pairing.and_then(|pairing| state.game_of(pairing.pairing));
    let missing = missing(&parsed, pairing.is_some(), words.is_empty());
    let mut result = QuickLine {
        understood: understood(state, &parsed, section, pairing, RoundNo(context.round)),
        missing: None,
        completions: completions(line, words, &parsed, unclear.as_ref().map(|(_, n)| *n)),
        unclear: unclear.map(|(unclear, _)| unclear),
        game: game.map(|game| game.to_string()),
        takes_in_hand: words.len() == 1 && parsed.board.is_some() && game.is_some(),
        command: None,
        advice: None,
    };
    if let (Some(board), None) = (parsed.board, pairing) {
        let from = words.first().map_or(0, |w| offset(w.from));
        let to = words.first().map_or(0, |w| offset(w.to));
        let message = told::no_board(state, section, board, round.0);
        result.unclear.get_or_insert(Unclear { from, to, message });
        return result;
    }
    if let Some(unclear) = told::against_its_side(&parsed, words) {
        result.unclear.get_or_insert(unclear);
    }
    result.missing = missing;
    if result.unclear.is_some() || result.missing.is_some() {
        return result;
    }
    result.command = command(&parsed, game);
    if let Some(Command::Incident { incident }) = &result.command {
        result.advice = advice_for(state, incident, now).ok();
        if let Some(advice) = result.advice.as_mut().filter(|_| told::differs(state, incident, now)) {
            advice.lines.insert(0, Message::new("advice-ruling-differs"));
        }
    }
    result
}

/// The round a line is about: the one on the screen, or where the line names a section that is not so far, the last one
/// that is paired there.
fn round_of(state: &State, parsed: &Parsed, shown: RoundNo) -> RoundNo {
    let Some(section) = parsed.section else { return shown };
    let rounds = state.sections.get(&section).into_iter().flat_map(|s| s.rounds.keys().copied());
    let paired = |round: &RoundNo| !state.pairings_in_order(section, *round).is_empty();
    match paired(&shown) {
        true => shown,
        false => rounds.filter(paired).max().unwrap_or(shown),
    }
}

fn command(parsed: &Parsed, game: Option<GameId>) -> Option<Command> {
    let game = game?.to_string();
    Some(match parsed.what? {
        What::Result(result) => Command::Result { game, result, how: None },
        What::Here => {
            Command::Arrival { game, side: *parsed.sides.first()?, occurred: parsed.occurred.clone() }
        }
        What::Clocks => Command::ClockReading {
            game,
            clocks: parsed.clocks.clone(),
            r#move: parsed.r#move.clone(),
            occurred: parsed.occurred.clone(),
        },
        What::Note => Command::Note { game: Some(game), player: None, text: parsed.text.clone()? },
        What::Incident(kind) => Command::Incident { incident: incident(parsed, game, kind) },
    })
}

fn incident(parsed: &Parsed, game: String, kind: laws::IncidentKind) -> IncidentDraft {
    let warning = parsed.warning.then(|| RulingDraft {
        penalties: parsed
            .sides
            .iter()
            .map(|side| PenaltyDraft {
                on: laws::Colour::from(*side).code().to_owned(),
                who: None,
                penalty: laws::PenaltyKind::Warning.code().to_owned(),
                amount: None,
            })
            .collect(),
        ..RulingDraft::default()
    });
    IncidentDraft {
        game: Some(game),
        kind: kind.code().to_owned(),
        against: parsed.sides.clone(),
        r#move: parsed.r#move.clone(),
        move_text: parsed.move_text.clone(),
        clocks: parsed.clocks.clone(),
        minutes: parsed.minutes.clone(),
        squares: (!parsed.squares.is_empty()).then(|| parsed.squares.join(" ")),
        text: parsed.text.clone(),
        reported_by: parsed.reported_by.clone(),
        occurred: parsed.occurred.clone(),
        same_action: parsed.same_action,
        when: parsed.when.map(str::to_owned),
        claim: parsed.touched_before.then(|| ClaimDraft { touched: true, ..ClaimDraft::default() }),
        clock: None,
        // Where the Laws leave the ruling to the arbiter the incident is recorded open, and ruled on beside it.
        mode: parsed.mode.unwrap_or(RulingMode::Done),
        ruling: warning,
        ..IncidentDraft::default()
    }
}
