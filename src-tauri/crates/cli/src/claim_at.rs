//! A claim at a board of a competition: its rules, its moves or those given, and the entry that records it.

use actions::ActionError;
use actions::claim_desk::{self, ClaimAsked};
use actions::draft::Command as Draft;
use actions::view::{Pair, Side};

use crate::args::Claim;
use crate::questions::told;
use crate::record::done;
use crate::run::{game_at, open, section_id, unclear};
use crate::say::Front;

/// Checks a claim at a board, and records it where that is asked for.
pub async fn claim(front: &Front, by: Option<String>, asked: Claim) -> Result<(), ActionError> {
    let (Some(file), Some(section), Some(round), Some(board)) =
        (asked.at.at, asked.at.section, asked.at.round, asked.at.board)
    else {
        return Err(ActionError::NotFound("game"));
    };
    let session = open(file, by).await?;
    let game = game_at(&session, section_id(&session, &section)?, round, board)?;
    let moves = match &asked.pgn {
        Some(path) => {
            let failed = |source| ActionError::Io { path: path.display().to_string(), source };
            Some(claim_desk::text_of_file(&tokio::fs::read(path).await.map_err(failed)?)?)
        }
        None => asked.moves,
    };
    let side = |code: &str| match code {
        "w" | "white" => Ok(Side::White),
        "b" | "black" => Ok(Side::Black),
        _ => Err(unclear("claimant", code)),
    };
    let wanted = ClaimAsked {
        game: Some(game.to_string()),
        moves,
        number: asked.game.and_then(|number| u32::try_from(number).ok()),
        fen: asked.fen,
        written: asked.intend,
        touched: asked.touched,
        unrecorded: asked.unrecorded,
        flag_fell: asked.flag_fell,
        claimant: asked.claimant.as_deref().map(side).transpose()?,
        notation: asked.notation,
        ..ClaimAsked::default()
    };
    let given = claim_desk::moves(session.state(), &wanted)?;
    let shown = claim_desk::ask(session.state(), &wanted)?;
    if let Some(unclear) = &shown.unclear {
        front.warn(std::slice::from_ref(unclear));
    }
    front.warn(&given.remarks);
    if !asked.at.apply {
        front.answer(&shown.report, told);
        return session.close().await;
    }
    let index = shown.report.claims.iter().position(|claim| claim.ground == asked.ground);
    let index = index.ok_or(ActionError::NotFound("ground"))?;
    let refused = match shown.recorded.get(index).cloned().flatten() {
        Some(number) => laws::Message::new("refused-claim-on-record").with("number", number),
        None => laws::Message::new("claim-not-recorded"),
    };
    let draft = shown.records.get(index).cloned().flatten();
    let mut draft = draft.ok_or(ActionError::Unclear(refused))?;
    draft.clocks = Pair { white: asked.white, black: asked.black };
    done(front, session, Draft::Incident { incident: draft }).await
}
