# 12.9.4 raises the opponent's points, never above those of the game; 12.9.5 in the same ruling makes room.
after open.hall
> A12 =
incident A12 w disrepute : penalty=w,opponent-more-points,½
= points A12 ½ ½
incident A13 w disrepute : penalty=w,opponent-more-points,½ penalty=w,offender-fewer-points,½
> A13 =
= result A13 =
= points A13 0 1
> A14 0-1
incident A14 w disrepute : penalty=w,opponent-more-points,1
= points A14 0 1
> A11 1-0
incident A11 w disrepute : penalty=w,opponent-more-points,1
= points A11 1 0
