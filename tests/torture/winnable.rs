//! Random positions in which solvers go wrong: kings and pawns, blocked structures, bishops behind chains.
//!
//! `torture-winnable [positions] [seed]`: every position is asked for both sides. Every line is replayed and
//! every "unwinnable" proved again by listing all positions that can follow, both with another move
//! generator (cozy-chess) and without a word of the solver's own code; proofs are checked besides. One
//! contradiction fails the run. Lists that would pass a million positions are counted, not completed.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use cozy_chess::{Board, Color, File, GameStatus, Move, Piece, Rank, Square};
use shakmaty::{CastlingMode, Chess, fen::Fen};
use winnable::{Budget, Control, Proof, Verdict, can_checkmate, verify};

/// What a run has seen.
#[derive(Default, Debug)]
pub struct Counts {
    /// Positions made.
    pub positions: u64,
    /// Questions asked, two for each.
    pub queries: u64,
    /// Answers with a line.
    pub winnable: u64,
    /// Answers with a proof.
    pub unwinnable: u64,
    /// Of these, proofs that needed more than a look at the material or at the side to move.
    pub by_search: u64,
    /// No answer.
    pub undetermined: u64,
    /// Proofs confirmed by listing everything that can follow.
    pub proved_again: u64,
    /// Proofs for which the list would be too long.
    pub beyond_cap: u64,
    /// Faults of the solver.
    pub contradictions: u64,
}

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|arg| arg.parse::<u64>().ok());
    let wanted = numbers.next().unwrap_or(20_000);
    let counts = run(wanted, numbers.next().unwrap_or(1), 1_000_000);
    assert_eq!(counts.contradictions, 0, "contradictions were found");
}

/// Asks `wanted` positions for both sides; lists `cap` positions at most to prove a claim again.
pub fn run(wanted: u64, seed: u64, cap: usize) -> Counts {
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut counts = Counts::default();
    while counts.positions < wanted {
        let Some((board, position)) = random_position(&mut dice) else { continue };
        counts.positions += 1;
        for side in [shakmaty::Color::White, shakmaty::Color::Black] {
            ask(&board, &position, side, cap, &mut counts);
        }
        if counts.positions.is_multiple_of(10_000) {
            println!("{counts:?}");
        }
    }
    println!("{counts:?}");
    counts
}

fn ask(board: &Board, position: &Chess, side: shakmaty::Color, cap: usize, counts: &mut Counts) {
    counts.queries += 1;
    let winner = side.fold_wb(Color::White, Color::Black);
    match can_checkmate(position, side, &Budget::INTERACTIVE, &mut |_| Control::Continue) {
        Verdict::Winnable { line } => {
            counts.winnable += 1;
            let uci: Vec<String> =
                line.iter().map(|m| m.to_uci(CastlingMode::Chess960).to_string()).collect();
            if !replays(board, winner, &uci) {
                counts.contradictions += 1;
                println!("LINE DOES NOT MATE: {board} {side} {uci:?}");
            }
        }
        Verdict::Unwinnable { proof } => {
            counts.unwinnable += 1;
            counts.by_search += u64::from(!matches!(proof, Proof::Material(_) | Proof::Ended));
            if let Err(error) = verify(position, side, &proof) {
                counts.contradictions += 1;
                println!("PROOF REJECTED: {board} {side}: {error}");
            }
            match mate_exists(board, winner, cap) {
                Some(false) => counts.proved_again += 1,
                Some(true) => {
                    counts.contradictions += 1;
                    println!("A MATE EXISTS: {board} {side}");
                }
                None => counts.beyond_cap += 1,
            }
        }
        Verdict::Undetermined { .. } => counts.undetermined += 1,
    }
}

fn replays(board: &Board, winner: Color, line: &[String]) -> bool {
    let mut board = board.clone();
    for uci in line {
        let Ok(next) = uci.parse::<Move>() else { return false };
        if board.try_play(next).is_err() {
            return false;
        }
    }
    mated(&board, winner)
}

fn mated(board: &Board, winner: Color) -> bool {
    board.side_to_move() != winner && board.status() == GameStatus::Won
}

/// Whether a mate by `winner` can be reached, by listing everything that can; nothing beyond the cap.
fn mate_exists(root: &Board, winner: Color, cap: usize) -> Option<bool> {
    let mut seen: HashSet<Key, BuildHasherDefault<Mix>> = HashSet::default();
    seen.insert(key(root));
    let mut waiting = vec![root.clone()];
    while let Some(board) = waiting.pop() {
        if mated(&board, winner) {
            return Some(true);
        }
        if board.colors(winner).len() == 1 {
            // A king alone never gives check, and never gets company again.
            continue;
        }
        let mut moves = Vec::new();
        board.generate_moves(|piece_moves| {
            moves.extend(piece_moves);
            false
        });
        for next in moves {
            let mut after = board.clone();
            after.play_unchecked(next);
            if seen.insert(key(&after)) {
                if seen.len() > cap {
                    return None;
                }
                waiting.push(after);
            }
        }
    }
    Some(false)
}

type Key = [u64; 6];

/// A plain mixing hash; the keys themselves are exact.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.0 = (self.0 ^ u64::from_ne_bytes(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            self.0 ^= self.0 >> 31;
        }
    }
}

/// A position without its clocks. The positions here have no castling rights.
fn key(board: &Board) -> Key {
    let of = |piece: Piece| board.pieces(piece).0;
    let ep = board.en_passant().map_or(0, |file| 1 + file as u64);
    [
        board.colors(Color::White).0,
        of(Piece::Pawn) | of(Piece::Rook),
        of(Piece::Knight) | of(Piece::Rook) | of(Piece::King),
        of(Piece::Bishop) | of(Piece::King),
        of(Piece::Queen),
        ep << 1 | board.side_to_move() as u64,
    ]
}

struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }
}

/// A position both libraries accept.
fn random_position(dice: &mut Dice) -> Option<(Board, Chess)> {
    let mut squares: Squares = [None; 64];
    // Claims about blocked structures take a second each to prove again, so they are the fewest.
    let kind = match dice.below(400) {
        0..=339 => 0,
        340..=359 => 3,
        360..=384 => 1,
        _ => 2,
    };
    // A wall: on most files a pair of pawns face to face, the rank changing by at most one.
    let density = [4 + dice.below(5), 7 + dice.below(2), 6 + dice.below(3), dice.below(3)][kind];
    let mut rank = 1 + dice.below(5);
    for file in 0..8 {
        rank = (rank + dice.below(3)).clamp(2, 6) - 1;
        if dice.below(8) < density {
            let file = File::index(file);
            squares[Square::new(file, Rank::index(rank as usize)) as usize] =
                Some((Color::White, Piece::Pawn));
            squares[Square::new(file, Rank::index(rank as usize + 1)) as usize] =
                Some((Color::Black, Piece::Pawn));
        }
    }
    if kind == 3 {
        return huddle(dice, squares);
    }
    let mut put = |dice: &mut Dice, color: Color, piece: Piece| {
        let (low, span) = if piece == Piece::Pawn { (8, 48) } else { (0, 64) };
        for _ in 0..20 {
            let square = (low + dice.below(span)) as usize;
            if squares[square].is_none() {
                squares[square] = Some((color, piece));
                return;
            }
        }
    };
    let color = |dice: &mut Dice| if dice.below(2) == 0 { Color::White } else { Color::Black };
    for _ in 0..dice.below(3) {
        let color = color(dice);
        put(dice, color, Piece::Pawn);
    }
    if kind > 0 {
        for _ in 0..dice.below(2 + kind as u64) {
            let color = color(dice);
            put(dice, color, Piece::Bishop);
        }
    }
    if kind == 2 && dice.below(4) == 0 {
        let color = color(dice);
        let piece = [Piece::Knight, Piece::Rook, Piece::Queen, Piece::Knight][dice.below(4) as usize];
        put(dice, color, piece);
    }
    put(dice, Color::White, Piece::King);
    put(dice, Color::Black, Piece::King);
    accepted(dice, &squares)
}

/// A king among its own men, which block one another, and a piece or two of the other side.
fn huddle(dice: &mut Dice, mut squares: Squares) -> Option<(Board, Chess)> {
    let king = dice.below(64) as i32;
    for square in 0..64 {
        let apart = ((square & 7) - (king & 7)).abs().max((square / 8 - king / 8).abs());
        let pawns = if (8..56).contains(&square) { 5 } else { 0 };
        squares[square as usize] = match apart {
            0 => Some((Color::Black, Piece::King)),
            1 if dice.below(8) < 7 => Some((Color::Black, beside(dice, pawns))),
            2 if dice.below(8) < 2 => Some((Color::Black, beside(dice, 2 * pawns))),
            1 | 2 => None,
            _ => squares[square as usize],
        };
    }
    let mut put = |dice: &mut Dice, piece: Piece| {
        let free = (0..20).map(|_| dice.below(64) as usize).find(|&square| squares[square].is_none());
        if let Some(square) = free {
            squares[square] = Some((Color::White, piece));
        }
    };
    put(dice, Piece::King);
    for _ in 0..1 + dice.below(2) {
        let piece = beside(dice, 0);
        put(dice, piece);
    }
    accepted(dice, &squares)
}

/// A pawn, so many times as often as each of the pieces.
fn beside(dice: &mut Dice, pawns: u64) -> Piece {
    let piece = [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen].get(dice.below(4 + pawns) as usize);
    piece.copied().unwrap_or(Piece::Pawn)
}

fn accepted(dice: &mut Dice, squares: &Squares) -> Option<(Board, Chess)> {
    let fen = fen(squares, dice.below(2) == 0);
    let board = Board::from_fen(&fen, false).ok()?;
    let position = fen.parse::<Fen>().ok()?.into_position(CastlingMode::Standard).ok()?;
    Some((board, position))
}

type Squares = [Option<(Color, Piece)>; 64];

fn fen(squares: &Squares, white_to_move: bool) -> String {
    let mut text = String::new();
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            let Some((color, piece)) = squares[rank * 8 + file] else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                text += &empty.to_string();
                empty = 0;
            }
            let letter = char::from(piece);
            text.push(if color == Color::White { letter.to_ascii_uppercase() } else { letter });
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        if rank > 0 {
            text.push('/');
        }
    }
    format!("{text} {} - - 0 1", if white_to_move { 'w' } else { 'b' })
}
