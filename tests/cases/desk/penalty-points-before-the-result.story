# Points taken while the game goes on are taken from the result that follows; revoked, they are given back.
after open.hall
incident A12 w disrepute : penalty=w,offender-fewer-points,½
= result A12 none
> A12 1-0
= points A12 ½ 0
revoke A12 "The appeals committee found no fault"
= result A12 1-0
= points A12 1 0
restore last
= points A12 ½ 0
