//! Incidents and rulings of a story.

use actions::draft::{ClockFactsDraft, Command, IncidentDraft, RulingMode};
use actions::view::{Pair, PenaltyDraft, RulingDraft, Side};

use desk::command as direct;

use crate::commands::{Done, Words, result};
use crate::hall::Hall;
use crate::names::number;

/// `A12 w illegal-move move=34 w0=0:12:22 b0=0:46:09 when=after-game … : nothing`; `A r2` or `hall` in place of a board.
pub fn incident(hall: &Hall, words: &mut Words) -> Result<IncidentDraft, String> {
    let ruled = words.0.iter().position(|w| w == ":").map(|at| words.0.split_off(at));
    let ruling = match ruled {
        Some(mut said) => {
            said.remove(0);
            Some(ruling(hall, &mut Words(said))?)
        }
        None => None,
    };
    let (mut game, mut section, mut round) = (None, None, None);
    match words.next()?.as_str() {
        "hall" => {}
        word if hall.section(word).is_ok() && word != "nowhere" => {
            section = Some(hall.section(word)?.to_string());
            round = Some(words.round(hall)?);
        }
        word => game = Some(hall.game(word)?.to_string()),
    }
    let against = match words.0.first().map(String::as_str) {
        Some("w") => vec![Side::White],
        Some("b") => vec![Side::Black],
        Some("wb") => vec![Side::White, Side::Black],
        _ => Vec::new(),
    };
    if !against.is_empty() {
        words.next()?;
    }
    let player = words.key("player").map(|p| hall.player(&p)).transpose()?.map(|p| p.to_string());
    let mode = match words.key("mode").as_deref() {
        Some("open") => RulingMode::Open,
        Some("ask") => RulingMode::Ask,
        _ => RulingMode::Done,
    };
    Ok(IncidentDraft {
        game,
        section,
        round,
        kind: words.next()?,
        against,
        person: words.key("person"),
        player,
        r#move: words.key("move"),
        move_text: words.key("played"),
        clocks: Pair { white: words.key("w0"), black: words.key("b0") },
        minutes: words.key("minutes"),
        squares: words.key("squares"),
        position: words.key("position"),
        text: words.key("text"),
        reported_by: words.key("by"),
        witness: words.key("witness"),
        occurred: words.key("at"),
        same_action: words.flag("same"),
        when: words.key("when"),
        claim: None,
        clock: clock_facts(words)?,
        mode,
        ruling,
    })
}

/// `completed=40,39 counted=counter first=w stopped=illness`
fn clock_facts(words: &mut Words) -> Result<Option<ClockFactsDraft>, String> {
    let completed = words.key("completed").unwrap_or_default();
    let (white, black) = completed.split_once(',').unwrap_or((&completed, ""));
    let said = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    let first_flag = match words.key("first").as_deref() {
        Some("w") => Some(Side::White),
        Some("b") => Some(Side::Black),
        _ => None,
    };
    let facts = ClockFactsDraft {
        completed: Pair { white: said(white), black: said(black) },
        counted_by: words.key("counted"),
        first_flag,
        stopped_for: words.key("stopped"),
    };
    Ok((facts != ClockFactsDraft::default()).then_some(facts))
}

/// `rule A12 advised`, `rule A12 offer 2`, `rule A12 w+2:00 penalty=w,warning result=1-0 reason="…" by=MK`.
pub fn rule(hall: &mut Hall, words: &mut Words) -> Done {
    let incident = hall.incident_named(&words.next()?)?;
    if words.flag("advised") {
        let ruled_by = words.key("by").map(|by| hall.arbiter(&by)).transpose()?;
        let ruling = direct::RulingDraft::AsAdvised { ruled_by };
        hall.record(direct::Command::Rule { incident, ruling }, None);
        return Ok(());
    }
    let ruling = if words.flag("offer") {
        let nth: usize = number(&words.next()?)?;
        let advice = desk::decide::advise_again(&hall.state, incident).map_err(|e| e.to_string())?;
        let offer = advice.offers.get(nth.wrapping_sub(1)).ok_or("no such offer")?;
        actions::view::draft(&offer.ruling)
    } else {
        ruling(hall, words)?
    };
    hall.typed(&Command::Rule { incident: incident.to_string(), ruling });
    Ok(())
}

pub fn ruling(hall: &Hall, words: &mut Words) -> Result<RulingDraft, String> {
    let mut penalties = Vec::new();
    for text in words.keys("penalty") {
        let mut parts = text.split(',');
        let (on, penalty) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default().to_owned());
        let amount = parts.next().map(str::to_owned);
        let (on, who) = match on {
            "w" => ("white".to_owned(), None),
            "b" => ("black".to_owned(), None),
            "" => (String::new(), None),
            person if person.starts_with('@') => ("other".to_owned(), Some(person[1..].to_owned())),
            player => ("player".to_owned(), Some(hall.player(player)?.to_string())),
        };
        penalties.push(PenaltyDraft { on, who, penalty, amount });
    }
    let result_word = words.key("result");
    let reason = words.key("reason");
    let ruled_by = words.key("by").map(|by| hall.arbiter(&by)).transpose()?.map(|id| id.to_string());
    let nothing = words.flag("nothing");
    let mut adjust = Pair::default();
    for word in words.0.drain(..) {
        match word.split_at(1) {
            ("w", span) => adjust.white = Some(span.to_owned()),
            ("b", span) => adjust.black = Some(span.to_owned()),
            _ => return Err(format!("no part of a ruling: {word}")),
        }
    }
    let result = result_word.as_deref().map(result).transpose()?;
    Ok(RulingDraft { penalties, adjust, result, nothing, reason, ruled_by })
}
