# 12.9.8 for two rounds: the player cannot be paired, and is back afterwards.
after open.hall
> A12 =
incident A12 w disrepute : penalty=w,exclusion,2
= takes-part Correa r1 playing
= takes-part Correa r2 excluded
= takes-part Correa r3 excluded
= takes-part Correa r4 playing
pair A r2 1 Correa Adler
! refused-not-playing
pair A r4 1 Correa Adler
incident A13 b disrepute : penalty=b,exclusion,3-5
= takes-part Fontana r2 playing
= takes-part Fontana r5 excluded
= takes-part Fontana r6 playing
mistyped A12
= takes-part Correa r2 playing
