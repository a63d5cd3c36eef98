# 12.9.6: the game is lost, and the arbiter says what the opponent gets; silent, it is the point.
after open.hall
incident A12 w disrepute : penalty=w,game-lost
= result A12 0-1
= points A12 0 1
= ruled-articles 12.9.6
incident A13 w disrepute : penalty=w,game-lost result=0-½
= result A13 0-½
= points A13 0 ½
incident A14 wb disrepute : penalty=w,game-lost penalty=b,game-lost result=0-0
= result A14 0-0
# Both at fault: both lose, said or not.
incident A13 wb disrepute : penalty=w,game-lost penalty=b,game-lost
= result A13 0-0
# Who lost the game by a ruling gets nothing from it.
incident A11 w disrepute : penalty=w,game-lost result=1-0
! refused-lost-with-points 12.9.6
# A later result that gives it all the same is recorded, and says against what it goes.
> A12 1-0
= remarks remark-result-against-ruling
> A12 0-1
= remarks none
