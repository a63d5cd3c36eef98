//! Art. 7.1–7.4, 7.6 — Irregularities other than illegal moves: wrong start, displaced and shifted men.

use crate::advice::Advice;
use crate::announced::Announced;
use crate::art07_illegal_move::Restore;
use crate::articles::{
    ARBITER_STOPS, BLITZ_BASIC, COLOURS_REVERSED, DISPLACED, DISPLACED_PENALTY, DISPLACED_RESTORE,
    DISPLACED_STOP_CLOCK, GAME_ENDED_EARLIER, PENALTIES, PIECES_SHIFTED, RAPID_AFTER_TEN, RAPID_SETUP_STAYS,
    RESTORING, WRONG_BOARD_ORIENTATION, WRONG_INITIAL_POSITION, WRONG_START,
};
use crate::citation::Article;
use crate::colour::Colour;
use crate::edition::Edition;
use crate::message::Message;
use crate::readings::Readings;
use crate::regime::RateOfPlay;

/// What was wrong when the game began.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StartFault {
    /// Men stood on wrong squares.
    InitialPosition,
    /// The board lay turned round.
    Orientation,
    /// White's men were played by the player who should have had Black.
    Colours,
}

/// The facts of a wrong start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StartFaultFacts {
    /// What was wrong.
    pub fault: StartFault,
    /// Moves White has made.
    pub white_moves: u32,
    /// Moves Black has made.
    pub black_moves: u32,
    /// Has the game ended?
    pub game_over: bool,
    /// A king or rook was among the misplaced men. Matters where the position stays.
    pub king_or_rook_misplaced: bool,
}

/// What follows from a wrong start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StartRuling {
    /// The game is cancelled, a new one played.
    NewGame,
    /// The position is transferred to a board placed rightly.
    Transfer,
    /// The game goes on as it stands.
    GoesOn {
        /// A king or rook that started on a wrong square has no castling.
        castling_lost: bool,
    },
    /// The game had ended: its result stands.
    ResultStands,
}

/// Art. 7.2.1, 7.2.2, 7.3, A.5.1.2 — What follows from a wrong start?
///
/// The ten moves of 7.3 and A.5.1 are full once Black has made his tenth. A.5 switches off claims about
/// set-up and orientation, not the rule on reversed colours (French federation, examination June 2025).
pub fn wrong_start(announced: &Announced, facts: &StartFaultFacts) -> Advice<StartRuling> {
    let edition = announced.edition;
    let article = match facts.fault {
        StartFault::InitialPosition => WRONG_INITIAL_POSITION,
        StartFault::Orientation => WRONG_BOARD_ORIENTATION,
        StartFault::Colours => COLOURS_REVERSED,
    };
    let says =
        |ruling, because: &[Article], id| Advice::new(ruling, edition, because).saying(Message::new(id));
    if facts.game_over && edition == Edition::Old {
        return says(StartRuling::ResultStands, &[GAME_ENDED_EARLIER, article], "law-says-start-after-game");
    }
    if facts.game_over {
        return says(StartRuling::ResultStands, &[article, WRONG_START], "law-says-start-after-game");
    }
    let ten_each = facts.white_moves >= 10 && facts.black_moves >= 10;
    let play_on = StartRuling::GoesOn { castling_lost: false };
    match (edition, facts.fault) {
        (Edition::Old, StartFault::Orientation) => {
            says(StartRuling::Transfer, &[article], "law-says-start-transfer")
        }
        (Edition::Old, StartFault::InitialPosition | StartFault::Colours) => {
            says(StartRuling::NewGame, &[article], "law-says-start-new-game")
        }
        (Edition::Fide2023, StartFault::Colours) if ten_each => {
            says(play_on, &[article], "law-says-colours-stay")
        }
        (Edition::Fide2023, StartFault::Colours) => {
            says(StartRuling::NewGame, &[article], "law-says-colours-new-game")
        }
        (Edition::Fide2023, StartFault::InitialPosition | StartFault::Orientation)
            if ten_each && !announced.regime.competition_rules() =>
        {
            let castling_lost = facts.fault == StartFault::InitialPosition && facts.king_or_rook_misplaced;
            let mut because = vec![RAPID_SETUP_STAYS, RAPID_AFTER_TEN];
            if announced.regime.rate() == RateOfPlay::Blitz {
                because.push(BLITZ_BASIC);
            }
            let advice = says(StartRuling::GoesOn { castling_lost }, &because, "law-says-start-no-claim");
            if castling_lost { advice.saying(Message::new("law-says-misplaced-no-castling")) } else { advice }
        }
        (Edition::Fide2023, StartFault::InitialPosition) => {
            says(StartRuling::NewGame, &[article], "law-says-start-new-game")
        }
        (Edition::Fide2023, StartFault::Orientation) => {
            says(StartRuling::Transfer, &[article], "law-says-start-transfer")
        }
    }
}

/// The facts of men out of place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DisplacedFacts {
    /// Who did it; `None` when it was found later and nobody knows.
    pub by: Option<Colour>,
    /// He had pressed the clock, so that the opponent's time runs.
    pub clock_pressed: bool,
    /// Can the position before it be reconstructed?
    pub position_known: bool,
}

/// What follows from men out of place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DisplacedRuling {
    /// The position to go back to.
    pub restore: Restore,
    /// In whose time it is put right.
    pub in_time_of: Option<Colour>,
    /// May be penalised at the arbiter's choice.
    pub may_penalise: Option<Colour>,
    /// The injured player may stop the clocks, and does not restart his opponent's.
    pub may_stop_clocks: bool,
}

/// Art. 7.4.1–7.4.3, 7.6 — What follows from men knocked over, or found out of place?
///
/// Knocked over: the player who did it restores the position in his own time; either may stop the clocks;
/// the arbiter may penalise. No loss for a single accident (Arbiters' Manual 2025 at 7.4). Found later: the
/// position before it, or the last that can be identified; no penalty is fixed. The old text has one rule for both
/// and asks nobody to pay for it.
pub fn displaced(announced: &Announced, facts: &DisplacedFacts) -> Advice<DisplacedRuling> {
    let restore = match (facts.position_known, announced.edition) {
        (true, _) => Restore::Before,
        (false, Edition::Fide2023) => Restore::LastIdentifiable,
        (false, Edition::Old) => Restore::NewGame,
    };
    if announced.edition == Edition::Old {
        // Whoever did it: the clocks stand while the position is put right (old 14.6).
        let ruling = DisplacedRuling { restore, in_time_of: None, may_penalise: None, may_stop_clocks: true };
        return Advice::new(ruling, announced.edition, &[PIECES_SHIFTED, ARBITER_STOPS, RESTORING])
            .saying(Message::new(restore_message(restore)))
            .saying(Message::new("law-says-interruption-stand"));
    }
    let Some(by) = facts.by else {
        let ruling = DisplacedRuling { restore, in_time_of: None, may_penalise: None, may_stop_clocks: true };
        return Advice::new(ruling, announced.edition, &[PIECES_SHIFTED, RESTORING])
            .saying(Message::new(restore_message(restore)))
            .saying(Message::new("law-says-times-by-judgement"));
    };
    let ruling = DisplacedRuling {
        restore,
        in_time_of: Some(by),
        may_penalise: Some(by),
        may_stop_clocks: facts.clock_pressed,
    };
    let mut because = vec![DISPLACED_RESTORE];
    if facts.clock_pressed {
        because.push(DISPLACED_STOP_CLOCK);
    }
    because.extend([DISPLACED_PENALTY, PENALTIES, DISPLACED]);
    let mut advice = Advice::new(ruling, announced.edition, &because)
        .saying(Message::new("law-says-displaced-own-time").with("player", by));
    if facts.clock_pressed {
        advice = advice.saying(Message::new("law-says-displaced-stop").with("opponent", by.opponent()));
    }
    advice.saying(Message::new("law-says-displaced-penalty").with("player", by))
}

/// The message for going back to a position.
pub(crate) const fn restore_message(restore: Restore) -> &'static str {
    match restore {
        Restore::Nothing => "law-says-position-stands",
        Restore::Before => "law-says-restore-before",
        Restore::LastIdentifiable => "law-says-restore-last-identifiable",
        Restore::QueenForPawn => "law-says-queen-for-pawn",
        Restore::NewGame => "law-says-annul-and-replay",
    }
}

/// Times and moves of both sides, to share out the time of moves that are taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProportionalFacts {
    /// Time each had used when the irregularity was found.
    pub used: Readings,
    /// Moves each had made then: White, Black.
    pub moves_found: (u32, u32),
    /// Moves each had made when it occurred.
    pub moves_before: (u32, u32),
}

/// Old 14.7 — The time each is charged with up to the irregularity: in proportion to the moves, rounded down.
///
/// A rule of the old text; today the arbiter uses his judgement (7.1), for which this is one starting point. A
/// side that has made no move is charged with nothing.
pub fn proportional_times(edition: Edition, facts: &ProportionalFacts) -> Advice<Readings> {
    let share = |used_ms: i64, found: u32, before: u32| {
        let before = before.min(found);
        used_ms.max(0).saturating_mul(i64::from(before)).checked_div(i64::from(found)).unwrap_or(0)
    };
    let times = Readings {
        white_ms: share(facts.used.white_ms, facts.moves_found.0, facts.moves_before.0),
        black_ms: share(facts.used.black_ms, facts.moves_found.1, facts.moves_before.1),
    };
    let advice =
        Advice::new(times, edition, &[RESTORING]).saying(Message::new("law-says-times-proportional"));
    match edition {
        Edition::Old => advice,
        Edition::Fide2023 => advice.at_discretion(),
    }
}
