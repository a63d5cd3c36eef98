# 12.9.9 from the next round on; also for what happened in the hall.
after open.hall
> A12 =
> A13 =
incident A12 w disrepute : penalty=w,expulsion
= takes-part Correa r1 playing
= takes-part Correa r2 excluded
= takes-part Correa r9 excluded
incident hall disrepute player=Ebner : penalty=Ebner,expulsion
= takes-part Ebner r1 playing
= takes-part Ebner r2 excluded
= history Ebner 1
