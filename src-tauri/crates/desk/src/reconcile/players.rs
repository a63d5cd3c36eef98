//! Who is who: by a FIDE number that one person has, else by a name that is unique on both sides. Namesakes are asked
//! about, never guessed, and so is whoever has one person's number and another's name.

use std::collections::{BTreeMap, BTreeSet};

use laws::Message;

use super::names::{Names, better, same_name, spelling};
use super::{Change, ChangeKind, Choices, Matched, Plan, Question};
use crate::fact::Player;
use crate::ids::*;
use crate::roster::{self, PlayerKey, Roster, TeamKey};
use crate::state::State;

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
    if same.is_empty() && plan.questions.iter().all(|question| !question.id.starts_with("who-")) {
        other_people(state, section, (desk.len(), roster.players.len()), choices, plan);
    }
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

/// Nobody of the file is in the section, and neither is small: the file may belong to another one.
fn other_people(
    state: &State,
    section: SectionId,
    (desk, file): (usize, usize),
    choices: &Choices,
    plan: &mut Plan,
) {
    const FEW: usize = 3;
    if desk <= FEW || file <= FEW {
        return;
    }
    let code = state.section(section).map_or("", |section| section.code.as_str());
    let yes = ("yes".to_owned(), Message::new("import-other-people-yes"));
    plan.questions.push(Question {
        id: "other-people".to_owned(),
        question: Message::new("import-other-people").with("section", code),
        answer: choices.answers.get("other-people").filter(|answer| **answer == yes.0).cloned(),
        answers: vec![yes],
    });
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
    let name = known.map_or(said.name.trim(), |known| better(&said.name, &known.name)).to_owned();
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

fn same_players(
    desk: &[&Player],
    roster: &Roster,
    choices: &Choices,
    plan: &mut Plan,
) -> BTreeMap<PlayerKey, PlayerId> {
    let mut same: BTreeMap<PlayerKey, PlayerId> = BTreeMap::new();
    let mut used: BTreeSet<PlayerId> = BTreeSet::new();
    let states_numbers = roster.players.iter().any(|said| said.fide_number.is_some());
    let numbers = Numbers::of(desk, roster);
    let names = Names::of(desk, roster);
    let mut disputed: Vec<(&roster::Player, Vec<&Player>)> = Vec::new();
    for said in &roster.players {
        let Some(known) = numbers.known(said, desk) else { continue };
        let mut others = names.namesakes(said);
        others.retain(|p| p.player != known.player);
        let one =
            same_name(&said.name, &known.name) || (others.is_empty() && spelling(&said.name, &known.name));
        if one {
            used.insert(known.player);
            same.insert(said.key, known.player);
        } else {
            disputed.push((said, std::iter::once(known).chain(others).collect()));
        }
    }
    // Number and name speak for different persons: only the arbiter can say which of the two is mistyped.
    let in_dispute: BTreeSet<PlayerId> = disputed.iter().flat_map(|(_, all)| all).map(|p| p.player).collect();
    for (said, candidates) in &disputed {
        if let Some(id) = ask(said, candidates, &used, choices, plan) {
            used.insert(id);
            same.insert(said.key, id);
        }
    }
    for said in roster.players.iter().filter(|said| said.fide_number.is_none() || !desk.is_empty()) {
        if same.contains_key(&said.key) || disputed.iter().any(|(other, _)| other.key == said.key) {
            continue;
        }
        let free = |p: &&&Player| !used.contains(&p.player);
        let mut namesakes = names.namesakes(said);
        namesakes.retain(|p| !used.contains(&p.player) && !numbers.two_persons(said, p));
        let in_file = names.in_file(said);
        let number = said.starting_number.and_then(|n| u16::try_from(n).ok());
        let renamed = || {
            let mut free = desk.iter().filter(free).filter(|p| !numbers.differ(said, p));
            free.find(|p| p.starting_no.is_some() && p.starting_no == number)
        };
        let sure = |only: &Player| {
            !in_dispute.contains(&only.player)
                && !numbers.differ(said, only)
                && certain(said, only, number, states_numbers)
        };
        let candidates: Vec<&Player> = match (namesakes.as_slice(), in_file) {
            ([only], 1) if sure(only) => {
                used.insert(only.player);
                same.insert(said.key, only.player);
                continue;
            }
            // A starting number alone proves nothing: programs sort anew when somebody enters late.
            ([], _) => {
                let mut asked = names.near(said);
                asked.retain(|p| !used.contains(&p.player) && !numbers.differ(said, p));
                let numbered = renamed().filter(|p| alike(said, p)).copied();
                asked.extend(numbered.filter(|p| !asked.iter().any(|other| other.player == p.player)));
                asked
            }
            (several, _) => several.to_vec(),
        };
        if candidates.is_empty() {
            continue;
        }
        if let Some(id) = ask(said, &candidates, &used, choices, plan) {
            used.insert(id);
            same.insert(said.key, id);
        }
    }
    same
}

/// The FIDE numbers that name one person only: a number that occurs twice, in the file or at the desk, identifies nobody.
struct Numbers {
    file: BTreeMap<u64, usize>,
    desk: BTreeMap<u64, usize>,
}

impl Numbers {
    fn of(desk: &[&Player], roster: &Roster) -> Self {
        let mut numbers = Self { file: BTreeMap::new(), desk: BTreeMap::new() };
        for number in roster.players.iter().filter_map(|said| said.fide_number) {
            *numbers.file.entry(number.0).or_default() += 1;
        }
        for number in desk.iter().filter_map(|known| known.fide_number) {
            *numbers.desk.entry(number).or_default() += 1;
        }
        numbers
    }

    fn proves(&self, number: u64) -> bool {
        [&self.file, &self.desk].into_iter().all(|side| side.get(&number).is_none_or(|times| *times == 1))
    }

    /// Who has the number that the file states, where it names one person on both sides.
    fn known<'a>(&self, said: &roster::Player, desk: &[&'a Player]) -> Option<&'a Player> {
        let number = said.fide_number.map(|number| number.0).filter(|number| self.proves(*number))?;
        desk.iter().find(|p| p.fide_number == Some(number)).copied()
    }

    /// Whether both sides state a number, and not the same one.
    fn differ(&self, said: &roster::Player, known: &Player) -> bool {
        let proves = |number: u64| Some(number).filter(|number| self.proves(*number));
        let said = said.fide_number.and_then(|number| proves(number.0));
        matches!((known.fide_number.and_then(proves), said), (Some(a), Some(b)) if a != b)
    }

    /// Two FIDE numbers that differ are two persons, whatever their names, where the file has both. Where it has one of
    /// them only, the other may have been put right.
    fn two_persons(&self, said: &roster::Player, known: &Player) -> bool {
        self.differ(said, known) && known.fide_number.is_some_and(|number| self.file.contains_key(&number))
    }
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
    used: &BTreeSet<PlayerId>,
    choices: &Choices,
    plan: &mut Plan,
) -> Option<PlayerId> {
    let id = format!("who-{}", said.key);
    let mut answers: Vec<(String, Message)> = candidates
        .iter()
        .map(|p| (p.player.to_string(), Message::new("import-answer-same").with("player", describe(p))))
        .collect();
    answers.push(("new".to_owned(), Message::new("import-answer-new")));
    // Nobody of the desk is two persons of the file: an answer somebody else has taken is no answer.
    let taken = |answer: &str| answer.parse().is_ok_and(|id: PlayerId| used.contains(&id));
    let answer =
        choices.answers.get(&id).filter(|a| answers.iter().any(|(value, _)| value == *a) && !taken(a));
    let answer = answer.cloned();
    let number = said.starting_number.unwrap_or(0);
    let question = Message::new("import-who-is").with("name", said.name.as_str()).with("number", number);
    let same = answer.as_deref().and_then(|answer| answer.parse().ok());
    plan.questions.push(Question { id, question, answers, answer });
    same
}
