//! Famous claims: published games between masters with repetitions and fifty moves that were claimed, missed or refused.
//! Moves, players, places, dates and results are those of the published games; what is said about each is in its note.
//!
//! The older games lie in a section under the historical text, the later ones in a section under the Laws of 2023, whose
//! 9.2 and 9.3 are the nearest to those they were played under.

use std::collections::BTreeSet;

use desk::command::{Command, PlayerDraft, Score};
use desk::fact::{Competition, Note, Rules};
use desk::ids::*;
use desk::words::{MovesSource, ResultsOwner};
use laws::{Colour, Edition, Outcome};
use notation::game::Game;
use notation::pgn::{ReadOptions, read_all};
use notation::result::GameResult;
use uuid::Uuid;

use crate::draft::{ClaimDraft, IncidentDraft, RulingMode, report};
use crate::error::ActionError;
use crate::session::{Done, Now, Session};
use crate::settings::usual_rules;
use crate::view::{Pair, ResultCode, RulingDraft, Side};

const GAMES: &[u8] = include_bytes!("../../sample/famous-claims.pgn");

/// Code, name, edition, time control.
const SECTIONS: [(&str, &str, Edition, &str); 2] = [
    ("H", "Under the historical text", Edition::Old, "40/150:60"),
    ("L", "Later games", Edition::Fide2023, "40/120:60"),
];

/// Fills a new file with the famous claims.
///
/// # Errors
/// The file cannot be written; the games themselves are tested to be accepted.
pub async fn fill(session: &mut Session, now: Now) -> Result<(), ActionError> {
    let mut book = Book { session, now, count: 0 };
    let competition = Competition {
        name: "Famous claims".to_owned(),
        city: None,
        federation: None,
        first_day: None,
        last_day: None,
        results_owner: ResultsOwner::Desk,
    };
    book.record(Command::Competition(competition)).await?;
    let games = read_all(GAMES, ReadOptions::default());
    for (code, name, edition, control) in SECTIONS {
        let (code, name) = (code.to_owned(), name.to_owned());
        let section = Command::Section { section: None, code: code.clone(), name, rounds: None };
        let section = SectionId::of(book.record(section).await?.entry.id, 0);
        let rules = Rules { edition, time_control: control.to_owned(), ..usual_rules(section) };
        book.record(Command::Rules(rules)).await?;
        let mut rounds: Vec<BTreeSet<String>> = Vec::new();
        for game in games.iter().filter(|game| game.tags.get("Section") == Some(code.as_str())) {
            book.game(section, game, &mut rounds).await?;
        }
    }
    Ok(())
}

struct Book<'a> {
    session: &'a mut Session,
    now: Now,
    count: u32,
}

impl Book<'_> {
    async fn record(&mut self, command: Command) -> Result<Done, ActionError> {
        self.count += 1;
        let name = format!("famous claims {}", self.count);
        let entry = EntryId(Uuid::new_v5(&self.session.desk().0, name.as_bytes()));
        self.session.record(entry, self.now, None, command).await
    }

    /// One game, in the first round in which neither of its players sits yet.
    async fn game(
        &mut self,
        section: SectionId,
        game: &Game,
        rounds: &mut Vec<BTreeSet<String>>,
    ) -> Result<(), ActionError> {
        let names = ["White", "Black"].map(|tag| game.tags.get(tag).unwrap_or_default().to_owned());
        let free = rounds.iter().position(|seated| names.iter().all(|name| !seated.contains(name)));
        let at = free.unwrap_or(rounds.len());
        if rounds.len() == at {
            rounds.push(BTreeSet::new());
        }
        let Some(seated) = rounds.get_mut(at) else { return Ok(()) };
        let board = BoardNo(u16::try_from(seated.len() / 2 + 1).unwrap_or(u16::MAX));
        seated.extend(names.iter().cloned());
        let round = RoundNo(u16::try_from(at + 1).unwrap_or(u16::MAX));
        let [white, black] = names;
        let (white, black) = (self.player(section, white).await?, self.player(section, black).await?);
        let pair = Command::Pair { section, round, board: Some(board), white, black, seat: None };
        let id = GameId::of(self.record(pair).await?.entry.id, 0);
        let (start_fen, movetext) = crate::games::movetext(game);
        let source = MovesSource::Arbiter;
        self.record(Command::Moves { game: id, source, start_fen, movetext }).await?;
        if let Some(text) = game.tags.get("Note").map(str::to_owned) {
            let note = Note { section: None, round: None, game: Some(id), player: None, text };
            self.record(Command::Note(note)).await?;
        }
        let outcome = match game.result {
            GameResult::WhiteWins => Some(Outcome::Win(Colour::White)),
            GameResult::BlackWins => Some(Outcome::Win(Colour::Black)),
            GameResult::Draw => Some(Outcome::Draw),
            _ => None,
        };
        if let Some(by) = game.tags.get("ClaimBy") {
            self.claim(id, by, game.tags.get("ClaimMove"), outcome).await?;
        }
        if self.session.state().result(id).is_none()
            && let Some(outcome) = outcome
        {
            self.record(Command::Result { game: id, score: Some(Score::Outcome(outcome)) }).await?;
        }
        Ok(())
    }

    async fn player(&mut self, section: SectionId, name: String) -> Result<PlayerId, ActionError> {
        let known = self.session.state().players_in_order(section);
        if let Some(player) = known.into_iter().find(|player| player.name == name) {
            return Ok(player.player);
        }
        let draft = PlayerDraft {
            section,
            starting_no: None,
            name,
            title: None,
            sex: None,
            rating: None,
            federation: None,
            fide_number: None,
            birth: None,
            team: None,
        };
        Ok(PlayerId::of(self.record(Command::Player(draft)).await?.entry.id, 0))
    }

    /// A claim as it was made, with how the game was scored.
    async fn claim(
        &mut self,
        game: GameId,
        by: &str,
        written: Option<&str>,
        outcome: Option<Outcome>,
    ) -> Result<(), ActionError> {
        let side = if by == "black" { Side::Black } else { Side::White };
        let ruling = outcome.map(|outcome| RulingDraft {
            result: Some(ResultCode::of(outcome)),
            reason: Some("The game was scored so.".to_owned()),
            ..RulingDraft::default()
        });
        let typed = IncidentDraft {
            game: Some(game.to_string()),
            section: None,
            round: None,
            kind: laws::IncidentKind::RepetitionClaim.code().to_owned(),
            against: vec![side],
            person: None,
            player: None,
            r#move: None,
            move_text: None,
            clocks: Pair { white: None, black: None },
            minutes: None,
            squares: None,
            position: None,
            text: None,
            reported_by: None,
            witness: None,
            occurred: None,
            same_action: false,
            when: None,
            claim: Some(ClaimDraft { written: written.map(str::to_owned), ..ClaimDraft::default() }),
            clock: None,
            mode: RulingMode::Done,
            ruling,
        };
        let report = report(self.session.state(), &typed)?;
        self.record(Command::Incident(Box::new(report))).await?;
        Ok(())
    }
}
