# Rapid without supervision (A.5): seen by the arbiter or claimed before the reply; else it stands.
after open.hall
setting A time-control 15+10
setting A regime rapid-a5
> A12 w illegal 20 w0:05:00 b0:05:00 by:opp
= articles 7.5.1 7.5.5 A.3 A.5.2 4.3 4.7 7.1
= clocks A12 0:04:50 0:06:00
incident A13 w illegal-move move=20 when=after-reply w0=0:05:00 b0=0:05:00
= ordinal none
= says law-says-illegal-stands
= articles A.5.2 7.5.1
= clocks A13 0:05:00 0:05:00
incident A13 w illegal-move move=22 by=spectator
= ordinal none
= says law-says-illegal-not-claimed
incident A13 w illegal-move move=23 when=after-reply-both-agree
= force discretion
= ordinal none
> A13 w illegal 25
= ordinal 1
