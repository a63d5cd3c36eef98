# An unpairing taken back would seat a player twice once he sits elsewhere.
after open.hall
unpair A12
unpair A11
pair A 20 Correa Adler
mistyped 18
! refused-already-paired
undo
mistyped 18
= sits Correa r1 12 w
# The same two paired again have their own pairing back: there is nothing to seat twice.
pair A 11 Adler Brandt
= remarks remark-paired-again
= sits Adler r1 11 w
mistyped 19
= sits Adler r1 11 w
