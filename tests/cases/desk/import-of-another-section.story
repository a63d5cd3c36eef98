# The other section's report, brought into this one by mistake: nobody is known, and the desk asks before anything changes.
after import-hall.hall
section B "Open B"
file b1.trf
| 1 | Quell, Ida | 2000 NOR 7700001 | 3w
| 2 | Rahm, Otto | 1990 NOR 7700002 | 4b
| 3 | Sand, Pia | 1980 NOR 7700003 | 1b
| 4 | Tveit, Rolf | 1970 NOR 7700004 | 2w
import A b1.trf
! refused-import-questions
import A b1.trf other-people=no
! refused-import-questions
= players A 5
import B b1.trf
= players B 4
# Said to be right, the two rounds still cannot share their boards.
import A b1.trf other-people=yes
! refused-board-taken
= players A 5
