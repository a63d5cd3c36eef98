//! What the position an incident happened in says to it: the moves that remain after touches, and why a move is illegal.

use desk::board::{FoundOnBoard, POSITION};
use desk::command::{AtFault, IncidentReport, Place};
use desk::ids::{GameId, IncidentId};
use desk::message_code;
use desk::state::State;
use desk::words::TouchManner;
use laws::{
    Advice, AnsweredBy, Arg, Colour, Edition, IncidentKind, Judged, Message, Touch, TouchFacts, TouchRuling,
};
use notation::descriptive::read_recorded;
use notation::language::ENGLISH;
use notation::moves::{MoveReading, MoveStyle, castling_word, move_text};
use notation::position::StartPosition;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, File, Move, Position, Rank, Role, Setup, Square};

use crate::ask::{AskAnswer, AskFollows};
use crate::error::ActionError;
use crate::recorded;
use crate::touch::{Released, Touches, released};

/// A position moves are judged in, legal or not.
#[derive(Clone, Debug)]
pub struct OnBoard {
    setup: Setup,
    mode: CastlingMode,
}

impl OnBoard {
    /// A position typed as FEN. Where only the men are given, `turn` says who has the move.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn typed(fen: &str, turn: Option<Colour>, mode: CastlingMode) -> Result<Self, ActionError> {
        let fen = fen.trim();
        let unreadable = || ActionError::Unclear(Message::new("mate-fen-unclear").with("text", fen));
        let mut setup = fen.parse::<Fen>().map_err(|_| unreadable())?.into_setup();
        if let (Some(turn), 1) = (turn, fen.split_whitespace().count()) {
            setup.turn = turn.into();
        }
        // Rights without king and rook at home, and the like, are dropped as in any file.
        let (read, _) = match StartPosition::from_disputed_fen(fen, mode == CastlingMode::Chess960) {
            Ok(read) => read,
            Err(_) => return Ok(Self { setup, mode }),
        };
        let turn = setup.turn;
        setup = read.chess().to_setup(EnPassantMode::Always);
        setup.turn = turn;
        Ok(Self { setup, mode })
    }

    /// A position as it stands.
    pub fn of(setup: &Setup, mode: CastlingMode) -> Self {
        Self { setup: setup.clone(), mode }
    }

    /// The position before a side's move of the record that counts; the last one where no move is said.
    pub fn recorded(state: &State, game: GameId, side: Colour, move_no: Option<u16>) -> Option<Self> {
        let game = recorded::game(state, game)?;
        if game.moves.is_empty() && game.resumptions.is_empty() {
            return None;
        }
        let replay = recorded::replay(&game);
        let turn = Color::from(side);
        let placed = match move_no.map(u32::from) {
            Some(number) => replay
                .placed()
                .iter()
                .find(|placed| placed.setup.turn == turn && placed.setup.fullmoves.get() == number),
            None => replay.last().filter(|placed| placed.setup.turn == turn),
        }?;
        Some(Self { setup: placed.setup.clone(), mode: game.castling_mode() })
    }

    /// Whose move it is.
    pub fn turn(&self) -> Colour {
        self.setup.turn.into()
    }

    /// The position as FEN.
    pub fn fen(&self) -> String {
        Fen::try_from_setup(self.setup.clone()).map(|fen| fen.to_string()).unwrap_or_default()
    }

    fn chess(&self) -> Option<Chess> {
        self.setup.clone().position(self.mode).ok()
    }

    /// A move as the game's score writes it.
    fn san(&self, m: Move) -> String {
        match self.chess() {
            Some(chess) => move_text(&chess, self.mode, m, MoveStyle::San),
            None => m.to_string(),
        }
    }

    /// Which moves remain after touches by the player to move.
    pub fn touched(&self, edition: Edition, facts: &TouchFacts) -> Advice<TouchRuling> {
        laws::touched_on_any_board(edition, &self.setup, self.mode, facts)
    }

    /// The moves of a ruling as the game's score writes them, in the order of the alphabet; none where the player is free.
    pub fn remaining(&self, ruling: &TouchRuling) -> Vec<String> {
        if ruling.free {
            return Vec::new();
        }
        let mut moves: Vec<String> = ruling.moves.iter().map(|m| self.san(*m)).collect();
        moves.sort();
        moves
    }

    /// Whether a move is legal, and if not, which requirements it fails; none where the text names no man, or several
    /// that fail for different reasons.
    pub fn judged(&self, text: &str) -> Option<Advice<Judged>> {
        let mut answers: Vec<Advice<Judged>> = self
            .meant(text)
            .into_iter()
            .map(|(from, to, promotion)| {
                laws::judge_move_on_any_board(&self.setup, self.mode, from, to, promotion)
            })
            .collect();
        answers.dedup_by(|a, b| a.says == b.says && matches!(a.outcome, Judged::Illegal(_)));
        match answers.len() {
            1 => answers.pop(),
            _ => None,
        }
    }

    /// Departure, arrival and promotion that a text may mean; the plain reading of a legal move comes alone.
    pub fn meant(&self, text: &str) -> Vec<(Square, Square, Option<Role>)> {
        if let Some(chess) = self.chess()
            && let MoveReading::Move(notation::moves::ReadMove { mv, .. }) =
                read_recorded(&chess, self.mode, text, &ENGLISH)
        {
            let to = match mv {
                Move::Castle { rook, .. } => rook,
                other => other.to(),
            };
            return mv.from().map(|from| (from, to, mv.promotion())).into_iter().collect();
        }
        if let Some(Released { from, to, promotion }) = released(text) {
            return vec![(from, to, promotion)];
        }
        let board = &self.setup.board;
        let us = self.setup.turn;
        let plain = text.trim().trim_end_matches(['+', '#', '!', '?']);
        if let Some(side) = castling_word(plain) {
            let file = if side.is_king_side() { File::G } else { File::C };
            let rank = us.fold_wb(Rank::First, Rank::Eighth);
            return board
                .king_of(us)
                .map(|king| (king, Square::from_coords(file, rank), None))
                .into_iter()
                .collect();
        }
        let (body, promotion) = match plain.split_once('=') {
            Some((body, piece)) => (body, piece.chars().next().and_then(Role::from_char)),
            None => (plain, None),
        };
        let role =
            body.chars().next().filter(char::is_ascii_uppercase).map_or(Some(Role::Pawn), Role::from_char);
        let signs: Vec<char> = body.chars().filter(|c| matches!(c, 'a'..='h' | '1'..='8')).collect();
        let (Some(role), [hints @ .., file, rank]) = (role, signs.as_slice()) else { return Vec::new() };
        let (Some(file), Some(rank)) = (File::from_char(*file), Rank::from_char(*rank)) else {
            return Vec::new();
        };
        let to = Square::from_coords(file, rank);
        let men = board.by_color(us) & board.by_role(role);
        men.into_iter()
            .filter(|from| {
                hints.iter().all(|hint| {
                    File::from_char(*hint).is_none_or(|file| from.file() == file)
                        && Rank::from_char(*hint).is_none_or(|rank| from.rank() == rank)
                }) && (role != Role::Pawn || !hints.is_empty() || from.file() == file)
            })
            .map(|from| (from, to, promotion))
            .collect()
    }

    /// What the touches leave, as the desk records it.
    fn found(&self, says: Vec<Message>, because: Vec<laws::Citation>, moves: Vec<String>) -> FoundOnBoard {
        FoundOnBoard { fen: self.fen(), says, because, moves }
    }
}

/// Touches as the journal keeps them, as the Laws see them.
fn of_journal(report: &IncidentReport) -> TouchFacts {
    let touches = report.touched.iter().filter_map(|touch| {
        let manner = match touch.manner {
            TouchManner::Deliberate | TouchManner::OrderUnknown => laws::TouchManner::Deliberate,
            TouchManner::Adjusting => laws::TouchManner::AdjustingAnnounced,
            TouchManner::Accidental => laws::TouchManner::Accidental,
        };
        Some(Touch { square: touch.square.parse().ok()?, manner })
    });
    TouchFacts {
        touches: touches.collect(),
        order_unknown: report.touched.iter().any(|touch| touch.manner == TouchManner::OrderUnknown),
        ..TouchFacts::default()
    }
}

/// What stands in the report beside its kind: the position as typed, the touches as typed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Told<'a> {
    /// FEN; it goes before the moves on record.
    pub position: Option<&'a str>,
    /// Touches; those of the report otherwise.
    pub touches: Option<&'a Touches>,
}

/// The report with what its position says to it, where the kind asks for that and the position is known: as typed, else
/// as the moves on record give it.
///
/// # Errors
/// The position typed cannot be read, or the player at fault does not have the move in it.
pub fn answered(
    state: &State,
    report: IncidentReport,
    told: Told<'_>,
) -> Result<IncidentReport, ActionError> {
    let wanted =
        report.kind.answered_by() == AnsweredBy::TouchedPiece || report.kind == IncidentKind::IllegalMove;
    let (Some((game, side)), true) = (at_fault(state, &report), wanted) else { return Ok(report) };
    let board = match told.position.map(str::trim).filter(|fen| !fen.is_empty()) {
        Some(fen) => {
            let board = OnBoard::typed(fen, Some(side), CastlingMode::Standard)?;
            if board.turn() != side {
                return Err(ActionError::Unclear(
                    Message::new("unclear-position-turn").with("player", Arg::Colour(side)),
                ));
            }
            Some(board)
        }
        None => OnBoard::recorded(state, game, side, report.move_no),
    };
    let Some(board) = board else { return Ok(report) };
    let edition = state
        .pairing_of(game)
        .map_or(Edition::Fide2023, |pairing| state.announced(pairing.section, Some(pairing.round)).edition);
    let found = match report.kind {
        IncidentKind::IllegalMove => why_illegal(state, game, &board, &report, edition),
        _ => touches(&board, &report, edition, told.touches),
    };
    Ok(IncidentReport { board: found.map(Box::new), ..report })
}

/// The position that was known when an incident was recorded.
pub fn position_of(state: &State, incident: IncidentId) -> Option<String> {
    let advised = &state.incidents.get(&incident)?.advised;
    advised.iter().find_map(|dated| {
        let said = message_code::read(&dated.fact.measure);
        let fen = said.args.into_iter().find(|(name, _)| said.id == POSITION && name == "fen");
        match fen {
            Some((_, Arg::Text(fen))) => Some(fen),
            _ => None,
        }
    })
}

fn at_fault(state: &State, report: &IncidentReport) -> Option<(GameId, Colour)> {
    let Place::Game(game) = report.place else { return None };
    let side = match report.at_fault.first()? {
        AtFault::Side(side) => *side,
        AtFault::Player(player) => state.pairing_of(game)?.side(*player)?,
        AtFault::Person(_) => return None,
    };
    Some((game, side))
}

fn touches(
    board: &OnBoard,
    report: &IncidentReport,
    edition: Edition,
    typed: Option<&Touches>,
) -> Option<FoundOnBoard> {
    let mut facts = typed.map_or_else(|| of_journal(report), |typed| typed.facts.clone());
    // A move released and taken back is told as a move; its man was touched.
    let text = report.move_text.as_deref().filter(|_| report.kind == IncidentKind::MoveTakenBack);
    if let Some([(from, to, promotion)]) = text.map(|text| board.meant(text)).as_deref() {
        facts.released = facts.released.or(Some((*from, *to)));
        facts.promotion_piece = facts.promotion_piece.or(*promotion);
        if facts.touches.is_empty() {
            facts.touches.push(Touch::deliberate(*from));
        }
    }
    if facts.touches.is_empty() {
        return None;
    }
    let advice = board.touched(edition, &facts);
    let moves = board.remaining(&advice.outcome);
    Some(board.found(advice.says, advice.because, moves))
}

/// Why the move is illegal, and which moves the man moved, and a man captured by it, leave (7.5.1 with 4.3).
fn why_illegal(
    state: &State,
    game: GameId,
    board: &OnBoard,
    report: &IncidentReport,
    edition: Edition,
) -> Option<FoundOnBoard> {
    let record = || {
        // A record that stops being legal here stops at the move in question.
        let game = recorded::game(state, game)?;
        let rest = game.open_rest()?;
        let here = recorded::replay(&game).last().is_some_and(|last| last.setup == board.setup);
        rest.tokens.first().filter(|_| here).map(|token| token.text.clone())
    };
    let text = report.move_text.clone().or_else(record)?;
    let judged = board.judged(&text)?;
    let Judged::Illegal(_) = judged.outcome else {
        let says = vec![Message::new("advice-move-is-legal").with("move", text)];
        return Some(board.found(says, judged.because, Vec::new()));
    };
    let mut says = vec![Message::new("advice-why-illegal").with("move", text.as_str())];
    says.extend(judged.says);
    let mut because = judged.because;
    let mut moves = Vec::new();
    if let [(from, to, _)] = board.meant(&text).as_slice() {
        let men = [*from, *to].map(Touch::deliberate);
        let advice = board.touched(edition, &TouchFacts { touches: men.to_vec(), ..TouchFacts::default() });
        moves = board.remaining(&advice.outcome);
        says.extend(advice.says);
        because.extend(advice.because);
    }
    Some(board.found(says, because, moves))
}

/// What remains after touches, as a front shows it.
pub fn touch_answer(board: &OnBoard, touches: &Touches, edition: Edition) -> AskAnswer {
    let advice = board.touched(edition, &touches.facts);
    let moves = board.remaining(&advice.outcome);
    shown(&advice, (!moves.is_empty()).then(|| moves.join(" ")))
}

/// Whether a move is legal, and if not, why, as a front shows it.
///
/// # Errors
/// The text names no man of the player to move, or several.
pub fn legal_answer(board: &OnBoard, text: &str) -> Result<AskAnswer, ActionError> {
    let advice = board
        .judged(text)
        .ok_or_else(|| ActionError::Unclear(Message::new("ask-which-man").with("text", text)))?;
    Ok(shown(&advice, None))
}

fn shown<T>(advice: &Advice<T>, moves: Option<String>) -> AskAnswer {
    AskAnswer {
        lines: advice.says.iter().map(crate::say::message).collect(),
        follows: moves.map(|moves| AskFollows::of("moves", moves)).into_iter().collect(),
        because: crate::say::citations(&advice.because),
    }
}
