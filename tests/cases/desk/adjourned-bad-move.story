# A sealed move that is ambiguous, cannot be read or is illegal loses (I.8), except where the opponent could not mate.
after open.hall
setting A default-time 30
time 12:00
adjourn A11 w 40 fen="6k1/5ppp/8/8/8/8/R4PPP/3R2K1 w - - 0 40" holder="Kranz, Marta"
adjourn A12 w 40 fen="6k1/5ppp/8/8/8/8/R4PPP/3R2K1 w - - 0 40" holder="Kranz, Marta"
adjourn A13 w 40 fen="6k1/5ppp/8/8/8/8/R4PPP/3R2K1 w - - 0 40" holder="Kranz, Marta"
adjourn A14 w 40 fen="6k1/8/8/8/8/8/R4PPP/3R2K1 w - - 0 40" holder="Kranz, Marta"
= adjourned A11 sealed appoint
envelope A11 here b
envelope A12 here b
envelope A13 here b
envelope A14 here b
# Both rooks reach d2. The desk reads it in the position.
envelope A11 open Rd2
= remarks law-says-sealed-lost
= adjourned A11 opened rule
= follows A11 0-1
= law A11 law-says-sealed-lost I.8.1 I.8
envelope A12 open Rh8
= law A12 law-says-sealed-lost I.8.3 I.8
envelope A13 open "a blot"
= law A13 law-says-sealed-lost I.8.2 I.8
# Black has a bare king and can mate nobody.
envelope A14 open Rh8 found=illegal
= follows A14 1/2-1/2
= law A14 law-says-sealed-no-mate I.8.3 I.8 6.9
# The arbiter may find what the desk does not.
undo
envelope A14 open Rh8 found=clear
= adjourned A14 opened reply-or-seal
# What the desk was told is read as what is typed: neither Qz9 nor Ke2.
undo
envelope A14 tell "Qz9 or Ke2"
envelope A14 open
= remarks law-says-sealed-no-mate
= law A14 law-says-sealed-no-mate I.8.2 I.8 6.9
undo
# Players write in their own language: Tad2 is a rook, Td7 the other one, and Kh1 is a king nearly everywhere.
envelope A14 open Td7
= adjourned A14 opened reply-or-seal
