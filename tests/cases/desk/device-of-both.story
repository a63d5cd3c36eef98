# Both had one on them: neither wins by the other's.
after open.hall
> A12 wb phone 20
= result A12 0-0
= rated A12 yes
= history Correa 1
= history Dumas 1
> A13 wb phone 1
= result A13 --
= rated A13 no
