//! What a story says about an adjourned game.

use actions::adjournment::{AdjournmentTyped, EnvelopeTyped, proposed};
use actions::draft::Command;
use actions::view::{self, Adjourned, Pair};

use crate::commands::{Words, side};
use crate::hall::Hall;

type Done = Result<(), String>;

/// `adjourn A12 w 34 fen=… …`, `envelope A12 WHAT …`, `resumption A12 WHAT …`.
pub fn command(hall: &mut Hall, verb: &str, words: &mut Words) -> Done {
    let word = words.next()?;
    if verb == "adjourn" {
        let game = hall.game(&word)?;
        let known = proposed(&hall.state, game);
        let envelope = envelope(words, known)?;
        let (sealed, holder) = (words.key("sealed"), words.key("holder"));
        let act = AdjournmentTyped::Adjourn { game: game.to_string(), envelope, sealed, holder };
        hall.typed(&Command::Adjournment { act });
        return Ok(());
    }
    let adjournment = match word.as_str() {
        "nowhere" => uuid::Uuid::from_u128(0xdead).to_string(),
        board => shown(hall, board)?.adjournment,
    };
    let (what, at) = (words.next()?, words.key("at"));
    let clocks = Pair { white: words.key("white"), black: words.key("black") };
    let act = match what.as_str() {
        "change" => {
            let known = shown(hall, &word)?.envelope;
            let known = EnvelopeTyped { clocks: filled(clocks, known.clocks.clone()), ..known };
            AdjournmentTyped::Change { adjournment, envelope: envelope(words, known)? }
        }
        "tell" => AdjournmentTyped::Seal { adjournment, reply: false, text: words.maybe() },
        "reply" => AdjournmentTyped::Seal { adjournment, reply: true, text: words.maybe() },
        "to" => {
            let (holder, note) = (words.next()?, words.key("note"));
            AdjournmentTyped::HandOver { adjournment, holder, at, note }
        }
        "open" | "open-reply" => {
            let reply = what == "open-reply";
            let (found, by) = (words.key("found"), words.key("by"));
            let opened_by = by.map(|by| hall.arbiter(&by)).transpose()?.map(|id| id.to_string());
            let anyway = words.flag("anyway");
            AdjournmentTyped::Open { adjournment, reply, found, text: words.maybe(), opened_by, at, anyway }
        }
        "lost" | "lost-reply" => {
            let (position_known, times_known) = (!words.flag("no-position"), !words.flag("no-times"));
            let (reply, declared) = (what == "lost-reply", words.maybe());
            AdjournmentTyped::Lost { adjournment, reply, position_known, times_known, declared, at }
        }
        "here" => AdjournmentTyped::Arrive { adjournment, side: side(&words.next()?)?, at },
        "play" => AdjournmentTyped::Resume { adjournment, clocks, at },
        "clocks" => {
            let before_first_move = !words.flag("late");
            AdjournmentTyped::CorrectClocks { adjournment, clocks, before_first_move }
        }
        other => return Err(format!("an envelope is not {other}")),
    };
    hall.typed(&Command::Adjournment { act });
    Ok(())
}

fn filled(said: Pair<Option<String>>, known: Pair<Option<String>>) -> Pair<Option<String>> {
    Pair { white: said.white.or(known.white), black: said.black.or(known.black) }
}

fn envelope(words: &mut Words, known: EnvelopeTyped) -> Result<EnvelopeTyped, String> {
    let offer = words.key("offer").map(|word| side(&word)).transpose()?;
    let clocks = Pair { white: words.key("white"), black: words.key("black") };
    let (fen, adjourned, session_ends) = (words.key("fen"), words.key("at"), words.key("ends"));
    let (resumes, place) = (words.key("resumes"), words.key("place"));
    let (sealed, holder) = (words.key("sealed"), words.key("holder"));
    let sealer = words.maybe().map(|word| side(&word)).transpose()?.unwrap_or(known.sealer);
    let number = words.maybe().unwrap_or(known.r#move);
    // Those two belong to the act and are put back.
    words.0.extend(sealed.map(|text| format!("sealed={text}")));
    words.0.extend(holder.map(|text| format!("holder={text}")));
    Ok(EnvelopeTyped {
        sealer,
        r#move: number,
        fen: fen.or(known.fen),
        clocks: filled(clocks, known.clocks),
        offer_by: offer.or(known.offer_by),
        adjourned,
        session_ends,
        resumes: resumes.or(known.resumes),
        place: place.or(known.place),
    })
}

fn shown(hall: &Hall, board: &str) -> Result<Adjourned, String> {
    let game = hall.game(board)?;
    view::adjournment_of(&hall.state, game, hall.now).ok_or_else(|| format!("{board} is not adjourned"))
}

/// `= adjourned A12 PHASE STEP`, `= envelope A12 …`, `= sealed A12 …`, `= follows A12 …`, `= law A12 …`.
pub fn expected(hall: &Hall, what: &str, board: &str) -> Result<String, String> {
    let row = shown(hall, board)?;
    let lower = |debug: String| {
        let mut out = String::new();
        for c in debug.chars() {
            if c.is_uppercase() && !out.is_empty() {
                out.push('-');
            }
            out.push(c.to_ascii_lowercase());
        }
        out
    };
    let listed = |words: Vec<String>| if words.is_empty() { "none".to_owned() } else { words.join(" ") };
    Ok(match what {
        "adjourned" => format!("{} {}", lower(format!("{:?}", row.phase)), lower(format!("{:?}", row.step))),
        "sealed" => row.sealed_text.unwrap_or_else(|| "none".to_owned()),
        "sealed-reply" => row.reply_text.unwrap_or_else(|| "none".to_owned()),
        "holder" => row.holder.unwrap_or_else(|| "none".to_owned()),
        "kept" => row.custody.len().to_string(),
        "lacks" => listed(
            row.missing
                .iter()
                .map(|m| format!("{:?}", m.args["field"]).replace("Text(\"", "").replace("\")", ""))
                .collect(),
        ),
        "law" => {
            let mut said: Vec<String> = row.says.iter().map(|m| m.id.clone()).collect();
            said.extend(row.because.iter().map(|c| c.article.clone()));
            listed(said)
        }
        "follows" => listed(
            row.results
                .iter()
                .map(|result| match result.code.score() {
                    desk::command::Score::Outcome(outcome) if result.prescribed => outcome.code().to_owned(),
                    desk::command::Score::Outcome(outcome) => format!("{}?", outcome.code()),
                    desk::command::Score::Points(..) => "none".to_owned(),
                })
                .collect(),
        ),
        "envelope" => {
            let e = row.envelope;
            let clock = |clock: Option<String>| clock.unwrap_or_else(|| "-".to_owned());
            format!(
                "{} {} {} {}",
                row.move_text,
                clock(e.clocks.white),
                clock(e.clocks.black),
                e.resumes.unwrap_or_else(|| "-".to_owned())
            )
        }
        other => return Err(format!("nothing is called {other}")),
    })
}
