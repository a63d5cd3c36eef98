//! Can a side mate by any series of legal moves? Searched breadth first over all legal play, to a limit.

use std::collections::{HashSet, VecDeque};

use laws::{MateAnswer, PositionKey, moves_on_any_board, setup_after};
use shakmaty::{CastlingMode, Chess, Color, Position, Role, Setup};

/// The same answer as an exhaustive search, or undetermined when more than `limit` positions were seen.
///
/// What stands on the board may be an illegal position; its moves lead to legal ones or are not followed.
pub fn can_mate(start: &Setup, side: Color, limit: usize) -> MateAnswer {
    let mode = CastlingMode::Standard;
    let mut queue: VecDeque<Chess> = match start.clone().position::<Chess>(mode) {
        Ok(position) => VecDeque::from([position]),
        Err(_) => moves_on_any_board(start, mode)
            .into_iter()
            .filter_map(|m| setup_after(start, m, mode).position::<Chess>(mode).ok())
            .collect(),
    };
    if let Some(mated) = queue.iter().find(|position| position.is_checkmate()) {
        return if mated.turn() == side { MateAnswer::CannotMate } else { MateAnswer::CanMate };
    }
    let mut seen: HashSet<PositionKey> = queue.iter().map(PositionKey::of).collect();
    while let Some(position) = queue.pop_front() {
        for m in position.legal_moves() {
            let mut next = position.clone();
            next.play_unchecked(m);
            if !seen.insert(PositionKey::of(&next)) {
                continue;
            }
            if next.legal_moves().is_empty() {
                if next.is_check() && next.turn() != side {
                    return MateAnswer::CanMate;
                }
                continue;
            }
            queue.push_back(next);
        }
        if seen.len() > limit {
            // A bare king never mates, however long the search.
            let men = start.board.by_color(side);
            let bare = (men & start.board.by_role(Role::King)) == men;
            return if bare { MateAnswer::CannotMate } else { MateAnswer::Undetermined };
        }
    }
    MateAnswer::CannotMate
}
