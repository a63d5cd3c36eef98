# Blitz without (B.3): one minute.
after open.hall
setting A time-control 3+2
setting A regime blitz-b3
> A12 b illegal 20 w0:01:00 b0:01:00
= clocks A12 0:02:00 0:00:58
= articles 7.5.1 7.5.5 A.3 B.3 A.5.2 4.3 4.7 7.1
> A12 b illegal 25
= force open
= ordinal 2
