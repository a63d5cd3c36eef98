# Other than prescribed: marked, not blocked; the reason follows later.
after open.hall
incident A12 w illegal-move move=34 w0=0:12:22 b0=0:46:09 : b+5:00 by=MK
= remarks remark-reason-owed
= as-advised no
= owed 1
= reason A12 owed
= clocks A12 0:12:22 0:51:09
reason A12 "Two illegal presses in the same scramble, by agreement of both"
= owed 0
= reason A12 Two illegal presses in the same scramble, by agreement of both
incident A13 w illegal-move move=34 : nothing reason="The board was knocked over first"
= as-advised no
= owed 0
reason A13 ""
! refused-empty
reason nowhere "Why"
! refused-not-found
