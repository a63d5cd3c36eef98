//! Questions about what stands now. Nothing here decides anything.

use laws::time_control::{Period, Quota, TimeControl};
use laws::{Colour, HalfPoints, Outcome};

use crate::entry::Entry;
use crate::fact::*;
use crate::history::EntryNo;
use crate::ids::*;
use crate::state::*;
use crate::words::*;

/// A result as the players sit now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StandingResult {
    /// How it ended.
    pub outcome: Outcome,
    /// Half-points of who has White now.
    pub white_points: i32,
    /// Half-points of who has Black now.
    pub black_points: i32,
    /// Whether it counts for rating.
    pub rated: bool,
    /// Where it came from.
    pub source: ResultSource,
}

/// What results are worth where nothing else was announced: 1, ½, 0; half-points.
pub fn usual_scoring(section: SectionId) -> Scoring {
    Scoring { section, win: 2, draw: 1, loss: 0, absence: 0, pairing_bye: 2 }
}

impl Pairing {
    /// Who plays which side.
    pub fn player(&self, side: Colour) -> PlayerId {
        match side {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }

    /// Which side a player has.
    pub fn side(&self, player: PlayerId) -> Option<Colour> {
        if player == self.white {
            Some(Colour::White)
        } else if player == self.black {
            Some(Colour::Black)
        } else {
            None
        }
    }
}

impl PairingState {
    /// The pairing as it stands; none if it is undone or was mistyped.
    pub fn now(&self) -> Option<&Pairing> {
        let made = self.pairing.last()?;
        match self.undone.last() {
            Some(undone) if undone.entry > made.entry => None,
            _ => Some(&made.fact),
        }
    }

    /// The pairing as it was last, also when it is undone: what an old incident's board was.
    pub fn last(&self) -> Option<&Pairing> {
        self.pairing.now()
    }

    /// The game that counts.
    pub fn game(&self) -> Option<GameId> {
        self.games.now().map(|game| game.game)
    }
}

impl State {
    /// A section's facts, if it stands.
    pub fn section(&self, id: SectionId) -> Option<&Section> {
        self.sections.get(&id)?.section.now()
    }

    /// The section with this code, in any case of letters.
    pub fn section_by_code(&self, code: &str) -> Option<&Section> {
        self.sections_in_order().into_iter().find(|section| section.code.eq_ignore_ascii_case(code))
    }

    /// Sections in their order.
    pub fn sections_in_order(&self) -> Vec<&Section> {
        let mut sections: Vec<_> = self.sections.values().filter_map(|state| state.section.now()).collect();
        sections.sort_by(|a, b| (a.place, &a.code).cmp(&(b.place, &b.code)));
        sections
    }

    /// The rules in force in a round: the round's own or the section's.
    pub fn rules(&self, section: SectionId, round: Option<RoundNo>) -> Option<&Rules> {
        let rules = &self.sections.get(&section)?.rules;
        let own = round.and_then(|round| rules.get(&Some(round))).and_then(|history| history.now());
        own.or_else(|| rules.get(&None).and_then(|history| history.now()))
    }

    /// What results are worth in a section.
    pub fn scoring(&self, section: SectionId) -> Scoring {
        let said = self.sections.get(&section).and_then(|state| state.scoring.now());
        said.cloned().unwrap_or_else(|| usual_scoring(section))
    }

    /// The number of the fifty-move rule in a section; only the old text lets it be raised.
    pub fn fifty_move_number(&self, section: SectionId) -> u16 {
        let said = self.sections.get(&section).and_then(|state| state.fifty.now());
        said.and_then(|said| said.moves).unwrap_or(laws::Announced::default().fifty_moves)
    }

    /// An arbiter's facts.
    pub fn arbiter(&self, id: ArbiterId) -> Option<&Arbiter> {
        self.arbiters.get(&id)?.now()
    }

    /// A player's registration.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.get(&id)?.player.now()
    }

    /// Players of a section, by starting number, then name.
    pub fn players_in_order(&self, section: SectionId) -> Vec<&Player> {
        let ids = self.sections.get(&section).map(|state| &state.players);
        let mut players: Vec<_> = ids
            .into_iter()
            .flatten()
            .filter_map(|id| self.player(*id))
            .filter(|p| p.section == section)
            .collect();
        players.sort_by(|a, b| {
            (a.starting_no.unwrap_or(u16::MAX), &a.name, a.player).cmp(&(
                b.starting_no.unwrap_or(u16::MAX),
                &b.name,
                b.player,
            ))
        });
        players
    }

    /// The standing pairings of a round, by board; unnumbered ones last.
    pub fn pairings_in_order(&self, section: SectionId, round: RoundNo) -> Vec<&Pairing> {
        let ids = self.sections.get(&section).and_then(|s| s.rounds.get(&round)).map(|r| &r.pairings);
        let mut pairings: Vec<_> = ids
            .into_iter()
            .flatten()
            .filter_map(|id| self.pairings.get(id)?.now())
            .filter(|p| p.section == section && p.round == round)
            .collect();
        pairings.sort_by_key(|p| (p.board.map_or(u16::MAX, |b| b.0), p.match_no, p.match_board, p.pairing));
        pairings
    }

    /// The pairing at a board of a round.
    pub fn at_board(&self, section: SectionId, round: RoundNo, board: BoardNo) -> Option<&Pairing> {
        self.pairings_in_order(section, round).into_iter().find(|p| p.board == Some(board))
    }

    /// The pairing of these two in a round that was undone last: put together again they go on with their game.
    pub fn undone_pairing(
        &self,
        section: SectionId,
        round: RoundNo,
        pair: (PlayerId, PlayerId),
    ) -> Option<&Pairing> {
        let ids = self.sections.get(&section)?.rounds.get(&round)?.pairings.iter();
        let undone = ids.filter_map(|id| {
            let record = self.pairings.get(id)?;
            let last = record.last().filter(|last| record.now().is_none() && last.round == round)?;
            let same = last.side(pair.0).is_some() && last.side(pair.1).is_some();
            (same && record.game().is_some()).then_some((record.undone.last()?.entry, last))
        });
        undone.max_by_key(|(entry, _)| *entry).map(|(_, last)| last)
    }

    /// The game that counts of a pairing.
    pub fn game_of(&self, pairing: PairingId) -> Option<GameId> {
        self.pairings.get(&pairing)?.game()
    }

    /// The pairing a game belongs to, as it was last, undone or not.
    pub fn pairing_of(&self, game: GameId) -> Option<&Pairing> {
        let game = self.games.get(&game)?.game.now()?;
        self.pairings.get(&game.pairing)?.last()
    }

    /// A pairing as it stood once an entry was recorded, undone or not: what the entry's own words are about.
    pub fn pairing_then(&self, pairing: PairingId, entry: EntryNo) -> Option<&Pairing> {
        let said = &self.pairings.get(&pairing)?.pairing;
        let then = said.iter().rfind(|dated| dated.entry <= entry).or(said.first());
        then.map(|dated| &dated.fact)
    }

    /// The pairing a game belonged to once an entry was recorded.
    pub fn seats_then(&self, game: GameId, entry: EntryNo) -> Option<&Pairing> {
        self.pairing_then(self.games.get(&game)?.game.now()?.pairing, entry)
    }

    /// Whether a game is the one that counts of a pairing that stands.
    pub fn counts(&self, game: GameId) -> bool {
        let pairing = self.games.get(&game).and_then(|g| g.game.now()).map(|g| g.pairing);
        let Some(state) = pairing.and_then(|id| self.pairings.get(&id)) else { return false };
        state.now().is_some() && state.game() == Some(game)
    }

    /// The result of a game as the players sit now; points stay with the players when colours were exchanged.
    pub fn result(&self, game: GameId) -> Option<StandingResult> {
        let result = self.games.get(&game)?.result.now()?;
        let outcome = result.outcome?;
        let (white, black) = (result.white_points.unwrap_or(0), result.black_points.unwrap_or(0));
        let turned =
            self.pairing_of(game).is_some_and(|p| p.white == result.black && p.black == result.white);
        Some(if turned {
            StandingResult {
                outcome: mirrored(outcome),
                white_points: black,
                black_points: white,
                rated: result.rated,
                source: result.source,
            }
        } else {
            StandingResult {
                outcome,
                white_points: white,
                black_points: black,
                rated: result.rated,
                source: result.source,
            }
        })
    }

    /// By how much a game's points differ from what its outcome is worth, as the players sit now (12.9.4, 12.9.5).
    pub fn points_changed(&self, game: GameId) -> Option<(i32, i32)> {
        let result = self.result(game)?;
        let worth = result.outcome.points(law_scoring(&self.scoring(self.pairing_of(game)?.section)));
        let (white, black) = (i32::from(worth.white.0), i32::from(worth.black.0));
        Some((result.white_points - white, result.black_points - black))
    }

    /// When a player arrived for a game.
    pub fn arrived(&self, game: GameId, player: PlayerId) -> Option<i64> {
        self.games.get(&game)?.arrivals.get(&player)?.now().map(|arrival| arrival.arrived_at)
    }

    /// When a round was started.
    pub fn started(&self, section: SectionId, round: RoundNo) -> Option<i64> {
        self.sections.get(&section)?.rounds.get(&round)?.start.now().map(|start| start.started_at)
    }

    /// Whether a player takes part in a round, and since when not.
    pub fn status(&self, player: PlayerId, round: RoundNo) -> Participation {
        let said = self.players.get(&player).map(|state| &state.status);
        said.into_iter()
            .flat_map(|history| history.iter())
            .rfind(|dated| dated.fact.from_round <= round)
            .map_or(Participation::Playing, |dated| dated.fact.status)
    }

    /// An incident as reported, if it stands.
    pub fn incident(&self, id: IncidentId) -> Option<&Incident> {
        self.incidents.get(&id)?.incident.now()
    }

    /// Whether an incident waits for a ruling.
    pub fn is_open(&self, id: IncidentId) -> bool {
        self.incidents.get(&id).is_some_and(|record| !record.incident.is_empty() && record.rulings.is_empty())
    }

    /// Standing incidents of a game, in the order of the journal.
    pub fn incidents_of_game(&self, game: GameId) -> Vec<&IncidentRecord> {
        let ids = self.games.get(&game).map(|state| &state.incidents);
        self.records(ids.into_iter().flatten())
    }

    /// Standing incidents in which a player was at fault, all rounds, in the order of the journal.
    pub fn incidents_of_player(&self, player: PlayerId) -> Vec<&IncidentRecord> {
        let ids = self.players.get(&player).map(|state| &state.incidents);
        let mut records = self.records(ids.into_iter().flatten());
        records.retain(|record| record.faults.iter().any(|fault| fault.fact.player == Some(player)));
        records
    }

    fn records<'a>(&'a self, ids: impl Iterator<Item = &'a IncidentId>) -> Vec<&'a IncidentRecord> {
        let mut records: Vec<_> = ids
            .filter_map(|id| self.incidents.get(id))
            .filter(|record| !record.incident.is_empty())
            .collect();
        records.sort_by_key(|record| record.incident.first().map(|dated| dated.entry));
        records
    }

    /// Whether a ruling on an incident was revoked or fell on appeal, and none has followed yet.
    pub fn is_ruling_withdrawn(&self, id: IncidentId) -> bool {
        let rules = |fact: &Fact| matches!(fact, Fact::Ruling(ruling) if ruling.incident == id);
        let withdrawn = |entry: &Entry| {
            let by = self.taken_by(self.number(entry.id)?)?;
            let taken = |fact: &Fact| matches!(fact, Fact::Taken(t) if t.about == entry.id && t.way != Withdrawal::Mistyped);
            Some(self.entry(by)?.facts.iter().any(taken))
        };
        self.is_open(id)
            && self
                .journal()
                .iter()
                .any(|entry| entry.facts.iter().any(rules) && withdrawn(entry).unwrap_or(false))
    }

    /// How many illegal actions of this player count in this game, before an entry (7.5.5). One whose ruling was
    /// withdrawn does not count until it is ruled on again, and one that the player's own appeal did away with no more.
    pub fn illegal_actions(&self, game: GameId, player: PlayerId, before: Option<EntryNo>) -> u8 {
        let counted = self.incidents_of_game(game).into_iter().filter(|record| {
            let Some(incident) = record.incident.first() else { return false };
            incident.fact.kind.answered_by() == laws::AnsweredBy::IllegalMove
                && before.is_none_or(|before| incident.entry < before)
                && record.faults.iter().any(|f| f.fact.player == Some(player) && f.fact.counts)
                && !self.is_ruling_withdrawn(incident.fact.incident)
                && !self.is_undone_on_appeal(incident.fact.incident, player)
        });
        u8::try_from(counted.count()).unwrap_or(u8::MAX)
    }

    /// Whether a player's own appeal was granted in full, and what it decided is the last word on the incident. Granted
    /// in part, or for the opponent, it changes only what follows from the incident.
    pub fn is_undone_on_appeal(&self, id: IncidentId, player: PlayerId) -> bool {
        let Some(record) = self.incidents.get(&id) else { return false };
        let last = record.rulings.last().map(|dated| dated.entry);
        record.appeals.iter().filter_map(|appeal| self.appeals.get(appeal)).any(|appeal| {
            appeal.appeal.now().is_some_and(|one| one.player == Some(player))
                && appeal.outcome.last().is_some_and(|decided| {
                    decided.fact.verdict == AppealVerdict::Granted && Some(decided.entry) == last
                })
        })
    }

    /// The last pair of clock readings of a game.
    pub fn clocks(&self, game: GameId) -> Option<&ClockReading> {
        self.games.get(&game)?.readings.now()
    }

    /// A player's half-points before a round, from results, byes and adjustments that stand.
    pub fn points_before(&self, player: PlayerId, round: RoundNo) -> i32 {
        let Some(state) = self.players.get(&player) else { return 0 };
        let Some(section) = state.player.now().map(|p| p.section) else { return 0 };
        let scoring = self.scoring(section);
        let played: i32 = state
            .pairings
            .iter()
            .filter_map(|id| self.pairings.get(id))
            .filter_map(|pairing| Some((pairing.now()?, pairing.game()?)))
            .filter(|(pairing, _)| pairing.round < round)
            .filter_map(|(pairing, game)| {
                let result = self.result(game)?;
                match pairing.side(player)? {
                    Colour::White => Some(result.white_points),
                    Colour::Black => Some(result.black_points),
                }
            })
            .sum();
        let byes: i32 = state
            .byes
            .range(..round)
            .filter_map(|(_, history)| history.now()?.bye)
            .map(|bye| bye_points(bye, &scoring))
            .sum();
        let adjusted: i32 = state
            .adjustments
            .iter()
            .filter(|a| a.fact.round.is_none_or(|r| r < round))
            .map(|a| a.fact.points)
            .sum();
        played + byes + adjusted
    }
}

/// The same outcome with the colours exchanged.
pub fn mirrored(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Win(side) => Outcome::Win(side.opponent()),
        Outcome::HalfPointOnly(side) => Outcome::HalfPointOnly(side.opponent()),
        Outcome::ForfeitWin(side) => Outcome::ForfeitWin(side.opponent()),
        Outcome::Draw | Outcome::BothLose | Outcome::ForfeitBoth => outcome,
    }
}

/// The scoring as the Laws' functions take it.
pub fn law_scoring(scoring: &Scoring) -> laws::Scoring {
    let half = |points: i32| HalfPoints(u8::try_from(points).unwrap_or(0));
    laws::Scoring {
        win: half(scoring.win),
        draw: half(scoring.draw),
        loss: half(scoring.loss),
        forfeit_loss: half(scoring.absence),
    }
}

/// What a bye is worth, half-points.
pub fn bye_points(bye: ByeKind, scoring: &Scoring) -> i32 {
    match bye {
        ByeKind::PairingAllocated => scoring.pairing_bye,
        ByeKind::Full | ByeKind::ForfeitWin => scoring.win,
        ByeKind::Half => scoring.draw,
        ByeKind::Zero | ByeKind::ForfeitLoss => scoring.absence,
    }
}

impl State {
    /// A player's bye in a round.
    pub fn bye(&self, player: PlayerId, round: RoundNo) -> Option<ByeKind> {
        self.players.get(&player)?.byes.get(&round)?.now()?.bye
    }
}

impl State {
    /// What the section announced, as the Laws' functions take it.
    pub fn announced(&self, section: SectionId, round: Option<RoundNo>) -> laws::Announced {
        let scoring = law_scoring(&self.scoring(section));
        let Some(rules) = self.rules(section, round) else {
            return laws::Announced { scoring, ..laws::Announced::default() };
        };
        laws::Announced {
            edition: rules.edition,
            regime: rules.regime,
            blitz_competition_minutes: rules.added_min.unwrap_or(2),
            default_time_min: rules.default_time_min,
            white_clock_runs: rules.white_clock_runs,
            draw_limit: match (rules.draw_by_consent, rules.draw_limit_move) {
                (true, _) => laws::DrawLimit::ConsentOnly,
                (false, Some(before)) => laws::DrawLimit::BeforeMove(before),
                (false, None) => laws::DrawLimit::None,
            },
            scoring,
            device_penalty: match rules.device_milder {
                true => laws::DevicePenalty::Milder,
                false => laws::DevicePenalty::Loss,
            },
            report_leaving: rules.report_leaving,
            fines_announced: rules.fines,
            appeals: rules.appeals,
            quickplay_finish: rules.quickplay_finish,
            fifty_moves: self.fifty_move_number(section),
            ..laws::Announced::default()
        }
    }

    /// The increment that completing this move adds, ms; zero where the control has a delay or none.
    pub fn increment_ms(
        &self,
        section: SectionId,
        round: Option<RoundNo>,
        side: Colour,
        move_no: Option<u16>,
    ) -> Option<i64> {
        let control: TimeControl = self.rules(section, round)?.time_control.parse().ok()?;
        // Completing move n brings the extra of move n + 1, which may belong to the next period.
        let next = move_no.map_or(1, u32::from).max(1).saturating_add(1);
        Some(control.side(side).increments_of_moves(next, next).get())
    }

    /// The seconds that every move of this move's period adds, increment or delay.
    pub fn extra_seconds(
        &self,
        section: SectionId,
        round: Option<RoundNo>,
        side: Colour,
        move_no: Option<u16>,
    ) -> Option<u32> {
        let control: TimeControl = self.rules(section, round)?.time_control.parse().ok()?;
        period_of(control.side(side).periods(), move_no).map(|period| period.extra_seconds)
    }

    /// Whether the period of this move is the last one, in which all remaining moves are due. A move that was not said
    /// belongs to the first period; a control that cannot be read has one.
    pub fn last_period(
        &self,
        section: SectionId,
        round: Option<RoundNo>,
        side: Colour,
        move_no: Option<u16>,
    ) -> bool {
        let control = self.rules(section, round).and_then(|r| r.time_control.parse::<TimeControl>().ok());
        let Some(control) = control else { return true };
        period_of(control.side(side).periods(), move_no).is_none_or(|period| period.quota == Quota::Rest)
    }
}

fn period_of(periods: &[Period], move_no: Option<u16>) -> Option<&Period> {
    let mut left = move_no.map_or(1, u32::from).max(1);
    let found = periods.iter().find(|period| match period.quota {
        Quota::Moves(moves) if u32::from(moves.get()) < left => {
            left -= u32::from(moves.get());
            false
        }
        _ => true,
    });
    found.or(periods.last())
}
