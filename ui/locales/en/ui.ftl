### What the window itself says. Sentence case, the field's words, short. Numbers and times arrive as text.

dialog-competition = Competition
dialog-pairings = Tournament reports and pairing lists
dialog-any = Any file

## Header

header-section = Section
header-round = Round
header-round-number = Round { $round }
header-places = Places
header-find = Find
header-help = Help
header-not-started = Round not started
header-started = started { $time }
header-default-in = default time in { $left }
header-default-passed = default time has passed
menu-label = Menu

place-round = Round
place-journal = Journal
place-players = Players
place-competition = Competition
place-laws = Laws

side-white = White
side-black = Black

## The table of actions

group-result = Result of the board in hand
group-board = Board in hand
group-round = Round
group-desk = Desk
group-go = Go to
group-file = File
group-look = Look

action-result-white-wins = White wins
action-result-black-wins = Black wins
action-result-draw = Draw
action-result-white-wins-forfeit = White wins by forfeit
action-result-black-wins-forfeit = Black wins by forfeit
action-result-double-forfeit = Both lose by forfeit
action-result-half-zero = ½–0
action-result-zero-half = 0–½
action-result-zero-zero = 0–0, both lose
action-result-one-half = 1–½
action-result-half-one = ½–1
action-result-clear = Take the result away
action-arrived = Player has arrived
action-incident = Log an incident
action-open-incidents = Rule on the open incident
action-clock-reading = Read the clocks
action-note = Write a note
action-pairing-change = Change board, colours or pairing
action-start-round = Start the round now
action-all-arrived = Everybody else has arrived
action-close-round = Close the round
action-confirm-defaults = Forfeits at the default time
action-filter = Next filter of the list
action-previous-round = Previous round
action-next-round = Next round
action-previous-section = Previous section
action-next-section = Next section
action-quick-line = Quick line
action-undo = Undo the last entry
action-palette = Find anything
action-help = Help, or the Article under the cursor
action-menu = Menu
action-back = Back to the round
action-go-round = Go to the round
action-go-journal = Go to the journal
action-go-players = Go to the players
action-go-competition = Go to the competition
action-go-laws = Go to the Laws
action-open = Open a competition…
action-famous-claims = Open the famous claims
action-sample = Open the sample competition
action-new = New competition…
action-import = Import pairings or a tournament file…
action-export-results = Export results as CSV…
action-export-incidents = Export incidents as CSV…
action-export-journal = Export the journal as CSV…
action-export-trf16 = Export a TRF16 report…
action-export-trf26 = Export a TRF26 report…
action-close = Close the competition
action-look-light = Light
action-look-dark = Dark
action-look-contrast = High contrast
action-look-system = As the system says
action-larger = Larger type
action-smaller = Smaller type
action-usual-size = Usual size of type

over-more = ↑ ↓ scroll · Esc closes
palette-title = Find anything
palette-placeholder = An action, or a player’s name
palette-nothing = Nothing goes by that name. Try a shorter part of it.
# $count
palette-more = { $count ->
    [one] One more player: type on.
   *[other] { $count } more players: type on.
}
help-title = Keys

## Nothing there yet

start-title = No competition on the desk
start-what = A competition is one file. Open one, begin a new one, or look around in the sample first.
start-open = Open…
start-new = New competition
start-sample = Look at the sample
start-famous-claims = Famous claims
start-recent = Opened before
begin-title = New competition
begin-name = Name of the competition
begin-letter = Letter
begin-section = Section
begin-control = Time control
begin-another-section = Another section
begin-arbiter = Your name
begin-initials = Initials
begin-create = Choose a place and create the file…
no-rounds-title = { $competition } has no round yet
no-rounds-drop = Drop the pairing program’s file on this window, or choose it.
no-rounds-by-hand = Enter by hand
no-rounds-formats = Read are TRF16 and TRF26 tournament files, and pairing lists as CSV or XLSX. Nothing is changed before you have seen what would change.

## The round

round-boards = Boards of the round
round-no-boards = This round has no boards. Import the pairings with Ctrl I, or enter them by hand under Competition.
round-none-playing = No game is being played.
round-none-late = Nobody is late.
round-none-disputed = No result is disputed.
round-none-underFive = No clock was last read under five minutes.
round-none-open = No incident is open.
round-finished = finished { $finished } · not started { $notStarted }
round-byes = { $count ->
    [one] 1 bye
   *[other] { $count } byes
  }
column-board = Bd
column-white = White
column-whiteRating = Rtg
column-whitePoints = Pts
column-result = Result
column-black = Black
column-blackRating = Rtg
column-blackPoints = Pts
column-state = State
state-notStarted = not started
state-playing = playing
state-finished = finished
state-disputed = disputed
state-late = not arrived
state-defaulted = not arrived, default time has passed
state-open = { $count ->
    [one] one open incident
   *[other] { $count } open incidents
  }
state-ruled = { $count ->
    [one] one incident, ruled
   *[other] { $count } incidents, ruled
  }
state-recorded = recorded just now
filter-label = Which boards
filter-all = all
filter-playing = playing
filter-late = late
filter-disputed = disputed
filter-underFive = under 5 min
filter-open = open incidents
filter-any = any

## The board in hand

panel-label = The board in hand
panel-no-board = No board in hand.
panel-title = Board { $board } · { $section } · round { $round }
panel-arrived = arrived { $time }
panel-no-clock = clock not read
panel-clocks-at-move = clocks at move { $move } read { $time }
panel-clocks-at = clocks read { $time }
panel-points = points { $white }–{ $black }
panel-rated = rated
panel-unrated = not rated
panel-incident = Incident
panel-clock-reading = Clocks
panel-note = Note
panel-nothing-title = Nothing logged on this board
panel-nothing-how = Type what happened into the quick line, or press i for a form. Three examples:
panel-history = History in all rounds
panel-history-none = nothing on record
panel-entries = Recorded
history-round = R{ $round }

## Forms

form-record = Record
form-cancel = Cancel
form-clocks = What the clocks show
form-clock-white = White’s clock
form-clock-black = Black’s clock
form-move = Move
form-occurred = Hall time
form-occurred-now = now
form-note = Note
form-text = In your words
form-arrival = Who has arrived?
form-arrival-of = { $name }
form-arrival-both = Both
defaults-title = Forfeits at the default time
defaults-how = Confirm the list. Take a board out of it by giving the reason.
defaults-none = Nobody is beyond the default time.
defaults-reason = Reason for the exception
defaults-confirmed = forfeit
defaults-excepted = exception
pairing-title = Change this pairing
pairing-board = Board number
pairing-swap = Swap colours
pairing-unpair = Unpair
pairing-annul-reason = Reason for a new game
pairing-annul = Annul, play a new game
pairing-stays = Whatever was logged stays with this game and these players.

## Incidents and rulings

incident-form = Log an incident
incident-kind = What happened
incident-move-text = As played
incident-person = Somebody who is no player
incident-same-action = Another fault in the same action, does not count again
incident-against = At fault
incident-against-white = White, { $name }
incident-against-black = Black, { $name }
incident-minutes = Minutes
incident-squares = Touched, in order
incident-squares-hint = (e4) adjusting announced, e4? by accident, e4/d5 order unknown, e2-e4 released
incident-position = Position, where the moves are not on record
incident-position-hint = FEN; the men alone are enough
incident-when = Raised
incident-reported-by = Reported by
incident-witness-field = Witness
incident-mode = The ruling
incident-mode-done = done at the board
incident-mode-ask = show me the advice first
incident-mode-open = open, the game waits
incident-open = open
incident-ruled = ruled
incident-revoked = revoked
incident-changedOnAppeal = changed on appeal
incident-witness = witness { $who }
incident-ruled-by = ruled by { $who }
advice-label = The Laws say
because-article = Article { $article }, { $title }
clocks-side = Side
clocks-before = before
clocks-after = after
ruling-label = Ruled:
ruling-other = Other ruling…
ruling-differs = differs from the advice
ruling-reason = Reason
ruling-reason-later = May follow later; the desk keeps a list.
ruling-reason-owed = Give the reason
ruling-revoke = Revoke
ruling-revoke-reason = Why the ruling is revoked
ruling-form-result = Result
ruling-form-play-on = play goes on
ruling-by = Ruled by
ruling-record = Record the ruling
penalty-on = Falls on
penalty-on-white = White
penalty-on-black = Black
penalty-on-other = somebody else
penalty-who = Who
penalty-kind = Penalty
penalty-amount = Amount
penalty-add = Another penalty
penalty-remove = Remove
adjust-white = White’s clock, no penalty
adjust-black = Black’s clock, no penalty
result-whiteWins = 1–0
result-blackWins = 0–1
result-draw = ½–½
result-halfZero = ½–0
result-zeroHalf = 0–½
result-zeroZero = 0–0

## Recorded and refused

strip-label = Last recorded
strip-number = No. { $number }
strip-replaced = replaces { $result }
strip-board-number = The result was taken back: you are typing a board number.
strip-nothing-yet = Nothing recorded since this window opened.
strip-nobody-sits = Nobody sits at this desk. Whose initials?
strip-no-arbiters = No arbiter is entered: records would have no initials. Enter one
strip-undo = takes back: { $what }
strip-reasons-owed = { $count ->
    [one] one reason owed
   *[other] { $count } reasons owed
  }
strip-head = journal { $head }
strip-spoken = Recorded: { $what }. Number { $number }.
refusal-dismiss = Understood
refusal-internal = The desk could not do that ({ $detail }). What was recorded is safe. Try once more; if it stays, close the window and open the file again.
refusal-anyway = Open it all the same

## Quick line

quick-label = Quick line: board, what happened, move, clocks
quick-placeholder = press / and type a board and what happened
quick-enter = Enter
quick-completions = What can follow
quick-grammar-title = Quick line
quick-example-1 = 12 w illegal 34 w0:12:22 b0:46:09
quick-example-1-says = Board 12, White, illegal move at move 34, both clocks
quick-example-2 = 7 b here
quick-example-2-says = Board 7, Black has arrived
quick-example-3 = 3 =
quick-example-3-says = Board 3, draw
quick-example-4 = 12 b touch e4 xd5 22
quick-example-4-says = Pieces touched, in order; the moves that remain are listed
quick-example-5 = 12 b touch (e4) c6? d5/e6 22
quick-example-5-says = Adjusting announced, by accident, order unknown
quick-example-6 = 12 w released e2-e4 22 by:opponent
quick-example-6-says = Released on e4 and taken back, the opponent claims
quick-example-7 = 12 w illegal 34 Nf3-g6 after:reply
quick-example-7-says = The move itself, and when it was raised
quick-example-8 = 7 w disturb "his phone" warning
quick-example-8-says = A note in quotation marks, and the ruling
quick-example-9 = 12 w flag 40 open
quick-example-9-says = Recorded, the ruling is owed

## Journal

entry-number = No. { $number }
entry-occurred = Happened at { $time }
entry-facts = { $count } facts
entry-about = about No. { $number }
entry-state-undone = undone by No. { $number }
entry-state-revoked = revoked by No. { $number }
entry-state-changedOnAppeal = changed on appeal, No. { $number }
journal-filter = Filter of the journal
journal-text = Text
journal-kind = Kind
journal-arbiter = Arbiter
journal-total = { $count ->
    [one] 1 entry
   *[other] { $count } entries
  }
journal-cites = cites { $article }, show all
journal-none = No entry fits. Take something out of the filter; the journal itself never gets shorter.
journal-more = Show older entries, { $left } left
journal-where = { $section } R{ $round } board { $board }
journal-correct = Take back
journal-correct-reason = What is wrong with it

## Players

players-list = Players of the section
players-find = Find a player
players-add = Add a player
players-none = No player goes by that name in this section.
players-choose = Choose a player to see games, incidents and penalties of all rounds.
player-card = Player
player-number = No. { $number }
player-fide-number = FIDE { $number }
player-games = Games
player-change = Change data
player-withdraw = Withdraw from round { $round }
player-field-name = Name
player-field-title = Title
player-field-rating = Rating
player-field-fideNumber = FIDE number
player-field-federation = Federation
player-field-born = Born

## Competition

competition-files = Files and arbiters
competition-settings = Settings
exported = Written: { $file }.
arbiters-title = Arbiters
arbiters-at-desk = At this desk
arbiters-add = Add an arbiter
arbiters-name = Name
arbiters-role = Role
settings-title = What was announced for { $section }
settings-note = Each change is an entry of the journal. With a round number it holds for that round alone.
settings-silent = Not announced.
settings-round = For round
settings-all-rounds = all
settings-override = round { $round }: { $value }
section-add = Add a section
by-hand-title = Without a pairing program
by-hand-pair = Enter a pairing
by-hand-bye = Enter a bye or an absence
by-hand-player = Player
by-hand-bye-kind = Kind
bye-allocated = pairing-allocated bye
bye-half = half-point bye
bye-full = full-point bye
bye-zero = zero-point bye
bye-absent = absent

## Import

import-title = What { $file } would change
import-into = Into section
import-apply = { $count ->
    [one] Take 1 change
   *[other] Take { $count } changes
  }
import-leave = Leave everything as it is
import-unanswered = { $count ->
    [one] one question to answer first
   *[other] { $count } questions to answer first
  }
import-questions = Questions only you can answer
import-answer = Answer
import-changes = Changes ({ $count })
import-nothing-new = The file says what the desk already has.
import-take = take
import-leave-out = leave
import-notices = What the reader noticed ({ $count })
import-line = line { $line }
import-kept-unknown = { $count ->
    [one] 1 record unknown to the desk is kept for the export
   *[other] { $count } records unknown to the desk are kept for the export
  }

## Laws

laws-find = Find an Article or a word
laws-note = Our own short titles. The text of the Laws is FIDE’s and stands at the address given.
laws-article = Article
laws-about = About
laws-answer = The desk
laws-entries = Entries
laws-cited = { $count } entries
laws-text = Text

## Reasons owed, copies, the mirror

action-go-owed = Reasons owed
action-save-copy = Save a copy …
action-keep-mirror = Keep a mirror in a folder …
owed-title = Reasons owed
owed-note = These rulings differ from what the Laws prescribe. Say why, as an appeals committee would ask.
owed-none = No reason is owed. A ruling that differs from the Laws’ advice and gives none is listed here.
mirror-none = No mirror is kept. A stick in the laptop can keep a log of every entry.
mirror-kept = Mirror: { $file }, until the competition is closed
revoke-clocks = The clocks it changed
revoke-clocks-set-back = were set back
revoke-clocks-kept = stayed as they were: play had gone on
revoke-clocks-unknown = not known yet
advice-position-show = The position
# $name: the player
journal-about = About { $name } ✕
player-journal = Entries in the journal
player-return = Plays again from round { $round } on
