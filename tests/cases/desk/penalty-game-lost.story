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
