//! A recorded game position by position, over illegal moves too, with clocks and recurrences.

use std::collections::HashMap;

use desk::ids::{GameId, IncidentId};
use desk::state::State;
use laws::PositionKey;
use notation::clock::ClockReading;
use notation::game::{Game as Record, Rest};
use shakmaty::{Chess, Color, Position};

use super::competition::count;
use super::{Message, Pair, Side, crossing};
use crate::error::ActionError;
use crate::move_notation::MoveNotation;
use crate::{over, recorded, say};

crossing! {
    /// A recorded game.
    pub struct Replay {
        /// Which.
        pub game: String,
        /// Every position, the start first.
        pub positions: Vec<ReplayPosition>,
        /// What stands after the last position that is known, as it was written.
        pub rest: Vec<ReplayText>,
        /// The half-moves that are not legal.
        pub not_legal: Vec<u32>,
        /// The half-move of the newest incident that waits for a ruling, else of the newest, else the first that is not
        /// legal.
        pub disputed_ply: Option<u32>,
        /// `1–0`.
        pub result_text: Option<String>,
    }

    /// One position.
    pub struct ReplayPosition {
        /// After which half-move; 0 is the start.
        pub ply: u32,
        /// `34.` or `34…`.
        pub number_text: String,
        /// The move that led here; as it was written where it is not legal, empty at the start.
        pub text: String,
        /// The squares it went from and to.
        pub squares: Vec<String>,
        /// The position.
        pub fen: String,
        /// Who has the move.
        pub turn: Side,
        /// Whether that side is in check.
        pub check: bool,
        /// What both clocks showed then, as far as it is known.
        pub clocks: Pair<Option<String>>,
        /// What the move took.
        pub spent_text: Option<String>,
        /// Which time the position stood on the board.
        pub time: u32,
        /// How often it stood there in the whole game.
        pub times: u32,
        /// After which half-move it stood there first.
        pub first: u32,
        /// Half-moves without capture and pawn move.
        pub quiet_plies: u32,
        /// Where the position came from, if not from a legal move.
        pub origin: Option<Message>,
        /// Comments of the record.
        pub comments: Vec<String>,
    }

    /// An entry of the record that is only text.
    pub struct ReplayText {
        /// Which half-move.
        pub ply: u32,
        /// `34.` or `34…`.
        pub number_text: String,
        /// As written.
        pub text: String,
        /// The clock beside it.
        pub clock: Option<String>,
    }
}

/// A recorded game in a notation, none where no moves are on record.
pub fn replay(state: &State, id: GameId, notation: MoveNotation) -> Option<Replay> {
    let mut record = recorded::game(state, id)?;
    let given = record.resumptions.len();
    over::over(&mut record);
    let positions = positions(&record, given, notation);
    let rest = record.open_rest().map(|rest| texts(&record, rest)).unwrap_or_default();
    let mut not_legal: Vec<u32> = positions.iter().filter(|p| p.origin.is_some()).map(|p| p.ply).collect();
    not_legal.extend(rest.first().map(|text| text.ply));
    Some(Replay {
        game: id.to_string(),
        disputed_ply: disputed(state, id, &record).or(not_legal.first().copied()),
        positions,
        rest,
        not_legal,
        result_text: state.result(id).map(|result| say::score(result.outcome).to_owned()),
    })
}

/// As [`replay`], for a front that has to say why there is nothing to see.
///
/// # Errors
/// No moves are on record.
pub fn replay_or_why(state: &State, id: GameId, notation: MoveNotation) -> Result<Replay, ActionError> {
    let nothing = || ActionError::Unclear(laws::Message::new("replay-no-moves"));
    replay(state, id, notation).ok_or_else(nothing)
}

fn positions(record: &Record, given: usize, notation: MoveNotation) -> Vec<ReplayPosition> {
    let mut shown: Vec<ReplayPosition> = Vec::new();
    let mut keys: Vec<PositionKey> = Vec::new();
    let mut clocks = Pair { white: None, black: None };
    let mut resumed = 0;
    let mut before: Option<Chess> = None;
    for step in record.replay() {
        let ply = step.ply as usize;
        let text = if step.played.is_none() && step.ply > 0 { written(record, step.ply) } else { None };
        let clock = match (step.played, &text) {
            (Some(played), _) => played.clock,
            (None, Some((_, clock))) => *clock,
            (None, None) => ClockReading::default(),
        };
        let mover = !step.position.turn();
        if let Some(ms) = clock.left_ms {
            match mover {
                Color::White => clocks.white = Some(say::clock(ms)),
                Color::Black => clocks.black = Some(say::clock(ms)),
            }
        }
        let origin = (step.played.is_none() && step.ply > 0).then(|| {
            resumed += 1;
            Message::new(if resumed > given { "replay-assumed" } else { "replay-given" })
        });
        let squares = step.played.map(|p| vec![p.mv.from(), Some(p.mv.to())]).unwrap_or_default();
        let legal = step.played.zip(before.as_ref());
        let legal = legal.map(|(played, before)| notation.write(before, record.castling_mode(), played.mv));
        keys.push(PositionKey::of(&step.position));
        shown.push(ReplayPosition {
            ply: step.ply,
            number_text: if ply == 0 { String::new() } else { recorded::prefix(record, ply) },
            text: legal.or(text.map(|(text, _)| text)).unwrap_or_default(),
            squares: squares.into_iter().flatten().map(|square| square.to_string()).collect(),
            fen: notation::position::fen_of(&step.position),
            turn: laws::Colour::from(step.position.turn()).into(),
            check: step.position.is_check(),
            clocks: clocks.clone(),
            spent_text: clock.move_ms.map(say::clock),
            time: 0,
            times: 0,
            first: 0,
            quiet_plies: step.position.halfmoves(),
            origin,
            comments: step.played.map(comments).unwrap_or_default(),
        });
        before = Some(step.position);
    }
    let mut seen: HashMap<PositionKey, (u32, u32)> = HashMap::new();
    for (key, position) in keys.iter().zip(&mut shown) {
        let (first, times) = seen.entry(*key).or_insert((position.ply, 0));
        *times += 1;
        (position.time, position.first) = (*times, *first);
    }
    for (key, position) in keys.iter().zip(&mut shown) {
        position.times = seen.get(key).map_or(1, |(_, times)| *times);
    }
    shown
}

fn comments(played: &notation::game::PlayedMove) -> Vec<String> {
    // Variations are a run of their own between their brackets and are left out.
    let mut depth = 0u32;
    let mut found = Vec::new();
    for annotation in &played.annotations {
        use notation::game::Annotation;
        match annotation {
            Annotation::VariationStart => depth += 1,
            Annotation::VariationEnd => depth = depth.saturating_sub(1),
            Annotation::Comment(text) if depth == 0 => found.push(text.clone()),
            Annotation::DrawOffer if depth == 0 => found.push("(=)".to_owned()),
            _ => {}
        }
    }
    found
}

/// What was written for a half-move that is not legal.
fn written(record: &Record, ply: u32) -> Option<(String, ClockReading)> {
    let rests = record.rest.iter().chain(record.resumptions.iter().filter_map(|r| r.rest.as_ref()));
    rests.into_iter().find_map(|rest| {
        let token = rest.tokens.get(usize::try_from(ply.checked_sub(rest.ply)?).ok()?)?;
        Some((token.text.clone(), token.clock))
    })
}

fn texts(record: &Record, rest: &Rest) -> Vec<ReplayText> {
    let numbered = rest.tokens.iter().zip(rest.ply..);
    numbered
        .map(|(token, ply)| ReplayText {
            ply,
            number_text: recorded::prefix(record, ply as usize),
            text: token.text.clone(),
            clock: token.clock.left_ms.map(say::clock),
        })
        .collect()
}

/// The half-move of the newest incident that waits for a ruling, else of the newest.
fn disputed(state: &State, id: GameId, record: &Record) -> Option<u32> {
    let incidents = state.incidents_of_game(id);
    let newest = |open: bool| {
        let ids = incidents.iter().rev().filter_map(|one| one.incident.now()).map(|i| i.incident);
        ids.filter(|id| !open || state.is_open(*id)).find_map(|id| ply_in(state, id, record))
    };
    // A move that is not on record is not the last one that is.
    let recorded = |ply: &u32| *ply <= count(record.recorded_plies());
    newest(true).or_else(|| newest(false)).filter(recorded)
}

/// The half-move an incident is about: its move number, and the side at fault where one is.
pub(crate) fn ply_of(state: &State, id: IncidentId) -> Option<u32> {
    let game = state.incident(id)?.game?;
    ply_in(state, id, &recorded::game(state, game)?)
}

fn ply_in(state: &State, id: IncidentId, record: &Record) -> Option<u32> {
    let number = state.incident(id)?.move_no?;
    let side = state.incidents.get(&id)?.faults.iter().find_map(|fault| fault.fact.side);
    let start = record.start_position();
    let first = start.chess().fullmoves().get();
    let half = 2 * u32::from(number).checked_sub(first)? + u32::from(side == Some(laws::Colour::Black));
    (half + 1).checked_sub(u32::from(start.chess().turn().is_black()))
}
