//! Art. 9.6.1, 9.6.2, 5.1.1, 5.2.1 — What a whole game says by itself: the draws nobody has to claim, the
//! ply from which a claim was possible, and the end on the board.

use shakmaty::{Chess, Move, Position, Setup};

use crate::advice::Advice;
use crate::art03_fast_check::is_legal_fast;
use crate::art05_end_of_game::mate_or_stalemate;
use crate::art09_position_key::PositionKey;
use crate::art09_repetition::{FIFTY_MOVES_PLIES, SEVENTY_FIVE_MOVES_PLIES, first_quiet, first_repeated};
use crate::art10_points::Outcome;
use crate::articles::{APPEAL, AUTOMATIC_DRAW, FIVEFOLD, SEVENTY_FIVE_MOVES, SIGNED_SCORESHEETS};
use crate::colour::Colour;
use crate::edition::Edition;
use crate::message::Message;
use crate::replay::Replay;

/// How a game ended on the board, without anybody saying so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardEnd {
    /// Checkmate, given by this side.
    Checkmate(Colour),
    /// Stalemate.
    Stalemate,
    /// The same position for the fifth time.
    Fivefold,
    /// Seventy-five moves by each side without capture and pawn move.
    SeventyFive,
}

impl BoardEnd {
    /// The result.
    pub const fn outcome(self) -> Outcome {
        match self {
            BoardEnd::Checkmate(winner) => Outcome::Win(winner),
            BoardEnd::Stalemate | BoardEnd::Fivefold | BoardEnd::SeventyFive => Outcome::Draw,
        }
    }
}

/// A move as it is numbered on the scoresheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MoveNumber {
    /// The number, from 1.
    pub number: u32,
    /// Whose move.
    pub player: Colour,
}

impl Default for MoveNumber {
    fn default() -> MoveNumber {
        MoveNumber { number: 1, player: Colour::White }
    }
}

impl MoveNumber {
    /// The move to be made in what stands on the board.
    pub fn of(setup: &Setup) -> MoveNumber {
        MoveNumber { number: setup.fullmoves.get(), player: Colour::from(setup.turn) }
    }

    /// The move of a ply, where this is the first move of the record and its ply is 1. Ply 0 gives the move
    /// before it.
    #[must_use]
    pub fn at_ply(self, ply: usize) -> MoveNumber {
        let black_first = usize::from(self.player == Colour::Black);
        match ply.checked_sub(1) {
            Some(index) => {
                let index = index.saturating_add(black_first);
                let number = u32::try_from(index / 2).unwrap_or(u32::MAX).saturating_add(self.number);
                let player = if index.is_multiple_of(2) { Colour::White } else { Colour::Black };
                MoveNumber { number, player }
            }
            None => {
                let number = if black_first == 1 { self.number } else { self.number.saturating_sub(1) };
                MoveNumber { number, player: self.player.opponent() }
            }
        }
    }
}

/// Everything a finished game says by itself. Plies are counted from the start of the record, which is 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct WholeGame {
    /// The move the record begins with.
    pub first_move: MoveNumber,
    /// Legal plies played.
    pub plies: usize,
    /// First position that stood for the third time: claimable (9.2), not an end.
    pub first_threefold: Option<usize>,
    /// First position that stood for the fifth time (9.6.1).
    pub first_fivefold: Option<usize>,
    /// First ply with fifty quiet moves by each side: claimable (9.3), not an end.
    pub first_fifty: Option<usize>,
    /// First ply with seventy-five (9.6.2), even where mate on that ply goes first.
    pub first_seventy_five: Option<usize>,
    /// Where the game ended on the board, and how; the earliest such ply.
    pub ended: Option<(usize, BoardEnd)>,
    /// The same by checkmate or stalemate alone.
    pub terminal: Option<(usize, BoardEnd)>,
    /// The ply that was not legal, if one was: nothing after it has been looked at.
    pub not_legal: Option<usize>,
}

/// Art. 9.6, 5.1.1, 5.2.1 — Reads a whole game once.
///
/// Guaranteed: every ply is checked for third and fifth occurrence (exact comparison, no hashing), for fifty
/// and seventy-five moves, for checkmate and for stalemate. A position followed by a legal move is neither
/// mate nor stalemate, so only the last one is searched for moves. Not asked here: dead positions. Where
/// the game went on past its end the earliest end counts; mate on the seventy-fifth move goes first.
pub fn whole_game(start: &Chess, moves: &[Move]) -> WholeGame {
    let mut position = start.clone();
    let first_move = MoveNumber { number: start.fullmoves().get(), player: Colour::from(start.turn()) };
    let mut found = WholeGame { first_move, ..WholeGame::default() };
    // Positions since the last capture or pawn move, which no earlier position can equal.
    let mut window: Vec<(PositionKey, u16)> = Vec::with_capacity(64);
    window.push((PositionKey::of(&position), 1));
    found.note_quiet(0, position.halfmoves());
    for (index, m) in moves.iter().enumerate() {
        let ply = index + 1;
        if !is_legal_fast(&position, *m) {
            found.not_legal = Some(ply);
            break;
        }
        position.play_unchecked(*m);
        found.plies = ply;
        if m.is_zeroing() {
            window.clear();
            window.push((PositionKey::of(&position), 1));
        } else {
            let key = PositionKey::without_en_passant(&position);
            // The same player has the move in every second position only; four plies is the shortest way back.
            let count = window
                .iter()
                .rev()
                .skip(3)
                .step_by(2)
                .find(|(earlier, _)| *earlier == key)
                .map_or(1, |(_, count)| count.saturating_add(1));
            window.push((key, count));
            if count >= 3 {
                found.note_repeated(ply, count);
            }
            found.note_quiet(ply, position.halfmoves());
        }
    }
    found.end_on_board(&position);
    found
}

impl WholeGame {
    /// What the game says under an edition: the old text has no draws that nobody has to claim.
    #[must_use]
    pub fn under(self, edition: Edition) -> WholeGame {
        match edition {
            Edition::Fide2023 => self,
            Edition::Old => {
                WholeGame { first_fivefold: None, first_seventy_five: None, ended: self.terminal, ..self }
            }
        }
    }

    fn note_repeated(&mut self, ply: usize, count: u16) {
        self.first_threefold.get_or_insert(ply);
        if count >= 5 {
            self.first_fivefold.get_or_insert(ply);
        }
    }

    fn note_quiet(&mut self, ply: usize, quiet_plies: u32) {
        if quiet_plies >= FIFTY_MOVES_PLIES {
            self.first_fifty.get_or_insert(ply);
            if quiet_plies >= SEVENTY_FIVE_MOVES_PLIES {
                self.first_seventy_five.get_or_insert(ply);
            }
        }
    }

    fn end_on_board(&mut self, last: &Chess) {
        // Mate and stalemate first: on the same ply they go before 9.6.
        let terminal = if !last.legal_moves().is_empty() {
            None
        } else if last.is_check() {
            Some(BoardEnd::Checkmate(Colour::from(!last.turn())))
        } else {
            Some(BoardEnd::Stalemate)
        };
        self.terminal = terminal.map(|end| (self.plies, end));
        self.ended = [
            self.terminal,
            self.first_fivefold.map(|ply| (ply, BoardEnd::Fivefold)),
            self.first_seventy_five.map(|ply| (ply, BoardEnd::SeventyFive)),
        ]
        .into_iter()
        .flatten()
        .min_by_key(|(ply, _)| *ply);
    }
}

/// The same for a game that may contain illegal moves. Slower; every position is searched for moves.
pub fn whole_game_of(replay: &Replay) -> WholeGame {
    WholeGame {
        first_move: replay.at(0).map(|start| MoveNumber::of(&start.setup)).unwrap_or_default(),
        plies: replay.plies(),
        first_threefold: first_repeated(replay, 3),
        first_fivefold: first_repeated(replay, 5),
        first_fifty: first_quiet(replay, FIFTY_MOVES_PLIES),
        first_seventy_five: first_quiet(replay, SEVENTY_FIVE_MOVES_PLIES),
        ended: end_on_board(replay),
        terminal: mated_or_stalemated(replay),
        not_legal: None,
    }
}

/// The end on the board of a game that may contain illegal moves: the earliest ply at which it was over.
pub fn end_on_board(replay: &Replay) -> Option<(usize, BoardEnd)> {
    let fivefold = first_repeated(replay, 5).map(|ply| (ply, BoardEnd::Fivefold));
    let seventy_five = first_quiet(replay, SEVENTY_FIVE_MOVES_PLIES).map(|ply| (ply, BoardEnd::SeventyFive));
    let ends = [mated_or_stalemated(replay), fivefold, seventy_five];
    ends.into_iter().flatten().min_by_key(|(ply, _)| *ply)
}

fn mated_or_stalemated(replay: &Replay) -> Option<(usize, BoardEnd)> {
    replay.placed().iter().enumerate().find_map(|(ply, placed)| {
        // A position the game went on from by a legal move is no end; the others are searched.
        let went_on = replay.at(ply + 1).is_some_and(|next| next.reached_by.is_some());
        let position = placed.position.as_ref().filter(|_| !went_on)?;
        Some((ply, mate_or_stalemate(Edition::Fide2023, position)?.outcome))
    })
}

/// When the arbiter learns of a draw under 9.6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LearntWhen {
    /// The game is still going on.
    DuringGame,
    /// It has ended with this result.
    AfterGame(Outcome),
}

/// Art. 9.6.1, 9.6.2 — What follows when the arbiter learns of five occurrences or seventy-five moves?
///
/// During the game he stops it, however many moves were made since. Afterwards the result stands unless the
/// matter is raised and the arbiter or the appeal decides otherwise (Arbiters' Manual 2025 at 8.7, 9.6).
/// `None` where neither has happened. The old text has no such draws.
pub fn automatic_draw(edition: Edition, game: &WholeGame, learnt: LearntWhen) -> Option<Advice<Outcome>> {
    let (ply, end) = game.ended?;
    let (article, id) = match end {
        BoardEnd::Checkmate(_) | BoardEnd::Stalemate => return None,
        BoardEnd::Fivefold => (FIVEFOLD, "law-says-fivefold"),
        BoardEnd::SeventyFive => (SEVENTY_FIVE_MOVES, "law-says-seventy-five"),
    };
    if edition == Edition::Old {
        return None;
    }
    let both = game.first_fivefold == Some(ply) && game.first_seventy_five == Some(ply);
    let mut because = vec![article];
    if both {
        because.push(SEVENTY_FIVE_MOVES);
    }
    because.push(AUTOMATIC_DRAW);
    let last = game.first_move.at_ply(ply);
    let message = Message::new(id).with("number", last.number).with("player", last.player);
    let advice = Advice::new(Outcome::Draw, edition, &because).saying(message);
    Some(match learnt {
        LearntWhen::DuringGame => advice,
        LearntWhen::AfterGame(Outcome::Draw) => advice,
        LearntWhen::AfterGame(_) => advice
            .citing([SIGNED_SCORESHEETS.cite_in(edition), APPEAL.cite_in(edition)])
            .saying(Message::new("law-says-automatic-after-game"))
            .at_discretion(),
    })
}
