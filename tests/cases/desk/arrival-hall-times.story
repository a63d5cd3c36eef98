# A hall time typed for an arrival: some minutes before the start is early, hours before or ahead of now is a slip.
after open.hall
time 14:00
start A 14:05
time 14:20
here A11 w 13:55
= remarks remark-arrival-before-start
here A11 b 12:50
! refused-arrival-before-start
here A12 w 15:10
! refused-arrival-ahead
here A12 w 14:21
clocks A12 - -
! refused-no-reading
# A late player is told what the clock shows: White's since the start, Black's since White can have moved.
setting A time-control 90+30
here A13 b 14:05
here A13 w 14:20
= remarks remark-late-clock
here A14 w 14:05
here A14 b 14:20
= remarks remark-late-black-clock
