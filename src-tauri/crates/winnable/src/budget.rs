//! How much one answer may cost: counted in nodes and bytes, never in time, so that the same question has
//! the same answer on every machine.

use crate::reach::Grain;

/// A limit on nodes (moves played, positions expanded, transitions of regions) and on memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    mode: Mode,
}

/// The three budgets, by what they are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Mode {
    /// For scanning a database: microseconds. Finds most dead positions; a position it cannot decide at
    /// once stays undetermined.
    Quick,
    /// For the arbiter at the board: at most some 50 milliseconds and 32 MB. The default.
    Interactive,
    /// For the appeal: some 10 seconds and 512 MB, cancellable.
    Deep,
}

impl Budget {
    /// See [`Mode::Quick`].
    pub const QUICK: Budget = Budget { mode: Mode::Quick };
    /// See [`Mode::Interactive`].
    pub const INTERACTIVE: Budget = Budget { mode: Mode::Interactive };
    /// See [`Mode::Deep`].
    pub const DEEP: Budget = Budget { mode: Mode::Deep };

    /// The budget's mode.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    pub(crate) fn phases(&self) -> &'static [Phase] {
        match self.mode {
            Mode::Quick => QUICK,
            Mode::Interactive => INTERACTIVE,
            Mode::Deep => DEEP,
        }
    }
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::INTERACTIVE
    }
}

/// One attempt at an answer, with its own limit.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Phase {
    /// Cooperative play, so many tries of so many plies.
    Playout { tries: u32, plies: u32 },
    /// All positions that can follow, up to a limit.
    Closure { positions: usize },
    /// Regions, told apart at a grain.
    Reach { focus: Focus, close: bool, situations: usize, steps: u64 },
}

/// Which men a region proof follows exactly, besides the pawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Focus {
    Nobody,
    Kings,
    /// Both kings, and whose turn it is.
    KingsInTurn,
    /// Kings, knights, rooks and queens in turn: all but the bishops.
    AllButBishops,
}

impl Focus {
    pub(crate) fn grain(self, kings: u32, bishops: u32, close: bool) -> Grain {
        match self {
            Focus::Nobody => Grain { focus: 0, turn: false, close },
            Focus::Kings => Grain { focus: kings, turn: false, close },
            Focus::KingsInTurn => Grain { focus: kings, turn: true, close },
            Focus::AllButBishops => Grain { focus: !bishops, turn: true, close },
        }
    }
}

static QUICK: &[Phase] = &[Phase::Closure { positions: 48 }];

static INTERACTIVE: &[Phase] = &[
    Phase::Playout { tries: 4, plies: 100 },
    Phase::Closure { positions: 300 },
    Phase::Reach { focus: Focus::Nobody, close: false, situations: 40, steps: 4_000 },
    Phase::Playout { tries: 20, plies: 100 },
    Phase::Closure { positions: 6_000 },
    Phase::Reach { focus: Focus::Nobody, close: false, situations: 200, steps: 10_000 },
    Phase::Reach { focus: Focus::Kings, close: false, situations: 200, steps: 10_000 },
    Phase::Closure { positions: 20_000 },
];

static DEEP: &[Phase] = &[
    Phase::Playout { tries: 24, plies: 100 },
    Phase::Closure { positions: 20_000 },
    Phase::Reach { focus: Focus::Nobody, close: false, situations: 1_000, steps: 100_000 },
    Phase::Playout { tries: 200, plies: 200 },
    Phase::Reach { focus: Focus::Kings, close: false, situations: 3_000, steps: 200_000 },
    Phase::Closure { positions: 200_000 },
    Phase::Reach { focus: Focus::Nobody, close: true, situations: 10_000, steps: 1_000_000 },
    Phase::Reach { focus: Focus::KingsInTurn, close: false, situations: 60_000, steps: 3_000_000 },
    Phase::Reach { focus: Focus::KingsInTurn, close: true, situations: 60_000, steps: 3_000_000 },
    Phase::Reach { focus: Focus::AllButBishops, close: false, situations: 60_000, steps: 3_000_000 },
    Phase::Closure { positions: 5_000_000 },
];
