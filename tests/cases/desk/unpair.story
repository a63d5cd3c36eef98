# With a result never, with incidents only with a reason; what was logged stays with the game of these two.
after open.hall
mark old A12
> A12 1-0
unpair A12
! refused-unpair-with-result
result A12 clear
> A12 w illegal 10 w1:00:00 b1:00:00
unpair A12
! refused-unpair-with-incidents
unpair A12 "Paired with the wrong score"
= counts $old no
= incidents $old 1
= history Correa 1
= sits Correa r1 nowhere
# Put together again, whoever has White, they go on with their game: a second illegal move is the second.
pair A 12 Dumas Correa
= remarks remark-paired-again
= counts $old yes
= sits Correa r1 12 b
= incidents A12 1
= history Correa 1
> A12 b illegal 20
= ordinal 2
undo
unpair A12 "Paired with the wrong score again"
# With another opponent it is another game.
unpair A13 "Paired with the wrong score too"
pair A 12 Dumas Ebner
= remarks none
= incidents A12 0
result $old 1-0
= remarks remark-game-does-not-count
= score Correa 0
unpair $old
! refused-not-found
unpair nowhere
! refused-not-found
