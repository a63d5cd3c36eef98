//! A draw claim as the claim desk found it: what the journal keeps of it, and which rulings are offered for it.
//!
//! Whoever reads moves (which the desk does not) asks the Laws and hands the answer in; the journal keeps it as a fact,
//! so that an open claim offers the same rulings later, also under other Laws.

use laws::{Advice, Arg, Citation, ClaimFacts, ClaimRuling, Colour, Force, GameEffect, Message, Outcome};

use crate::advice::{IncidentAdvice, deltas, ends, outcome_label};
use crate::command::SaidRuling;
use crate::fact::Claim;
use crate::history::EntryNo;
use crate::ids::{GameId, IncidentId, PlayerId};
use crate::state::State;
use crate::words::{ClaimForm, ClaimGround, ClaimVerdict};

/// Moves handed in with a claim, which become part of its entry as evidence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GivenMoves {
    /// Start position where it is not the usual one.
    pub start_fen: Option<String>,
    /// PGN movetext.
    pub movetext: String,
}

/// A claim with what the Laws said to it on the moves of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundClaim {
    /// Who claims.
    pub claimant: Colour,
    /// On what ground.
    pub ground: ClaimGround,
    /// How.
    pub form: ClaimForm,
    /// The written move, as it was understood.
    pub written_move: Option<String>,
    /// A man was touched before (9.4).
    pub touched: bool,
    /// What the check gave.
    pub verdict: ClaimVerdict,
    /// Plies after which the position stood on the board, without the written move.
    pub evidence: Vec<u32>,
    /// Plies without capture and pawn move, the written one included.
    pub quiet_plies: u32,
    /// The position claimed on.
    pub fen: Option<String>,
    /// How the game ends by it.
    pub outcome: Option<Outcome>,
    /// Time the opponent gets, ms.
    pub opponent_gains_ms: i64,
    /// Moves one of which must be made now, as text.
    pub must_play: Vec<String>,
    /// What to tell the arbiter.
    pub says: Vec<Message>,
    /// Because of which Articles.
    pub because: Vec<Citation>,
    /// Moves that were handed in and are not on record yet.
    pub moves: Option<GivenMoves>,
}

impl FoundClaim {
    /// What the Laws found. Position, written move and the moves due are text, which only the reader of moves can add.
    pub fn new(facts: &ClaimFacts, advice: Advice<ClaimRuling>) -> Self {
        let Advice { outcome: ruling, because, says, .. } = advice;
        Self {
            claimant: facts.claimant,
            ground: ground(facts.ground),
            form: form(facts.form),
            written_move: None,
            touched: facts.touched,
            verdict: verdict(ruling.verdict),
            evidence: ruling.occurrences.iter().map(|ply| u32::try_from(*ply).unwrap_or(u32::MAX)).collect(),
            quiet_plies: ruling.quiet_plies,
            fen: None,
            outcome: match ruling.game {
                GameEffect::Ends(outcome) => Some(outcome),
                GameEffect::GoesOn | GameEffect::ResultStands | GameEffect::HangsOnMate { .. } => None,
            },
            opponent_gains_ms: ruling.opponent_gains_ms,
            must_play: Vec::new(),
            says,
            because,
            moves: None,
        }
    }

    /// What the journal keeps.
    pub(crate) fn fact(&self, incident: IncidentId, player: Option<PlayerId>) -> Claim {
        let plies: Vec<String> = self.evidence.iter().map(u32::to_string).collect();
        Claim {
            incident,
            player,
            ground: self.ground,
            form: self.form,
            written_move: self.written_move.clone(),
            touched: self.touched,
            verdict: self.verdict,
            evidence: plies.join(" "),
            quiet_plies: self.quiet_plies,
            fen: self.fen.clone(),
            outcome: self.outcome,
            opponent_gains_ms: self.opponent_gains_ms,
            must_play: self.must_play.join(" "),
        }
    }

    /// The claim back from the journal. The sentences stay there, as they were said.
    pub fn of_fact(fact: &Claim, claimant: Colour, because: Vec<Citation>) -> Self {
        Self {
            claimant,
            ground: fact.ground,
            form: fact.form,
            written_move: fact.written_move.clone(),
            touched: fact.touched,
            verdict: fact.verdict,
            evidence: fact.evidence.split_whitespace().filter_map(|ply| ply.parse().ok()).collect(),
            quiet_plies: fact.quiet_plies,
            fen: fact.fen.clone(),
            outcome: fact.outcome,
            opponent_gains_ms: fact.opponent_gains_ms,
            must_play: fact.must_play.split_whitespace().map(str::to_owned).collect(),
            says: Vec::new(),
            because,
            moves: None,
        }
    }

    /// The rulings offered: one where the Laws decide, both where a refused claim leaves the minutes to the arbiter.
    pub(crate) fn advice(&self) -> IncidentAdvice {
        let because = self.because.clone();
        let decided =
            matches!(self.verdict, ClaimVerdict::Correct | ClaimVerdict::Wrong | ClaimVerdict::OverBefore);
        let mut advice = IncidentAdvice {
            says: self.says.clone(),
            because: because.clone(),
            force: if decided { Force::Prescribed } else { Force::Discretion },
            mate: None,
            ordinal: None,
            offers: Vec::new(),
        };
        let minutes = deltas(self.claimant, 0, self.opponent_gains_ms);
        let wrong = Message::new("offer-claim-wrong")
            .with("player", self.claimant.opponent())
            .with("time", Arg::Millis(self.opponent_gains_ms));
        match (self.outcome, decided) {
            (Some(outcome), _) => {
                let label = match self.verdict {
                    ClaimVerdict::Correct => Message::new("offer-claim-right"),
                    _ => outcome_label(outcome),
                };
                advice.offer(label, decided, because, ends(outcome));
            }
            (None, true) if self.opponent_gains_ms > 0 => advice.offer(wrong, true, because, minutes),
            (None, true) => {
                advice.offer(Message::new("offer-play-on"), true, because, SaidRuling::default());
            }
            (None, false) => {
                let nothing = SaidRuling::default();
                advice.offer(Message::new("offer-play-on"), false, because.clone(), nothing);
                if self.opponent_gains_ms > 0 {
                    advice.offer(wrong, false, because, minutes);
                }
            }
        }
        advice
    }
}

fn ground(ground: laws::ClaimGround) -> ClaimGround {
    match ground {
        laws::ClaimGround::Repetition => ClaimGround::Repetition,
        laws::ClaimGround::FiftyMoves => ClaimGround::FiftyMoves,
    }
}

fn form(form: laws::ClaimForm) -> ClaimForm {
    match form {
        laws::ClaimForm::OnBoard => ClaimForm::OnBoard,
        laws::ClaimForm::Intending(_) | laws::ClaimForm::IntendingOneOf(_) => ClaimForm::Written,
        laws::ClaimForm::IntendingUnwritten => ClaimForm::Unwritten,
    }
}

fn verdict(verdict: laws::ClaimVerdict) -> ClaimVerdict {
    match verdict {
        laws::ClaimVerdict::Correct => ClaimVerdict::Correct,
        laws::ClaimVerdict::Wrong => ClaimVerdict::Wrong,
        laws::ClaimVerdict::NotHavingTheMove => ClaimVerdict::NotOnMove,
        laws::ClaimVerdict::Touched => ClaimVerdict::Touched,
        laws::ClaimVerdict::NoEvidence => ClaimVerdict::NoEvidence,
        laws::ClaimVerdict::WriteFirst => ClaimVerdict::WriteFirst,
        laws::ClaimVerdict::OverBefore(_) => ClaimVerdict::OverBefore,
    }
}

/// The entry of the same claim, where it stands in the journal: same game, ground, claimant, written move and position.
/// Other moves lead to another position or another count of moves, and so to another claim.
pub fn on_record(state: &State, game: GameId, found: &FoundClaim) -> Option<EntryNo> {
    let player = state.pairing_of(game)?.player(found.claimant);
    state.incidents_of_game(game).iter().find_map(|record| {
        let fact = record.claim.now()?;
        let same = fact.player == Some(player)
            && fact.ground == found.ground
            && (&fact.written_move, fact.touched) == (&found.written_move, found.touched)
            && (&fact.fen, fact.quiet_plies) == (&found.fen, found.quiet_plies);
        record.incident.now().filter(|_| same)?;
        record.incident.first().map(|dated| dated.entry)
    })
}
