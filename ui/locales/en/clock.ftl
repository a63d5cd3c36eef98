# Clocks: time controls in words, corrections with their arithmetic, the clock sheet, fallen flags.
# Times are formatted before they come here; a rating is given as text.

## Time controls in words. Joined with commas these are read back as typed.

clock-amount-minutes = { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
clock-amount-seconds = { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }
clock-amount-both = { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    } { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }
clock-control-moves = { $time } for { $moves } { $moves ->
        [one] move
       *[other] moves
    }
clock-control-every = { $time } for every further { $moves } { $moves ->
        [one] move
       *[other] moves
    }
clock-control-rest = { $time } for the remaining moves
clock-control-game = { $time } for the game
clock-control-increment = { $time } increment from move { $move }
clock-control-delay = { $time } delay from move { $move }
clock-control-bronstein = { $time } Bronstein delay from move { $move }
clock-control-no-extra = no increment from move { $move }
clock-control-side = { $side }:
clock-control-at-zero = next period when the time is used up

## Rate of play and rating

clock-says-rate-standard = Standard: { $total } for { $moves } moves, sixty minutes or more.
clock-says-rate-rapid = Rapid: { $total } for { $moves } moves, more than ten and less than sixty minutes.
clock-says-rate-blitz = Blitz: { $total } for { $moves } moves, ten minutes or less.
clock-unrateable-unequal = The players have different times: such games are not rated.
clock-unrateable-too-little = { $total } for sixty moves: rated standard games need at least { $minimum }.
clock-unrateable-too-little-for = { $total } for sixty moves: with a player rated { $rating } standard games need at least { $minimum } to be rated.
clock-unrateable-short-first = The first period asks for { $moves } { $moves ->
        [one] move
       *[other] moves
    }; rated standard games need at least 30.
clock-unrateable-too-fast = { $total } for sixty moves: rated blitz needs more than three minutes.

## What cannot be read

clock-error-control-empty = Type a time control, such as 40/90+30:30+30.
clock-error-control-after-rest = Only the last period can be for all remaining moves: write the moves of the others, as in 40/90:30.
clock-error-control-no-time = A period gives no time.
clock-error-control-too-long = That is more than a clock can be set to. Minutes stand before the plus, seconds after it: 90+30.
clock-error-control-from-which-move = From which move is the increment given? Add it: 30 seconds from move 1.
clock-error-control-unreadable = This is no time control the desk can read. Write it like 40/90+30:30+30 or 90+30.
clock-error-reading-empty = Type what the clock shows, such as 0:12:22.
clock-error-reading-unit = Minutes or seconds? Write 12:00, 12m or 12s.
clock-error-reading-two-digits = Seconds and minutes have two digits: 12:05 or 12:50.
clock-error-reading-out-of-range = Minutes and seconds go to 59.
clock-error-reading-too-long = No chess clock shows as much as that.
clock-error-reading-unreadable = This is no clock reading. Write 0:12:22, 12:22, 1h02 or 9.7.
clock-error-hall-empty = Type the time of day, such as 15:04.
clock-error-hall-out-of-range = There is no such time of day.
clock-error-hall-unreadable = This is no time of day. Write 15:04.

## Arithmetic, line by line

clock-sum-first = { $what }: { $time }
clock-sum-plus = + { $what }: { $time }
clock-sum-minus = − { $what }: { $time }
clock-sum-total = = { $what }: { $time }
clock-sum-below-zero = = { $what }: { $time } below zero
clock-new-time = new time
clock-must-show = time to be shown
clock-gap = difference
clock-term-shown = shown
clock-term-used = used
clock-term-used-by = used by { $side }
clock-term-base = time of the periods so far
clock-term-increments = { $count } × { $each }, one for each completed move and the next
clock-term-increments-differing = increments of { $count } { $count ->
        [one] move
       *[other] moves
    }
clock-term-delay-spared = what the wrongly set delay may have spared
clock-term-delays-may = what delays may have spared
clock-term-adjusted = added or taken by arbiters
clock-term-given = given so far
clock-term-ran = ran
clock-term-delay = spared by the delay
clock-term-hall = time in the hall
clock-term-stopped = clocks stopped
clock-term-period-owed = time of the period that is due
clock-term-period-early = time of a period given too early
clock-term-increments-double = increments of presses that were no moves
clock-term-increments-missed = increments of presses that were forgotten
clock-term-increment-gained = increment gained by the move taken back
clock-term-period-gained = time of the period gained by the move taken back
clock-term-before-irregularity = shown before the irregularity
clock-term-last-good = last good reading
clock-term-period-since = time of periods begun since
clock-term-increments-since = increments since
clock-term-used-since = used since
clock-term-ran-wrongly = ran while it was the opponent's turn
clock-term-own-thinking = thinking time that ran on the other clock
clock-term-illegal-move = for the illegal move by { $offender }
clock-term-wrong-claim = for the wrong claim by { $claimant }
clock-term-penalty = penalty of { $offender }
clock-term-disturbance = for the disturbance
clock-term-assistant = for the assistant
clock-term-displaced = restoring the pieces displaced by { $offender }
clock-term-quickplay = for the claim by { $claimant }

## Corrections

clock-correction-wrong-setting = Wrong setting
clock-correction-counter-off = Move counter off
clock-correction-wrong-side-ran = Wrong clock ran
clock-correction-defective-clock = Defective clock replaced
clock-correction-illegal-move = Illegal move
clock-correction-position-restored = Position restored
clock-correction-wrong-claim = Wrong claim
clock-correction-more-time = More time for the opponent
clock-correction-less-time = Less time for the offender
clock-correction-disturbance = Disturbance
clock-correction-assistant = Assistant
clock-correction-displaced-pieces = Displaced pieces
clock-correction-quickplay-finish = Quickplay finish
clock-says-set-counter = Set the move counter of { $side } to { $count }.
clock-says-below-zero = By the arithmetic { $side } would be { $time } below zero. The clock can show no less than nothing: decide by best judgement.
clock-says-margin = Up to { $time } more for { $side } by your judgement: how much of each move a delay took is not known.
clock-says-best-judgement = By best judgement, which may be to leave the times as they are.
clock-says-not-hall-time = Both together are charged with { $charged }, but { $elapsed } passed in the hall.
clock-says-impossible-reading = One side would have used less than nothing: the reading that was trusted cannot be right.
clock-says-flag-falls = The clock of { $side } comes to nothing: the flag falls.
clock-says-no-deduction = Nothing is taken from { $side }, who needs the assistant because of a disability.
clock-says-five-seconds = Set the clock to five more seconds for each move, for both.
clock-says-nobody-runs = While both are absent nobody's clock runs, as announced.

## The clock sheet

clock-says-hall-ran-more = { $gap } more passed in the hall than on both clocks together.
clock-says-clocks-ran-more = Both clocks together ran { $gap } more than the time in the hall.
clock-says-suspect-no-increment = Without increments the sums come out: check whether the clock is set to give them.
clock-says-suspect-no-increment-for = Without increments for { $side } the sums come out: check that side's setting.
clock-says-suspect-too-much = A clock stood still for a while, or a side has too much time.
clock-says-suspect-too-little = A clock ran while it should have been stopped, or a side has too little time.
clock-says-more-than-given = { $side } shows more than was ever given: check the reading and the setting.
clock-says-time-grew = { $side } has more time than the moves since the last reading can have given.
clock-says-moves-shrank = { $side } has completed fewer moves than at the last reading.
clock-says-hall-shrank = This reading was taken before the one above it.
clock-says-moves-apart = The numbers of completed moves do not fit: White has as many as Black, or one more.

## Fallen flags

clock-by-scoresheet = the scoresheets
clock-by-counter = the move counter
clock-by-reconstruction = the reconstruction
clock-says-flag-enough = { $side } has completed the { $required } moves required, by { $source }: the next period goes on.
clock-says-flag-too-few = { $side } has not completed { $required } moves, by { $source }: { $missing } missing.
clock-says-flag-last = The flag of { $side } fell in the period for all remaining moves.
clock-says-flag-count = Bring the scoresheets up to date: has { $side } completed { $required } moves?
clock-says-flags-both = Both flags are down, nobody knows which fell first, and neither player has completed the moves required.
clock-says-counter-alone = No claim can rest on the counter alone: let the scoresheets confirm it.
