# An unpairing taken back would seat a player twice once he sits elsewhere.
after open.hall
unpair A12
pair A 20 Correa Dumas
mistyped 18
! refused-already-paired
undo
mistyped 18
= sits Correa r1 12 w
unpair A11
pair A 11 Adler Brandt
= sits Adler r1 11 w
mistyped 22
! refused-already-paired
