# Somebody enters before round 2 and the program sorts anew: numbers change, nobody is taken for another.
after import-hall.hall
> A1 1-0
> A1 w illegal 34
> A2 =
file r2.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 4w1 2b
| 2 | Zander, Olga | w 2290 FIN 500006 | -Z 1w
| 3 | Brandt, Mira | w 2280 AUT 1600002 | 5b= -
| 4 | Correa, Ana | w 2250 POR 1900003 | 1b0 6w
| 5 | Dumas, Paul | m 2190 FRA 600004 | 3w= -H
| 6 | Ebner, Lukas | m 2105 AUT | -U 4b
diff A r2.trf
= changes late-entry renumbered renumbered renumbered renumbered bye new-round bye
= questions none
import A r2.trf
= players A 6
= about Correa no=4 rating=2250 fed=POR fide=1900003
= about Ebner no=6 rating=2105 fed=AUT
= history Adler 1
= result A1r1 1-0
= bye Zander r1 zero
= bye Dumas r2 half
= score Dumas 1
= reads-back A trf16
