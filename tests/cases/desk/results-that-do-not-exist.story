# The sum may not exceed that of a normal game, and each score is one of a normal game.
after open.hall
> A12 1-½
! law-says-score-sum-too-high 10.2 10.1
> A12 ½-1
! law-says-score-sum-too-high 10.2 10.1
= result A12 none
setting A scoring 3-1-0
score A12 5 0
! law-says-score-not-normal 10.2 10.1
score A12 6 0
= points A12 3 0
score A13 2 2
= points A13 1 1
