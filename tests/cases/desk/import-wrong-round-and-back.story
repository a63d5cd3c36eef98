# A wrong file and then the right one again: the same two in the same round go on with the game they had.
after import-hall.hall
mark first A1
> A1 w illegal 5
> A2 1-0
file wrong.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 4w
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 3b
| 3 | Correa, Ana | w 2250 POR 1900003 | 2w
| 4 | Dumas, Paul | m 2190 FRA 600004 | 1b
| 5 | Ebner, Lukas | m 2105 AUT | -U
import A wrong.trf
= counts $first no
diff A r1.trf
= changes unpaired unpaired new-pairing new-pairing
= stays 1
import A r1.trf
= counts $first yes
= incidents A1 1
= result A2 1-0
> A1 w illegal 30
= ordinal 2
