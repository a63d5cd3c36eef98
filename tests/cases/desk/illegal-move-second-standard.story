# Without a recorded position the mate question is open, and the arbiter has to answer it.
after open.hall
> A12 w illegal 34
> A12 w promotion 41 by:arbiter
= ordinal 2
= force open
= mate undetermined
= offers offer-loses offer-draw offer-play-on offer-warning
= articles 7.5.2 7.5.5
= open A12 1
= result A12 none
rule A12 offer 1
= result A12 0-1
= points A12 0 1
= source A12 ruling
= status A12 ruled
