# With 3–1–0 half a point less than a win is a score that no game gives.
after open.hall
setting A scoring 3-1-0
> A12 1-0
incident A12 w disrepute : penalty=w,offender-fewer-points,½
! law-says-score-not-normal 10.2 10.1
incident A12 w disrepute : penalty=w,offender-fewer-points,2
= points A12 1 0
