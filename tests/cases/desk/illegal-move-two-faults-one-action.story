# A pawn left on the last rank with two hands: one action, one count, no more minutes.
after open.hall
> A12 b promotion 40 w0:05:00 b0:06:00
= clocks A12 0:07:00 0:05:30
> A12 b twohands 40 same
= ordinal none
= articles 7.5.4 7.5.5
= offers offer-play-on! offer-warning
= result A12 none
= open A12 0
> A12 b illegal 45
= ordinal 2
