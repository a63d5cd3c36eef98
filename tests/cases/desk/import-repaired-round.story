# The round is paired again: what was logged stays with its game and its players, and is seen before it is confirmed.
after import-hall.hall
mark first A1
> A1 w illegal 5
file again.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 4w
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 3b
| 3 | Correa, Ana | w 2250 POR 1900003 | 2w
| 4 | Dumas, Paul | m 2190 FRA 600004 | 1b
| 5 | Ebner, Lukas | m 2105 AUT | -U
diff A again.trf
= changes unpaired unpaired new-pairing new-pairing
= stays 1
import A again.trf
= counts $first no
= incidents $first 1
= history Adler 1
= sits Adler r1 1 w
= sits Correa r1 2 w
> A1 w illegal 6
= ordinal 1
