# An incident of yesterday's round belongs to yesterday's game and to the player's history of today.
after open.hall
> A12 =
pair A r2 1 Correa Adler
incident A12 w wrong-hand mode=done by=opponent
round 2
= history Correa 1
> A1 w area
= history Correa 2
= incidents A12r1 1
= incidents A1 1
