# A revoked exclusion no longer keeps the player out.
after open.hall
> A12 =
incident A12 w disrepute : penalty=w,expulsion
revoke A12 "Too hard"
= penalties Correa none
= takes-part Correa r2 playing
pair A r2 1 Correa Adler
