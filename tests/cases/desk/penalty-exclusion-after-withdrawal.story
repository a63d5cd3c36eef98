# Excluded for some rounds after withdrawing: afterwards the player is still withdrawn, not back.
after open.hall
> A12 =
withdraw Correa r2 "ill"
incident A12 w disrepute : penalty=w,exclusion,2
= takes-part Correa r2 excluded
= takes-part Correa r3 excluded
= takes-part Correa r4 withdrawn
# Who had not withdrawn plays again.
> A13 =
incident A13 w disrepute : penalty=w,exclusion,1
= takes-part Ebner r2 excluded
= takes-part Ebner r3 playing
