# In rapid play the proposed time is a minute, as elsewhere at that rate; another amount may be said.
after open.hall
setting A time-control 15+10
setting A regime rapid-a4
> A12 w disturb 10 w0:05:00 b0:05:00
rule A12 offer 2
= clocks A12 0:05:00 0:06:00
