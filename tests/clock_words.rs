//! Time controls in words are read as an arbiter would, or asked about.

use laws::time_control::{ControlError, TimeControl};

#[test]
fn words_make_the_control_an_arbiter_would_set() {
    for (words, short) in [
        ("90 minutes for 40 moves, then 30 minutes, 30 seconds from move 1", "40/90+30:30+30"),
        (
            "40 moves in 90 minutes followed by 30 minutes for the rest of the game with an addition of \
             30 seconds per move starting from move one",
            "40/90+30:30+30",
        ),
        ("90 min + 30 sec / move", "90+30"),
        ("90 minutes + 30 seconds per move", "90+30"),
        ("15 minutes + 10 seconds increment per move, starting from move 1", "15+10"),
        ("15 min. + 10 s. per move", "15+10"),
        ("15 min/game + 10 sec/move", "15+10"),
        ("15 minutes plus 10 sec per move", "15+10"),
        ("All moves in 90 minutes, plus 10 seconds per move", "90+10"),
        ("120 minutes per player per game", "120"),
        ("120", "120"),
        ("90+30", "90+30"),
        ("40/120, 60", "40/120:60"),
        ("1:30 + 10 from move 1", "90+10"),
        ("100'x40mm + 50'x20mm + 30' + 30\" from move 1", "40/100+30:20/50+30:30+30"),
        ("100'x40+15'+30\" from move 1", "40/100+30:15+30"),
        ("90min/40moves+30min+30sec from move 1", "40/90+30:30+30"),
        (
            "120 minutes for 40 moves, 60 minutes for 20 moves, 15 minutes, 30 seconds from move 61",
            "40/120:20/60:15+30",
        ),
        ("40 moves in 2 hours, 20 moves in 1 hour, then 30 minutes for the rest", "40/120:20/60:30"),
        (
            "40 moves in 90 minutes + 30 seconds per move, then 15 minutes + 30 seconds per move",
            "40/90+30:15+30",
        ),
        ("2 hours 30 minutes", "150"),
        ("90’/40 moves + 30’ + 30” from move 1", "40/90+30:30+30"),
        ("5' + 3''", "5+3"),
        ("25 min + 10 sec per move", "25+10"),
        ("3 minutes and 2 seconds per move", "3+2"),
        ("10 minutes plus 5 seconds for each move", "10+5"),
        ("30 min. for the game", "30"),
        ("90 min. for 40 moves + 30 min. + 30 sec. per move from the first move", "40/90+30:30+30"),
        (
            "40 moves in 100 minutes, 20 moves in 50 minutes, 15 minutes for the rest, 30 seconds from the start",
            "40/100+30:20/50+30:15+30",
        ),
        ("1 hour 30 minutes for 40 moves, 30 minutes for the game", "40/90:30"),
        ("5 minutes with a delay of 5 seconds", "5d5"),
        ("5 minutes, 5 seconds delay per move", "5d5"),
        ("25 minutes, 10 seconds Bronstein delay", "25b10"),
        ("3 min + 2 sec increment", "3+2"),
        ("60 seconds + 1 second per move", "1+1"),
        ("5 minutes for White, 4 minutes for Black", "W5-B4"),
        ("White: 5 minutes, Black: 4 minutes", "W5-B4"),
        ("Black 4 minutes, White 5 minutes", "W5-B4"),
    ] {
        assert_eq!(
            TimeControl::from_words(words).map(|control| control.to_string()),
            Ok(short.to_owned()),
            "{words}"
        );
    }
}

#[test]
fn what_words_leave_open_is_refused() {
    for (words, why) in [
        ("90min/40moves+30min+30sec", ControlError::FromWhichMove),
        ("100'x40+15'+30\"", ControlError::FromWhichMove),
        ("40/90, then 30, 30 seconds per move", ControlError::FromWhichMove),
        ("moves/time, increment", ControlError::Unreadable),
        ("2 x 15 min + 10", ControlError::Unreadable),
        ("15 min + 10", ControlError::Unreadable),
        ("90 min/40 moves + 30", ControlError::Unreadable),
        ("30 seconds from move 1", ControlError::Unreadable),
        ("40 moves", ControlError::Unreadable),
        ("90 minutes, 30 seconds from move 10", ControlError::Unreadable),
        ("90 minutes 30 seconds", ControlError::Unreadable),
        ("rapid", ControlError::Unreadable),
        ("90 bananas", ControlError::Unreadable),
        ("5 minutes for White", ControlError::Unreadable),
        ("99999 hours", ControlError::TooLong),
        ("999999999999 minutes", ControlError::TooLong),
        ("for the game", ControlError::Empty),
    ] {
        assert_eq!(TimeControl::from_words(words), Err(why), "{words}");
    }
}
