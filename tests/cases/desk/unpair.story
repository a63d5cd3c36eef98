# With a result never, with incidents only with a reason; what was logged stays with the players.
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
pair A 12 Dumas Correa
= remarks none
= sits Correa r1 12 b
= incidents A12 0
= history Correa 1
> A12 b illegal 10
= ordinal 1
= clocks $old 0:59:30 1:02:00
result $old 1-0
= remarks remark-game-does-not-count
= score Correa 0
unpair $old
! refused-not-found
unpair nowhere
! refused-not-found
