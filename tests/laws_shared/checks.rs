//! The checks of the shared format, one function per group.

use laws::{
    BoardEnd, Colour, Edition, Judged, MateAnswer, PositionKey, Replay, Touch, TouchFacts, TouchManner,
};
use serde_json::{Value, json};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, Move, Position, Role, Setup, Square};
use winnable::Budget;

use crate::clock_checks;
use crate::mate_search::can_mate;
use crate::material::{BishopSquares, Material};
use crate::score::{Score, play, read, san, san_in, setup_of, uci_squares};

/// Positions the exhaustive search may look at.
const SEARCH_LIMIT: usize = 20_000;

/// Expected and got; they agree or not.
pub struct Compared {
    pub expected: Value,
    pub got: Value,
}

impl Compared {
    pub fn of(expected: Value, got: impl Into<Value>) -> Result<Compared, String> {
        Ok(Compared { expected, got: got.into() })
    }
}

/// Runs the rows of a case; a line for each failure.
pub fn run(case: &Value, rows: &[Value]) -> Vec<String> {
    if rows.is_empty() {
        return vec![];
    }
    let fen = case.get("fen").and_then(Value::as_str);
    let moves = case.get("moves").and_then(Value::as_str).unwrap_or("");
    let score = match play(fen, moves) {
        Ok(score) => score,
        Err(error) => return vec![format!("score: expected a legal score, got {error}")],
    };
    rows.iter()
        .filter_map(|row| {
            let list = row.as_array().map_or(&[][..], Vec::as_slice);
            let name = list.first().and_then(Value::as_str).unwrap_or("?");
            match check(name, list, fen, moves, &score) {
                Ok(compared) if compared.expected == compared.got => None,
                Ok(compared) => Some(format!("{name}: expected {}, got {}", compared.expected, compared.got)),
                Err(error) => Some(format!("{name}: expected {row}, got {error}")),
            }
        })
        .collect()
}

/// The argument at a place of the row.
pub fn arg(row: &[Value], index: usize) -> Result<Value, String> {
    row.get(index).cloned().ok_or_else(|| format!("argument {index} is missing"))
}

pub fn text(row: &[Value], index: usize) -> Result<String, String> {
    arg(row, index)?.as_str().map(str::to_owned).ok_or_else(|| format!("argument {index} is no text"))
}

pub fn number(row: &[Value], index: usize) -> Result<usize, String> {
    let number = arg(row, index)?.as_u64().ok_or_else(|| format!("argument {index} is no number"))?;
    usize::try_from(number).map_err(|error| error.to_string())
}

fn check(
    name: &str,
    row: &[Value],
    fen: Option<&str>,
    moves: &str,
    score: &Score,
) -> Result<Compared, String> {
    let replay = &score.replay;
    let last = replay.plies();
    match name {
        "occ" => Compared::of(arg(row, 1)?, laws::occurrences(replay, last).len()),
        "occ_lt" => {
            let got = laws::occurrences(replay, last).len();
            let limit = number(row, 1)?;
            Compared::of(json!(format!("fewer than {limit}")), fewer(got, limit))
        }
        "visual" => Compared::of(arg(row, 1)?, pictures(replay, last, true)),
        "placement" => Compared::of(arg(row, 1)?, pictures(replay, last, false)),
        "placement_ge" => {
            let (got, least) = (pictures(replay, last, false), number(row, 1)?);
            Compared::of(json!(format!("{least} or more")), at_least(got, least))
        }
        "occ_at" => {
            Compared::of(arg(row, 2)?, laws::occurrences(replay, ply_of(score, &text(row, 1)?)?).len())
        }
        "visual_at" => Compared::of(arg(row, 2)?, pictures(replay, ply_of(score, &text(row, 1)?)?, true)),
        "occ_intended" => {
            let m = read(replay, &text(row, 1)?).ok_or("the move is not legal")?;
            let (earlier, _) = laws::with_written_move(replay, m).map_err(|error| error.to_string())?;
            Compared::of(arg(row, 2)?, earlier.len() + 1)
        }
        "line_occ" => {
            let longer = play(fen, &format!("{moves} {}", text(row, 1)?))?;
            Compared::of(arg(row, 2)?, laws::occurrences(&longer.replay, longer.replay.plies()).len())
        }
        "first_n" => {
            Compared::of(arg(row, 2)?, label_of(score, laws::first_repeated(replay, number(row, 1)?)))
        }
        "first_half" => {
            let plies = u32::try_from(number(row, 1)?).map_err(|error| error.to_string())?;
            Compared::of(arg(row, 2)?, label_of(score, laws::first_quiet(replay, plies)))
        }
        "halfmove" => Compared::of(arg(row, 1)?, replay.last().map_or(0, |placed| placed.quiet_plies)),
        "mate" => Compared::of(json!("checkmate"), board_end(replay)),
        "stalemate" => Compared::of(json!("stalemate"), board_end(replay)),
        "check" => Compared::of(json!(true), replay.position().is_some_and(Chess::is_check)),
        "legal" => Compared::of(json!(true), last > 0),
        "legal_at" => {
            let ply = ply_of(score, &text(row, 1)?)?;
            Compared::of(json!(true), read(&replay.up_to(ply), &text(row, 2)?).is_some())
        }
        "legalpos" => Compared::of(json!(true), replay.position().is_some()),
        "illegalpos" => Compared::of(json!(true), replay.position().is_none()),
        "bishops_illegal" => Compared::of(json!(true), too_many_promoted(replay)),
        "placement_is" => {
            let board = replay.last().map(|placed| placed.setup.board.to_string()).unwrap_or_default();
            Compared::of(arg(row, 1)?, board)
        }
        "material_dead" => Compared::of(json!(true), bishops_of_one_colour(replay)),
        "material" => material(row),
        "illegal" => Compared::of(json!(true), is_illegal(replay, &text(row, 1)?)?),
        "castle" => Compared::of(arg(row, 2)?, castle(replay, &text(row, 1)?)?),
        "only" => Compared::of(json!([text(row, 1)?]), sans(replay, &replay.moves())),
        "touch_own" | "touch_opp" | "touch_seq" => touch(name, row, replay),
        "can_mate" => mate_question(row, replay.last().map(|placed| &placed.setup)),
        "can_mate_start" => mate_question(row, Some(&setup_of(fen)?)),
        "clock" => clock_checks::illegal_move(row),
        "wrong_claim" => clock_checks::wrong_claim(row),
        "default" => clock_checks::default_time(row),
        "class" => clock_checks::classes(row),
        _ => Err("a check of this name is unknown".to_owned()),
    }
}

fn fewer(got: usize, limit: usize) -> Value {
    if got < limit { json!(format!("fewer than {limit}")) } else { json!(got) }
}

fn at_least(got: usize, least: usize) -> Value {
    if got >= least { json!(format!("{least} or more")) } else { json!(got) }
}

fn ply_of(score: &Score, label: &str) -> Result<usize, String> {
    score.labels.iter().position(|other| other == label).ok_or_else(|| format!("no ply {label}"))
}

fn label_of(score: &Score, ply: Option<usize>) -> Value {
    ply.and_then(|ply| score.labels.get(ply)).map_or(Value::Null, |label| json!(label))
}

/// How often the same men stood on the same squares, with the same player to move or with either.
fn pictures(replay: &Replay, ply: usize, same_turn: bool) -> usize {
    let Some(now) = replay.at(ply) else { return 0 };
    let same = |key: &PositionKey| key.same_picture(&now.key) && (!same_turn || key.turn() == now.key.turn());
    replay.placed().iter().take(ply + 1).filter(|placed| same(&placed.key)).count()
}

fn board_end(replay: &Replay) -> &'static str {
    let end = replay.position().and_then(|position| laws::mate_or_stalemate(Edition::Fide2023, position));
    match end.map(|advice| advice.outcome) {
        Some(BoardEnd::Checkmate(_)) => "checkmate",
        Some(_) => "stalemate",
        None => "neither",
    }
}

fn sans(replay: &Replay, moves: &[Move]) -> Vec<String> {
    moves.iter().map(|m| san(replay, *m)).collect()
}

fn sorted(mut words: Vec<String>) -> Vec<String> {
    words.sort();
    words
}

fn expected_words(row: &[Value], index: usize) -> Result<Vec<String>, String> {
    let list = arg(row, index)?;
    let list = list.as_array().ok_or_else(|| format!("argument {index} is no list"))?.clone();
    list.iter().map(|word| word.as_str().map(str::to_owned).ok_or_else(|| "no text".to_owned())).collect()
}

/// The moves left by Article 4.3. An empty expectation for a single man means that it has no move.
fn touch(name: &str, row: &[Value], replay: &Replay) -> Result<Compared, String> {
    let last = replay.last().ok_or("no position")?;
    let squares: Vec<Square> = if name == "touch_seq" {
        let list = arg(row, 1)?;
        list.as_array()
            .ok_or("no list of touches")?
            .iter()
            .map(|pair| {
                let square = pair.get(1).and_then(Value::as_str).ok_or("no square")?;
                square.parse().map_err(|_| "no square")
            })
            .collect::<Result<_, _>>()?
    } else {
        vec![text(row, 1)?.parse().map_err(|_| "no square")?]
    };
    let ask = |squares: &[Square]| {
        let touches =
            squares.iter().map(|square| Touch { square: *square, manner: TouchManner::Deliberate }).collect();
        let facts = TouchFacts { touches, ..TouchFacts::default() };
        laws::touched_on_any_board(Edition::Fide2023, &last.setup, CastlingMode::Standard, &facts)
    };
    let single = name != "touch_seq";
    let mut advice = ask(&squares);
    let own = |square: &Square| last.setup.board.color_at(*square) == Some(last.setup.turn);
    if !single && squares.iter().all(own) {
        // The format asks for 4.3 alone; king and rook together are 4.4. So: the first man that can move.
        let first = squares.iter().map(|square| ask(&[*square])).find(|advice| !advice.outcome.free);
        advice = first.unwrap_or(advice);
    }
    let moves = if single && advice.outcome.free { vec![] } else { advice.outcome.moves };
    let got = sorted(sans(replay, &moves));
    let expected = sorted(expected_words(row, 2)?);
    if name == "touch_own"
        && expected.iter().any(|word| word == "O-O_excluded")
        && !got.is_empty()
        && !got.iter().any(|word| word == "O-O")
    {
        return Compared::of(json!("O-O excluded"), "O-O excluded");
    }
    Compared::of(json!(expected), json!(got))
}

fn mate_question(row: &[Value], setup: Option<&Setup>) -> Result<Compared, String> {
    let side = if text(row, 1)? == "w" { Color::White } else { Color::Black };
    let setup = setup.ok_or("no position to search")?;
    let answer =
        laws::mate_answer_on_any_board(setup, CastlingMode::Standard, Colour::from(side), &Budget::DEEP);
    let got = match answer {
        MateAnswer::CanMate => "yes",
        MateAnswer::CannotMate => "no",
        MateAnswer::Undetermined => "unknown",
    };
    // Where an exhaustive search ends in time it must say the same.
    let searched = can_mate(setup, side, SEARCH_LIMIT);
    if searched != MateAnswer::Undetermined && searched != answer {
        return Err(format!("{got}, but the exhaustive search says {}", searched.code()));
    }
    Compared::of(arg(row, 2)?, got)
}

/// A man of the side to move stands there, and the move is not legal.
fn is_illegal(replay: &Replay, uci: &str) -> Result<bool, String> {
    let (from, to, promotion) = uci_squares(uci).ok_or("no move")?;
    let last = replay.last().ok_or("no position")?;
    if last.setup.board.color_at(from) != Some(last.setup.turn) {
        return Ok(false);
    }
    match replay.position() {
        Some(position) => {
            let judged = laws::judge_move(position, from, to, promotion).outcome;
            Ok(matches!(judged, Judged::Illegal(defects) if !defects.is_empty()))
        }
        None => Ok(!replay
            .moves()
            .iter()
            .any(|m| m.from() == Some(from) && m.to() == to && m.promotion() == promotion)),
    }
}

fn castle(replay: &Replay, uci: &str) -> Result<bool, String> {
    let (from, to, promotion) = uci_squares(uci).ok_or("no move")?;
    let position = replay.position().ok_or("no legal position")?;
    Ok(matches!(laws::judge_move(position, from, to, promotion).outcome, Judged::Legal(_)))
}

/// More promoted men than pawns are missing, bishops counted by the colour of their squares.
fn too_many_promoted(replay: &Replay) -> bool {
    let Some(last) = replay.last() else { return false };
    let setup: &Setup = &last.setup;
    laws::promotion_count_impossible(&setup.board)
}

fn bishops_of_one_colour(replay: &Replay) -> bool {
    let Some(last) = replay.last() else { return false };
    let board = &last.setup.board;
    let only = board.occupied() == (board.kings() | board.bishops());
    let light = board.bishops().into_iter().filter(|square| square.is_light()).count();
    only && board.bishops().any() && (light == 0 || light == board.bishops().count())
}

fn roles(letters: &str) -> Vec<Role> {
    let mut king = false;
    letters
        .chars()
        .filter_map(Role::from_char)
        .filter(|role| {
            let first_king = *role == Role::King && !king;
            king = king || *role == Role::King;
            !first_king
        })
        .collect()
}

/// Flagged side, opponent (`K+B or K+N`, `K+B same colour`, …), and `draw` if no mate position exists.
fn material(row: &[Value]) -> Result<Compared, String> {
    let (mated, opponents) = (text(row, 1)?, text(row, 2)?);
    let mut found = None;
    for alternative in opponents.split(" or ") {
        let letters = alternative.split(' ').next().unwrap_or("");
        let colours: &[(BishopSquares, BishopSquares)] = if alternative.contains("same") {
            &[(BishopSquares::Light, BishopSquares::Light), (BishopSquares::Dark, BishopSquares::Dark)]
        } else if alternative.contains("opposite") {
            &[(BishopSquares::Light, BishopSquares::Dark)]
        } else {
            &[(BishopSquares::Any, BishopSquares::Any)]
        };
        for (mated_bishops, mating_bishops) in colours {
            let material = Material {
                mated: roles(&mated),
                mating: roles(letters),
                mated_bishops: *mated_bishops,
                mating_bishops: *mating_bishops,
            };
            found = found.or_else(|| material.mate());
        }
    }
    let expected = if text(row, 3)? == "draw" { json!("no mate exists") } else { json!("a mate exists") };
    let got = if found.is_some() { "a mate exists" } else { "no mate exists" };
    if expected != json!(got)
        && let Some(mate) = found
    {
        let fen = Fen::from_position(&mate, shakmaty::EnPassantMode::Legal);
        let last = mate.legal_moves().first().map(|m| san_in(&mate, *m)).unwrap_or_default();
        return Compared::of(expected, format!("a mate exists: {fen} {last}"));
    }
    Compared::of(expected, got)
}
