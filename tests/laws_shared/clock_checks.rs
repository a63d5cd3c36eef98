//! The checks about clocks and times: amounts come from the Laws as code, only the texts are read here.

use laws::{
    Announced, Arrivals, ClaimFacts, ClaimForm, ClaimGround, Colour, DefaultTimeRuling, IllegalAct,
    IllegalMoveFacts, MateAnswer, NoticedBy, NoticedWhen, RateOfPlay, Readings, Regime, Replay,
};
use serde_json::{Value, json};
use shakmaty::Chess;

use crate::checks::{Compared, arg, text};

/// `m:ss` in milliseconds.
fn clock_ms(text: &str) -> Result<i64, String> {
    let (minutes, seconds) = text.split_once(':').ok_or_else(|| format!("{text} is no time"))?;
    let parse = |part: &str| part.parse::<i64>().map_err(|error| error.to_string());
    Ok((parse(minutes)? * 60 + parse(seconds)?) * 1000)
}

fn clock_text(ms: i64) -> String {
    format!("{}:{:02}", ms / 60_000, ms / 1000 % 60)
}

fn regime(class: &str) -> Regime {
    match class {
        "standard" => Regime::Standard,
        "rapid" => Regime::RapidBasic,
        _ => Regime::BlitzBasic,
    }
}

fn side(text: &str) -> Colour {
    if text == "white" { Colour::White } else { Colour::Black }
}

fn both(readings: Option<Readings>) -> Value {
    readings.map_or(Value::Null, |clocks| json!([clock_text(clocks.white_ms), clock_text(clocks.black_ms)]))
}

/// `clock w b increment offender class expected-w expected-b`: the first illegal move of a player.
pub fn illegal_move(row: &[Value]) -> Result<Compared, String> {
    let clocks = Readings { white_ms: clock_ms(&text(row, 1)?)?, black_ms: clock_ms(&text(row, 2)?)? };
    let increment_s = arg(row, 3)?.as_i64().ok_or("no increment")?;
    let facts = IllegalMoveFacts {
        acts: vec![IllegalAct::IllegalMove],
        offender: side(&text(row, 4)?),
        earlier: 0,
        when: NoticedWhen::BeforeReply,
        by: NoticedBy::Opponent,
        increment_ms: increment_s * 1000,
        clocks: Some(clocks),
        opponent_can_mate: MateAnswer::CanMate,
        position_known: true,
    };
    let advice = laws::illegal_move(&Announced::under(regime(&text(row, 5)?)), &facts);
    Compared::of(json!([text(row, 6)?, text(row, 7)?]), both(advice.outcome.clocks_after))
}

/// `wrong_claim w b claimant class expected-w expected-b`: the start position has occurred once.
pub fn wrong_claim(row: &[Value]) -> Result<Compared, String> {
    let clocks = Readings { white_ms: clock_ms(&text(row, 1)?)?, black_ms: clock_ms(&text(row, 2)?)? };
    let claimant = side(&text(row, 3)?);
    let mut setup = shakmaty::Setup::initial();
    setup.turn = claimant.into();
    let position: Chess =
        setup.position(shakmaty::CastlingMode::Standard).map_err(|error| error.to_string())?;
    let facts = ClaimFacts {
        clocks: Some(clocks),
        ..ClaimFacts::plain(claimant, ClaimGround::FiftyMoves, ClaimForm::OnBoard)
    };
    let announced = Announced::under(regime(&text(row, 4)?));
    let advice = laws::draw_claim(&announced, &Replay::new(position), &facts);
    Compared::of(json!([text(row, 5)?, text(row, 6)?]), both(advice.outcome.clocks_after))
}

/// `default start arrival minutes late?`, times of day as hh:mm.
pub fn default_time(row: &[Value]) -> Result<Compared, String> {
    let minutes_ms = |text: &str| clock_ms(text).map(|ms| ms * 60);
    let arrived_ms = minutes_ms(&text(row, 2)?)?;
    let minutes = arg(row, 3)?.as_u64().ok_or("no default time")?;
    let announced = Announced {
        default_time_min: Some(u16::try_from(minutes).map_err(|error| error.to_string())?),
        ..Announced::default()
    };
    let started_ms = minutes_ms(&text(row, 1)?)?;
    let arrivals =
        Arrivals { started_ms, white_ms: Some(started_ms), black_ms: Some(arrived_ms), now_ms: arrived_ms };
    let late = matches!(laws::default_time(&announced, &arrivals).outcome, DefaultTimeRuling::Lost(_));
    Compared::of(arg(row, 4)?, late)
}

/// `class [[minutes, seconds, class], …]`.
pub fn classes(row: &[Value]) -> Result<Compared, String> {
    let list = arg(row, 1)?;
    let list = list.as_array().ok_or("no list")?;
    let mut expected = vec![];
    let mut got = vec![];
    for entry in list {
        let part = |index: usize| entry.get(index).and_then(Value::as_f64).ok_or("no number");
        // Sixty moves: a second per move is a minute.
        let total = ((part(0)? + part(1)?) * 60_000.0).round() as i64;
        expected.push(entry.get(2).cloned().unwrap_or(Value::Null));
        got.push(class_name(total));
    }
    Compared::of(json!(expected), json!(got))
}

fn class_name(total_ms: i64) -> &'static str {
    match laws::time_control::rate_of_total(laws::clock::Millis::new(total_ms)) {
        RateOfPlay::Standard => "standard",
        RateOfPlay::Rapid => "rapid",
        RateOfPlay::Blitz => "blitz",
    }
}
