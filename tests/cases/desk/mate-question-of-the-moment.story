# The position on record answers for the move of the report only where it can: too early it proves no win later, too late no
# draw before, and where the board has ended the game that end stands (6.8) and the question is not asked.
after open.hall
moves A11 arbiter 1.e4 e5 2.Nf3 Nc6
> A11 w flag 40
= mate undetermined
= open A11 1
moves A12 arbiter fen="8/8/8/8/8/3k4/3P4/3K4 b - - 0 60" 60...Ke4 61.d3+ Kxd3
> A12 b flag 60
= mate can-mate
= result A12 1-0
moves A13 arbiter 1.f3 e5 2.g4 Qh4#
> A13 b flag 3
= result A13 0-1
= says law-says-checkmate law-says-flag-after-end advice-ended-checkmate
= mate "not asked"
moves A14 arbiter fen="8/8/8/8/8/3k4/3P4/3K4 b - - 0 60" 60...Ke4 61.d3+ Kxd3
> A14 b flag 70
= mate cannot-mate
= result A14 =
