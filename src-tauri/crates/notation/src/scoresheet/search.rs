//! The game that explains two records with the fewest assumptions.
//!
//! The records are walked side by side. From every place there are a few ways on: both entries are the next half-move,
//! one of them is left out, one sheet lacks the half-move, two entries stand in each other's place. Only the cheapest
//! ways are followed.

use std::collections::HashSet;

use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position, zobrist::Zobrist64};

use crate::{descriptive::read_recorded_plain, moves::playable_moves, position::StartPosition};

use super::{
    Comparison, KnownFacts, Reason, Row, Sheet, Whose, alone, contradicts,
    entry::{DOUBLED, EXCHANGED, FILLED, LEFT_OUT, MISSING, Meaning, WRONG_END},
    findings::findings,
};

/// Ways followed at the same time.
const WIDTH: usize = 64;

/// Of those, so many are allowed every assumption; the others only go on as they are written.
const EVERY_WAY: usize = 12;

/// Entries that are looked at again where the records stop agreeing: what goes wrong shows a little later.
const BACK: usize = 14;

/// Ways that need so much more than the cheapest are not followed where the records part, and where they agree again.
const TOO_DEAR: u32 = 30;
const TOO_DEAR_AGREED: u32 = 6;

#[derive(Clone)]
struct State {
    next: [usize; 2],
    /// The first of two exchanged entries of each sheet, and how far apart they are.
    exchanged: [Option<(usize, usize)>; 2],
    chess: Chess,
    ply: u32,
    cost: u32,
    /// The last way was a half-move that stands nowhere; two of them in a row explain anything.
    filled: bool,
    trail: usize,
    /// The row that led here, not yet in the trail.
    row: Option<Row>,
}

struct Trail {
    before: usize,
    row: Row,
}

struct Search<'a> {
    mode: CastlingMode,
    sheets: [Option<&'a Sheet>; 2],
    known: &'a KnownFacts,
    trails: Vec<Trail>,
}

const NOWHERE: usize = usize::MAX;

/// Compares White's record with Black's, or examines one record alone. Takes time in proportion to the length of the
/// records; never fails.
pub fn compare(
    start: &StartPosition,
    white: &Sheet,
    black: Option<&Sheet>,
    known: &KnownFacts,
) -> Comparison {
    let mut search = Search { mode: start.mode(), sheets: [Some(white), black], known, trails: Vec::new() };
    let best = search.run(start.chess());
    let rows = search.rows(best.trail);
    let complete = rows.iter().all(|row| row.mv.is_some());
    let findings = findings(&rows, black.is_some());
    Comparison {
        findings,
        rows,
        white_alone: alone(start, white, known),
        black_alone: black.map(|sheet| alone(start, sheet, known)),
        complete,
        doubt: best.cost,
        final_position: best.chess,
    }
}

impl Search<'_> {
    fn length(&self, which: usize) -> usize {
        self.sheets.get(which).copied().flatten().map_or(0, |sheet| sheet.entries.len())
    }

    /// The entry that stands next on a sheet, exchanged entries put right.
    fn entry(&self, state: &State, which: usize) -> Option<usize> {
        let next = state.next.get(which).copied()?;
        if next >= self.length(which) {
            return None;
        }
        Some(match state.exchanged.get(which).copied().flatten() {
            Some((first, apart)) if next == first => first + apart,
            Some((first, apart)) if next == first + apart => first,
            _ => next,
        })
    }

    /// The entry behind the next one of a single sheet.
    fn entry_after(&self, state: &State) -> Option<usize> {
        let mut after = state.clone();
        if let Some(next) = after.next.first_mut() {
            *next += 1;
        }
        self.entry(&after, 0)
    }

    fn text(&self, which: usize, entry: usize) -> &str {
        self.sheets
            .get(which)
            .copied()
            .flatten()
            .and_then(|sheet| sheet.entries.get(entry))
            .map_or("", String::as_str)
    }

    fn meaning(&self, state: &State, which: usize, entry: usize) -> Meaning {
        let language =
            self.sheets.get(which).copied().flatten().map_or(&crate::language::ENGLISH, |s| s.language);
        Meaning::of(&state.chess, self.mode, self.text(which, entry), language)
    }

    fn run(&mut self, start: &Chess) -> State {
        let first = State {
            next: [0, 0],
            exchanged: [None, None],
            chess: start.clone(),
            ply: 0,
            cost: 0,
            filled: false,
            trail: NOWHERE,
            row: None,
        };
        let end = self.length(0) + self.length(1);
        let mut levels: Vec<Vec<State>> = vec![Vec::new(); end + 1];
        let mut settled: Vec<Vec<State>> = vec![Vec::new(); end + 1];
        if let Some(level) = levels.first_mut() {
            level.push(first.clone());
        }
        let mut best = first;
        let mut level = 0;
        let mut every_way_until = 0;
        while level < end {
            let mut states = levels.get_mut(level).map(std::mem::take).unwrap_or_default();
            let too_dear = if level < every_way_until + BACK { TOO_DEAR } else { TOO_DEAR_AGREED };
            // A way that skipped an entry of one sheet stands a level aside; both are one contest.
            let aside = levels.get(level + 1).into_iter().flatten().map(|s| s.cost).min().unwrap_or(u32::MAX);
            states.retain(|s| s.cost <= aside.saturating_add(too_dear));
            states = self.cheapest(states, too_dear);
            if let Some(slot) = settled.get_mut(level) {
                slot.clone_from(&states);
            }
            let agreed: Vec<Option<State>> = states.iter().map(|s| self.agreed(s)).collect();
            let leads = states.first().is_some_and(|s| s.cost <= aside);
            let trouble = leads && matches!(agreed.first(), Some(None));
            if trouble && level >= every_way_until {
                // The records part here: go back a little and try everything from there.
                every_way_until = level + BACK;
                level = (0..=level.saturating_sub(BACK))
                    .rev()
                    .find(|&l| settled.get(l).is_some_and(|s| !s.is_empty()))
                    .unwrap_or(0);
                for (i, later) in levels.iter_mut().enumerate().skip(level) {
                    later.clear();
                    // Of the next level, what came from before this one.
                    if let Some(again) = settled.get(i).filter(|_| i <= level + 1) {
                        later.clone_from(again);
                    }
                }
                continue;
            }
            let every_way = level < every_way_until;
            let mut next: Vec<State> = Vec::new();
            for (i, (state, agreed)) in states.iter().zip(agreed).enumerate() {
                if every_way && i < EVERY_WAY {
                    next.extend(self.ways(state));
                    // Half-moves that stand nowhere use up no entry: they go on from the same place.
                    let filled = self.fill(state);
                    let filled = self.cheapest(filled, TOO_DEAR);
                    next.extend(filled.iter().flat_map(|s| self.agreed(s)));
                } else {
                    next.extend(agreed);
                }
            }
            for state in next {
                if let Some(slot) = levels.get_mut(state.next.iter().sum::<usize>()) {
                    slot.push(state);
                }
            }
            if let Some(cheapest) = states.into_iter().next() {
                best = cheapest;
            }
            level += 1;
        }
        let mut states = levels.get_mut(end).map(std::mem::take).unwrap_or_default();
        for state in &mut states {
            state.cost += self.cost_of_end(state);
        }
        self.cheapest(states, TOO_DEAR).into_iter().next().unwrap_or(best)
    }

    /// The way on that assumes nothing: the entries say the same legal move, or there is only one and it is legal.
    fn agreed(&self, state: &State) -> Option<State> {
        let entries = [self.entry(state, 0), self.entry(state, 1)];
        let exact = |which: usize| {
            let entry = entries.get(which).copied().flatten()?;
            Some(self.exact(state, which, entry))
        };
        let (mv, reason) = match (exact(0), exact(1)) {
            (Some(a), Some(b)) => (a.filter(|_| a == b)?, Reason::BothAgree),
            (Some(a), None) => (a?, Reason::OnlySheet(Whose::White)),
            (None, Some(b)) => (b?, Reason::OnlySheet(Whose::Black)),
            (None, None) => return None,
        };
        let reason = match reason {
            _ if self.is_exchanged(state, Whose::White) => Reason::Exchanged(Whose::White),
            _ if self.is_exchanged(state, Whose::Black) => Reason::Exchanged(Whose::Black),
            plain => plain,
        };
        let mut ways = Vec::new();
        self.play(state, &mut ways, entries, mv, 0, reason, Vec::new());
        ways.pop()
    }

    fn exact(&self, state: &State, which: usize, entry: usize) -> Option<Move> {
        let language =
            self.sheets.get(which).copied().flatten().map_or(&crate::language::ENGLISH, |s| s.language);
        read_recorded_plain(&state.chess, self.mode, self.text(which, entry), language).exact()
    }

    fn cost_of_end(&self, state: &State) -> u32 {
        let position = self.known.final_position.as_ref().is_some_and(|p| p.board() != state.chess.board());
        let result = contradicts(&state.chess, self.known.result);
        WRONG_END * (u32::from(position) + u32::from(result))
    }

    /// All ways on from a place.
    fn ways(&self, state: &State) -> Vec<State> {
        let mut ways = Vec::new();
        let entries = [self.entry(state, 0), self.entry(state, 1)];
        let meanings: [Option<Meaning>; 2] =
            std::array::from_fn(|w| entries.get(w).copied().flatten().map(|e| self.meaning(state, w, e)));
        let decided = self.known.decided.iter().find(|(ply, _)| *ply == state.ply + 1).map(|(_, mv)| *mv);
        match (&meanings, entries) {
            ([Some(a), Some(b)], [Some(i), Some(j)]) => {
                for mv in distinct(a.moves().chain(b.moves()).chain(decided)) {
                    let cost = a.cost(mv) + b.cost(mv);
                    let reason = self.both(state, a, b, mv);
                    let alternatives = others(mv, a.moves().chain(b.moves()));
                    self.play(state, &mut ways, [Some(i), Some(j)], mv, cost, reason, alternatives);
                }
                for (which, meaning, missing) in [(0, a, Whose::Black), (1, b, Whose::White)] {
                    for mv in meaning.exact.into_iter().chain(meaning.several.iter().copied()) {
                        let mut used = [Some(i), Some(j)];
                        if let Some(slot) = used.get_mut(1 - which) {
                            *slot = None;
                        }
                        let cost = MISSING + meaning.cost(mv);
                        self.play(state, &mut ways, used, mv, cost, Reason::MissingIn(missing), Vec::new());
                    }
                }
            }
            ([a, b], _) => {
                let whose = if a.is_some() { Whose::White } else { Whose::Black };
                if let Some(meaning) = a.as_ref().or(b.as_ref()) {
                    for mv in distinct(meaning.moves().chain(decided)) {
                        let reason = if meaning.exact == Some(mv) {
                            if self.is_exchanged(state, whose) {
                                Reason::Exchanged(whose)
                            } else {
                                Reason::OnlySheet(whose)
                            }
                        } else if meaning.several.contains(&mv) {
                            Reason::Resolved
                        } else {
                            Reason::Likely
                        };
                        let alternatives = others(mv, meaning.moves());
                        self.play(state, &mut ways, entries, mv, meaning.cost(mv), reason, alternatives);
                    }
                }
            }
        }
        for which in [0, 1] {
            self.leave_out(state, which, &mut ways);
            self.exchange(state, which, &mut ways);
        }
        ways
    }

    fn is_exchanged(&self, state: &State, whose: Whose) -> bool {
        let which = usize::from(whose == Whose::Black);
        let next = state.next.get(which).copied().unwrap_or(0);
        state
            .exchanged
            .get(which)
            .copied()
            .flatten()
            .is_some_and(|(first, apart)| next == first || next == first + apart)
    }

    fn both(&self, state: &State, a: &Meaning, b: &Meaning, mv: Move) -> Reason {
        match (a.exact == Some(mv), b.exact == Some(mv)) {
            (true, true) if self.is_exchanged(state, Whose::White) => Reason::Exchanged(Whose::White),
            (true, true) if self.is_exchanged(state, Whose::Black) => Reason::Exchanged(Whose::Black),
            (true, true) => Reason::BothAgree,
            (true, false) if b.exact.is_some() => Reason::Preferred(Whose::White),
            (true, false) => Reason::OtherUnclear(Whose::Black),
            (false, true) if a.exact.is_some() => Reason::Preferred(Whose::Black),
            (false, true) => Reason::OtherUnclear(Whose::White),
            (false, false) if a.several.contains(&mv) || b.several.contains(&mv) => Reason::Resolved,
            (false, false) => Reason::Likely,
        }
    }

    #[expect(clippy::too_many_arguments, reason = "one way on is all of these")]
    fn play(
        &self,
        state: &State,
        ways: &mut Vec<State>,
        used: [Option<usize>; 2],
        mv: Move,
        cost: u32,
        reason: Reason,
        alternatives: Vec<Move>,
    ) {
        let ply = state.ply + 1;
        let decided = self.known.decided.iter().find(|(p, _)| *p == ply).map(|(_, mv)| *mv);
        if decided.is_some_and(|d| d != mv)
            || decided.is_some() && !playable_moves(&state.chess).contains(&mv)
        {
            return;
        }
        let (cost, reason) = if decided.is_some() { (0, Reason::Decided) } else { (cost, reason) };
        let mut next = state.clone();
        next.chess.play_unchecked(mv);
        next.ply = ply;
        next.cost += cost;
        next.filled = reason == Reason::Filled;
        for (place, used) in next.next.iter_mut().zip(used) {
            *place += usize::from(used.is_some());
        }
        let [white, black] = used;
        let row = Row { ply: Some(ply), white, black, mv: Some(mv), reason: Some(reason), alternatives };
        next.row = Some(row);
        ways.push(next);
    }

    fn leave_out(&self, state: &State, which: usize, ways: &mut Vec<State>) {
        let Some(entry) = self.entry(state, which) else { return };
        let text = self.text(which, entry).trim();
        let before =
            |back: usize| entry.checked_sub(back).is_some_and(|e| self.text(which, e).trim() == text);
        let cost = if before(1) || before(2) { DOUBLED } else { LEFT_OUT };
        let mut next = state.clone();
        next.cost += cost;
        if let Some(place) = next.next.get_mut(which) {
            *place += 1;
        }
        let (white, black) = if which == 0 { (Some(entry), None) } else { (None, Some(entry)) };
        let row = Row { ply: None, white, black, mv: None, reason: None, alternatives: Vec::new() };
        next.row = Some(row);
        ways.push(next);
    }

    /// Two entries of one sheet in each other's place: one or two apart. The ways on are those after putting it right.
    fn exchange(&self, state: &State, which: usize, ways: &mut Vec<State>) {
        let Some(next) = state.next.get(which).copied() else { return };
        let busy =
            state.exchanged.get(which).copied().flatten().is_some_and(|(first, apart)| next <= first + apart);
        if busy {
            return;
        }
        for apart in [1, 2] {
            if next + apart >= self.length(which) || self.text(which, next) == self.text(which, next + apart)
            {
                continue;
            }
            let Some(mv) = self.exact(state, which, next + apart) else { continue };
            let mut righted = state.clone();
            righted.cost += EXCHANGED;
            if let Some(slot) = righted.exchanged.get_mut(which) {
                *slot = Some((next, apart));
            }
            let entries = [self.entry(&righted, 0), self.entry(&righted, 1)];
            let other = entries.get(1 - which).copied().flatten().map(|e| self.meaning(state, 1 - which, e));
            let cost = other.map_or(0, |m| m.cost(mv));
            let whose = if which == 0 { Whose::White } else { Whose::Black };
            self.play(&righted, ways, entries, mv, cost, Reason::Exchanged(whose), Vec::new());
        }
    }

    /// A half-move nobody wrote, tried only with a single sheet, and only if the next entry is then legal.
    fn fill(&self, state: &State) -> Vec<State> {
        let mut ways = Vec::new();
        let [Some(_), None] = self.sheets else { return ways };
        let Some(entry) = self.entry(state, 0) else { return ways };
        if state.filled || self.exact(state, 0, entry).is_some() {
            return ways;
        }
        for &mv in &playable_moves(&state.chess) {
            let mut after = state.clone();
            after.chess.play_unchecked(mv);
            if self.exact(&after, 0, entry).is_some() {
                self.play(state, &mut ways, [None, None], mv, FILLED, Reason::Filled, Vec::new());
            }
            // The entry itself may be this move, however little it looks like it.
            if self.entry_after(state).is_some_and(|next| self.exact(&after, 0, next).is_some()) {
                self.play(state, &mut ways, [Some(entry), None], mv, FILLED + 2, Reason::Filled, Vec::new());
            }
        }
        ways
    }

    /// The cheapest states, one for every place and position, with their rows in the trail.
    fn cheapest(&mut self, mut states: Vec<State>, too_dear: u32) -> Vec<State> {
        states.sort_by_key(|s| s.cost);
        let least = states.first().map_or(0, |s| s.cost);
        let mut seen = HashSet::new();
        states.retain(|state| {
            let key: Zobrist64 = state.chess.zobrist_hash(EnPassantMode::Legal);
            state.cost <= least + too_dear && seen.insert((state.next, state.exchanged, key.0, state.filled))
        });
        states.truncate(WIDTH);
        for state in &mut states {
            if let Some(row) = state.row.take() {
                self.trails.push(Trail { before: state.trail, row });
                state.trail = self.trails.len() - 1;
            }
        }
        states
    }

    fn rows(&self, last: usize) -> Vec<Row> {
        let mut rows = Vec::new();
        let mut at = last;
        while let Some(trail) = self.trails.get(at) {
            rows.push(trail.row.clone());
            at = trail.before;
        }
        rows.reverse();
        rows
    }
}

fn distinct(moves: impl Iterator<Item = Move>) -> Vec<Move> {
    let mut list = Vec::new();
    for mv in moves {
        if !list.contains(&mv) {
            list.push(mv);
        }
    }
    list
}

fn others(mv: Move, moves: impl Iterator<Item = Move>) -> Vec<Move> {
    distinct(moves.filter(|m| *m != mv))
}
