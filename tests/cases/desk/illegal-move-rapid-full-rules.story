# Rapid with supervision (A.4): one minute, and anybody may raise it while the game lasts.
after open.hall
setting A time-control 15+10
setting A regime rapid-a4
> A12 w illegal 20 w0:05:00 b0:05:00
= articles 7.5.1 7.5.5 A.3 4.3 4.7 7.1
= clocks A12 0:04:50 0:06:00
incident A13 w illegal-move move=20 when=after-reply w0=0:05:00 b0=0:05:00
= clocks A13 0:04:50 0:06:00
= ordinal 1
