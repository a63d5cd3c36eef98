# A game is adjourned, the envelope is completed, kept and opened, and play is resumed. The sealed move is nowhere to be
# read until then.
after open.hall
setting A default-time 30
time 9:00
start A
time 12:00
adjourn A12 w 40 fen="6k1/5ppp/8/8/8/8/R4PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00 offer=b sealed=Rd7
= remarks remark-envelope-lacks
= state A12 adjourned
= adjourned A12 sealed hand-over
= lacks A12 resumption
= sealed A12 none
= clocks A12 0:10:00 0:20:00
envelope A12 change resumes="2026-01-01 16:00" place="Room 2"
= remarks none
= envelope A12 40. 0:10:00 0:20:00 2026-01-01 16:00
envelope A12 to "Kranz, Marta" at=12:10 note="in the safe"
envelope A12 to "Holm, Inga" at=15:50
= kept A12 2
= holder A12 Holm, Inga
= adjourned A12 sealed wait
= law A12 none
time 15:55
envelope A12 here w at=15:55
= adjourned A12 sealed start-replier-clock
envelope A12 here b at=16:04
= adjourned A12 sealed open
= law A12 law-says-envelope-open I.9.1 I.7
envelope A12 open Rd7 by=MK
= remarks none
= sealed A12 Rd7
= adjourned A12 opened resume
= state A12 adjourned
envelope A12 play
= state A12 playing
= adjourned A12 resumed nothing
= clocks A12 0:10:00 0:20:00
# The black clock should have shown something else, and Black says so before the first move (I.13).
envelope A12 clocks black=0:25:00
= remarks law-says-resumption-clock
= clocks A12 0:10:00 0:25:00
# Later it is the arbiter's to decide.
envelope A12 clocks black=0:20:00 late
= remarks law-says-resumption-clock-late
# The game is adjourned once more, and ends before it is resumed.
time 20:00
adjourn A12 b 71 fen="6k1/5ppp/8/8/8/8/R4PPP/3R2K1 b - - 0 71" white=0:05:00 black=0:05:00 resumes="2026-01-02 10:00" place="Room 2" holder="Kranz, Marta"
= remarks none
= holder A12 Kranz, Marta
result A12 =
= remarks remark-adjourned-result
= state A12 finished
= adjourned A12 over nothing
# Nobody has to open the envelope any more, but may.
envelope A12 open Qd8
= remarks law-says-sealed-over-before
