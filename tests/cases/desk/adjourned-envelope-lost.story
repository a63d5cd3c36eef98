# The envelope is missing at the resumption (I.12).
after open.hall
time 12:00
adjourn A11 w 40 fen="6k1/5ppp/8/8/8/8/R4PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00
adjourn A12 w 40 fen="6k1/5ppp/8/8/8/8/R4PPP/3R2K1 w - - 0 40"
adjourn A13 w 40
# The position and the times are known: the sealer makes the move declared to be the sealed one.
envelope A11 lost Rd7
= remarks law-says-envelope-resume
= sealed A11 Rd7
= adjourned A11 opened resume
envelope A11 lost Rd7
! refused-no-envelope I.7
# It turns up after all, and is opened.
envelope A11 open Rd8
= sealed A11 Rd8
envelope A12 lost no-times
= adjourned A12 opened set-times
= law A12 law-says-envelope-set-times I.12.1 I.12
envelope A12 play white=0:15:00 black=0:15:00
= clocks A12 0:15:00 0:15:00
envelope A13 lost no-position
= adjourned A13 opened new-game
= law A13 law-says-envelope-annul I.12.2 I.12
replay A13 "The envelope and the position are lost."
