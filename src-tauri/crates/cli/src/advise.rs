//! Questions to the Laws, and reasons that are owed.

use actions::ActionError;
use actions::ask::{self, AskAnswer, AskInput, AskQuestion, AskSaid};
use actions::draft::Command as Draft;
use actions::on_board::{self, OnBoard};
use actions::view;
use desk::history::EntryNo;
use laws::Edition;
use shakmaty::CastlingMode;

use crate::args::{Ask, Chess960Args, LegalArgs, Reasons, TouchArgs};
use crate::now;
use crate::run::{open, record, recorded, section_id, unclear};
use crate::say::Front;

/// Lists the rulings that owe a reason, or gives one.
pub async fn reasons(front: &Front, by: Option<String>, what: Reasons) -> Result<(), ActionError> {
    match what {
        Reasons::List { file } => {
            let session = open(file, by).await?;
            front.answer(&view::owed_reasons(session.state(), now()), |front, rows| {
                if rows.is_empty() {
                    front.say(&view::Message::new("owed-none"));
                }
                for row in rows {
                    let place = match (&row.section, row.round, row.board) {
                        (Some(section), Some(round), Some(board)) => format!("{section} R{round} {board}"),
                        _ => String::new(),
                    };
                    let said = |list: &[view::Message]| {
                        list.iter().map(|m| front.sentence(m)).collect::<Vec<_>>().join(" · ")
                    };
                    front.line(format!(
                        "{:>4}  {}  {}  {}",
                        row.number_text,
                        row.at_text,
                        place,
                        front.sentence(&row.title)
                    ));
                    front.line(format!("      {} {}", front.words("advice-label"), said(&row.advised)));
                    front.line(format!("      {} {}", front.words("ruling-label"), said(&row.ruled)));
                }
            });
            session.close().await
        }
        Reasons::Give { file, entry, reason } => {
            let mut session = open(file, by).await?;
            let no = entry.checked_sub(1).map(EntryNo).ok_or(ActionError::NotFound("entry"))?;
            let ruling = session.state().entry(no).ok_or(ActionError::NotFound("entry"))?.id.to_string();
            let done = record(&mut session, &Draft::Reason { ruling, reason }).await?;
            recorded(front, &session, &done);
            session.close().await
        }
    }
}

/// Asks any rule. Without a question all of them are listed, without facts those of the question.
pub async fn ask(front: &Front, asked: Ask) -> Result<(), ActionError> {
    let questions = ask::questions();
    let Some(name) = asked.question else {
        front.answer(&questions, |front, questions| {
            for question in questions {
                let articles = question.articles.join(" ");
                front.line(format!("{:<30} {}  [{articles}]", question.ask, front.sentence(&question.title)));
            }
        });
        return Ok(());
    };
    let said: Vec<AskSaid> = asked
        .facts
        .iter()
        .map(|fact| match fact.split_once('=') {
            Some((fact, value)) => Ok(AskSaid { fact: fact.trim().to_owned(), value: value.to_owned() }),
            None => Err(unclear("fact", fact)),
        })
        .collect::<Result<_, _>>()?;
    match questions.into_iter().find(|question| question.ask == name) {
        Some(question) if said.is_empty() && !question.facts.is_empty() => {
            front.answer(&question, facts);
            Ok(())
        }
        _ => {
            let answer = match (asked.file, asked.section) {
                (Some(file), Some(code)) => {
                    let session = open(file, None).await?;
                    let section = section_id(&session, &code)?;
                    let answer = ask::answer_in(session.state(), section, &name, &said);
                    session.close().await?;
                    answer?
                }
                _ => ask::answer(&name, edition(&asked.edition)?, &said)?,
            };
            front.answer(&answer, told);
            Ok(())
        }
    }
}

fn facts(front: &Front, question: &AskQuestion) {
    front.say(&question.title);
    for fact in &question.facts {
        let needed = if fact.needed { "!" } else { " " };
        let how = match fact.input {
            AskInput::Side | AskInput::Choice => {
                fact.words.iter().map(|word| word.value.as_str()).collect::<Vec<_>>().join(" | ")
            }
            AskInput::YesNo => "yes | no".to_owned(),
            AskInput::Number => "12".to_owned(),
            AskInput::Clock => "0:12:22".to_owned(),
            AskInput::Day => "15:04".to_owned(),
            AskInput::Fen => "FEN".to_owned(),
            AskInput::Moves => "1. e4 e5".to_owned(),
            AskInput::Text => front.sentence(&fact.label),
        };
        front.line(format!(" {needed} {:<22} {how}", fact.fact));
    }
}

fn told(front: &Front, answer: &AskAnswer) {
    answer.lines.iter().for_each(|line| front.say(line));
    for follows in &answer.follows {
        front.line(format!("{}: {}", front.sentence(&follows.label), follows.value));
    }
    let articles: Vec<_> = answer.because.iter().map(|c| c.article.as_str()).collect();
    front.line(format!("[{}]", articles.join(" ")));
}

fn edition(code: &str) -> Result<Edition, ActionError> {
    Edition::from_code(code).ok_or_else(|| unclear("edition", code))
}

fn board(fen: Option<&str>, chess960: bool) -> Result<OnBoard, ActionError> {
    const USUAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let mode = if chess960 { CastlingMode::Chess960 } else { CastlingMode::Standard };
    OnBoard::typed(fen.unwrap_or(USUAL), None, mode)
}

/// The moves that remain after touches.
pub fn touch(front: &Front, asked: &TouchArgs) -> Result<(), ActionError> {
    let board = board(asked.fen.as_deref(), asked.chess960)?;
    let touches = actions::touch::read(&asked.touched)?;
    front.answer(&on_board::touch_answer(&board, &touches, edition(&asked.edition)?), told);
    Ok(())
}

/// Whether a move is legal, and if not, why.
pub fn legal(front: &Front, asked: &LegalArgs) -> Result<(), ActionError> {
    let board = board(asked.fen.as_deref(), asked.chess960)?;
    front.answer(&on_board::legal_answer(&board, &asked.played)?, told);
    Ok(())
}

/// The set-up of a Chess960 game, or its castling.
pub fn chess960(front: &Front, asked: Chess960Args) -> Result<(), ActionError> {
    let said = |fact: &str, value: String| AskSaid { fact: fact.to_owned(), value };
    let mut facts = vec![said("fen", asked.fen)];
    let question = if asked.castle.is_some() { "chess960 castling" } else { "chess960 array" };
    facts.extend(asked.castle.map(|side| said("side", side)));
    front.answer(&ask::answer(question, Edition::Fide2023, &facts)?, told);
    Ok(())
}
