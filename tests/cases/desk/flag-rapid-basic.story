# Under A.5 a spectator's word calls nothing.
after open.hall
setting A time-control 15+10
setting A regime rapid-a5
> A12 w flag by:spectator
= result A12 none
= says law-says-flag-not-called
= articles A.5.3 A.5.5 12.7
moves A13 arbiter 1.e4 e5
> A13 w flag 2 by:opp
= articles 6.9 6.8 A.5.3
= result A13 0-1
