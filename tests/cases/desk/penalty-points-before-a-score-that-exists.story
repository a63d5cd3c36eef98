# With 3–1–0 a point penalty before the result must leave a score that a game can give, whatever the result will be.
after open.hall
setting A scoring 3-1-0
incident A12 w disrepute : penalty=w,offender-fewer-points,½
! law-says-score-not-normal 10.2 10.1
= penalties Correa none
# One point less than a win is two, which no game gives; two points less than a win is a draw's one.
incident A12 w disrepute : penalty=w,offender-fewer-points,1
! law-says-score-not-normal 10.2 10.1
incident A12 w disrepute : penalty=w,offender-fewer-points,2
> A12 1-0
= points A12 1 0
# A second one is counted with the first.
incident A13 b disrepute : penalty=b,opponent-more-points,½
! law-says-score-not-normal 10.2 10.1
incident A13 w disrepute : penalty=w,offender-fewer-points,3
> A13 1-0
= points A13 0 0
