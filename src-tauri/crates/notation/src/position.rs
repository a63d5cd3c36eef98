//! Where a game starts: the usual array, or a position given as FEN.
//!
//! Positions in real files leave out fields, spell castling rights in three ways and are now and then not playable at
//! all. What is playable is read with a note of what was assumed; what is not is an error with its reason.

use std::num::NonZeroU32;

use shakmaty::{
    CastlingMode, Chess, Color, EnPassantMode, FromSetup, Move, Position, PositionError, PositionErrorKinds,
    Role, Setup, fen::Fen,
};

/// A playable position to start from, with the way castling is meant in it.
///
/// Guarantees that moves can be generated from it; does not guarantee that it can arise in a game.
#[derive(Clone, Debug)]
pub struct StartPosition {
    chess: Chess,
    mode: CastlingMode,
    usual: bool,
}

/// What had to be assumed to read a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FenSlack {
    /// Only the placement was given: White is taken to move, nobody may castle.
    SideAssumed,
    /// Castling rights without king and rook at home, dropped.
    CastlingRightsDropped,
    /// An en passant square no pawn can have passed, dropped.
    EnPassantSquareDropped,
    /// More pieces than promotion allows, kept.
    TooMuchMaterial,
    /// A check that no last move can have given, kept.
    ImpossibleCheck,
    /// The side not to move stands in check, kept.
    OppositeCheck,
}

/// Why a FEN gives no position to play from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum FenError {
    /// Not the syntax of FEN.
    #[error("not a FEN")]
    Syntax,
    /// Not exactly one king for each side.
    #[error("each side needs exactly one king")]
    Kings,
    /// A pawn on the first or eighth rank.
    #[error("a pawn stands on the first or eighth rank")]
    PawnOnBackRank,
    /// The side not to move stands in check.
    #[error("the side not to move is in check")]
    OppositeCheck,
    /// More pieces than any game can bring about, and too many to generate moves for.
    #[error("too much material")]
    TooMuchMaterial,
}

impl FenError {
    /// Message id of the reason.
    pub fn message_id(self) -> &'static str {
        match self {
            Self::Syntax => "notation-fen-syntax",
            Self::Kings => "notation-fen-kings",
            Self::PawnOnBackRank => "notation-fen-pawn-on-back-rank",
            Self::OppositeCheck => "notation-fen-opposite-check",
            Self::TooMuchMaterial => "notation-fen-too-much-material",
        }
    }
}

impl Default for StartPosition {
    fn default() -> Self {
        Self { chess: Chess::new(), mode: CastlingMode::Standard, usual: true }
    }
}

impl PartialEq for StartPosition {
    fn eq(&self, other: &Self) -> bool {
        self.mode == other.mode && self.fen() == other.fen()
    }
}

impl Eq for StartPosition {}

impl StartPosition {
    /// Reads a FEN of one to six fields. Castling rights may be `KQkq`, X-FEN or Shredder letters; `chess960` forces
    /// the Chess960 reading, otherwise it is taken where the rights make no sense without it.
    pub fn from_fen(text: &str, chess960: bool) -> Result<(Self, Vec<FenSlack>), FenError> {
        let mut slack = Vec::new();
        let fields: Vec<&str> = text.split_whitespace().collect();
        if fields.len() == 1 {
            slack.push(FenSlack::SideAssumed);
        }
        let setup = read_fields(&fields)?;
        let mode = if chess960 { CastlingMode::Chess960 } else { CastlingMode::detect(&setup) };
        let chess = playable(setup, mode, &mut slack)?;
        let usual = chess == Chess::new()
            && chess.halfmoves() == 0
            && chess.fullmoves().get() == 1
            && mode == CastlingMode::Standard;
        Ok((Self { chess, mode, usual }, slack))
    }

    /// A position put together from its parts. Rights and squares the board does not bear out are dropped.
    pub fn from_setup(setup: Setup, mode: CastlingMode) -> Result<Self, FenError> {
        playable(setup, mode, &mut Vec::new()).map(|chess| Self::from_chess(chess, mode))
    }

    /// As [`StartPosition::from_fen`], for a position from which a game goes on after an illegal move: the side not to
    /// move may stand in check, as when a player left his king there and his opponent did not see it. A king can
    /// still not be captured (Art. 1.4.1).
    pub fn from_disputed_fen(text: &str, chess960: bool) -> Result<(Self, Vec<FenSlack>), FenError> {
        let strict = Self::from_fen(text, chess960);
        if !matches!(strict, Err(FenError::OppositeCheck)) {
            return strict;
        }
        let fields: Vec<&str> = text.split_whitespace().collect();
        let setup = read_fields(&fields)?;
        let mode = if chess960 { CastlingMode::Chess960 } else { CastlingMode::detect(&setup) };
        let mut slack = vec![FenSlack::OppositeCheck];
        let chess = with_opposite_check(setup, mode, &mut slack)?;
        Ok((Self { chess, mode, usual: false }, slack))
    }

    /// A position that came about by playing, as a place to start from.
    pub fn from_chess(chess: Chess, mode: CastlingMode) -> Self {
        let usual = mode == CastlingMode::Standard
            && chess == Chess::new()
            && chess.halfmoves() == 0
            && chess.fullmoves().get() == 1;
        Self { chess, mode, usual }
    }

    /// The position itself.
    pub fn chess(&self) -> &Chess {
        &self.chess
    }

    /// Standard or Chess960 castling.
    pub fn mode(&self) -> CastlingMode {
        self.mode
    }

    /// Whether this is the usual array with White to move, which needs no FEN in a game's tags.
    pub fn is_usual(&self) -> bool {
        self.usual
    }

    /// The position as FEN, see [`fen_of`].
    pub fn fen(&self) -> String {
        fen_of(&self.chess)
    }
}

/// A position as FEN of six fields, the en passant square only when a capture there is legal.
pub fn fen_of(chess: &Chess) -> String {
    Fen::from_position(chess, EnPassantMode::Legal).to_string()
}

fn read_fields(fields: &[&str]) -> Result<Setup, FenError> {
    if fields.is_empty() || fields.len() > 6 {
        return Err(FenError::Syntax);
    }
    let full = fields.join(" ");
    if let Ok(fen) = Fen::from_ascii(full.as_bytes()) {
        return Ok(fen.into_setup());
    }
    // A counter that does not read as a number says nothing about the position, nor about the other counter.
    let short: Vec<&str> = fields.iter().take(4).copied().collect();
    let fen = Fen::from_ascii(short.join(" ").as_bytes()).map_err(|_| FenError::Syntax)?;
    let counter = |index: usize| fields.get(index).and_then(|text: &&str| text.parse::<u32>().ok());
    let mut setup = fen.into_setup();
    setup.halfmoves = counter(4).unwrap_or(setup.halfmoves);
    setup.fullmoves = counter(5).and_then(NonZeroU32::new).unwrap_or(setup.fullmoves);
    Ok(setup)
}

fn playable(setup: Setup, mode: CastlingMode, slack: &mut Vec<FenSlack>) -> Result<Chess, FenError> {
    let generable = moves_fit(&setup);
    let error = match Chess::from_setup(setup, mode) {
        Ok(chess) => return Ok(chess),
        Err(error) => error,
    };
    let kinds = error.kinds();
    for (kind, note) in [
        (PositionErrorKinds::INVALID_CASTLING_RIGHTS, FenSlack::CastlingRightsDropped),
        (PositionErrorKinds::INVALID_EP_SQUARE, FenSlack::EnPassantSquareDropped),
        (PositionErrorKinds::TOO_MUCH_MATERIAL, FenSlack::TooMuchMaterial),
        (PositionErrorKinds::IMPOSSIBLE_CHECK, FenSlack::ImpossibleCheck),
    ] {
        if kinds.contains(kind) {
            slack.push(note);
        }
    }
    if kinds.contains(PositionErrorKinds::TOO_MUCH_MATERIAL) && !generable {
        return Err(FenError::TooMuchMaterial);
    }
    error
        .ignore_invalid_castling_rights()
        .or_else(PositionError::ignore_invalid_ep_square)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .map_err(|_| reason(kinds))
}

/// The rules library sets up no position in which the side not to move is in check, but it plays on from one. So the
/// other side is given the move and passes it back with a piece that stays where it is.
fn with_opposite_check(
    mut setup: Setup,
    mode: CastlingMode,
    slack: &mut Vec<FenSlack>,
) -> Result<Chess, FenError> {
    let (halfmoves, fullmoves) = (setup.halfmoves, setup.fullmoves);
    setup.swap_turn();
    setup.ep_square = None;
    setup.halfmoves = halfmoves.saturating_sub(1);
    if setup.turn.is_black() {
        setup.fullmoves = NonZeroU32::new(fullmoves.get() - 1).unwrap_or(NonZeroU32::MIN);
    }
    let passing = [Role::Knight, Role::Bishop, Role::Queen, Role::Pawn, Role::King]
        .into_iter()
        .find_map(|role| setup.board.by_piece(role.of(setup.turn)).first().map(|square| (role, square)));
    let (role, square) = passing.ok_or(FenError::Kings)?;
    let mut chess = playable(setup, mode, slack)?;
    // Taking a pawn that is not there sets the fifty-move count to nothing and touches nothing else.
    let capture = (halfmoves == 0).then_some(Role::Pawn);
    chess.play_unchecked(Move::Normal { role, from: square, capture, to: square, promotion: None });
    Ok(chess)
}

fn reason(kinds: PositionErrorKinds) -> FenError {
    if kinds.intersects(
        PositionErrorKinds::EMPTY_BOARD
            | PositionErrorKinds::MISSING_KING
            | PositionErrorKinds::TOO_MANY_KINGS,
    ) {
        FenError::Kings
    } else if kinds.contains(PositionErrorKinds::PAWNS_ON_BACKRANK) {
        FenError::PawnOnBackRank
    } else {
        FenError::OppositeCheck
    }
}

/// The move list of the rules library has a fixed capacity that no reachable position exceeds. Positions beyond
/// reachable material are only played when they cannot exceed it either, also after every promotion.
fn moves_fit(setup: &Setup) -> bool {
    Color::ALL.into_iter().all(|color| {
        let side = setup.board.by_color(color);
        let heavy = (setup.board.queens() | setup.board.pawns()) & side;
        side.count() <= 16 && heavy.count() <= 9
    })
}
