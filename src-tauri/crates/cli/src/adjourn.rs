//! Adjourned games.

use actions::adjournment::{AdjournmentTyped, EnvelopeTyped, proposed};
use actions::draft::Command as Draft;
use actions::view::{self, Adjourned, Pair, Side};
use actions::{ActionError, Session};
use desk::ids::*;

use crate::args::{Adjourn, AdjournBoard, Envelope};
use crate::now;
use crate::run::{game_at, open, record, recorded, section_id, unclear};
use crate::say::Front;

/// Lists adjourned games or records something about one.
pub async fn adjourn(front: &Front, by: Option<String>, what: Adjourn) -> Result<(), ActionError> {
    let (board, what) = match what {
        Adjourn::List { file } => {
            let session = open(file, by).await?;
            front.answer(&view::adjourned(session.state(), now()), |front, rows| {
                rows.iter().for_each(|row| told(front, row));
            });
            return session.close().await;
        }
        Adjourn::Seal { board, envelope, sealed, holder } => {
            (board, What::Seal(Box::new(envelope), sealed, holder))
        }
        Adjourn::Change { board, envelope } => (board, What::Change(Box::new(envelope))),
        Adjourn::Tell { board, text, reply } => (
            board,
            What::Other(Box::new(move |adjournment, _| AdjournmentTyped::Seal { adjournment, reply, text })),
        ),
        Adjourn::Hand { board, holder, at, note } => (
            board,
            What::Other(Box::new(move |adjournment, _| AdjournmentTyped::HandOver {
                adjournment,
                holder,
                at,
                note,
            })),
        ),
        Adjourn::Here { board, side: word, at } => {
            let side = side(&word)?;
            (
                board,
                What::Other(Box::new(move |adjournment, _| AdjournmentTyped::Arrive {
                    adjournment,
                    side,
                    at,
                })),
            )
        }
        Adjourn::Open { board, text, found, reply, at, anyway } => (
            board,
            What::Other(Box::new(move |adjournment, opened_by| AdjournmentTyped::Open {
                adjournment,
                reply,
                found,
                text,
                opened_by,
                at,
                anyway,
            })),
        ),
        Adjourn::Lost { board, position_unknown, times_unknown, declared, reply } => (
            board,
            What::Other(Box::new(move |adjournment, _| AdjournmentTyped::Lost {
                adjournment,
                reply,
                position_known: !position_unknown,
                times_known: !times_unknown,
                declared,
                at: None,
            })),
        ),
        Adjourn::Resume { board, white, black, at } => (
            board,
            What::Other(Box::new(move |adjournment, _| AdjournmentTyped::Resume {
                adjournment,
                clocks: Pair { white, black },
                at,
            })),
        ),
        Adjourn::Clocks { board, white, black, late } => (
            board,
            What::Other(Box::new(move |adjournment, _| AdjournmentTyped::CorrectClocks {
                adjournment,
                clocks: Pair { white, black },
                before_first_move: !late,
            })),
        ),
    };
    let AdjournBoard { file, section, round, board } = board;
    let mut session = open(file, by).await?;
    let game = game_at(&session, section_id(&session, &section)?, round, board)?;
    let act = match what {
        What::Seal(said, sealed, holder) => {
            let envelope = envelope(*said, proposed(session.state(), game))?;
            AdjournmentTyped::Adjourn { game: game.to_string(), envelope, sealed, holder }
        }
        What::Change(said) => {
            let row = adjourned(&session, game)?;
            AdjournmentTyped::Change {
                envelope: envelope(*said, row.envelope)?,
                adjournment: row.adjournment,
            }
        }
        What::Other(act) => {
            let opened_by = session.typist.map(|arbiter| arbiter.to_string());
            act(adjourned(&session, game)?.adjournment, opened_by)
        }
    };
    let done = record(&mut session, &Draft::Adjournment { act }).await?;
    recorded(front, &session, &done);
    if let Some(row) = view::adjournment_of(session.state(), game, now()).filter(|_| !front.is_json()) {
        told(front, &row);
    }
    session.close().await
}

type Act = Box<dyn FnOnce(String, Option<String>) -> AdjournmentTyped>;

enum What {
    Seal(Box<Envelope>, Option<String>, Option<String>),
    Change(Box<Envelope>),
    Other(Act),
}

fn side(word: &str) -> Result<Side, ActionError> {
    laws::Colour::from_code(word).map(Side::from).ok_or_else(|| unclear("who", word))
}

fn adjourned(session: &Session, game: GameId) -> Result<Adjourned, ActionError> {
    view::adjournment_of(session.state(), game, now()).ok_or(ActionError::NotFound("adjournment"))
}

fn envelope(said: Envelope, known: EnvelopeTyped) -> Result<EnvelopeTyped, ActionError> {
    let of = |word: Option<String>| word.as_deref().map(side).transpose();
    Ok(EnvelopeTyped {
        sealer: of(said.side)?.unwrap_or(known.sealer),
        r#move: said.number.unwrap_or(known.r#move),
        fen: said.fen.or(known.fen),
        clocks: Pair { white: said.white.or(known.clocks.white), black: said.black.or(known.clocks.black) },
        offer_by: of(said.offer)?.or(known.offer_by),
        adjourned: said.at,
        session_ends: said.session_ends,
        resumes: said.resumes.or(known.resumes),
        place: said.place.or(known.place),
    })
}

fn told(front: &Front, row: &Adjourned) {
    front.line(format!(
        "{}{} R{}  {} – {}",
        row.letter, row.board, row.round, row.players.white, row.players.black
    ));
    for message in
        row.facts.iter().chain(&row.missing).chain(&row.custody).chain(&row.opened).chain(&row.says)
    {
        front.line(format!("     {}", front.sentence(message)));
    }
    let articles: Vec<_> = row.because.iter().map(|citation| citation.article.as_str()).collect();
    let articles = if articles.is_empty() { String::new() } else { format!("  ({})", articles.join(", ")) };
    front.line(format!("  →  {}{articles}", front.sentence(&row.next)));
    for result in &row.results {
        front.line(format!("     {}", front.sentence(&result.label)));
    }
}
