# Two of the same name, told apart by their numbers, asked about where they have none; never confused.
competition "Harbour Open"
section A "Open A"
file r1.trf
| 1 | Nagy, Anna | w 2301 HUN 700001 | 3w
| 2 | Nagy, Anna | w 2280 HUN 700002 | 4b
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w
import A r1.trf
= questions none
= players A 4
> A1 w illegal 20
file r2.trf
| 1 | Nagy, Anna | w 2280 HUN 700002 | 4b
| 2 | Nagy, Anna | w 2301 HUN 700001 | 3w
| 3 | Correa, Ana | w 2250 POR 1900003 | 2b
| 4 | Dumas, Paul | m 2190 FRA 600004 | 1w
diff A r2.trf
= changes renumbered renumbered
import A r2.trf
= history A#2 1
= history A#1 0
file r3.trf
| 1 | Nagy, Anna | w 2280 HUN | 4b
| 2 | Nagy, Anna | w 2301 HUN | 3w
| 3 | Correa, Ana | w 2250 POR 1900003 | 2b
| 4 | Dumas, Paul | m 2190 FRA 600004 | 1w
diff A r3.trf
= questions who-1 3 who-2 3
import A r3.trf who-1=A#1
! refused-import-questions
import A r3.trf who-1=A#1 who-2=A#2
= history A#2 1
= players A 4
