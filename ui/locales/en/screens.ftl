### Boards, lines, the mate question, the law panel, the claim desk, replay, clocks and the hall display.

place-claims = Claims
place-replay = Replay
place-clocks = Clocks

group-line = Position on the board

action-mate-question = Show whether mate is possible
action-search-deeper = Search deeper for a mate
action-claim = Check a draw claim
action-replay = Replay the game
action-step-back = One move back
action-step-forward = One move on
action-step-first = To the first position
action-step-last = To the last position
action-flip = Turn the board round
action-copy-fen = Copy the position as FEN
action-go-claims = Go to the claim desk
action-go-replay = Go to the replay
action-go-clocks = Go to the clocks
action-go-hall = Show the hall display

## A line on a board

line-start = Start
# $place: the move that led here
line-position = Position after { $place }
line-back = Back
line-forward = On
line-flip = Turn
line-copy = Copy FEN
line-moves = Moves

## The mate question

evidence-title = Whether mate is possible
evidence-decide = Decide the mate question
evidence-side = Who would have to mate
evidence-show = Show why
evidence-line = Line to the mate
# $move: the last move on record
evidence-position-after = Last recorded position, after { $move }
evidence-position-given = Position as it was given
evidence-fen = Other position
evidence-fen-hint = As FEN, where the board stands differently from the record
evidence-ask = Ask again
evidence-deeper = Search deeper
evidence-searching-begins = Searching. The desk goes on working meanwhile.
# $done, $of: attempts
evidence-searching = Searching, step { $done } of { $of }. The desk goes on working meanwhile.
evidence-stop = Stop
# $text: as typed
mate-fen-unclear = “{ $text }” is no position. Paste a FEN: eight ranks, the side to move, castling rights, en passant.
mate-no-position = No moves of this game are on record up to now. Type the position as FEN, or enter the moves first.

## The law panel

law-panel = Article
law-close = Close
law-all = All Articles
law-cited = { $count ->
    [one] 1 entry cites it
   *[other] { $count } entries cite it
}
law-not-cited = Nothing in this competition cites it.
# $article: its number
law-none = The Laws this section plays by have no Article { $article }.
law-nothing-found = No Article has these words in its title or in what it requires.

## The claim desk

claims-title = Claim desk
claims-board = Board
claims-no-board = No board: pasted moves
claims-moves = Moves, if not on record
claims-moves-hint = A game file, or the moves as on the scoresheet
claims-fen = They begin at
claims-fen-hint = FEN; empty is the usual start
claims-written = Written move
claims-written-hint = Empty: the position stands on the board
claims-touched = A man was touched before the claim
claims-ground-repetition = Threefold repetition
claims-ground-fifty-moves = Fifty moves
claims-start = Paste the moves, or choose a board whose moves are on record.
# $count: how often the position stood on the board
claims-occurred = { $count ->
    [one] This position stood on the board once, now.
   *[other] This position stood on the board { $count } times.
}
claims-occurrences = Where it stood
claims-at-start = at the start
claims-look-alikes = Looks the same and is another position
claims-quiet = { $plies ->
    [one] 1 half-move without capture or pawn move
   *[other] { $plies } half-moves without capture or pawn move
}
claims-write-repeating = A third occurrence can be claimed by writing
claims-write-fifty = Fifty moves can be claimed by writing
claims-earlier = Earlier in the game
claims-first-threefold = third occurrence after { $move }
claims-first-fivefold = fifth occurrence after { $move }
claims-first-fifty = fifty moves after { $move }
claims-first-seventy-five = seventy-five moves after { $move }
# $move: after which move; $how: which end
claims-ended = After { $move } the game was over: { $how }.
claims-how-checkmate = checkmate
claims-how-stalemate = stalemate
claims-how-fivefold = fifth occurrence, drawn
claims-how-seventy-five = seventy-five moves, drawn
# $ply: which half-move; $text: as written
claims-not-legal = Half-move { $ply }, “{ $text }”, is not legal there, and nothing after it was looked at. Correct it in the moves, or take back what was added.
claims-meant = It may mean
claims-verdict-correct = right
claims-verdict-wrong = wrong
claims-verdict-not-on-move = the claimant does not have the move
claims-verdict-touched = the right is gone: a man was touched
claims-verdict-no-evidence = no evidence
claims-verdict-write-first = the move must be written first
claims-verdict-over-before = the game was over before
claims-on-board = on the board
claims-with = with { $move } written
claims-must-play = Now due: { $moves }
claims-record = Record the claim and its ruling
# $number: of the entry
claims-on-record = Recorded as No. { $number }.
claims-record-open = Record the claim, rule later
claims-line = The game
claim-no-moves = There are no moves to check. Paste them, or a position.
claims-needs-board = To record it, choose the board.

## Replay

replay-title = Replay
replay-choose = Choose a board in the round first.
replay-same = the same position, { $time } of { $times }
replay-clocks = Clocks

## Clocks

clocks-title = Clocks of the round
clocks-under-five = Under five minutes
clocks-others = Other boards that are playing
clocks-none-under = No board was last read under five minutes.
clocks-read = Read
clocks-correct = Correct
clocks-none-playing = No game is being played.
correction-title = Correct the clocks of board { $board }
correction-kind = What is wrong
correction-shown = The clocks show
correction-counter = Moves on the counter
correction-amount = Time
correction-amounts = Time for each
correction-completed = Moves completed
correction-elapsed = Hall time since then
correction-reason = Reason
correction-before = Before
correction-after = After
correction-counters = Counter
correction-sums = The arithmetic
correction-closed = The clocks stay as they are.
correction-nothing = Nothing changes: the clocks are right.
correction-shortfall = { $side } is { $time } below nothing: judge what is fair.
correction-margin = { $side } may have up to { $time } more, by your judgement.
correction-record = Record the correction
correction-on-change = Type what the clocks show to see the right times.
unclear-missing = { $field ->
    [white-clock] What does White’s clock show?
    [black-clock] What does Black’s clock show?
    [counter] How many moves do the counters show? Without a counter, count the scoresheets.
    [side] Whose clock is it about?
    [amount] How much time is it?
    [claim] Which claim was it?
    [reason] Why? What is recorded needs its reason.
    [elapsed] How much time has passed in the hall since the last good reading?
   *[other] Something is missing ({ $field }).
}

## The hall display

hall-title = Hall display
hall-round = Round { $round }
hall-time-since = since the start
hall-default-left = until the default time
hall-default-passed = Default time has passed
hall-not-started = The round has not started
