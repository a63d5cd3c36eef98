# 12.9.5 on a finished game: the outcome stays, the points follow.
after open.hall
> A12 1-0
incident A12 w disrepute : penalty=w,offender-fewer-points,½
= result A12 1-0
= points A12 ½ 0
= score Correa ½
= ruled-articles 12.9.5
revoke A12 "Struck out by the chief arbiter"
= points A12 1 0
= penalties Correa none
