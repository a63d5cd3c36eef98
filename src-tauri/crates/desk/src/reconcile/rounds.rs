//! Rounds: who meets whom, at which board, with which result; byes and withdrawals.

use std::collections::{BTreeMap, BTreeSet};

use laws::{Message, Outcome};

use super::{Change, ChangeKind, Choices, Matched, Plan, Said};
use crate::fact::*;
use crate::ids::*;
use crate::roster::{self, PlayerKey, Roster};
use crate::state::State;
use crate::words::{ByeKind, Participation, ResultSource, ResultsOwner};

struct Source<'a> {
    state: &'a State,
    section: SectionId,
    roster: &'a Roster,
    choices: &'a Choices,
    entry: EntryId,
    matched: &'a Matched,
    owner: ResultsOwner,
}

#[allow(clippy::too_many_arguments)] // One caller; the arguments become the struct above.
pub(super) fn rounds(
    state: &State,
    section: SectionId,
    roster: &Roster,
    choices: &Choices,
    entry: EntryId,
    matched: &Matched,
    owner: ResultsOwner,
    plan: &mut Plan,
) {
    let source = Source { state, section, roster, choices, entry, matched, owner };
    let mut next = 0;
    for round in &roster.rounds {
        source.round(round, &mut next, plan);
    }
    for bye in &roster.requested_byes {
        if let roster::Competitor::Player(key) = bye.who {
            source.bye(RoundNo(bye.round), key, bye.kind, plan);
        }
    }
    let after_last = roster.rounds.iter().map(|round| round.number).max().unwrap_or(0).saturating_add(1);
    for key in &roster.absent_next_round {
        source.bye(RoundNo(after_last), *key, roster::ByeKind::ZeroPoint, plan);
    }
    source.withdrawals(plan);
}

impl Source<'_> {
    fn round(&self, round: &roster::Round, next: &mut usize, plan: &mut Plan) {
        let number = RoundNo(round.number);
        let standing = self.state.pairings_in_order(self.section, number);
        let is_new = standing.is_empty();
        let mut new_round = self.change(ChangeKind::NewRound, format!("round-{number}"));
        let pair = |a: PlayerId, b: PlayerId| (a.min(b), a.max(b));
        let seated: BTreeMap<_, &Pairing> = standing.iter().map(|p| (pair(p.white, p.black), *p)).collect();
        let same =
            |said: &roster::Pairing| seated.get(&pair(self.id(said.white)?, self.id(said.black)?)).copied();
        let stays: BTreeSet<PairingId> = round.pairings.iter().filter_map(same).map(|p| p.pairing).collect();
        let (kept, gone): (Vec<&Pairing>, Vec<&Pairing>) =
            standing.iter().partition(|p| stays.contains(&p.pairing));
        let mut fresh: Vec<Change> = Vec::new();
        let mut rejoined: Vec<(&roster::Pairing, Pairing, String)> = Vec::new();
        for said in &round.pairings {
            let n = *next;
            *next += 1;
            let (Some(white), Some(black)) = (self.id(said.white), self.id(said.black)) else { continue };
            if let Some(known) = same(said) {
                self.changed(said, known, white, plan);
                continue;
            }
            let earlier = self.state.undone_pairing(self.section, number, (white, black));
            let facts = self.new_pairing(said, number, n, (white, black), earlier, &kept);
            let game = earlier.and_then(|earlier| self.state.game_of(earlier.pairing));
            let incidents = game.map_or(0, |game| self.state.incidents_of_game(game).len());
            let id = if is_new { new_round.id.clone() } else { format!("pair-{number}-{white}-{black}") };
            let seated = facts.iter().find_map(|fact| match fact {
                Fact::Pairing(pairing) => Some(pairing.clone()),
                _ => None,
            });
            rejoined.extend(earlier.and(seated).map(|seated| (said, seated, id.clone())));
            let needs =
                [said.white, said.black].into_iter().filter_map(|k| self.matched.brought_in.get(&k).cloned());
            if is_new {
                new_round.facts.extend(facts);
                new_round.needs.extend(needs);
                new_round.incidents += incidents;
            } else {
                let mut change = self.change(ChangeKind::NewPairing, id);
                let again = if game.is_some() { "import-paired-again" } else { "import-new-pairing" };
                change.what = self.pair_message(again, number, said);
                change.after =
                    game.and_then(|game| self.state.result(game)).map(|r| Said::Outcome(r.outcome));
                change.incidents = incidents;
                change.needs = needs.collect();
                change.facts = facts;
                fresh.push(change);
            }
        }
        // The old pairings go first: a player is never in two at once.
        for gone in gone {
            self.unpaired(gone, round, plan);
            let again = |fact: &Fact| matches!(fact, Fact::Pairing(p) if p.side(gone.white).is_some() || p.side(gone.black).is_some());
            for change in fresh.iter_mut().filter(|change| change.facts.iter().any(again)) {
                change.needs.push(format!("unpair-{}", gone.pairing));
            }
        }
        if is_new && !new_round.facts.is_empty() {
            let boards = u32::try_from(round.pairings.len()).unwrap_or(u32::MAX);
            new_round.what =
                Message::new("import-new-round").with("round", u32::from(number.0)).with("boards", boards);
            plan.add(self.choices, new_round);
        }
        for change in fresh {
            plan.add(self.choices, change);
        }
        for (said, earlier, needs) in rejoined {
            let before = plan.changes.len();
            let game = self.state.game_of(earlier.pairing);
            let incidents = game.map_or(0, |game| self.state.incidents_of_game(game).len());
            self.result(said, &earlier, game, incidents, plan);
            plan.changes.iter_mut().skip(before).for_each(|change| change.needs.push(needs.clone()));
        }
        for bye in &round.byes {
            self.bye(number, bye.player, bye.kind, plan);
        }
    }

    fn new_pairing(
        &self,
        said: &roster::Pairing,
        round: RoundNo,
        n: usize,
        (white, black): (PlayerId, PlayerId),
        earlier: Option<&Pairing>,
        kept: &[&Pairing],
    ) -> Vec<Fact> {
        let pairing = earlier.map_or_else(|| PairingId::of(self.entry, n), |earlier| earlier.pairing);
        let earlier_seats = earlier.filter(|_| !said.colours_stated).map(|p| (p.white, p.black));
        let (white, black) = earlier_seats.unwrap_or((white, black));
        let game = GameId::of(self.entry, n);
        let mut board = u16::try_from(said.board).ok().filter(|b| *b > 0).map(BoardNo);
        if !said.board_stated && kept.iter().any(|p| p.board == board) {
            // The usual order would seat two pairings at one board; the arbiter numbers this one.
            board = None;
        }
        let pairing = Pairing {
            pairing,
            section: self.section,
            round,
            board,
            white,
            black,
            match_no: said.seat.and_then(|s| u16::try_from(s.match_no).ok()),
            match_board: said.seat.and_then(|s| u16::try_from(s.board_in_match).ok()),
        };
        let mut facts: Vec<Fact> = Vec::new();
        if earlier.is_none() {
            facts.push(Game { game, pairing: pairing.pairing, replaces: None, reason: None }.into());
            facts.extend(
                said.result.map(|result| Fact::from(file_result(self.state, game, &pairing, result))),
            );
        }
        facts.insert(0, pairing.into());
        // Who asked for a bye and is paired after all has none.
        let byes = [white, black].into_iter().filter(|player| self.state.bye(*player, round).is_some());
        facts.extend(byes.map(|player| Bye { player, round, bye: None }.into()));
        facts
    }

    /// A pairing both sides have: board, colours and result may differ.
    fn changed(&self, said: &roster::Pairing, known: &Pairing, white: PlayerId, plan: &mut Plan) {
        let game = self.state.game_of(known.pairing);
        let incidents = game.map_or(0, |game| self.state.incidents_of_game(game).len());
        let mut now = known.clone();
        let board = u16::try_from(said.board).ok().filter(|b| *b > 0).map(BoardNo);
        if said.board_stated && board != known.board {
            now.board = board;
        }
        if let Some(seat) = said.seat {
            now.match_no = u16::try_from(seat.match_no).ok();
            now.match_board = u16::try_from(seat.board_in_match).ok();
        }
        if now != *known {
            let mut change = self.change(ChangeKind::BoardChanged, format!("board-{}", known.pairing));
            change.what = self.pair_message("import-board", known.round, said);
            let place = |p: &Pairing| p.board.map_or_else(|| "–".to_owned(), |b| b.to_string());
            (change.before, change.after) = (Some(place(known).into()), Some(place(&now).into()));
            change.incidents = incidents;
            change.facts = vec![now.clone().into()];
            plan.add(self.choices, change);
        }
        if said.colours_stated && known.white != white {
            let turned = Pairing { white: now.black, black: now.white, ..now };
            let mut change = self.change(ChangeKind::ColoursChanged, format!("colours-{}", known.pairing));
            change.what = self.pair_message("import-colours", known.round, said);
            change.incidents = incidents;
            change.facts = vec![turned.clone().into()];
            plan.add(self.choices, change);
            self.result(said, &turned, game, incidents, plan);
        } else {
            self.result(said, known, game, incidents, plan);
        }
    }

    fn result(
        &self,
        said: &roster::Pairing,
        pairing: &Pairing,
        game: Option<GameId>,
        incidents: usize,
        plan: &mut Plan,
    ) {
        let (Some(game), Some(result)) = (game, said.result) else { return };
        let file = file_result(self.state, game, pairing, result);
        let desk = self.state.result(game).map(|desk| {
            let recorded = self.state.pairing_of(game).map(|p| p.white);
            // The desk's result is given as the players sit now; the file's as it seats them.
            match recorded == Some(pairing.white) {
                true => (desk.outcome, desk.white_points, desk.black_points),
                false => (crate::standing::mirrored(desk.outcome), desk.black_points, desk.white_points),
            }
        });
        let says = |white: i32, black: i32| {
            let more = |points: Option<i32>, change: i32| points.map(|points| points + change);
            (file.outcome, more(file.white_points, white), more(file.black_points, black))
        };
        // Points taken from the game by the desk's own penalty come back as a change of their own (299).
        let (white, black) =
            (self.changed_by(said.white, pairing.round), self.changed_by(said.black, pairing.round));
        let agree = |desk: (Outcome, i32, i32)| {
            let desk = (Some(desk.0), Some(desk.1), Some(desk.2));
            desk == says(0, 0) || desk == says(white, black)
        };
        let mut change = match desk {
            None => self.change(ChangeKind::ResultTaken, format!("result-{game}")),
            Some(desk) if agree(desk) => return,
            Some(desk) => {
                let mut change = self.change(ChangeKind::ResultDiffers, format!("result-{game}"));
                change.before = Some(Said::Outcome(desk.0));
                change.taken = self.owner == ResultsOwner::PairingProgram;
                change
            }
        };
        change.what = self.pair_message("import-result", pairing.round, said);
        change.after = file.outcome.map(Said::Outcome);
        change.incidents = incidents;
        change.facts = vec![file.into()];
        plan.add(self.choices, change);
    }

    /// By how much the file says that a player's points of a round differ from what the games give (299).
    fn changed_by(&self, key: PlayerKey, round: RoundNo) -> i32 {
        let concerns = |change: &&roster::PointChange| {
            change.round == Some(round.0)
                && change.revalues.is_none()
                && change.who.contains(&roster::Competitor::Player(key))
        };
        self.roster.point_changes.iter().filter(concerns).filter_map(|c| c.points).map(|p| p.0).sum()
    }

    /// A pairing of the desk that the file's round does not have.
    fn unpaired(&self, gone: &Pairing, round: &roster::Round, plan: &mut Plan) {
        let game = self.state.game_of(gone.pairing);
        let played = game.is_some_and(|game| self.state.result(game).is_some());
        let named = |id: PlayerId| self.matched.players.iter().any(|(_, known)| *known == id);
        let busy = |id: PlayerId| {
            round.pairings.iter().any(|p| self.id(p.white) == Some(id) || self.id(p.black) == Some(id))
                || round
                    .byes
                    .iter()
                    .any(|bye| bye.kind != roster::ByeKind::NotPaired && self.id(bye.player) == Some(id))
        };
        let mut change = self.change(ChangeKind::Unpaired, format!("unpair-{}", gone.pairing));
        let name = |id| self.state.player(id).map_or("", |p| p.name.as_str());
        let board = gone.board.map_or(0, |b| u32::from(b.0));
        change.what = Message::new("import-unpaired")
            .with("round", u32::from(gone.round.0))
            .with("board", board)
            .with("white", name(gone.white))
            .with("black", name(gone.black));
        change.incidents = game.map_or(0, |game| self.state.incidents_of_game(game).len());
        change.before = game.and_then(|game| self.state.result(game)).map(|r| Said::Outcome(r.outcome));
        // Where the file seats one of the two elsewhere the pairing must go; a mere gap in the file is asked about.
        change.taken =
            busy(gone.white) || busy(gone.black) || (!played && named(gone.white) && named(gone.black));
        change.facts = vec![Unpairing { pairing: gone.pairing, reason: None }.into()];
        plan.add(self.choices, change);
    }

    fn bye(&self, round: RoundNo, key: PlayerKey, kind: roster::ByeKind, plan: &mut Plan) {
        let Some(player) = self.id(key) else { return };
        let file = match kind {
            roster::ByeKind::PairingAllocated => ByeKind::PairingAllocated,
            roster::ByeKind::FullPoint => ByeKind::Full,
            roster::ByeKind::HalfPoint => ByeKind::Half,
            roster::ByeKind::ZeroPoint => ByeKind::Zero,
            roster::ByeKind::WinWithoutOpponent => ByeKind::ForfeitWin,
            roster::ByeKind::LossWithoutOpponent => ByeKind::ForfeitLoss,
            roster::ByeKind::NotPaired => return,
        };
        let desk = self.state.bye(player, round);
        if desk == Some(file) {
            return;
        }
        let mut change = self.change(ChangeKind::Bye, format!("bye-{round}-{key}"));
        change.what =
            Message::new("import-bye").with("name", self.name(key)).with("round", u32::from(round.0));
        change.before = desk.map(Said::Bye);
        change.after = Some(Said::Bye(file));
        change.needs = self.matched.brought_in.get(&key).cloned().into_iter().collect();
        let paired = self.state.pairings_in_order(self.section, round).into_iter();
        change
            .needs
            .extend(paired.filter(|p| p.side(player).is_some()).map(|p| format!("unpair-{}", p.pairing)));
        change.facts = vec![Bye { player, round, bye: Some(file) }.into()];
        plan.add(self.choices, change);
    }

    /// Two or more rounds away at the end of the file is a withdrawal; being paired again is a return.
    fn withdrawals(&self, plan: &mut Plan) {
        let Some(last) = self.roster.rounds.last() else { return };
        for said in &self.roster.players {
            let Some(player) = self.id(said.key) else { continue };
            // Whom a team does not field is still in it.
            let in_team = self.roster.teams.iter().any(|team| team.players.contains(&said.key));
            let away = |round: &&roster::Round| {
                round.byes.iter().any(|bye| {
                    bye.player == said.key
                        && match bye.kind {
                            roster::ByeKind::ZeroPoint => true,
                            roster::ByeKind::NotPaired => !in_team,
                            _ => false,
                        }
                })
            };
            let away = self.roster.rounds.iter().rev().take_while(away).count();
            let known = !self.matched.brought_in.contains_key(&said.key);
            let status = known.then(|| self.state.status(player, RoundNo(last.number)));
            let back = self.paired_though_withdrawn(player);
            let from = last.number.saturating_sub(u16::try_from(away).unwrap_or(u16::MAX)).saturating_add(1);
            let (kind, status, from_round) = match (away, status.unwrap_or(Participation::Playing)) {
                (2.., Participation::Playing) => {
                    (ChangeKind::Withdrawal, Participation::Withdrawn, RoundNo(from))
                }
                (0, Participation::Withdrawn) => {
                    (ChangeKind::Return, Participation::Playing, back.unwrap_or(RoundNo(last.number)))
                }
                _ => continue,
            };
            let mut change = self.change(kind, format!("status-{}", said.key));
            let id = match kind {
                ChangeKind::Withdrawal => "import-withdrawal",
                _ => "import-return",
            };
            change.what =
                Message::new(id).with("name", self.name(said.key)).with("round", u32::from(from_round.0));
            change.needs = self.matched.brought_in.get(&said.key).cloned().into_iter().collect();
            change.facts = vec![PlayerStatus { player, from_round, status, reason: None }.into()];
            if kind == ChangeKind::Return {
                // Who is seated takes part: the seat cannot be taken without the return.
                let seats = |fact: &Fact| matches!(fact, Fact::Pairing(p) if p.side(player).is_some());
                for seated in plan.changes.iter_mut().filter(|other| other.facts.iter().any(seats)) {
                    seated.needs.push(change.id.clone());
                }
            }
            plan.add(self.choices, change);
        }
    }

    /// The first round of the file that seats a player who had withdrawn before it, as far as the desk knows.
    fn paired_though_withdrawn(&self, player: PlayerId) -> Option<RoundNo> {
        let seats = |round: &&roster::Round| {
            round
                .pairings
                .iter()
                .any(|p| self.id(p.white) == Some(player) || self.id(p.black) == Some(player))
                && self.state.status(player, RoundNo(round.number)) == Participation::Withdrawn
        };
        self.roster.rounds.iter().filter(seats).map(|round| RoundNo(round.number)).min()
    }

    fn change(&self, kind: ChangeKind, id: String) -> Change {
        Change {
            id,
            kind,
            what: Message::new("import-change"),
            before: None,
            after: None,
            incidents: 0,
            taken: true,
            needs: Vec::new(),
            facts: Vec::new(),
        }
    }

    fn id(&self, key: PlayerKey) -> Option<PlayerId> {
        self.matched.players.get(&key).copied()
    }

    fn name(&self, key: PlayerKey) -> &str {
        self.roster.players.iter().find(|p| p.key == key).map_or("", |p| p.name.as_str())
    }

    fn pair_message(&self, id: &'static str, round: RoundNo, said: &roster::Pairing) -> Message {
        Message::new(id)
            .with("round", u32::from(round.0))
            .with("board", said.board)
            .with("white", self.name(said.white))
            .with("black", self.name(said.black))
    }
}

fn file_result(state: &State, game: GameId, pairing: &Pairing, result: roster::StatedResult) -> GameResult {
    use laws::Colour::{Black, White};
    let outcome = match result.outcome {
        roster::Outcome::WhiteWins => Outcome::Win(White),
        roster::Outcome::BlackWins => Outcome::Win(Black),
        roster::Outcome::Draw => Outcome::Draw,
        roster::Outcome::HalfZero => Outcome::HalfPointOnly(White),
        roster::Outcome::ZeroHalf => Outcome::HalfPointOnly(Black),
        roster::Outcome::ZeroZero => Outcome::BothLose,
        roster::Outcome::ForfeitToWhite => Outcome::ForfeitWin(White),
        roster::Outcome::ForfeitToBlack => Outcome::ForfeitWin(Black),
        roster::Outcome::DoubleForfeit => Outcome::ForfeitBoth,
    };
    GameResult {
        game,
        white: pairing.white,
        black: pairing.black,
        outcome: Some(outcome),
        white_points: Some(result.white_points.0),
        black_points: Some(result.black_points.0),
        // Whatever the file says, a historical text is never rated play.
        rated: result.rated
            && state.announced(pairing.section, Some(pairing.round)).edition != laws::Edition::Old,
        source: ResultSource::PairingProgram,
    }
}
