# No agreement before move 30 without consent: before it nothing was agreed, after it the game is drawn.
after open.hall
setting A draw-limit 30
> A12 early 20
= result A12 none
= offers offer-play-on! offer-draw
> A13 early 30
= result A13 =
> A14 early
= open A14 1
= offers offer-draw offer-play-on
setting A draw-by-consent yes
> A11 early 50
= result A11 none
rule A11 result==
! refused-ruled-already
