//! One function a command: open, ask `actions`, print.

use std::path::Path;
use std::process::ExitCode;

use actions::draft::{self, Command as Draft};
use actions::export::{self, ExportKind};
use actions::import::{self, ImportChoices};
use actions::quick_line::{QuickLineContext, quick_line};
use actions::session::Done;
use actions::view::{self, JournalFilter};
use actions::{ActionError, Session, create, defaults, sample, settings, this_desk};
use desk::ids::*;

use crate::args::{Args, Command, Kind, SampleKind};
use crate::say::Front;
use crate::{
    adjourn, advise, audit, claim_at, clocks, demo, fresh, keeping, moves, now, pgn, questions, record,
};

/// Does what was asked.
pub async fn run(args: Args, front: &Front) -> Result<ExitCode, ActionError> {
    let by = args.by;
    let open = |file: &Path| open(file.to_owned(), by.clone());
    match args.command {
        Command::New { file, name, sections, arbiter } => {
            let draft = create::NewCompetition::from_words(&name, &sections, arbiter.as_deref())?;
            let session = create::create(&file, desk_id().await?, now(), &mut fresh, &draft).await?;
            show(front, &session);
            session.close().await?;
        }
        Command::Sample { file, kind } => {
            let mut session = Session::create(&file, desk_id().await?).await?;
            let kind = match kind {
                SampleKind::Open => sample::Sample::Open,
                SampleKind::History => sample::Sample::History,
            };
            if let Err(error) = sample::lay(&mut session, now(), kind).await {
                session.discard().await;
                return Err(error);
            }
            show(front, &session);
            session.close().await?;
        }
        Command::Demo { folder } => demo::demo(front, folder).await?,
        Command::Show { file } => {
            let session = open(&file).await?;
            front.warn(&actions::keeping::broken_chain(&session).await?);
            show(front, &session);
            session.close().await?;
        }
        Command::Import { file, from, section, apply, leave, take, answer } => {
            let mut session = open(&file).await?;
            let choices = ImportChoices {
                section: None,
                leave,
                take,
                answers: answer
                    .iter()
                    .filter_map(|a| a.split_once('='))
                    .map(|(k, v)| (k.to_owned(), v.to_owned()))
                    .collect(),
            };
            bring_in(front, &mut session, &from, section.as_deref(), &choices, apply).await?;
            session.close().await?;
        }
        Command::Round { file, section, round } => {
            let session = open(&file).await?;
            let section = section_id(&session, &section)?;
            front.answer(&view::round(session.state(), section, RoundNo(round), now()), demo::boards);
            session.close().await?;
        }
        Command::Log { file, line, round, preview } => {
            let mut session = open(&file).await?;
            log(front, &mut session, &line, round, preview).await?;
            session.close().await?;
        }
        Command::Record { file, command } => {
            let mut session = open(&file).await?;
            let command: Draft =
                serde_json::from_str(&command).map_err(|error| unclear("command", &error.to_string()))?;
            let done = record(&mut session, &command).await?;
            recorded(front, &session, &done);
            session.close().await?;
        }
        Command::Board { file, section, round, board } => {
            let session = open(&file).await?;
            let section = section_id(&session, &section)?;
            let game = view::game(session.state(), game_at(&session, section, round, board)?, now());
            front.answer(&game.ok_or(ActionError::NotFound("game"))?, demo::board);
            session.close().await?;
        }
        Command::Defaults { file, section, round } => {
            let session = open(&file).await?;
            let section = section_id(&session, &section)?;
            let due = defaults::due(session.state(), section, RoundNo(round), now());
            front.answer(&due, |front, due| {
                for row in &due.rows {
                    front.line(format!(
                        "{:>3}  {} – {}  {}",
                        row.board, row.white, row.black, row.result.text
                    ));
                }
            });
            session.close().await?;
        }
        Command::Undo { file } => {
            let mut session = open(&file).await?;
            let done = record(&mut session, &Draft::Undo).await?;
            recorded(front, &session, &done);
            session.close().await?;
        }
        Command::Journal { file, section, round, board, kind, player, arbiter, article, text, limit } => {
            let session = open(&file).await?;
            let section = section.map(|code| section_id(&session, &code)).transpose()?;
            let filter = JournalFilter {
                section: section.map(|id| id.to_string()),
                round,
                board,
                kind,
                player: player.map(|name| player_id(&session, &name)).transpose()?.map(|id| id.to_string()),
                arbiter: arbiter.map(|by| arbiter_id(&session, &by)).transpose()?.map(|id| id.to_string()),
                article: article.map(|number| match number.contains(':') {
                    true => number,
                    false => format!("2023:{number}"),
                }),
                text,
            };
            let page = view::journal(session.state(), &filter, 0, limit, now());
            front.answer(&page, |front, page| page.rows.iter().for_each(|row| demo::entry(front, row)));
            session.close().await?;
        }
        Command::Players { file, name } => {
            let session = open(&file).await?;
            players(front, &session, name.as_deref());
            session.close().await?;
        }
        Command::Settings { file, section, set, round } => {
            let mut session = open(&file).await?;
            let section = section_id(&session, &section)?;
            if let Some((key, value)) = set.as_deref().and_then(|set| set.split_once('=')) {
                let (key, value) = (key.to_owned(), value.to_owned());
                let command = Draft::Setting { section: section.to_string(), round, key, value };
                let done = record(&mut session, &command).await?;
                recorded(front, &session, &done);
            }
            front.answer(&settings::settings(session.state(), section), |front, rows| {
                for row in rows {
                    // What the round has of its own; what is said to a value is said to the section's.
                    let own = row.overrides.iter().find(|one| Some(one.round) == round);
                    let says = row.says.iter().filter(|_| own.is_none()).map(|m| front.sentence(m));
                    let says = says.collect::<Vec<_>>().join(", ");
                    let value = own.map_or(&row.value, |one| &one.value);
                    front.line(format!("{:<18} {value:<16} {}  {says}", row.key, front.sentence(&row.title)));
                }
            });
            session.close().await?;
        }
        Command::Export { file, kind, to, section, round } => {
            let session = open(&file).await?;
            let section = section.map(|code| section_id(&session, &code)).transpose()?;
            let (bytes, said) = export::export(
                &session,
                front.text(),
                export_kind(kind),
                section,
                round.map(RoundNo),
                now(),
            )?;
            export::save(&to, &bytes).await?;
            said.iter().for_each(|message| front.say(message));
            front.line(to.display().to_string());
            session.close().await?;
        }
        Command::Verify { file, head, mirror } => {
            return keeping::verify(front, &file, head.as_deref(), mirror.as_deref()).await;
        }
        Command::Copy { file, to } => {
            let mut session = open(&file).await?;
            let kept = actions::keeping::save_copy(&mut session, &to).await?;
            session.close().await?;
            keeping::kept(front, &kept);
        }
        Command::Mirror { file, folder } => {
            let mut session = open(&file).await?;
            let kept = actions::keeping::keep_mirror(&mut session, &folder)?;
            session.close().await?;
            keeping::kept(front, &kept);
        }
        Command::Restore { mirror, to } => keeping::restore(front, &mirror, &to).await?,
        Command::Claim(asked) if asked.at.at.is_some() => claim_at::claim(front, by.clone(), asked).await?,
        Command::Claim(asked) => questions::claim(front, asked).await?,
        Command::Notations => front.answer(&actions::move_notation::notations(), |front, list| {
            for one in list {
                front.line(format!("{:<12} {}", one.value, front.sentence(&one.label)));
            }
        }),
        Command::Report { file, kind, to, section, round, board, player, pdf } => {
            let session = open(&file).await?;
            let place = record::Place { section, round, board, player };
            record::report(front, &session, kind, &place, &to, pdf).await?;
            session.close().await?;
        }
        Command::Replay(asked) => record::replay(front, by.clone(), asked).await?,
        Command::Clocks { what } => clocks::run(front, by.clone(), what).await?,
        Command::Time { control, strongest } => clocks::time(front, &control, strongest)?,
        Command::Appeal { what } => record::appeal(front, by.clone(), what).await?,
        Command::Adjourn { what } => adjourn::adjourn(front, by.clone(), what).await?,
        Command::Advise(ask) => advise::ask(front, ask).await?,
        Command::Touch(asked) => advise::touch(front, &asked)?,
        Command::Legal(asked) => advise::legal(front, &asked)?,
        Command::Chess960(asked) => advise::chess960(front, asked)?,
        Command::Reasons { what } => advise::reasons(front, by.clone(), what).await?,
        Command::Audit { files, of, section, round, threads, progress } => {
            let manner = audit::Manner { threads, progress };
            match of {
                Some(file) => {
                    audit::recorded(front, by.clone(), &file, section.as_deref(), round, manner).await?;
                }
                None => audit::files(front, &files, manner)?,
            }
        }
        Command::Paste(asked) => moves::paste(front, by.clone(), asked).await?,
        Command::Sheets(asked) => moves::sheets(front, by.clone(), asked).await?,
        Command::Pgn { what } => pgn::run(front, by.clone(), what).await?,
        Command::Winnable { mode, line } => questions::winnable(front, mode, line),
        Command::Laws { number } => {
            let rows = view::laws_list(laws::Edition::Fide2023, None);
            let wanted = number.unwrap_or_default();
            let rows: Vec<_> = rows.into_iter().filter(|row| row.article.starts_with(&wanted)).collect();
            front.answer(&rows, |front, rows| {
                for row in rows {
                    front.line(format!(
                        "{:<10} {}  [{}]",
                        row.article,
                        front.sentence(&row.title),
                        front.sentence(&row.answer)
                    ));
                    if rows.len() <= 12 {
                        front.line(format!("           {}", front.sentence(&row.paraphrase)));
                    }
                }
            });
        }
    }
    Ok(ExitCode::SUCCESS)
}

pub(crate) async fn desk_id() -> Result<DeskId, ActionError> {
    this_desk::desk_id(fresh().0).await
}

/// The competition file of this command, to be put in order where the command is refused half way.
static OPENED: std::sync::OnceLock<std::path::PathBuf> = std::sync::OnceLock::new();

/// After a refusal: what was open is one file again.
pub(crate) async fn settle() {
    if let Some(file) = OPENED.get() {
        store::File::settle(file).await;
    }
}

pub(crate) async fn open(file: std::path::PathBuf, by: Option<String>) -> Result<Session, ActionError> {
    let (mut session, warnings) = Session::open(&file, desk_id().await?, Default::default()).await?;
    // One command opens one file.
    let _ = OPENED.set(file);
    for warning in &warnings {
        let _ = std::io::Write::write_fmt(
            &mut std::io::stderr(),
            format_args!("{}\n", text::Text::new("en").say(&warning.message())),
        );
    }
    if let Some(by) = by {
        session.typist = Some(arbiter_id(&session, &by)?);
    }
    Ok(session)
}

pub(crate) fn unclear(field: &'static str, text: &str) -> ActionError {
    ActionError::Unclear(laws::Message::new("unclear-field").with("field", field).with("text", text))
}

fn arbiter_id(session: &Session, initials: &str) -> Result<ArbiterId, ActionError> {
    let mut arbiters = session.state().arbiters.values().filter_map(|h| h.now());
    let found = arbiters.find(|a| a.initials.eq_ignore_ascii_case(initials));
    found.map(|a| a.arbiter).ok_or(ActionError::NotFound("arbiter"))
}

/// The player whose name begins so; none where several do.
fn player_id(session: &Session, name: &str) -> Result<PlayerId, ActionError> {
    let wanted = name.to_lowercase();
    let players = session.state().players.values().filter_map(|p| p.player.now());
    let mut found = players.filter(|p| p.name.to_lowercase().starts_with(&wanted));
    match (found.next(), found.next()) {
        (Some(player), None) => Ok(player.player),
        (Some(_), Some(_)) => Err(unclear("player", name)),
        (None, _) => Err(ActionError::NotFound("player")),
    }
}

pub(crate) fn section_id(session: &Session, code: &str) -> Result<SectionId, ActionError> {
    session.state().section_by_code(code).map(|s| s.section).ok_or(ActionError::NotFound("section"))
}

pub(crate) fn game_at(
    session: &Session,
    section: SectionId,
    round: u16,
    board: u16,
) -> Result<GameId, ActionError> {
    let pairing = session.state().at_board(section, RoundNo(round), BoardNo(board));
    let game = pairing.and_then(|p| session.state().game_of(p.pairing));
    game.ok_or(ActionError::NotFound("game"))
}

fn export_kind(kind: Kind) -> ExportKind {
    match kind {
        Kind::Results => ExportKind::ResultsCsv,
        Kind::Incidents => ExportKind::IncidentsCsv,
        Kind::Journal => ExportKind::JournalCsv,
        Kind::Trf16 => ExportKind::Trf16,
        Kind::Trf26 => ExportKind::Trf26,
    }
}

/// Records a command as the window would.
pub(crate) async fn record(session: &mut Session, command: &Draft) -> Result<Done, ActionError> {
    let now = now();
    let parsed = draft::parse(session.state(), command, now, session.desk(), &session.head())?;
    session.record(fresh(), now, parsed.occurred_at, parsed.command).await
}

pub(crate) fn recorded(front: &Front, session: &Session, done: &Done) {
    let no = session.state().number(done.entry.id);
    let Some(row) = no.and_then(|no| view::entry_row(session.state(), no, now())) else { return };
    front.answer(&row, demo::entry);
    done.remarks.iter().for_each(|remark| front.say(&actions::say::message(remark)));
}

fn show(front: &Front, session: &Session) {
    front.answer(&view::competition(session, now()), |front, competition| {
        front.line(format!("{}  ({}, journal {})", competition.name, competition.file, competition.head));
        for section in &competition.sections {
            let rounds: Vec<_> = section.rounds.iter().map(|r| r.round.to_string()).collect();
            front.line(format!(
                "{:<3} {:<24} {} · {} · {} players · rounds {}",
                section.letter,
                section.name,
                section.time_control_text,
                front.sentence(&section.regime),
                section.players,
                rounds.join(" ")
            ));
        }
    });
}

async fn bring_in(
    front: &Front,
    session: &mut Session,
    from: &Path,
    section: Option<&str>,
    choices: &ImportChoices,
    apply: bool,
) -> Result<(), ActionError> {
    let failed = |source| ActionError::Io { path: from.display().to_string(), source };
    let bytes = tokio::fs::read(from).await.map_err(failed)?;
    let name = from.file_name().unwrap_or_default().to_string_lossy();
    let file = import::read(&name, &bytes)?;
    let section = match section {
        Some(code) => Some(section_id(session, code)?),
        None => file.section(session),
    };
    let entry = fresh();
    let diff = import::diff(session, entry, &file, section, choices);
    front.answer(&diff, demo::changes);
    let section = section.ok_or_else(|| {
        let codes: Vec<_> = session.state().sections_in_order().iter().map(|s| s.code.clone()).collect();
        ActionError::Unclear(laws::Message::new("import-needs-section").with("list", codes.join(", ")))
    })?;
    if apply {
        let done = import::apply(session, entry, now(), &file, section, choices).await?;
        recorded(front, session, &done);
    }
    Ok(())
}

async fn log(
    front: &Front,
    session: &mut Session,
    line: &str,
    round: Option<u16>,
    preview: bool,
) -> Result<(), ActionError> {
    let state = session.state();
    let sections = state.sections_in_order();
    let section = sections.first().map(|s| s.section);
    // A line without a section's letter is about the first one; with it, about that one's own last round.
    let paired = |id: &SectionId, round: &RoundNo| !state.pairings_in_order(*id, *round).is_empty();
    let rounds = section.and_then(|id| Some((id, state.sections.get(&id)?)));
    let last = rounds.and_then(|(id, s)| s.rounds.keys().filter(|r| paired(&id, r)).max());
    let last = last.map_or(1, |round| round.0);
    let context = QuickLineContext {
        section: section.map(|id| id.to_string()).unwrap_or_default(),
        round: round.unwrap_or(last),
        game: None,
    };
    let read = quick_line(state, &context, line, now());
    let game = read.game.as_ref().and_then(|game| game.parse().ok());
    let found = game.and_then(|game| state.pairing_of(game)).map(|pairing| pairing.round.0);
    if let (Some(asked), Some(found)) = (round, found)
        && asked != found
    {
        front.say(&view::Message::new("quick-other-round").with("asked", asked).with("round", found));
        return Err(unclear("quick-line", line));
    }
    let Some(command) = &read.command else {
        let why = read.unclear.as_ref().map(|u| &u.message).or(read.missing.as_ref());
        if let Some(why) = why {
            front.say(why);
        }
        return Err(unclear("quick-line", line));
    };
    if preview {
        front.answer(&read, |front, read| {
            let words: Vec<_> = read.understood.iter().map(|m| front.sentence(m)).collect();
            front.line(words.join(" · "));
            match &read.command {
                Some(actions::draft::Command::Note { text, .. }) => front.line(format!("“{text}”")),
                Some(actions::draft::Command::Incident { incident }) => {
                    incident.text.iter().for_each(|text| front.line(format!("“{text}”")));
                }
                _ => {}
            }
            if let Some(advice) = &read.advice {
                demo::advice(front, advice);
            }
        });
        return Ok(());
    }
    let done = record(session, command).await?;
    recorded(front, session, &done);
    Ok(())
}

fn players(front: &Front, session: &Session, name: Option<&str>) {
    let rows = view::players(session.state(), None);
    let Some(name) = name else {
        front.answer(&rows, |front, rows| {
            for row in rows {
                front.line(format!(
                    "{:>4} {:<33} {:>5} {:>2}",
                    row.number, row.name, row.points_text, row.incidents
                ));
            }
        });
        return;
    };
    let wanted = name.to_lowercase();
    let found = rows.iter().filter(|row| row.name.to_lowercase().contains(&wanted));
    let cards = found.filter_map(|row| view::card(session.state(), row.player.parse().ok()?, now()));
    for card in cards {
        front.answer(&card, |front, card| {
            front.line(format!("{} {}", card.row.number, card.row.name));
            for line in &card.history {
                front.line(format!("  R{} {}", line.round, front.sentence(&line.what)));
            }
            card.summary.iter().for_each(|m| front.line(format!("  {}", front.sentence(m))));
        });
    }
}
