# A lone king cannot mate: the second illegal move is a draw.
after open.hall
moves A12 arbiter fen="8/8/8/3k4/8/8/4P3/4K3 w - - 0 60" 60.e4+ Ke5
> A12 w illegal 61
> A12 w illegal 61
= mate cannot-mate
= offers offer-draw! offer-play-on offer-warning
= result A12 =
= points A12 ½ ½
