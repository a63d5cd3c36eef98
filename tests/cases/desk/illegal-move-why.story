# The move being known, the advice says why it is illegal and which moves the man touched leaves.
after open.hall
moves A12 arbiter 1. e4 e5 2. Nf3 Nc6 3. Bb5 a6
> A12 w illegal 4 Nf3-f5 w0:12:22 b0:46:09
= says law-says-illegal-first law-says-restore-before law-says-touch-binds law-says-increment-removed advice-why-illegal law-defect-not-its-way law-says-touch-moves advice-moves-remain advice-position
= moves Nd4 Ng1 Ng5 Nh4 Nxe5
= open A12 0
# As the game's score would write it; either knight would be meant, and neither goes there.
> A12 w illegal 4 Nf5
= says law-says-illegal-second-loses advice-why-illegal law-defect-not-its-way advice-position
# A legal move is said to be one: the number of the move may be wrong.
incident A13 w illegal-move move=1 played=e4
moves A13 arbiter 1. e4 e5
incident A13 w illegal-move move=1 played=e4
= says law-says-illegal-second-loses advice-move-is-legal advice-position
# Black's second move is not on record: nothing is said about it.
incident A13 b illegal-move move=5 played=Ke7
= says law-says-illegal-first law-says-restore-before law-says-touch-binds law-says-increment-removed
# A record that stops being legal says the move itself.
moves A13 arbiter 1. e4 e5 2. Ke3
incident A13 w illegal-move move=2 mode=open
= shown A13 law-says-illegal-second-open advice-why-illegal law-defect-not-its-way law-says-touch-one-move advice-moves-remain advice-position
