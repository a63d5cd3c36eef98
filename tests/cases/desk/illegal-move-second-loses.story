# With the moves on record the position answers: Black can mate, so White loses.
after open.hall
moves A12 arbiter 1.e4 e5 2.Nf3 Nc6
> A12 w illegal 3
> A12 w illegal 3
= ordinal 2
= mate can-mate
= offers offer-loses! offer-play-on offer-warning
= result A12 0-1
