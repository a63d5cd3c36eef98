//! A draw claim as the journal keeps it.

use desk::ids::GameId;
use desk::state::State;
use desk::words::ClaimGround;

use super::{Message, crossing, word};

crossing! {
    /// A draw claim, as it was made and checked.
    pub struct ClaimOnRecord {
        /// What the check gave.
        pub verdict: Message,
        /// On what ground.
        pub ground: Message,
        /// How it was made.
        pub form: Message,
        /// The written move.
        pub written: Option<String>,
        /// A man was touched before.
        pub touched: bool,
        /// Whether it rests on moves without capture and pawn move, and not on a position.
        pub by_moves: bool,
        /// The moves after which the position stood on the board.
        pub evidence: Vec<String>,
        /// Half-moves without capture and pawn move.
        pub quiet_plies: u32,
        /// The position claimed on.
        pub fen: Option<String>,
        /// Moves one of which had to be made.
        pub must_play: String,
    }
}

/// A claim with the moves its evidence names.
pub(super) fn claim_shown(state: &State, game: Option<GameId>, claim: &desk::fact::Claim) -> ClaimOnRecord {
    let record = game.and_then(|game| crate::recorded::game(state, game)).unwrap_or_default();
    let plies = claim.evidence.split_whitespace().filter_map(|ply| ply.parse::<usize>().ok());
    ClaimOnRecord {
        verdict: word("claim-verdict", claim.verdict.word()),
        ground: word("claim-ground", claim.ground.word()),
        by_moves: claim.ground == ClaimGround::FiftyMoves,
        form: word("claim-form", claim.form.word()),
        written: claim.written_move.clone(),
        touched: claim.touched,
        evidence: plies
            .map(|ply| crate::recorded::numbered(&record, ply).unwrap_or_else(|| ply.to_string()))
            .collect(),
        quiet_plies: claim.quiet_plies,
        fen: claim.fen.clone(),
        must_play: claim.must_play.clone(),
    }
}
