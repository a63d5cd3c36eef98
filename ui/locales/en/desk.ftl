### What the desk says: refusals, remarks, advice, the words of its lists, and the sentences of the journal.
###
### Arguments arrive formatted: clock times h:mm:ss, changes with their sign, scores with an en dash, sides, dates and
### names as text. Counts and numbers arrive as numbers, so that a sentence can choose its form; a board, move or round
### that is not known is 0.
###
### Words of lists are named <list>-<word>: the list's name in the code and the word stored in the file, both with
### hyphens (ByeKind::PairingAllocated is bye-kind-pairing-allocated). Incidents and editions of the Laws have their
### names in laws.ftl.

## Refusals: what is wrong, and what to do next

refused-conflict = Somebody has recorded something about this since it was put on your screen. Look at the newer entry, then record again what still holds.
# $what: what was looked for
refused-not-found = { $what ->
    [adjournment] This game is not adjourned, or the entry was taken back. Choose it again from the list of adjourned games.
    [appeal] This appeal is not in the journal, or its entry was taken back. Choose it again from the list.
    [arbiter] This arbiter is not in the competition. Enter the arbiter first, or choose another.
    [entry] The journal has no such entry. Choose it again from the journal.
    [game] No such game stands in this round. Choose the board again from the list.
    [import] This import is not known. Read the file again.
    [incident] This incident is not in the journal, or its entry was taken back. Choose it again from the list.
    [pairing] This pairing does not stand any more. Choose the board again from the list.
    [player] This player is not where the entry says. Choose the player again from the list.
    [section] The competition has no such section. Choose one from the list, or enter it first.
   *[other] This does not exist or does not stand any more ({ $what }). Choose it again from the list.
}
# $field: which field of the form
refused-empty = { $field ->
    [name] The name is missing. Type it and record again.
    [appellant] Who appeals? Type the name, or choose the player.
    [fen] The position is missing. Paste its FEN.
    [holder] Who takes the envelope? Type the name.
    [move] The number of the sealed move is missing. Type it like 34.
    [sealed-move] The move is missing. Type what is written, as it is written.
    [initials] The initials are missing. They stand beside every ruling: type two or three letters.
    [code] The section’s code is missing. Type a letter, such as A.
    [note] The note says nothing yet. Type it, or leave the form.
    [reason] The reason is missing. Say in a few words why.
    [person] The person’s name is missing. Type it, or say who it was in other words.
   *[other] Something is missing ({ $field }). Fill it in and record again.
}

## Refusals: competition, sections, arbiters

refused-edition-rated = Results of this section count for rating, and a historical text of the Laws is never used for rated play. Enter a section of its own for it.

# $initials, $name: whose they are already
refused-initials-taken = The initials { $initials } belong to { $name }. Choose others, so that every ruling can be told apart.
# $code: as typed
refused-section-code = { $code } cannot be a section’s code: it is typed before board numbers, so it begins with a letter and has letters and digits only. Type another, such as A.
refused-section-code-taken = Another section has the code { $code }. Choose another.
# $text: as typed
refused-time-control = “{ $text }” is not a time control. Type it like 40/90+30:30+30 (moves/minutes+seconds a move, then the next period).
refused-fifty-edition = The number of the fifty-move rule can be raised under the historical text of the Laws only. Choose that text for the section first.
refused-fifty-number = The number of the fifty-move rule can be raised and not lowered. Type one from 50 to 500, or nothing for fifty.
refused-scoring = These points cannot be used: a win is worth at least as much as a draw, a draw as a loss, a loss as an absence, a win more than a loss, and two draws no more than a win and a loss. Correct them and record again.
# $round, $board: a result with points that its outcome does not give
refused-scoring-points = In round { $round }, board { $board }, points were given or taken apart from the result: what they are under another scoring only you can say. Clear that result or revoke that ruling, change the scoring, then record it again.
refused-scoring-bye = A pairing-allocated bye cannot be worth more than a win. Correct its points and record again.

## Refusals: players

# $number, $name: who has it
refused-fide-number-taken = FIDE number { $number } belongs to { $name }. Correct the number, or change that player instead of entering another.
refused-starting-number-taken = Starting number { $number } belongs to { $name }. Choose a free one.
refused-other-section = { $name } plays in another section. Choose a player of this section, or enter the player here as well.
# $name, $round, $board
refused-bye-while-paired = { $board ->
    [0] { $name } is paired in round { $round }. Undo the pairing first, then give the bye.
   *[other] { $name } is paired in round { $round }, board { $board }. Undo the pairing first, then give the bye.
}

## Refusals: pairings and rounds

refused-zero = Rounds and boards are numbered from 1. Type another number.
# $round, $last
refused-round-number = Round { $round } is more than a competition has: at most { $last }. Type another number.
refused-own-opponent = White and Black are the same player. Choose another opponent.
# $board
refused-board-taken = Board { $board } is taken in this round. Choose a free board, or change that pairing’s board first.
refused-same-board = The pairing is at board { $board } already. Type another number, or leave it.
# $name, $round, $board
refused-already-paired = { $board ->
    [0] { $name } has an opponent in round { $round } already. Undo that pairing first.
   *[other] { $name } plays at board { $board } in round { $round } already. Undo that pairing first.
}
refused-not-playing = { $name } has withdrawn or is excluded from this round. Let the player take part again first.
refused-has-bye = { $name } has a bye in this round. Take the bye back first.
refused-unpair-with-result = The game has a result, so the pairing stays. Take the result away first if the game was not played.
# $count: incidents logged
refused-unpair-with-incidents = { $count ->
    [one] One incident is logged in this game. It stays with the game and the players; give a reason for undoing the pairing.
   *[other] { $count } incidents are logged in this game. They stay with the game and the players; give a reason for undoing the pairing.
}
refused-game-annulled = This game does not count any more: it was annulled or its pairing undone. Choose the game that replaced it.
# $round
refused-no-pairings = Round { $round } has no pairings. Import them, or enter them by hand, then start the round.
refused-all-arrived = Nobody is left to arrive: all are at their boards or on the list of the absent. Nothing was changed.

## Refusals: results

refused-no-result = There is no result to take away. Nothing was changed.
# $side
refused-lost-with-points = The ruling lets { $side ->
    [white] White
   *[black] Black
} lose the game and gives points to the same player. Choose a result without points for that side, or another penalty.
refused-score = These points do not go together in one game. Type a result that exists, such as 1–0, ½–½ or ½–0.

## Refusals: forfeits at the default time

refused-no-defaults = The list of forfeits is empty. Leave at least one board in it, or close it.
# $board
refused-exception-reason = { $board ->
    [0] One board is taken out of the list without a reason. Say why its player does not lose.
   *[other] Board { $board } is taken out of the list without a reason. Say why its player does not lose.
}
refused-nobody-absent = A forfeit needs a player who is not there. Say who is absent, or take the board out of the list.

## Refusals: imports

# $count: questions without an answer
refused-import-questions = { $count ->
    [one] One question is not answered. Answer it, then import.
   *[other] { $count } questions are not answered. Answer them, then import.
}
# $change, $needs: changes in the words below
refused-import-needs = “{ $change }” cannot be taken without “{ $needs }”. Take both, or leave both.
# $file
refused-import-nothing-new = { $file } was imported last and says what the desk already has. Nothing was recorded.

## Refusals: incidents, rulings, going back

# $number: the entry that has it
refused-claim-on-record = This claim is on record as No. { $number }: same ground, same side, same position. Add the moves made since, or take No. { $number } back first.
refused-ruled-already = This incident is ruled on. To change the ruling, revoke it first and rule again.
refused-say-ruling = The Laws do not prescribe one ruling here. Say what you ruled, then record.
# $what: which amount
refused-penalty-amount = { $what ->
    [time] The penalty has no time. Say how much.
    [points] The penalty has no points. Say how many.
    [fine] The fine has no amount. Say how much.
    [rounds] The exclusion has no rounds. Say for how many.
   *[other] The penalty has no amount. Say how much.
}
refused-fine-not-announced = Fines were not announced for this section. Announce them in the settings, or choose another penalty.
refused-taken-already = This entry was taken back already. Nothing was changed.
refused-take-back-restored = This entry restored an earlier one and is not taken back itself. Take that earlier entry back again instead.
# $entry: number of the later entry
refused-later-entries = Entry { $entry } rests on this one. Take that one back first, or revoke the ruling if it was wrong and not mistyped.
refused-no-ruling = The entry has neither a ruling nor a result to revoke. If it was mistyped, take it back as mistyped.

## Remarks: recorded, and worth knowing

remark-edition-historical = This is a historical text of the Laws: no game under it counts for rating.
remark-regime-class-differs = The time control belongs to another rate of play than the rules announced. Check both.
# $count
remark-results-rescored = { $count ->
    [one] One result that stands was given its points under the new scoring.
   *[other] { $count } results that stand were given their points under the new scoring.
}
remark-default-time-silent = No default time was announced. The Laws then take it as zero: whoever is not there when the round starts loses. Enter it if the regulations say otherwise.
# $name
remark-namesake = Another player of this section is called { $name }. Check that it is not the same person twice.
remark-played-before = These two have played each other in this competition before.
# $count: incidents of their game
remark-paired-again = { $count ->
    [0] These two were paired in this round before: they go on with that game.
    [one] These two were paired in this round before: they go on with that game, and its incident with it.
   *[other] These two were paired in this round before: they go on with that game, and its { $count } incidents with it.
}
remark-result-turned = The game has a result. The points stay with the players who got them: read it again from White’s side.
remark-round-start-changed = The round had a start before. The new time counts, also for the default time.
# $count: games without a result
remark-round-unfinished = { $count ->
    [one] The round is closed; one game has no result.
   *[other] The round is closed; { $count } games have no result.
}
remark-game-does-not-count = This game was annulled or its pairing undone: the result is kept and does not count.
# $count: incidents not ruled on
remark-open-incidents = { $count ->
    [one] One incident of this game is still open.
   *[other] { $count } incidents of this game are still open.
}
# $side
remark-result-against-ruling = A ruling that stands let { $side ->
    [white] White
   *[black] Black
} lose this game or put the player out of the competition. Revoke it if this result is to stand.
remark-reason-owed = The ruling differs from what the Laws prescribe. The reason may follow later from the list of open reasons.
remark-clocks-were-changed = The ruling had changed the clocks. Set them back at the board if play has not gone on, and record what they show.

## Advice: what the desk says where the Laws leave the answer to the arbiter

advice-arbiter-decides = The arbiter decides.
# $opponent: the side that did not claim; $time: what it gets if the claim is wrong
advice-claim = Stop both clocks and check the moves. A correct claim draws the game at once. After a wrong one { $opponent } gets { $time } more and play goes on; a move that was written down for the claim must be made.
# $player: who claims
advice-claim-old = The clock of { $player } runs while the moves are checked. A correct claim draws the game even if the time is overstepped meanwhile. After a wrong one play goes on with the move that was announced, unless the time is overstepped: then { $player } loses.
advice-claim-old-fifty = { $player } proves that at least fifty moves were played by each side without a capture and without a pawn move. The clock runs on meanwhile.
advice-touch-no-position = The moves are not on record up to here. Type the position or paste the moves, and the moves that remain are listed.
# $moves: one of which must be played; $count: how many
advice-moves-remain = { $count ->
    [one] The one move: { $moves }
   *[other] The { $count } moves: { $moves }
}
# $fen
advice-position = Position: { $fen }
# $move: as written
advice-why-illegal = Why { $move } is illegal:
advice-move-is-legal = On the moves on record { $move } is legal here. Check the number of the move and the moves.
advice-ruling-differs = The ruling typed differs from what the Laws prescribe: it is recorded as typed, and a reason is owed.
advice-same-action = Part of an action that was counted already: nothing is added.
advice-result-stands = The game has a result, and it stands unless you rule otherwise.
# A change of a clock that was advised when the incident was recorded. $player, $change
advised-clock = { $player }’s clock { $change }

## Rulings on offer

# $player: who loses
offer-loses = { $player } loses
offer-both-lose = Both lose
# $player: who loses; $points: what the opponent gets
offer-loses-opponent-gets = { $player } loses, the opponent gets { $points }
offer-both-penalised = Each gets the time that the other’s fault gives
offer-draw = Draw
offer-play-on = Play goes on
offer-still-illegal = After the next move still illegal: draw
offer-no-longer-illegal = After the next move no longer illegal: play goes on
# $player: who has the move; $moves; $count: how many
offer-touch-moves = { $count ->
    [one] { $player } plays on with { $moves }
   *[other] { $player } plays on with one of: { $moves }
}
# $player: who gets it; $time
offer-opponent-time = { $player } gets { $time } more
offer-claim-right = The claim is right: draw
offer-claim-wrong = The claim is wrong: { $player } gets { $time } more
offer-warning = Warning
# $time
offer-opponent-more-time = Penalty: { $time } more for the opponent
offer-offender-less-time = Penalty: { $time } less for the player
# $player; $time: signed
offer-time = { $player }’s clock { $time }
offer-time-both = Both clocks { $time }

## Imports: changes and questions. $name: a player or team; $white, $black; $board, $round

import-new-player = New player: { $name }
import-player-changed = Player changed: { $name }
import-missing = Not in the file: { $name }
import-withdrawal = Withdrawn from round { $round } on: { $name }
import-return = Takes part again from round { $round } on: { $name }
import-team = Team: { $name }
import-scoring = Points for win, draw, loss and byes
import-points = Points apart from games: { $name }
# $boards: how many
import-new-round = { $boards ->
    [one] New round { $round }, one board
   *[other] New round { $round }, { $boards } boards
}
import-new-pairing = { $board ->
    [0] New pairing, round { $round }: { $white } – { $black }
   *[other] New pairing, round { $round }, board { $board }: { $white } – { $black }
}
import-board = { $board ->
    [0] No board any more, round { $round }: { $white } – { $black }
   *[other] Board { $board }, round { $round }: { $white } – { $black }
}
import-colours = { $board ->
    [0] Colours changed, round { $round }: { $white } – { $black }
   *[other] Colours changed, round { $round }, board { $board }: { $white } – { $black }
}
# $round, $board, $white, $black: a pairing undone before, with its game
import-paired-again = { $board ->
    [0] Paired again, with the game they had, round { $round }: { $white } – { $black }
   *[other] Paired again, with the game they had, round { $round }, board { $board }: { $white } – { $black }
}
import-unpaired = { $board ->
    [0] No longer paired, round { $round }: { $white } – { $black }
   *[other] No longer paired, round { $round }, board { $board }: { $white } – { $black }
}
import-result = { $board ->
    [0] Result, round { $round }: { $white } – { $black }
   *[other] Result, round { $round }, board { $board }: { $white } – { $black }
}
import-bye = Bye, round { $round }: { $name }
# Stands in for a change that has no words of its own.
import-change = Change
import-something-left-out = a change that was left out
# $name, $number: as in the file; the number is 0 where the file has none
import-who-is = { $number ->
    [0] Who is { $name } in the file?
   *[other] Who is { $name }, number { $number } in the file?
}
# $player: a player of the desk
import-answer-same = The same as { $player }
import-answer-new = A player the desk does not have yet
# $section: its code
import-other-people = Nobody in this file is in section { $section }. Does the file belong to this section?
import-other-people-yes = Yes, these players are new in it
# The list names no round.
import-which-round = Which round is this list?
# $round
import-round-new = Round { $round }
import-round-again = Round { $round }, which the desk has already
# $file, $desk: time controls
file-time-control = The file is for { $file }, the section is set to { $desk }. The section’s setting counts; change it if the file is right.
# The file does not say how its letters are encoded.
file-which-encoding = In which encoding are the names right?
# $charset, $sample: a few names as they are read in it
file-encoding = { $sample } ({ $charset })

## Articles outside a sentence

# $number: as printed in the Laws
cite-article = Art. { $number }
cite-guidelines = Guidelines { $number }
cite-preface = Preface
# $article: one of the above; $laws: name of the text
cite-edition = { $article }, { $laws }

## Sides

colour-white = White
colour-black = Black

## Whose results stand when desk and pairing program differ

results-owner-desk = The desk’s result stands
results-owner-pairing-program = The pairing program’s result stands

## Arbiters

arbiter-role-chief = Chief arbiter
arbiter-role-deputy = Deputy chief arbiter
arbiter-role-section = Section arbiter
arbiter-role-floor = Arbiter

## Taking part

participation-playing = Taking part
participation-withdrawn = Withdrawn
participation-excluded = Excluded

## Byes

bye-kind-pairing-allocated = Pairing-allocated bye
bye-kind-full = Full-point bye
bye-kind-half = Half-point bye
bye-kind-zero = Zero-point bye
bye-kind-forfeit-win = Win without opponent
bye-kind-forfeit-loss = Loss without opponent

## Where a result came from

result-source-desk = Entered at the desk
result-source-pairing-program = From the pairing program
result-source-ruling = By a ruling
result-source-default-time = Forfeit at the default time
result-source-appeal = On appeal

## When clocks were read

moment-call = When the arbiter came
moment-before = Before the ruling
moment-after = After the ruling

## Who told the arbiter

reporter-arbiter = Seen by the arbiter
reporter-player = Player at fault
reporter-opponent = Opponent
reporter-captain = Captain
reporter-parent = Parent or companion
reporter-spectator = Spectator
reporter-other = Somebody else

## Ways of going back

withdrawal-mistyped = Mistyped
withdrawal-revoked = Ruling revoked
withdrawal-appeal = Changed on appeal

## Why a clock was changed

adjustment-cause-opponent-time = Time for the opponent
adjustment-cause-increment-back = Increment taken back
adjustment-cause-penalty = Penalty
adjustment-cause-disturbance = Disturbance
adjustment-cause-setting = Clock set wrongly or defective
adjustment-cause-irregularity = Irregularity
adjustment-cause-assistant = Assistant for the clock
adjustment-cause-appeal = Decided on appeal

## When something was raised

noticed-before-press = Before the clock was pressed
noticed-before-reply = Before the opponent touched a piece or replied
noticed-after-reply = After the reply, or after the opponent touched a piece
noticed-after-reply-both-agree = After the reply, and both agree
noticed-after-game = After the game

## How a piece was touched

touch-manner-deliberate = Deliberately
touch-manner-adjusting = Adjusting, announced
touch-manner-accidental = By accident
touch-manner-order-unknown = Order not known

## Whose record of the moves

moves-source-white = White’s scoresheet
moves-source-black = Black’s scoresheet
moves-source-arbiter = Put together by the arbiter
moves-source-board = Electronic board or broadcast

## Penalties

penalty-kind-warning = Warning
penalty-kind-opponent-more-time = More time for the opponent
penalty-kind-offender-less-time = Less time for the player
penalty-kind-opponent-more-points = More points for the opponent
penalty-kind-offender-fewer-points = Fewer points for the player
penalty-kind-game-lost = Loss of the game
penalty-kind-fine = Fine
penalty-kind-exclusion = Exclusion from rounds
penalty-kind-expulsion = Expulsion

## Rate of play

regime-standard = Standard
regime-rapid-a4 = Rapid, competition rules
regime-rapid-a5 = Rapid, basic rules
regime-blitz-b2 = Blitz, competition rules
regime-blitz-b3 = Blitz, basic rules

## Kinds of entries

entry-kind-competition = Competition
entry-kind-arbiter = Arbiter
entry-kind-section = Section
entry-kind-rules = Rules
entry-kind-player = Player
entry-kind-participation = Taking part
entry-kind-pairing = Pairing
entry-kind-import = Import
entry-kind-round = Round
entry-kind-arrival = Arrival
entry-kind-result = Result
entry-kind-clock = Clocks
entry-kind-incident = Incident
entry-kind-ruling = Ruling
entry-kind-note = Note
entry-kind-moves = Moves
entry-kind-withdrawal = Taken back
entry-kind-reason = Reason
entry-kind-replay = New game
entry-kind-claim = Claim
entry-kind-appeal = Appeal
entry-kind-adjournment = Adjournment

## The journal: competition, arbiters, sections

# $name
journal-competition = Competition: { $name }
# $initials, $name, $role: a word of arbiter-role
journal-arbiter-entered = Arbiter { $initials }: { $name }, { $role }
# $section: its code; $name; $rounds: how many are planned
journal-section-entered = { $rounds ->
    [0] Section { $section }: { $name }
    [one] Section { $section }: { $name }, one round
   *[other] Section { $section }: { $name }, { $rounds } rounds
}
# $section, $round: 0 for all; $control: the time control; $regime: a word of regime
journal-rules = { $round ->
    [0] Rules of section { $section }: { $control }, { $regime }
   *[other] Rules of section { $section } for round { $round }: { $control }, { $regime }
}
# $section; $moves
journal-fifty-number = Fifty-move rule of section { $section }: { $moves } moves by each side
# $section, $win, $draw, $loss: points
journal-scoring = Points of section { $section }: win { $win }, draw { $draw }, loss { $loss }

## The journal: players and teams

# $name
journal-team = Team: { $name }
# $player
journal-player-entered = Player: { $player }
# By the words of participation. $player, $round: the first one it holds for
journal-status-playing = { $player } takes part from round { $round } on
journal-status-withdrawn = { $player } withdrawn from round { $round } on
journal-status-excluded = { $player } excluded from round { $round } on
# $bye: a word of bye-kind; $round, $player
journal-bye = { $bye }, round { $round }: { $player }
journal-bye-cleared = No bye in round { $round }: { $player }
# $player, $points: with their sign; $round: 0 for the whole competition
journal-points-adjusted = { $round ->
    [0] Points of { $player }: { $points }
   *[other] Points of { $player } in round { $round }: { $points }
}

## The journal: pairings and rounds

# $board, $white, $black
journal-pairing = { $board ->
    [0] Pairing: { $white } – { $black }
   *[other] Pairing: board { $board }, { $white } – { $black }
}
journal-unpaired = { $board ->
    [0] Pairing undone: { $white } – { $black }
   *[other] Pairing undone: board { $board }, { $white } – { $black }
}
journal-replay = { $board ->
    [0] Game annulled, a new one is played: { $white } – { $black }
   *[other] Game annulled, a new one is played: board { $board }, { $white } – { $black }
}
# $file, $section, $count: facts taken over
journal-import = { $count ->
    [0] Import into section { $section }: { $file }, nothing new
    [one] Import into section { $section }: { $file }, one change
   *[other] Import into section { $section }: { $file }, { $count } changes
}
# $section, $round, $time: hall time
journal-round-started = Section { $section }, round { $round } started { $time }
# $section, $round, $head: the short head hash
journal-round-closed = Section { $section }, round { $round } closed, journal { $head }
# $side, $time: hall time
journal-arrival = { $side } arrived { $time }

## The journal: results and clocks

# $score, $board, $white, $black
journal-result = { $board ->
    [0] Result { $score }, { $white } – { $black }
   *[other] Result { $score }, board { $board }
}
journal-result-cleared = { $board ->
    [0] Result taken away, { $white } – { $black }
   *[other] Result taken away, board { $board }
}
# $round, $count: boards forfeited
journal-defaults = { $count ->
    [0] Default time, round { $round }: no forfeit
    [one] Default time, round { $round }: one forfeit
   *[other] Default time, round { $round }: { $count } forfeits
}
# $move: number of the move; $white, $black: readings
journal-clock = { $move ->
    [0] Clocks: White { $white }, Black { $black }
   *[other] Clocks at move { $move }: White { $white }, Black { $black }
}

## The journal: incidents and rulings

# $kind: an incident's name; $move
journal-incident = { $move ->
    [0] { $kind }
   *[other] { $kind }, move { $move }
}
# $first, $second: sides, or names where they are no players of the board
journal-who-both = { $first } and { $second }
# $who: the side, or a name where it is no player of the board; or both
journal-incident-by = { $move ->
    [0] { $kind }, { $who }
   *[other] { $kind }, { $who }, move { $move }
}
# $incident: one of the above; $ruling: what was ruled, parts as below
journal-incident-open = { $incident }: open
journal-incident-ruled = { $incident }: { $ruling }
# $entry: number of the incident's entry
journal-ruling = Ruling on entry { $entry }: { $ruling }
# $ruling: in the words below, where it is not what the Laws prescribe
journal-ruling-differs = { $ruling } (differs from the advice)
journal-ruling-play-on = play goes on
# $score
journal-ruling-result = result { $score }
# $score as the two sat then, $white and $black then: colours were exchanged since
journal-ruling-result-turned = result { $score }, { $white } having White against { $black }
# $side, $change: signed
journal-ruling-clock = { $side } { $change }
# By the words of penalty-kind. $who: the side or name it falls on; $time, $points, $fine: how much; $rounds: how many;
# $round: the first one
journal-penalty-warning = warning for { $who }
journal-penalty-opponent-more-time = penalty for { $who }, opponent gets { $time } more
journal-penalty-offender-less-time = penalty for { $who }, { $time } less
journal-penalty-opponent-more-points = penalty for { $who }, opponent gets { $points } more
journal-penalty-offender-fewer-points = penalty for { $who }, { $points } less
journal-penalty-game-lost = { $who } loses the game
journal-penalty-fine = fine for { $who }: { $fine }
journal-penalty-exclusion = { $rounds ->
    [one] { $who } excluded from round { $round }
   *[other] { $who } excluded from { $rounds } rounds, from round { $round } on
}
journal-penalty-expulsion = { $who } expelled from the competition

## The journal: notes, moves, going back

# $text
journal-note = Note: { $text }
# $source: a word of moves-source
journal-moves = Moves: { $source }
journal-clocks-set-back = The clocks were set back.
journal-clocks-kept = Play had gone on with the clocks as they were changed.
# By the words of withdrawal. $entry: the number of the entry gone back on
journal-withdrawal-mistyped = Taken back: entry { $entry }
journal-withdrawal-revoked = Ruling revoked: entry { $entry }
journal-withdrawal-appeal = Changed on appeal: entry { $entry }
# $entry: the entry that stands again
journal-restored = Stands again: entry { $entry }
# $entry, $text
journal-reason = Reason for entry { $entry }: { $text }

## The journal: claims, appeals, adjournment

# $who appeals; $entry: against which ruling
journal-appeal = Appeal by { $who } against entry { $entry }
# $board, $white, $black
journal-adjournment = { $board ->
    [0] Adjourned: { $white } – { $black }
   *[other] Adjourned: board { $board }, { $white } – { $black }
}
