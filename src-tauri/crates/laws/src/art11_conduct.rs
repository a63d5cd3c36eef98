//! Art. 11.3.2, 11.7, 11.8, 11.10 — Devices, refusal to keep to the Laws, appeals.

use crate::advice::Advice;
use crate::announced::{Announced, DevicePenalty};
use crate::art10_points::{HalfPoints, Outcome};
use crate::articles::{
    APPEAL, BOTH_AT_FAULT, CONDUCT_PENALTY, DEVICE_IN_BAG, DEVICE_ON_PERSON, ELECTRONIC_DEVICES,
    NOTES_OR_ADVICE, OLD_FIDE_DECIDES, PENALTIES, PENALTY_GAME_LOST, PERSISTENT_REFUSAL, POINTS,
    POINTS_TOTAL, PREFACE_JUDGEMENT, SIGNED_SCORESHEETS,
};
use crate::colour::Colour;
use crate::edition::Edition;
use crate::message::Message;

/// How far the game has come when a device is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameStage {
    /// Not both players have made a move.
    NotBothMoved,
    /// In play, both have moved.
    InPlay,
    /// It has ended so; found right afterwards in the venue.
    Ended(Outcome),
}

/// Where the device was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DeviceWhere {
    /// Evidently on the player, in the playing venue.
    OnPerson,
    /// In the bag where it may be, but not as agreed: on, or the bag used without permission.
    InBag,
}

/// What follows from a device found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DeviceRuling {
    /// The game ends or its result becomes this.
    Ends(Outcome),
    /// One of the penalties of 12.9, or the milder one announced.
    Penalise,
}

/// Art. 11.3.2.1, 11.3.2.2 — What follows from an electronic device of a player?
///
/// Evidently on the person in the venue, switched on or off alike: he loses and the opponent **wins**. The
/// mate question is not asked (Arbiters' Manual 2025, question 25). Before both have moved it is scored as a
/// forfeit and not rated (Manual at 11.3). After the end of the game the result may be changed (question 26).
pub fn device_found(
    announced: &Announced,
    offender: Colour,
    place: DeviceWhere,
    stage: GameStage,
) -> Advice<DeviceRuling> {
    let edition = announced.edition;
    if edition == Edition::Old {
        // No such rule; what helped or disturbed is punished as conduct.
        return Advice::new(
            DeviceRuling::Penalise,
            edition,
            &[PREFACE_JUDGEMENT, NOTES_OR_ADVICE, CONDUCT_PENALTY],
        )
        .saying(Message::new("law-says-not-in-old-text"))
        .at_discretion();
    }
    if place == DeviceWhere::InBag {
        return Advice::new(DeviceRuling::Penalise, edition, &[DEVICE_IN_BAG, CONDUCT_PENALTY, PENALTIES])
            .saying(Message::new("law-says-device-in-bag").with("player", offender))
            .at_discretion();
    }
    if announced.device_penalty == DevicePenalty::Milder {
        return Advice::new(DeviceRuling::Penalise, edition, &[DEVICE_ON_PERSON, PENALTIES])
            .saying(Message::new("law-says-device-milder").with("player", offender))
            .at_discretion();
    }
    let winner = offender.opponent();
    let because = &[DEVICE_ON_PERSON, ELECTRONIC_DEVICES];
    match stage {
        GameStage::NotBothMoved => {
            Advice::new(DeviceRuling::Ends(Outcome::ForfeitWin(winner)), edition, because)
                .citing([POINTS.cite_in(edition)])
                .saying(Message::new("law-says-device-forfeit").with("player", offender))
        }
        GameStage::InPlay => Advice::new(DeviceRuling::Ends(Outcome::Win(winner)), edition, because)
            .saying(Message::new("law-says-device-lost").with("player", offender)),
        GameStage::Ended(_) => Advice::new(DeviceRuling::Ends(Outcome::Win(winner)), edition, because)
            .citing([SIGNED_SCORESHEETS.cite_in(edition)])
            .saying(Message::new("law-says-device-after-game").with("player", offender))
            .at_discretion(),
    }
}

/// Art. 11.7 — Who persistently refuses to keep to the Laws loses; the arbiter decides what the opponent
/// gets. The advice lists the scores that can be given, the full point first.
///
/// The Manual counts as persistent a third or fourth breach after a warning that said so; the desk shows
/// `warnings` and leaves the word to the arbiter. In the old text a refusal loses without more, and the opponent
/// wins (old 17.4).
pub fn persistent_refusal(announced: &Announced, offender: Colour, warnings: u32) -> Advice<Vec<HalfPoints>> {
    let scoring = announced.scoring;
    if announced.edition == Edition::Old {
        return Advice::new(vec![scoring.win], announced.edition, &[PERSISTENT_REFUSAL])
            .saying(Message::new("law-says-refusal-lost").with("player", offender));
    }
    let mut scores = vec![scoring.win, scoring.draw, scoring.loss];
    scores.dedup();
    let mut advice =
        Advice::new(scores, announced.edition, &[PERSISTENT_REFUSAL, PENALTY_GAME_LOST, POINTS_TOTAL])
            .saying(
                Message::new("law-says-refusal-loses").with("player", offender).with("warnings", warnings),
            )
            .at_discretion();
    if warnings == 0 {
        advice = advice.saying(Message::new("law-says-refusal-warn-first"));
    }
    advice
}

/// Art. 11.8 — If both refuse, both lose.
pub fn both_refuse(announced: &Announced) -> Advice<Outcome> {
    Advice::new(Outcome::BothLose, announced.edition, &[BOTH_AT_FAULT, PERSISTENT_REFUSAL])
        .saying(Message::new("law-says-both-lose"))
}

/// An appeal as handed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AppealFacts {
    /// When the decision was given, on the desk's time line.
    pub decided_ms: i64,
    /// When the appeal was handed in, on the same line.
    pub filed_ms: i64,
    /// The announced deadline in minutes after the decision; `None` if none was announced.
    pub deadline_min: Option<u32>,
    /// In writing.
    pub written: bool,
}

/// May an appeal be heard?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AppealRuling {
    /// Yes. Until then play goes on as ruled.
    Heard,
    /// The competition excludes appeals.
    Excluded,
    /// After the deadline.
    TooLate,
    /// It must be handed in writing.
    NotWritten,
}

/// Art. 11.10 — May this appeal be heard?
///
/// A player may appeal even after signing the scoresheet. The deadline is the competition's; filing exactly
/// at it is in time. That it must be written is the practice of FIDE's appeal regulations.
pub fn appeal(announced: &Announced, facts: &AppealFacts) -> Advice<AppealRuling> {
    let late = facts
        .deadline_min
        .is_some_and(|minutes| facts.filed_ms > facts.decided_ms.saturating_add(i64::from(minutes) * 60_000));
    let (ruling, id) = if !announced.appeals {
        (AppealRuling::Excluded, "law-says-appeal-excluded")
    } else if late {
        (AppealRuling::TooLate, "law-says-appeal-late")
    } else if !facts.written {
        (AppealRuling::NotWritten, "law-says-appeal-not-written")
    } else {
        (AppealRuling::Heard, "law-says-appeal-heard")
    };
    if announced.edition == Edition::Old {
        // The event's own rules decide; on the meaning of the Laws FIDE does.
        return Advice::new(ruling, announced.edition, &[OLD_FIDE_DECIDES, PREFACE_JUDGEMENT])
            .saying(Message::new("law-says-not-in-old-text"))
            .at_discretion();
    }
    let advice = Advice::new(ruling, announced.edition, &[APPEAL]).saying(Message::new(id));
    if facts.deadline_min.is_none() {
        return advice.saying(Message::new("law-says-appeal-no-deadline"));
    }
    advice
}
