# Another board, another player, another round disturb nothing; nor does a reading or a note.
after open.hall
screen left
> A11 1-0
> A13 w illegal 20
here A14 w 14:00
note A12 "asks for water"
clocks A12 0:10:00 0:10:00
rename Adler "Adler, Johannes"
setting A r2 default-time 30
desk 2
on left > A12 1-0
on left > A14 =
on left here A14 b 14:00
on left withdraw Brandt r2
on left setting A default-time 15
= result A11 1-0
= result A12 1-0
= result A14 =
= history Ebner 1
