# Two sections with times of their own; the prefix says which board is meant.
after open.hall
section B "Blitz" blitz-b3 3+2
player B "Iversen, Nils"
player B "Jansen, Oda"
pair B 12 Iversen Jansen
> B12 w illegal 10 w0:01:00 b0:01:00
= clocks B12 0:00:58 0:02:00
> A12 w illegal 10 w0:10:00 b0:10:00
= clocks A12 0:09:30 0:12:00
= history Iversen 1
> b12 1-0
= result B12 1-0
= result A12 none
