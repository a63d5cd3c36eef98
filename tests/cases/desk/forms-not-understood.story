# A field that cannot be read names itself, and nothing is recorded.
after open.hall
incident A12 w illegal-move w0=soon
! unclear-field
incident A12 w illegal-move b0=soon
! unclear-field
incident A12 w illegal-move move=many
! unclear-field
incident A12 w illegal-move at=noon
! unclear-field
incident A12 w illegal-move when=later
! unclear-field
incident A12 w illegal-move by=nobody
! unclear-field
incident A12 w tickling
! unclear-field
incident A12 w illegal-move : w+soon
! unclear-field
clocks A12 soon 0:10:00
! unclear-field
clocks nowhere 0:10:00 0:10:00
! refused-not-found
clocks A12 0:10:00 - 34...
= clocks A12 0:10:00 -
player A "Holm, Inga" rating=high
! unclear-field
player A "Holm, Inga" fide=none
! unclear-field
arbiter XY "Xylander, Y." emperor
! unclear-field
moves A12 heaven 1.e4
! unclear-field
moves nowhere white 1.e4
! refused-not-found
moves A12 white 1.e4 e5 2.Ke3
note A12 ""
! refused-empty
note A12 "asks for water"
rule nowhere nothing
! refused-not-found
> A12 w illegal 20 open
rule A12 advised by=nowhere
! refused-not-found
rule A12 nothing by=nowhere
! refused-not-found
> A13 w disturb
rule A13 advised
! refused-say-ruling 11.5 11.6 12.9 12.9.1
