//! Chess the plain way: sixty-four squares, one letter each, every rule spelt out. Shares no code with the
//! program and cares for nothing but being easy to check by eye.

use std::collections::HashMap;

#[derive(Clone)]
pub struct Naive {
    /// `a1` first; capitals are White's, `.` is empty.
    squares: [char; 64],
    white_to_move: bool,
    /// White king side, White queen side, Black king side, Black queen side.
    rights: [bool; 4],
    en_passant: Option<usize>,
    pub quiet: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    pub from: usize,
    pub to: usize,
    pub promotion: Option<char>,
}

pub fn name(square: usize) -> String {
    format!("{}{}", (b'a' + (square % 8) as u8) as char, square / 8 + 1)
}

impl Naive {
    /// A position from a FEN.
    pub fn new(fen: &str) -> Naive {
        let mut words = fen.split_whitespace();
        let mut squares = ['.'; 64];
        for (row, line) in words.next().unwrap_or("").split('/').enumerate() {
            let mut file = 0;
            for c in line.chars() {
                match c.to_digit(10) {
                    Some(empty) => file += empty as usize,
                    None => {
                        squares[(7 - row) * 8 + file] = c;
                        file += 1;
                    }
                }
            }
        }
        let white_to_move = words.next() == Some("w");
        let castling = words.next().unwrap_or("-");
        let rights = ['K', 'Q', 'k', 'q'].map(|c| castling.contains(c));
        let en_passant = words.next().filter(|text| *text != "-").map(|text| {
            let bytes = text.as_bytes();
            (bytes[0] - b'a') as usize + (bytes[1] - b'1') as usize * 8
        });
        let quiet = words.next().and_then(|text| text.parse().ok()).unwrap_or(0);
        Naive { squares, white_to_move, rights, en_passant, quiet }
    }

    fn own(&self, square: usize) -> bool {
        let c = self.squares[square];
        c != '.' && c.is_ascii_uppercase() == self.white_to_move
    }

    fn enemy(&self, square: usize) -> bool {
        let c = self.squares[square];
        c != '.' && c.is_ascii_uppercase() != self.white_to_move
    }

    /// The square so many files and ranks away, if it is on the board.
    fn away(square: usize, files: i32, ranks: i32) -> Option<usize> {
        let (file, rank) = (square as i32 % 8 + files, square as i32 / 8 + ranks);
        ((0..8).contains(&file) && (0..8).contains(&rank)).then_some((rank * 8 + file) as usize)
    }

    /// Is the square attacked by the side named?
    fn attacked(&self, square: usize, by_white: bool) -> bool {
        let is = |at: Option<usize>, letters: &str| {
            at.is_some_and(|at| {
                let c = self.squares[at];
                c != '.' && c.is_ascii_uppercase() == by_white && letters.contains(c.to_ascii_lowercase())
            })
        };
        let pawn_rank = if by_white { -1 } else { 1 };
        if is(Self::away(square, -1, pawn_rank), "p") || is(Self::away(square, 1, pawn_rank), "p") {
            return true;
        }
        let jumps = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
        if jumps.iter().any(|(f, r)| is(Self::away(square, *f, *r), "n")) {
            return true;
        }
        for f in -1..=1 {
            for r in -1..=1 {
                if (f, r) == (0, 0) {
                    continue;
                }
                if is(Self::away(square, f, r), "k") {
                    return true;
                }
                let line = if f == 0 || r == 0 { "rq" } else { "bq" };
                let mut at = Self::away(square, f, r);
                while let Some(here) = at {
                    if self.squares[here] != '.' {
                        if is(Some(here), line) {
                            return true;
                        }
                        break;
                    }
                    at = Self::away(here, f, r);
                }
            }
        }
        false
    }

    pub fn in_check(&self) -> bool {
        let king = if self.white_to_move { 'K' } else { 'k' };
        self.squares.iter().position(|c| *c == king).is_some_and(|at| self.attacked(at, !self.white_to_move))
    }

    fn candidate_steps(&self) -> Vec<Step> {
        let mut steps = vec![];
        for from in (0..64).filter(|square| self.own(*square)) {
            let piece = self.squares[from].to_ascii_lowercase();
            let mut go = |to: usize| steps.push(Step { from, to, promotion: None });
            match piece {
                'p' => self.pawn_steps(from, &mut steps),
                'n' => {
                    for (f, r) in [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)] {
                        if let Some(to) = Self::away(from, f, r).filter(|to| !self.own(*to)) {
                            go(to);
                        }
                    }
                }
                'k' => {
                    for f in -1..=1 {
                        for r in -1..=1 {
                            if let Some(to) = Self::away(from, f, r).filter(|to| !self.own(*to)) {
                                go(to);
                            }
                        }
                    }
                    self.castlings(from, &mut steps);
                }
                _ => {
                    for f in -1..=1 {
                        for r in -1..=1 {
                            let straight = f == 0 || r == 0;
                            if (f, r) == (0, 0) || (piece == 'r' && !straight) || (piece == 'b' && straight) {
                                continue;
                            }
                            let mut at = Self::away(from, f, r);
                            while let Some(to) = at.filter(|to| !self.own(*to)) {
                                go(to);
                                at = if self.enemy(to) { None } else { Self::away(to, f, r) };
                            }
                        }
                    }
                }
            }
        }
        steps
    }

    fn pawn_steps(&self, from: usize, steps: &mut Vec<Step>) {
        let (ahead, first, last) = if self.white_to_move { (1, 1, 7) } else { (-1, 6, 0) };
        let mut push = |to: usize| {
            if to / 8 == last {
                for promotion in ['q', 'r', 'b', 'n'] {
                    steps.push(Step { from, to, promotion: Some(promotion) });
                }
            } else {
                steps.push(Step { from, to, promotion: None });
            }
        };
        if let Some(one) = Self::away(from, 0, ahead).filter(|to| self.squares[*to] == '.') {
            push(one);
            if from / 8 == first
                && let Some(two) = Self::away(one, 0, ahead).filter(|to| self.squares[*to] == '.')
            {
                push(two);
            }
        }
        for f in [-1, 1] {
            if let Some(to) = Self::away(from, f, ahead)
                && (self.enemy(to) || self.en_passant == Some(to))
            {
                push(to);
            }
        }
    }

    fn castlings(&self, king: usize, steps: &mut Vec<Step>) {
        let home = if self.white_to_move { 4 } else { 60 };
        if king != home || self.attacked(king, !self.white_to_move) {
            return;
        }
        let offset = if self.white_to_move { 0 } else { 2 };
        let rook = if self.white_to_move { 'R' } else { 'r' };
        let free = |squares: &[usize]| squares.iter().all(|square| self.squares[*square] == '.');
        let safe =
            |squares: &[usize]| squares.iter().all(|square| !self.attacked(*square, !self.white_to_move));
        if self.rights[offset]
            && self.squares[home + 3] == rook
            && free(&[home + 1, home + 2])
            && safe(&[home + 1, home + 2])
        {
            steps.push(Step { from: home, to: home + 2, promotion: None });
        }
        if self.rights[offset + 1]
            && self.squares[home - 4] == rook
            && free(&[home - 1, home - 2, home - 3])
            && safe(&[home - 1, home - 2])
        {
            steps.push(Step { from: home, to: home - 2, promotion: None });
        }
    }

    /// The position after a step.
    pub fn after(&self, step: Step) -> Naive {
        let mut next = self.clone();
        let piece = self.squares[step.from];
        let lower = piece.to_ascii_lowercase();
        let captures = self.enemy(step.to);
        next.squares[step.from] = '.';
        next.squares[step.to] = match step.promotion {
            Some(promotion) if self.white_to_move => promotion.to_ascii_uppercase(),
            Some(promotion) => promotion,
            None => piece,
        };
        if lower == 'p' && self.en_passant == Some(step.to) {
            next.squares[step.from / 8 * 8 + step.to % 8] = '.';
        }
        if lower == 'k' && step.from.abs_diff(step.to) == 2 {
            let (rook_from, rook_to) =
                if step.to > step.from { (step.to + 1, step.to - 1) } else { (step.to - 2, step.to + 1) };
            next.squares[rook_to] = next.squares[rook_from];
            next.squares[rook_from] = '.';
        }
        next.en_passant =
            (lower == 'p' && step.from.abs_diff(step.to) == 16).then_some((step.from + step.to) / 2);
        for (right, king, rook) in [(0, 4, 7), (1, 4, 0), (2, 60, 63), (3, 60, 56)] {
            if [king, rook].contains(&step.from) || step.to == rook {
                next.rights[right] = false;
            }
        }
        next.quiet = if lower == 'p' || captures { 0 } else { self.quiet + 1 };
        next.white_to_move = !self.white_to_move;
        next
    }

    /// Every step that leaves the own king safe.
    pub fn steps(&self) -> Vec<Step> {
        let mut steps = self.candidate_steps();
        steps.retain(|step| {
            let mut after = self.after(*step);
            after.white_to_move = self.white_to_move;
            !after.in_check()
        });
        steps
    }

    /// What must be equal for two positions to be the same (9.2.3): men, squares, player, castling rights, and an
    /// en passant capture that could really be made.
    pub fn sameness(&self) -> String {
        let capture = self.en_passant.filter(|square| {
            self.steps()
                .iter()
                .any(|step| step.to == *square && self.squares[step.from].eq_ignore_ascii_case(&'p'))
        });
        format!("{:?}{}{:?}{capture:?}", self.squares, self.white_to_move, self.rights)
    }
}

/// What a game says by itself, counted the plain way.
#[derive(Debug, PartialEq, Eq, Default)]
pub struct Verdicts {
    pub third: Option<usize>,
    pub fifth: Option<usize>,
    pub fifty: Option<usize>,
    pub seventy_five: Option<usize>,
    /// Checkmate (true) or stalemate (false) at the end.
    pub no_moves: Option<bool>,
    pub final_count: usize,
    pub quiet: u32,
}

pub fn verdicts(start: &Naive, steps: &[Step]) -> Verdicts {
    let mut found = Verdicts::default();
    let mut counts: HashMap<String, usize> = HashMap::new();
    let mut position = start.clone();
    for ply in 0..=steps.len() {
        let count = counts.entry(position.sameness()).or_default();
        *count += 1;
        found.final_count = *count;
        if *count >= 3 {
            found.third.get_or_insert(ply);
        }
        if *count >= 5 {
            found.fifth.get_or_insert(ply);
        }
        if position.quiet >= 100 {
            found.fifty.get_or_insert(ply);
        }
        if position.quiet >= 150 {
            found.seventy_five.get_or_insert(ply);
        }
        if let Some(step) = steps.get(ply) {
            position = position.after(*step);
        }
    }
    found.quiet = position.quiet;
    found.no_moves = position.steps().is_empty().then(|| position.in_check());
    found
}
