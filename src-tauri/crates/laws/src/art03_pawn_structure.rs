//! Art. 3.7.3, 3.10.3 — How many captures the pawns on the board need at least.

use shakmaty::{Board, Color, Role, Square};

/// True if the pawns of a side need more captures than enemy men are missing.
///
/// Every pawn came from some file of its second rank, no two from the same; each file sideways is a capture,
/// and a pawn cannot have gone further sideways than forward.
pub(crate) fn pawn_captures_short(board: &Board) -> bool {
    passed_without_capture(board)
        || Color::ALL.into_iter().any(|side| {
            let missing = 16_usize.saturating_sub(board.by_color(!side).count());
            pawn_captures(board, side).is_none_or(|needed| needed > missing)
        })
}

/// With all thirty-two men on the board nothing was captured, so every pawn stands on its own file behind the
/// one it faces.
fn passed_without_capture(board: &Board) -> bool {
    board.occupied().count() == 32
        && board.by_piece(Role::Pawn.of(Color::White)).into_iter().any(|white| {
            board
                .by_piece(Role::Pawn.of(Color::Black))
                .into_iter()
                .any(|black| black.file() == white.file() && black.rank() < white.rank())
        })
}

/// The least number of captures that bring pawns from the second rank to where they stand; `None` if nothing
/// does.
pub(crate) fn pawn_captures(board: &Board, side: Color) -> Option<usize> {
    let mut best: [Option<usize>; 256] = [None; 256];
    if let Some(none_used) = best.first_mut() {
        *none_used = Some(0);
    }
    for pawn in board.by_piece(Role::Pawn.of(side)) {
        let mut next: [Option<usize>; 256] = [None; 256];
        for (used, so_far) in best.iter().enumerate() {
            let Some(so_far) = so_far else { continue };
            for file in 0..8_usize {
                let bit = 1 << file;
                let Some(sideways) = sideways(pawn, side, file) else { continue };
                if used & bit != 0 {
                    continue;
                }
                if let Some(cell) = next.get_mut(used | bit) {
                    let total = so_far + sideways;
                    *cell = Some(cell.map_or(total, |before| before.min(total)));
                }
            }
        }
        best = next;
    }
    best.into_iter().flatten().min()
}

fn sideways(pawn: Square, side: Color, from_file: usize) -> Option<usize> {
    let forward = usize::from(side.fold_wb(pawn.rank() as u8, 7 - pawn.rank() as u8)).checked_sub(1)?;
    let sideways = usize::from(pawn.file() as u8).abs_diff(from_file);
    (sideways <= forward).then_some(sideways)
}
