# Another scoring holds for the results that stand as well: each keeps its outcome and gets the points it is worth now.
after open.hall
> A11 1-0
> A12 =
setting A scoring 3-1-0
= remarks remark-results-rescored
= points A11 3 0
= points A12 1 1
> A13 0-1
= points A13 0 3
= exported A trf26 "W 3.0"
# A ruling that falls takes its result along, whatever the points became.
> A14 w phone
setting A scoring 1-½-0
= points A14 0 1
revoke A14 "Not his phone"
= result A14 none
= points A11 1 0
# Points apart from the outcome: what they become is the arbiter's to say.
incident A11 w disrepute : penalty=w,offender-fewer-points,½
= points A11 ½ 0
setting A scoring 3-1-0
! refused-scoring-points
= points A12 ½ ½
# The points that nobody announced any more: an announcement is not taken back beneath the results that rest on it.
revoke A11 "Struck out by the chief arbiter"
setting A scoring 3-1-0
= entries 27
> A14 1-0
mistyped 27
! refused-later-entries
