# The reply was sealed because the sealer was away, and it is bad: the replier loses, unless his opponent could not mate
# from the position after the sealed move.
after open.hall
setting A default-time 30
time 12:00
adjourn A11 w 40 fen="6k1/5ppp/8/8/8/8/R4PPP/3R2K1 w - - 0 40" white=0:10:00 black=0:20:00
adjourn A12 b 40 fen="6k1/r4ppp/8/8/8/8/8/6K1 b - - 0 40" white=0:10:00 black=0:20:00
adjourn A13 w 40 fen="r5k1/5ppp/8/8/8/8/8/6K1 w - - 0 40" white=0:10:00 black=0:20:00
envelope A11 here b
envelope A11 open Rd7
envelope A11 reply "a blot"
envelope A11 open-reply found=undecipherable
= follows A11 1-0
= law A11 law-says-sealed-lost I.8.2 I.8
# White answers Black's sealed move with an illegal one; Black has a rook and could mate.
envelope A12 here w
envelope A12 open Rb7
envelope A12 reply Kg3
envelope A12 open-reply Kg3
= follows A12 0-1
= law A12 law-says-sealed-lost I.8.3 I.8
# Black answers White's king move with an illegal one, and White has a bare king.
envelope A13 here b
envelope A13 open Kf2
envelope A13 reply Rb7
envelope A13 open-reply Rb7
= follows A13 1/2-1/2
= law A13 law-says-sealed-no-mate I.8.3 I.8 6.9
