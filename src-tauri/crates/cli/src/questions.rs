//! Questions that need no competition: a claim, the mate question.

use std::io::{BufRead, Write};
use std::path::Path;

use actions::ActionError;
use actions::claim::{self, ClaimReport, Intention};
use actions::claim_desk;
use actions::move_notation::MoveNotation;
use actions::position_text;
use actions::view::Message;
use cpu_time::ThreadTime;
use laws::{Announced, Colour, Edition, Regime};
use notation::game::Game;
use notation::pgn::read_all_in_any_notation;
use serde::Serialize;
use shakmaty::CastlingMode;
use winnable::{Budget, Control, Query, Verdict, can_checkmate};

use crate::args::{Claim, Search};
use crate::run::unclear;
use crate::say::Front;

/// One game of a PGN file, counted from 1.
pub async fn game_of_file(path: &Path, number: usize) -> Result<Game, ActionError> {
    let failed = |source| ActionError::Io { path: path.display().to_string(), source };
    let bytes = tokio::fs::read(path).await.map_err(failed)?;
    let games = read_all_in_any_notation(&bytes);
    let count = games.len();
    let game = number.checked_sub(1).and_then(|n| games.into_iter().nth(n));
    game.map(actions::recorded::from_disputed_start).ok_or_else(|| {
        let message = laws::Message::new("claim-no-such-game").with("number", number_of(number));
        ActionError::Unclear(message.with("games", number_of(count)))
    })
}

fn number_of(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Checks a claim at the end of a game.
pub async fn claim(front: &Front, asked: Claim) -> Result<(), ActionError> {
    let regime = match asked.regime.as_str() {
        "rapid" => Some(Regime::RapidBasic),
        "blitz" => Some(Regime::BlitzBasic),
        code => Regime::from_code(code),
    };
    let regime = regime.ok_or_else(|| unclear("regime", &asked.regime))?;
    let side = |code: &str| match code {
        "w" | "white" => Ok(Colour::White),
        "b" | "black" => Ok(Colour::Black),
        _ => Err(unclear("claimant", code)),
    };
    let notation = MoveNotation::from_code(asked.notation.as_deref())?;
    let (game, mut remarks) = match (&asked.pgn, &asked.fen) {
        (Some(path), _) => (game_of_file(path, asked.game.unwrap_or(1)).await?, Vec::new()),
        (None, fen) => {
            let read = fen.as_deref().map(position_text::completed).transpose()?;
            let (fen, remarks) = read.map_or((None, Vec::new()), |(fen, remarks)| (Some(fen), remarks));
            (claim_desk::typed(fen.as_deref(), &asked.moves.unwrap_or_default())?, remarks)
        }
    };
    remarks.extend(claim_desk::noticed(&game));
    let claimant = asked.claimant.as_deref().map(side).transpose()?;
    let edition = Edition::from_code(&asked.edition).ok_or_else(|| {
        let message = laws::Message::new("unclear-setting").with("setting", "edition");
        ActionError::Unclear(message.with("text", asked.edition.as_str()))
    })?;
    let intention = Intention {
        written: asked.intend,
        touched: asked.touched,
        claimant,
        unrecorded: asked.unrecorded,
        flag_fell: asked.flag_fell,
    };
    let announced = Announced { edition, fifty_moves: asked.fifty, ..Announced::under(regime) };
    let report = claim::check(&announced, &game, &intention, notation)?;
    // What a position leaves out and what a text has besides moves is said before what rests on it.
    front.warn(&remarks);
    front.answer(&report, told);
    Ok(())
}

pub(crate) fn told(front: &Front, report: &ClaimReport) {
    if let Some(wrong) = &report.not_legal {
        let candidates = match wrong.candidates.as_slice() {
            [] => "none".to_owned(),
            moves => moves.join(", "),
        };
        front.say(
            &Message::new("claim-not-legal")
                .with("ply", usize::try_from(wrong.ply).unwrap_or(0))
                .with("text", wrong.text.as_str())
                .with("candidates", candidates),
        );
    }
    front.say(&report.may_claim);
    let place = |ply: u32, text: &str| match ply {
        0 => front.words("claims-at-start"),
        _ => text.to_owned(),
    };
    let list: Vec<_> = report.occurrences.iter().map(|one| place(one.ply, &one.move_text)).collect();
    front.line(format!("{} {}", front.sentence(&report.occurred), list.join(" · ")));
    for alike in &report.look_alikes {
        let why: Vec<_> = alike.differs.iter().map(|m| front.sentence(m)).collect();
        let place = place(alike.ply, &alike.move_text);
        front.say(&Message::new("claim-look-alike").with("place", place).with("why", why.join(", ")));
    }
    front.say(&Message::new("claim-quiet").with("plies", usize::try_from(report.quiet_plies).unwrap_or(0)));
    for (id, moves) in
        [("claim-repeating", &report.repeating_moves), ("claim-fifty-completing", &report.fifty_moves)]
    {
        if !moves.is_empty() {
            front.say(&Message::new(id).with("moves", moves.join(", ")));
        }
    }
    if let Some(ended) = &report.ended {
        let after =
            if ended.ply == 0 { front.words("report-start-position") } else { ended.move_text.clone() };
        front.say(
            &Message::new(format!("claim-ended-{}", ended.how))
                .with("move", after)
                .with("ply", usize::try_from(ended.ply).unwrap_or(0)),
        );
        if !ended.occurrences.is_empty() {
            let list: Vec<_> = ended.occurrences.iter().map(|one| place(one.ply, &one.move_text)).collect();
            front.line(format!("  {}", list.join(" · ")));
        }
    }
    for claim in &report.claims {
        let articles: Vec<_> = claim.because.iter().map(|c| c.article.as_str()).collect();
        let title = front.words(&format!("claim-ground-{}", claim.ground));
        front.line(format!(
            "{title}: {}  [{}]",
            front.words(&format!("claim-verdict-{}", claim.verdict)),
            articles.join(" ")
        ));
        claim.lines.iter().for_each(|m| front.line(format!("  {}", front.sentence(m))));
        if !claim.must_play.is_empty() {
            front.say(&Message::new("claim-must-play").with("moves", claim.must_play.join(", ")));
        }
    }
}

#[derive(Serialize)]
struct Answer<'a> {
    verdict: &'a str,
    plies: usize,
    cpu_ns: u64,
    fen: &'a str,
    side: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<Vec<String>>,
}

/// Answers the mate question line by line; a line that is no question gets an error and stops nothing.
pub fn winnable(front: &Front, mode: Search, with_line: bool) {
    let budget = match mode {
        Search::Quick => Budget::QUICK,
        Search::Interactive => Budget::INTERACTIVE,
        Search::Deep => Budget::DEEP,
    };
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    for input in std::io::stdin().lock().split(b'\n') {
        let Ok(input) = input else { break };
        let input = String::from_utf8_lossy(&input);
        if input.trim().is_empty() {
            continue;
        }
        let text = match Query::parse(&input) {
            Err(error) => error.answer_line(&input),
            Ok(query) => {
                let before = ThreadTime::now();
                let verdict = can_checkmate(&query.position, query.side, &budget, &mut |_| Control::Continue);
                let cpu_ns = u64::try_from(before.elapsed().as_nanos()).unwrap_or(u64::MAX);
                answer(front, &query, &verdict, cpu_ns, with_line)
            }
        };
        // A closed pipe ends the work.
        if writeln!(out, "{text}").and_then(|()| out.flush()).is_err() {
            break;
        }
    }
}

fn answer(front: &Front, query: &Query, verdict: &Verdict, cpu_ns: u64, with_line: bool) -> String {
    let line = match verdict {
        Verdict::Winnable { line } if with_line => {
            Some(line.iter().map(|m| m.to_uci(CastlingMode::Standard).to_string()).collect::<Vec<_>>())
        }
        _ => None,
    };
    let plain = query.answer_line(verdict, cpu_ns);
    if front.is_json() {
        let mut fields = plain.splitn(4, ';');
        let word = fields.next().unwrap_or_default();
        let plies = fields.next().and_then(|n| n.parse().ok()).unwrap_or(0);
        let rest = fields.nth(1).unwrap_or_default();
        let (fen, side) = rest.rsplit_once(';').unwrap_or((rest, ""));
        let answer = Answer { verdict: word, plies, cpu_ns, fen, side, line };
        return serde_json::to_string(&answer).unwrap_or_default();
    }
    match line {
        Some(line) => format!("{plain};{}", line.join(" ")),
        None => plain,
    }
}
