# The same absences under the old text: an hour, whatever default time the event has set (16.2 to 16.4, 17.2).
after open.hall
setting A edition old
setting A default-time 15
time 9:00
start A
time 12:00
adjourn A11 w 40 fen="6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00 resumes="16:00" holder="The director"
adjourn A12 w 40 fen="6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00 resumes="16:00" holder="The director"
adjourn A13 w 40 fen="6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00 resumes="16:00" holder="The director"
adjourn A14 w 40 fen="6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00 resumes="16:00" holder="The director"
time 16:50
# Only the sealer is there; nobody is there; only the replier is there; both are there.
envelope A11 here w at=16:00
= adjourned A11 sealed start-replier-clock
= law A11 law-says-replier-clock 16.3 16.2
= adjourned A12 sealed start-replier-clock
= law A12 law-says-replier-clock 16.3
envelope A13 here b at=16:40
= adjourned A13 sealed open
= law A13 law-says-reply-may-be-sealed 16.4 16.2
envelope A13 open Rd7
envelope A13 reply Kf8
= adjourned A13 reply-sealed wait-for-sealer
envelope A14 here w at=16:00
envelope A14 here b at=16:59
= adjourned A14 sealed open
= law A14 law-says-envelope-open 16.2
# The hour is over: exactly then is in time, a minute later is not.
time 17:00
= adjourned A11 sealed start-replier-clock
time 17:01
= follows A11 1-0
= law A11 law-says-resumption-late law-says-unless-arbiter-decides 17.2
= follows A12 0-0
= follows A13 0-1
# He who sealed comes a minute too late: the reply that was sealed does not help him.
envelope A13 here w at=17:01
= follows A13 0-1
# Both came, and both too late.
envelope A12 here w at=17:05
envelope A12 here b at=17:20
= follows A12 0-0
# The director may have reasons to let the game go on.
envelope A11 here b at=17:10
envelope A11 open Rd7
envelope A11 play
= adjourned A11 resumed nothing
