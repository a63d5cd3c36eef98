//! What clocks and record tell of a fallen flag, and why clocks were stopped.
//!
//! It is said with the advice, and the sentences stay in the journal: from them it is read back.

use laws::clock::{CountedBy, Sides};
use laws::{Arg, BoardEnd, Colour, EndEvent, Message, StopReason, TimedEnd};

use crate::message_code::StoredMessage;

/// What clocks and record tell of a fallen flag, and why clocks were stopped.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClockFacts {
    /// Moves completed by each side, where somebody counted.
    pub completed: Sides<Option<u32>>,
    /// From what they were counted; none is the scoresheets.
    pub counted_by: Option<CountedBy>,
    /// Whose flag fell first by the clock's marker, with both down.
    pub first_flag: Option<Colour>,
    /// Why a player stopped the clocks.
    pub stopped_for: Option<StopReason>,
    /// What had ended the game before, by the record of its moves.
    pub ended_before: Vec<TimedEnd>,
}

impl ClockFacts {
    /// The facts as sentences, each of which [`ClockFacts::recorded`] reads back.
    pub fn told(&self) -> Vec<Message> {
        let mut says: Vec<Message> = self.ended_before.iter().filter_map(ended).collect();
        for side in Colour::BOTH {
            if let Some(count) = *self.completed.of(side) {
                let id = match self.counted_by.unwrap_or(CountedBy::Scoresheet) {
                    CountedBy::Scoresheet => "advice-counted-scoresheet",
                    CountedBy::Counter => "advice-counted-counter",
                    CountedBy::Reconstruction => "advice-counted-reconstruction",
                };
                says.push(Message::new(id).with("side", side).with("count", count));
            }
        }
        if let Some(first) = self.first_flag {
            says.push(Message::new("advice-first-flag").with("side", first));
        }
        if let Some(reason) = self.stopped_for {
            says.push(Message::new("advice-stopped-for").with("reason", reason.code()));
        }
        says
    }

    /// The facts that were said with an incident's advice when it was recorded.
    pub fn recorded(says: impl Iterator<Item = StoredMessage>) -> Self {
        let mut facts = Self::default();
        for said in says {
            let arg = |name: &str| said.args.iter().find(|(of, _)| of == name).map(|(_, arg)| arg);
            let number = |name| match arg(name) {
                Some(Arg::Number(n)) => u32::try_from(*n).ok(),
                _ => None,
            };
            let side = |name| match arg(name) {
                Some(Arg::Colour(side)) => Some(*side),
                _ => None,
            };
            let event = match said.id.as_str() {
                "advice-ended-checkmate" => side("winner").map(|w| EndEvent::OnBoard(BoardEnd::Checkmate(w))),
                "advice-ended-stalemate" => Some(EndEvent::OnBoard(BoardEnd::Stalemate)),
                "advice-ended-fivefold" => Some(EndEvent::OnBoard(BoardEnd::Fivefold)),
                "advice-ended-seventy-five" => Some(EndEvent::OnBoard(BoardEnd::SeventyFive)),
                "advice-ended-dead" => Some(EndEvent::DeadPosition),
                _ => None,
            };
            if let (Some(event), Some(ply)) = (event, number("ply")) {
                facts.ended_before.push(TimedEnd { after_ply: ply as usize, event });
            }
            let by = match said.id.as_str() {
                "advice-counted-scoresheet" => Some(CountedBy::Scoresheet),
                "advice-counted-counter" => Some(CountedBy::Counter),
                "advice-counted-reconstruction" => Some(CountedBy::Reconstruction),
                _ => None,
            };
            if let (Some(by), Some(side)) = (by, side("side")) {
                facts.counted_by = Some(by);
                *facts.completed.of_mut(side) = number("count");
            }
            match (said.id.as_str(), arg("reason")) {
                ("advice-first-flag", _) => facts.first_flag = side("side"),
                ("advice-stopped-for", Some(Arg::Text(code))) => {
                    facts.stopped_for = StopReason::from_code(code)
                }
                _ => {}
            }
        }
        facts
    }
}

fn ended(end: &TimedEnd) -> Option<Message> {
    let (id, winner) = match end.event {
        EndEvent::OnBoard(BoardEnd::Checkmate(winner)) => ("advice-ended-checkmate", Some(winner)),
        EndEvent::OnBoard(BoardEnd::Stalemate) => ("advice-ended-stalemate", None),
        EndEvent::OnBoard(BoardEnd::Fivefold) => ("advice-ended-fivefold", None),
        EndEvent::OnBoard(BoardEnd::SeventyFive) => ("advice-ended-seventy-five", None),
        EndEvent::DeadPosition => ("advice-ended-dead", None),
        EndEvent::Agreement { .. }
        | EndEvent::Resignation { .. }
        | EndEvent::Flag { .. }
        | EndEvent::Decision(_) => return None,
    };
    let says = Message::new(id).with("ply", u32::try_from(end.after_ply).unwrap_or(u32::MAX));
    Some(match winner {
        Some(winner) => says.with("winner", winner),
        None => says,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message_code::{read, write};

    #[test]
    fn what_is_told_is_read_back_from_the_journal() {
        let ends = [
            EndEvent::OnBoard(BoardEnd::Checkmate(Colour::Black)),
            EndEvent::OnBoard(BoardEnd::Stalemate),
            EndEvent::OnBoard(BoardEnd::Fivefold),
            EndEvent::OnBoard(BoardEnd::SeventyFive),
            EndEvent::DeadPosition,
        ];
        for (at, event) in ends.into_iter().enumerate() {
            let facts = ClockFacts {
                completed: Sides { white: Some(40), black: None },
                counted_by: CountedBy::ALL.get(at % 3).copied(),
                first_flag: Some(Colour::Black),
                stopped_for: StopReason::ALL.get(at).copied(),
                ended_before: vec![TimedEnd { after_ply: 77 + at, event }],
            };
            let lines: Vec<String> = facts.told().iter().map(write).collect();
            assert_eq!(ClockFacts::recorded(lines.iter().map(|line| read(line))), facts);
        }
        assert_eq!(
            ClockFacts::recorded(ClockFacts::default().told().iter().map(Into::into)),
            ClockFacts::default()
        );
    }
}
