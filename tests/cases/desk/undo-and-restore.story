# One key takes the last entry back; the taking-back can itself be taken back, once.
after open.hall
> A12 1-0
= undoable result
undo
= result A12 none
= undoable pairing
restore last
= result A12 1-0
mistyped last
! refused-take-back-restored
undo
= result A12 none
undo
undo
undo
undo
= undoable player
mistyped 1
mistyped 1
! refused-taken-already
