# A ruling that was revoked is no first illegal move; one that waits for its ruling is.
after open.hall
> A12 w illegal 34
revoke A12 "The move was legal"
> A12 w illegal 40
= ordinal 1
> A13 w illegal 34 open
> A13 w illegal 40
= ordinal 2
