# The game ends between the adjournment and the opening: by agreement, by resigning, by a ruling. The sealed move is void
# whatever it is, and is told by nobody before the envelope is opened (I.6; old 17.3 interpretation).
after open.hall
setting A default-time 30
time 12:00
adjourn A11 w 40 fen="6k1/5ppp/8/8/8/8/R4PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00 sealed=Rd2
adjourn A12 w 40 fen="6k1/5ppp/8/8/8/8/R4PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00 sealed=Rh8
adjourn A13 w 40 fen="6k1/5ppp/8/8/8/8/R4PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00 sealed=Ra8
adjourn A14 w 40 fen="6k1/5ppp/8/8/8/8/R4PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00
result A11 =
= adjourned A11 over nothing
= sealed A11 none
envelope A11 open anyway
= remarks law-says-sealed-over-before
= result A11 =
= sealed A11 Rd2
result A12 1-0
envelope A12 here b
! refused-adjournment-over I.2
envelope A12 open anyway
= remarks law-says-sealed-over-before
= result A12 1-0
result A13 0-1
= sealed A13 none
undo
# The result was mistyped: the game is adjourned again, and the move under its cover.
= adjourned A13 sealed hand-over
= sealed A13 none
# Under the old text the same.
setting A edition old
! refused-edition-rated
result A14 =
envelope A14 tell Rd7
! refused-adjournment-over I.2
