### What is said about everything a person can do: forms that cannot be read, settings, and the lines that the views of
### a board, a player or an import put together. Arguments as in desk.ftl.

## Not done, and what to do next

refused-no-competition = No competition is open. Open one, or begin a new one.
refused-cancelled = Stopped. Nothing was recorded.
# $path, $why: in the system’s words
refused-io = { $path } could not be read or written ({ $why }). Check that the folder is there and not full, and try again.
refused-nothing-to-undo = There is no last entry of this desk that could be undone. Look in the journal for the entry you mean.
# $board
refused-not-defaulted = { $board ->
    [0] The default time has not passed for one of the boards, or its player has arrived. Take it out of the list.
   *[other] Board { $board }: the default time has not passed, or the player has arrived. Take the board out of the list.
}
# $field: which one; $text: as typed
unclear-field = { $field ->
    [white-clock] “{ $text }” is no reading of White’s clock. Type it like 0:12:22, or 12:22 for minutes and seconds.
    [black-clock] “{ $text }” is no reading of Black’s clock. Type it like 0:46:09, or 46:09 for minutes and seconds.
    [ply] The game has no position after half-move { $text }. Leave it out to see them all.
    [claimant] “{ $text }” does not say who claims. Type w or b.
    [hall-time] “{ $text }” is no time of day. Type it like 15:04.
    [minutes] “{ $text }” is no amount of time. Type minutes, such as 2.
    [fen] “{ $text }” is no position. Paste its FEN, such as the one under the board’s moves.
    [resumption] “{ $text }” is no day and hour. Type them like 2026-05-03 15:00, or 15:00 for the next time it is that hour.
    [found] “{ $text }” is not what can be found in an envelope. Choose clear, ambiguous, undecipherable or illegal.
    [move] “{ $text }” is no move number. Type it like 34 or 34….
    [points] “{ $text }” are no points. Type them like 1, ½ or 1½.
    [square] “{ $text }” is no touch. Type squares in the order of touching, like e4 xd5; (e4) where adjusting was announced, e4? by accident, e4/d5 where the order is unknown, e2-e4 where the piece was released.
    [rounds] “{ $text }” are no rounds. Type them like 3, or 3-5.
    [fide-number] “{ $text }” is no FIDE number. Type its digits (eleven at most), or leave it empty.
    [rating] “{ $text }” is no rating. Type its digits (four at most), or leave it empty.
    [who] “{ $text }” does not say who. Choose a side or a player, or type a name.
    [incident] “{ $text }” is no kind of incident. Choose one from the list.
    [penalty] “{ $text }” is no penalty. Choose one from the list.
    [quick-line] “{ $text }” is not understood. Type a board and what happened, such as 12 w illegal 34.
    [capacity] “{ $text }” is no capacity in which one appeals. Choose player, captain, guardian, delegation or other.
    [panel-role] “{ $text }” is no part in a hearing. Choose chair, member or reserve.
    [verdict] “{ $text }” is no decision on an appeal. Choose granted, partly, dismissed, not_heard or withdrawn.
    [statement] “{ $text }” does not say who said it. Type NAME=TEXT.
    [regime] “{ $text }” is no regime. Choose standard, rapid, rapid-a4, blitz or blitz-b2.
   *[other] “{ $text }” is not understood here ({ $field }). Correct it and record again.
}
# $player: who is said to be at fault
unclear-position-turn = In this position { $player } does not have the move, and 4.3 binds only the player having it. Check the position and the side.
unclear-setting-whole-section = This setting holds for a whole section. Give it without a round.
# $setting: which one; $text: as typed
unclear-setting = { $setting ->
    [fifty-moves] “{ $text }” is no number of moves. Type one such as 70, or nothing for fifty.
    [none] There is no setting “{ $text }”. Choose one from the list of the section’s settings.
    [scoring] “{ $text }” are no points. Type win, draw and loss, such as 1-½-0.
    [time-control] “{ $text }” is not a time control. Type it like 90+30 or 40/90+30:30+30.
    [default-time] “{ $text }” is no default time. Type minutes, such as 15 or 0; leave it empty where none was announced.
    [added-minutes] “{ $text }” is no number of minutes. Type 1 or 2; leave it empty for what the Laws say.
    [draw-limit] “{ $text }” is no move number. Type it like 30; leave it empty where there is no limit.
   *[other] “{ $text }” is not understood here. Choose one of the values.
}

## The quick line: what is missing or not understood

quick-missing-board = Which board? Type its number.
quick-missing-kind = What happened? Type a result, or a word such as illegal, late or flag.
quick-missing-side = Which side? Type w or b.
quick-missing-clocks = What do the clocks show? Type w0:12:22 b0:46:09.
quick-missing-text = What is the note? Type it.
# $board, $round
quick-no-board = Round { $round } has no board { $board }.
# $section; $board, $round; $other: the letter of another section
quick-no-board-here = Section { $section } has no board { $board } in round { $round }. The letter of another section stands before the board, such as { $other }{ $board }.
# $asked: the round asked for; $round: the last one paired
quick-other-round = That section has no round { $asked } yet; its last one is round { $round }.
# $list: codes of sections
import-needs-section = Which section does the file belong to? Choose one of { $list }.
# $round: another one than on the screen
quick-round = round { $round }
# $word: as typed; $list: what it may mean
quick-several = “{ $word }” may be { $list }. Type more of it, or one of these.
quick-unknown = “{ $word }” is not understood.
quick-unknown-detail = “{ $word }” is not understood. Words of your own go in quotation marks, or after a colon.
# $word: typed behind a result
quick-result-apart = “{ $word }” is not kept with a result. Type it in a line of its own: the board and t for the clocks, or the board and note.
quick-note-apart = The words at { $word } are not kept with this line. Type them in a line of their own: the board, note, and the words.
quick-result-against-side = “{ $word }” names one side and says that the other has won. Type the result alone.
# $word: says something else than an earlier word of the line
quick-contradicts = “{ $word }” contradicts what the line says before it. Keep one of the two.
quick-two-sides = The line names two sides. Keep one, or type “both”.
quick-late-number = “{ $word }” is not understood here: how late a player is follows from the round’s start. Type the time of arrival, such as at:15:04.
quick-hall-time = “{ $word }” is no time of day. Type it like at:15:04.
quick-minutes = “{ $word }” is no amount of time. Type minutes, such as +2.

## The quick line: what is understood, part by part

# $section: its code where it was typed; $board
quick-board = board { $section }{ $board }
# $side, $name
quick-side = { $side }, { $name }
# $article: its number
quick-article = Art. { $article }
# $score
quick-result = result { $score }
quick-arrived = arrived
quick-clocks = clocks
quick-note = note
# $squares: as they are typed
incident-touched = touched { $squares }
# $move: as typed
incident-played = played { $move }
incident-written = written { $move }
# $squares: as typed
quick-touched = touched { $squares }
# $move: as typed
quick-played = played { $move }
quick-written = written { $move }
quick-move = move { $move }
# $time: as typed
quick-white-clock = White { $time }
quick-black-clock = Black { $time }
# $minutes: as typed
quick-plus-minutes = plus { $minutes } min
quick-touched-before = a piece was touched before
quick-warning = warning
quick-open = stays open
quick-ask = advice first

## The round

default-time-historical = default time one hour, whatever is announced
default-time-silent = no default time announced: zero by the Laws
# $minutes
default-time-announced = { $minutes ->
    [0] default time zero
    [one] default time one minute
   *[other] default time { $minutes } minutes
}
regime-not-set = Not announced

## Incidents and rulings

# $side: white, black or none; $name: a player or somebody else
incident-fault = { $side ->
    [white] White, { $name }
    [black] Black, { $name }
   *[none] { $name }
}
# $number: which one of this player in this game
incident-fault-counted = { $side ->
    [white] White, { $name }: number { $number } in this game
    [black] Black, { $name }: number { $number } in this game
   *[none] { $name }: number { $number }
}
# $who: a word of reporter; $name
reporter-named = { $who }: { $name }
# $score
ruling-result = Result { $score }
# As the two sat then: colours were exchanged since
ruling-result-turned = Result { $score }, { $white } having White against { $black }
ruling-play-on = Play goes on
# $name: whose clock; $time: signed; $cause: why, as stored
ruling-clock = { $cause ->
    [opponent_time] { $name } { $time }
    [increment_back] { $name } { $time }, increment taken back
    [penalty] { $name } { $time }, penalty
    [disturbance] { $name } { $time }, for the disturbance
    [setting] { $name } { $time }, for the clock
    [irregularity] { $name } { $time }, after the irregularity
    [assistant] { $name } { $time }, for the assistant
    [appeal] { $name } { $time }, on appeal
   *[other] { $name } { $time }
}
# $name: on whom; $amount: time, points, fine or number of rounds; $round: the first one
penalty-warning = Warning: { $name }
penalty-opponent-more-time = Penalty for { $name }: { $amount } more for the opponent
penalty-offender-less-time = Penalty for { $name }: { $amount } less
penalty-opponent-more-points = Penalty for { $name }: { $amount } more for the opponent
penalty-offender-fewer-points = Penalty for { $name }: { $amount } less
penalty-game-lost = { $name } loses the game
penalty-fine = Fine for { $name }: { $amount }
penalty-exclusion = { $name } excluded from round { $round } on, rounds: { $amount }
penalty-expulsion = { $name } expelled from the competition
# The mate question of one side
mate-can-mate = Can mate
mate-cannot-mate = Cannot mate by any series of legal moves
mate-undetermined = Not decided whether mate is possible

## A player’s record

# $kind: of incident; $move: 0 where none was said; $ruling: in a few words
history-ruled = { $move ->
    [0] { $kind }: { $ruling }
   *[other] { $kind }, move { $move }: { $ruling }
}
history-open = { $move ->
    [0] { $kind }: open
   *[other] { $kind }, move { $move }: open
}
# $count
summary-illegal-moves = { $count ->
    [one] one illegal move
   *[other] { $count } illegal moves
}
summary-warnings = { $count ->
    [one] one warning
   *[other] { $count } warnings
}
summary-incidents = { $count ->
    [one] one incident
   *[other] { $count } incidents
}

## The journal

# $text: the reason
# $count: players; $time: when
journal-all-arrived = { $count ->
    [one] 1 player arrived { $time }
   *[other] { $count } players arrived { $time }
}
# $count: lines left out
journal-lines-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
journal-because = Reason: { $text }

## Imports

# $count: incidents of the game
import-incidents-stay = { $count ->
    [one] One incident stays with the game and its players.
   *[other] { $count } incidents stay with the game and its players.
}
# $count: incidents of a game whose pairing the file does not have
import-incidents-fall-away = { $count ->
    [one] One incident leaves the boards with this game; the record keeps it, and the game comes back if the two are paired again.
   *[other] { $count } incidents leave the boards with this game; the record keeps them, and the game comes back if the two are paired again.
}
# $score: the result the desk has; $count: incidents
import-result-falls-away = { $count ->
    [0] The desk’s result { $score } falls away with this game; it comes back if the two are paired again.
    [one] The desk’s result { $score } and one incident fall away from the boards with this game; they come back if the two are paired again.
   *[other] The desk’s result { $score } and { $count } incidents fall away from the boards with this game; they come back if the two are paired again.
}

## How the desk answers an Article

law-answer-code = The desk advises
law-answer-by-type = Always so at the desk
law-answer-judgement = The arbiter decides
law-answer-not-ours = Not a matter of the desk
law-answer-todo = Not answered yet

## Settings

setting-group-laws = Laws
setting-group-time = Time
setting-group-conduct = Conduct
setting-group-results = Results

setting-edition = Laws
setting-edition-help = The text of the Laws that is played by. The one of the 1970s is a historical text for old games and for comparison, never for rated play.
setting-edition-historical = A historical text: advice, claims and Articles are those of the 1970s, and no game counts for rating.
setting-regime = Rate of play
setting-regime-help = Standard, rapid or blitz; for rapid and blitz, whether the competition rules apply in full.
setting-regime-class-differs = The time control belongs to another rate of play. Check both.
setting-added-minutes = Minutes for an illegal move
setting-added-minutes-help = What the opponent gets for an illegal move or a wrong claim, where the regulations set it. Empty: as the Laws say.
setting-time-control = Time control
setting-time-control-help = Like 90+30 or 40/90+30:30+30: moves/minutes+seconds a move, then the next period. W5-B4 gives each side its own. Words, a PGN tag in seconds and record 222 are read too.
setting-default-time = Default time, minutes
setting-default-time-help = How late a player may come. Empty: not announced, which the Laws take as zero.
setting-white-clock-runs = White’s clock while both are absent
setting-white-clock-runs-help = Yes: White loses the time until one of them arrives.
setting-quickplay-finish = Quickplay finish
setting-quickplay-finish-help = Guidelines III hold for a last period without increment.
setting-draw-limit = No draw before move
setting-draw-limit-help = No draw by agreement before both have made this many moves. Empty: no limit.
setting-draw-by-consent = Draw only with the arbiter’s consent
setting-draw-by-consent-help = The players ask the arbiter before they agree a draw.
setting-device-milder = Milder penalty for a device
setting-device-milder-help = The regulations name a milder penalty than the loss of the game.
setting-report-leaving = Report before leaving
setting-report-leaving-help = A player who has the move or not tells the arbiter before leaving the playing area.
setting-fines = Fines
setting-fines-help = Fines were announced beforehand as a penalty.
setting-appeals = Appeals
setting-appeals-help = A player may appeal against an arbiter’s decision.
setting-fifty-moves = Moves of the fifty-move rule
setting-fifty-moves-help = A higher number that was laid down before the start. Empty: fifty.
setting-scoring = Points
setting-scoring-help = For a win, a draw and a loss, such as 1-½-0.
setting-results-owner = Results that differ
setting-results-owner-help = Whose result stands where the desk and the pairing program differ.
# $control: in words; $class: a whole sentence
time-control-says = { $control }. { $class }
answer-yes = Yes
answer-no = No

## The demonstration on the command line

# $file: the competition’s file
demo-begins = A sample competition is recorded in { $file }, entry by entry:
demo-round = Section A, round 3, as it stands:
demo-board = Board 8 and what was recorded on it:
# $folder: where the exports are; $head: the short head hash
demo-ends = Everything is in { $folder }. Journal { $head }.

## Keeping the record

# $entries, $head: the short head hash
verify-sound = Sound: { $entries } entries, every hash and chain right. Head { $head }.
# $count: problems, listed below
verify-problems = { $count ->
    [one] One problem in { $entries } entries. Head { $head }. Keep this file as it is, and compare it with the log on the stick or the last copy.
   *[other] { $count } problems in { $entries } entries. Head { $head }. Keep this file as it is, and compare it with the log on the stick or the last copy.
}
verify-head-found = { $head } was the head after { $entries } entries: the report belongs to this file.
verify-head-unknown = { $head } was never the head of this file. Check that it was typed rightly; else the report and the file do not belong together.
# $count, $file
restored-entries = { $count } entries rebuilt into { $file }.
restored-cut = The last entry of the log was cut off while it was written and is not in the new file.
# $text: the position as it was given
claim-position-unclear = “{ $text }” is not a position a game can go on from. Type it as FEN, or leave it out where the game began from the usual position.
