//! Who is who: by FIDE number, else by a name that is unique on both sides. Namesakes are asked about, never guessed.

use std::collections::{BTreeMap, BTreeSet};

use laws::Message;

use super::{Change, ChangeKind, Choices, Matched, Plan, Question};
use crate::fact::Player;
use crate::ids::*;
use crate::roster::{self, PlayerKey, Roster, TeamKey};
use crate::state::State;

/// Many writers cut a name at this many characters.
const CUT: usize = 33;

pub(super) fn players(
    state: &State,
    section: SectionId,
    roster: &Roster,
    choices: &Choices,
    entry: EntryId,
    teams: BTreeMap<TeamKey, TeamId>,
    plan: &mut Plan,
) -> Matched {
    let desk = state.players_in_order(section);
    let same = same_players(&desk, roster, choices, plan);
    let late =
        state.sections.get(&section).is_some_and(|s| s.rounds.values().any(|r| !r.pairings.is_empty()));
    let mut matched = Matched { players: BTreeMap::new(), brought_in: BTreeMap::new(), teams };
    for (n, said) in roster.players.iter().enumerate() {
        let known = same.get(&said.key).and_then(|id| desk.iter().find(|p| p.player == *id)).copied();
        let team = roster
            .teams
            .iter()
            .find_map(|team| Some((team, team.players.iter().position(|key| *key == said.key)?)))
            .and_then(|(team, board)| Some((*matched.teams.get(&team.key)?, u16::try_from(board + 1).ok())));
        let id = known.map_or_else(|| PlayerId::of(entry, n), |known| known.player);
        matched.players.insert(said.key, id);
        let now = registration(section, id, said, known, team);
        match known {
            None => {
                let change = format!("player-{}", said.key);
                matched.brought_in.insert(said.key, change.clone());
                plan.add(
                    choices,
                    Change {
                        id: change,
                        kind: if late { ChangeKind::LateEntry } else { ChangeKind::NewPlayer },
                        what: Message::new("import-new-player").with("name", now.name.as_str()),
                        before: None,
                        after: Some(describe(&now).into()),
                        incidents: 0,
                        taken: true,
                        needs: Vec::new(),
                        facts: vec![now.into()],
                    },
                );
            }
            Some(known) if *known != now => differs(choices, plan, said.key, known, now),
            Some(_) => {}
        }
    }
    for missing in desk.iter().filter(|p| !same.values().any(|id| *id == p.player)) {
        plan.add(
            choices,
            Change {
                id: format!("missing-{}", missing.player),
                kind: ChangeKind::Missing,
                what: Message::new("import-missing").with("name", missing.name.as_str()),
                before: Some(describe(missing).into()),
                after: None,
                incidents: state.incidents_of_player(missing.player).len(),
                taken: false,
                needs: Vec::new(),
                facts: Vec::new(),
            },
        );
    }
    matched
}

fn differs(choices: &Choices, plan: &mut Plan, key: PlayerKey, known: &Player, now: Player) {
    let kind = if known.name != now.name {
        ChangeKind::Renamed
    } else if known.starting_no != now.starting_no {
        ChangeKind::Renumbered
    } else {
        ChangeKind::DataChanged
    };
    plan.add(
        choices,
        Change {
            id: format!("player-{key}"),
            kind,
            what: Message::new("import-player-changed").with("name", known.name.as_str()),
            before: Some(describe(known).into()),
            after: Some(describe(&now).into()),
            incidents: 0,
            taken: true,
            needs: Vec::new(),
            facts: vec![now.into()],
        },
    );
}

/// The registration after the import: what the file says, and what the desk knew where the file is silent.
fn registration(
    section: SectionId,
    player: PlayerId,
    said: &roster::Player,
    known: Option<&Player>,
    team: Option<(TeamId, Option<u16>)>,
) -> Player {
    let text = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
    let name = match known {
        Some(known) if is_cut(&said.name, &known.name) => known.name.clone(),
        _ => said.name.trim().to_owned(),
    };
    let starting_no = said.starting_number.and_then(|n| u16::try_from(n).ok());
    Player {
        player,
        section,
        starting_no: starting_no.or_else(|| known.and_then(|k| k.starting_no)),
        name,
        title: said
            .title
            .map(|t| t.abbreviation().to_owned())
            .or_else(|| known.and_then(|k| k.title.clone())),
        sex: said
            .sex
            .map(|sex| if sex == roster::Sex::Man { "m" } else { "w" }.to_owned())
            .or_else(|| known.and_then(|k| k.sex.clone())),
        rating: said.rating.or_else(|| known.and_then(|k| k.rating)),
        federation: text(&said.federation).or_else(|| known.and_then(|k| k.federation.clone())),
        fide_number: said.fide_number.map(|n| n.0).or_else(|| known.and_then(|k| k.fide_number)),
        birth: said.birth.map(|b| b.to_string()).or_else(|| known.and_then(|k| k.birth.clone())),
        team: team.map(|(team, _)| team).or_else(|| known.and_then(|k| k.team)),
        team_board: team.and_then(|(_, board)| board).or_else(|| known.and_then(|k| k.team_board)),
    }
}

fn describe(player: &Player) -> String {
    let mut parts: Vec<String> = player.starting_no.map(|n| n.to_string()).into_iter().collect();
    parts.push(match &player.title {
        Some(title) => format!("{title} {}", player.name),
        None => player.name.clone(),
    });
    parts.extend(player.federation.clone());
    parts.extend(player.rating.map(|r| r.to_string()));
    parts.extend(player.fide_number.map(|n| format!("FIDE {n}")));
    parts.join(" · ")
}

fn is_cut(said: &str, known: &str) -> bool {
    let head: String = known.chars().take(CUT).collect();
    known.chars().count() > CUT && head.trim_end() == said.trim_end()
}

fn same_name(said: &str, known: &str) -> bool {
    said.trim() == known.trim() || is_cut(said, known)
}

fn same_players(
    desk: &[&Player],
    roster: &Roster,
    choices: &Choices,
    plan: &mut Plan,
) -> BTreeMap<PlayerKey, PlayerId> {
    let mut same: BTreeMap<PlayerKey, PlayerId> = BTreeMap::new();
    let mut used: BTreeSet<PlayerId> = BTreeSet::new();
    let states_numbers = roster.players.iter().any(|said| said.fide_number.is_some());
    for said in &roster.players {
        let Some(number) = said.fide_number else { continue };
        if let Some(known) =
            desk.iter().find(|p| p.fide_number == Some(number.0) && !used.contains(&p.player))
        {
            used.insert(known.player);
            same.insert(said.key, known.player);
        }
    }
    for said in roster.players.iter().filter(|said| said.fide_number.is_none() || !desk.is_empty()) {
        if same.contains_key(&said.key) {
            continue;
        }
        // Two FIDE numbers that differ are two persons, whatever their names.
        let possible = |p: &&&Player| {
            !used.contains(&p.player)
                && !matches!((p.fide_number, said.fide_number), (Some(a), Some(b)) if a != b.0)
        };
        let namesakes: Vec<&&Player> =
            desk.iter().filter(possible).filter(|p| same_name(&said.name, &p.name)).collect();
        let in_file = roster.players.iter().filter(|o| o.name.trim() == said.name.trim()).count();
        let number = said.starting_number.and_then(|n| u16::try_from(n).ok());
        let renamed =
            || desk.iter().filter(possible).find(|p| p.starting_no.is_some() && p.starting_no == number);
        let candidates: Vec<&Player> = match (namesakes.as_slice(), in_file) {
            ([only], 1) if certain(said, only, number, states_numbers) => {
                used.insert(only.player);
                same.insert(said.key, only.player);
                continue;
            }
            // A starting number alone proves nothing: programs sort anew when somebody enters late.
            ([], _) => renamed().filter(|p| alike(said, p)).into_iter().copied().collect(),
            (several, _) => several.iter().map(|p| **p).collect(),
        };
        if candidates.is_empty() {
            continue;
        }
        if let Some(id) = ask(said, &candidates, choices, plan) {
            used.insert(id);
            same.insert(said.key, id);
        }
    }
    same
}

/// A unique namesake is the same person unless something the two sides both state speaks against it.
fn certain(said: &roster::Player, known: &Player, number: Option<u16>, states_numbers: bool) -> bool {
    let birth_differs = matches!((said.birth, &known.birth), (Some(a), Some(b)) if a.to_string() != *b);
    let federation_differs =
        known.federation.as_deref().is_some_and(|f| !said.federation.is_empty() && f != said.federation);
    // A FIDE number on one side only may be one found later, or a namesake who came in; a list without any says nothing.
    let one_number = states_numbers && known.fide_number.is_some() != said.fide_number.is_some();
    !birth_differs && !federation_differs && (!one_number || known.starting_no == number)
}

/// Same starting number under another name: worth a question where rating or birth date agree.
fn alike(said: &roster::Player, known: &Player) -> bool {
    let rating = said.rating.is_some() && said.rating == known.rating;
    let birth = said.birth.is_some_and(|b| Some(b.to_string()) == known.birth);
    rating || birth
}

fn ask(
    said: &roster::Player,
    candidates: &[&Player],
    choices: &Choices,
    plan: &mut Plan,
) -> Option<PlayerId> {
    let id = format!("who-{}", said.key);
    let mut answers: Vec<(String, Message)> = candidates
        .iter()
        .map(|p| (p.player.to_string(), Message::new("import-answer-same").with("player", describe(p))))
        .collect();
    answers.push(("new".to_owned(), Message::new("import-answer-new")));
    let answer = choices.answers.get(&id).filter(|a| answers.iter().any(|(value, _)| value == *a)).cloned();
    let number = said.starting_number.unwrap_or(0);
    let question = Message::new("import-who-is").with("name", said.name.as_str()).with("number", number);
    let same = answer.as_deref().and_then(|answer| answer.parse().ok());
    plan.questions.push(Question { id, question, answers, answer });
    same
}
