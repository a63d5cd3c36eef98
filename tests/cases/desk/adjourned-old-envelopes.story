# Envelopes under the old text: written in descriptive notation, lost with or without the times, clocks set wrongly
# (15.2, 16.5, 16.6, 17.3).
after open.hall
setting A edition old
time 12:00
# Without the position and the times the envelope lacks them, and nothing else: an hour is not asked for.
adjourn A11 w 40
= remarks remark-envelope-lacks remark-envelope-lacks
= lacks A11 position times
envelope A11 change fen="6k1/5ppp/8/8/8/8/R4PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00
= remarks none
# The rook on d1 goes to the queen's seventh.
envelope A11 here b
envelope A11 open "R-Q7"
= adjourned A11 opened reply-or-seal
undo
# Either rook could go to the second square of the queen's file.
envelope A11 open "R-Q2"
= follows A11 0-1
= law A11 law-says-sealed-lost 17.3
undo
envelope A11 open "R(Q1)-Q2"
= adjourned A11 opened reply-or-seal
envelope A11 play
= adjourned A11 resumed nothing
# At the resumption a clock was set wrongly, and the player said so before his first move.
envelope A11 clocks white=0:12:00
= clocks A11 0:12:00 0:20:00
adjourn A12 b 40 fen="3r2k1/5ppp/8/8/8/8/R4PPP/6K1 b - - 0 40" white=0:10:00 black=0:20:00
envelope A12 lost no-position
= adjourned A12 opened new-game
= law A12 law-says-envelope-annul 16.5
undo
envelope A12 lost no-position no-times
= adjourned A12 opened new-game
undo
envelope A12 lost
= adjourned A12 opened resume
= law A12 law-says-envelope-resume 16.5
# The reply was lost: back to the adjournment, whatever else is known.
adjourn A13 w 40 fen="6k1/5ppp/8/8/8/8/R4PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00
envelope A13 here b
envelope A13 open Rd7
envelope A13 reply "K-B1"
envelope A13 lost-reply no-position no-times
= adjourned A13 reply-sealed resume
= law A13 law-says-reply-lost 16.5
# A reply that nobody can read loses for who sealed it, whatever his opponent has.
adjourn A14 b 40 fen="r5k1/5ppp/8/8/8/8/8/6K1 b - - 0 40" white=0:10:00 black=0:20:00
envelope A14 here w
envelope A14 open "R-R2"
= adjourned A14 opened reply-or-seal
envelope A14 reply "K-B3"
envelope A14 open-reply "K-B3"
= follows A14 0-1
= law A14 law-says-sealed-lost 17.3
# The position is written on the envelope in Forsyth notation, which says nothing of who has the move: it is the sealer.
pair A r2 1 Adler Correa
round 2
adjourn A1 b 31 fen="3r2k1/5ppp/8/8/8/8/R4PPP/6K1." white=0:10:00 black=0:20:00
envelope A1 here w
envelope A1 open "R-Q7"
= adjourned A1 opened reply-or-seal
undo
envelope A1 open "R-K7"
= follows A1 1-0
