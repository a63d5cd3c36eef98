# Found after the end: nothing changes.
after open.hall
> A12 1-0
incident A12 w illegal-move move=30 when=after-game
= ordinal none
= says law-says-illegal-after-game
= articles 7.5.1 8.7
= result A12 1-0
= source A12 desk
= open A12 0
