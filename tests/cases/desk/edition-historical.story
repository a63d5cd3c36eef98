# A section may be played under the historical text of the 1970s; no game of it counts for rating, and a section whose
# results count is not put under it afterwards.
after open.hall
setting A edition old
= remarks remark-edition-historical
result A11 1-0
= rated A11 no
# The flag loses whatever the opponent has, and an illegal move is taken back without minutes.
> A12 w flag 40 w0:00:00 b0:10:00
= result A12 0-1
= articles 17.1
> A13 w illegal 20 w0:30:00 b0:30:00
= adjusted A13 Fontana none
# A wrong claim costs no minutes; its Articles have blanks in their numbers and are read back all the same.
> A13 b threefold 34 w0:10:00 b0:10:00 open
rule A13 offer 2
= ruled-articles 12.3 17A.2 incorrect
= adjusted A13 Ebner none
setting A edition 2023
result A14 1-0
= rated A14 yes
setting A edition old
! refused-edition-rated
# One round may go by it, as long as its own results do not count.
setting A r2 edition old
= remarks remark-edition-historical
setting A edition 1066
! unclear-setting
