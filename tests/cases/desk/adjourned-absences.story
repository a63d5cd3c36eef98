# Who is there at the hour of the resumption decides what is done (I.7, I.9 to I.11). Default time 30 minutes.
after open.hall
setting A default-time 30
time 9:00
start A
time 12:00
adjourn A11 w 40 fen="6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00 resumes="16:00" place=Hall holder="Kranz, Marta"
adjourn A12 w 40 fen="6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00 resumes="16:00" place=Hall holder="Kranz, Marta"
adjourn A13 w 40 fen="6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00 resumes="16:00" place=Hall holder="Kranz, Marta"
adjourn A14 w 40 fen="6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00 resumes="16:00" place=Hall holder="Kranz, Marta"
time 16:10
# Only the sealer is there: the replier's clock runs, the envelope stays closed.
envelope A11 here w at=16:00
= adjourned A11 sealed start-replier-clock
= law A11 law-says-replier-clock I.9.2 I.7
# Nobody is there.
= adjourned A12 sealed start-replier-clock
= law A12 law-says-replier-clock I.11 I.9.2
# Only the replier is there: the envelope is opened, and the reply may be sealed.
envelope A13 here b at=16:05
= adjourned A13 sealed open
= law A13 law-says-reply-may-be-sealed I.9.3 I.7
envelope A13 open Rd7
= adjourned A13 opened reply-or-seal
envelope A13 reply Kf8
= adjourned A13 reply-sealed wait-for-sealer
= sealed-reply A13 none
envelope A13 reply Kf8
! refused-sealed-told
envelope A13 play
! refused-resume-sealed I.7
# Both are there: the usual way.
envelope A14 here w at=16:00
envelope A14 here b at=16:00
= adjourned A14 sealed open
# The sealer comes in time: the reply is made on the board.
envelope A13 here w at=16:20
= adjourned A13 reply-sealed open
envelope A13 open-reply Kf8
= sealed-reply A13 Kf8
= adjourned A13 reply-sealed resume
envelope A13 reply Kf8
! refused-reply-not-sealed I.9.3
envelope A13 play
= adjourned A13 resumed nothing
# The default time is over: who is still absent loses, unless the arbiter decides otherwise (I.10).
time 16:31
= adjourned A11 sealed rule
= follows A11 1-0
= law A11 law-says-resumption-late law-says-unless-arbiter-decides I.10 6.7.1
= adjourned A12 sealed rule
= follows A12 0-0
result A12 0-0
# A player who came too late loses as one who did not come.
envelope A11 here b at=16:31
= follows A11 1-0
# But a sealed move that mates has ended the game, however late anybody is.
envelope A11 open Rd8#
= follows A11 1-0
= law A11 law-says-sealed-move-ended I.10 I.9
