//! Journals at random that hang together: whatever an entry names exists, and everything an arbiter may do happens.

mod adjournment;
mod choices;
mod setup;

use desk::entry::{Entry, HallTime};
use desk::fact::*;
use desk::ids::*;
use desk::value::Citations;
use desk::words::*;
use laws::{Colour, Edition, IncidentKind, MateAnswer, Outcome, PenaltyKind, Regime};
use proptest::prelude::*;
use uuid::Uuid;

use crate::journal::Scribe;

use choices::Choices;
use setup::{competition, fifty, rules, scoring};

/// Raw material of one entry: what is done and six choices.
pub type Act = (u8, [u8; 6]);

/// Up to `most` acts.
pub fn acts(most: usize) -> impl Strategy<Value = Vec<Act>> {
    proptest::collection::vec((any::<u8>(), any::<[u8; 6]>()), 1..most)
}

/// The journal of these acts, recorded by two desks in turns.
pub fn journal(acts: &[Act]) -> Vec<Entry> {
    let mut hall = Hall::new();
    for (what, choices) in acts {
        hall.act(*what, Choices(*choices, 0));
    }
    hall.entries
}

/// Every table a random journal can write to; all of them.
pub fn one_of_each() -> Vec<Entry> {
    journal(&(0..KINDS).map(|what| (what, [what, 1, 2, 3, 4, 5])).collect::<Vec<_>>())
}

/// How many different acts there are.
const KINDS: u8 = 29;

struct Hall {
    desks: [Scribe; 2],
    entries: Vec<Entry>,
    sections: Vec<SectionId>,
    players: Vec<PlayerId>,
    arbiters: Vec<ArbiterId>,
    pairings: Vec<PairingId>,
    games: Vec<GameId>,
    incidents: Vec<IncidentId>,
    adjournments: Vec<Adjournment>,
    born: u128,
}

impl Hall {
    fn new() -> Self {
        let id = |n: u128| Uuid::from_u128(0xa000_0000 + n);
        let mut hall = Self {
            desks: [Scribe::new(1), Scribe::new(2)],
            entries: Vec::new(),
            sections: vec![SectionId(id(1)), SectionId(id(2))],
            players: (10..16).map(|n| PlayerId(id(n))).collect(),
            arbiters: vec![ArbiterId(id(20)), ArbiterId(id(21))],
            pairings: Vec::new(),
            games: Vec::new(),
            incidents: Vec::new(),
            adjournments: Vec::new(),
            born: 0,
        };
        // There is always a pairing with a game and an incident to go on with.
        hall.act(2, Choices([0; 6], 0));
        hall.act(9, Choices([1; 6], 0));
        hall
    }

    fn new_id(&mut self) -> Uuid {
        self.born += 1;
        Uuid::from_u128(0xb000_0000 + self.born)
    }

    fn record(&mut self, c: &mut Choices, kind: EntryKind, facts: Vec<Fact>) {
        let latest = self.entries.last().map_or(0, |entry| entry.recorded_at);
        let desk = &mut self.desks[c.next() % 2];
        desk.not_before(latest);
        let by = c.maybe(self.arbiters[0]);
        let about = self.entries.last().map(|entry| entry.id).filter(|_| c.flag());
        let offset_min = c.of(&[-210, 0, 120]);
        let when = c.maybe(HallTime { at: latest - 60_000, offset_min });
        self.entries.push(desk.entry_with(kind, facts, |entry| {
            entry.recorded_by = by;
            entry.about = about;
            entry.occurred_at = when;
        }));
    }

    fn act(&mut self, what: u8, mut choices: Choices) {
        let c = &mut choices;
        let section = c.of(&self.sections);
        let (white, black) = (c.of(&self.players), c.of(&self.players));
        let round = c.round();
        let (kind, facts): (EntryKind, Vec<Fact>) = match what % KINDS {
            0 => (EntryKind::Section, self.sections_again(c)),
            1 => (EntryKind::Player, vec![player(c, white, section), player(c, black, section)]),
            // Paired; the same again later is a change of board, colours, players or all of them.
            2 => {
                let (pairing, game) = (PairingId(self.new_id()), GameId(self.new_id()));
                self.pairings.push(pairing);
                self.games.push(game);
                let begun = Game { game, pairing, replaces: None, reason: None };
                (EntryKind::Pairing, vec![paired(c, pairing, section, white, black), begun.into()])
            }
            3 | 4 => {
                let pairing = c.of(&self.pairings);
                (EntryKind::Pairing, vec![paired(c, pairing, section, white, black)])
            }
            5 => {
                let turned =
                    self.entries.iter().rev().flat_map(|entry| &entry.facts).find_map(|fact| match fact {
                        Fact::Pairing(p) => Some(Pairing { white: p.black, black: p.white, ..p.clone() }),
                        _ => None,
                    });
                (EntryKind::Pairing, turned.into_iter().map(Fact::from).collect())
            }
            6 => {
                let undone = Unpairing { pairing: c.of(&self.pairings), reason: c.maybe_text() };
                let mut facts = vec![undone.clone().into()];
                if c.next().is_multiple_of(4) {
                    facts.push(paired(c, undone.pairing, section, white, black));
                }
                (EntryKind::Pairing, facts)
            }
            7 | 8 => {
                let game = c.of(&self.games);
                (EntryKind::Result, vec![result(c, game, white, black)])
            }
            9 => (EntryKind::Incident, self.incident(c, section, round)),
            10 | 11 => (EntryKind::Ruling, self.ruling(c)),
            12 => {
                let (game, replaces) = (GameId(self.new_id()), c.of(&self.games));
                let pairing = c.of(&self.pairings);
                self.games.push(game);
                (
                    EntryKind::Replay,
                    vec![Game { game, pairing, replaces: Some(replaces), reason: c.maybe_text() }.into()],
                )
            }
            13..=16 => {
                // Anything, also a taking-back, also what is taken back already.
                let from = if c.flag() { self.entries.len().saturating_sub(4) } else { 0 };
                let about = self.entries[from + c.next() % (self.entries.len() - from)].id;
                let taken = Taken { about, way: c.of(Withdrawal::ALL), reason: c.maybe_text() };
                (EntryKind::Withdrawal, vec![taken.into()])
            }
            17 => (EntryKind::Rules, vec![rules(c, section), scoring(c, section), fifty(c, section)]),
            18 => {
                let game = c.of(&self.games);
                let arrived = Arrival { game, player: white, arrived_at: 1_767_225_600_000 };
                (EntryKind::Arrival, vec![arrived.into()])
            }
            19 => {
                let game = c.of(&self.games);
                let note = Note {
                    section: c.maybe(section),
                    round: c.maybe(round),
                    game: c.maybe(game),
                    player: None,
                    text: c.text(),
                };
                let moves = Moves {
                    game,
                    source: c.of(MovesSource::ALL),
                    start_fen: c.maybe_text(),
                    movetext: c.text(),
                };
                let said = Announcement { section: c.maybe(section), text: c.maybe_text() };
                (EntryKind::Moves, vec![note.into(), moves.into(), said.into()])
            }
            20 => {
                let status = PlayerStatus {
                    player: white,
                    from_round: round,
                    status: c.of(Participation::ALL),
                    reason: c.maybe_text(),
                };
                let kind = c.of(ByeKind::ALL);
                let bye = Bye { player: black, round, bye: c.maybe(kind) };
                (EntryKind::Participation, vec![status.into(), bye.into()])
            }
            21 => {
                let import = ImportId(self.new_id());
                let file = Import {
                    import,
                    section,
                    file_name: c.text(),
                    format: "trf16".into(),
                    sha256: "0".repeat(64),
                };
                let line = KeptLine { import, line: u32::MAX, text: c.text() };
                (EntryKind::Import, vec![file.into(), line.into()])
            }
            22 => {
                let start = RoundStart { section, round, started_at: -1 };
                let close = RoundClose { section, round, head: c.text() };
                let points = PointsAdjustment {
                    player: white,
                    round: c.maybe(round),
                    points: c.small(),
                    reason: c.maybe_text(),
                };
                (EntryKind::Round, vec![start.into(), close.into(), points.into()])
            }
            23 => (EntryKind::Claim, self.claim(c)),
            24 => (EntryKind::Appeal, self.appeal(c)),
            25..=27 => (EntryKind::Adjournment, adjournment::facts(self, c, what % KINDS)),
            _ => {
                let about = self.entries[c.next() % self.entries.len()].id;
                (EntryKind::Reason, vec![Reason { about, text: c.text() }.into(), competition(c)])
            }
        };
        self.record(c, kind, facts);
    }

    fn sections_again(&mut self, c: &mut Choices) -> Vec<Fact> {
        let section = c.of(&self.sections);
        let arbiter = Arbiter {
            arbiter: c.of(&self.arbiters),
            initials: c.text(),
            name: c.text(),
            role: c.of(ArbiterRole::ALL),
            fide_number: c.maybe(0),
        };
        let named = Section { section, code: c.text(), name: c.text(), place: 1, rounds: c.maybe(9) };
        let team = Team {
            team: TeamId(Uuid::from_u128(7)),
            section,
            number: c.maybe(3),
            name: c.text(),
            captain: c.maybe_text(),
        };
        // Said twice in one entry: the second stands.
        vec![named.clone().into(), arbiter.into(), team.into(), Section { name: c.text(), ..named }.into()]
    }

    fn incident(&mut self, c: &mut Choices, section: SectionId, round: RoundNo) -> Vec<Fact> {
        let (incident, game) = (IncidentId(self.new_id()), c.of(&self.games));
        self.incidents.push(incident);
        let player = c.of(&self.players);
        let reported = Incident {
            incident,
            section: c.maybe(section),
            round: c.maybe(round),
            game: c.maybe(game),
            kind: c.of(IncidentKind::ALL),
            move_no: c.maybe(34),
            reported_by: c.maybe(Reporter::Captain),
            reporter: c.maybe_text(),
            witness: c.maybe_text(),
            note: c.maybe_text(),
            noticed: c.maybe(Noticed::AfterReply),
            opponent_can_mate: c.maybe(MateAnswer::CannotMate),
            amount_ms: c.maybe(600_000),
        };
        let fault = Fault {
            incident,
            player: c.maybe(player),
            person: c.maybe_text(),
            side: c.maybe(Colour::Black),
            move_text: c.maybe_text(),
            counts: c.flag(),
            ordinal: c.maybe(2),
        };
        let touched = TouchedPiece { incident, square: "e4".into(), manner: c.of(TouchManner::ALL) };
        let reading = ClockReading {
            game,
            incident: c.maybe(incident),
            moment: c.of(Moment::ALL),
            white_ms: c.maybe(742_000),
            black_ms: c.maybe(0),
            move_no: c.maybe(34),
            to_move: c.maybe(Colour::White),
        };
        let advised = Advised {
            incident,
            measure: "advice-opponent-time".into(),
            player: c.maybe(player),
            amount_ms: c.maybe(120_000),
            articles: articles(c),
        };
        vec![reported.into(), fault.into(), touched.into(), reading.into(), advised.into()]
    }

    fn claim(&mut self, c: &mut Choices) -> Vec<Fact> {
        let outcome = c.of(&Outcome::ALL);
        let player = c.of(&self.players);
        let claimed = Claim {
            incident: c.of(&self.incidents),
            player: c.maybe(player),
            ground: c.of(ClaimGround::ALL),
            form: c.of(ClaimForm::ALL),
            written_move: c.maybe_text(),
            touched: c.flag(),
            verdict: c.of(ClaimVerdict::ALL),
            evidence: "0 4 8".into(),
            quiet_plies: u32::MAX,
            fen: c.maybe_text(),
            outcome: c.maybe(outcome),
            opponent_gains_ms: 120_000,
            must_play: c.text(),
        };
        let resumed = Resumption { game: c.of(&self.games), ply: 17, fen: c.text() };
        let why = MoveReason {
            game: c.of(&self.games),
            ply: 18,
            ground: c.of(MoveGround::ALL),
            sheet: Some(c.of(&Colour::BOTH)),
            white_entry: c.maybe_text(),
            black_entry: c.maybe_text(),
        };
        vec![claimed.into(), resumed.into(), why.into()]
    }

    fn appeal(&mut self, c: &mut Choices) -> Vec<Fact> {
        let appeal = AppealId(self.new_id());
        let player = c.of(&self.players);
        let lodged = Appeal {
            appeal,
            incident: c.of(&self.incidents),
            ruling: self.entries[c.next() % self.entries.len()].id,
            player: c.maybe(player),
            appellant: c.text(),
            capacity: c.of(Capacity::ALL),
            fee: c.maybe_text(),
            written: c.flag(),
            decided_at: -1,
            lodged_at: 0,
            deadline_at: c.maybe(3_600_000),
            statement: c.maybe_text(),
        };
        let sits =
            AppealPanel { appeal, name: c.text(), federation: c.maybe_text(), role: c.of(PanelRole::ALL) };
        let said = AppealStatement { appeal, name: c.text(), text: c.text() };
        let decided = AppealOutcome {
            appeal,
            verdict: c.of(AppealVerdict::ALL),
            fee_returned: c.flag(),
            decided_at: 1,
            reason: c.maybe_text(),
        };
        vec![lodged.into(), sits.into(), said.into(), decided.into()]
    }

    fn ruling(&mut self, c: &mut Choices) -> Vec<Fact> {
        let (incident, game) = (c.of(&self.incidents), c.of(&self.games));
        let player = c.of(&self.players);
        let ruled = Ruling {
            incident,
            ruled_by: c.maybe(self.arbiters[1]),
            as_advised: c.flag(),
            reason: c.maybe_text(),
            articles: articles(c),
        };
        let mut facts: Vec<Fact> = vec![ruled.into()];
        for _ in 0..c.next() % 3 {
            let penalty = Penalty {
                incident,
                player: c.maybe(player),
                person: c.maybe_text(),
                kind: c.of(&PenaltyKind::ALL),
                amount_ms: c.maybe(120_000),
                points: c.maybe(-1),
                from_round: c.maybe(RoundNo(3)),
                rounds: c.maybe(1),
                fine: c.maybe_text(),
            };
            facts.push(penalty.into());
        }
        let given = TimeAdjustment {
            game,
            incident: c.maybe(incident),
            player,
            delta_ms: -120_000,
            cause: c.of(AdjustmentCause::ALL),
        };
        facts.push(given.into());
        if c.flag() {
            facts.push(result(c, game, player, player));
        }
        facts
    }
}

fn articles(c: &mut Choices) -> Citations {
    let cited = ["2023:7.5.5", "old:12.3 (a)", "2023:12.9.2"].map(|code| code.parse().expect("an Article"));
    Citations(cited.into_iter().take(c.next() % 4).collect())
}

fn player(c: &mut Choices, player: PlayerId, section: SectionId) -> Fact {
    Player {
        player,
        section,
        starting_no: c.maybe(u16::MAX),
        name: c.text(),
        title: c.maybe_text(),
        sex: c.maybe_text(),
        rating: c.maybe(2000),
        federation: c.maybe_text(),
        fide_number: c.maybe(24_600_000),
        birth: c.maybe_text(),
        team: c.maybe(TeamId(Uuid::from_u128(7))),
        team_board: c.maybe(1),
    }
    .into()
}

fn paired(c: &mut Choices, pairing: PairingId, section: SectionId, white: PlayerId, black: PlayerId) -> Fact {
    let board = c.of(&[BoardNo(1), BoardNo(12), BoardNo(u16::MAX)]);
    Pairing {
        pairing,
        section,
        round: c.round(),
        board: c.maybe(board),
        white,
        black,
        match_no: c.maybe(3),
        match_board: c.maybe(2),
    }
    .into()
}

fn result(c: &mut Choices, game: GameId, white: PlayerId, black: PlayerId) -> Fact {
    let outcome = c.of(&Outcome::ALL);
    GameResult {
        game,
        white,
        black,
        outcome: c.maybe(outcome),
        white_points: c.maybe(2),
        black_points: c.maybe(1),
        rated: c.flag(),
        source: c.of(ResultSource::ALL),
    }
    .into()
}
