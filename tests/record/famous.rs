//! The sample of famous claims: every game is on record whole, and what was published of each is what the desk finds.

use actions::claim::{Intention, check};
use actions::move_notation::MoveNotation;
use actions::{Session, recorded, sample, view};
use desk::ids::*;
use desk::state::State;
use desk::words::ClaimVerdict;
use flagfall_tests::folder;
use laws::{Edition, Outcome};
use uuid::Uuid;

use crate::hall::NOW;

async fn famous() -> Session {
    let desk = DeskId(Uuid::from_u128(0xd));
    let path = folder::empty(env!("CARGO_TARGET_TMPDIR"), "record_famous").join("famous.flagfall");
    let mut session = Session::create(&path, desk).await.unwrap();
    sample::lay(&mut session, NOW, sample::Sample::History).await.unwrap();
    session.close().await.unwrap();
    // What was recorded under the historical text is read back as any other.
    assert_eq!(store::verify(&path).await.unwrap().problems, []);
    let (session, warnings) = Session::open(&path, desk, Default::default()).await.unwrap();
    assert!(warnings.is_empty());
    session
}

/// The game of White with this surname, as it was entered.
fn game(state: &State, white: &str, black: &str) -> GameId {
    let pairings = state.pairings.values().filter_map(|pairing| pairing.now());
    let named = |id, name: &str| state.player(id).is_some_and(|p| p.name.starts_with(name));
    let mut found = pairings.filter(|p| named(p.white, white) && named(p.black, black));
    let pairing = found.next().unwrap_or_else(|| panic!("no game {white} – {black}"));
    state.game_of(pairing.pairing).unwrap()
}

#[tokio::test]
async fn the_famous_claims_are_what_they_were() {
    let session = famous().await;
    let state = session.state();
    // Every score is legal to its end, and every game has the result that was published.
    assert_eq!(state.games.len(), 15);
    for id in state.games.keys() {
        let game = recorded::game(state, *id).expect("moves are on record");
        assert!(game.rest.is_none() && game.moves.len() > 30, "{:?}", game.rest);
        assert!(state.result(*id).is_some());
        assert!(state.games[id].notes.now().is_some(), "each says what it is famous for");
    }
    let result = |white, black| state.result(game(state, white, black)).unwrap();
    assert_eq!(result("Pillsbury", "Burn").outcome.code(), "0-1");
    assert_eq!(result("Capablanca", "Lasker").outcome.code(), "1-0");
    assert_eq!(result("Fischer", "Petrosian").outcome, Outcome::Draw);
    // A historical text is never rated.
    assert!(!result("Fischer", "Petrosian").rated && result("Carlsen", "Nepomniachtchi").rated);
    let section = |code: &str| state.section_by_code(code).unwrap().section;
    assert_eq!(state.announced(section("H"), None).edition, Edition::Old);
    assert_eq!(state.announced(section("L"), None).edition, Edition::Fide2023);

    // The claims that were made, as the Laws of their section answer them.
    let claim = |white, black| {
        let incidents = state.incidents_of_game(game(state, white, black));
        let incident = incidents.first().unwrap_or_else(|| panic!("no claim in {white} – {black}"));
        let incident = incident.incident.now().unwrap().incident;
        (
            state.incidents[&incident].claim.now().unwrap().verdict,
            view::incident(state, incident, NOW).unwrap(),
        )
    };
    let (verdict, shown) = claim("Portisch", "Korchnoi");
    assert_eq!(verdict, ClaimVerdict::Correct);
    assert!(shown.ruling.unwrap().because.iter().any(|c| c.code.starts_with("old:12.3")));
    assert_eq!(claim("Ponomariov", "Adams").0, ClaimVerdict::Correct);
    // Fischer had made his move: the claim was Petrosian's to make, and the game was drawn all the same.
    let (verdict, shown) = claim("Fischer", "Petrosian");
    assert_eq!(verdict, ClaimVerdict::NotOnMove);
    assert!(shown.ruling.unwrap().reason.is_some());

    // Where the position stood for the third, the fifth time, and where the counter was full.
    let report = |white, black, edition| {
        let announced = laws::Announced { edition, ..laws::Announced::default() };
        let game = recorded::game(state, game(state, white, black)).unwrap();
        check(&announced, &game, &Intention::default(), MoveNotation::SAN).unwrap()
    };
    let at = |number: u32, black: u32| Some(2 * (number - 1) + 1 + black);
    assert_eq!(report("Pillsbury", "Burn", Edition::Old).first_threefold, at(50, 1));
    assert_eq!(report("Capablanca", "Lasker", Edition::Old).first_threefold, at(38, 1));
    assert_eq!(report("Fischer", "Petrosian", Edition::Old).first_threefold, at(34, 0));
    assert_eq!(report("Filipowicz", "Smederevac", Edition::Old).first_fifty, at(70, 1));
    assert_eq!(report("Karpov", "Kasparov", Edition::Fide2023).first_fifty, at(113, 0));
    assert_eq!(report("Wang", "Yu", Edition::Fide2023).first_fivefold, at(48, 1));
    assert_eq!(report("Firouzja", "Demchenko", Edition::Fide2023).first_seventy_five, at(126, 1));
}
