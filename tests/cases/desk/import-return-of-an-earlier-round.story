# Away in the desk's book from round 2 on, paired in rounds 2 and 3 of the file: back from the first of them.
after import-hall.hall
withdraw Dumas r2 "ill"
file r3.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3w1 2b1 4w
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b= 1w0 5b
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b0 4w= -H
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w= 3b= 1b
| 5 | Ebner, Lukas | m 2105 AUT | -U -H 2w
import A r3.trf
= takes-part Dumas r2 playing
= takes-part Dumas r3 playing
