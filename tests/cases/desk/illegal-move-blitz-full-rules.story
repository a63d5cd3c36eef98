# Blitz with one arbiter a game (B.2): two minutes by the text, one where the event announced it.
after open.hall
setting A time-control 3+2
setting A regime blitz-b2
> A12 w illegal 20 w0:01:00 b0:01:00
= clocks A12 0:00:58 0:03:00
= articles 7.5.1 7.5.5 B.2 4.3 4.7 7.1
setting A added-minutes 1
> A13 w illegal 20 w0:01:00 b0:01:00
= clocks A13 0:00:58 0:02:00
