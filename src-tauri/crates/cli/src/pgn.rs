//! Games in and out as PGN.

use std::path::Path;

use actions::games::{self, GamesChoices, GamesDiff};
use actions::pgn::{self, PgnProfile, PgnScope};
use actions::view::Message;
use actions::{ActionError, Session, export};
use desk::ids::*;

use crate::args::{Pgn, Profile};
use crate::run::{game_at, open, recorded, section_id, unclear};
use crate::say::Front;
use crate::{fresh, now};

/// Does what was asked.
pub async fn run(front: &Front, by: Option<String>, what: Pgn) -> Result<(), ActionError> {
    match what {
        Pgn::Import { file, from, section, round, apply, leave, take, attach, source } => {
            let mut session = open(file, by).await?;
            let section = section.map(|code| section_id(&session, &code)).transpose()?;
            let attach = attach
                .iter()
                .map(|text| {
                    let (game, board) = text.split_once('=').ok_or_else(|| unclear("board", text))?;
                    let board = board.parse().map_err(|_| unclear("board", text))?;
                    let (section, round) = section.zip(round).ok_or_else(|| unclear("board", text))?;
                    Ok((game.to_owned(), game_at(&session, section, round, board)?.to_string()))
                })
                .collect::<Result<_, ActionError>>()?;
            let section = section.map(|id| id.to_string());
            let choices = GamesChoices { section, round, leave, take, attach, source: Some(source) };
            import(front, &mut session, &from, &choices, apply).await?;
            session.close().await
        }
        Pgn::Export { file, to, section, round, board, profile } => {
            let session = open(file, by).await?;
            let section = section.map(|code| section_id(&session, &code)).transpose()?;
            let scope = match (section, round, board) {
                (Some(section), Some(round), Some(board)) => {
                    PgnScope::Game(game_at(&session, section, round, board)?)
                }
                (Some(section), Some(round), None) => PgnScope::Round(section, RoundNo(round)),
                (Some(section), ..) => PgnScope::Section(section),
                (None, ..) => PgnScope::All,
            };
            let profile = match profile {
                Profile::Archive => PgnProfile::Archive,
                Profile::Broadcast => PgnProfile::Broadcast,
                Profile::Rating => PgnProfile::Rating,
            };
            let (text, count) = pgn::written(session.state(), scope, profile, now())?;
            export::save(&to, text.as_bytes()).await?;
            front.say(&Message::new("pgn-written").with("count", count));
            front.line(to.display().to_string());
            session.close().await
        }
    }
}

async fn import(
    front: &Front,
    session: &mut Session,
    from: &Path,
    choices: &GamesChoices,
    apply: bool,
) -> Result<(), ActionError> {
    let failed = |source| ActionError::Io { path: from.display().to_string(), source };
    let bytes = tokio::fs::read(from).await.map_err(failed)?;
    let file = games::read(&from.file_name().unwrap_or_default().to_string_lossy(), &bytes)?;
    let entry = fresh();
    let diff = games::diff(session, entry, &file, choices);
    front.answer(&diff, told);
    if apply {
        let done = games::apply(session, entry, now(), &file, choices).await?;
        recorded(front, session, &done);
    }
    Ok(())
}

fn told(front: &Front, diff: &GamesDiff) {
    for game in &diff.games {
        let sign = if game.taken { '+' } else { ' ' };
        let remarks: Vec<_> = game.remarks.iter().map(|m| front.sentence(m)).collect();
        front.line(format!(
            "{sign} {:<8} {}{:>3} R{} {} – {}  {} ({})  {}",
            game.id,
            game.section,
            game.board,
            game.round,
            game.white,
            game.black,
            game.plies,
            game.clocks,
            remarks.join(" ")
        ));
    }
    for game in &diff.unmatched {
        front.line(format!(
            "? {:<8} {:>5}: {} – {} ({})  {}",
            game.id,
            game.line,
            game.players.white,
            game.players.black,
            game.round,
            front.sentence(&game.why)
        ));
    }
    if !diff.boards_without.is_empty() {
        let boards: Vec<_> =
            diff.boards_without.iter().map(|b| format!("{}{}", b.section, b.board)).collect();
        front.say(&Message::new("games-boards-without").with("boards", boards.join(" ")));
    }
}
