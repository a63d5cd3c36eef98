after open.hall
> A11 1-0
close A
= remarks remark-round-unfinished
> A12 1-0
> A13 1-0
> A14 1-0
close A
= remarks none
close A r7
! refused-no-pairings
close nowhere
! refused-not-found
