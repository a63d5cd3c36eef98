# The round starts when it really starts; whoever is not named as absent is there.
after open.hall
setting A default-time 30
time 14:03
start A 14:02
= remarks none
= due A none
all here A but A12w A13wb 14:05
= arrived A11 Adler 14:05
= arrived A12 Correa no
= arrived A12 Dumas 14:05
time 14:20
here A12 w 14:19
= arrived A12 Correa 14:19
> A13 w here
= arrived A13 Ebner 14:20
all here A
all here A
! refused-all-arrived
start A 14:10
= remarks remark-round-start-changed
here nowhere w
! refused-not-found
start A r5
! refused-no-pairings
start nowhere
! refused-not-found
all here nowhere
! refused-not-found
