//! Art. 5, 6.9, 9.6 — How the game ended, in the order in which things happened on the board.

use shakmaty::{Chess, Position};

use crate::advice::Advice;
use crate::announced::{Announced, DrawLimit};
use crate::art07_illegal_move::GameEffect;
use crate::art09_automatic_draw::BoardEnd;
use crate::art10_points::Outcome;
use crate::articles::{
    AUTOMATIC_DRAW, CHECKMATE, DEAD_POSITION, DRAW_AGREED, DRAW_LIMIT, FIVEFOLD, FLAG_NOTICED, LOST_ON_TIME,
    MATE_WINS, MATED_LOSES, NO_DRAW_FOR_WANT_OF_MATE, NOBODY_CAN_MATE, PENALTY_GAME_LOST, RESIGNATION,
    SEVENTY_FIVE_MOVES, STALEMATE,
};
use crate::citation::Article;
use crate::colour::Colour;
use crate::edition::Edition;
use crate::mate_answer::MateAnswer;
use crate::message::Message;

/// Something that ends a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EndEvent {
    /// The board ended it: mate, stalemate, five times, seventy-five moves.
    OnBoard(BoardEnd),
    /// Neither side can mate by any series of legal moves.
    DeadPosition,
    /// The players agreed a draw.
    Agreement {
        /// Moves White has made.
        white_moves: u32,
        /// Moves Black has made.
        black_moves: u32,
        /// The arbiter consented, where the competition limits agreement.
        consent: bool,
    },
    /// This player resigned.
    Resignation {
        /// Who resigned.
        by: Colour,
        /// Can his opponent mate from the position on the board?
        opponent_can_mate: MateAnswer,
    },
    /// This player's flag was noticed with too few moves completed.
    Flag {
        /// Whose flag.
        of: Colour,
        /// Can his opponent mate from the position on the board?
        opponent_can_mate: MateAnswer,
    },
    /// The arbiter decided: 11.3.2.2, 11.7, 12.9.6.
    Decision(Outcome),
}

/// An event with the number of plies made on the board before it. Of two events after the same ply the one
/// listed first happened first, except that what the board says holds from the moment the move is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TimedEnd {
    /// Plies made.
    pub after_ply: usize,
    /// What happened.
    pub event: EndEvent,
}

impl EndEvent {
    const fn article(self) -> Article {
        match self {
            EndEvent::OnBoard(BoardEnd::Checkmate(_)) => CHECKMATE,
            EndEvent::OnBoard(BoardEnd::Stalemate) => STALEMATE,
            EndEvent::OnBoard(BoardEnd::Fivefold) => FIVEFOLD,
            EndEvent::OnBoard(BoardEnd::SeventyFive) => SEVENTY_FIVE_MOVES,
            EndEvent::DeadPosition => DEAD_POSITION,
            EndEvent::Agreement { .. } => DRAW_AGREED,
            EndEvent::Resignation { .. } => RESIGNATION,
            EndEvent::Flag { .. } => LOST_ON_TIME,
            EndEvent::Decision(_) => PENALTY_GAME_LOST,
        }
    }

    /// What the board says goes before what people say: mate, then stalemate and dead position, then 9.6.
    const fn rank(self) -> u8 {
        match self {
            EndEvent::OnBoard(BoardEnd::Checkmate(_)) => 0,
            EndEvent::OnBoard(BoardEnd::Stalemate) => 1,
            EndEvent::DeadPosition => 2,
            EndEvent::OnBoard(BoardEnd::Fivefold | BoardEnd::SeventyFive) => 3,
            EndEvent::Agreement { .. }
            | EndEvent::Resignation { .. }
            | EndEvent::Flag { .. }
            | EndEvent::Decision(_) => 4,
        }
    }
}

/// Art. 5.1.1, 5.1.2, 5.2.1–5.2.3, 6.8, 6.9, 9.6 — How did the game end?
///
/// The earliest event that ends the game decides and later ones are void: resigning after stalemate is a
/// draw, a flag noticed after mate changes nothing, the fifth occurrence beats a later flag even if nobody
/// saw it then. An agreement before both have made a move, or against the limit without consent, ends
/// nothing. `GoesOn` where nothing did. Under the old text there is no dead position, no automatic draw and
/// no mate question: the flag loses and so does resigning.
pub fn end_of_game(announced: &Announced, events: &[TimedEnd]) -> Advice<GameEffect> {
    let mut ordered: Vec<&TimedEnd> = events.iter().collect();
    ordered.sort_by_key(|timed| (timed.after_ply, timed.event.rank()));
    let mut void: Vec<Void> = vec![];
    for timed in ordered {
        match one_end(announced, timed.event) {
            Ok(mut advice) => {
                if let EndEvent::OnBoard(end) = timed.event {
                    advice = advice.citing(same_moment(announced, events, timed.after_ply, end));
                }
                return void.into_iter().fold(advice, |advice, void| advice.saying(void.says));
            }
            Err(nothing) => void.push(nothing),
        }
    }
    let because: Vec<Article> = void.iter().map(|void| void.because).collect();
    let advice = Advice::new(GameEffect::GoesOn, announced.edition, &because)
        .saying(Message::new("law-says-nothing-ended"));
    void.into_iter().fold(advice, |advice, void| advice.saying(void.says))
}

/// Stalemate that is also the seventy-fifth move is recorded as both.
fn same_moment(
    announced: &Announced,
    events: &[TimedEnd],
    ply: usize,
    end: BoardEnd,
) -> Vec<crate::Citation> {
    if !matches!(end, BoardEnd::Stalemate | BoardEnd::Fivefold | BoardEnd::SeventyFive) {
        return vec![];
    }
    events
        .iter()
        .filter(|other| other.after_ply == ply)
        .filter_map(|other| match other.event {
            EndEvent::OnBoard(BoardEnd::Fivefold) => Some(FIVEFOLD.cite_in(announced.edition)),
            EndEvent::OnBoard(BoardEnd::SeventyFive) => Some(SEVENTY_FIVE_MOVES.cite_in(announced.edition)),
            EndEvent::OnBoard(BoardEnd::Checkmate(_) | BoardEnd::Stalemate)
            | EndEvent::DeadPosition
            | EndEvent::Agreement { .. }
            | EndEvent::Resignation { .. }
            | EndEvent::Flag { .. }
            | EndEvent::Decision(_) => None,
        })
        .collect()
}

/// Why an event ended nothing.
struct Void {
    because: Article,
    says: Message,
}

/// What one event does, or why it does nothing.
fn one_end(announced: &Announced, event: EndEvent) -> Result<Advice<GameEffect>, Void> {
    let edition = announced.edition;
    let old = edition == Edition::Old;
    let ends = |outcome, because: &[Article], message| {
        Ok(Advice::new(GameEffect::Ends(outcome), edition, because).saying(message))
    };
    match event {
        EndEvent::OnBoard(BoardEnd::Checkmate(winner)) => ends(
            Outcome::Win(winner),
            &[CHECKMATE],
            Message::new("law-says-checkmate").with("winner", winner),
        ),
        EndEvent::OnBoard(BoardEnd::Stalemate) => {
            ends(Outcome::Draw, &[STALEMATE], Message::new("law-says-stalemate"))
        }
        EndEvent::OnBoard(BoardEnd::Fivefold | BoardEnd::SeventyFive) | EndEvent::DeadPosition if old => {
            Err(Void { because: event.article(), says: Message::new("law-says-not-in-old-text") })
        }
        EndEvent::OnBoard(BoardEnd::Fivefold) => {
            ends(Outcome::Draw, &[FIVEFOLD, AUTOMATIC_DRAW], Message::new("law-says-fivefold-drawn"))
        }
        EndEvent::OnBoard(BoardEnd::SeventyFive) => ends(
            Outcome::Draw,
            &[SEVENTY_FIVE_MOVES, AUTOMATIC_DRAW],
            Message::new("law-says-seventy-five-drawn"),
        ),
        EndEvent::DeadPosition => {
            ends(Outcome::Draw, &[DEAD_POSITION, NOBODY_CAN_MATE], Message::new("law-says-dead-position"))
        }
        EndEvent::Agreement { white_moves, black_moves, consent } => {
            agreement(announced, white_moves, black_moves, consent)
        }
        EndEvent::Resignation { by, opponent_can_mate } => {
            Ok(lost_unless_no_mate(edition, by, opponent_can_mate, &[RESIGNATION], Because::Resigned))
        }
        EndEvent::Flag { of, opponent_can_mate } => Ok(lost_unless_no_mate(
            edition,
            of,
            opponent_can_mate,
            &[LOST_ON_TIME, FLAG_NOTICED],
            Because::Flag,
        )),
        EndEvent::Decision(outcome) => {
            ends(outcome, outcome.articles(), Message::new("law-says-decided-by-arbiter"))
        }
    }
}

fn agreement(
    announced: &Announced,
    white_moves: u32,
    black_moves: u32,
    consent: bool,
) -> Result<Advice<GameEffect>, Void> {
    if announced.edition == Edition::Fide2023 && (white_moves == 0 || black_moves == 0) {
        return Err(Void { because: DRAW_AGREED, says: Message::new("law-says-agreement-before-move") });
    }
    let limited = match announced.draw_limit {
        DrawLimit::None => false,
        DrawLimit::BeforeMove(number) => white_moves.min(black_moves) < u32::from(number),
        DrawLimit::ConsentOnly => true,
    };
    if limited && !consent {
        return Err(Void { because: DRAW_LIMIT, says: Message::new("law-says-agreement-limited") });
    }
    let mut because = vec![DRAW_AGREED];
    if limited {
        because.push(DRAW_LIMIT);
    }
    // The old note: thirty moves by each side; fewer may be a matter of conduct even where nothing was announced.
    let premature = announced.edition == Edition::Old && white_moves.min(black_moves) < 30;
    if premature {
        because.push(DRAW_LIMIT);
    }
    let advice = Advice::new(GameEffect::Ends(Outcome::Draw), announced.edition, &because)
        .saying(Message::new("law-says-agreed"));
    Ok(if premature { advice.saying(Message::new("law-says-agreed-premature")) } else { advice })
}

/// Why a player would lose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Because {
    Resigned,
    Flag,
}

/// A loss that becomes a draw if the opponent cannot mate by any series of legal moves.
pub(crate) fn lost_unless_no_mate(
    edition: Edition,
    loser: Colour,
    opponent_can_mate: MateAnswer,
    because: &[Article],
    why: Because,
) -> Advice<GameEffect> {
    let lost = Outcome::Win(loser.opponent());
    let answer = match edition {
        Edition::Fide2023 => opponent_can_mate,
        // The old text never asks: the flag loses, and so does resigning.
        Edition::Old => MateAnswer::CanMate,
    };
    let never_asked = edition == Edition::Old && opponent_can_mate == MateAnswer::CannotMate;
    let (effect, id) = match (answer, why) {
        (MateAnswer::CanMate, Because::Resigned) => (GameEffect::Ends(lost), "law-says-resigned"),
        (MateAnswer::CanMate, Because::Flag) => (GameEffect::Ends(lost), "law-says-lost-on-time"),
        (MateAnswer::CannotMate, Because::Resigned) => {
            (GameEffect::Ends(Outcome::Draw), "law-says-resigned-no-mate")
        }
        (MateAnswer::CannotMate, Because::Flag) => (GameEffect::Ends(Outcome::Draw), "law-says-flag-no-mate"),
        (MateAnswer::Undetermined, _) => (
            GameEffect::HangsOnMate { can_mate: lost, cannot_mate: Outcome::Draw },
            "law-says-mate-question-open",
        ),
    };
    let advice = Advice::new(effect, edition, because)
        .saying(Message::new(id).with("loser", loser).with("opponent", loser.opponent()));
    if never_asked {
        return advice
            .citing([NO_DRAW_FOR_WANT_OF_MATE.cite_in(edition)])
            .saying(Message::new("law-says-old-no-mate-question"));
    }
    if answer == MateAnswer::Undetermined { advice.open() } else { advice }
}

/// Art. 5.1.2 — What follows when a player resigns in this position, with nothing else having happened?
///
/// Looks at the position first: after mate or stalemate resigning has no effect.
pub fn resignation(
    announced: &Announced,
    position: &Chess,
    by: Colour,
    opponent_can_mate: MateAnswer,
) -> Advice<GameEffect> {
    let mut events = vec![TimedEnd { after_ply: 0, event: EndEvent::Resignation { by, opponent_can_mate } }];
    if let Some(end) = mate_or_stalemate(announced.edition, position) {
        events.push(TimedEnd { after_ply: 0, event: EndEvent::OnBoard(end.outcome) });
    }
    end_of_game(announced, &events)
}

/// Art. 5.1.1, 5.2.1 — Mate and stalemate on the board, with citations.
pub fn mate_or_stalemate(edition: Edition, position: &Chess) -> Option<Advice<BoardEnd>> {
    if !position.legal_moves().is_empty() {
        return None;
    }
    Some(if position.is_check() {
        let winner = Colour::from(!position.turn());
        Advice::new(BoardEnd::Checkmate(winner), edition, &[CHECKMATE, MATE_WINS, MATED_LOSES])
            .saying(Message::new("law-says-checkmate").with("winner", winner))
    } else {
        Advice::new(BoardEnd::Stalemate, edition, &[STALEMATE]).saying(Message::new("law-says-stalemate"))
    })
}
