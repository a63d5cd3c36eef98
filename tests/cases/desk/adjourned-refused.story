# What cannot be recorded about an adjourned game.
after open.hall
time 12:00
envelope nowhere to "Kranz, Marta"
! refused-not-found
result A11 1-0
adjourn A11 w 40
! refused-adjourn-finished I.1
mark old A13
replay A13 "Kings set up wrongly"
adjourn $old w 40
! refused-adjourn-replaced
adjourn nowhere w 40
! refused-not-found
adjourn A12 w 40 fen="6k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 40"
! refused-sealer-not-on-move I.1
adjourn A12 w 40 fen="no position"
! unclear-field
adjourn A12 w 40 resumes="some day"
! unclear-field
adjourn A12 w ""
! refused-empty
adjourn A12 w 40
= remarks remark-envelope-lacks remark-envelope-lacks remark-envelope-lacks
adjourn A12 w 40
! refused-adjourned-already
envelope A12 to ""
! refused-empty
envelope A12 tell ""
! refused-empty
envelope A12 tell Rd7
envelope A12 tell Rd8
! refused-sealed-told
envelope A12 reply Kf8
! refused-reply-not-sealed I.9.3
envelope A12 open-reply Kf8
! refused-no-envelope I.7
envelope A12 play
! refused-resume-sealed I.7
envelope A12 clocks white=0:10:00
! refused-not-resumed
envelope A12 open Rd7 by=nowhere
! refused-not-found
envelope A12 open Rd7 found=torn
! unclear-field
# What the desk was told is taken where nothing is typed; what is in the envelope counts.
envelope A12 open
! refused-open-replier-absent I.9.2
= sealed A12 none
envelope A12 open anyway
= sealed A12 Rd7
undo
= sealed A12 none
envelope A12 open Rd8 anyway
= remarks remark-sealed-differs law-says-replier-clock
= sealed A12 Rd8
envelope A12 open Rd8
! refused-envelope-opened I.7
envelope A12 tell Rd8
! refused-envelope-opened I.7
envelope A12 change place="Room 3"
! refused-envelope-opened I.7
envelope A12 to "Kranz, Marta"
! refused-envelope-opened I.7
envelope A12 play white=0:10:00 black=0:20:00
envelope A12 play
! refused-resumed-already
envelope A12 here b
! refused-resumed-already
envelope A12 lost
! refused-envelope-opened I.7
result A12 0-1
envelope A12 here b
! refused-adjournment-over I.2
envelope A12 change place="Room 3"
! refused-adjournment-over I.2
envelope A12 clocks white=0:11:00
! refused-adjournment-over I.2
# What hangs on an adjournment keeps it from being undone.
adjourn A14 b 30
envelope A14 to "Kranz, Marta"
mistyped 15
! refused-later-entries
# An envelope with nothing in it that could be read still needs words, or has to be called so.
envelope A14 here w
envelope A14 open
! refused-empty
envelope A14 open found=undecipherable
= follows A14 1-0
