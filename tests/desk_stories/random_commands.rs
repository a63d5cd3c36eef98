//! Commands at random, sensible and senseless: none panics, what is accepted folds to the same state and comes back from
//! its rows, nobody sits twice, and no game gives more points than there are.

use std::collections::BTreeSet;

use desk::clock_facts::ClockFacts;
use desk::command::*;
use desk::fact::{Announcement, Bye, Note, PlayerStatus};
use desk::ids::*;
use desk::words::*;
use laws::clock::{CountedBy, Sides};
use laws::{Colour, IncidentKind, MateAnswer, NoticedWhen, Outcome, PenaltyKind, StopReason};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use uuid::Uuid;

use crate::hall::Hall;

/// What is done, and the choices it makes.
type Act = (u8, [u8; 8]);

struct Choices<'a>(&'a [u8; 8], usize);

impl Choices<'_> {
    fn next(&mut self) -> usize {
        self.1 += 1;
        // The same eight bytes give other choices the second time round.
        usize::from(self.0[self.1 % 8].rotate_left(u32::try_from(self.1 / 8 % 8).unwrap()))
    }
    fn one_in(&mut self, n: usize) -> bool {
        self.next().is_multiple_of(n)
    }
    fn of<T: Clone>(&mut self, all: &[T]) -> Option<T> {
        let at = self.next();
        (!all.is_empty()).then(|| all[at % all.len()].clone())
    }
    /// One of those that exist, seldom one that does not.
    fn id<T: Copy>(&mut self, all: &[T], nowhere: T) -> T {
        if self.one_in(23) { nowhere } else { self.of(all).unwrap_or(nowhere) }
    }
    fn side(&mut self) -> Colour {
        if self.one_in(2) { Colour::White } else { Colour::Black }
    }
    fn maybe<T>(&mut self, value: T) -> Option<T> {
        (!self.one_in(3)).then_some(value)
    }
    fn ms(&mut self) -> i64 {
        [0, 30_000, 120_000, 5_400_000, -1, i64::MAX][self.next() % 6]
    }
}

const NOWHERE: Uuid = Uuid::from_u128(0xdead);

fn command(hall: &Hall, what: u8, c: &mut Choices<'_>) -> Command {
    let state = &hall.state;
    let mut sections: Vec<_> = state.sections.keys().copied().collect();
    sections.sort();
    let mut players: Vec<_> = state.players.keys().copied().collect();
    players.sort();
    let mut pairings: Vec<_> = state.pairings.keys().copied().collect();
    pairings.sort();
    let mut games: Vec<_> = state.games.keys().copied().collect();
    games.sort();
    let mut incidents: Vec<_> = state.incidents.keys().copied().collect();
    incidents.sort();
    let arbiters: Vec<_> = state.arbiters.keys().copied().collect();
    let entries: Vec<_> = state.journal().iter().map(|entry| entry.id).collect();
    let section = c.id(&sections, SectionId(NOWHERE));
    let game = c.id(&games, GameId(NOWHERE));
    let pairing = c.id(&pairings, PairingId(NOWHERE));
    let incident = c.id(&incidents, IncidentId(NOWHERE));
    let entry = c.id(&entries, EntryId(NOWHERE));
    let mut player = || c.id(&players, PlayerId(NOWHERE));
    let (white, black) = (player(), player());
    let round = RoundNo(u16::try_from(c.next() % 4).unwrap());
    let board = BoardNo(u16::try_from(c.next() % 9).unwrap());
    let arbiter = c.of(&arbiters).filter(|_| c.one_in(2));
    match what % 28 {
        0 | 1 => Command::Player(PlayerDraft {
            rating: c.maybe(2000),
            fide_number: c.one_in(4).then_some(u64::try_from(c.next()).unwrap()),
            ..player_draft(section, ["Adler", "Brandt", "Correa", " ", "Dumas, Paul"][c.next() % 5])
        }),
        2..=4 => Command::Pair { section, round, board: c.maybe(board), white, black, seat: None },
        5 => Command::Renumber { pairing, board },
        6 => Command::SwapColours { pairing },
        7 => Command::Unpair { pairing, reason: c.maybe("why".to_owned()) },
        8 => Command::Replay { game, reason: "set up wrongly".to_owned() },
        9 => Command::StartRound { section, round, at: hall.now.at },
        10 => Command::ArriveAll { section, round, at: hall.now.at, absent: vec![(game, c.side())] },
        11 => Command::Arrive { game, player: white, at: hall.now.at },
        12 | 13 => Command::Result {
            game,
            score: match c.next() % 12 {
                n @ 0..=8 => Some(Score::Outcome(Outcome::ALL[n])),
                9 => Some(Score::Points(i32::try_from(c.next() % 4).unwrap(), 1)),
                10 => Some(Score::Points(i32::MAX, i32::MIN)),
                _ => None,
            },
        },
        14 => Command::ConfirmDefaults {
            section,
            round,
            games: vec![DefaultRuling {
                game,
                absent: vec![c.side()],
                confirmed: c.one_in(2),
                reason: c.maybe("train".to_owned()),
            }],
        },
        15 => Command::ReadClocks {
            game,
            clocks: Clocks { white_ms: Some(c.ms()), black_ms: c.one_in(2).then(|| c.ms()) },
            move_no: c.maybe(30),
            to_move: None,
        },
        16..=18 => Command::Incident(Box::new(incident_report(c, game, section, round, white, arbiter))),
        19 => Command::Rule { incident, ruling: ruling(c, white, arbiter) },
        20 => Command::Status(PlayerStatus {
            player: white,
            from_round: round,
            status: c.of(Participation::ALL).unwrap(),
            reason: None,
        }),
        21 => Command::Bye(Bye { player: white, round, bye: c.of(ByeKind::ALL).filter(|_| c.one_in(2)) }),
        22 => Command::TakeBack {
            about: entry,
            way: c.of(Withdrawal::ALL).unwrap(),
            reason: c.maybe("slip".to_owned()),
            clocks: desk::revoked::ClocksThen {
                set_back: c.of(&[None, Some(false), Some(true)]).unwrap(),
                read: Clocks::default(),
            },
        },
        23 => {
            Command::Announce(Announcement { section: c.maybe(section), text: c.maybe("20:00".to_owned()) })
        }
        24..=26 => Command::Adjournment(adjournment_act(hall, c, game)),
        _ => Command::Note(Note {
            section: None,
            round: None,
            game: c.maybe(game),
            player: None,
            text: "note".to_owned(),
        }),
    }
}

fn adjournment_act(hall: &Hall, c: &mut Choices<'_>, game: GameId) -> AdjournmentAct {
    let known: Vec<_> = hall.state.adjournments.keys().copied().collect();
    let adjournment = c.id(&known, AdjournmentId(NOWHERE));
    let (at, text) = (hall.now.at, c.maybe("Rxg7".to_owned()));
    let clocks = Clocks { white_ms: Some(c.ms()), black_ms: c.one_in(2).then(|| c.ms()) };
    let fen = c.of(&["8/8/8/8/8/8/8/8 w - - 0 1", "nonsense", ""]);
    let envelope = Envelope {
        sealer: c.side(),
        move_no: u16::try_from(c.next() % 60).unwrap(),
        fen: fen.filter(|_| !c.one_in(3)).map(str::to_owned),
        clocks,
        offer_by: c.one_in(4).then(|| c.side()),
        adjourned_at: at,
        session_ends_at: c.one_in(3).then_some(i64::MAX),
        resumes_at: c.maybe(at),
        place: c.maybe("Room 2".to_owned()),
        reached: c.maybe(30),
    };
    let found = c.of(SealedFound::ALL).unwrap();
    let reply = c.one_in(4);
    match c.next() % 10 {
        0..=2 => AdjournmentAct::Adjourn { game, envelope, sealed: text, holder: c.maybe("Safe".to_owned()) },
        3 => AdjournmentAct::Change { adjournment, envelope },
        4 => AdjournmentAct::Seal { adjournment, reply, text },
        5 => AdjournmentAct::HandOver { adjournment, holder: "Safe".to_owned(), at, note: None },
        6 => AdjournmentAct::Arrive { adjournment, side: c.side(), at },
        7 => AdjournmentAct::Open {
            adjournment,
            opening: Opening {
                reply,
                found,
                move_text: text,
                opponent_cannot_mate: c.one_in(4),
                anyway: c.one_in(2),
                opened_by: None,
                at,
                position_known: c.one_in(2),
                times_known: c.one_in(2),
            },
        },
        8 => AdjournmentAct::Resume { adjournment, clocks, at },
        _ => AdjournmentAct::CorrectClocks { adjournment, clocks, before_first_move: c.one_in(2) },
    }
}

fn player_draft(section: SectionId, name: &str) -> PlayerDraft {
    PlayerDraft {
        section,
        starting_no: None,
        name: name.to_owned(),
        title: None,
        sex: None,
        rating: None,
        federation: None,
        fide_number: None,
        birth: None,
        team: None,
    }
}

fn incident_report(
    c: &mut Choices<'_>,
    game: GameId,
    section: SectionId,
    round: RoundNo,
    player: PlayerId,
    arbiter: Option<ArbiterId>,
) -> IncidentReport {
    let place = match c.next() % 6 {
        0 => Place::Round(section, round),
        1 => Place::Competition,
        _ => Place::Game(game),
    };
    let at_fault = match c.next() % 6 {
        0 => Vec::new(),
        1 => vec![AtFault::Side(Colour::White), AtFault::Side(Colour::Black)],
        2 => vec![AtFault::Player(player)],
        3 => vec![AtFault::Person("Mr. Tall".to_owned())],
        _ => vec![AtFault::Side(c.side())],
    };
    let answers = [MateAnswer::CanMate, MateAnswer::CannotMate, MateAnswer::Undetermined];
    let when = [NoticedWhen::BeforeReply, NoticedWhen::AfterGame, NoticedWhen::AfterReply];
    IncidentReport {
        place,
        // Illegal moves often, so that second ones come about.
        kind: c.of(IncidentKind::ALL).filter(|_| c.one_in(2)).unwrap_or(IncidentKind::IllegalMove),
        at_fault,
        counts: !c.one_in(5),
        move_no: Some(u16::try_from(c.next()).unwrap()).filter(|_| !c.one_in(3)),
        when: c.of(&when).unwrap(),
        opponent_can_mate: c.of(&answers).unwrap(),
        move_text: None,
        clocks: Clocks { white_ms: c.one_in(2).then(|| c.ms()), black_ms: Some(c.ms()) },
        touched: Vec::new(),
        amount_ms: c.one_in(4).then(|| c.ms()),
        reported_by: c.of(Reporter::ALL),
        reporter: None,
        witness: None,
        note: None,
        clock: ClockFacts {
            completed: Sides { white: c.maybe(40), black: c.maybe(39) },
            counted_by: c.of(&CountedBy::ALL),
            first_flag: c.maybe(Colour::Black),
            stopped_for: c.of(&StopReason::ALL).filter(|_| c.one_in(2)),
            ended_before: Vec::new(),
        },
        claim: None,
        board: None,
        ruling: c.one_in(2).then(|| ruling(c, player, arbiter)),
    }
}

fn ruling(c: &mut Choices<'_>, player: PlayerId, ruled_by: Option<ArbiterId>) -> RulingDraft {
    if c.one_in(2) {
        return RulingDraft::AsAdvised { ruled_by };
    }
    let on = if c.one_in(3) { AtFault::Player(player) } else { AtFault::Side(c.side()) };
    let penalty = PenaltyDraft {
        on,
        kind: c.of(&PenaltyKind::ALL).unwrap(),
        amount_ms: Some(c.ms()).filter(|_| !c.one_in(3)),
        points: Some(i32::try_from(c.next() % 4).unwrap()).filter(|_| !c.one_in(3)),
        from_round: None,
        rounds: c.maybe(2),
        fine: None,
    };
    RulingDraft::Said(Box::new(SaidRuling {
        ruled_by,
        penalties: c.maybe(penalty).into_iter().collect(),
        white_delta_ms: if c.one_in(3) { c.ms() } else { 0 },
        black_delta_ms: 0,
        score: c.one_in(3).then_some(Score::Outcome(Outcome::Win(c.side()))),
        reason: None,
    }))
}

/// Plays the acts; returns how many were accepted.
fn play(acts: &[Act]) -> usize {
    let mut hall = Hall::new();
    hall.fold_every = 10;
    for line in ["A", "B"] {
        let (code, name) = (line.to_owned(), line.to_owned());
        hall.record(Command::Section { section: None, code, name, rounds: None }, None);
    }
    for name in ["Ebner", "Fontana", "Grau", "Holm"] {
        let section = *hall.state.sections.keys().next().unwrap();
        hall.record(Command::Player(player_draft(section, name)), None);
    }
    let mut stale = hall.state.position();
    for (what, choices) in acts {
        let mut choices = Choices(choices, 0);
        let command = command(&hall, *what, &mut choices);
        // Now and then from a screen that has not seen everything.
        if choices.one_in(9) {
            hall.screen = Some(stale);
            stale = hall.state.position();
        }
        hall.record(command, None);
        hall.screen = None;
        nobody_sits_twice(&hall);
        points_are_possible(&hall);
        every_adjournment_is_shown(&hall);
    }
    hall.fold();
    hall.state.journal().len()
}

fn nobody_sits_twice(hall: &Hall) {
    for (section, held) in &hall.state.sections {
        for round in held.rounds.keys() {
            let pairings = hall.state.pairings_in_order(*section, *round);
            let seats: Vec<_> = pairings.iter().flat_map(|p| [p.white, p.black]).collect();
            let boards: Vec<_> = pairings.iter().filter_map(|p| p.board).collect();
            assert_eq!(seats.iter().collect::<BTreeSet<_>>().len(), seats.len(), "somebody sits twice");
            assert_eq!(boards.iter().collect::<BTreeSet<_>>().len(), boards.len(), "two games at a board");
        }
    }
}

fn points_are_possible(hall: &Hall) {
    for game in hall.state.games.keys() {
        let Some(result) = hall.state.result(*game) else { continue };
        let points = [result.white_points, result.black_points];
        assert!(points.iter().all(|p| (0..=2).contains(p)) && points[0] + points[1] <= 2, "{points:?}");
    }
}

/// What is shown of adjourned games never fails, and never tells a move before its envelope was opened.
fn every_adjournment_is_shown(hall: &Hall) {
    for row in actions::view::adjourned(&hall.state, hall.now) {
        let opened = !row.opened.is_empty();
        assert!(opened || (row.sealed_text.is_none() && row.reply_text.is_none()), "{row:?}");
        assert!(opened || !format!("{row:?}").contains("Rxg7"), "{row:?}");
    }
}

#[test]
fn commands_at_random_keep_the_journal_whole() {
    let config = Config { cases: 200, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]));
    let acts = proptest::collection::vec((any::<u8>(), any::<[u8; 8]>()), 1..60);
    let accepted = std::cell::Cell::new(0);
    runner
        .run(&acts, |acts| {
            accepted.set(accepted.get() + play(&acts));
            Ok(())
        })
        .unwrap_or_else(|error| panic!("{error}"));
    let accepted = accepted.get();
    assert!(accepted > 2000, "only {accepted} commands were accepted: the choices are too wild");
}
