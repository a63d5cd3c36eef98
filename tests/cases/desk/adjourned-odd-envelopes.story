# Sealed moves in the player's own language, and envelopes with a slip of the pen.
after open.hall
setting A default-time 30
time 12:00
# Td7 is Rd7 in half of Europe.
adjourn A11 w 40 fen="6k1/5ppp/8/8/8/8/R4PPP/3R2K1 w - - 0 40"
envelope A11 here b
envelope A11 open Td7
= adjourned A11 opened reply-or-seal
# Words that are different moves in different languages are for the arbiter to judge: the rook, or the king in French.
adjourn A12 w 40 fen="4k3/8/8/8/8/8/R7/4K3 w - - 0 40" sealed=Re2
envelope A12 here b
envelope A12 open
! sealed-by-language
envelope A12 open found=clear
= sealed A12 Re2
# Hours and numbers that cannot be right; only what is missing is called so.
moves A13 arbiter 1.e4 e5 2.Nf3 Nc6
adjourn A13 w 40 white=0:10:00 black=0:20:00 fen="6k1/8/8/8/8/8/R4PPP/3R2K1 w - - 0 40" resumes="2020-01-01 09:00"
= remarks remark-resumption-past remark-sealed-number remark-envelope-lacks
adjourn A14 b 4
= remarks remark-envelope-lacks remark-envelope-lacks remark-envelope-lacks
