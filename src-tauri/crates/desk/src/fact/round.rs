//! Pairings, games and rounds: who sits where, who came, how it ended.

use laws::{Colour, Outcome};

use super::table::tables;
use crate::ids::*;
use crate::words::*;

tables! {
    /// Two players put together; the same identity with another board, colour or player is a change of the pairing.
    Pairing = "pairing" {
        /// Which.
        pairing: PairingId,
        /// In which section.
        section: SectionId,
        /// In which round.
        round: RoundNo,
        /// At which table, once numbered.
        board: Option<BoardNo>,
        /// Who has White.
        white: PlayerId,
        /// Who has Black.
        black: PlayerId,
        /// Number of the team match.
        match_no: Option<u16>,
        /// Board within the match.
        match_board: Option<u16>,
    }
    /// A pairing undone. What was logged about its game stays.
    Unpairing = "unpairing" {
        /// Which.
        pairing: PairingId,
        /// Why.
        reason: Option<String>,
    }
    /// A game of a pairing begins to exist: with the pairing, or in place of one annulled (7.2, 7.3).
    Game = "game" {
        /// Which.
        game: GameId,
        /// Of which pairing.
        pairing: PairingId,
        /// The annulled game it replaces.
        replaces: Option<GameId>,
        /// Why the other was annulled.
        reason: Option<String>,
    }
    /// A round was started in a section, in hall time.
    RoundStart = "round_start" {
        /// In which section.
        section: SectionId,
        /// Which round.
        round: RoundNo,
        /// When, UTC ms.
        started_at: i64,
    }
    /// A round was closed in a section: the short head hash of the journal then.
    RoundClose = "round_close" {
        /// In which section.
        section: SectionId,
        /// Which round.
        round: RoundNo,
        /// The short head hash printed on the round's reports.
        head: String,
    }
    /// A player arrived at the board.
    Arrival = "arrival" {
        /// For which game.
        game: GameId,
        /// Who.
        player: PlayerId,
        /// When, UTC ms.
        arrived_at: i64,
    }
    /// The result of a game: outcome, points and rating are three facts. A null outcome clears the result.
    GameResult = "game_result" {
        /// Of which game.
        game: GameId,
        /// Who had White then; a later change of colours takes the points with the player.
        white: PlayerId,
        /// Who had Black then.
        black: PlayerId,
        /// How it ended.
        outcome: Option<Outcome>,
        /// White's points, half-points.
        white_points: Option<i32>,
        /// Black's points, half-points.
        black_points: Option<i32>,
        /// Whether it counts for rating.
        rated: bool,
        /// Where it came from.
        source: ResultSource,
    }
    /// Both clocks as they showed.
    ClockReading = "clock_reading" {
        /// Of which game.
        game: GameId,
        /// During which incident.
        incident: Option<IncidentId>,
        /// When.
        moment: Moment,
        /// White's clock, ms.
        white_ms: Option<i64>,
        /// Black's clock, ms.
        black_ms: Option<i64>,
        /// The move being played.
        move_no: Option<u16>,
        /// Whose move it was.
        to_move: Option<Colour>,
    }
    /// A clock changed by the arbiter.
    TimeAdjustment = "time_adjustment" {
        /// Of which game.
        game: GameId,
        /// For which incident.
        incident: Option<IncidentId>,
        /// Whose clock.
        player: PlayerId,
        /// By how much, ms; negative takes time away.
        delta_ms: i64,
        /// Why.
        cause: AdjustmentCause,
    }
    /// Points given or taken apart from any game (299 of the report file, or a rule of the event).
    PointsAdjustment = "points_adjustment" {
        /// Whose.
        player: PlayerId,
        /// In which round; null is the whole competition.
        round: Option<RoundNo>,
        /// Half-points, signed.
        points: i32,
        /// Why.
        reason: Option<String>,
    }
    /// The moves of a game, as PGN movetext; illegal ones are kept as they were written.
    Moves = "moves" {
        /// Of which game.
        game: GameId,
        /// Whose record.
        source: MovesSource,
        /// The start position, where it is not the usual one.
        start_fen: Option<String>,
        /// The movetext.
        movetext: String,
    }
    /// An arbiter's position from which a record that stops being legal is read on (7.5, A.5.2).
    Resumption = "resumption" {
        /// Of which game.
        game: GameId,
        /// Half-move of the record that is played first in the position, from 1.
        ply: u32,
        /// The position.
        fen: String,
    }
    /// Why a half-move of a game put together from scoresheets is what it is, where the sheets do not both say it.
    MoveReason = "move_reason" {
        /// Of which game.
        game: GameId,
        /// Half-move, from 1; of an entry left out, the half-move that follows.
        ply: u32,
        /// Why.
        ground: MoveGround,
        /// The sheet it is about.
        sheet: Option<Colour>,
        /// What White's sheet has there.
        white_entry: Option<String>,
        /// What Black's sheet has there.
        black_entry: Option<String>,
    }
}
