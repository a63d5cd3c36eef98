# The first file of a tournament: players, a round, a bye.
competition "Harbour Open"
section A "Open A"
file r1.trf
| 1 | Adler, Johan | m IM 2301 GER 4600001 1990/01/02 | 3w
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b
| 4 | Dumas, Paul | m 2190 FRA | 2w
| 5 | Ebner, Lukas | m 2105 AUT | -U
diff A r1.trf
= changes new-player new-player new-player new-player new-player new-round bye
= players A 0
import A r1.trf
= players A 5
= sits Adler r1 1 w
= sits Brandt r1 2 b
= bye Ebner r1 pairing_allocated
= score Ebner 1
= about Adler no=1 rating=2301 fed=GER fide=4600001
import A r1.trf
! refused-import-nothing-new
= reads-back A trf16
= reads-back A trf26
