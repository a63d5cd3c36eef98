# Without moves on record the position is typed; it stays with the incident while that is open.
after open.hall
incident A12 b touch-move move=28 squares=d6 "position=6k1/6pp/3q4/8/8/1B1R4/5PPP/6K1 b - - 0 28" mode=open
= moves Qd5 Qe6
= articles 4.3.1 4.3 12.1 4.8
look A12
= says advice-touch-no-position law-says-touch-arbiter-acts law-says-penalty-start-warning
= shown A12 law-says-touch-moves advice-moves-remain law-says-touch-arbiter-acts advice-position
# Only the men, without the side: it is the move of who touched.
incident A12 b touch-move squares=d6 position=6k1/6pp/3q4/8/8/1B1R4/5PPP/6K1
= moves Qd5 Qe6
incident A12 w touch-move squares=d3 "position=6k1/6pp/3q4/8/8/1B1R4/5PPP/6K1 b - - 0 28"
! unclear-position-turn
incident A12 w touch-move squares=d3 "position=no board"
! mate-fen-unclear
# King and rook, in an order nobody can tell: castling, and with the rook first no castling.
incident A12 w touch-move squares=e1/h1 "position=4k3/8/8/8/8/8/8/4K2R w K - 0 1"
= moves O-O
incident A12 w touch-move "squares=h1 e1" "position=4k3/8/8/8/8/8/8/4K2R w K - 0 1"
= moves Rf1 Rg1 Rh2 Rh3 Rh4 Rh5 Rh6 Rh7 Rh8+
# A man released stays; a promotion piece that touched the square too.
incident A12 w move-taken-back squares=e2-e4 "position=4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
= moves e4
= articles 4.7 4.3.1 4.3 12.1 4.8
incident A12 w move-taken-back squares=b7-b8=N "position=4k3/1P6/8/8/8/8/8/4K3 w - - 0 1"
= moves b8=N
# Adjusting said too late counts as touched.
incident A12 w touch-move squares=e2! "position=4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
= moves e3 e4
