//! Random facts of every kind the Laws are asked with, the same stream in every run.

use laws::*;
use shakmaty::{Bitboard, Board, CastlingMode, Chess, Color, Move, Piece, Role, Setup, Square};

/// A fixed stream of anything.
pub struct Anything(pub u64);

impl Anything {
    pub fn bits(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.bits() % limit.max(1) as u64) as usize
    }

    pub fn yes(&mut self) -> bool {
        self.below(2) == 0
    }

    pub fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    pub fn count(&mut self) -> u32 {
        self.of(&[0, 1, 9, 10, 11, 40, 150, u32::MAX - 1, u32::MAX])
    }

    pub fn ms(&mut self) -> i64 {
        self.of(&[i64::MIN, -1, 0, 1, 59_999, 120_000, 5_400_000, i64::MAX - 1, i64::MAX])
    }

    pub fn square(&mut self) -> Square {
        Square::new(self.below(64) as u32)
    }

    pub fn role(&mut self) -> Role {
        self.of(&Role::ALL)
    }

    pub fn colour(&mut self) -> Colour {
        self.of(&Colour::BOTH)
    }

    pub fn outcome(&mut self) -> Outcome {
        self.of(&Outcome::ALL)
    }

    pub fn mate(&mut self) -> MateAnswer {
        self.of(&[MateAnswer::CanMate, MateAnswer::CannotMate, MateAnswer::Undetermined])
    }

    pub fn readings(&mut self) -> Readings {
        Readings { white_ms: self.ms(), black_ms: self.ms() }
    }

    pub fn maybe<T>(&mut self, one: impl FnOnce(&mut Anything) -> T) -> Option<T> {
        self.yes().then(|| one(self))
    }

    pub fn some<T>(&mut self, most: usize, mut one: impl FnMut(&mut Anything) -> T) -> Vec<T> {
        (0..self.below(most + 1)).map(|_| one(self)).collect()
    }

    pub fn mode(&mut self) -> CastlingMode {
        self.of(&[CastlingMode::Standard, CastlingMode::Chess960])
    }

    /// Any board: no kings, many kings, pawns on the last rank.
    pub fn setup(&mut self) -> Setup {
        let mut board = Board::empty();
        let kings = self.below(4);
        if kings > 0 {
            board.set_piece_at(self.square(), Role::King.of(Color::White));
            board.set_piece_at(self.square(), Role::King.of(Color::Black));
        }
        for _ in 0..self.below(24) {
            let role = if self.below(12) == 0 { self.role() } else { self.of(&Role::ALL[..5]) };
            let color = self.of(&Color::ALL);
            board.set_piece_at(self.square(), Piece { color, role });
        }
        Setup {
            board,
            turn: self.of(&Color::ALL),
            castling_rights: if self.yes() { Bitboard(self.bits()) } else { Bitboard::EMPTY },
            ep_square: self.maybe(Anything::square),
            halfmoves: self.of(&[0, 50, 99, 100, 149, 150, u32::MAX]),
            ..Setup::empty()
        }
    }

    pub fn game_move(&mut self) -> Move {
        match self.below(8) {
            0 => Move::EnPassant { from: self.square(), to: self.square() },
            1 => Move::Castle { king: self.square(), rook: self.square() },
            2 => Move::Put { role: self.role(), to: self.square() },
            _ => Move::Normal {
                role: self.role(),
                from: self.square(),
                capture: self.maybe(Anything::role),
                to: self.square(),
                promotion: self.maybe(Anything::role),
            },
        }
    }

    pub fn announced(&mut self) -> Announced {
        Announced {
            edition: self.of(&Edition::ALL),
            regime: self.of(&Regime::ALL),
            blitz_competition_minutes: self.of(&[0, 1, 2, 255]),
            default_time_min: self.maybe(|any| any.of(&[0, 30, u16::MAX])),
            white_clock_runs: self.yes(),
            draw_limit: self.of(&[
                DrawLimit::None,
                DrawLimit::BeforeMove(0),
                DrawLimit::BeforeMove(u16::MAX),
                DrawLimit::ConsentOnly,
            ]),
            scoring: Scoring {
                win: HalfPoints(self.below(256) as u8),
                draw: HalfPoints(self.below(256) as u8),
                loss: HalfPoints(self.below(256) as u8),
                forfeit_loss: HalfPoints(self.below(256) as u8),
            },
            device_penalty: self.of(&[DevicePenalty::Loss, DevicePenalty::Milder]),
            report_leaving: self.yes(),
            fines_announced: self.yes(),
            appeals: self.yes(),
            quickplay_finish: self.yes(),
            fifty_moves: self.of(&[0, 50, 70, u16::MAX]),
        }
    }

    pub fn noticed_by(&mut self) -> NoticedBy {
        self.of(&[NoticedBy::Arbiter, NoticedBy::Opponent, NoticedBy::Offender, NoticedBy::ThirdParty])
    }

    pub fn board_end(&mut self) -> BoardEnd {
        let winner = self.colour();
        self.of(&[
            BoardEnd::Checkmate(winner),
            BoardEnd::Stalemate,
            BoardEnd::Fivefold,
            BoardEnd::SeventyFive,
        ])
    }

    pub fn timed_end(&mut self) -> TimedEnd {
        let event = match self.below(6) {
            0 => EndEvent::OnBoard(self.board_end()),
            1 => EndEvent::DeadPosition,
            2 => EndEvent::Agreement {
                white_moves: self.count(),
                black_moves: self.count(),
                consent: self.yes(),
            },
            3 => EndEvent::Resignation { by: self.colour(), opponent_can_mate: self.mate() },
            4 => EndEvent::Flag { of: self.colour(), opponent_can_mate: self.mate() },
            _ => EndEvent::Decision(self.outcome()),
        };
        TimedEnd { after_ply: self.of(&[0, 1, 40, usize::MAX]), event }
    }

    /// A game with legal moves, positions from nowhere and moves from nowhere.
    pub fn replay(&mut self) -> Replay {
        let mode = self.mode();
        let mut replay = match self.below(3) {
            0 => Replay::of_setup(&self.setup(), mode),
            _ => Replay::new(Chess::default()),
        };
        for _ in 0..self.below(30) {
            match self.below(8) {
                0 => replay.place(&self.setup()),
                1 => {
                    let m = self.game_move();
                    let _ = replay.play(m);
                }
                _ => {
                    let moves = replay.moves();
                    if let Some(m) = moves.get(self.below(moves.len())) {
                        replay.play(*m).unwrap();
                    }
                }
            }
        }
        replay
    }
}
