//! What stands on the pages besides the ruling: why a position was another, what ended a game before, what was recorded
//! otherwise, and appeals in their order with their days.

use actions::appeal::AppealLodged;
use actions::draft::{ClaimDraft, Command};
use actions::report::{self, ReportKind};
use desk::ids::*;
use text::Text;

use crate::hall::{Hall, NOW};

/// Karpov and Miles: the picture stood there three times, the position twice.
const CASTLING: &str = "1.d4 Nf6 2.c4 c5 3.d5 b5 4.cxb5 a6 5.e3 Bb7 6.Nc3 Qa5 7.Bd2 axb5 8.Bxb5 Qb6 9.Qb3 e6 10.e4 Nxe4 \
    11.Nxe4 Bxd5 12.Qd3 Qb7 13.f3 c4 14.Bxc4 Bxc4 15.Qxc4 d5 16.Qc2 dxe4 17.Qxe4 Qxe4+ 18.fxe4 Nd7 19.Ne2 Nc5 20.Nc3 \
    Nd3+ 21.Ke2 Nxb2 22.Nb5 Ra4 23.Nc3 Ra8 24.Nb5 Ra4 25.Nc3 Ra8";
const FIVEFOLD: &str =
    "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 e5";

/// A claim at a board on moves handed in, and its card.
async fn card(hall: &mut Hall, entry: i64, line: &str, claim: ClaimDraft) -> String {
    let context = actions::quick_line::QuickLineContext { section: String::new(), round: 3, game: None };
    let read = actions::quick_line::quick_line(hall.session.state(), &context, line, NOW);
    let Some(Command::Incident { incident: mut draft }) = read.command else { panic!("{read:?}") };
    draft.claim = Some(claim);
    let done = hall.record(entry, &Command::Incident { incident: draft }).await.unwrap();
    page(hall, &ReportKind::Claim { incident: IncidentId::of(done.entry.id, 0).to_string() })
}

fn page(hall: &Hall, kind: &ReportKind) -> String {
    report::html(&hall.session, &Text::new("en"), kind, NOW).unwrap()
}

fn moves(text: &str) -> Option<String> {
    Some(text.to_owned())
}

#[tokio::test]
async fn the_card_of_a_claim_says_what_only_looks_the_same_and_what_ended_the_game() {
    let mut hall = Hall::new("evidence").await;
    let text = format!("{CASTLING} 26.Nb5");
    let claim = ClaimDraft { movetext: moves(&text), ..ClaimDraft::default() };
    let shown = card(&mut hall, 1, "A1 b threefold 26", claim).await;
    assert!(shown.contains("24.Nb5, 26.Nb5"), "{shown}");
    assert!(shown.contains("22.Nb5: Black could still castle with the rook on a8"), "{shown}");

    // With the move written, the position after it is looked at.
    let claim = ClaimDraft { movetext: moves(CASTLING), written: moves("Nb5"), ..ClaimDraft::default() };
    let shown = card(&mut hall, 2, "A2 w threefold 26", claim).await;
    assert!(shown.contains("22.Nb5: Black could still castle with the rook on a8"), "{shown}");

    // A right that was lost keeps its evidence, and so does a game that was over long before.
    let touched = ClaimDraft { movetext: moves(&text), touched: true, ..ClaimDraft::default() };
    let shown = card(&mut hall, 3, "A3 b threefold 26", touched).await;
    assert!(shown.contains("24.Nb5, 26.Nb5"), "{shown}");
    let over = ClaimDraft { movetext: moves(FIVEFOLD), ..ClaimDraft::default() };
    let shown = card(&mut hall, 4, "A5 w threefold 10", over).await;
    assert!(shown.contains("the start, 2…Ng8, 4…Ng8, 6…Ng8, 8…Ng8"), "{shown}");
}

#[tokio::test]
async fn the_chief_arbiters_report_lists_results_recorded_otherwise_before() {
    let mut hall = Hall::new("evidence_results").await;
    hall.line(3, "A6 1-0").await;
    let shown = page(&hall, &ReportKind::Competition);
    assert!(!shown.contains("Result changed"), "{shown}");
    hall.line(3, "A6 =").await;
    let shown = page(&hall, &ReportKind::Competition);
    assert!(shown.contains("Result changed") && shown.contains("A6 · Round 3: 1–0, now ½–½"), "{shown}");
}

#[tokio::test]
async fn appeals_stand_in_the_order_of_lodging_with_their_days() {
    let mut hall = Hall::new("evidence_appeals").await;
    let game = hall.game("A", 3, 4);
    let incident = hall.session.state().incidents_of_game(game)[0].incident.now().unwrap().incident;
    let white = hall.session.state().pairing_of(game).unwrap().white;
    let names = ["Berg, Ola", "Strand, Ida", "Dahl, Per", "Lie, Eva"];
    for (entry, name) in (1..).zip(names) {
        let appeal = AppealLodged {
            incident: incident.to_string(),
            player: Some(white.to_string()),
            appellant: Some(name.to_owned()),
            capacity: "captain".to_owned(),
            spoken: true,
            ..AppealLodged::default()
        };
        hall.record(entry, &Command::LodgeAppeal { appeal }).await.unwrap();
    }
    let shown = page(&hall, &ReportKind::Board { game: game.to_string() });
    let places: Vec<_> = names.map(|name| shown.find(name).unwrap()).into_iter().collect();
    assert!(places.is_sorted(), "{places:?}");
    let name = hall.session.state().player(white).unwrap().name.clone();
    assert!(shown.contains("Not in writing") && shown.contains(&format!("<dd>{name}</dd>")), "{shown}");
    // Printed on another day, the times say which day they are of.
    let later = actions::Now { at: NOW.at + 24 * 3_600_000, ..NOW };
    let kind = ReportKind::Board { game: game.to_string() };
    let shown = report::html(&hall.session, &Text::new("en"), &kind, later).unwrap();
    let day = actions::appeal::appeals(hall.session.state(), later)[0].lodged_text.clone();
    assert!(day.len() > 10 && shown.contains(&format!("lodged {day}")), "{day}");
}
