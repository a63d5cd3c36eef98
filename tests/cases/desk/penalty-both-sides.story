# One ruling on both: each loses what is said of him, and the points are those the penalties leave.
after open.hall
> A12 =
incident A12 wb disrepute : penalty=w,offender-fewer-points,½ penalty=b,offender-fewer-points,½
= result A12 =
= points A12 0 0
= history Correa 1
= history Dumas 1
swap A12
= points A12 0 0
incident A13 wb distraction w0=0:10:00 b0=0:10:00 : penalty=w,offender-less-time,1 penalty=b,opponent-more-time,1
= clocks A13 0:10:00 0:10:00
