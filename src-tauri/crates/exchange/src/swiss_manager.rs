//! Swiss-Manager's own files of individual competitions (`.TUNX`, `.TURX`).
//!
//! The format is not published. What is used here was found by comparing files with published results: little-endian
//! numbers, UTF-16 texts after their length, sections that begin with a tag and `ff 89 44`, and a directory of their
//! offsets at the end. Whatever does not fit this picture is refused rather than guessed at. Files of teams are
//! refused as well: the report that Swiss-Manager exports says more.

use std::collections::HashSet;

use desk::roster::{
    Bye, ByeKind, FideNumber, NationalRecord, NoticeLevel, Outcome, Pairing, PartialDate, Player, PlayerKey,
    Roster, Round, Sex, StatedDate, StatedResult,
};

use crate::notices::{Message, Notices};
use crate::trf::player_line::title_of;
use crate::trf::scoring;

const MARK: [u8; 3] = [0xFF, 0x89, 0x44];
/// Texts of the header, of a round and of a player, and the bytes of numbers after the last two.
const HEADER: (usize, usize) = (108, 132);
const ROUND: (usize, usize) = (16, 76);
const PLAYER: (usize, usize) = (18, 134);
/// Bytes of a game: two players, a result, sixteen of unknown meaning.
const GAME: usize = 21;

/// Reads a file. `None` where it does not fit what is known of the format.
pub(crate) fn read(bytes: &[u8]) -> Option<Roster> {
    let end = trimmed(bytes);
    let directory = end.get(end.len().checked_sub(36)?..)?;
    is_section(directory, 0xD3).then_some(())?;
    let offset = |entry: usize| u32_at(directory, 4 + 4 * entry).and_then(|at| usize::try_from(at).ok());
    let sections = [offset(0)?, offset(1)?, offset(2)?, offset(3)?];
    let section = |entry: usize, tag: u8| {
        let part = end.get(*sections.get(entry)?..*sections.get(entry + 1)?)?;
        is_section(part, tag).then(|| part.get(4..)).flatten()
    };
    let (texts, configuration) = texts_at(end.get(HEADER.0..sections[0])?, HEADER.1)?;
    // 0 and 1 are individual competitions, Swiss and round robin; 2 and 3 are teams.
    (is_section(configuration, 0x95) && u16_at(configuration, 15)? <= 1).then_some(())?;
    let schedule = records(section(0, 0xA3)?, ROUND)?;
    let players = records(section(1, 0xA5)?, PLAYER)?;
    let games = section(2, 0xB3)?;

    let mut notices = Notices::default();
    let mut roster = Roster::default();
    facts(&mut roster, &texts, configuration);
    for (place, (texts, numbers)) in (1..).zip(&players) {
        roster.players.push(player(place, texts, numbers)?);
    }
    let mut rest = games.chunks_exact(GAME);
    for (number, (_, numbers)) in (1..).zip(&schedule) {
        let date = u32_at(numbers, 0).and_then(date);
        roster.facts.round_dates.push(stated(date));
        let count = usize::from(u16_at(numbers, 6)?);
        let games: Vec<&[u8]> = rest.by_ref().take(count).collect();
        if games.len() != count {
            return None;
        }
        let round = round(number, &games, players.len(), &mut notices)?;
        if !round.pairings.is_empty() || !round.byes.is_empty() {
            roster.rounds.push(round);
        }
    }
    if roster.facts.round_dates.iter().all(|date| date.date.is_none()) {
        roster.facts.round_dates.clear();
    }
    scoring::settle(&mut roster.rounds, &roster.scoring.unwrap_or_default());
    roster.notices = notices.finish();
    Some(roster)
}

fn facts(roster: &mut Roster, texts: &[String], configuration: &[u8]) {
    let text = |place: usize| texts.get(place).cloned().unwrap_or_default();
    let facts = &mut roster.facts;
    let round_robin = u16_at(configuration, 15) == Some(1);
    facts.kind = if round_robin { "Individual: Round-Robin" } else { "Individual: Swiss-System" }.to_owned();
    facts.name = [0, 1, 9].into_iter().map(text).find(|name| !name.is_empty()).unwrap_or_default();
    facts.city = text(5);
    facts.federation = text(20);
    facts.chief_arbiter = text(3);
    facts.deputy_arbiters = Some(text(4)).filter(|name| !name.is_empty()).into_iter().collect();
    facts.rate_of_play = text(14);
    facts.start = stated(u32_at(configuration, 75).and_then(date));
    facts.end = stated(u32_at(configuration, 79).and_then(date));
    facts.rounds_planned = u16_at(configuration, 27).filter(|&rounds| rounds > 0);
}

fn player(place: u32, texts: &[String], numbers: &[u8]) -> Option<Player> {
    let text = |place: usize| texts.get(place).map(|text| text.trim()).unwrap_or_default();
    let name = [text(0), text(1)].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ");
    let rating = |at: usize| u16_at(numbers, at).filter(|&rating| rating > 0);
    let birth = u32_at(numbers, 38).and_then(date);
    let sex = (numbers.get(30) == Some(&1)).then_some(Sex::Woman);
    let national = NationalRecord {
        federation: text(10).to_owned(),
        name: name.clone(),
        rating: rating(34),
        number: text(5).to_owned(),
        ..NationalRecord::default()
    };
    let registered = national.rating.is_some() || !national.number.is_empty();
    Some(Player {
        starting_number: Some(place),
        title: title_of(text(4)),
        rating: rating(32).or(rating(34)),
        fide_number: u32_at(numbers, 48).filter(|&number| number > 0).map(|number| FideNumber(number.into())),
        federation: text(10).to_owned(),
        club: text(9).to_owned(),
        sex,
        birth,
        national: if registered { vec![national] } else { Vec::new() },
        ..Player::named(PlayerKey(place), name)
    })
}

fn round(number: u16, games: &[&[u8]], players: usize, notices: &mut Notices) -> Option<Round> {
    let mut round = Round { number, pairings: Vec::new(), byes: Vec::new() };
    let mut seated = HashSet::new();
    let known = |player: u16| (1..=players).contains(&usize::from(player));
    for game in games {
        let (white, black, code) = (u16_at(game, 0)?, u16_at(game, 2)?, *game.get(4)?);
        // Nobody, or an empty place.
        if !known(white) {
            if white == 0 && black == 0 {
                continue;
            }
            return None;
        }
        let key = |player: u16| PlayerKey(player.into());
        let mut sit = |player: u16| seated.insert(player).then_some(());
        sit(white)?;
        match black {
            0xFFFF => round.byes.push(Bye { player: key(white), kind: ByeKind::PairingAllocated }),
            0xFFFE => {
                let kind = match code {
                    1 => ByeKind::FullPoint,
                    2 => ByeKind::HalfPoint,
                    3 => ByeKind::ZeroPoint,
                    _ => ByeKind::NotPaired,
                };
                round.byes.push(Bye { player: key(white), kind });
            }
            _ => {
                (known(black) && black != white).then_some(())?;
                sit(black)?;
                let board = u32::try_from(round.pairings.len() + 1).ok()?;
                let result = result(number, board, code, notices);
                round.pairings.push(Pairing {
                    board,
                    board_stated: true,
                    seat: None,
                    white: key(white),
                    black: key(black),
                    colours_stated: true,
                    result,
                    adjourned: false,
                });
            }
        }
    }
    for player in 1..=players {
        let player = u16::try_from(player).ok()?;
        if !games.is_empty() && !seated.contains(&player) {
            round.byes.push(Bye { player: PlayerKey(player.into()), kind: ByeKind::NotPaired });
        }
    }
    round.byes.sort_by_key(|bye| bye.player);
    Some(round)
}

fn result(round: u16, board: u32, code: u8, notices: &mut Notices) -> Option<StatedResult> {
    let outcome = match code {
        0 => return None,
        1 => Outcome::WhiteWins,
        2 => Outcome::Draw,
        3 => Outcome::BlackWins,
        4 => Outcome::ForfeitToWhite,
        5 => Outcome::ForfeitToBlack,
        6 => Outcome::DoubleForfeit,
        10 => Outcome::ZeroZero,
        _ => {
            let message = Message::plain("swiss-manager-result-unknown")
                .with("round", round)
                .with("board", board)
                .with("code", code);
            notices.add(NoticeLevel::Ask, None, message);
            return None;
        }
    };
    let (white_points, black_points) = scoring::game_points(&Default::default(), outcome);
    Some(StatedResult { outcome, white_points, black_points, rated: !outcome.is_forfeit() })
}

/// `YYYYMMDD`; month and day may be zero.
fn date(number: u32) -> Option<PartialDate> {
    let part = |value: u32| u8::try_from(value % 100).ok();
    PartialDate::new(u16::try_from(number / 10_000).ok()?, part(number / 100)?, part(number)?)
}

fn stated(date: Option<PartialDate>) -> StatedDate {
    StatedDate { text: date.map(|date| date.to_string()).unwrap_or_default(), date }
}

/// Without what a transfer may have added at the end.
fn trimmed(bytes: &[u8]) -> &[u8] {
    let end = bytes.windows(4).rposition(|window| window == [0xE3, MARK[0], MARK[1], MARK[2]]);
    end.and_then(|end| bytes.get(..end + 4)).unwrap_or(bytes)
}

fn is_section(bytes: &[u8], tag: u8) -> bool {
    bytes.first() == Some(&tag) && bytes.get(1..4) == Some(&MARK)
}

/// Records of texts and numbers to the end of a section.
fn records(mut bytes: &[u8], (texts, numbers): (usize, usize)) -> Option<Vec<(Vec<String>, &[u8])>> {
    let mut found = Vec::new();
    while !bytes.is_empty() {
        let (read, rest) = texts_at(bytes, texts)?;
        let (fixed, rest) = rest.split_at_checked(numbers)?;
        found.push((read, fixed));
        bytes = rest;
    }
    Some(found)
}

/// So many texts, and what follows them.
fn texts_at(mut bytes: &[u8], count: usize) -> Option<(Vec<String>, &[u8])> {
    let mut texts = Vec::with_capacity(count);
    for _ in 0..count {
        let length = usize::from(u16_at(bytes, 0)?);
        let (text, rest) = bytes.get(2..)?.split_at_checked(2 * length)?;
        let units: Vec<u16> = text.chunks_exact(2).filter_map(|pair| u16_at(pair, 0)).collect();
        texts.push(String::from_utf16_lossy(&units));
        bytes = rest;
    }
    Some((texts, bytes))
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(bytes.get(at..at.checked_add(2)?)?.try_into().ok()?))
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(bytes.get(at..at.checked_add(4)?)?.try_into().ok()?))
}
