//! Whatever somebody pastes: recognised, shown with what was noticed, and what attaches it to a board.

use desk::ids::GameId;
use desk::state::State;
use desk::words::MovesSource;
use laws::Message as LawMessage;
use notation::game::{Game, Start};
use notation::notice::{Notice, Weight};
use notation::paste::{Pasted, recognise};
use notation::position::FenSlack;

use crate::draft::{Command, id};
use crate::error::ActionError;
use crate::games::movetext;
use crate::line::{GameShown, shown};
use crate::move_notation::MoveNotation;
use crate::recorded;
use crate::view::{Choice, Message, crossing, word};

crossing! {
    /// A pasted text, and what it is for.
    #[derive(Eq, Default)]
    pub struct PasteAsked {
        /// The text.
        pub text: String,
        /// The board it is to be attached to.
        pub game: Option<String>,
        /// Which game of the text, from 1; the first otherwise.
        pub number: Option<u32>,
        /// Whose record it is: `board`, `arbiter`, `white`, `black`; the desk's guess otherwise.
        pub source: Option<String>,
    }

    /// What a pasted text is.
    pub struct PasteShown {
        /// `position`, `unplayable`, `diagram`, `game`, `games` or `nothing`.
        pub kind: String,
        /// What it was recognised as.
        pub says: Message,
        /// What was noticed, in the order of the text.
        pub notices: Vec<PasteNotice>,
        /// The games of the text, where there are several.
        pub games: Vec<Choice>,
        /// Which of them is shown, from 1.
        pub number: u32,
        /// The game.
        pub game: Option<GameShown>,
        /// The position, where the text is one.
        pub fen: Option<String>,
        /// Whose record it would be.
        pub source: String,
        /// Whose it may be.
        pub sources: Vec<Choice>,
        /// What the arbiter should know before attaching it.
        pub remarks: Vec<Message>,
        /// What attaches it to the board; none without a board, or where there is nothing to attach.
        pub record: Option<Command>,
    }

    /// Something noticed at a place of the text.
    pub struct PasteNotice {
        /// Line, from 1.
        pub line: u32,
        /// Column in characters, from 1.
        pub column: u32,
        /// What.
        pub what: Message,
        /// Whether the arbiter has to confirm it.
        pub ask: bool,
    }
}

/// Recognises a pasted text and says what would attach it. Records nothing.
///
/// # Errors
/// The board does not exist.
pub fn read(state: &State, asked: &PasteAsked) -> Result<PasteShown, ActionError> {
    let board = asked.game.as_ref().map(|game| id::<GameId>(game, "game")).transpose()?;
    if let Some(board) = board {
        state.pairing_of(board).ok_or(ActionError::NotFound("game"))?;
    }
    let nothing = |kind: &str, says: Message| PasteShown {
        kind: kind.to_owned(),
        says,
        notices: Vec::new(),
        games: Vec::new(),
        number: 1,
        game: None,
        fen: None,
        source: source(asked, None).word().to_owned(),
        sources: sources(),
        remarks: Vec::new(),
        record: None,
    };
    // A position is kept as a note of the board: it is no record of moves, and replaces none.
    let noted = |fen: &str| {
        board.map(|game| Command::Note { game: Some(game.to_string()), player: None, text: fen.to_owned() })
    };
    Ok(match recognise(&asked.text) {
        Pasted::Position(position, slack) => {
            let fen = position.fen();
            let remarks = slack.iter().map(|slack| Message::new(assumed(*slack))).collect();
            let record = noted(&fen);
            PasteShown {
                fen: Some(fen),
                remarks,
                record,
                ..nothing("position", Message::new("paste-position"))
            }
        }
        Pasted::Unplayable(error) => {
            let why = Message::new(error.message_id());
            nothing("unplayable", Message::new("paste-unplayable").with("why", why))
        }
        Pasted::Unclear(error) => {
            let why = Message::new(error.message_id());
            nothing("unplayable", Message::new("paste-unplayable").with("why", why))
        }
        Pasted::Diagram(diagram) => {
            let placement = diagram.text();
            let record = noted(&placement);
            let fen = Some(format!("{placement} w - - 0 1"));
            PasteShown { fen, record, ..nothing("diagram", Message::new("paste-diagram")) }
        }
        Pasted::Nothing => nothing("nothing", Message::new("paste-nothing")),
        Pasted::Games(games) => {
            let number = asked.number.unwrap_or(1).max(1);
            let index = usize::try_from(number - 1).unwrap_or(usize::MAX);
            let Some(game) = games.get(index) else { return Err(ActionError::NotFound("game")) };
            let source = source(asked, Some(game));
            let kind = if games.len() > 1 { "games" } else { "game" };
            let says = Message::new("paste-game").with("count", games.len()).with("plies", game.moves.len());
            PasteShown {
                notices: game.notices.iter().map(notice).collect(),
                games: if games.len() > 1 {
                    games.iter().enumerate().map(choice).collect()
                } else {
                    Vec::new()
                },
                number,
                game: Some(shown(game, MoveNotation::SAN)),
                source: source.word().to_owned(),
                remarks: remarks(state, board, source, game),
                record: board.filter(|_| attachable(game)).map(|board| record(board, source, game)),
                ..nothing(kind, says)
            }
        }
    })
}

/// What had to be assumed of a position.
fn assumed(slack: FenSlack) -> &'static str {
    match slack {
        FenSlack::SideAssumed => "paste-assumed-side",
        FenSlack::CastlingRightsDropped => "paste-assumed-castling",
        FenSlack::EnPassantSquareDropped => "paste-assumed-en-passant",
        FenSlack::TooMuchMaterial => "paste-assumed-material",
        FenSlack::ImpossibleCheck => "paste-assumed-check",
        FenSlack::OppositeCheck => "paste-assumed-opposite-check",
    }
}

fn attachable(game: &Game) -> bool {
    game.recorded_plies() > 0
}

/// The command that records a game's moves as the record of one source.
fn record(board: GameId, source: MovesSource, game: &Game) -> Command {
    let (start_fen, movetext) = movetext(game);
    Command::Moves { game: board.to_string(), source: source.word().to_owned(), movetext, start_fen }
}

/// What was asked for; a text with names or clocks comes from a board or a broadcast, bare moves from a hand.
fn source(asked: &PasteAsked, game: Option<&Game>) -> MovesSource {
    let said = asked.source.as_deref().and_then(MovesSource::from_word);
    let machine = game.is_some_and(|game| {
        game.tags.get("White").is_some_and(|name| !name.is_empty())
            || game.moves.iter().any(|played| played.clock.left_ms.is_some())
    });
    said.unwrap_or(if machine { MovesSource::Board } else { MovesSource::Arbiter })
}

pub(crate) fn sources() -> Vec<Choice> {
    let choice = |source: &MovesSource| Choice {
        value: source.word().to_owned(),
        label: word("moves-source", source.word()),
    };
    MovesSource::ALL.iter().map(choice).collect()
}

fn choice((index, game): (usize, &Game)) -> Choice {
    let tag = |name| game.tags.get(name).filter(|name| !name.is_empty()).unwrap_or("?").to_owned();
    let label = Message::new("paste-one-of")
        .with("number", index + 1)
        .with("white", tag("White"))
        .with("black", tag("Black"));
    Choice { value: (index + 1).to_string(), label }
}

fn notice(notice: &Notice) -> PasteNotice {
    let small = |n: u64| u32::try_from(n).unwrap_or(u32::MAX);
    PasteNotice {
        line: small(notice.line),
        column: small(notice.column),
        what: Message::new(notice.kind.message_id()).with("text", notice.text.as_str()),
        ask: notice.kind.weight() != Weight::Note,
    }
}

fn remarks(state: &State, board: Option<GameId>, source: MovesSource, game: &Game) -> Vec<Message> {
    let mut remarks = Vec::new();
    if let Start::Unplayable { error, .. } = &game.start {
        remarks.push(Message::new("paste-unplayable").with("why", Message::new(error.message_id())));
    }
    let before = board.and_then(|board| state.games.get(&board)?.moves.get(&source)?.now());
    if let Some(before) = before {
        let plies = recorded::read(before).recorded_plies();
        let whose = word("moves-source", source.word());
        remarks.push(Message::new("paste-replaces").with("source", whose).with("plies", plies));
    }
    remarks.extend(board.and_then(|board| crate::games::result_remark(state, board, game.result)));
    remarks
}

/// What a person typed, refused where it is nothing: the terminal's way to attach a text.
///
/// # Errors
/// There is nothing to attach in it.
pub fn attach(shown: &PasteShown) -> Result<Command, ActionError> {
    let nothing = || ActionError::Unclear(LawMessage::new("paste-nothing-to-attach"));
    shown.record.clone().ok_or_else(nothing)
}
