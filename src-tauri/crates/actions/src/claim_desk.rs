//! The claim desk as a page asks it: the moves on record or pasted ones, what is claimed, and a board to look at it on.

use desk::ids::RoundNo;
use desk::state::State;
use laws::{IncidentKind, Message as LawMessage};
use notation::game::Game;
use notation::moves::{MoveStyle, move_text};
use notation::pgn::{ReadOptions, read_all};
use shakmaty::Position;

use crate::claim::{Claim, ClaimReport, Intention, check};
use crate::draft::{ClaimDraft, IncidentDraft, RulingMode, id};
use crate::error::ActionError;
use crate::line::{LineStep, steps};
use crate::recorded;
use crate::say;
use crate::view::{Pair, ResultCode, RulingDraft, Side, crossing};

crossing! {
    /// A game to be checked, and what its claimant adds to it.
    #[derive(Eq)]
    pub struct ClaimAsked {
        /// The board; it says which rules were announced.
        pub game: Option<String>,
        /// Which section's rules, where no board is named.
        pub section: Option<String>,
        /// And of which round.
        pub round: Option<u16>,
        /// A game file, or moves as they stand on the scoresheet; none takes those on record.
        pub moves: Option<String>,
        /// Where the moves begin, if not at the usual start.
        pub fen: Option<String>,
        /// The move written and not made.
        pub written: Option<String>,
        /// A man was touched before the claim.
        pub touched: bool,
    }

    /// What the claim desk shows.
    pub struct ClaimShown {
        /// What the moves say.
        pub report: ClaimReport,
        /// The position the moves begin in.
        pub start_fen: String,
        /// The moves, one position each.
        pub line: Vec<LineStep>,
        /// The moves that are legal now.
        pub legal: Vec<String>,
        /// What records each claim of the report with its ruling, in the same order; none without a board.
        pub records: Vec<Option<IncidentDraft>>,
    }
}

/// Checks what can be claimed in the last position.
///
/// # Errors
/// There are no moves, the position or the written move cannot be read, or what is named does not exist.
pub fn ask(state: &State, asked: &ClaimAsked) -> Result<ClaimShown, ActionError> {
    let game = moves(state, asked)?;
    let intention = Intention { written: filled(asked.written.as_ref()), touched: asked.touched };
    let report = check(&announced(state, asked)?, &game, &intention)?;
    let last = game.final_position();
    let mut legal: Vec<String> = last
        .legal_moves()
        .into_iter()
        .map(|m| move_text(&last, game.castling_mode(), m, MoveStyle::San))
        .collect();
    legal.sort();
    let records = report.claims.iter().map(|claim| entry(asked, &report, claim, &game)).collect();
    Ok(ClaimShown {
        report,
        records,
        start_fen: notation::position::fen_of(game.start_position().chess()),
        line: line(&game),
        legal,
    })
}

fn filled(text: Option<&String>) -> Option<String> {
    text.map(|text| text.trim()).filter(|text| !text.is_empty()).map(str::to_owned)
}

/// The moves with the clocks written beside them.
fn line(game: &Game) -> Vec<LineStep> {
    let moves = game.moves.iter().map(|played| played.mv);
    let mut line = steps(game.start_position().chess(), game.castling_mode(), moves);
    for (step, played) in line.iter_mut().zip(&game.moves) {
        step.clock_text = played.clock.left_ms.map(say::clock);
    }
    line
}

/// The incident of a claim. What the check decides is its ruling; what it leaves open is ruled later.
fn entry(asked: &ClaimAsked, report: &ClaimReport, claim: &Claim, game: &Game) -> Option<IncidentDraft> {
    let kind = match claim.ground.as_str() {
        "repetition" => IncidentKind::RepetitionClaim,
        _ => IncidentKind::FiftyMovesClaim,
    };
    let ruling = match (claim.correct, &claim.opponent_gains) {
        (true, _) => Some(RulingDraft { result: Some(ResultCode::Draw), ..RulingDraft::default() }),
        (false, Some(time)) => {
            let time = Some(format!("+{time}"));
            let adjust = match claim.claimant {
                Side::White => Pair { white: None, black: time },
                Side::Black => Pair { white: time, black: None },
            };
            Some(RulingDraft { adjust, ..RulingDraft::default() })
        }
        (false, None) => None,
    };
    let last = game.moves.len();
    Some(IncidentDraft {
        game: Some(asked.game.clone()?),
        section: None,
        round: None,
        kind: kind.code().to_owned(),
        against: vec![claim.claimant],
        person: None,
        player: None,
        r#move: (last > 0).then(|| recorded::prefix(game, last + 1)),
        move_text: claim.written.clone(),
        clocks: Pair::default(),
        minutes: None,
        squares: None,
        // The position is the evidence: whoever reads the journal can set it up.
        text: Some(report.fen.clone()),
        reported_by: None,
        witness: None,
        occurred: None,
        same_action: false,
        when: None,
        claim: Some(evidence(asked, claim, game)),
        mode: if ruling.is_some() { RulingMode::Done } else { RulingMode::Open },
        ruling,
    })
}

/// What the claimant adds to the moves on record. Pasted moves become part of the entry, in the journal's own form:
/// without the tags of a file, and also where only a position was pasted.
fn evidence(asked: &ClaimAsked, claim: &Claim, game: &Game) -> ClaimDraft {
    let pasted = filled(asked.moves.as_ref()).is_some() || filled(asked.fen.as_ref()).is_some();
    let (start_fen, movetext) = crate::games::movetext(game);
    ClaimDraft {
        written: claim.written.clone(),
        touched: asked.touched,
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

fn moves(state: &State, asked: &ClaimAsked) -> Result<Game, ActionError> {
    let fen = filled(asked.fen.as_ref());
    let game = match (filled(asked.moves.as_ref()), &fen, &asked.game) {
        (Some(file), None, _) if file.starts_with('[') => {
            read_all(file.as_bytes(), ReadOptions::default()).into_iter().next()
        }
        (Some(moves), ..) => Some(recorded::from_text(fen.as_deref(), &moves)),
        (None, Some(fen), _) => Some(recorded::from_text(Some(fen), "")),
        (None, None, Some(game)) => {
            recorded::game(state, id(game, "game")?).filter(|game| !game.moves.is_empty())
        }
        (None, None, None) => None,
    };
    let game = game.ok_or_else(|| ActionError::Unclear(LawMessage::new("claim-no-moves")))?;
    match &game.start {
        notation::game::Start::Position(_) => Ok(game),
        notation::game::Start::Unplayable { fen, .. } => {
            Err(ActionError::Unclear(LawMessage::new("mate-fen-unclear").with("text", fen.as_str())))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(moves: Option<&str>, fen: Option<&str>, written: Option<&str>) -> ClaimShown {
        let text = |text: Option<&str>| text.map(str::to_owned);
        let asked = ClaimAsked {
            game: None,
            section: None,
            round: None,
            moves: text(moves),
            fen: text(fen),
            written: text(written),
            touched: false,
        };
        ask(&State::default(), &asked).unwrap()
    }

    #[test]
    fn moves_on_a_scoresheet_are_stepped_through_and_counted() {
        let shown = shown(Some("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1"), None, Some("Ng8"));
        assert_eq!(shown.line.len(), 7);
        assert_eq!(shown.report.repeating_moves, ["Ng8"]);
        assert!(shown.report.claims[0].correct);
        assert!(shown.legal.contains(&"Ng8".to_owned()));
    }

    #[test]
    fn a_position_alone_is_enough_to_claim_nothing() {
        let shown = shown(None, Some("4k3/8/8/8/8/8/8/R3K3 w Q - 99 80"), None);
        assert!(shown.line.is_empty());
        assert_eq!(shown.report.quiet_plies, 99);
        assert!(shown.legal.contains(&"O-O-O".to_owned()));
    }

    #[test]
    fn a_file_brings_its_own_start() {
        let file = "[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 80\"]\n[SetUp \"1\"]\n\n80. Ra8+ *";
        let shown = shown(Some(file), None, None);
        assert_eq!(shown.line[0].number_text, "80.");
        assert_eq!(shown.line[0].san, "Ra8+");
    }
}
