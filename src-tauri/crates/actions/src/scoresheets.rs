//! Two records of one game side by side, and the game put together from them (8.4–8.6, 11.11).
//!
//! Nothing is decided here: every half-move has its reason and its alternatives, and what the arbiter picks is handed in
//! again. What is recorded is compared anew from the same texts, so that no front can record what was not compared.

mod columns;

use desk::fact::{MoveReason, Moves};
use desk::ids::GameId;
use desk::reconstruction::Reconstruction;
use desk::state::State;
use desk::words::{MoveGround, MovesSource};
use laws::{Colour, Message as LawMessage, articles};
use notation::game::Game;
use notation::language::ENGLISH;
use notation::moves::{MoveReading, read_move};
use notation::position::StartPosition;
use notation::result::{GameResult, read_result};
use notation::scoresheet::{Comparison, KnownFacts, Reason, Sheet, Whose, compare};
use shakmaty::{Move, Position};

use crate::draft::{id, owned};
use crate::error::ActionError;
use crate::games::movetext;
use crate::line::LineStep;
use crate::say;
use crate::view::{Citation, Message, Pair, crossing};

crossing! {
    /// Two records, and what is known beside them.
    #[derive(Eq, Default)]
    pub struct SheetsAsked {
        /// The board they are of.
        pub game: Option<String>,
        /// White's sheet as typed; empty takes the one on record.
        pub white: String,
        /// Black's sheet as typed; empty takes the one on record.
        pub black: String,
        /// Where the game began, if not at the usual start.
        pub start_fen: Option<String>,
        /// The position on the board at the end, where it was noted.
        pub final_fen: Option<String>,
        /// The result, `1-0`; the desk's otherwise.
        pub result: Option<String>,
        /// What the arbiter picked.
        pub decided: Vec<SheetDecided>,
        /// What the arbiter adds to the entry.
        pub note: Option<String>,
    }

    /// A half-move the arbiter decided.
    #[derive(Eq)]
    pub struct SheetDecided {
        /// Which half-move, from 1.
        pub ply: u32,
        /// The move, in any usual notation.
        pub text: String,
    }

    /// The two sheets compared.
    pub struct SheetsShown {
        /// The sheets as they were taken.
        pub texts: Pair<String>,
        /// The two columns with the game between them.
        pub rows: Vec<SheetRow>,
        /// What to look at, in the order of the game.
        pub findings: Vec<SheetFinding>,
        /// What each sheet is by itself.
        pub alone: Pair<Vec<Message>>,
        /// The game as it was put together.
        pub start_fen: String,
        /// Its moves.
        pub line: Vec<LineStep>,
        /// Whether every entry is explained.
        pub complete: bool,
        /// The whole in one sentence.
        pub says: Message,
        /// Because of which Articles.
        pub because: Vec<Citation>,
    }

    /// One line of the two columns.
    pub struct SheetRow {
        /// Half-move, from 1; none for an entry that is no half-move of the game.
        pub ply: Option<u32>,
        /// `34.` or `34…`.
        pub number_text: String,
        /// What White's sheet has here; none where it has no entry.
        pub white: Option<String>,
        /// What Black's sheet has here.
        pub black: Option<String>,
        /// The move.
        pub san: Option<String>,
        /// Why it is this one; none where both sheets say it.
        pub reason: Option<Message>,
        /// Whether the arbiter decided it.
        pub decided: bool,
        /// Other moves the entries may mean.
        pub alternatives: Vec<String>,
    }

    /// Something to look at.
    pub struct SheetFinding {
        /// At which half-move, where it is at one.
        pub ply: Option<u32>,
        /// What.
        pub what: Message,
    }
}

/// Everything that was compared, as values.
struct Compared {
    start: StartPosition,
    sheets: Pair<Sheet>,
    two: bool,
    texts: Pair<String>,
    known: KnownFacts,
    found: Comparison,
}

/// Entries of a sheet that are compared: the longest game on any sheet and as much again. What is longer is no sheet.
const MOST: u16 = 1_200;

/// Compares two records.
///
/// # Errors
/// There is no record or one beyond any game, a position cannot be read, a move that was picked is not legal there, or the board does not exist.
pub fn compared(state: &State, asked: &SheetsAsked) -> Result<SheetsShown, ActionError> {
    Ok(columns::shown(&compare_asked(state, asked)?))
}

/// What records the game put together, both sheets and the reasons as one entry.
///
/// # Errors
/// As [`compared`]; there is no board.
pub fn reconstruction(state: &State, asked: &SheetsAsked) -> Result<Reconstruction, ActionError> {
    let game: GameId = id(asked.game.as_deref().unwrap_or_default(), "game")?;
    let compared = compare_asked(state, asked)?;
    let start_fen = (!compared.start.is_usual()).then(|| compared.start.fen());
    let made = Game::from_moves(compared.start.clone(), &compared.found.moves()).unwrap_or_default();
    let sides = [
        (MovesSource::White, &compared.sheets.white, true),
        (MovesSource::Black, &compared.sheets.black, compared.two),
    ];
    let sheets = sides
        .into_iter()
        .filter(|(_, sheet, there)| *there && !sheet.entries.is_empty())
        .map(|(source, sheet, _)| Moves {
            game,
            source,
            start_fen: start_fen.clone(),
            movetext: sheet.movetext(&compared.start),
        })
        .collect();
    Ok(Reconstruction {
        game,
        sheets,
        moves: Moves { game, source: MovesSource::Arbiter, start_fen, movetext: movetext(&made).1 },
        reasons: reasons(game, &compared),
        note: owned(asked.note.as_ref()),
    })
}

fn compare_asked(state: &State, asked: &SheetsAsked) -> Result<Compared, ActionError> {
    let game = asked.game.as_ref().map(|game| id::<GameId>(game, "game")).transpose()?;
    let recorded = |source: MovesSource| {
        let moves = game.and_then(|game| state.games.get(&game)?.moves.get(&source)?.now())?;
        Some((moves.movetext.clone(), moves.start_fen.clone()))
    };
    let typed = |text: &str, source| match text.trim() {
        "" => recorded(source).unwrap_or_default(),
        text => (text.to_owned(), None),
    };
    let (white_text, white_start) = typed(&asked.white, MovesSource::White);
    let (black_text, black_start) = typed(&asked.black, MovesSource::Black);
    let start =
        position(owned(asked.start_fen.as_ref()).or(white_start).or(black_start))?.unwrap_or_default();
    let final_position = position(owned(asked.final_fen.as_ref()))?.map(|position| position.chess().clone());
    let white = Sheet::typed(&white_text, &start);
    let black = Sheet::typed(&black_text, &start);
    if white.entries.is_empty() && black.entries.is_empty() {
        return Err(ActionError::Unclear(LawMessage::new("sheets-none")));
    }
    if white.entries.len().max(black.entries.len()) > usize::from(MOST) {
        return Err(ActionError::Unclear(LawMessage::new("sheets-too-long").with("most", u32::from(MOST))));
    }
    let result = match owned(asked.result.as_ref()) {
        Some(text) => Some(read_result(&text).map(|read| read.result).ok_or_else(|| {
            ActionError::Unclear(
                LawMessage::new("unclear-field").with("field", "result").with("text", text.as_str()),
            )
        })?),
        None => {
            game.and_then(|game| state.result(game)).map(|result| crate::pgn::result_of(result.outcome).0)
        }
    };
    let result = result.filter(|result| *result != GameResult::Unfinished);
    // One sheet alone is examined by itself, whichever it is.
    let two = !white.entries.is_empty() && !black.entries.is_empty();
    let mut known = KnownFacts { final_position, result, decided: Vec::new() };
    let look = |known: &KnownFacts| match (two, white.entries.is_empty()) {
        (true, _) => compare(&start, &white, Some(&black), known),
        (false, false) => compare(&start, &white, None, known),
        (false, true) => compare(&start, &black, None, known),
    };
    let mut picked: Vec<&SheetDecided> = asked.decided.iter().collect();
    picked.sort_by_key(|decided| decided.ply);
    // A move is read in the position that the ones decided before it lead to.
    for decided in picked {
        let mv = read_decided(&start, &look(&known), decided)?;
        known.decided.push((decided.ply, mv));
    }
    let found = look(&known);
    let texts = Pair { white: white_text, black: black_text };
    Ok(Compared { found, start, two, texts, known, sheets: Pair { white, black } })
}

fn position(fen: Option<String>) -> Result<Option<StartPosition>, ActionError> {
    let Some(fen) = fen else { return Ok(None) };
    match StartPosition::from_disputed_fen(&fen, false) {
        Ok((position, _)) => Ok(Some(position)),
        Err(_) => Err(ActionError::Unclear(LawMessage::new("mate-fen-unclear").with("text", fen.as_str()))),
    }
}

fn read_decided(
    start: &StartPosition,
    found: &Comparison,
    decided: &SheetDecided,
) -> Result<Move, ActionError> {
    let mut chess = start.chess().clone();
    let before = usize::try_from(decided.ply.saturating_sub(1)).unwrap_or(usize::MAX);
    let moves = found.moves();
    for mv in moves.iter().take(before) {
        chess.play_unchecked(*mv);
    }
    match read_move(&chess, start.mode(), &decided.text, &ENGLISH) {
        MoveReading::Move(read) if before <= moves.len() => Ok(read.mv),
        _ => {
            let message = LawMessage::new("sheets-not-legal")
                .with("ply", decided.ply)
                .with("text", decided.text.as_str());
            Err(ActionError::Unclear(message))
        }
    }
}

/// Why half-moves are what they are, where the sheets do not both say it. A sheet that is alone owes no reason for
/// being it.
fn reasons(game: GameId, compared: &Compared) -> Vec<MoveReason> {
    let mut next = 1;
    let mut reasons = Vec::new();
    for row in &compared.found.rows {
        let ply = row.ply.unwrap_or(next);
        next = row.ply.map_or(next, |ply| ply + 1);
        let entry = |sheet: &Sheet, index: Option<usize>| index.and_then(|i| sheet.entries.get(i)).cloned();
        let Some((ground, whose)) = ground(row.reason) else { continue };
        if ground == MoveGround::Only && !compared.two {
            continue;
        }
        let [first, second] = compared.columns();
        reasons.push(MoveReason {
            game,
            ply,
            ground,
            sheet: whose.map(|whose| compared.colour(whose)),
            white_entry: entry(&compared.sheets.white, first(row)),
            black_entry: entry(&compared.sheets.black, second(row)),
        });
    }
    reasons
}

type Column = fn(&notation::scoresheet::Row) -> Option<usize>;

impl Compared {
    /// Where White's and Black's entries stand in a row. A sheet compared alone stands in the first place.
    fn columns(&self) -> [Column; 2] {
        match (self.two, self.sheets.white.entries.is_empty()) {
            (false, true) => [|_| None, |row| row.white],
            _ => [|row| row.white, |row| row.black],
        }
    }

    fn colour(&self, whose: Whose) -> Colour {
        match whose {
            Whose::White if !self.two && self.sheets.white.entries.is_empty() => Colour::Black,
            Whose::White => Colour::White,
            Whose::Black => Colour::Black,
        }
    }
}

/// A reason by its word, and the sheet it is about.
fn ground(reason: Option<Reason>) -> Option<(MoveGround, Option<Whose>)> {
    Some(match reason {
        Some(Reason::BothAgree) => return None,
        Some(Reason::OnlySheet(whose)) => (MoveGround::Only, Some(whose)),
        Some(Reason::MissingIn(whose)) => (MoveGround::Missing, Some(whose)),
        Some(Reason::OtherUnclear(whose)) => (MoveGround::Unclear, Some(whose)),
        Some(Reason::Preferred(whose)) => (MoveGround::Preferred, Some(whose)),
        Some(Reason::Resolved) => (MoveGround::Resolved, None),
        Some(Reason::Likely) => (MoveGround::Likely, None),
        Some(Reason::Filled) => (MoveGround::Filled, None),
        Some(Reason::Exchanged(whose)) => (MoveGround::Exchanged, Some(whose)),
        Some(Reason::Decided) => (MoveGround::Decided, None),
        None => (MoveGround::LeftOut, None),
    })
}

/// The Articles a comparison rests on.
fn because() -> Vec<Citation> {
    [
        articles::MUST_RECORD,
        articles::RECONSTRUCTION,
        articles::SIGNED_SCORESHEETS,
        articles::HELP_RECONSTRUCT,
    ]
    .iter()
    .map(|article| say::citation(&article.cite()))
    .collect()
}
