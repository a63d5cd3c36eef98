//! Time added or taken for its own sake: wrong claim, penalty, disturbance, assistant, displaced pieces,
//! quickplay finish.

use super::{ClockState, Correction, CorrectionKind, Draft};
use crate::articles::{
    ADDITIONAL_TIME, ASSISTANT_FOR_CLOCK, ASSISTANT_FOR_RECORD, CLAIM_WRONG, DISPLACED_PENALTY,
    DISPLACED_RESTORE, PENALTIES, PENALTY_OFFENDER_TIME, PENALTY_OPPONENT_TIME, QUICKPLAY_CLAIM,
    QUICKPLAY_INCREMENT,
};
use crate::clock::{Millis, Sides};
use crate::colour::Colour;
use crate::message::Message;
use crate::readings::minutes_ms;
use crate::{Advice, Announced};

/// What is usually taken for an assistant; the Laws name no amount (Arbiters' Manual 2025 at 6.2.6).
pub const USUAL_ASSISTANT_DEDUCTION: Millis = Millis::from_minutes(10);

/// What a player's assistant does for him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AssistantFor {
    /// Presses the clock (6.2.6).
    Clock,
    /// Writes the scoresheet (8.1.6).
    Record,
}

/// How time that a player lost while displaced pieces were put back is made good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Redress {
    /// Added to the player who was disturbed.
    AddToInjured,
    /// Taken from the player who displaced them.
    TakeFromDisplacer,
    /// Moved from one clock to the other.
    Move,
}

/// Art. 9.5.3, A.3 — A claim of a draw was wrong: the opponent gets the minutes.
pub fn wrong_claim(announced: &Announced, shown: ClockState, claimant: Colour) -> Advice<Correction> {
    let minutes = announced.added_minutes();
    let label = Message::new("clock-term-wrong-claim").with("claimant", claimant);
    Draft::new(CorrectionKind::WrongClaim, shown)
        .changing(claimant.opponent(), Millis::new(minutes_ms(minutes)), label)
        .advise(announced, &[CLAIM_WRONG])
        .citing(announced.regime.minutes_citations(minutes))
}

/// Art. 12.9.2 — More time for the opponent of a player who is penalised. The amount is the arbiter's; a
/// negative one counts as nothing.
pub fn penalty_more_time(
    announced: &Announced,
    shown: ClockState,
    offender: Colour,
    amount: Millis,
) -> Advice<Correction> {
    let label = Message::new("clock-term-penalty").with("offender", offender);
    Draft::new(CorrectionKind::MoreTime, shown)
        .changing(offender.opponent(), amount.or_zero(), label)
        .advise(announced, &[PENALTY_OPPONENT_TIME, PENALTIES])
        .at_discretion()
}

/// Art. 12.9.3 — Less time for a player who is penalised. The clock can come to nothing, and the advice then
/// says that the flag falls.
pub fn penalty_less_time(
    announced: &Announced,
    shown: ClockState,
    offender: Colour,
    amount: Millis,
) -> Advice<Correction> {
    let label = Message::new("clock-term-penalty").with("offender", offender);
    let draft = Draft::new(CorrectionKind::LessTime, shown).changing(offender, -amount.or_zero(), label);
    let down = *draft.correction.after.time.of(offender) == Millis::ZERO;
    let advice = draft.advise(announced, &[PENALTY_OFFENDER_TIME, PENALTIES]).at_discretion();
    if down { advice.saying(Message::new("clock-says-flag-falls").with("side", offender)) } else { advice }
}

/// Art. 12.5 — Additional time for either or both players after an outside disturbance. Negative amounts
/// count as nothing.
pub fn disturbance(announced: &Announced, shown: ClockState, added: Sides<Millis>) -> Advice<Correction> {
    let mut draft = Draft::new(CorrectionKind::Disturbance, shown);
    for side in Colour::BOTH {
        let amount = added.of(side).or_zero();
        if amount > Millis::ZERO {
            draft = draft.changing(side, amount, Message::new("clock-term-disturbance"));
        }
    }
    draft.advise(announced, &[ADDITIONAL_TIME]).at_discretion()
}

/// Art. 6.2.6, 8.1.6 — The time taken from a player whose assistant presses the clock or records. Nothing is
/// taken from a player who needs him because of a disability.
pub fn assistant(
    announced: &Announced,
    shown: ClockState,
    player: Colour,
    does: AssistantFor,
    disability: bool,
    amount: Millis,
) -> Advice<Correction> {
    let article = match does {
        AssistantFor::Clock => ASSISTANT_FOR_CLOCK,
        AssistantFor::Record => ASSISTANT_FOR_RECORD,
    };
    let draft = Draft::new(CorrectionKind::Assistant, shown);
    if disability {
        return draft
            .advise(announced, &[article])
            .saying(Message::new("clock-says-no-deduction").with("side", player));
    }
    draft
        .changing(player, -amount.or_zero(), Message::new("clock-term-assistant"))
        .advise(announced, &[article])
        .at_discretion()
}

/// Art. 7.4 — Time that ran on the opponent's clock while displaced pieces were put back, which is to happen
/// in the time of the player who displaced them.
pub fn displaced_pieces(
    announced: &Announced,
    shown: ClockState,
    displacer: Colour,
    lost: Millis,
    redress: Redress,
) -> Advice<Correction> {
    let lost = lost.or_zero();
    let label = || Message::new("clock-term-displaced").with("offender", displacer);
    let mut draft = Draft::new(CorrectionKind::DisplacedPieces, shown);
    if redress != Redress::TakeFromDisplacer {
        draft = draft.changing(displacer.opponent(), lost, label());
    }
    if redress != Redress::AddToInjured {
        draft = draft.changing(displacer, -lost, label());
    }
    draft.advise(announced, &[DISPLACED_RESTORE, DISPLACED_PENALTY]).at_discretion()
}

/// Guidelines III.4, III.5 — Two more minutes for the opponent of a player whose draw claim in a quickplay
/// finish is refused or postponed, or when increments are granted instead.
pub fn quickplay_minutes(
    announced: &Announced,
    shown: ClockState,
    claimant: Colour,
    increments_granted: bool,
) -> Advice<Correction> {
    let article = if increments_granted { QUICKPLAY_INCREMENT } else { QUICKPLAY_CLAIM };
    let label = Message::new("clock-term-quickplay").with("claimant", claimant);
    let advice = Draft::new(CorrectionKind::QuickplayFinish, shown)
        .changing(claimant.opponent(), Millis::from_minutes(2), label)
        .advise(announced, &[article])
        .at_discretion();
    if increments_granted { advice.saying(Message::new("clock-says-five-seconds")) } else { advice }
}
