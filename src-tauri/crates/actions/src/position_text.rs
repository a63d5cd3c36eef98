//! A position as somebody types or pastes it: a whole FEN, or only a diagram, for which the rest is asked.

use laws::Message as LawMessage;
use notation::fen_text::{of_address, take_apart};
use notation::forsyth::{Diagram, read_diagram};
use notation::position::{FenError, FenSlack, StartPosition};
use shakmaty::{CastlingSide, Color, Square};

use crate::error::ActionError;
use crate::say;
use crate::view::{Choice, Message, Side, crossing};

crossing! {
    /// A position as text, and what was answered to what it leaves out.
    #[derive(Eq, Default)]
    pub struct PositionAsked {
        /// FEN, or the men alone in Forsyth notation.
        pub text: String,
        /// Who has the move, where the text does not say.
        pub turn: Option<Side>,
        /// Castling rights that are not lost, as FEN letters.
        pub castling: Vec<String>,
        /// The square on which a pawn can be captured in passing.
        pub en_passant: Option<String>,
    }

    /// What was understood.
    #[derive(Eq)]
    pub struct PositionRead {
        /// The whole position as FEN; none while who has the move is not known.
        pub fen: Option<String>,
        /// What the text leaves out and the board allows; none for a whole FEN.
        pub asks: Option<PositionAsks>,
        /// What was assumed or left out.
        pub remarks: Vec<Message>,
    }

    /// What is possible of what a diagram leaves out.
    #[derive(Eq)]
    pub struct PositionAsks {
        /// Sides that can have the move: `white`, `black`.
        pub turns: Vec<Choice>,
        /// Castling for which king and rook stand at home.
        pub castling: Vec<Choice>,
        /// Squares on which a pawn may be capturable in passing.
        pub en_passant: Vec<Choice>,
    }
}

/// Reads a position. What only one answer is possible to is not asked.
///
/// # Errors
/// The text is no position, with what is wrong in it and what to do next.
pub fn read(asked: &PositionAsked) -> Result<PositionRead, ActionError> {
    let tidied = of_address(&asked.text).unwrap_or_else(|| tidied(&asked.text));
    let text = tidied.as_str();
    match take_apart(text) {
        Ok(None) => {}
        Err(error) => return Err(not_one(text, LawMessage::new(error.message_id()))),
        Ok(Some(read)) if read.fields.len() > 1 => return whole(&read.fen()),
        Ok(Some(read)) => {
            let side = |word: &String| if word == "w" { Side::White } else { Side::Black };
            let said = read.said.map(|said| if said.is_white() { Side::White } else { Side::Black });
            let turn = read.fields.first().map(side).or(said).or(asked.turn);
            return diagram(&read.men, text, &PositionAsked { turn, ..asked.clone() });
        }
    }
    let fields: Vec<&str> = text.split_whitespace().collect();
    match fields.as_slice() {
        [] => Err(ActionError::Unclear(LawMessage::new("position-empty"))),
        [.., side, "to", "move" | "play" | "move." | "play."] if text.contains('/') || fields.len() > 8 => {
            let turn = match side.to_ascii_lowercase().as_str() {
                "white" | "w" => Side::White,
                "black" | "b" => Side::Black,
                _ => return diagram(text, text, asked),
            };
            let men = text.rfind(side).and_then(|at| text.get(..at)).unwrap_or(text);
            diagram(men, text, &PositionAsked { turn: Some(turn), ..asked.clone() })
        }
        [_, turn, _, ..] if matches!(*turn, "w" | "b") => whole(text),
        // Empty squares drawn as signs are no FEN's.
        [men, turn @ ("w" | "b")] => {
            let turn = if *turn == "w" { Side::White } else { Side::Black };
            diagram(men, text, &PositionAsked { turn: Some(turn), ..asked.clone() })
        }
        _ => diagram(text, text, asked),
    }
}

/// A position as it is copied from elsewhere: out of a game's tag, in quotation marks, behind the word FEN, from an
/// address with `_` for blanks, with a word processor's dashes, with the side as a word.
fn tidied(text: &str) -> String {
    let mut text = text.trim();
    text = text.trim_start_matches('[').trim_end_matches([']', ';']).trim();
    if text.get(..3).is_some_and(|word| word.eq_ignore_ascii_case("fen"))
        && let Some(after) = text.get(3..).filter(|after| after.starts_with([':', ' ', '"', '=']))
    {
        text = after.trim_start_matches([':', '=']).trim();
    }
    text = text.trim_matches(['"', '“', '”', '„', '\'', '`']).trim();
    let spaced = if is_address(text) { text.replace('_', " ") } else { text.to_owned() };
    let mut fields: Vec<String> = spaced.split_whitespace().map(str::to_owned).collect();
    let side = match fields.get(1).map(|side| side.to_lowercase()).as_deref() {
        Some("w" | "white") => "w",
        Some("b" | "black") => "b",
        // A diagram over several lines is read as it stands.
        _ => return spaced,
    };
    for (place, field) in fields.iter_mut().enumerate().skip(1) {
        match field.as_str() {
            _ if place == 1 => side.clone_into(field),
            "–" | "—" | "−" | "‐" | "‑" => "-".clone_into(field),
            _ if place == 3 => *field = field.to_lowercase(),
            _ => {}
        }
    }
    fields.join(" ")
}

/// Whether `_` stands for a blank: behind a whole diagram, before the side that has the move. Elsewhere it draws an
/// empty square.
fn is_address(text: &str) -> bool {
    let mut fields = text.split('_');
    let men = fields.next().unwrap_or_default();
    let side = fields.next().unwrap_or_default().to_lowercase();
    !text.contains(char::is_whitespace)
        && matches!(side.as_str(), "w" | "b" | "white" | "black")
        && !men.ends_with('/')
        && read_diagram(men).is_ok()
}

/// The position of a text in which nothing may be left to ask.
///
/// # Errors
/// As [`completed`].
pub fn complete(text: &str) -> Result<String, ActionError> {
    completed(text).map(|(fen, _)| fen)
}

/// The same, with what was assumed or left out.
///
/// # Errors
/// As [`read`]; and where the text leaves something out, with what is possible.
pub fn completed(text: &str) -> Result<(String, Vec<Message>), ActionError> {
    let read = read(&PositionAsked { text: text.to_owned(), ..PositionAsked::default() })?;
    match (read.fen, read.asks) {
        (Some(fen), _) => Ok((fen, read.remarks)),
        (None, asks) => {
            let values = |choices: Vec<Choice>, none: &str| match choices.as_slice() {
                [] => none.to_owned(),
                some => some.iter().map(|one| one.value.as_str()).collect::<Vec<_>>().join(" "),
            };
            let (castling, en_passant) =
                asks.map(|asks| (asks.castling, asks.en_passant)).unwrap_or_default();
            let message = LawMessage::new("position-needs-more").with("castling", values(castling, "-"));
            Err(ActionError::Unclear(message.with("squares", values(en_passant, "-"))))
        }
    }
}

fn whole(text: &str) -> Result<PositionRead, ActionError> {
    // A claim can be made in a position that came about by an illegal move.
    let (start, slack) =
        StartPosition::from_disputed_fen(text, false).map_err(|error| why(text, text, error))?;
    let remark = |slack: &FenSlack| {
        Some(Message::new(match slack {
            FenSlack::SideAssumed => return None,
            FenSlack::CastlingRightsDropped => "position-castling-dropped",
            FenSlack::EnPassantSquareDropped => "position-en-passant-dropped",
            FenSlack::TooMuchMaterial => "position-too-many-men",
            FenSlack::ImpossibleCheck => "position-impossible-check",
            FenSlack::OppositeCheck => "position-opposite-check",
        }))
    };
    let mut remarks: Vec<Message> = slack.iter().filter_map(remark).collect();
    if text.split_whitespace().nth(4).is_none_or(|count| count.parse::<u32>().is_err()) {
        remarks.push(Message::new("position-no-count"));
    }
    Ok(PositionRead { fen: Some(start.fen()), asks: None, remarks })
}

fn diagram(men: &str, text: &str, asked: &PositionAsked) -> Result<PositionRead, ActionError> {
    let diagram = read_diagram(men).map_err(|error| {
        use notation::forsyth::ForsythError as E;
        let why = match error {
            E::Sign { at } => LawMessage::new(error.message_id()).with("at", number(at)),
            E::Squares { rank, squares } => {
                LawMessage::new(error.message_id()).with("rank", rank).with("squares", squares)
            }
            E::Ranks { ranks } => LawMessage::new(error.message_id()).with("ranks", ranks),
            E::Long => LawMessage::new(error.message_id()),
        };
        not_one(text, why)
    })?;
    let hints = diagram.hints();
    let turn = match (asked.turn, hints.turns.as_slice()) {
        (Some(side), _) => Some(if side == Side::White { Color::White } else { Color::Black }),
        (None, [only]) => Some(*only),
        (None, []) => return Err(impossible(text, &diagram)),
        (None, _) => None,
    };
    let asks = PositionAsks {
        turns: hints.turns.iter().map(|turn| choice(code(*turn), "colour", code(*turn))).collect(),
        castling: hints.castling.iter().map(|(side, wing)| right(*side, *wing)).collect(),
        en_passant: hints
            .en_passant
            .iter()
            .filter(|(side, _)| turn.is_none_or(|turn| turn == *side))
            .map(|(_, square)| square_choice(*square))
            .collect(),
    };
    let wanted = |value: &str| asked.castling.iter().any(|one| one == value);
    let rights: Vec<(Color, CastlingSide)> =
        hints.castling.iter().copied().filter(|(side, wing)| wanted(&letter(*side, *wing))).collect();
    let passing = asked.en_passant.as_ref().and_then(|square| square.parse::<Square>().ok());
    let passing = passing.filter(|square| hints.en_passant.iter().any(|(_, open)| open == square));
    let fen = turn
        .map(|turn| diagram.complete(turn, &rights, passing))
        .transpose()
        .map_err(|error| why(text, men, error))?
        .map(|start| start.fen());
    Ok(PositionRead { fen, asks: Some(asks), remarks: vec![Message::new("position-no-count")] })
}

fn code(side: Color) -> &'static str {
    laws::Colour::from(side).code()
}

fn choice(value: &str, list: &str, word: &str) -> Choice {
    Choice { value: value.to_owned(), label: crate::view::word(list, word) }
}

fn letter(side: Color, wing: CastlingSide) -> String {
    let letter = if wing.is_king_side() { 'k' } else { 'q' };
    side.fold_wb(letter.to_ascii_uppercase(), letter).to_string()
}

fn right(side: Color, wing: CastlingSide) -> Choice {
    let id = if wing.is_king_side() { "position-castling-short" } else { "position-castling-long" };
    Choice { value: letter(side, wing), label: Message::new(id).with("side", say::side(side.into())) }
}

fn square_choice(square: Square) -> Choice {
    let value = square.to_string();
    Choice { label: Message::new("position-en-passant-on").with("square", value.as_str()), value }
}

/// Neither side can have the move: what is wrong with it for White is wrong with the position.
fn impossible(text: &str, diagram: &Diagram) -> ActionError {
    match diagram.complete(Color::White, &[], None) {
        Err(FenError::OppositeCheck) | Ok(_) => not_one(text, LawMessage::new("position-both-in-check")),
        Err(error) => why(text, text, error),
    }
}

/// What is wrong, as closely as can be told.
fn why(text: &str, men: &str, error: FenError) -> ActionError {
    let men = men.split_whitespace().next().unwrap_or_default();
    match (error, read_diagram(men)) {
        (FenError::Syntax, Err(notation::forsyth::ForsythError::Squares { rank, squares })) => {
            let why = LawMessage::new("notation-forsyth-squares").with("rank", rank);
            not_one(text, why.with("squares", squares))
        }
        _ => not_one(text, LawMessage::new(error.message_id())),
    }
}

fn not_one(text: &str, why: LawMessage) -> ActionError {
    ActionError::Unclear(LawMessage::new("position-none").with("text", text).with("why", why))
}

fn number(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(text: &str) -> PositionAsked {
        PositionAsked { text: text.to_owned(), ..PositionAsked::default() }
    }

    fn refused(text: &str) -> String {
        match read(&asked(text)) {
            Err(ActionError::Unclear(message)) => message.to_string(),
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn a_diagram_alone_is_asked_for_the_side_and_the_rights_it_allows() {
        let men = "r3k2r/8/8/3pP3/8/8/8/R3K2R";
        let first = read(&asked(men)).unwrap();
        assert_eq!(first.fen, None);
        let asks = first.asks.unwrap();
        let values = |choices: &[Choice]| choices.iter().map(|one| one.value.clone()).collect::<Vec<_>>();
        assert_eq!(values(&asks.turns), ["white", "black"]);
        assert_eq!(values(&asks.castling), ["K", "Q", "k", "q"]);
        assert_eq!(values(&asks.en_passant), ["d6"]);
        let answered = PositionAsked {
            turn: Some(Side::White),
            castling: vec!["K".to_owned(), "q".to_owned()],
            en_passant: Some("d6".to_owned()),
            ..asked(men)
        };
        let fen = read(&answered).unwrap().fen.unwrap();
        assert_eq!(fen, "r3k2r/8/8/3pP3/8/8/8/R3K2R w Kq d6 0 1");
        assert_eq!(complete(&fen).unwrap(), fen);
        assert!(matches!(
            complete(men),
            Err(ActionError::Unclear(message)) if message.id == "position-needs-more"
        ));
    }

    #[test]
    fn a_book_says_who_has_the_move_in_words() {
        let men = "r2q1rk1/7p/p2p4/nppP4/2P2nB1/1P2N3/PQ1N3P/5RK1";
        for text in [format!("{men} White to move"), format!("{}\nWHITE to play.", men.replace('/', "\n"))] {
            assert_eq!(read(&asked(&text)).unwrap().fen, Some(format!("{men} w - - 0 1")), "{text}");
        }
        let black = read(&asked(&format!("{men}, Black to play"))).unwrap();
        assert_eq!(black.fen, Some(format!("{men} b - - 0 1")));
    }

    #[test]
    fn a_side_in_check_has_the_move_and_is_not_asked() {
        let read = read(&asked("4k3/8/8/8/4R3/8/8/4K3")).unwrap();
        assert_eq!(read.fen.as_deref(), Some("4k3/8/8/8/4R3/8/8/4K3 b - - 0 1"));
    }

    #[test]
    fn a_position_is_read_as_it_is_copied_from_elsewhere() {
        let fen = "4k3/8/8/8/8/8/8/R3K3 w Q - 99 80";
        for text in [
            "[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 99 80\"]",
            "FEN: 4k3/8/8/8/8/8/8/R3K3 w Q - 99 80",
            "“4k3/8/8/8/8/8/8/R3K3 w Q - 99 80”",
            "4k3/8/8/8/8/8/8/R3K3_w_Q_-_99_80",
            "4k3/8/8/8/8/8/8/R3K3 White Q – 099 80;",
        ] {
            let read = read(&asked(text)).unwrap();
            assert_eq!((read.fen.as_deref(), read.remarks), (Some(fen), vec![]), "{text}");
        }
        // Empty squares drawn as `_` are no blanks, a bishop at a rank's edge no side that has the move.
        let drawn = "r___k__r/________/________/________/________/________/________/R___K__R";
        let men = "r3k2r/8/8/8/8/8/8/R3K2R";
        assert_eq!(read(&asked(&format!("{drawn} w"))).unwrap().fen, Some(format!("{men} w - - 0 1")));
        for (text, men) in [
            (drawn, men),
            ("4k3/8/8/8/8/8/8/_b__K___", "4k3/8/8/8/8/8/8/1b2K3"),
            ("4k3/8/8/8/8/8/_b______/4K3", "4k3/8/8/8/8/8/1b6/4K3"),
        ] {
            let black = PositionAsked { turn: Some(Side::Black), ..asked(text) };
            assert_eq!(read(&black).unwrap().fen, Some(format!("{men} b - - 0 1")), "{text}");
        }
        // A diagram over several lines keeps them.
        let lines = read(&asked("4k3\n8\n8\n8\n8\n8\n8\nR3K3")).unwrap();
        assert_eq!(lines.asks.unwrap().turns.len(), 2);
        let passed = "4k3/8/8/8/4Pp2/8/8/4K3 b - E3 0 1";
        assert_eq!(read(&asked(passed)).unwrap().fen.as_deref(), Some("4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1"));
    }

    #[test]
    fn a_fen_keeps_its_fields_whatever_stands_around_them() {
        let fen = "4k3/8/8/8/8/8/8/R3K3 w Q - 110 80";
        for text in [
            "4k3/8/8/8/8/8/8/R3K3 w Q - 110 80 White to move",
            "4k3/8/8/8/8/8/8/R3K3 w Q - 110 80, White to play.",
            "4k3/8/8/8/8/8/8/R3K3 w Q - 110 80 (White to move)",
            "[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 110 80\"] White to move",
            "4k3/8/8/8/\n8/8/8/R3K3 w Q - 110 80",
            "4k3\n8\n8\n8\n8\n8\n8\nR3K3 w Q - 110 80",
            "4k3/8/8/8/8/8/8/\nR3K3\nw Q - 110 80\n",
            "https://lichess.org/analysis/standard/4k3/8/8/8/8/8/8/R3K3_w_Q_-_110_80",
            "https://lichess.org/editor/4k3/8/8/8/8/8/8/R3K3_w_Q_-_110_80?color=white",
            "https://www.chess.com/analysis?fen=4k3%2F8%2F8%2F8%2F8%2F8%2F8%2FR3K3%20w%20Q%20-%20110%2080&x=1",
        ] {
            let read = read(&asked(text)).unwrap();
            assert_eq!((read.fen.as_deref(), read.remarks), (Some(fen), vec![]), "{text}");
        }
        let words = read(&asked("4k3/8/8/8/8/8/8/R3K3 (Black to move)")).unwrap();
        assert_eq!(words.fen.as_deref(), Some("4k3/8/8/8/8/8/8/R3K3 b - - 0 1"));
        let two = "4k3/8/8/8/8/8/8/R3K3 b - - 110 80, White to move";
        assert!(refused(two).contains("notation-fen-two-sides"));
        assert!(refused("4k3/8/8/8/8/8/8/R3K3 w 99 80").contains("notation-fen-fields-missing"));
        assert!(refused("4k3/8/8/8/8/8/8/R3K3 w - 99 80").contains("notation-fen-fields-missing"));
        assert!(
            refused("4k3/8/8/8/8/8/8/\nR3K3 w - - 99 80 x, White to move").contains("notation-fen-syntax")
        );
    }

    #[test]
    fn a_fen_that_stops_half_way_says_where() {
        assert!(refused("4k3/8/8").contains("notation-forsyth-ranks"));
        assert!(refused("4k3/8/8/8/8/8/7/4K3 w - - 0 1").contains("squares=7"));
        assert!(refused("4k3/8/8/8/8/8/7/4K3").contains("squares=7"));
        assert!(refused("4k3/8/8/8/8/8/8/8 w - - 0 1").contains("notation-fen-kings"));
        assert!(refused("P3k3/8/8/8/8/8/8/4K3").contains("notation-fen-pawn-on-back-rank"));
        assert!(refused("4k3/4R3/8/8/8/8/4r3/4K3").contains("position-both-in-check"));
        assert!(refused(" ").contains("position-empty"));
        assert!(refused("nothing of the kind").contains("notation-forsyth-sign"));
    }

    #[test]
    fn what_a_fen_leaves_out_is_said() {
        let ids = |text: &str| -> Vec<String> {
            read(&asked(text)).unwrap().remarks.into_iter().map(|one| one.id).collect()
        };
        assert_eq!(ids("4k3/8/8/8/8/8/8/4K3 w KQ -"), ["position-castling-dropped", "position-no-count"]);
        assert_eq!(ids("4k3/8/8/8/8/8/8/4K3 w - - 12 40"), [""; 0]);
    }
}
