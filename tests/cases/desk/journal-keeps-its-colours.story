# What an entry says is about the players as they sat when it was recorded; a later change of colours leaves it alone.
after open.hall
> A12 w illegal 20
= said A12 "Illegal move, White, move 20: Black +0:02:00"
swap A12
= said A12 "Illegal move, White, move 20: Black +0:02:00"
> A13 w phone
= result A13 0-1
swap A13
= result A13 1-0
= said A13 "Electronic device on the player, White: result 0–1, Ebner, Lukas having White against Fontana, Rita"
