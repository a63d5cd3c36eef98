# Sections of a festival do not keep step: a line that names the other section is about the round that one has.
after open.hall
section B "Open B" standard 90+30
player B "Quell, Ida"
player B "Rahm, Otto"
pair B r2 1 Quell Rahm
? B1 1-0
= understood quick-round quick-board quick-result
> B1 1-0
= result B1r2 1-0
= result A11r1 none
> B9 1-0
! quick-no-board-here
> 9 1-0
! quick-no-board-here
