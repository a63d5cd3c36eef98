# 12.9.2 and 12.9.3 change the clocks; the clock never shows less than nothing.
after open.hall
incident A12 w distraction w0=0:20:00 b0=0:01:00 : penalty=w,opponent-more-time,2
= clocks A12 0:20:00 0:03:00
= adjusted A12 Dumas +0:02:00 penalty
incident A12 b distraction w0=0:19:00 b0=0:01:00 : penalty=b,offender-less-time,2:00
= clocks A12 0:19:00 0:00:00
= ruled-articles 12.9.3
