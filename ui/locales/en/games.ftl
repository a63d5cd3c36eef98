### Games as text: files in and out, what is pasted, two scoresheets, audits.

place-games = Games

action-go-games = Go to the games
action-games-in = Attach a file of games
action-games-out = Write games as PGN
action-paste-anything = Paste a position, a game or moves
action-two-sheets = Put two scoresheets beside each other
action-audit-round = Look through the round’s games
action-audit-file = Look through a file of games
action-attach = Attach to the board in hand

dialog-games = Games (PGN)

games-parts = What to do with games
games-part-in = Attach a file
games-part-out = Write PGN
games-part-paste = Paste
games-part-sheets = Two scoresheets
games-part-audit = Look through

## A file of games

# $file: its name
games-none = There is no game in { $file }. Choose a PGN file: games with their names in brackets and their moves.
# $file: its name; $most: games
games-too-many = There are more than { $most } games in { $file }. Choose the file of the round; a collection can be looked through.
# $round: as the file has it
games-other-round = The file says round { $round }. Choose that round above, or attach it by hand.
games-round-differs = The file says round { $round }: is it this game?
games-by-hand = Attached by hand.
games-in-teach = No file of games lies here
games-in-teach-text = Choose a PGN file of the round, or drop it on the window. Every game is shown beside the board it belongs to; nothing is recorded before you confirm.
games-in-choose = Choose a file
games-in-where = Boards of
games-in-this-round = This round
games-in-this-section = This section
games-in-everywhere = The whole competition
games-in-source = Whose record
# $count: games taken
games-in-apply = { $count ->
    [0] Nothing to record
    [one] Record 1 game
   *[other] Record { $count } games
}
games-in-leave = Leave the file
# $count
games-in-found = { $count ->
    [one] 1 game has its board
   *[other] { $count } games have their boards
}
games-in-unmatched = { $count ->
    [one] 1 game belongs to no board
   *[other] { $count } games belong to no board
}
games-in-without = { $count ->
    [one] 1 board has no game in the file
   *[other] { $count } boards have no game in the file
}
games-in-take = Take
games-in-board = Board
games-in-white = White
games-in-black = Black
games-in-moves = Moves
games-in-clocks = Clocks
games-in-remarks = To look at
games-in-number = Game
games-in-why = Why
games-in-attach = Attach to
games-in-attach-none = no board
# $players: of the game in the file
games-in-attach-to = Attach { $players } to
# $board, $players
games-in-take-game = Take board { $board }, { $players }
games-in-show = Show
games-in-shown = The game in the file
# $plies: half-moves on record
games-in-before = { $plies ->
    [one] One half-move on record
   *[other] { $plies } half-moves on record
}

## Games written

games-out-title = Write games as PGN
games-out-which = Which games
games-out-game = The board in hand
games-out-round = The round
games-out-section = The section
games-out-all = All
games-out-for = For whom
games-out-archive = Archive: everything known
games-out-broadcast = Broadcast: main line and clocks, every board
games-out-rating = Rating: what counts, without comments
games-out-write = Write
games-out-no-board = Choose a board in the round first, or write the whole round.
pgn-nothing = No game has moves or a result to write yet. Attach moves or enter results first, or write for a broadcast.

## Paste

paste-title = Paste
paste-text = A position, a game or moves
paste-text-hint = FEN, PGN, a list of moves, rows typed off a scoresheet
paste-teach = Paste here with Ctrl V. What it is will be said and shown on a board; one key attaches it to the board in hand.
paste-position = A position (FEN).
paste-diagram = A diagram without the side to move. It is shown with White to move.
# $why: a sentence
paste-unplayable = Looks like a position, but cannot be one: { $why }
paste-nothing = This is no position, no game and no list of moves. Check what was copied, and paste again.
# $count: games; $plies: legal half-moves of the one shown
paste-game = { $count ->
    [one] A game, { $plies ->
        [one] one half-move
       *[other] { $plies } half-moves
    }.
   *[other] { $count } games. The one shown has { $plies ->
        [one] one half-move
       *[other] { $plies } half-moves
    }.
}
# $number, $white, $black
paste-one-of = { $number }. { $white } – { $black }
paste-which = Which game
paste-assumed-side = The side to move was not said; White was taken.
paste-assumed-castling = Castling rights without king and rook at home were left out.
paste-assumed-en-passant = An en passant square no pawn can have passed was left out.
paste-assumed-material = There are more pieces than promotion allows.
paste-assumed-check = No last move can have given this check.
paste-assumed-opposite-check = The side that is not to move is in check.
# $source: whose record; $plies
paste-replaces = { $source }: a record of { $plies ->
    [one] one half-move
   *[other] { $plies } half-moves
} stands there already. Attaching replaces it; the journal keeps both.
paste-nothing-to-attach = There is nothing in it that could be attached to a board.
paste-notices = Noticed
# $line, $column
paste-place = line { $line }, column { $column }
# $board: number and players
paste-attach-moves = Attach to board { $board }
paste-attach-position = Note at board { $board }
paste-no-board = Choose the board it belongs to.
paste-source = Whose record
paste-line = The game pasted
paste-board = The position pasted
paste-rest = Kept as text

## Two scoresheets

sheets-title = Two scoresheets
sheets-white = White’s sheet
sheets-black = Black’s sheet
sheets-hint = As it is written, one row a move. A hole is --, what cannot be read is ?
sheets-final = Final position
sheets-final-hint = As FEN, where it was noted
sheets-none = Neither sheet has a move yet. Type or paste at least one of them.
# $most: entries
sheets-too-long = There are more than { $most } entries, which is no scoresheet. Paste the moves of one game.
sheets-teach = Type or paste what each player wrote. The sheets are laid side by side, the first difference is named, and the game that explains both is put together. You pick; every half-move keeps its reason.
# $ply: half-move; $text: as typed
sheets-not-legal = “{ $text }” is no legal move at half-move { $ply }. Pick another, or type it as it stands on the sheet.
sheets-columns = The sheets side by side
sheets-number = Move
sheets-game = Game
sheets-why = Why
sheets-others = Or
sheets-pick = Take { $move } at { $number }
sheets-other-move = Other move
sheets-unpick = Take back
sheets-findings = To look at
sheets-alone = Each by itself
sheets-line = The game put together
sheets-agree = Both sheets say the same game.
# $count: findings
sheets-explained = { $count ->
    [0] Every entry is explained.
    [one] One thing to look at; every entry is explained.
   *[other] { $count } things to look at; every entry is explained.
}
sheets-unexplained = { $count ->
    [0] Some entries stay unexplained.
    [one] One thing to look at, and some entries stay unexplained.
   *[other] { $count } things to look at, and some entries stay unexplained.
}
# $move: number; $sheet: white or black; $text, $other: as written
sheets-first-difference = The sheets first differ at { $move }
sheets-missing = { $sheet ->
    [white] White’s
   *[black] Black’s
} sheet lacks { $move }
sheets-doubled = { $sheet ->
    [white] White’s
   *[black] Black’s
} sheet: { $text } at { $move } is written twice or is no move of the game
sheets-exchanged = { $sheet ->
    [white] White’s
   *[black] Black’s
} sheet: { $text } at { $move } and { $other } stand in each other’s place
sheets-unclear = { $sheet ->
    [white] White’s
   *[black] Black’s
} sheet: { $text } at { $move } cannot be what it says
# $count: half-moves; $move: number of the first that is not legal
sheets-alone-legal = { $count ->
    [one] A legal game of one half-move.
   *[other] A legal game of { $count } half-moves.
}
sheets-alone-stops = Legal up to { $move }, { $count ->
    [one] one half-move
   *[other] { $count } half-moves
}.
sheets-alone-final = Ends in the final position noted.
sheets-alone-other-final = Does not end in the final position noted.
# $result
sheets-alone-result = Nothing in it speaks against { $result }.
sheets-alone-contradicts = Its last position contradicts { $result }.
sheets-note = Words for the journal
sheets-record = Record the game put together
sheets-no-board = Choose the board these sheets are of.
sheets-hole = –

# Why a half-move is what it is. $sheet: white or black, where it is about one.
move-ground-only = Only { $sheet ->
    [white] White’s
   *[black] Black’s
} sheet goes so far
move-ground-missing = { $sheet ->
    [white] White’s
   *[black] Black’s
} sheet lacks it; the other has the move
move-ground-unclear = { $sheet ->
    [white] White’s
   *[black] Black’s
} sheet cannot be what it says; the other has the move
move-ground-preferred = { $sheet ->
    [white] White’s
   *[black] Black’s
} sheet fits what follows
move-ground-resolved = What follows decides
move-ground-likely = Most like what is written
move-ground-filled = On neither sheet; with it the record goes on
move-ground-exchanged = Entries on { $sheet ->
    [white] White’s
   *[black] Black’s
} sheet exchanged
move-ground-decided = Decided by the arbiter
move-ground-left-out = No move of the game: left out

# $count: half-moves with a reason
journal-reconstruction = { $count ->
    [0] Game put together from the scoresheets
    [one] Game put together from the scoresheets, one reason
   *[other] Game put together from the scoresheets, { $count } reasons
}
# $move: with its number; $why: a reason; $white, $black: what the sheets have there, or none
journal-move-reason = { $move }: { $why } ({ $white ->
    [none] White –
   *[other] White { $white }
}, { $black ->
    [none] Black –
   *[other] Black { $black }
})

## Audits

# $games, $plies, $findings, $percent
audit-running = { $percent } %. Games: { $games }, half-moves: { $plies }, findings: { $findings }
audit-stopped = Stopped. Games: { $games }, half-moves: { $plies }, findings: { $findings }. What follows was not looked at.
# $round
audit-nothing-recorded = No moves are on record in round { $round } yet. Attach a file of games first.
# $side: white or black; $time
audit-clock-gained = { $side ->
    [white] White’s
   *[black] Black’s
} clock shows { $time } more than it can
# $side: white or black
audit-clock-ran-out = { $side ->
    [white] White’s
   *[black] Black’s
} time had run out, and the game went on
audit-title = Look through games
audit-teach = Every game on record is played through: the first move that is not legal, draws nobody claimed, ends nobody noticed, results the last position contradicts. Nothing is recorded.
# $round
audit-this-round = Round { $round }
audit-choose-file = Choose a file
audit-begins = Reading …
audit-stop = Stop
# $count: findings shown
audit-first = The first { $count } are shown; the terminal says all: flagfall audit.
audit-nothing-found = Nothing was found.
audit-findings = Findings
audit-board = Board
audit-game = Game
audit-move = Move
audit-found = Found
audit-article = Article
audit-replay = Replay there
audit-line = The game of the finding
# $players
audit-show = Show { $players }, { $move }
