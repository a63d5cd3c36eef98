### The adjourned game: the envelope, its opening, the resumption.

## Refusals

refused-adjourn-finished = This game has a result, so it cannot be adjourned. If the result is wrong, clear it first.
refused-adjourn-replaced = This game was annulled or its pairing undone, so it is not adjourned. Choose the game that counts.
refused-adjourned-already = This game is adjourned already. Correct its envelope in the list of adjourned games.
refused-sealer-not-on-move = In this position the other side has the move, and only the player who has the move seals. Check who seals, or the position.
refused-adjournment-over = This game is over, and with it the adjournment. Nothing more is recorded about it.
refused-envelope-opened = This envelope was opened already. If that was mistyped, take that entry back first.
refused-open-replier-absent = The player who has to answer is not there, so the envelope stays closed. Record the arrival first, or open it all the same if you must.
sealed-by-language = In this position these words are different moves in different languages. Ask the player who sealed which language they are in, and record whether you found the move clear, ambiguous or illegal.
refused-no-envelope = There is no such envelope to open: nothing was sealed, or it was reported missing. If it was found again, record what is in it.
refused-sealed-told = The desk has been told this move already. If it was mistyped, take that entry back first.
refused-resumed-already = Play in this game was resumed already. If that was mistyped, take that entry back first.
refused-resume-sealed = The envelope is still closed. Record what was found in it, or that it is missing, before play is resumed.
refused-not-resumed = Play in this game was not resumed yet. Set the clocks when it is.
refused-reply-not-sealed = A reply is sealed only when the envelope was opened and the player who sealed is not there. Make the reply on the board.
refused-resumption-clock = The player did not say so before the own first move. The game goes on with the clocks as they are.

## Remarks

# $count: how many games
remark-round-adjourned = { $count ->
    [one] One game of this round is adjourned and has no result yet.
   *[other] { $count } games of this round are adjourned and have no results yet.
}
remark-adjourned-result = The game was adjourned: with this result it is over, and the envelope need not be opened.
# $field: what is missing on the envelope
remark-envelope-lacks = { $field ->
    [position] The position before the sealed move is not on the envelope yet.
    [times] The times of both clocks are not on the envelope yet.
    [hour] Day and hour of the resumption are not on the envelope yet.
    [place] The place of the resumption is not on the envelope yet.
   *[resumption] Day, hour and place of the resumption are not on the envelope yet.
}
remark-resumption-past = The resumption lies before the adjournment. Check its day and hour, or both players will have come too late.
# $number: of the sealed move; $reached: of the move after the last one on record
remark-sealed-number = The sealed move has number { $number }, but after the moves on record comes move { $reached }. Check the number, or complete the record.
# $told: what the desk was told
remark-sealed-differs = The envelope says something else than the desk was told ({ $told }). What is in the envelope counts.

## The journal

# $board, $white, $black
journal-adjournment-changed = { $board ->
    [0] Envelope corrected: { $white } – { $black }
   *[other] Envelope corrected: board { $board }, { $white } – { $black }
}
# $envelope: the move or the reply; $told: whether the desk was told it
journal-sealed-move = { $envelope ->
    [reply] { $told ->
        [yes] The reply was sealed, and told to the desk under cover
       *[no] The reply was sealed
    }
   *[move] The sealed move was told to the desk, under cover
}
# $holder, $time; $note: none or a text
journal-envelope-custody = { $note ->
    [none] Envelope handed to { $holder }, { $time }
   *[other] Envelope handed to { $holder }, { $time }: { $note }
}
# $side, $time
journal-resumption-arrival = { $side } came to the resumption at { $time }
# $envelope: the move or the reply; $found; $move: none or the move; $by: none or initials; $time
journal-envelope-opened = { $envelope ->
    [reply] Envelope with the reply opened
   *[move] Envelope opened
} at { $time }{ $by ->
    [none] {""}
   *[other] {" "}by { $by }
}: { $found ->
    [clear] the move is clear
    [ambiguous] the move is ambiguous
    [undecipherable] the move cannot be read
   *[illegal] the move is illegal
}{ $move ->
    [none] {""}
   *[other] {" "}({ $move })
}
# $envelope: the move or the reply; $move: none or as declared; $time; $found and $by are not said
journal-envelope-lost = { $envelope ->
    [reply] Envelope with the reply missing
   *[move] Envelope missing
} at { $time }{ $move ->
    [none] {""}
   *[other] ; declared to be the sealed move: { $move }
}
# $time, $white, $black
journal-play-resumed = Play resumed at { $time }, clocks { $white } and { $black }

## What stands on the envelope

# $player, $side, $move: the number
adjourned-sealed-by = { $player } ({ $side }) has sealed move { $move }
# $white, $black
adjourned-clocks = White { $white }, Black { $black }
# $side, $time
adjourned-charged = { $time } of it charged to { $side } for adjourning before the end of the session
# $side
adjourned-offer = { $side } offers a draw
# $time
adjourned-at = Adjourned { $time }
# $time; $place: none or a place
adjourned-resumes = { $place ->
    [none] To be resumed { $time }
   *[other] To be resumed { $time }, { $place }
}
adjourned-resumes-open = Hour and place of the resumption are not fixed yet
# $holder, $time; $note: none or a text
adjourned-custody = { $note ->
    [none] { $time } { $holder }
   *[other] { $time } { $holder }: { $note }
}

## The next thing to do. $replier and $sealer are names, $hour day and time

adjourned-next-hand-over = Hand the envelope over and record who keeps it
adjourned-next-appoint = Fix day, hour and place of the resumption
adjourned-next-wait = Wait for { $hour }
adjourned-next-open = Open the envelope and make the move
adjourned-next-start-clock = { $replier } is not there: start that clock and keep the envelope closed
adjourned-next-reply = { $sealer } is not there: { $replier } makes the reply, or seals it
adjourned-next-resume = Set position and clocks and resume play
adjourned-next-set-times = Set the times as you judge them and resume play
adjourned-next-wait-for-sealer = Wait for { $sealer }, whose clock runs
adjourned-next-rule = Rule: record the result
adjourned-next-new-game = Annul the game and play a new one
adjourned-next-nothing = Nothing: play goes on

## On paper

report-envelope-title = Sealed move
report-envelope-position = Before the sealed move
report-envelope-closed = To be opened by the arbiter at the resumption, and not before the player who has to reply is there.
report-envelope-opened-by = Opened by, at
report-adjourned = adjourned

## The window

action-adjourn = Adjourn the game
action-go-adjourned = Adjourned games
state-adjourned = adjourned
state-adjourned-short = adj.
# $count
round-adjourned = { $count } adjourned
adjourned-its-envelope = Its envelope
adjourn-title = Adjourn the game
adjourn-sealer = Who seals
adjourn-number = Move number
adjourn-fen = Position before it
adjourn-fen-hint = FEN, with the sealer to move
adjourn-offer = Open draw offer
adjourn-offer-none = none
adjourn-resumes = Resumed
adjourn-resumes-form = 2026-05-03 15:00, or 15:00
adjourn-place = Where
adjourn-session-ends = Session ends
adjourn-session-over = it is over
adjourn-holder = Who keeps the envelope
adjourn-sealed = Sealed move
adjourn-sealed-hint = Only if the desk is to know it; usually it stays in the envelope
adjourn-secret = What is typed here is shown, listed, printed and exported only after the envelope was opened. In the file it lies covered, which hides it from a glance and not from somebody who wants to know it.
adjourned-title = Adjourned games
adjourned-in-hand = The adjourned game in hand
adjourned-none = No game is adjourned.
adjourned-how = Choose a board of the round and press J: the envelope is filled in with what the desk knows, printed on A6 from here, and kept in view until play is resumed.
adjourned-players = Players
adjourned-next = Next
# $round
adjourned-round = round { $round }
# $board, $round
adjourned-take = Take { $board } of round { $round } in hand
# $board, $round
adjourned-game = { $board }, round { $round }:
adjourned-envelope = On the envelope
# $move: what was in it
adjourned-sealed-open = In the envelope: { $move }
adjourned-sealed-told = The desk knows the sealed move and keeps it covered.
adjourned-sealed-unknown = The sealed move is in the envelope alone.
adjourned-kept = Kept by
adjourned-kept-by-nobody = Nobody is recorded yet.
adjourned-there = At the resumption
# $name; $time is not said
adjourned-not-there = { $name }: not there yet
# $name, $time
adjourned-came = { $name }: came at { $time }
# $move: the number of the sealed move
adjourned-position = Position before the sealed move { $move }
# $name
adjourned-arrived = { $name } is there
adjourned-act-handOver = Hand over the envelope
adjourned-act-change = Correct the envelope
adjourned-act-tell = Tell the desk the move
adjourned-act-open = Open the envelope
adjourned-act-openReply = Open the envelope with the reply
adjourned-act-lost = The envelope is missing
adjourned-act-reply = Seal the reply
adjourned-act-resume = Resume play
adjourned-act-clocks = Clocks were set wrongly
adjourned-print = Save the envelope for printing
adjourned-replay = Annul and play a new game
adjourned-replay-reason = The envelope and what stood on it are lost.
adjourned-note = Where it lies
adjourned-reply-hint = Leave it empty where it stays in the envelope
adjourned-written = The move as written
adjourned-open-anyway = Open it although the player who has to answer is not there
adjourned-written-told = Leave it empty if it is what the desk was told
adjourned-found = What was found
adjourned-found-read = as the desk reads it
adjourned-found-clear = a clear, legal move
adjourned-found-ambiguous = more than one move is possible
adjourned-found-undecipherable = it cannot be read
adjourned-found-illegal = an illegal move
adjourned-opened-by = Opened by
adjourned-position-known = The position is known or agreed
adjourned-times-known = The times are known or agreed
adjourned-declared = Move that the sealer declares
adjourned-before-first-move = Said before the own first move

## Claims under the historical text

claims-unrecorded = The claimant’s own record has gaps in these moves
claims-flag-fell = The claimant’s flag fell during the check
