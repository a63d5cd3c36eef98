//! The envelope of an adjourned game: everything that has to stand on it, and nothing of what is in it (I.2).

use desk::ids::GameId;
use exchange::print::{Page, Paper, Part};
use laws::articles;

use super::Ink;
use crate::say;
use crate::view::{self, Message};

/// The page to print on an envelope or to glue on one.
pub(super) fn envelope(ink: &Ink<'_>, game: GameId) -> Option<Page> {
    let fact = ink.state.adjournment_of(game)?.adjournment.now()?;
    let pairing = ink.state.pairing_of(game)?;
    let announced = ink.state.announced(pairing.section, Some(pairing.round));
    let board = Message::new("report-board").with("board", pairing.board.map_or(0, |board| board.0));
    let players = vec![
        ink.fact("report-white", ink.name(pairing.white)),
        ink.fact("report-black", ink.name(pairing.black)),
    ];
    let mut parts = vec![Part::Facts(players)];
    let lines = view::envelope_facts(fact, &ink.name(pairing.player(fact.sealer)), ink.now);
    parts.push(Part::List(ink.sentences(&lines)));
    if let Some(fen) = &fact.fen {
        let title = ink.words("report-envelope-position");
        parts.push(Part::Diagram { fen: fen.clone(), marked: Vec::new(), caption: title });
    }
    let because = [articles::OPENING_ENVELOPE, articles::ENVELOPE];
    let because: Vec<_> = because.map(|article| say::citation(&article.cite_in(announced.edition))).into();
    parts.push(Part::Paragraph(format!(
        "{} {}",
        ink.words("report-envelope-closed"),
        ink.articles(&because)
    )));
    parts.push(Part::Signatures(vec![
        ink.words("report-sign-arbiter"),
        ink.words("report-envelope-opened-by"),
    ]));
    let place = format!("{} · {}", ink.place(pairing.section, pairing.round), ink.say(&board));
    let page = ink.page(&Message::new("report-envelope-title"), place, parts);
    Some(Page { paper: Paper::A6, ..page })
}
