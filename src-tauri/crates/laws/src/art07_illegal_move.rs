//! Art. 7.5 — Illegal moves: what is counted, what the opponent gains, when the game is lost, what stands.

use crate::advice::Advice;
use crate::announced::Announced;
use crate::art10_points::Outcome;
use crate::articles::{
    ARBITER_STOPS, BLITZ_BASIC, GAME_ENDED_EARLIER, ILLEGAL_MOVE, ILLEGAL_MOVE_COMPLETED,
    ILLEGAL_MOVE_PENALTY, MOVE_MADE, ONE_HAND, PAWN_NOT_PROMOTED, PREFACE_JUDGEMENT, PRESSED_WITHOUT_MOVE,
    PROMOTION, PROMOTION_MADE, RAPID_ILLEGAL_MOVE, RESTORING, SIGNED_SCORESHEETS, THIRD_PARTIES,
    TOUCHED_PIECE, TWO_HANDS,
};
use crate::citation::Article;
use crate::colour::Colour;
use crate::edition::Edition;
use crate::mate_answer::MateAnswer;
use crate::message::{Arg, Message};
use crate::readings::{Readings, minutes_ms};
use crate::regime::RateOfPlay;

/// The four acts that count as an illegal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum IllegalAct {
    /// 7.5.1 A move against Article 3, completed.
    IllegalMove,
    /// 7.5.2 A pawn on the last rank, clock pressed, not replaced.
    PawnNotPromoted,
    /// 7.5.3 Clock pressed without a move.
    PressedWithoutMove,
    /// 7.5.4 Two hands for one move, clock pressed.
    TwoHands,
}

impl IllegalAct {
    /// All four, in the order of the Articles.
    pub const ALL: [IllegalAct; 4] = [
        IllegalAct::IllegalMove,
        IllegalAct::PawnNotPromoted,
        IllegalAct::PressedWithoutMove,
        IllegalAct::TwoHands,
    ];

    /// The Article of this act.
    pub const fn article(self) -> Article {
        match self {
            IllegalAct::IllegalMove => ILLEGAL_MOVE_COMPLETED,
            IllegalAct::PawnNotPromoted => PAWN_NOT_PROMOTED,
            IllegalAct::PressedWithoutMove => PRESSED_WITHOUT_MOVE,
            IllegalAct::TwoHands => TWO_HANDS,
        }
    }

    /// The stable text.
    pub const fn code(self) -> &'static str {
        match self {
            IllegalAct::IllegalMove => "illegal-move",
            IllegalAct::PawnNotPromoted => "pawn-not-promoted",
            IllegalAct::PressedWithoutMove => "pressed-without-move",
            IllegalAct::TwoHands => "two-hands",
        }
    }

    /// Reads [`IllegalAct::code`] back.
    pub fn from_code(code: &str) -> Option<IllegalAct> {
        IllegalAct::ALL.into_iter().find(|act| act.code() == code)
    }
}

/// Who raised the irregularity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NoticedBy {
    /// An arbiter saw it happen.
    Arbiter,
    /// The opponent claims it.
    Opponent,
    /// The offender says so himself.
    Offender,
    /// Somebody else: a spectator, a captain, another player.
    ThirdParty,
}

/// When the irregularity was raised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NoticedWhen {
    /// Before the offender pressed the clock: the move is not completed.
    BeforePress,
    /// Completed, and the opponent has not yet made his next move. A touched piece is not a made move.
    BeforeReply,
    /// The opponent has made his next move, the game goes on.
    AfterReply,
    /// After the opponent's next move, and both players agree without the arbiter to take it back (A.5.2).
    AfterReplyBothAgree,
    /// The game has ended.
    AfterGame,
}

/// The facts of one illegal act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IllegalMoveFacts {
    /// What was done in this one action. Several faults in one action count once.
    pub acts: Vec<IllegalAct>,
    /// Who did it.
    pub offender: Colour,
    /// Illegal acts already counted against this player in this game.
    pub earlier: u8,
    /// When it was raised.
    pub when: NoticedWhen,
    /// By whom.
    pub by: NoticedBy,
    /// What the press added to the offender's clock: the increment, zero with delay or without.
    pub increment_ms: i64,
    /// Both clocks as they stand, the increment of the press included.
    pub clocks: Option<Readings>,
    /// Can the offender's opponent checkmate from the position on the board? Needed for the second one only.
    pub opponent_can_mate: MateAnswer,
    /// Can the position immediately before the irregularity be reconstructed?
    pub position_known: bool,
}

/// What becomes of the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Restore {
    /// What stands on the board stands.
    Nothing,
    /// The position immediately before the irregularity.
    Before,
    /// The last position that can be identified before the irregularity.
    LastIdentifiable,
    /// The pawn is replaced by a queen of its colour.
    QueenForPawn,
    /// The game is annulled and a new one played (old text).
    NewGame,
}

/// What becomes of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameEffect {
    /// It goes on.
    GoesOn,
    /// It ends so.
    Ends(Outcome),
    /// It ends: lost if the opponent can still mate, drawn if he cannot, and that is not decided.
    HangsOnMate {
        /// If he can.
        can_mate: Outcome,
        /// If he cannot.
        cannot_mate: Outcome,
    },
    /// It had ended already; its result stands.
    ResultStands,
}

/// What the Laws say on one illegal act.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct IllegalMoveRuling {
    /// The number it bears for this player in this game, if it counts.
    pub counts_as: Option<u8>,
    /// The game.
    pub game: GameEffect,
    /// Time added to the opponent's clock.
    pub opponent_gains_ms: i64,
    /// Increment taken back from the offender's clock.
    pub increment_removed_ms: i64,
    /// Both clocks after the changes, if they were given and the game goes on.
    pub clocks_after: Option<Readings>,
    /// The position.
    pub restore: Restore,
    /// Does the touched-piece rule bind the replacement move (4.3, 4.7)?
    pub touched_piece_binds: bool,
}

/// Art. 7.5.1–7.5.5, A.3, A.5.2, B.3 — What follows from an illegal act.
///
/// Readings chosen: increment gained by the press is taken back in every regime (Arbiters' Manual 2025 at
/// 7.1). Faults of one action count once (Manual, question 5). After the end of the game an illegal move
/// changes nothing (Manual at 7.5.1). Under A.5 and B.3 the window closes when the opponent's next move is
/// made, not when he touches a piece; and a third party's report alone opens nothing, since only the
/// arbiter who saw it acts, or the opponent who claims.
pub fn illegal_move(announced: &Announced, facts: &IllegalMoveFacts) -> Advice<IllegalMoveRuling> {
    match announced.edition {
        Edition::Fide2023 => illegal_move_2023(announced, facts),
        Edition::Old => illegal_move_old(facts),
    }
}

fn illegal_move_2023(announced: &Announced, facts: &IllegalMoveFacts) -> Advice<IllegalMoveRuling> {
    let acts: Vec<Article> = acts_of(facts).iter().map(|act| act.article()).collect();
    let stands = |because: &[Article], game, id| {
        let ruling = untouched(game, facts.clocks);
        Advice::new(ruling, Edition::Fide2023, because)
            .citing(acts.iter().map(|act| act.cite()))
            .saying(Message::new(id).with("offender", facts.offender))
    };
    match facts.when {
        NoticedWhen::BeforePress => {
            let mut advice = stands(
                &[ILLEGAL_MOVE_COMPLETED, TOUCHED_PIECE, MOVE_MADE],
                GameEffect::GoesOn,
                "law-says-illegal-not-completed",
            );
            advice.outcome.restore = Restore::Before;
            advice.outcome.touched_piece_binds = true;
            advice
        }
        NoticedWhen::AfterGame => stands(
            &[ILLEGAL_MOVE_COMPLETED, SIGNED_SCORESHEETS],
            GameEffect::ResultStands,
            "law-says-illegal-after-game",
        ),
        _ if announced.regime.competition_rules() => penalised(announced, facts),
        NoticedWhen::BeforeReply => match facts.by {
            NoticedBy::Arbiter | NoticedBy::Opponent => penalised(announced, facts),
            NoticedBy::Offender | NoticedBy::ThirdParty => stands(
                &[RAPID_ILLEGAL_MOVE, THIRD_PARTIES],
                GameEffect::GoesOn,
                "law-says-illegal-not-claimed",
            )
            .citing(basic(announced)),
        },
        NoticedWhen::AfterReply => {
            stands(&[RAPID_ILLEGAL_MOVE], GameEffect::GoesOn, "law-says-illegal-stands")
                .citing(basic(announced))
        }
        NoticedWhen::AfterReplyBothAgree => {
            let mut advice =
                stands(&[RAPID_ILLEGAL_MOVE], GameEffect::GoesOn, "law-says-illegal-players-agree")
                    .citing(basic(announced));
            advice.outcome.restore = Restore::Before;
            advice.at_discretion()
        }
    }
}

fn penalised(announced: &Announced, facts: &IllegalMoveFacts) -> Advice<IllegalMoveRuling> {
    let edition = Edition::Fide2023;
    let number = facts.earlier.saturating_add(1);
    let acts = acts_of(facts);
    let mut because: Vec<Article> = acts.iter().map(|act| act.article()).collect();
    because.push(ILLEGAL_MOVE_PENALTY);
    let ruling = IllegalMoveRuling { counts_as: Some(number), ..untouched(GameEffect::GoesOn, None) };
    let opponent = facts.offender.opponent();

    if facts.earlier > 0 {
        let lost = Outcome::Win(opponent);
        let (game, id) = match facts.opponent_can_mate {
            MateAnswer::CanMate => (GameEffect::Ends(lost), "law-says-illegal-second-loses"),
            MateAnswer::CannotMate => (GameEffect::Ends(Outcome::Draw), "law-says-illegal-second-draws"),
            MateAnswer::Undetermined => (
                GameEffect::HangsOnMate { can_mate: lost, cannot_mate: Outcome::Draw },
                "law-says-illegal-second-open",
            ),
        };
        let message = Message::new(id).with("offender", facts.offender).with("number", u32::from(number));
        let advice = Advice::new(IllegalMoveRuling { game, ..ruling }, edition, &because)
            .citing(window(announced, facts))
            .saying(message);
        return match game {
            GameEffect::HangsOnMate { .. } => advice.open(),
            GameEffect::GoesOn | GameEffect::Ends(_) | GameEffect::ResultStands => advice,
        };
    }

    let minutes = announced.added_minutes();
    let gains_ms = minutes_ms(minutes);
    let removed_ms = facts.increment_ms.max(0);
    let clocks_after =
        facts.clocks.map(|clocks| clocks.changed(facts.offender, -removed_ms).changed(opponent, gains_ms));
    let (restore, binds) = restoring(&acts, facts.position_known);
    let mut advice = Advice::new(
        IllegalMoveRuling {
            opponent_gains_ms: gains_ms,
            increment_removed_ms: removed_ms,
            clocks_after,
            restore,
            touched_piece_binds: binds,
            ..ruling
        },
        edition,
        &because,
    )
    .citing(announced.regime.minutes_citations(minutes))
    .citing(window(announced, facts))
    .saying(
        Message::new("law-says-illegal-first")
            .with("offender", facts.offender)
            .with("opponent", opponent)
            .with("minutes", u32::from(minutes)),
    );
    match restore {
        Restore::Before => advice = advice.saying(Message::new("law-says-restore-before")),
        Restore::LastIdentifiable => {
            advice = advice.saying(Message::new("law-says-restore-last-identifiable"))
        }
        Restore::QueenForPawn => advice = advice.saying(Message::new("law-says-queen-for-pawn")),
        Restore::Nothing | Restore::NewGame => {}
    }
    if binds {
        advice = advice
            .citing([TOUCHED_PIECE.cite(), MOVE_MADE.cite()])
            .saying(Message::new("law-says-touch-binds"));
    }
    if removed_ms > 0 {
        advice = advice.citing([RESTORING.cite()]).saying(
            Message::new("law-says-increment-removed")
                .with("offender", facts.offender)
                .with("time", Arg::Millis(removed_ms)),
        );
    }
    if acts.contains(&IllegalAct::TwoHands) {
        advice = advice.citing([ONE_HAND.cite()]);
    }
    advice
}

/// A promotion left undone is mended by the queen; pressing without a move leaves nothing to restore; a
/// move made with two hands was legal in itself and stands as made (4.7). Only a move against Article 3
/// takes the position back.
fn restoring(acts: &[IllegalAct], position_known: bool) -> (Restore, bool) {
    if acts.contains(&IllegalAct::IllegalMove) {
        (if position_known { Restore::Before } else { Restore::LastIdentifiable }, true)
    } else if acts.contains(&IllegalAct::PawnNotPromoted) {
        (Restore::QueenForPawn, false)
    } else {
        (Restore::Nothing, false)
    }
}

fn acts_of(facts: &IllegalMoveFacts) -> Vec<IllegalAct> {
    let mut acts = facts.acts.clone();
    if acts.is_empty() {
        acts.push(IllegalAct::IllegalMove);
    }
    acts.sort_unstable();
    acts.dedup();
    acts
}

fn untouched(game: GameEffect, clocks_after: Option<Readings>) -> IllegalMoveRuling {
    IllegalMoveRuling {
        counts_as: None,
        game,
        opponent_gains_ms: 0,
        increment_removed_ms: 0,
        clocks_after,
        restore: Restore::Nothing,
        touched_piece_binds: false,
    }
}

/// Under the reduced rules the right to act comes from A.5.2.
fn window(announced: &Announced, facts: &IllegalMoveFacts) -> Vec<crate::Citation> {
    if announced.regime.competition_rules() || facts.when != NoticedWhen::BeforeReply {
        return vec![];
    }
    let mut because = vec![RAPID_ILLEGAL_MOVE.cite()];
    because.extend(basic(announced));
    because
}

fn basic(announced: &Announced) -> Option<crate::Citation> {
    (announced.regime.rate() == RateOfPlay::Blitz && !announced.regime.competition_rules())
        .then(|| BLITZ_BASIC.cite())
}

/// The old text knows neither count nor minutes: restore, or annul and replay (old 9.1). A pawn left on the last rank
/// is a move not completed (old 7 d) until the opponent replies; pressing without a move and two hands it does not
/// know.
fn illegal_move_old(facts: &IllegalMoveFacts) -> Advice<IllegalMoveRuling> {
    let ruling = untouched(GameEffect::GoesOn, facts.clocks);
    let says = |ruling, because: &[Article], id| {
        Advice::new(ruling, Edition::Old, because).saying(Message::new(id).with("offender", facts.offender))
    };
    if facts.when == NoticedWhen::AfterGame {
        let ruling = IllegalMoveRuling { game: GameEffect::ResultStands, ..ruling };
        return says(ruling, &[GAME_ENDED_EARLIER, ILLEGAL_MOVE], "law-says-illegal-after-game");
    }
    let acts = acts_of(facts);
    let replied = matches!(facts.when, NoticedWhen::AfterReply | NoticedWhen::AfterReplyBothAgree);
    if !acts.contains(&IllegalAct::IllegalMove) {
        if !acts.contains(&IllegalAct::PawnNotPromoted) {
            return says(ruling, &[PREFACE_JUDGEMENT], "law-says-not-in-old-text").at_discretion();
        }
        if !replied {
            return says(ruling, &[PROMOTION_MADE, PROMOTION], "law-says-promotion-unfinished");
        }
    }
    if !facts.position_known {
        let ruling = IllegalMoveRuling { restore: Restore::NewGame, clocks_after: None, ..ruling };
        return says(ruling, &[ILLEGAL_MOVE], "law-says-annul-and-replay");
    }
    let ruling = IllegalMoveRuling { restore: Restore::Before, touched_piece_binds: true, ..ruling };
    let because = [ILLEGAL_MOVE, TOUCHED_PIECE, ARBITER_STOPS];
    if !replied {
        return says(ruling, &because, "law-says-restore-before")
            .saying(Message::new("law-says-touch-binds"));
    }
    // The moves made since have cost time, which goes back with them.
    says(IllegalMoveRuling { clocks_after: None, ..ruling }, &because, "law-says-restore-before")
        .citing([RESTORING.cite_in(Edition::Old)])
        .saying(Message::new("law-says-touch-binds"))
        .saying(Message::new("law-says-times-back"))
}
