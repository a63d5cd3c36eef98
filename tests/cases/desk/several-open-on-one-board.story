# Three at once, ruled on in another order.
after open.hall
> A12 w illegal 20 open
> A12 b disturb open
> A12 w clock ask
= open A12 3
rule A12/2 penalty=b,warning by=MK
= open A12 2
rule A12/3 nothing
rule A12/1 advised by=MK
= open A12 0
= history Correa 2
= history Dumas 1
rule A12/1 nothing
! refused-ruled-already
> A12 1-0
= remarks none
