//! The names a story uses for sections, boards and players, as the competition's identities.

use desk::ids::*;
use uuid::Uuid;

use crate::hall::Hall;

/// An identity that nothing in a competition has.
const NOWHERE: Uuid = Uuid::from_u128(0xdead);

impl Hall {
    /// `A`.
    pub fn section(&self, word: &str) -> Result<SectionId, String> {
        if word == "nowhere" {
            return Ok(SectionId(NOWHERE));
        }
        let section = self.state.section_by_code(word).ok_or_else(|| format!("no section {word}"))?;
        Ok(section.section)
    }

    /// `A12` in the story's round, `A12r2` in another, `$name` a game marked before, `nowhere` none.
    pub fn game(&self, word: &str) -> Result<GameId, String> {
        if word == "nowhere" {
            return Ok(GameId(NOWHERE));
        }
        if let Some(mark) = word.strip_prefix('$') {
            return self.marks.get(mark).copied().ok_or_else(|| format!("no mark {mark}"));
        }
        let digits = word.find(|c: char| c.is_ascii_digit()).ok_or_else(|| format!("no board {word}"))?;
        let (code, rest) = word.split_at(digits);
        let (board, round) = match rest.split_once('r') {
            Some((board, round)) => (board, number(round)?),
            None => (rest, self.round),
        };
        let pairing = self
            .state
            .at_board(self.section(code)?, RoundNo(round), BoardNo(number(board)?))
            .ok_or_else(|| format!("nobody sits at {word} in round {round}"))?;
        self.state.game_of(pairing.pairing).ok_or_else(|| format!("no game at {word}"))
    }

    /// `Correa` the only player whose name begins so, `A#3` by starting number.
    pub fn player(&self, word: &str) -> Result<PlayerId, String> {
        if word == "nowhere" {
            return Ok(PlayerId(NOWHERE));
        }
        let standing = self.state.players.values().filter_map(|p| p.player.now());
        let found: Vec<_> = match word.split_once('#') {
            Some((code, no)) => {
                let (section, no) = (self.section(code)?, Some(number(no)?));
                standing.filter(|p| p.section == section && p.starting_no == no).collect()
            }
            None => standing.filter(|p| p.name.starts_with(word)).collect(),
        };
        match found.as_slice() {
            [only] => Ok(only.player),
            [] => Err(format!("no player {word}")),
            _ => Err(format!("{} players begin with {word}", found.len())),
        }
    }

    /// `MK`.
    pub fn arbiter(&self, initials: &str) -> Result<ArbiterId, String> {
        if initials == "nowhere" {
            return Ok(ArbiterId(NOWHERE));
        }
        let mut standing = self.state.arbiters.values().filter_map(|h| h.now());
        let found = standing.find(|a| a.initials == initials);
        found.map(|a| a.arbiter).ok_or_else(|| format!("no arbiter {initials}"))
    }

    /// `A12` the game's last incident, `A12/1` its first, `last` the one spoken of last.
    pub fn incident_named(&self, word: &str) -> Result<IncidentId, String> {
        if word == "nowhere" {
            return Ok(IncidentId(NOWHERE));
        }
        if word == "last" {
            return self.incident.ok_or_else(|| "no incident yet".to_owned());
        }
        let (game, nth) = match word.split_once('/') {
            Some((game, nth)) => (game, Some(number::<usize>(nth)?)),
            None => (word, None),
        };
        let records = self.state.incidents_of_game(self.game(game)?);
        let record = match nth {
            Some(nth) => records.get(nth.wrapping_sub(1)),
            None => records.last(),
        };
        let incident = record.and_then(|r| r.incident.now()).map(|i| i.incident);
        incident.ok_or_else(|| format!("no incident {word}"))
    }

    /// The entry of the standing ruling on an incident; of the result, where `word` begins with `result:`; by number,
    /// where it is one; `last` the last of the journal.
    pub fn entry_named(&self, word: &str) -> Result<EntryId, String> {
        if word == "nowhere" {
            return Ok(EntryId(NOWHERE));
        }
        let at = |no: usize| self.state.journal().get(no).map(|entry| entry.id);
        let found = if word == "last" {
            at(self.state.journal().len().wrapping_sub(1))
        } else if let Ok(no) = word.parse::<usize>() {
            at(no.wrapping_sub(1))
        } else if let Some(game) = word.strip_prefix("result:") {
            let game = self.game(game)?;
            let dated = self.state.games.get(&game).and_then(|g| g.result.last());
            dated.and_then(|d| self.state.entry(d.entry)).map(|e| e.id)
        } else {
            let record = self.state.incidents.get(&self.incident_named(word)?);
            let dated = record.and_then(|r| r.rulings.last().map(|d| d.entry));
            let dated = dated.or_else(|| record.and_then(|r| r.incident.last().map(|d| d.entry)));
            dated.and_then(|no| self.state.entry(no)).map(|e| e.id)
        };
        found.ok_or_else(|| format!("no entry {word}"))
    }
}

/// A number.
pub fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("{word} is no number"))
}

/// `r3`.
pub fn round(word: &str) -> Result<u16, String> {
    number(word.strip_prefix('r').ok_or_else(|| format!("{word} is no round"))?)
}
