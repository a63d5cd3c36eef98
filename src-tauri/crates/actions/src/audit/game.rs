//! One game looked through.

use laws::{Article, BoardEnd, Colour, Edition, WholeGame, articles, whole_game};
use notation::notice::NoticeKind;
use notation::pgn::{GameRecord, ReadOptions, StopReason, read_all};
use notation::result::GameResult;
use shakmaty::san::SanPlus;
use shakmaty::{Bitboard, Chess, Color, Position};
use winnable::{Budget, Control, FirstDead, Verdict, can_checkmate, first_dead_ply};

use super::clock::slips;
use crate::say;
use crate::view::{Citation, Message};

/// One thing found in a game.
pub(super) struct Finding {
    /// Which game of the block, from 1.
    pub game: u64,
    pub line: u64,
    pub white: String,
    pub black: String,
    pub round: String,
    pub ply: u32,
    pub move_text: String,
    pub kind: &'static str,
    pub what: Message,
    pub because: Vec<Citation>,
}

/// What a game says, and where its findings go.
struct Look<'a, 'r> {
    record: &'a GameRecord<'r>,
    game: u64,
    edition: Edition,
    findings: &'a mut Vec<Finding>,
}

/// Looks through a game that was played under an edition of the Laws.
pub(super) fn look(record: &GameRecord<'_>, game: u64, edition: Edition, findings: &mut Vec<Finding>) {
    let moves = record.moves();
    let whole = whole_game(record.start().chess(), moves).under(edition);
    let mut look = Look { record, game, edition, findings };
    look.stop();
    look.claimable(&whole);
    look.automatic(&whole);
    look.ended(&whole);
    // The old text knows no dead position, and who oversteps the time loses whatever the opponent has.
    if edition == Edition::Fide2023 {
        look.dead();
        look.winner(&whole);
    }
    if record.notice_kinds().any(|kind| kind == NoticeKind::ResultConflict) {
        let marker = record.marker().unwrap_or_default().as_str();
        let what = Message::new("audit-result-conflict")
            .with("tag", record.tag("Result").unwrap_or_default())
            .with("marker", marker);
        look.find(moves.len(), "result-conflict", what, &[articles::SIGNED_SCORESHEETS]);
    }
    // Most files have no clocks, and none is read twice that has none.
    if record.source().contains("[%clk") {
        look.clocks();
    }
}

impl Look<'_, '_> {
    fn find(&mut self, ply: usize, kind: &'static str, what: Message, because: &[Article]) {
        let tag = |name| self.record.tag(name).unwrap_or_default().to_owned();
        self.findings.push(Finding {
            game: self.game,
            line: self.record.line(),
            white: tag("White"),
            black: tag("Black"),
            round: tag("Round"),
            ply: u32::try_from(ply).unwrap_or(u32::MAX),
            move_text: move_text(self.record, ply),
            kind,
            what,
            because: because.iter().map(|article| say::citation(&article.cite_in(self.edition))).collect(),
        });
    }

    fn plies(&self) -> usize {
        self.record.moves().len()
    }

    /// Whether the game was called drawn at this ply, so that the draw was seen.
    fn drawn_at(&self, ply: usize) -> bool {
        ply == self.plies() && self.record.stop().is_none() && self.record.result() == GameResult::Draw
    }

    /// What the clocks beside the moves tell.
    fn clocks(&mut self) {
        let Some(game) = read_all(self.record.source().as_bytes(), ReadOptions::default()).into_iter().next()
        else {
            return;
        };
        for slip in slips(&game, self.record.tag("TimeControl")) {
            self.find(slip.ply, "clock", slip.what, &[slip.because]);
        }
    }

    /// The first entry that is no legal move.
    fn stop(&mut self) {
        let Some((reason, text)) = self.record.stop() else { return };
        let ply = self.plies() + 1;
        let what = |id: &str| Message::new(id).with("text", text);
        let (kind, what, article) = match reason {
            StopReason::Illegal => ("illegal", what("audit-illegal"), articles::ILLEGAL_MOVE_COMPLETED),
            StopReason::AfterCheckmate => ("over", what("audit-after-mate"), articles::CHECKMATE),
            StopReason::AfterStalemate => ("over", what("audit-after-stalemate"), articles::STALEMATE),
            StopReason::NullMove => ("illegal", what("audit-null-move"), articles::PRESSED_WITHOUT_MOVE),
            StopReason::StartPosition(_) => ("start", what("audit-start"), articles::ILLEGAL_POSITION),
            StopReason::Ambiguous => ("unread", what("audit-ambiguous"), articles::MUST_RECORD),
            StopReason::Illegible | StopReason::Descriptive | StopReason::Html => {
                ("unread", what("audit-illegible"), articles::MUST_RECORD)
            }
        };
        self.find(ply, kind, what, &[article]);
    }

    /// Draws that could have been claimed and were not.
    fn claimable(&mut self, whole: &WholeGame) {
        if let Some(ply) = whole.first_threefold.filter(|ply| !self.drawn_at(*ply)) {
            let because = [articles::REPETITION_JUST_APPEARED, articles::SAME_POSITION];
            self.find(ply, "threefold", Message::new("audit-threefold"), &because);
        }
        if let Some(ply) = whole.first_fifty.filter(|ply| !self.drawn_at(*ply)) {
            self.find(ply, "fifty", Message::new("audit-fifty"), &[articles::FIFTY_COMPLETED]);
        }
    }

    /// Draws that need no claim and that nobody noticed.
    fn automatic(&mut self, whole: &WholeGame) {
        if let Some(ply) = whole.first_fivefold.filter(|ply| !self.drawn_at(*ply)) {
            self.find(ply, "fivefold", Message::new("audit-fivefold"), &[articles::FIVEFOLD]);
        }
        // Mate with the move that completes the seventy-five goes first.
        let mated = |ply: usize| matches!(whole.ended, Some((at, BoardEnd::Checkmate(_))) if at == ply);
        if let Some(ply) = whole.first_seventy_five.filter(|ply| !self.drawn_at(*ply) && !mated(*ply)) {
            let because = [articles::SEVENTY_FIVE_MOVES];
            self.find(ply, "seventy-five", Message::new("audit-seventy-five"), &because);
        }
    }

    /// Mate and stalemate with another result.
    fn ended(&mut self, whole: &WholeGame) {
        let Some((ply, end)) = whole.ended else { return };
        let result = self.record.result();
        let (kind, id, expected, article) = match end {
            BoardEnd::Checkmate(Colour::White) => {
                ("mate", "audit-mate", GameResult::WhiteWins, articles::CHECKMATE)
            }
            BoardEnd::Checkmate(Colour::Black) => {
                ("mate", "audit-mate", GameResult::BlackWins, articles::CHECKMATE)
            }
            BoardEnd::Stalemate => ("stalemate", "audit-stalemate", GameResult::Draw, articles::STALEMATE),
            BoardEnd::Fivefold | BoardEnd::SeventyFive => return,
        };
        if result != expected {
            let what = Message::new(id).with("expected", expected.as_str()).with("result", result.as_str());
            self.find(ply, kind, what, &[article]);
        }
    }

    /// A position in which nobody could mate any more, played on in or not called a draw.
    fn dead(&mut self) {
        let position = self.record.final_position();
        let Some(budget) = worth_asking(position) else { return };
        if position.legal_moves().is_empty() {
            return;
        }
        let FirstDead::Never { .. } = first_dead_ply(std::slice::from_ref(position), &[], &budget) else {
            let ply = self.first_dead(&budget);
            if !self.drawn_at(ply) {
                let because = [articles::DEAD_POSITION];
                let left = self.plies() - ply.min(self.plies());
                let what = Message::new("audit-dead").with("count", left);
                self.find(ply, "dead", what, &because);
            }
            return;
        };
    }

    fn first_dead(&self, budget: &Budget) -> usize {
        let mut position = self.record.start().chess().clone();
        let mut positions = vec![position.clone()];
        for m in self.record.moves() {
            position.play_unchecked(*m);
            positions.push(position.clone());
        }
        match first_dead_ply(&positions, &[], budget) {
            FirstDead::AtPly { ply, .. } => ply,
            FirstDead::Never { .. } => self.plies(),
        }
    }

    /// A win for somebody who could not have mated by any series of legal moves.
    fn winner(&mut self, whole: &WholeGame) {
        let winner = match self.record.result() {
            GameResult::WhiteWins => Color::White,
            GameResult::BlackWins => Color::Black,
            _ => return,
        };
        if whole.ended.is_some() || self.record.is_forfeit() || self.record.stop().is_some() {
            return;
        }
        let position = self.record.final_position();
        let board = position.board();
        let own = board.by_color(winner);
        if (own & (board.pawns() | board.rooks() | board.queens())).any() || self.plies() == 0 {
            return;
        }
        let budget = Budget::INTERACTIVE;
        let answer = can_checkmate(position, winner, &budget, &mut |_| Control::Continue);
        if matches!(answer, Verdict::Unwinnable { .. }) {
            let what = Message::new("audit-cannot-mate").with("result", self.record.result().as_str());
            let because = [articles::RESIGNATION, articles::LOST_ON_TIME];
            self.find(self.plies(), "cannot-mate", what, &because);
        }
    }
}

/// How long to ask whether a position is dead; none where it plainly is not: somebody has a pawn that can go on or a
/// major piece, and more than a forced move. What that misses are positions whose next moves are all forced.
fn worth_asking(position: &Chess) -> Option<Budget> {
    let board = position.board();
    let majors = board.rooks() | board.queens();
    if majors.is_empty() && !pawn_can_go(position) {
        return Some(Budget::INTERACTIVE);
    }
    if board.occupied().count() <= 5 && position.legal_moves().len() <= 2 {
        return Some(Budget::QUICK);
    }
    None
}

/// Whether some pawn has an empty square in front of it or a man to capture.
fn pawn_can_go(position: &Chess) -> bool {
    let board = position.board();
    let pawns = board.pawns();
    let (white, black) = (pawns & board.white(), pawns & board.black());
    let free = !board.occupied();
    if (Bitboard(white.0 << 8) & free).any() || (Bitboard(black.0 >> 8) & free).any() {
        return true;
    }
    let captures = |colour: Color, own: Bitboard, other: Bitboard| {
        own.into_iter().any(|square| (shakmaty::attacks::pawn_attacks(colour, square) & other).any())
    };
    captures(Color::White, white, board.black()) || captures(Color::Black, black, board.white())
}

/// `34…Qe2` of a half-move; its number alone where it is not legal.
fn move_text(record: &GameRecord<'_>, ply: usize) -> String {
    let start = record.start().chess();
    let Some(index) = ply.checked_sub(1) else { return String::new() };
    let half = index + usize::from(start.turn().is_black());
    let number = usize::try_from(start.fullmoves().get()).unwrap_or(1) + half / 2;
    let dots = if half.is_multiple_of(2) { "." } else { "…" };
    let mut position = start.clone();
    let moves = record.moves();
    for m in moves.iter().take(index) {
        position.play_unchecked(*m);
    }
    let san = moves.get(index).map(|m| SanPlus::from_move(position, *m).to_string()).unwrap_or_default();
    format!("{number}{dots}{san}")
}
