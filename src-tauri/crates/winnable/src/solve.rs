//! The search for an answer: one attempt after the other until one succeeds or the budget is spent.

use shakmaty::{Chess, Color, Move, Position};

use crate::bits::{self, BISHOP, PAWN, PROMOTION, bit, color_index, first};
use crate::board::{Board, Step, to_shakmaty};
use crate::budget::{Budget, Phase, Shape};
use crate::check::replays_to_mate;
use crate::closure::{Exploration, explore};
use crate::deepening;
use crate::material::lemma;
use crate::playout::{Effort, find_mate};
use crate::proof::{ClosedSet, Proof, Regions};
use crate::reach::{Analysis, analyse};
use crate::situation::exact;
use crate::verdict::{Control, DeadPosition, Progress, Spent, Verdict};

/// Only moves followed at most; the longest known from a legal game are far shorter.
const FORCED_LIMIT: usize = 64;

/// Answers whether `side` can still checkmate by any series of legal moves (Art. 5.2.2, 6.9, 7.5.5).
///
/// What the board shows decides: the number of moves already made without progress and repetitions are
/// not looked at, because the seventy-five-move and fivefold rules do not make a series of moves illegal.
///
/// The answer is deterministic for a budget. `progress` is told now and then how far it is and may cancel.
pub fn can_checkmate(
    position: &Chess,
    side: Color,
    budget: &Budget,
    progress: &mut dyn FnMut(Progress) -> Control,
) -> Verdict {
    let root = Board::new(position);
    let winner = color_index(side);
    let mut nodes = 0;
    let mut forced: Vec<Step> = Vec::new();
    let mut seen: Vec<Board> = Vec::new();
    let mut board = root;
    let shape = loop {
        let only = match choices(&board) {
            Choices::None if board.us() != winner && board.checkers() != 0 => {
                return winnable(position, side, forced, nodes);
            }
            Choices::None => return unwinnable(position, &forced, Proof::Ended),
            several @ (Choices::Few | Choices::Many) => Err(shape(&board, winner, several)),
            Choices::One(step) => Ok(step),
        };
        if let Some(lemma) = lemma(&board, winner) {
            return unwinnable(position, &forced, Proof::Material(lemma));
        }
        let step = match only {
            Ok(step) => step,
            Err(shape) => break shape,
        };
        if seen.contains(&board) {
            return Verdict::Unwinnable { proof: Proof::ForcedRepetition { line: moves(position, &forced) } };
        }
        if forced.len() >= FORCED_LIMIT {
            break Shape::Tight;
        }
        seen.push(board);
        forced.push(step);
        nodes += 1;
        board = board.after(step);
    };

    let phases = budget.phases(shape);
    for (number, phase) in phases.iter().enumerate() {
        let mut cancelled = false;
        let mut keep_going = |nodes: u64| {
            cancelled |= progress(Progress { nodes, phase: number, phases: phases.len() }) == Control::Cancel;
            !cancelled
        };
        match attempt(&board, winner, phase, &mut nodes, &mut keep_going) {
            Some(Answer::Mate(line)) => {
                forced.extend(line);
                return winnable(position, side, forced, nodes);
            }
            Some(Answer::Never(proof)) => return unwinnable(position, &forced, proof),
            None if cancelled => {
                return Verdict::Undetermined { spent: Spent { nodes, cancelled: true } };
            }
            None => {}
        }
    }
    Verdict::Undetermined { spent: Spent { nodes, cancelled: false } }
}

/// Answers whether the position is dead (Art. 5.2.2): whether neither side can checkmate.
///
/// The side with more to mate with is asked first; one that can settles the question.
pub fn dead_position(
    position: &Chess,
    budget: &Budget,
    progress: &mut dyn FnMut(Progress) -> Control,
) -> DeadPosition {
    let first = stronger(position);
    let one = can_checkmate(position, first, budget, progress);
    if let Verdict::Winnable { line } = one {
        return DeadPosition::Alive { side: first, line };
    }
    let other = can_checkmate(position, !first, budget, progress);
    match (one, other) {
        (_, Verdict::Winnable { line }) => DeadPosition::Alive { side: !first, line },
        (Verdict::Unwinnable { proof: one }, Verdict::Unwinnable { proof: other }) => {
            let (white, black) = first.fold_wb((one.clone(), other.clone()), (other, one));
            DeadPosition::Dead { white, black }
        }
        (one, other) => {
            let (white, black) = if first == Color::White { (one, other) } else { (other, one) };
            DeadPosition::Undetermined { white: Box::new(white), black: Box::new(black) }
        }
    }
}

fn stronger(position: &Chess) -> Color {
    let strength = |side: Color| {
        let material = position.board().material_side(side);
        let [pawns, knights, bishops, rooks, queens] =
            [material.pawn, material.knight, material.bishop, material.rook, material.queen].map(u32::from);
        4 * pawns + 2 * knights + 2 * bishops + 10 * rooks + 20 * queens
    };
    if strength(Color::White) >= strength(Color::Black) { Color::White } else { Color::Black }
}

enum Choices {
    None,
    One(Step),
    /// Two to four.
    Few,
    Many,
}

fn choices(board: &Board) -> Choices {
    let mut only = None;
    let mut count = 0;
    board.moves(|kind, from, targets| {
        count += targets.count_ones();
        let to = first(targets);
        let promotes = kind == PAWN && bit(to) & PROMOTION != 0;
        // A promotion is four moves; what matters is that it is not one.
        count += u32::from(promotes);
        only = Some(Step { from, to, kind, promotion: PAWN });
        count > 4
    });
    match (count, only) {
        (1, Some(step)) => Choices::One(step),
        (0, _) | (_, None) => Choices::None,
        (2..=4, _) => Choices::Few,
        _ => Choices::Many,
    }
}

fn shape(board: &Board, winner: usize, choices: Choices) -> Shape {
    let pawns = [board.of(0, PAWN), board.of(1, PAWN)];
    let blocked = ((pawns[0] << 8) & pawns[1]).count_ones();
    let pieces = board.color[winner] & (board.kind[1] | board.kind[3] | board.kind[4]);
    let forward = if winner == 0 { pawns[0] << 8 } else { pawns[1] >> 8 };
    let any_pieces = board.kind[1] | board.kind[3] | board.kind[4];
    if any_pieces == 0 && blocked > 1 && forward & !pawns[winner ^ 1] == 0 {
        return Shape::Locked;
    }
    match choices {
        Choices::Few if blocked > 2 => Shape::Locked,
        Choices::Few if blocked > 0 || pieces == 0 => Shape::Tight,
        _ if blocked > 2 || (blocked > 0 && pieces == 0) => Shape::Tight,
        _ => Shape::Open,
    }
}

enum Answer {
    Mate(Vec<Step>),
    Never(Proof),
}

fn attempt(
    board: &Board,
    winner: usize,
    phase: &Phase,
    nodes: &mut u64,
    keep_going: &mut dyn FnMut(u64) -> bool,
) -> Option<Answer> {
    match *phase {
        Phase::Playout { tries, plies } => {
            let mut line = Vec::new();
            find_mate(board, winner, Effort { tries, plies }, nodes, &mut line).then_some(Answer::Mate(line))
        }
        Phase::Closure { positions, corner } => {
            match explore(board, winner, corner, positions, nodes, keep_going) {
                Exploration::Mate(line) => Some(Answer::Mate(line)),
                Exploration::Closed(positions) => {
                    Some(Answer::Never(Proof::ClosedSet(ClosedSet { positions })))
                }
                Exploration::Open => None,
            }
        }
        Phase::Deepening { corner, allowance } => {
            deepening::find_mate(board, winner, corner, allowance, nodes, keep_going).map(Answer::Mate)
        }
        Phase::Reach { focus, close, situations, steps } => {
            let (cast, start) = exact(board)?;
            let kings = 1 << cast.king[0] | 1 << cast.king[1];
            let men = |of_these: &dyn Fn(usize) -> bool| {
                (0..cast.count).filter(|&man| of_these(man)).fold(0, |mask, man| mask | 1 << man)
            };
            let bishops = men(&|man| start.kind[man] == BISHOP);
            let beside = cast.king.iter().fold(0, |mask, &k| mask | bits::king(cast.home[k]));
            let huddles = kings | men(&|man| beside & bit(cast.home[man]) != 0);
            let grain = focus.grain(kings, huddles, bishops, close);
            match analyse(board, winner, grain, situations, nodes, steps, keep_going) {
                Analysis::Proved(situations) => {
                    Some(Answer::Never(Proof::Regions(Regions { situations, grain })))
                }
                Analysis::NotExcluded | Analysis::Limit => None,
            }
        }
    }
}

/// The solver's moves in shakmaty's form; shorter than `steps` only if one of them is not legal.
fn moves(position: &Chess, steps: &[Step]) -> Vec<Move> {
    let mut current = position.clone();
    let mut line = Vec::with_capacity(steps.len());
    for &step in steps {
        let next = to_shakmaty(&current, step);
        if !current.is_legal(next) {
            break;
        }
        current.play_unchecked(next);
        line.push(next);
    }
    line
}

fn unwinnable(position: &Chess, forced: &[Step], proof: Proof) -> Verdict {
    if forced.is_empty() {
        return Verdict::Unwinnable { proof };
    }
    Verdict::Unwinnable { proof: Proof::Forced { line: moves(position, forced), then: Box::new(proof) } }
}

/// The line, replayed. A line that did not replay would be a fault of this crate; it is not passed on.
fn winnable(position: &Chess, side: Color, steps: Vec<Step>, nodes: u64) -> Verdict {
    let line = moves(position, &steps);
    if line.len() == steps.len() && replays_to_mate(position, side, &line) {
        return Verdict::Winnable { line };
    }
    Verdict::Undetermined { spent: Spent { nodes, cancelled: false } }
}
