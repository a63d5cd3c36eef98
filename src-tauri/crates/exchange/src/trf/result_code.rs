//! One character per player and round, and what two of them say about a game.

use desk::roster::{ByeKind, Outcome};

/// The result column of one player in one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Code {
    /// `1` `=` `0`: over the board.
    Win,
    Draw,
    Loss,
    /// `W` `D` `L`: less than one move by each side, not rated.
    UnratedWin,
    UnratedDraw,
    UnratedLoss,
    /// `+` `-`.
    ForfeitWin,
    ForfeitLoss,
    /// `U` `F` `H` `Z`.
    PairingBye,
    FullBye,
    HalfBye,
    ZeroBye,
    /// `?`.
    Adjourned,
    /// `*`, seen in place of "no result yet".
    Open,
    /// Blank.
    Blank,
    /// Anything else.
    Unreadable(char),
}

/// Whether a side got the win's share, the draw's or nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Share {
    Win,
    Draw,
    Loss,
}

/// What the two characters of a pairing say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Game {
    /// A result. `doubtful` where the two sides contradict each other about how it came about.
    Decided { outcome: Outcome, rated: bool, doubtful: bool },
    /// Not played yet.
    Open { adjourned: bool },
    /// Only one side has a result, or a character is not readable.
    Unclear,
    /// More than one win's worth of points.
    TooMuch,
}

impl Code {
    pub(crate) fn of(character: char) -> Self {
        match character.to_ascii_uppercase() {
            '1' => Self::Win,
            '=' | '½' => Self::Draw,
            '0' => Self::Loss,
            'W' => Self::UnratedWin,
            'D' => Self::UnratedDraw,
            'L' => Self::UnratedLoss,
            '+' => Self::ForfeitWin,
            '-' => Self::ForfeitLoss,
            'U' => Self::PairingBye,
            'F' => Self::FullBye,
            'H' => Self::HalfBye,
            'Z' => Self::ZeroBye,
            '?' => Self::Adjourned,
            '*' => Self::Open,
            ' ' => Self::Blank,
            other => Self::Unreadable(other),
        }
    }

    /// The kind of bye for a player without an opponent, and whether the character is one that the specification
    /// has for it.
    pub(crate) fn bye(self) -> (ByeKind, bool) {
        match self {
            Self::PairingBye => (ByeKind::PairingAllocated, true),
            Self::FullBye => (ByeKind::FullPoint, true),
            Self::HalfBye => (ByeKind::HalfPoint, true),
            Self::ZeroBye => (ByeKind::ZeroPoint, true),
            Self::Blank => (ByeKind::NotPaired, true),
            Self::ForfeitLoss => (ByeKind::LossWithoutOpponent, true),
            Self::ForfeitWin => (ByeKind::WinWithoutOpponent, false),
            Self::Win | Self::UnratedWin => (ByeKind::FullPoint, false),
            Self::Draw | Self::UnratedDraw => (ByeKind::HalfPoint, false),
            Self::Loss | Self::UnratedLoss => (ByeKind::ZeroPoint, false),
            Self::Adjourned | Self::Open | Self::Unreadable(_) => (ByeKind::NotPaired, false),
        }
    }

    fn share(self) -> Option<Share> {
        match self {
            Self::Win | Self::UnratedWin | Self::ForfeitWin | Self::PairingBye | Self::FullBye => {
                Some(Share::Win)
            }
            Self::Draw | Self::UnratedDraw | Self::HalfBye => Some(Share::Draw),
            Self::Loss | Self::UnratedLoss | Self::ForfeitLoss | Self::ZeroBye => Some(Share::Loss),
            Self::Adjourned | Self::Open | Self::Blank | Self::Unreadable(_) => None,
        }
    }

    fn is_forfeit(self) -> bool {
        matches!(self, Self::ForfeitWin | Self::ForfeitLoss)
    }

    fn is_rated(self) -> bool {
        matches!(self, Self::Win | Self::Draw | Self::Loss)
    }

    fn is_bye(self) -> bool {
        matches!(self, Self::PairingBye | Self::FullBye | Self::HalfBye | Self::ZeroBye)
    }

    /// Whether two sides speak of the same kind of end.
    fn agrees_with(self, other: Self) -> bool {
        !self.is_bye()
            && !other.is_bye()
            && self.is_forfeit() == other.is_forfeit()
            && self.is_rated() == other.is_rated()
    }
}

/// Reads a pairing's two characters.
pub(crate) fn game(white: Code, black: Code) -> Game {
    let (Some(white_share), Some(black_share)) = (white.share(), black.share()) else {
        let open = |code| matches!(code, Code::Blank | Code::Open | Code::Adjourned);
        let adjourned = white == Code::Adjourned || black == Code::Adjourned;
        return if open(white) && open(black) { Game::Open { adjourned } } else { Game::Unclear };
    };
    let forfeit = white.is_forfeit() || black.is_forfeit() || white.is_bye() || black.is_bye();
    let outcome = match (white_share, black_share) {
        (Share::Win, Share::Win | Share::Draw) | (Share::Draw, Share::Win) => return Game::TooMuch,
        (Share::Win, Share::Loss) if forfeit => Outcome::ForfeitToWhite,
        (Share::Loss, Share::Win) if forfeit => Outcome::ForfeitToBlack,
        (Share::Loss, Share::Loss) if forfeit => Outcome::DoubleForfeit,
        (Share::Win, Share::Loss) => Outcome::WhiteWins,
        (Share::Loss, Share::Win) => Outcome::BlackWins,
        (Share::Draw, Share::Draw) => Outcome::Draw,
        (Share::Draw, Share::Loss) => Outcome::HalfZero,
        (Share::Loss, Share::Draw) => Outcome::ZeroHalf,
        (Share::Loss, Share::Loss) => Outcome::ZeroZero,
    };
    Game::Decided {
        outcome,
        rated: white.is_rated() && black.is_rated(),
        doubtful: !white.agrees_with(black),
    }
}

/// The two characters for a result; the reader reads them back as the same result.
pub(crate) fn codes(outcome: Outcome, rated: bool) -> (char, char) {
    let (white, black) = match outcome {
        Outcome::WhiteWins => ('1', '0'),
        Outcome::BlackWins => ('0', '1'),
        Outcome::Draw => ('=', '='),
        Outcome::HalfZero => ('=', '0'),
        Outcome::ZeroHalf => ('0', '='),
        Outcome::ZeroZero => ('0', '0'),
        Outcome::ForfeitToWhite => return ('+', '-'),
        Outcome::ForfeitToBlack => return ('-', '+'),
        Outcome::DoubleForfeit => return ('-', '-'),
    };
    let unrated = |code| match code {
        '1' => 'W',
        '=' => 'D',
        _ => 'L',
    };
    if rated { (white, black) } else { (unrated(white), unrated(black)) }
}

/// The character for a bye.
pub(crate) fn bye_code(kind: ByeKind) -> char {
    match kind {
        ByeKind::PairingAllocated => 'U',
        ByeKind::FullPoint => 'F',
        ByeKind::HalfPoint => 'H',
        ByeKind::ZeroPoint => 'Z',
        ByeKind::WinWithoutOpponent => '+',
        ByeKind::LossWithoutOpponent => '-',
        ByeKind::NotPaired => ' ',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        for outcome in Outcome::ALL {
            for rated in [true, false] {
                let rated = rated && !outcome.is_forfeit();
                let (white, black) = codes(outcome, rated);
                let read = game(Code::of(white), Code::of(black));
                assert_eq!(read, Game::Decided { outcome, rated, doubtful: false }, "{white}{black}");
            }
        }
    }

    #[test]
    fn no_pair_of_characters_gives_more_than_one_point() {
        let all: Vec<Code> = "1=0WDL+-UFHZ?* x".chars().map(Code::of).collect();
        for &white in &all {
            for &black in &all {
                let high = |code: Code| matches!(code.share(), Some(Share::Win));
                let some = |code: Code| matches!(code.share(), Some(Share::Win | Share::Draw));
                let too_much = high(white) && some(black) || some(white) && high(black);
                assert_eq!(game(white, black) == Game::TooMuch, too_much, "{white:?} {black:?}");
            }
        }
    }

    #[test]
    fn contradicting_sides_are_doubtful() {
        for (white, black) in [('+', '0'), ('1', '-'), ('1', 'L'), ('W', '0'), ('+', 'Z'), ('-', '0')] {
            let read = game(Code::of(white), Code::of(black));
            assert!(matches!(read, Game::Decided { doubtful: true, rated: false, .. }), "{white}{black}");
        }
        assert_eq!(game(Code::of('1'), Code::of(' ')), Game::Unclear);
        assert_eq!(game(Code::of('?'), Code::of('?')), Game::Open { adjourned: true });
    }
}
