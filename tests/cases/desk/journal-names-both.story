# An entry about both players names both.
after open.hall
> A12 both phone open
= said A12 "Electronic device on the player, White and Black: open"
> A13 both outside 18 +5 open
= said A13 "Disturbance from outside, White and Black, move 18: open"
> A14 w disturb open
= said A14 "Distracting the opponent, White: open"
