# White has one already; now both play an illegal move. Each has a count of his own.
after open.hall
> A12 w illegal 10
> A12 b illegal 12
= ordinal 1
= fault Dumas, Paul
> A13 wb illegal 20 w0:50:00 b0:40:00
= ordinal 1
= clocks A13 0:51:30 0:41:30
= history Ebner 1
= history Fontana 1
