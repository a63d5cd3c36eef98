# A clock without increments shows more than before: recorded as seen, and said.
after open.hall
setting A time-control 90
clocks A12 0:40:00 0:38:00 20
clocks A12 0:39:00 0:37:00 21
= remarks none
clocks A12 0:44:00 0:36:00 22
= remarks remark-time-grew
# An arbiter's two minutes explain it.
incident A12 w wrong-hand move=23 w0=0:43:00 b0=0:35:30 : b+2:00 nothing
clocks A12 0:42:00 0:37:00 24
= remarks none
