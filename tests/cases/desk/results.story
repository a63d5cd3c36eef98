# Every result there is; rated and points are facts of their own.
after open.hall
> A11 1-0
= result A11 1-0
= points A11 1 0
= rated A11 yes
> A12 =
= points A12 ½ ½
> A13 +-
= rated A13 no
= points A13 1 0
> A14 --
= points A14 0 0
> A11 ½-0
= result A11 ½-0
= points A11 ½ 0
= rated A11 yes
> A12 0-½
= points A12 0 ½
> A13 0-0
= points A13 0 0
> A14 -+
= points A14 0 1
= score Holm 1
result A14 clear
= result A14 none
= score Holm 0
result A14 clear
! refused-no-result
result nowhere 1-0
! refused-not-found
