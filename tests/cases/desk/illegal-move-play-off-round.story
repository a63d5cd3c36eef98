# A play-off round has times and rules of its own; the section keeps its own.
after open.hall
setting A r2 time-control 3+2
setting A r2 regime blitz-b3
pair A r2 1 Correa Adler
round 2
= rule-of A r1 standard 40/90+30:30+30
= rule-of A r2 blitz-b3 3+2
> A1 w illegal 20 w0:01:00 b0:01:00
= clocks A1 0:00:58 0:02:00
round 1
> A12 w illegal 20 w0:10:00 b0:10:00
= clocks A12 0:09:30 0:12:00
