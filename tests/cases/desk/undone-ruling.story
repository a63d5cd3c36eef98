# A ruling typed on the wrong board is taken back by one key; the report stays open and counts as before.
after open.hall
> A12 w illegal 20 w0:10:00 b0:10:00 open
rule A12 advised
= clocks A12 0:09:30 0:12:00
undo
= open A12 1
= clocks A12 0:10:00 0:10:00
= adjusted A12 Dumas none
> A12 w illegal 30
= ordinal 2
undo
undo
= incidents A12 0
= history Correa 0
> A12 w illegal 20
= ordinal 1
