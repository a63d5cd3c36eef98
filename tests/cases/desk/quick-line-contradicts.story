# A word that contradicts an earlier one of the line is marked; the line never chooses between them.
after open.hall
> 12 w b illegal 20
! quick-two-sides
> 12 w illegal 34 w0:12:22 w0:13:00
! quick-contradicts
= marked 25 33
> 12 w illegal 34 b0:12:22 b0:13:00
! quick-contradicts
> 12 w disturb by:opponent by:player
! quick-contradicts
> 12 w disturb at:14:00 at:15:00
! quick-contradicts
> 12 w disturb open ask
! quick-contradicts
# How late a player is follows from the arrival: a number is neither minutes nor a move.
> 12 b late 20
! quick-late-number
> 12 w w illegal 34 w0:12:22 w0:12:22
= incidents A12 1
