# A claim is on record once; what was mistyped may be recorded again, and so may the same claim after further moves.
after open.hall
moves A12 arbiter 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8
> A12 w threefold 5 open
> A12 w threefold 5 open
! refused-claim-on-record
undo
> A12 w threefold 5 open
moves A12 arbiter 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8 5.Nf3 Nf6 6.Ng1 Ng8
> A12 w threefold 7
= result A12 =
