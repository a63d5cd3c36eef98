# Without increment nothing is taken back.
after open.hall
setting A time-control 120
> A12 b illegal 20 w1:00:00 b1:00:00
= clocks A12 1:02:00 1:00:00
= articles 7.5.1 7.5.5 4.3 4.7
