# With the moves on record the advice lists the moves that remain.
after open.hall
moves A12 arbiter 1. e4 d5 2. Nf3 Nf6 3. Bc4
# Black touched his pawn on d5: it may take or go on.
> A12 b touch d5 3
= says law-says-touch-moves advice-moves-remain law-says-touch-arbiter-acts advice-position
= moves d4 dxc4 dxe4
= articles 4.3.1 4.3 12.1 4.8
= offers offer-touch-moves! offer-warning
= open A12 0
= as-advised yes
# Own man and enemy man: the capture.
> A12 b touch d5 xe4 3...
= moves dxe4
= articles 4.3.3 4.3 12.1 4.8
# Adjusting announced first does not count.
> A12 b touch (d5) f6 3
= moves Nfd7 Ng4 Ng8 Nh5 Nxe4
# An accident does not count either, and nothing else was touched.
> A12 b touch d5? 3
= says law-says-touch-free law-says-touch-not-counted law-says-touch-arbiter-acts advice-position
= moves none
= offers offer-play-on! offer-warning
# A man that cannot move binds nobody.
> A12 b touch a8 3
= says law-says-touch-free law-says-touch-arbiter-acts advice-position
# White did not have another move before move 4, and the record ends before it.
> A12 w touch e4 4
= says advice-touch-no-position law-says-touch-arbiter-acts law-says-penalty-start-warning
