# The report says what a penalty took, and when the pairing program gives it back nothing is taken twice.
after import-hall.hall
> A1 1-0
incident A1 w disrepute : penalty=w,offender-fewer-points,½
= points A1 ½ 0
= score Adler ½
= exported A trf26 "299"
export A trf26 as=back.trf
diff A back.trf
= changes none
