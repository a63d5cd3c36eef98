### Replays, notations, pictures of positions, and what the claim desk asks before it can answer.

action-step-disputed = To the disputed move
action-save-svg = Save the position as a picture (SVG)
action-save-png = Save the position as a picture (PNG)
action-next-notation = Moves in the next notation
action-take-back-move = Take the last added move back
action-record-repetition = Record the claim of repetition
action-record-fifty = Record the claim of fifty moves

## Notations

move-notation = Notation
move-notation-san = Algebraic (K Q R B N)
move-notation-figurine = Figurines
move-notation-long = Long algebraic (Ng1-f3)
move-notation-descriptive = Descriptive (N-KB3)
# $language: its name; $letters: of king, queen, rook, bishop, knight
move-notation-language = { $language } ({ $letters })
# $text: as typed
move-notation-unknown = “{ $text }” is no notation. Use san, figurine, long, descriptive, or the code of a language such as de.

## Replay

replay-no-moves = No moves of this game are on record. Import the round’s games, or enter the moves at the claim desk.
replay-result = Result
# $count
replay-quiet = { $count ->
    [0] A capture or a pawn move
    [one] 1 half-move without capture or pawn move
   *[other] { $count } half-moves without capture or pawn move
}
replay-check = Check
# $time: what the move took
replay-spent = { $time } for this move
replay-disputed = Disputed move
replay-unread = What is written after it cannot be played over:
replay-to-disputed = Disputed move
replay-save-svg = Save SVG
replay-save-png = Save PNG
# $file: where it went
replay-saved = Saved as { $file }
diagram-not-drawn = The picture could not be made. Save it as SVG instead.

## The claim desk

# $side: who claims; $opponent: the other side
claims-may = { $side } has the move and may claim.
claims-may-opponent = { $side } does not have the move and cannot claim. { $opponent } has it and may.
claims-may-not-touched = { $side } has touched a man and cannot claim on this move. { $opponent } may claim on the next.
claims-may-nobody = Nobody can claim any more: the game was over before.
# $count: the time it would be; $move: the written one with its number
claims-would-occur = With { $move } the position would stand on the board for the { $count ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $count }th
} time.
claims-claimed-on = Claimed on
# $text: as typed; $moves: what it may be
claim-written-several = “{ $text }” can be { $moves }. Type which, with the square it comes from.
# $players: as the file has them
claim-other-players = These are the moves of { $players }, not of the players of this board. Choose the right board before anything is recorded.
claim-file-without-moves = There are no games in this file. Choose a game file (PGN), or type the moves.
claims-file = From a file…
claims-file-game = Which game
claims-claimant = Who claims
claims-claimant-mover = side to move
claims-next = Next move
claims-next-hint = Enter adds it after the last move
claims-since = Added
claims-take-back = Take back
claims-board-move = A move made on the board
claims-board-adds = is added to the game
claims-board-writes = is the written move
claims-promotion = Promote to

## A position as typed

# $text: as typed; $why: a sentence
position-none = “{ $text }” is no position a game can go on from. { $why } Correct it, or paste a whole FEN: the men rank by rank, who has the move, castling, en passant.
position-empty = There is no position here. Paste a FEN, or the men rank by rank.
# $castling: rights the men allow; $squares: en passant squares
position-needs-more = The men alone do not say who has the move. Add w or b, then the castling that is not lost ({ $castling } are possible) and the en passant square ({ $squares } is possible).
position-both-in-check = Both kings are in check.
position-turn = Who has the move
position-castling = Castling not lost
# $side: whose
position-castling-short = { $side }, king side
position-castling-long = { $side }, queen side
position-en-passant = En passant
position-en-passant-none = not possible
# $square: where the pawn would be captured
position-en-passant-on = on { $square }
position-no-count = The moves without capture and pawn move are counted from here.
position-castling-dropped = Castling is left out where king or rook do not stand at home.
position-en-passant-dropped = En passant is left out: no pawn can just have passed that square.
position-too-many-men = There are more men than a game can have. It is checked all the same.
position-impossible-check = No last move can have given this check. It is checked all the same.
position-opposite-check = The side that does not have the move is in check, as after an illegal move. It is checked all the same.

## A board that is walked over

board-walk = Board: the arrow keys walk over the squares, Enter takes a man and puts it down
# $man: the letter of the man there, or none
board-square = { $square }, { $man ->
    [K] white king
    [Q] white queen
    [R] white rook
    [B] white bishop
    [N] white knight
    [P] white pawn
    [k] black king
    [q] black queen
    [r] black rook
    [b] black bishop
    [n] black knight
    [p] black pawn
   *[none] empty
}
