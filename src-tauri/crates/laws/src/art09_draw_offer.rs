//! Art. 9.1 — Draw offers: when one is open, what becomes of it.

use crate::advice::Advice;
use crate::announced::{Announced, DrawLimit};
use crate::art05_end_of_game::{EndEvent, TimedEnd, end_of_game};
use crate::art07_illegal_move::GameEffect;
use crate::articles::{
    DISTRACTION, DRAW_AGREED, DRAW_LIMIT, DRAW_OFFER, DRAW_OFFER_MADE, DRAW_OFFER_NOTED, DRAW_OFFER_WRITTEN,
    OLD_TOO_MANY_OFFERS, PENALTIES,
};
use crate::colour::Colour;
use crate::edition::Edition;
use crate::message::Message;

/// When an offer was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OfferMoment {
    /// After making the move, before pressing the clock: as it should be.
    BetweenMoveAndPress,
    /// While thinking about his own move, before making it.
    BeforeOwnMove,
    /// While the opponent is thinking.
    OnOpponentsTime,
}

/// An offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct OfferFacts {
    /// Who offers.
    pub by: Colour,
    /// When.
    pub moment: OfferMoment,
    /// With a condition attached.
    pub conditional: bool,
    /// Offers he made before, since the opponent last made one.
    pub made_before: u32,
}

/// Art. 9.1.2.1 — Is this a valid offer?
///
/// Every offer is valid whenever it is made; at another moment 11.5 comes into view. A condition is void, the
/// offer stands. Under the old text an offer is made with a move only, and is none otherwise. Where the
/// competition forbids agreement the offer leads nowhere without consent.
pub fn draw_offer(announced: &Announced, facts: &OfferFacts) -> Advice<bool> {
    let edition = announced.edition;
    let in_order = facts.moment == OfferMoment::BetweenMoveAndPress;
    if edition == Edition::Old {
        let id = if in_order { "law-says-offer-made" } else { "law-says-offer-only-with-move" };
        let advice = Advice::new(in_order, edition, &[DRAW_OFFER_MADE])
            .saying(Message::new(id).with("player", facts.by));
        let advice = match announced.draw_limit {
            DrawLimit::None => advice,
            DrawLimit::BeforeMove(_) | DrawLimit::ConsentOnly => {
                advice.citing([DRAW_LIMIT.cite_in(edition)]).saying(Message::new("law-says-offer-limited"))
            }
        };
        return repeated(advice, edition, facts);
    }
    let mut advice = Advice::new(true, edition, &[DRAW_OFFER_MADE])
        .saying(Message::new("law-says-offer-valid").with("player", facts.by))
        .citing([DRAW_OFFER_NOTED.cite(), DRAW_OFFER_WRITTEN.cite()]);
    if !in_order {
        advice = advice.citing([DISTRACTION.cite()]).saying(Message::new("law-says-offer-wrong-moment"));
    }
    if facts.conditional {
        advice = advice.citing([PENALTIES.cite()]).saying(Message::new("law-says-offer-condition-void"));
    }
    let advice = match announced.draw_limit {
        DrawLimit::None => advice,
        DrawLimit::BeforeMove(_) | DrawLimit::ConsentOnly => {
            advice.citing([DRAW_LIMIT.cite()]).saying(Message::new("law-says-offer-limited"))
        }
    };
    repeated(advice, edition, facts)
}

/// Art. 11.5, old 18.1 (c) and concluding note (a) — Whether offers come too often is for the arbiter.
fn repeated(advice: Advice<bool>, edition: Edition, facts: &OfferFacts) -> Advice<bool> {
    if facts.made_before == 0 {
        return advice;
    }
    let old = (edition == Edition::Old).then(|| OLD_TOO_MANY_OFFERS.cite_in(edition));
    advice.citing(old).citing([DISTRACTION.cite_in(edition)]).saying(
        Message::new("law-says-offer-again").with("player", facts.by).with("count", facts.made_before),
    )
}

/// What happened to an open offer, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OfferEvent {
    /// The opponent accepted.
    Accepted {
        /// Moves White has made.
        white_moves: u32,
        /// Moves Black has made.
        black_moves: u32,
        /// The arbiter consented, where needed.
        consent: bool,
    },
    /// The opponent refused in words.
    RefusedInWords,
    /// The opponent touched a man to move or capture it.
    RefusedByTouch,
    /// The opponent made his move.
    RefusedByMove,
    /// The offering player wants it back.
    Withdrawn,
    /// The game ended some other way.
    GameOver,
}

/// Where an offer stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OfferState {
    /// Still open.
    Open,
    /// Accepted: drawn.
    Accepted,
    /// Refused.
    Refused,
    /// The game ended otherwise before it was accepted.
    Void,
    /// Accepted, but no agreement was possible.
    NoAgreement,
}

/// Art. 9.1.2.1, 5.2.3 — Where does the offer stand after these events?
///
/// It cannot be withdrawn and stays open until accepted, refused in words or by touching a man to move or
/// capture, or until the game ends. A flag noticed before acceptance ends the game first.
pub fn offer_state(announced: &Announced, events: &[OfferEvent]) -> Advice<OfferState> {
    let edition = announced.edition;
    let says =
        |state, id| Advice::new(state, edition, &[DRAW_OFFER_MADE, DRAW_OFFER]).saying(Message::new(id));
    for event in events {
        match event {
            OfferEvent::Withdrawn => {}
            OfferEvent::RefusedInWords => return says(OfferState::Refused, "law-says-offer-refused"),
            // The old text asks for a move made; a touch alone refuses nothing.
            OfferEvent::RefusedByTouch if edition == Edition::Old => {}
            OfferEvent::RefusedByTouch => return says(OfferState::Refused, "law-says-offer-refused-touch"),
            OfferEvent::RefusedByMove => return says(OfferState::Refused, "law-says-offer-refused-move"),
            OfferEvent::GameOver => return says(OfferState::Void, "law-says-offer-void"),
            OfferEvent::Accepted { white_moves, black_moves, consent } => {
                let agreement = EndEvent::Agreement {
                    white_moves: *white_moves,
                    black_moves: *black_moves,
                    consent: *consent,
                };
                let end = end_of_game(announced, &[TimedEnd { after_ply: 0, event: agreement }]);
                let agreed = end.outcome != GameEffect::GoesOn;
                let state = if agreed { OfferState::Accepted } else { OfferState::NoAgreement };
                let advice = end.map(|_| state).citing([DRAW_OFFER_MADE.cite_in(edition)]);
                return if agreed || announced.draw_limit == DrawLimit::None {
                    advice
                } else {
                    advice.citing([DRAW_LIMIT.cite_in(edition)])
                };
            }
        }
    }
    let advice = Advice::new(OfferState::Open, edition, &[DRAW_OFFER_MADE, DRAW_AGREED]);
    if events.contains(&OfferEvent::Withdrawn) {
        advice.saying(Message::new("law-says-offer-no-withdrawal"))
    } else {
        advice.saying(Message::new("law-says-offer-open"))
    }
}
