//! The old text put several of today's numbered rules under one heading: where each of them stands there.

use crate::articles::{
    CHECKMATE, COMPLETED_BY_NEXT_MOVE, DISPLACED, DISPLACED_RESTORE, EN_PASSANT, EN_PASSANT_AT_ONCE,
    FIFTY_COMPLETED, FIFTY_MOVES_CLAIM, ILLEGAL_MOVE, ILLEGAL_MOVE_COMPLETED, ILLEGAL_POSITION, MATE_WINS,
    MATED_LOSES, NEITHER_RECORDS, PAWN_CAPTURE, PAWN_ONE_STEP, PAWN_TWO_STEPS, PIECES_SHIFTED,
    PRESSING_THE_CLOCK, PROMOTION, PROMOTION_CHOICE_FREE, PROMOTION_EFFECT, RECONSTRUCTION, SAME_POSITION,
    SAME_POSITION_CASTLING, SAME_POSITION_EN_PASSANT, WRONG_INITIAL_POSITION, WRONG_START,
};
use crate::citation::Article;

/// The Article of the old text whose words hold this rule of today too; `None` where the old text has no such
/// rule, or has it under a number of its own.
pub(crate) fn wider_in_old_text(article: Article) -> Option<Article> {
    const WIDER: &[(Article, Article)] = &[
        (MATE_WINS, CHECKMATE),
        (MATED_LOSES, CHECKMATE),
        (PAWN_ONE_STEP, PAWN_TWO_STEPS),
        (PAWN_CAPTURE, PAWN_TWO_STEPS),
        (EN_PASSANT_AT_ONCE, EN_PASSANT),
        (PROMOTION_CHOICE_FREE, PROMOTION),
        (PROMOTION_EFFECT, PROMOTION),
        (ILLEGAL_POSITION, ILLEGAL_MOVE),
        (ILLEGAL_MOVE_COMPLETED, ILLEGAL_MOVE),
        (COMPLETED_BY_NEXT_MOVE, PRESSING_THE_CLOCK),
        (WRONG_START, WRONG_INITIAL_POSITION),
        (DISPLACED, PIECES_SHIFTED),
        (DISPLACED_RESTORE, PIECES_SHIFTED),
        (RECONSTRUCTION, NEITHER_RECORDS),
        (SAME_POSITION_EN_PASSANT, SAME_POSITION),
        (SAME_POSITION_CASTLING, SAME_POSITION),
        (FIFTY_MOVES_CLAIM, FIFTY_COMPLETED),
    ];
    WIDER.iter().find(|(narrow, _)| *narrow == article).map(|(_, wide)| *wide)
}
