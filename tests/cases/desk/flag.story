after open.hall
> A12 b flag 38
= force open
= mate undetermined
= offers offer-loses offer-draw offer-play-on offer-warning
= articles 6.9 6.8
= open A12 1
moves A13 arbiter 1.e4 e5
> A13 w flag 2
= result A13 0-1
moves A14 arbiter fen="8/8/8/3k4/8/8/4P3/4K3 w - - 0 60" 60.e4+ Ke5
> A14 w flag 61
= result A14 =
= mate cannot-mate
