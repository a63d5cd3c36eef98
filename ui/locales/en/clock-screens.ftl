### Clock sheets, corrections, arrivals, fallen flags and the hall display, as the window and the terminal show them.

## Time controls

# $first, $rest: parts of a control in words
control-list = { $first }, { $rest }
control-of-side = { $first } { $rest }
control-other-side = { $first }; { $rest }
control-minutes-or-seconds = “{ $text }”: minutes or seconds? Write 3+2 for three minutes; write hours in words, such as 180 minutes for the game.

## The clock sheet

sheet-title = Clock sheet of board { $board }
sheet-control = { $control }, started { $time }
sheet-not-started = The round has no start: readings cannot be held against the time in the hall. Record the start.
sheet-no-control = The time control of this section cannot be read: nothing is reckoned.
sheet-move-missing = A reading without its move is not reckoned. Read the clocks with the move in progress.
sheet-empty = No reading yet. Read both clocks with the move in progress each time you pass: the desk holds them against the time in the hall.
sheet-at = Hall
sheet-move = Move
sheet-white = White
sheet-black = Black
sheet-used-white = Used by White
sheet-used-black = Used by Black
sheet-gap = Difference
sheet-kind = Reading
sheet-call = read
sheet-before = before: { $about }
sheet-after = after: { $about }
sheet-moves = on record
sums-both = Hall and clocks
sheet-show-sums = Show the arithmetic of { $move }

## The boards of a round

# $minutes: since the last reading
clocks-since = { $minutes ->
    [0] just now
    [one] one minute ago
   *[other] { $minutes } minutes ago
}
clocks-choose = Choose a board for its clock sheet.
clocks-players = Players
clocks-column-clocks = Clocks
clocks-column-read = Read
clocks-column-check = Check
clocks-may-be-under = may be under five minutes by now
clocks-open = { $count ->
    [one] one incident open
   *[other] { $count } incidents open
}
clocks-walk = To look at
clocks-flagged-other = cannot be
clocks-never-read = not read
# The read-aloud name of a board’s row. $board
clocks-sheet-of = Clock sheet of board { $board }
clocks-form = Reading
clocks-announce = Announce

## Corrections

correction-set-control = The clock was set to
correction-ran = Whose clock ran wrongly
correction-offender = Who is at fault
correction-displacer = Who displaced them
correction-claimant = Who claimed
correction-assisted = Whose assistant
correction-amount-usual = Time; empty is ten minutes
correction-last-good = Last good reading
correction-last-good-moves = Moves completed then
correction-schedule-suffers = The schedule would suffer if it stayed
correction-missed-given = Give the increments that were missed
correction-taken-back = Moves taken back
correction-taken-back-from = Moves taken back; empty is the illegal one alone
correction-times-before = Shown before the irregularity, if known
correction-used = Who used the time since
correction-used-by-each = Used by each, if you judge it
used-unknown = nobody knows: half each
used-trust-white = White’s display can be trusted
used-trust-black = Black’s display can be trusted
used-judged = as typed below
correction-illegal = What was illegal
correction-redress = How it is made good
redress-move = moved from one clock to the other
redress-add = added to the player who lost it
redress-take = taken from the player who displaced them
correction-claim = Which claim
correction-assistant-does = What the assistant does
assistant-clock = presses the clock
assistant-record = records the moves
correction-disability = Needed because of a disability
correction-counter-only = No time changes. Recording it notes the counters.

## Arrivals and the default time

arrivals-title = Not here yet
arrivals-none = Everybody is here.
arrivals-not-started = The round has not started: nobody is late yet.
# $time: hall time; $left: m:ss
arrivals-until = Nobody is late up to { $time }, that moment included: { $left } left.
arrivals-passed = The default time passed at { $time }.
arrivals-time = Arrived at
arrivals-come = { $name } is here
arrivals-came = came { $time }
arrivals-late = too late
arrivals-clock = Clock
arrivals-if-white-moved = If White moved at once; otherwise White’s clock ran that long.
# What a late player’s clock shows. $side, $time
remark-late-clock = The clock of { $side } shows { $time }.
remark-late-black-clock = The clock of { $side } shows { $time } if White moved at once; otherwise White’s ran that long.
# $early: time before the start
remark-arrival-before-start = Recorded { $early } before the start: there when the round began.
refused-arrival-before-start = That is { $early } before the round started. Type the hall time of the arrival, such as 15:20.
refused-arrival-ahead = That hall time is still to come. Type when the player came, or leave it empty for now.
remark-time-grew = The clock of { $side } shows more than the moves since the last reading can have given. Look at its setting; a wrong one is corrected under Clocks.
refused-no-reading = No clock was read. Type what at least one of them shows, such as 0:12:22.
action-print-forfeits = Save the notice of the round’s forfeits
defaults-print = Notice to put up
defaults-saved = Saved: { $file }

## Fallen flags and stopped clocks

advice-flag-enough = { $side } has completed { $count } moves, { $required } were required: the next period goes on.
advice-flag-too-few = { $side } has completed { $count } of the { $required } moves required.
advice-flag-which-period = The last completed move ends a period: type the move in progress, so that it is clear in which period the flag fell.
advice-counted-scoresheet = { $side }: { $count } moves completed, by the scoresheets.
advice-counted-counter = { $side }: { $count } moves completed, by the move counter.
advice-counted-reconstruction = { $side }: { $count } moves completed, by the reconstruction.
advice-first-flag = The flag of { $side } fell first, by the clock’s marker.
advice-stopped-for = { $reason ->
    [promotion-piece] The clocks were stopped for a promotion piece.
    [irregularity] The clocks were stopped for an irregularity.
    [claim] The clocks were stopped for a draw claim.
    [flag] The clocks were stopped for the opponent’s flag.
    [disturbance] The clocks were stopped for a disturbance.
    [illness] The clocks were stopped for illness or a disability.
    [break] The clocks were stopped to leave the board.
   *[none] The clocks were stopped without a reason.
}
# $winner; $ply: half-move after which
advice-ended-checkmate = On record { $winner } had mated with half-move { $ply }, before the flag was noticed.
advice-ended-stalemate = On record stalemate had come with half-move { $ply }, before the flag was noticed.
advice-ended-dead = On record the position was dead after half-move { $ply }, before the flag was noticed.
advice-ended-fivefold = On record the position stood for the fifth time after half-move { $ply }, before the flag was noticed.
advice-ended-seventy-five = On record seventy-five moves were complete with half-move { $ply }, before the flag was noticed.
flag-completed = Completed
flag-counted-by = Counted from
flag-first = Whose flag fell first
flag-first-unknown = not known
flag-stopped-for = Stopped for
flag-when = Seen
flag-when-before = the next move is not completed yet
flag-when-after = again, the next move completed
stop-reason-promotion-piece = a promotion piece
stop-reason-irregularity = an irregularity
stop-reason-claim = a draw claim
stop-reason-flag = the opponent’s flag
stop-reason-disturbance = a disturbance
stop-reason-illness = illness or a disability
stop-reason-break = leaving the board
stop-reason-none = no reason

## The hall display

action-go-hall-all = Show all sections on the hall display
action-close-hall = Close the hall display
action-correct-clocks = Correct the clocks
action-announce = Announce something to the hall
hall-none = No round yet
hall-fill = F fills the screen · Esc closes
announce-title = Announce on the hall display
announce-text = What everybody is to read
announce-to = To
announce-everybody = everybody
announce-take-down = Take down
announce-standing = Now shown: { $text }
refused-no-announcement = Nothing is announced that could be taken down. Type what everybody is to read, or leave it.
journal-announcement = Announced: { $text }
journal-announcement-down = The announcement was taken down.
