# The arbiter erred: the ruling falls, what was reported and the clocks that were really changed stay.
after open.hall
> A12 w illegal 34 w0:12:22 b0:46:09
revoke A12 "The move was legal"
= remarks remark-clocks-were-changed
= status A12 revoked
= open A12 1
= history Correa 1
= adjusted A12 Dumas +0:02:00 opponent_time
rule A12 nothing reason="No illegal move"
= status A12 ruled
