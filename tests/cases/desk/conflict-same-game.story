# Two windows: what the other one recorded on the same game meanwhile is a conflict, not lost and not overwritten.
after open.hall
screen left
> A12 1-0
on left > A12 0-1
! refused-conflict
= result A12 1-0
on left > A12 w illegal 30
! refused-conflict
on left unpair A12
! refused-unpair-with-result
screen left
on left > A12 0-1
= result A12 0-1
screen left
> A13 w illegal 30 open
on left > A13 1-0
! refused-conflict
rule A13 advised
screen right
> A14 w illegal 30 open
screen left
rule A14 advised
on left rule A14 nothing
! refused-ruled-already
screen left
swap A11
on left renumber A11 21
! refused-conflict
screen left
rename Correa "Correia, Ana"
on left rename Correia "Corrêa, Ana"
! refused-conflict
screen left
here A14 w
on left here A14 w
! refused-conflict
screen left
withdraw Holm r2
on left withdraw Holm r3
! refused-conflict
screen left
setting A default-time 30
on left setting A default-time 15
! refused-conflict
screen left
start A 14:00
on left start A 14:05
! refused-conflict
screen left
bye A r2 Grau half
on left bye A r2 Grau full
! refused-conflict
screen left
competition "Harbour Open 2026"
on left competition "Harbour Cup"
! refused-conflict
screen left
setting A scoring 3-1-0
on left setting A scoring 2-1-0
! refused-conflict
