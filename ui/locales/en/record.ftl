### Claims, moves, appeals, audits, and the printed record. Arguments as in desk.ftl.

## The claim desk

# $text: as typed; $moves: legal moves most like it
claim-written-unclear = { $moves ->
    [none] “{ $text }” is no move that can be told in this position. Type it as it stands on the scoresheet, such as Nf3 or e4.
   *[other] “{ $text }” is no move that can be told in this position. It may be meant for { $moves }. Type it as it stands on the scoresheet.
}
# $ply: half-move; $text: as written; $candidates: legal moves it may mean
claim-not-legal = { $candidates ->
    [none] Half-move { $ply } is not legal here: { $text }. Everything below is about the moves before it.
   *[other] Half-move { $ply } is not legal here: { $text }. It may mean { $candidates }. Everything below is about the moves before it.
}
# $place: after which move, or the words for the start; $why
claim-look-alike = It only looks the same: { $place } ({ $why }).
claim-differs-turn = the other side had the move
# $side: whose king; $square: of the rook
claim-differs-castling = { $side } could still castle with the rook on { $square }
claim-differs-castling-now = { $side } could not yet castle with the rook on { $square }
# $square
claim-differs-en-passant = a pawn could be captured en passant on { $square }
# $plies
claim-quiet = { $plies ->
    [one] One half-move without capture and pawn move.
   *[other] { $plies } half-moves without capture and pawn move.
}
# $moves
claim-repeating = Written and claimed, these would bring a position for the third time: { $moves }.
claim-fifty-completing = Written and claimed, these would complete fifty moves: { $moves }.
# $moves
claim-must-play = One of these must be made now: { $moves }.
# $move: as it is numbered; $ply
claim-ended-checkmate = The game ended after { $move }, half-move { $ply }: checkmate.
claim-ended-stalemate = The game ended after { $move }, half-move { $ply }: stalemate.
claim-ended-fivefold = The game was drawn after { $move }, half-move { $ply }: the same position for the fifth time.
claim-ended-seventy-five = The game was drawn after { $move }, half-move { $ply }: seventy-five moves by each side without capture and pawn move.
# $number: of the game asked for; $games: how many the file has
claim-no-such-game = { $games ->
    [0] There is no game in the file.
    [one] The file has one game, and no game { $number }.
   *[other] The file has { $games } games, and no game { $number }.
}

claim-not-recorded = Nothing is recorded: make the written move clear first.

claim-ground-repetition = Threefold repetition
claim-ground-fifty-moves = Fifty moves
claim-form-on-board = On the board
claim-form-written = With a written move
claim-form-unwritten = With a move not written yet
claim-verdict-correct = Correct
claim-verdict-wrong = Wrong
claim-verdict-not-on-move = Not on move
claim-verdict-touched = A piece was touched before
claim-verdict-no-evidence = Not shown
claim-verdict-write-first = The move has to be written first
claim-verdict-over-before = The game was over before

## Moves: a file of games, a record read on, games written

refused-no-games = No game of the file is taken. Choose at least one from the list.
games-bye = A bye is no game.
games-no-board = No board has these players.
games-several = Several boards fit. Take it at the right one, or name section and round.
# $number: of the other game in the file
games-twice = Game { $number } of the file belongs to the same board.
games-colours-differ = The colours are the other way round in the pairing.
games-by-board = The file names no players: attached by the board.
games-one-name = Only one of the names fits.
games-same = This record is on the desk already.
# $move: the one that brought it about, none at the start
games-drawn-fivefold = Drawn by { $move }: the same position for the fifth time.
games-drawn-seventy-five = { $move ->
    [none] Drawn at the start
   *[other] Drawn by { $move }
}: seventy-five moves by each side without capture and pawn move.
games-no-moves = No moves.
# $move: number; $text: as written; $count: entries kept as text
games-stops = { $count ->
    [one] Not legal from { $move } { $text } on: kept as text.
   *[other] Not legal from { $move } { $text } on: { $count } entries kept as text.
}
# $file, $desk: results
games-result-differs = The file says { $file }, the desk { $desk }: the desk’s result stands.
# $file: a result
games-result-missing = The record says { $file }; the board has no result. Enter it if it is right: the desk takes over none by itself.
# $boards
games-boards-without = No game in the file for { $boards }.
# $count
pgn-written = { $count ->
    [one] One game written.
   *[other] { $count } games written.
}
replay-given = The arbiter’s position after a move that is not legal.
replay-assumed = Not legal: played over as it was written.

## The journal

# $count
journal-games = { $count ->
    [one] Moves of one game
   *[other] Moves of { $count } games
}
# $board, $white, $black, $source
journal-moves-of = { $board ->
    [0] { $white } – { $black } ({ $source })
   *[other] Board { $board }, { $white } – { $black } ({ $source })
}
# $ply
journal-resumption = The record is read on from half-move { $ply } in the arbiter’s position
# $verdict; $written: the written move or none
journal-claim-found = { $written ->
    [none] Claim checked: { $verdict }
   *[other] Claim with { $written } checked: { $verdict }
}
# $name, $role
journal-appeal-panel = { $name } hears the appeal ({ $role })
# $name, $text
journal-appeal-statement = { $name } on the appeal: { $text }
# $verdict
journal-appeal-outcome = Appeal: { $verdict }

## Appeals

refused-appeal-without-ruling = There is no ruling on this incident yet. Rule first: an appeal goes against a ruling.
refused-appeal-ruling-revoked = The ruling on this incident was revoked, so there is nothing to appeal against. Rule anew first: an appeal goes against a ruling that stands.
refused-appeal-decided = This appeal is decided. If that was mistyped, take its entry back first.
refused-appeal-no-effect = Only a granted appeal changes result or clocks. Take them out, or grant it.
refused-appeal-against-appeal = The ruling that stands was given on appeal, and an appeal goes against the arbiter’s. If the decision was mistyped, take its entry back first.
refused-appeal-ruling-changed = Another appeal has changed this ruling already. Dismiss this one, or decide it as not heard or withdrawn; if its decision is to stand instead, take the other’s entry back first.
remark-appeal-round-open = Its round is not closed: where the time for appeals counts from the end of the round, it is in time.
remark-appeal-before-ruling = It was lodged before the ruling was given: look at the time.
remark-appeal-another = Another appeal against the same ruling is on record: hear them together.
remark-appeal-no-longer-counts = The illegal move no longer counts towards the next. Where it was illegal and only what follows from it changes, decide “granted in part”.
remark-appeal-without-result = The ruling’s result fell with it, and the game has none now. Enter one.
capacity-player = Player
capacity-captain = Team captain
capacity-guardian = Adult for a minor
capacity-delegation = Head of delegation
capacity-other = Other
panel-role-chair = Chair
panel-role-member = Member
panel-role-reserve = Reserve
appeal-verdict-granted = Granted
appeal-verdict-partly = Granted in part
appeal-verdict-dismissed = Dismissed: the ruling stands
appeal-verdict-not-heard = Not heard
appeal-verdict-withdrawn = Withdrawn
# $name, $capacity
appeal-by = { $name } ({ $capacity })
# $name; $federation: or none; $role
appeal-panel = { $federation ->
    [none] { $name } ({ $role })
   *[other] { $name }, { $federation } ({ $role })
}
# $section: code; $round, $board: 0 where there is none
appeal-place = { $board ->
    [0] { $round ->
        [0] The competition
       *[other] { $section }, round { $round }, in the hall
    }
   *[other] { $section }{ $board }, round { $round }
}
# $minutes
appeal-window = { $minutes ->
    [one] One minute to appeal
   *[other] { $minutes } minutes to appeal
}
appeal-no-fee = No fee.
appeal-fee-returned = The fee goes back.
appeal-fee-kept = The fee is kept.

## Audit

# $text: as written
audit-illegal = Not legal: { $text }
audit-null-move = No move was made: { $text }
audit-ambiguous = Several moves fit: { $text }
audit-illegible = Cannot be read: { $text }
audit-start = No game can be played from the start position: { $text }
audit-after-mate = Moves after checkmate: { $text }
audit-after-stalemate = Moves after stalemate: { $text }
audit-threefold = Threefold repetition could be claimed
audit-fifty = Fifty moves could be claimed
audit-fivefold = Drawn: the same position for the fifth time
audit-seventy-five = Drawn: seventy-five moves by each side
# $expected, $result
audit-mate = Checkmate, so { $expected }; the file says { $result }
audit-stalemate = Stalemate, so { $expected }; the file says { $result }
# $count: half-moves played afterwards
audit-dead = { $count ->
    [0] Dead position, not called a draw
    [one] Dead position, and one more half-move
   *[other] Dead position, and { $count } more half-moves
}
# $result
audit-cannot-mate = { $result }, but the winner could not have mated by any series of legal moves
# $tag, $marker
audit-result-conflict = The tag says { $tag }, the moves end with { $marker }
# $games, $plies, $findings
audit-done = Games: { $games }, half-moves: { $plies }, findings: { $findings }.
