# The same under the old text: one hour at the resumption, no mercy for a bad sealed move, the game annulled where the
# times are lost, no correction of a clock after the first move.
after open.hall
setting A edition old
time 12:00
adjourn A11 w 40 fen="6k1/8/8/8/8/8/R4PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00 ends=12:05 holder="The director"
# The envelope needs no hour, and nothing is charged to who adjourns early.
= remarks none
= envelope A11 40. 0:10:00 0:20:00 -
envelope A11 here b
envelope A11 open Rh8
= follows A11 0-1
= law A11 law-says-sealed-lost 17.3
adjourn A12 w 40 fen="6k1/8/8/8/8/8/R4PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00 resumes=14:00 holder="The director"
envelope A12 lost no-times
= adjourned A12 opened new-game
undo
time 14:59
envelope A12 here w at=14:00
= adjourned A12 sealed start-replier-clock
time 15:01
= follows A12 1-0
adjourn A13 w 40 fen="6k1/8/8/8/8/8/R4PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00
envelope A13 here w
envelope A13 here b
envelope A13 open Rd7
envelope A13 play
envelope A13 clocks white=0:12:00 late
! refused-resumption-clock 16.6
# A lost reply leads back to the adjournment.
adjourn A14 w 40 fen="6k1/8/8/8/8/8/R4PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00
envelope A14 here b
envelope A14 open Rd7
envelope A14 reply
envelope A14 lost-reply
= adjourned A14 reply-sealed resume
