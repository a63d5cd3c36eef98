# Paired wrongly, then rightly but with the colours turned: the two go on with their game, and sit as the file says.
after import-hall.hall
mark first A1
> A1 w illegal 5
file other.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 4w
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 3b
| 3 | Correa, Ana | w 2250 POR 1900003 | 2w
| 4 | Dumas, Paul | m 2190 FRA 600004 | 1b
| 5 | Ebner, Lukas | m 2105 AUT | -U
import A other.trf
= counts $first no
file turned.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3b0
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b
| 3 | Correa, Ana | w 2250 POR 1900003 | 1w1
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w
| 5 | Ebner, Lukas | m 2105 AUT | -U
import A turned.trf
= counts $first yes
= sits Correa r1 1 w
= incidents $first 1
= history Adler 1
= result $first 1-0
= score Correa 1
