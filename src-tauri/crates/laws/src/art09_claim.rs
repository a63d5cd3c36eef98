//! Art. 9.2–9.5 — Draw claims: who may claim, what is checked, what a wrong claim costs.

use shakmaty::{Bitboard, Move, Square};

use crate::advice::Advice;
use crate::announced::Announced;
use crate::art04_touched_piece::goes;
use crate::art07_illegal_move::GameEffect;
use crate::art09_automatic_draw::BoardEnd;
use crate::art09_claim_evidence::{over_before, show_evidence, unknown_before, unknown_said};
use crate::art09_claim_ruling::{Counted, correct, refused, ruling, wrong};
use crate::art09_repetition::{FIFTY_MOVES_PLIES, occurrences, with_written_move};
use crate::articles::{
    CHECKING_CLAIMS, CLAIM_PROCEDURE, CLAIM_STOPS_CLOCKS, EXPLANATION, FIFTY_ABOUT_TO_BE, FIFTY_COMPLETED,
    FIFTY_MOVES_CLAIM, HAVING_THE_MOVE, MAY_STOP_RECORDING, MUST_RECORD, NO_CLAIM_FROM_DISPLAY,
    REPETITION_ABOUT_TO_APPEAR, REPETITION_CLAIM, REPETITION_JUST_APPEARED, TOUCH_WITHOUT_DUTY,
    TOUCHED_NO_CLAIM, TOUCHED_PIECE,
};
use crate::citation::Article;
use crate::colour::Colour;
use crate::edition::Edition;
use crate::message::Message;
use crate::readings::Readings;
use crate::replay::Replay;

/// On what ground a draw is claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimGround {
    /// The same position for the third time (9.2).
    Repetition,
    /// Fifty moves by each side without capture and pawn move (9.3).
    FiftyMoves,
}

/// A move as written on the scoresheet: it may be illegal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WrittenMove {
    /// Square of departure; of the king in castling.
    pub from: Square,
    /// Square of arrival; the king's in castling.
    pub to: Square,
    /// The piece promoted to.
    pub promotion: Option<shakmaty::Role>,
}

/// How the claim is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimForm {
    /// The move is written, not made, and the intention declared (9.2.1, 9.3.1).
    Intending(WrittenMove),
    /// The same, with a move that none of these men can make; which of them was meant cannot be told.
    IntendingOneOf(Bitboard),
    /// A move is intended but not yet written.
    IntendingUnwritten,
    /// It stands on the board already (9.2.2, 9.3.2).
    OnBoard,
}

/// The facts of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClaimFacts {
    /// Who claims.
    pub claimant: Colour,
    /// On what ground.
    pub ground: ClaimGround,
    /// How.
    pub form: ClaimForm,
    /// He touched a man on this move before claiming.
    pub touched: bool,
    /// Both clocks at the claim.
    pub clocks: Option<Readings>,
    /// The claim rests on a display in the hall alone.
    pub from_display_only: bool,
    /// He recorded the moves the claim is about. A condition in the old text only.
    pub recorded: bool,
    /// His flag fell while the claim was checked. Matters in the old text, where his clock runs on.
    pub flag_fell_meanwhile: bool,
}

impl ClaimFacts {
    /// A claim with nothing unusual about it.
    pub const fn plain(claimant: Colour, ground: ClaimGround, form: ClaimForm) -> ClaimFacts {
        ClaimFacts {
            claimant,
            ground,
            form,
            touched: false,
            clocks: None,
            from_display_only: false,
            recorded: true,
            flag_fell_meanwhile: false,
        }
    }
}

/// What the check of the claim gave.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimVerdict {
    /// The claim is right: drawn at once.
    Correct,
    /// The claim is wrong.
    Wrong,
    /// He has no right to claim on this move: he does not have the move.
    NotHavingTheMove,
    /// He has no right to claim on this move: he touched a man.
    Touched,
    /// He has no right to claim: he did not record (old text), or goes by a display alone.
    NoEvidence,
    /// Tell him to write the move first, then check.
    WriteFirst,
    /// The game was over before the claim.
    OverBefore(BoardEnd),
}

/// What follows from a claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimRuling {
    /// The check.
    pub verdict: ClaimVerdict,
    /// The game.
    pub game: GameEffect,
    /// The plies at which the position stood on the board, without the intended one.
    pub occurrences: Vec<usize>,
    /// Plies without capture and pawn move, the intended one included.
    pub quiet_plies: u32,
    /// Time added to the opponent's clock.
    pub opponent_gains_ms: i64,
    /// Both clocks after that.
    pub clocks_after: Option<Readings>,
    /// The moves one of which must be made now; empty where nothing is owed.
    pub must_play: Vec<Move>,
    /// The claim counts as a draw offer, which the opponent may accept.
    pub is_offer: bool,
}

/// Art. 9.2–9.5, 6.12.2 — Is the claim right, and what follows?
///
/// Readings chosen. A claim after touching a man, or by a player who has just moved, is refused, and the
/// minutes of 9.5.3 are offered at the arbiter's discretion: the Manual 2025 (question 11) calls such a claim
/// incorrect, the French federation adds the time. Two citations carry the claim's form. A forgotten written
/// move is no wrong claim yet: the player is told to write it. An illegal written move makes the claim wrong,
/// and another move of that man is due. Once stopped for, a claim is checked to the end even if withdrawn.
///
/// The evidence stands with every answer, also where the right to claim was lost: the counts on the board, or those at
/// the end that went before.
pub fn draw_claim(announced: &Announced, replay: &Replay, facts: &ClaimFacts) -> Advice<ClaimRuling> {
    if let Some(advice) = over_before(announced, replay, facts) {
        return advice;
    }
    let mut advice = judged(announced, replay, facts);
    if !matches!(advice.outcome.verdict, ClaimVerdict::Correct | ClaimVerdict::Wrong) {
        show_evidence(&mut advice.outcome, replay, replay.plies(), facts.ground);
    }
    advice
}

fn judged(announced: &Announced, replay: &Replay, facts: &ClaimFacts) -> Advice<ClaimRuling> {
    let has_the_move = replay.last().is_some_and(|last| Colour::from(last.key.turn()) == facts.claimant);
    if !has_the_move {
        let because = [TOUCHED_NO_CLAIM, ahead(facts.ground), on_board(facts.ground), HAVING_THE_MOVE];
        return refused(
            announced,
            facts,
            ClaimVerdict::NotHavingTheMove,
            &because,
            "law-says-claim-not-on-move",
        );
    }
    if facts.touched && announced.edition == Edition::Fide2023 {
        let because = [TOUCHED_NO_CLAIM, ahead(facts.ground)];
        return refused(announced, facts, ClaimVerdict::Touched, &because, "law-says-claim-touched");
    }
    // Old 13.2 bars claims of repetition only.
    let unrecorded =
        announced.edition == Edition::Old && !facts.recorded && facts.ground == ClaimGround::Repetition;
    if facts.from_display_only || unrecorded {
        let (because, id): (&[Article], _) = if facts.from_display_only {
            (&[NO_CLAIM_FROM_DISPLAY, CHECKING_CLAIMS], "law-says-claim-display")
        } else {
            (&[MAY_STOP_RECORDING, MUST_RECORD, REPETITION_CLAIM], "law-says-claim-not-recorded")
        };
        let ruling = ruling(ClaimVerdict::NoEvidence, GameEffect::GoesOn, facts);
        return Advice::new(ruling, announced.edition, because).saying(Message::new(id));
    }
    match facts.form {
        // The fifty of the old text must have been played.
        ClaimForm::IntendingUnwritten
            if announced.edition == Edition::Old && facts.ground == ClaimGround::FiftyMoves =>
        {
            checked_on_board(announced, replay, facts)
        }
        ClaimForm::IntendingUnwritten => {
            let ruling = ruling(ClaimVerdict::WriteFirst, GameEffect::GoesOn, facts);
            // The old text asks for the move to be indicated, not written.
            let id = match announced.edition {
                Edition::Fide2023 => "law-says-claim-write-first",
                Edition::Old => "law-says-claim-indicate-first",
            };
            Advice::new(ruling, announced.edition, &[ahead(facts.ground), EXPLANATION])
                .saying(Message::new(id))
                .at_discretion()
        }
        ClaimForm::OnBoard => checked_on_board(announced, replay, facts),
        // The old text knows no written move for the fifty: they must have been played.
        ClaimForm::Intending(_) | ClaimForm::IntendingOneOf(_)
            if announced.edition == Edition::Old && facts.ground == ClaimGround::FiftyMoves =>
        {
            checked_on_board(announced, replay, facts)
        }
        ClaimForm::Intending(written) => checked_intending(announced, replay, facts, written),
        ClaimForm::IntendingOneOf(men) => checked_illegal(announced, replay, facts, men),
    }
}

fn checked_on_board(announced: &Announced, replay: &Replay, facts: &ClaimFacts) -> Advice<ClaimRuling> {
    let (right, count) = counted_on_board(announced, replay, facts.ground);
    if right {
        correct(announced, facts, on_board(facts.ground), count)
    } else {
        let unknown = unknown_before(replay, facts.ground, count.quiet, 0);
        unknown_said(wrong(announced, facts, on_board(facts.ground), count, vec![], vec![]), unknown)
    }
}

/// Whether what stands on the board bears out a claim (9.2.2, 9.3.2), and the counts.
fn counted_on_board(announced: &Announced, replay: &Replay, ground: ClaimGround) -> (bool, Counted) {
    let seen = occurrences(replay, replay.plies());
    let quiet = replay.last().map_or(0, |last| last.quiet_plies);
    let right = match ground {
        ClaimGround::Repetition => seen.len() >= 3,
        ClaimGround::FiftyMoves => quiet >= fifty_plies(announced),
    };
    (right, Counted { seen, with_intended: 0, quiet })
}

fn checked_intending(
    announced: &Announced,
    replay: &Replay,
    facts: &ClaimFacts,
    written: WrittenMove,
) -> Advice<ClaimRuling> {
    let legal = replay.moves();
    let intended: Vec<Move> = legal
        .iter()
        .copied()
        .filter(|m| goes(*m, written.from, written.to))
        .filter(|m| written.promotion.is_none() || m.promotion() == written.promotion)
        .collect();
    let form = ahead(facts.ground);
    let Some(m) = intended.first().copied() else {
        return checked_illegal(announced, replay, facts, Bitboard::from_square(written.from));
    };
    let Ok((seen, quiet)) = with_written_move(replay, m) else {
        let count = Counted { seen: vec![], with_intended: 0, quiet: 0 };
        return wrong(announced, facts, form, count, intended, vec![]);
    };
    let right = match facts.ground {
        ClaimGround::Repetition => seen.len() >= 2,
        ClaimGround::FiftyMoves => quiet >= fifty_plies(announced),
    };
    let count = Counted { seen, with_intended: 1, quiet };
    if right {
        correct(announced, facts, form, count)
    } else {
        let unknown = unknown_before(replay, facts.ground, count.quiet, 1);
        let advice = unknown_said(wrong(announced, facts, form, count, intended, vec![]), unknown);
        holding_on_board(announced, replay, facts, advice)
    }
}

/// An illegal written move makes the claim wrong; the man named in writing is bound like a touched one.
fn checked_illegal(
    announced: &Announced,
    replay: &Replay,
    facts: &ClaimFacts,
    men: Bitboard,
) -> Advice<ClaimRuling> {
    let legal = replay.moves();
    let of_these = |m: &Move| m.from().is_some_and(|from| men.contains(from));
    let same_man: Vec<Move> = legal.iter().copied().filter(of_these).collect();
    let (due, because) = if same_man.is_empty() {
        (legal, vec![TOUCHED_PIECE, TOUCH_WITHOUT_DUTY])
    } else {
        (same_man, vec![TOUCHED_PIECE])
    };
    let quiet = replay.last().map_or(0, |last| last.quiet_plies);
    let count = Counted { seen: vec![], with_intended: 0, quiet };
    let advice = wrong(announced, facts, ahead(facts.ground), count, due, because)
        .saying(Message::new("law-says-claim-illegal-move"));
    holding_on_board(announced, replay, facts, advice)
}

/// Art. 9.2.2, 9.3.2 — A claim that fails by its written move may hold in what stands on the board already, where it
/// could have been made without one. It was not made so: the arbiter should know.
fn holding_on_board(
    announced: &Announced,
    replay: &Replay,
    facts: &ClaimFacts,
    advice: Advice<ClaimRuling>,
) -> Advice<ClaimRuling> {
    if !counted_on_board(announced, replay, facts.ground).0 {
        return advice;
    }
    advice
        .citing([on_board(facts.ground).cite_in(announced.edition)])
        .saying(Message::new("law-says-claim-holds-on-board"))
}

const fn ahead(ground: ClaimGround) -> Article {
    match ground {
        ClaimGround::Repetition => REPETITION_ABOUT_TO_APPEAR,
        ClaimGround::FiftyMoves => FIFTY_ABOUT_TO_BE,
    }
}

const fn on_board(ground: ClaimGround) -> Article {
    match ground {
        ClaimGround::Repetition => REPETITION_JUST_APPEARED,
        ClaimGround::FiftyMoves => FIFTY_COMPLETED,
    }
}

/// Quiet plies that carry a claim: a hundred, unless the old text's number was raised beforehand.
pub fn fifty_plies(announced: &Announced) -> u32 {
    match announced.edition {
        Edition::Fide2023 => FIFTY_MOVES_PLIES,
        Edition::Old => u32::from(announced.fifty_moves).saturating_mul(2).max(FIFTY_MOVES_PLIES),
    }
}

/// Art. 9.5.1 — A claim cannot be withdrawn: it is checked to the end even if the opponent agrees.
pub fn may_withdraw_claim(edition: Edition) -> Advice<bool> {
    Advice::new(false, edition, &[CLAIM_STOPS_CLOCKS, CLAIM_PROCEDURE])
        .saying(Message::new("law-says-claim-no-withdrawal"))
}

/// What a player could claim now, for the arbiter's eyes only: the ground, the form and the moves for it. In the old
/// text the fifty, or the higher number laid down, must have been played.
pub fn claimable_now(announced: &Announced, replay: &Replay) -> Vec<(ClaimGround, Article)> {
    let mut open = vec![];
    let seen = occurrences(replay, replay.plies()).len();
    if seen >= 3 {
        open.push((ClaimGround::Repetition, REPETITION_JUST_APPEARED));
    }
    if !crate::art09_repetition::repeating_moves(replay).is_empty() {
        open.push((ClaimGround::Repetition, REPETITION_ABOUT_TO_APPEAR));
    }
    if replay.last().is_some_and(|last| last.quiet_plies >= fifty_plies(announced)) {
        open.push((ClaimGround::FiftyMoves, FIFTY_COMPLETED));
    } else if announced.edition == Edition::Fide2023
        && !crate::art09_repetition::fifty_completing_moves(replay).is_empty()
    {
        open.push((ClaimGround::FiftyMoves, FIFTY_ABOUT_TO_BE));
    }
    open
}

/// The Article that a ground stands for as a whole.
pub const fn ground_article(ground: ClaimGround) -> Article {
    match ground {
        ClaimGround::Repetition => REPETITION_CLAIM,
        ClaimGround::FiftyMoves => FIFTY_MOVES_CLAIM,
    }
}
