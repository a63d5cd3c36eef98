# Without the position the desk names the rule and whether the right to claim is open, the arbiter the moves that remain.
after open.hall
incident A12 b touch-move move=20 "squares=e4 (d5) c6?" by=opponent
= open A12 1
= says advice-touch-no-position law-says-touch-claim-open law-says-penalty-start-warning
= articles 4.3 4.8 12.9.1 12.9 11.6
incident A12 b touch-move squares=z9
! unclear-field
> A12 w released 22
= kind move-taken-back
= says advice-touch-no-position law-says-touch-arbiter-acts law-says-penalty-start-warning
