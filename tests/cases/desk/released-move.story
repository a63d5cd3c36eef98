# A move released and taken back is told as a move: it stands, if it is legal.
after open.hall
moves A12 arbiter 1. e4 e5 2. Nf3 Nc6 3. Bb5 a6
> A12 w released f1-b5 3
= moves Bb5
> A12 w released b5-a6 4 by:opponent
= says law-says-touch-one-move advice-moves-remain law-says-touch-claim-open advice-position
= moves Bxa6
# A king released two squares away wanted to castle.
> A12 w released e1-g1 4
= moves O-O
