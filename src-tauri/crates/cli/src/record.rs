//! The printed record, replays and appeals.

use std::path::Path;

use actions::appeal::{self, AppealDecided, AppealLodged, AppealPanelMember, AppealSaid};
use actions::diagram::{self, DiagramAsked, DiagramFormat};
use actions::draft::Command as Draft;
use actions::move_notation::MoveNotation;
use actions::report::{self, PageFormat, ReportAsked, ReportName};
use actions::view::{self, Message, ReplayPosition, ResultCode};
use actions::{ActionError, Session, export};
use desk::history::EntryNo;
use desk::ids::*;

use crate::args::{Appeal, Replay, Report};
use crate::now;
use crate::run::{game_at, open, record, recorded, section_id, unclear};
use crate::say::Front;

/// Of what a page is.
pub struct Place {
    /// The section's code.
    pub section: Option<String>,
    /// The round.
    pub round: Option<u16>,
    /// The board.
    pub board: Option<u16>,
    /// Part of a player's name.
    pub player: Option<String>,
}

impl Place {
    fn section(&self, session: &Session) -> Result<SectionId, ActionError> {
        match (&self.section, session.state().sections_in_order().as_slice()) {
            (Some(code), _) => section_id(session, code),
            (None, [only]) => Ok(only.section),
            (None, _) => Err(ActionError::NotFound("section")),
        }
    }

    fn round(&self) -> Result<u16, ActionError> {
        self.round.ok_or(ActionError::NotFound("round"))
    }

    fn game(&self, session: &Session) -> Result<GameId, ActionError> {
        let board = self.board.ok_or(ActionError::NotFound("game"))?;
        game_at(session, self.section(session)?, self.round()?, board)
    }
}

/// Writes a page: as PDF where the file's name or `--pdf` says so, as HTML otherwise.
pub async fn report(
    front: &Front,
    session: &Session,
    kind: Report,
    place: &Place,
    to: &Path,
    pdf: bool,
) -> Result<(), ActionError> {
    let name = match kind {
        Report::Board => ReportName::Board,
        Report::Round => ReportName::Round,
        Report::Player => ReportName::Player,
        Report::Competition => ReportName::Competition,
        Report::Results => ReportName::Results,
        Report::Forfeits => ReportName::Forfeits,
        Report::Claim => ReportName::Claim,
        Report::Envelope => ReportName::Envelope,
    };
    let section = match name {
        ReportName::Competition | ReportName::Player => None,
        _ => Some(place.section(session)?.to_string()),
    };
    let game = match (name, place.board) {
        (ReportName::Board | ReportName::Claim | ReportName::Envelope, Some(_)) => {
            Some(place.game(session)?.to_string())
        }
        _ => None,
    };
    let player = place.player.as_ref().map(|part| {
        let wanted = part.to_lowercase();
        let mut rows = view::players(session.state(), None).into_iter();
        rows.find(|row| row.name.to_lowercase().contains(&wanted)).ok_or(ActionError::NotFound("player"))
    });
    let player = player.transpose()?.map(|row| row.player);
    let asked = ReportAsked { name, section, round: place.round, game, player };
    let kind = report::meant(session.state(), &asked)?;
    let ending = to.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pdf"));
    let format = if pdf || ending { PageFormat::Pdf } else { PageFormat::Html };
    let (bytes, said) = report::file(session, front.text(), &kind, format, now())?;
    front.warn(&actions::keeping::broken_chain(session).await?);
    export::save(to, &bytes).await?;
    said.iter().for_each(|message| front.say(message));
    front.line(to.display().to_string());
    Ok(())
}

/// Replays a game, shows one of its positions, or makes pictures of it.
pub async fn replay(front: &Front, by: Option<String>, asked: Replay) -> Result<(), ActionError> {
    let notation = MoveNotation::from_code(asked.notation.as_deref())?;
    let session = open(asked.file, by).await?;
    let game = game_at(&session, section_id(&session, &asked.section)?, asked.round, asked.board)?;
    let replay = view::replay_or_why(session.state(), game, notation)?;
    session.close().await?;
    let at = |ply: u32| replay.positions.iter().find(|one| one.ply == ply);
    let wanted = match asked.ply {
        Some(ply) => Some(at(ply).ok_or_else(|| unclear("ply", &ply.to_string()))?),
        None => None,
    };
    let pictured = wanted.or_else(|| at(replay.disputed_ply?)).or(replay.positions.last());
    let files = [(&asked.svg, DiagramFormat::Svg), (&asked.png, DiagramFormat::Png)];
    let files: Vec<_> = files.into_iter().filter_map(|(to, format)| Some((to.as_ref()?, format))).collect();
    for (to, format) in &files {
        let position = pictured.ok_or(ActionError::NotFound("game"))?;
        let picture = diagram::picture(&DiagramAsked::of(position, asked.flip, *format))?;
        export::save(to, &picture).await?;
        front.line(format!("{}  {}", to.display(), line(front, position).trim()));
    }
    match wanted {
        _ if !files.is_empty() => {}
        Some(position) => front.answer(position, |front, position| front.line(line(front, position))),
        None => front.answer(&replay, |front, replay| {
            for position in &replay.positions {
                let disputed = replay.disputed_ply == Some(position.ply);
                let mark = if disputed { front.words("replay-disputed") } else { String::new() };
                front.line(format!("{}  {mark}", line(front, position)).trim_end());
            }
            for text in &replay.rest {
                front.line(format!("{:>4}  {}{} ?", text.ply, text.number_text, text.text));
            }
        }),
    }
    Ok(())
}

fn line(front: &Front, position: &ReplayPosition) -> String {
    let clock = |side: &Option<String>| side.clone().unwrap_or_else(|| "–".to_owned());
    let times =
        if position.times > 1 { format!(" ×{}/{}", position.time, position.times) } else { String::new() };
    let origin = position.origin.as_ref().map(|m| format!("  {}", front.sentence(m))).unwrap_or_default();
    format!(
        "{:>4}  {:<12} {} {}  {}{times}{origin}",
        position.ply,
        format!("{}{}", position.number_text, position.text),
        clock(&position.clocks.white),
        clock(&position.clocks.black),
        position.fen
    )
}

/// Lists, lodges, hears or decides appeals.
pub async fn appeal(front: &Front, by: Option<String>, what: Appeal) -> Result<(), ActionError> {
    match what {
        Appeal::List { file } => {
            let session = open(file, by).await?;
            front.answer(&appeal::appeals(session.state(), now()), |front, list| {
                list.iter().zip(1..).for_each(|(one, number)| front.line(told(front, one, number)));
            });
            session.close().await
        }
        Appeal::Rulings { file, section, round } => {
            let session = open(file, by).await?;
            let section = section.map(|code| section_id(&session, &code)).transpose()?;
            let shown = appeal::at_hand(session.state(), section, round.map(RoundNo), now());
            front.answer(&shown.rulings, |front, list| {
                for one in list {
                    let ruling: Vec<_> = one.ruling.iter().map(|line| front.sentence(line)).collect();
                    front.line(format!(
                        "{:>5}  {}  {}  {}  {} ({})",
                        one.ruling_text,
                        front.sentence(&one.place),
                        front.sentence(&one.title),
                        ruling.join("; "),
                        one.deadline_text,
                        front.sentence(&one.window)
                    ));
                }
            });
            session.close().await
        }
        Appeal::Lodge {
            file,
            section,
            round,
            board,
            side,
            ruling,
            by_name,
            capacity,
            fee,
            at,
            minutes,
            spoken,
            statement,
        } => {
            let session = open(file, by).await?;
            let section = section_id(&session, &section)?;
            let game = (board > 0).then(|| game_at(&session, section, round, board)).transpose()?;
            let state = session.state();
            let colour = match side.as_str() {
                "none" => None,
                side => Some(laws::Colour::from_code(side).ok_or_else(|| unclear("who", side))?),
            };
            let pairing = game.and_then(|game| state.pairing_of(game));
            let player = pairing.zip(colour).map(|(pairing, colour)| pairing.player(colour));
            let records = game.map(|game| state.incidents_of_game(game)).unwrap_or_default();
            // Where nothing is ruled, the desk says what is missing.
            let last = records.iter().rev().find(|record| !record.rulings.is_empty()).or(records.last());
            let incident = match ruling {
                Some(number) => ruled_in(state, number),
                None => last.and_then(|record| record.incident.now()).map(|i| i.incident),
            };
            let lodged = AppealLodged {
                incident: incident.ok_or(ActionError::NotFound("incident"))?.to_string(),
                player: player.map(|p| p.to_string()),
                appellant: by_name,
                capacity,
                fee,
                spoken,
                lodged: at,
                deadline_minutes: minutes,
                statement,
                panel: Vec::new(),
            };
            done(front, session, Draft::LodgeAppeal { appeal: lodged }).await
        }
        Appeal::Hear { file, number, panel, said } => {
            let session = open(file, by).await?;
            let appeal = numbered(&session, number)?;
            let member = |text: &String| {
                let (role, name) = text.split_once('=').unwrap_or(("", text));
                let (name, federation) = match name.rsplit_once('/') {
                    Some((name, federation)) => (name, Some(federation.to_owned())),
                    None => (name, None),
                };
                AppealPanelMember { name: name.to_owned(), federation, role: role.to_owned() }
            };
            let panel = panel.iter().map(member).collect();
            let statement = |text: &String| match text.split_once('=') {
                Some((name, text)) => Ok(AppealSaid { name: name.to_owned(), text: text.to_owned() }),
                None => Err(unclear("statement", text)),
            };
            let statements = said.iter().map(statement).collect::<Result<_, _>>()?;
            done(front, session, Draft::HearAppeal { appeal, panel, statements }).await
        }
        Appeal::Decide { file, number, verdict, reason, at, fee_back, result, white, black } => {
            let session = open(file, by).await?;
            let appeal = numbered(&session, number)?;
            let decision = AppealDecided {
                appeal,
                verdict,
                fee_returned: fee_back,
                reason,
                decided: at,
                result: result.as_deref().map(result_code).transpose()?,
                adjust: view::Pair { white, black },
            };
            done(front, session, Draft::DecideAppeal { decision }).await
        }
    }
}

/// The incident on which an entry, by its number, rules.
fn ruled_in(state: &desk::state::State, number: u32) -> Option<IncidentId> {
    let entry = state.entry(EntryNo(number.checked_sub(1)?))?;
    entry.facts.iter().find_map(|fact| match fact {
        desk::fact::Fact::Ruling(ruling) => Some(ruling.incident),
        _ => None,
    })
}

fn result_code(text: &str) -> Result<ResultCode, ActionError> {
    let outcome = laws::Outcome::ALL.into_iter().find(|outcome| outcome.code() == text);
    outcome.map(ResultCode::of).ok_or_else(|| unclear("result", text))
}

fn numbered(session: &Session, number: usize) -> Result<String, ActionError> {
    let list = appeal::appeals(session.state(), now());
    let found = number.checked_sub(1).and_then(|n| list.into_iter().nth(n));
    found.map(|one| one.appeal).ok_or(ActionError::NotFound("appeal"))
}

pub(crate) async fn done(front: &Front, mut session: Session, command: Draft) -> Result<(), ActionError> {
    let done = record(&mut session, &command).await?;
    recorded(front, &session, &done);
    session.close().await
}

fn told(front: &Front, appeal: &appeal::Appeal, number: usize) -> String {
    let outcome = match &appeal.outcome {
        Some(outcome) => front.sentence(&outcome.verdict),
        None => front.words("report-appeal-open"),
    };
    let times = Message::new("report-lodged-times")
        .with("decided", appeal.decided_text.as_str())
        .with("lodged", appeal.lodged_text.as_str())
        .with("deadline", appeal.deadline_text.as_deref().unwrap_or("–"))
        .with("late", if appeal.late { "yes" } else { "no" });
    let attacked: Vec<_> = appeal.ruling.iter().map(|line| front.sentence(line)).collect();
    let attacked = Message::new("report-appealed-ruling")
        .with("entry", appeal.ruling_text.as_str())
        .with("ruling", attacked.join("; "));
    let said = [&appeal.place, &appeal.appellant, &attacked, &times].map(|message| front.sentence(message));
    let effect = appeal.outcome.iter().flat_map(|outcome| &outcome.lines).map(|line| front.sentence(line));
    let outcome: Vec<_> = std::iter::once(outcome).chain(effect).collect();
    format!("{number}  {}  {}", said.join("  "), outcome.join("; "))
}
