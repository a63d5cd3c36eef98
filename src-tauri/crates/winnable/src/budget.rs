//! How much one answer may cost: counted in nodes and bytes, never in time, so that the same question has
//! the same answer on every machine.

use crate::deepening::Allowance;
use crate::guide::Plan;
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

    pub(crate) fn phases(&self, shape: Shape) -> &'static [Phase] {
        match (self.mode, shape) {
            (Mode::Quick, Shape::Locked) => QUICK,
            (Mode::Quick, Shape::Open | Shape::Tight) => &[],
            (Mode::Interactive, Shape::Open) => INTERACTIVE_OPEN,
            (Mode::Interactive, Shape::Tight | Shape::Locked) => INTERACTIVE_TIGHT,
            (Mode::Deep, _) => DEEP,
        }
    }
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::INTERACTIVE
    }
}

/// Whether a proof that nothing works is worth trying early; decides the order of attempts only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// Pawns free to run, many moves: a mate is all but certain.
    Open,
    /// Pawns that block one another, or hardly a move to choose from.
    Tight,
    /// No pawn of the side that wants to mate can advance, and there are only bishops besides.
    Locked,
}

/// One attempt at an answer, with its own limit.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Phase {
    /// Cooperative play, so many tries of so many plies.
    Playout { tries: u32, plies: u32 },
    /// All positions that can follow, up to a limit, first those in which the king goes to a corner.
    Closure { positions: usize, corner: usize },
    /// Plans towards a corner, in depth.
    Deepening { corner: usize, allowance: Allowance },
    /// Regions, told apart at a grain.
    Reach { focus: Focus, close: bool, situations: usize, steps: u64 },
}

/// Which men a region proof follows exactly, besides the pawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Focus {
    Nobody,
    /// Both kings, and whose turn it is.
    KingsInTurn,
    /// The kings and the pieces next to them, in turn.
    Huddles,
    /// Kings, knights, rooks and queens in turn: all but the bishops.
    AllButBishops,
}

impl Focus {
    pub(crate) fn grain(self, kings: u32, huddles: u32, bishops: u32, close: bool) -> Grain {
        match self {
            Focus::Nobody => Grain { focus: 0, turn: false, close },
            Focus::KingsInTurn => Grain { focus: kings, turn: true, close },
            Focus::Huddles => Grain { focus: huddles, turn: true, close },
            Focus::AllButBishops => Grain { focus: !bishops, turn: true, close },
        }
    }
}

static QUICK: &[Phase] =
    &[Phase::Closure { positions: 100, corner: 0 }, regions(Focus::Nobody, false, 24, 1_000)];

const fn plans(corner: usize, nodes_per_depth: u64, nodes: u64, table_bits: u32) -> Phase {
    Phase::Deepening {
        corner,
        allowance: Allowance { nodes_per_depth, nodes, table_bits, plan: Plan::Plain },
    }
}

const fn bishop_plans(corner: usize, nodes_per_depth: u64, nodes: u64, table_bits: u32) -> Phase {
    Phase::Deepening {
        corner,
        allowance: Allowance { nodes_per_depth, nodes, table_bits, plan: Plan::Bishops },
    }
}

const fn unlocking_plans(corner: usize, nodes_per_depth: u64, nodes: u64, table_bits: u32) -> Phase {
    Phase::Deepening {
        corner,
        allowance: Allowance { nodes_per_depth, nodes, table_bits, plan: Plan::Unlock },
    }
}

const fn regions(focus: Focus, close: bool, situations: usize, steps: u64) -> Phase {
    Phase::Reach { focus, close, situations, steps }
}

static INTERACTIVE_OPEN: &[Phase] = &[
    Phase::Playout { tries: 12, plies: 100 },
    plans(0, 7_000, 20_000, 13),
    bishop_plans(0, 7_000, 20_000, 13),
    unlocking_plans(0, 7_000, 20_000, 13),
    plans(1, 7_000, 20_000, 13),
    bishop_plans(1, 7_000, 20_000, 13),
    plans(2, 7_000, 20_000, 13),
    plans(3, 7_000, 20_000, 13),
    regions(Focus::Huddles, false, 500, 20_000),
    Phase::Closure { positions: 20_000, corner: 0 },
    Phase::Playout { tries: 40, plies: 100 },
    regions(Focus::Nobody, false, 100, 10_000),
    regions(Focus::AllButBishops, false, 2_000, 40_000),
    bishop_plans(0, 20_000, 80_000, 16),
    unlocking_plans(1, 7_000, 20_000, 13),
    Phase::Closure { positions: 30_000, corner: 1 },
];

static INTERACTIVE_TIGHT: &[Phase] = &[
    Phase::Playout { tries: 4, plies: 100 },
    Phase::Closure { positions: 300, corner: 0 },
    regions(Focus::Nobody, false, 40, 4_000),
    Phase::Playout { tries: 12, plies: 100 },
    plans(0, 7_000, 20_000, 13),
    bishop_plans(0, 7_000, 20_000, 13),
    unlocking_plans(0, 7_000, 20_000, 13),
    plans(1, 7_000, 20_000, 13),
    regions(Focus::Huddles, false, 500, 20_000),
    regions(Focus::Nobody, false, 1_000, 110_000),
    Phase::Closure { positions: 15_000, corner: 0 },
    regions(Focus::AllButBishops, false, 3_000, 100_000),
    bishop_plans(0, 20_000, 60_000, 16),
    unlocking_plans(1, 7_000, 20_000, 13),
    bishop_plans(1, 7_000, 20_000, 13),
    Phase::Closure { positions: 45_000, corner: 1 },
];

static DEEP: &[Phase] = &[
    Phase::Playout { tries: 12, plies: 100 },
    Phase::Closure { positions: 300, corner: 0 },
    regions(Focus::Nobody, false, 40, 4_000),
    plans(0, 7_000, 50_000, 14),
    bishop_plans(0, 7_000, 50_000, 14),
    unlocking_plans(0, 7_000, 50_000, 14),
    plans(1, 7_000, 50_000, 14),
    regions(Focus::Huddles, false, 500, 20_000),
    Phase::Closure { positions: 20_000, corner: 0 },
    regions(Focus::Nobody, false, 1_000, 100_000),
    regions(Focus::AllButBishops, false, 3_000, 100_000),
    unlocking_plans(1, 20_000, 100_000, 16),
    unlocking_plans(2, 20_000, 100_000, 16),
    unlocking_plans(3, 20_000, 100_000, 16),
    bishop_plans(0, 20_000, 100_000, 16),
    Phase::Closure { positions: 300_000, corner: 0 },
    regions(Focus::Nobody, false, 40_000, 2_000_000),
    regions(Focus::Huddles, false, 60_000, 4_000_000),
    regions(Focus::AllButBishops, false, 60_000, 4_000_000),
    bishop_plans(0, 100_000, 1_000_000, 18),
    bishop_plans(1, 100_000, 1_000_000, 18),
    unlocking_plans(0, 100_000, 1_000_000, 18),
    unlocking_plans(1, 100_000, 1_000_000, 18),
    plans(0, 100_000, 1_000_000, 18),
    plans(1, 100_000, 1_000_000, 18),
    plans(2, 100_000, 500_000, 18),
    plans(3, 100_000, 500_000, 18),
    bishop_plans(2, 100_000, 500_000, 18),
    bishop_plans(3, 100_000, 500_000, 18),
    Phase::Playout { tries: 400, plies: 200 },
    regions(Focus::KingsInTurn, false, 60_000, 2_000_000),
    regions(Focus::Nobody, true, 10_000, 3_000_000),
    regions(Focus::AllButBishops, true, 60_000, 3_000_000),
    regions(Focus::KingsInTurn, true, 60_000, 3_000_000),
    regions(Focus::Nobody, false, 100_000, 20_000_000),
    regions(Focus::Huddles, false, 400_000, 120_000_000),
    Phase::Closure { positions: 6_000_000, corner: 0 },
    unlocking_plans(2, 300_000, 1_000_000, 20),
    unlocking_plans(3, 300_000, 1_000_000, 20),
    bishop_plans(0, 1_000_000, 3_000_000, 21),
    plans(0, 1_000_000, 3_000_000, 21),
    bishop_plans(1, 1_000_000, 3_000_000, 21),
    plans(1, 1_000_000, 3_000_000, 21),
    bishop_plans(2, 1_000_000, 3_000_000, 21),
    bishop_plans(3, 1_000_000, 3_000_000, 21),
];
