# A delay adds nothing to the clock at the press.
after open.hall
setting A time-control 90d30
= rule-of A standard 90d30
> A12 b illegal 20 w1:00:00 b1:00:00
= clocks A12 1:02:00 1:00:00
