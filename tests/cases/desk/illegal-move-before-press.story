# Not completed: no count, the touched piece must be moved.
after open.hall
incident A12 w illegal-move move=20 when=before-press w0=0:10:00 b0=0:10:00
= ordinal none
= says law-says-illegal-not-completed
= articles 7.5.1 4.3 4.7
= clocks A12 0:10:00 0:10:00
> A12 w illegal 25
= ordinal 1
