# An illegal move that the player's own appeal did away with is no first one. Granted in part, or for the opponent, an
# appeal changes what follows from it, and it counts.
after open.hall
> A12 w illegal 34
lodge A12
appeal-decided granted
= remarks remark-appeal-no-longer-counts remark-clocks-were-changed
> A12 w illegal 40
= ordinal 1
> A13 w illegal 34
lodge A13
appeal-decided partly
> A13 w illegal 40
= ordinal 2
> A14 w illegal 34
lodge A14 for=b
appeal-decided granted
= remarks remark-clocks-were-changed
> A14 w illegal 40
= ordinal 2
# The committee's decision itself falls: the arbiter's ruling stands again, and with it the count.
> A11 w illegal 34
lodge A11
appeal-decided granted
revoke A11 "The committee had no quorum"
> A11 w illegal 40
= ordinal 2
