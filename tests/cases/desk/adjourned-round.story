# An adjourned game is unfinished for the round and a draw for the report until it is over.
after open.hall
time 9:00
start A
result A11 1-0
result A12 0-1
result A13 =
time 13:00
adjourn A14 b 41 white=0:10:00 black=0:20:00 ends=14:00
# An hour is charged to who adjourns before the end of the session (I.1.2).
= remarks law-says-adjourned-early remark-envelope-lacks remark-envelope-lacks
= envelope A14 41… 0:10:00 0:00:00 -
close A
= remarks remark-round-adjourned
= exported A trf26 "162"
= exported A trf26 "w ?"
= exported A trf26 "b ?"
= exported A trf16 "w ="
= reads-back A trf26
# A draw offered after the sealing stands until it is answered (I.4).
envelope A14 change offer=w
= remarks remark-envelope-lacks remark-envelope-lacks law-says-offer-after-sealing
result A14 =
= exported A trf26 "w ="
close A
= remarks none
# A game that was adjourned was played, also where nobody wrote down who came and what the clocks showed.
pair A r2 1 Adler Correa
start A r2 15:00
time 15:30
= due A r2 1 -/-
round 2
adjourn A1 w 12
= due A r2 none
