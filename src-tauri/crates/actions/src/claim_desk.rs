//! The claim desk as a page asks it: the moves on record or pasted ones, what is claimed, and a board to look at it on.

mod given;

use desk::ids::RoundNo;
use desk::state::State;
use laws::{Colour, IncidentKind};
use notation::game::Game;
use shakmaty::Position;

use crate::claim::{Claim, ClaimReport, Intention, check, lands_on, written_kept};
use crate::draft::{ClaimDraft, IncidentDraft, RulingMode, id};
use crate::error::ActionError;
use crate::line::{self, LineStep};
use crate::move_notation::MoveNotation;
use crate::recorded;
use crate::say;
use crate::view::{Message, Pair, RulingDraft, Side, crossing};

pub use given::{noticed, text_of_file, typed};

crossing! {
    /// A game to be checked, and what its claimant adds to it.
    #[derive(Eq, Default)]
    pub struct ClaimAsked {
        /// The board; it says which rules were announced.
        pub game: Option<String>,
        /// Which section's rules, where no board is named.
        pub section: Option<String>,
        /// And of which round.
        pub round: Option<u16>,
        /// A game file, or moves as they stand on the scoresheet; none takes those on record.
        pub moves: Option<String>,
        /// Which game of a file, from 1; none takes the one of the board's players, else the first.
        pub number: Option<u32>,
        /// Where the moves begin, if not at the usual start.
        pub fen: Option<String>,
        /// The moves made since, as PGN has them.
        pub since: Vec<String>,
        /// The move written and not made.
        pub written: Option<String>,
        /// A man was touched before the claim.
        pub touched: bool,
        /// The claimant's own record has gaps; asked only under a historical text.
        pub unrecorded: bool,
        /// The claimant's flag fell during the check; asked only under a historical text.
        pub flag_fell: bool,
        /// Who claims; none is the side that has the move.
        pub claimant: Option<Side>,
        /// How moves are to be written, by the code of [`crate::move_notation::notations`].
        pub notation: Option<String>,
    }

    /// The moves a claim rests on.
    #[derive(Eq)]
    pub struct ClaimMoves {
        /// The position the moves begin in.
        pub start_fen: String,
        /// The moves, one position each.
        pub line: Vec<LineStep>,
        /// Who has the move after them.
        pub to_move: Side,
        /// The moves that are legal now.
        pub legal: Vec<LegalMove>,
        /// The games of the file, as `White – Black`; empty where there is one at most.
        pub games: Vec<String>,
        /// Which of them is shown, from 1.
        pub number: u32,
        /// What the arbiter should know before anything is recorded.
        pub remarks: Vec<Message>,
    }

    /// What the claim desk says to them.
    pub struct ClaimShown {
        /// The text is a historical one, which asks for more: the claimant's own record, and a clock that runs on.
        pub historical: bool,
        /// What the moves say.
        pub report: ClaimReport,
        /// What records each claim of the report with its ruling, in the same order; none without a board, or while the
        /// written move is unclear.
        pub records: Vec<Option<IncidentDraft>>,
        /// Where a claim of the report is on record already: the number of its entry, in the same order.
        pub recorded: Vec<Option<String>>,
        /// Why the written move is none that can be judged; what stands on the board is judged then.
        pub unclear: Option<Message>,
    }

    /// A legal move, to be typed or made on a board.
    #[derive(Eq)]
    pub struct LegalMove {
        /// In the notation asked for.
        pub text: String,
        /// As PGN has it, to be handed back.
        pub san: String,
        /// The square it begins on.
        pub from: String,
        /// The square on which the man ends up.
        pub to: String,
    }
}

/// The moves that are to be checked. What the claimant adds to them is not looked at, so that they need not be asked for
/// anew while a written move is typed.
///
/// # Errors
/// There are no moves, the position cannot be read, or what is named does not exist.
pub fn moves(state: &State, asked: &ClaimAsked) -> Result<ClaimMoves, ActionError> {
    let notation = MoveNotation::from_code(asked.notation.as_deref())?;
    let given::Given { game, games, number, remarks } = given::given(state, asked)?;
    Ok(ClaimMoves {
        start_fen: notation::position::fen_of(game.start_position().chess()),
        line: line::of_game(&game, notation),
        to_move: Colour::from(recorded::final_position(&game).turn()).into(),
        legal: legal(&game, notation),
        games,
        number,
        remarks,
    })
}

/// Checks what can be claimed in the last position.
///
/// # Errors
/// As [`moves`].
pub fn ask(state: &State, asked: &ClaimAsked) -> Result<ClaimShown, ActionError> {
    let notation = MoveNotation::from_code(asked.notation.as_deref())?;
    let game = given::given(state, asked)?.game;
    let intention = Intention {
        written: filled(asked.written.as_ref()),
        touched: asked.touched,
        claimant: asked.claimant.map(Colour::from),
        unrecorded: asked.unrecorded,
        flag_fell: asked.flag_fell,
    };
    let announced = announced(state, asked)?;
    let checked = check(&announced, &game, &intention, notation);
    // A move that is still being typed takes nothing else from the screen.
    let (report, unclear) = match checked {
        Err(ActionError::Unclear(why)) if intention.written.is_some() => {
            let on_board = Intention { written: None, ..intention.clone() };
            (check(&announced, &game, &on_board, notation)?, Some(say::message(&why)))
        }
        checked => (checked?, None),
    };
    let kept = if unclear.is_none() { written_kept(&game, &intention, notation)? } else { None };
    let historical = announced.edition == laws::Edition::Old;
    let record = |claim| match &unclear {
        Some(_) => None,
        None => entry(asked, &report, claim, kept.as_ref(), &game),
    };
    let mut records: Vec<_> = report.claims.iter().map(record).collect();
    let recorded: Vec<_> = records.iter().map(|draft| on_record(state, draft.as_ref()?)).collect();
    // What is on record is not recorded again; other moves make another claim.
    for (draft, number) in records.iter_mut().zip(&recorded) {
        if number.is_some() {
            *draft = None;
        }
    }
    Ok(ClaimShown { historical, records, recorded, report, unclear })
}

/// The number of the entry that has this claim on record.
fn on_record(state: &State, draft: &IncidentDraft) -> Option<String> {
    let report = crate::draft::report(state, draft).ok()?;
    let game = id(draft.game.as_ref()?, "game").ok()?;
    let entry = desk::claim::on_record(state, game, report.claim.as_deref()?)?;
    Some(crate::view::number_text(state, entry))
}

fn legal(game: &Game, notation: MoveNotation) -> Vec<LegalMove> {
    let (last, mode) = (recorded::final_position(game), game.castling_mode());
    let mut legal: Vec<LegalMove> = last
        .legal_moves()
        .into_iter()
        .map(|m| LegalMove {
            text: notation.write(&last, mode, m),
            san: MoveNotation::SAN.write(&last, mode, m),
            from: m.from().map(|square| square.to_string()).unwrap_or_default(),
            to: lands_on(m).to_string(),
        })
        .collect();
    legal.sort_by(|a, b| a.text.cmp(&b.text));
    legal
}

fn filled(text: Option<&String>) -> Option<String> {
    text.map(|text| text.trim()).filter(|text| !text.is_empty()).map(str::to_owned)
}

/// The incident of a claim. What the check decides is its ruling; what it leaves open is ruled later.
fn entry(
    asked: &ClaimAsked,
    report: &ClaimReport,
    claim: &Claim,
    written: Option<&String>,
    game: &Game,
) -> Option<IncidentDraft> {
    let kind = match claim.ground.as_str() {
        "repetition" => IncidentKind::RepetitionClaim,
        _ => IncidentKind::FiftyMovesClaim,
    };
    // Moves that stop being legal before the position claimed on, or that begin after it may have stood there, decide
    // nothing: the claim is recorded, its ruling owed.
    let begins_late = claim.lines.iter().any(|line| line.id == "law-says-claim-before-record");
    let decided = report.not_legal.is_none() && !begins_late;
    let ruling = match (claim.result.filter(|_| decided), claim.opponent_gains.as_ref().filter(|_| decided)) {
        (Some(result), _) => Some(RulingDraft { result: Some(result), ..RulingDraft::default() }),
        (None, Some(time)) => {
            let time = Some(format!("+{time}"));
            let adjust = match claim.claimant {
                Side::White => Pair { white: None, black: time },
                Side::Black => Pair { white: time, black: None },
            };
            Some(RulingDraft { adjust, ..RulingDraft::default() })
        }
        (None, None) => None,
    };
    let last = usize::try_from(report.plies).unwrap_or(0);
    Some(IncidentDraft {
        game: Some(asked.game.clone()?),
        section: None,
        round: None,
        kind: kind.code().to_owned(),
        against: vec![claim.claimant],
        person: None,
        player: None,
        r#move: (last > 0).then(|| recorded::prefix(game, last + 1)),
        move_text: written.cloned(),
        clocks: Pair::default(),
        minutes: None,
        squares: None,
        position: None,
        // The position is the evidence: whoever reads the journal can set it up.
        text: Some(report.fen.clone()),
        reported_by: None,
        witness: None,
        occurred: None,
        same_action: false,
        when: None,
        claim: Some(evidence(asked, written, game)),
        clock: None,
        mode: if ruling.is_some() { RulingMode::Done } else { RulingMode::Open },
        ruling,
    })
}

/// What the claimant adds to the moves on record. Pasted moves become part of the entry, in the journal's own form:
/// without the tags of a file, and also where only a position was pasted.
fn evidence(asked: &ClaimAsked, written: Option<&String>, game: &Game) -> ClaimDraft {
    let pasted =
        filled(asked.moves.as_ref()).or(filled(asked.fen.as_ref())).is_some() || !asked.since.is_empty();
    let (start_fen, movetext) = crate::games::movetext(game);
    ClaimDraft {
        written: written.cloned(),
        touched: asked.touched,
        unrecorded: asked.unrecorded,
        flag_fell: asked.flag_fell,
        movetext: pasted.then_some(movetext),
        start_fen: start_fen.filter(|_| pasted),
    }
}

fn announced(state: &State, asked: &ClaimAsked) -> Result<laws::Announced, ActionError> {
    if let Some(game) = &asked.game {
        let pairing = state.pairing_of(id(game, "game")?).ok_or(ActionError::NotFound("game"))?;
        return Ok(state.announced(pairing.section, Some(pairing.round)));
    }
    match &asked.section {
        Some(section) => Ok(state.announced(id(section, "section")?, asked.round.map(RoundNo))),
        None => Ok(laws::Announced::default()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The moves and what is said to them.
    fn shown(moves: Option<&str>, fen: Option<&str>, written: Option<&str>) -> (ClaimMoves, ClaimShown) {
        let text = |text: Option<&str>| text.map(str::to_owned);
        let asked = ClaimAsked {
            moves: text(moves),
            fen: text(fen),
            written: text(written),
            ..ClaimAsked::default()
        };
        both(&asked)
    }

    fn both(asked: &ClaimAsked) -> (ClaimMoves, ClaimShown) {
        let state = State::default();
        (super::moves(&state, asked).unwrap(), ask(&state, asked).unwrap())
    }

    #[test]
    fn moves_on_a_scoresheet_are_stepped_through_and_counted() {
        let (moves, shown) = shown(Some("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1"), None, Some("Ng8"));
        assert_eq!(moves.line.len(), 7);
        assert_eq!(shown.report.repeating_moves, ["Ng8"]);
        assert!(shown.report.claims[0].correct);
        assert!(
            moves.legal.iter().any(|m| m.text == "Ng8" && (m.from.as_str(), m.to.as_str()) == ("f6", "g8"))
        );
    }

    #[test]
    fn a_position_alone_is_enough_to_claim_nothing() {
        let (moves, shown) = shown(None, Some("4k3/8/8/8/8/8/8/R3K3 w Q - 99 80"), None);
        assert!(moves.line.is_empty());
        assert_eq!(shown.report.quiet_plies, 99);
        assert!(
            moves.legal.iter().any(|m| m.text == "O-O-O" && (m.from.as_str(), m.to.as_str()) == ("e1", "c1"))
        );
    }

    #[test]
    fn a_written_move_that_cannot_be_read_leaves_the_rest_as_it_is() {
        let (moves, shown) = shown(Some("1. Nf3 Nf6"), None, Some("Zz9"));
        assert_eq!(shown.unclear.unwrap().id, "claim-written-unclear");
        assert!(shown.report.claims.iter().all(|claim| claim.written.is_none()));
        assert_eq!(shown.records, [None, None]);
        assert_eq!(moves.line.len(), 2);
    }

    #[test]
    fn an_illegal_written_move_makes_the_claim_wrong_and_another_move_of_that_man_is_due() {
        // The knight is pinned and has no move, so any other one is due.
        let (_, pinned) = shown(None, Some("4r1k1/8/8/8/8/8/4N3/R3K3 w - - 0 1"), Some("Nc3"));
        assert_eq!((pinned.report.claims[0].verdict.as_str(), pinned.unclear), ("wrong", None));
        assert!(pinned.report.claims[0].must_play.contains(&"Ra8".to_owned()));
        // The rook may go elsewhere.
        let (_, rook) = shown(None, Some("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), Some("Rb2"));
        let due = &rook.report.claims[0].must_play;
        assert!(due.contains(&"Ra2".to_owned()) && due.iter().all(|m| m.starts_with('R')), "{due:?}");
    }

    #[test]
    fn a_written_move_is_judged_by_the_position_it_leads_to() {
        let castling = "1. Nf3 Nf6 2. Rg1 Rg8 3. Rh1 Rh8 4. Rg1 Rg8 5. Rh1";
        let (_, shown) = shown(Some(castling), None, Some("Rh8"));
        assert_eq!(shown.report.occurred.id, "claims-would-occur");
        let places: Vec<_> = shown.report.occurrences.iter().map(|one| one.move_text.as_str()).collect();
        assert_eq!(places, ["3…Rh8", "5…Rh8"]);
        let alike: Vec<_> = shown.report.look_alikes.iter().map(|one| one.move_text.as_str()).collect();
        assert_eq!(alike, ["1…Nf6"]);
        assert_eq!(shown.report.look_alikes[0].differs.len(), 2);
    }

    #[test]
    fn moves_made_since_are_played_on_and_become_evidence() {
        let asked = ClaimAsked {
            fen: Some("4k3/8/8/8/8/8/8/R3K3 w Q - 99 80".to_owned()),
            since: vec!["Ra2".to_owned(), "Kd7".to_owned(), "Rz9".to_owned()],
            notation: Some("de".to_owned()),
            ..ClaimAsked::default()
        };
        let (moves, shown) = both(&asked);
        let texts: Vec<_> = moves.line.iter().map(|step| step.text.as_str()).collect();
        assert_eq!(texts, ["Ta2", "Kd7"]);
        assert_eq!(shown.report.not_legal.map(|not| (not.ply, not.text)), Some((3, "Rz9".to_owned())));
        assert!(shown.report.claims[1].correct, "a hundred and one quiet half-moves");
    }

    #[test]
    fn moves_pasted_in_descriptive_notation_are_read() {
        let (moves, _) = shown(Some("1. P-K4 P-K4 2. N-KB3 N-QB3"), None, None);
        assert_eq!(moves.line.last().map(|step| step.text.as_str()), Some("Nc6"));
    }

    #[test]
    fn what_cannot_be_checked_says_what_to_do() {
        let refused = |moves: Option<&str>, fen: Option<&str>| {
            let text = |text: Option<&str>| text.map(str::to_owned);
            let asked = ClaimAsked { moves: text(moves), fen: text(fen), ..ClaimAsked::default() };
            let state = State::default();
            let why = ask(&state, &asked).unwrap_err().messages();
            assert_eq!(super::moves(&state, &asked).unwrap_err().messages(), why);
            why[0].id.clone()
        };
        assert_eq!(refused(None, None), "claim-no-moves");
        assert_eq!(refused(Some(" "), None), "claim-no-moves");
        assert_eq!(refused(None, Some("4k3/8/8")), "position-none");
        assert_eq!(refused(None, Some("4k3/8/8/8/8/8/8/4K3")), "position-needs-more");
        assert_eq!(refused(Some("[FEN \"8/8\"]\n[SetUp \"1\"]\n\n1. e4 *"), None), "position-none");
    }

    #[test]
    fn a_file_brings_its_own_start() {
        let file = "[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 80\"]\n[SetUp \"1\"]\n\n80. Ra8+ *";
        let (moves, _) = shown(Some(file), None, None);
        assert_eq!(moves.line[0].number_text, "80.");
        assert_eq!(moves.line[0].text, "Ra8+");
    }
}
