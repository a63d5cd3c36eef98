# Boards, names, numbers and colours change; incidents, counts and points travel with games and players.
after open.hall
mark game A12
> A12 w illegal 10 w1:00:00 b1:00:00
> A12 1-0
renumber A12 14
= sits Correa r1 14 w
= sits Grau r1 12 w
= incidents A14 1
= incidents A12 0
= result A14 1-0
= result A12 none
renumber A14 14
! refused-same-board
renumber A14 0
! refused-zero
renumber A14 40
= sits Correa r1 40 w
rename Correa "Correia Lopes, Ana" rating=2250
= history Correia 1
= name Correia Correia Lopes, Ana
swap A40
= remarks remark-result-turned
= sits Correia r1 40 b
= result A40 0-1
= score Correia 1
= score Dumas 0
= history Correia 1
= incidents $game 1
> A40 b illegal 20
= ordinal 2
swap A11
= remarks none
renumber nowhere 3
! refused-not-found
swap nowhere
! refused-not-found
