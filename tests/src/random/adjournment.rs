//! Adjourned games of random journals.

use super::*;

/// A game is adjourned, its envelope corrected, or something done about one that is adjourned.
pub(super) fn facts(hall: &mut Hall, c: &mut Choices, what: u8) -> Vec<Fact> {
    if what == 25 || hall.adjournments.is_empty() {
        return vec![adjourned(hall, c)];
    }
    let known = c.of(&(0..hall.adjournments.len()).collect::<Vec<_>>());
    let known = hall.adjournments[known].clone();
    let adjournment = known.adjournment;
    if what == 26 {
        let changed = Adjournment { fen: c.maybe_text(), place: c.maybe_text(), ..known };
        let kept = EnvelopeCustody { adjournment, holder: c.text(), handed_at: 1, note: c.maybe_text() };
        let came = ResumptionArrival { adjournment, player: c.of(&hall.players), arrived_at: -1 };
        return vec![changed.into(), kept.into(), came.into(), sealed(c, adjournment)];
    }
    let arbiter = c.of(&hall.arbiters);
    let (position, times) = (c.flag(), c.flag());
    let opened = EnvelopeOpening {
        adjournment,
        reply: c.flag(),
        found: c.of(SealedFound::ALL),
        move_text: c.maybe_text(),
        opened_by: c.maybe(arbiter),
        opened_at: 2,
        position_known: c.maybe(position),
        times_known: c.maybe(times),
    };
    let resumed = PlayResumed { adjournment, resumed_at: 3, white_ms: c.maybe(60_000), black_ms: c.maybe(0) };
    let mut facts: Vec<Fact> = vec![opened.into()];
    // Not always, so that some games stay adjourned.
    if c.next().is_multiple_of(3) || hall.adjournments.len() == 1 {
        facts.push(resumed.into());
    }
    facts
}

fn adjourned(hall: &mut Hall, c: &mut Choices) -> Fact {
    let fact = Adjournment {
        adjournment: AdjournmentId(hall.new_id()),
        game: c.of(&hall.games),
        sealer: c.of(&Colour::BOTH),
        move_no: 41,
        fen: c.maybe_text(),
        white_ms: c.maybe(742_000),
        black_ms: c.maybe(0),
        charged_ms: c.maybe(120_000),
        offer_by: c.maybe(Colour::Black),
        adjourned_at: -1,
        resumes_at: c.maybe(3_600_000),
        place: c.maybe_text(),
    };
    hall.adjournments.push(fact.clone());
    fact.into()
}

/// A sealed move, under its cover as the desk makes it.
fn sealed(c: &mut Choices, adjournment: AdjournmentId) -> Fact {
    let text = desk::value::Value::Text("00ff".repeat(16));
    let values = [
        desk::value::Value::Text(adjournment.0.to_string()),
        desk::value::Value::Int(i64::from(c.flag())),
        text,
    ];
    Fact::from_values("sealed_move", values).expect("a sealed move")
}
