# Two rounds away at the end is a withdrawal; being paired again is a return.
after import-hall.hall
file r3.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3w1 2b1 4w1
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b= 1w0 5b1
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b0 -Z -Z
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w= 5w1 1b0
| 5 | Ebner, Lukas | m 2105 AUT | -U 4b0 2w0
diff A r3.trf
= changes result-taken result-taken new-round bye new-round bye withdrawal
import A r3.trf
= takes-part Correa r1 playing
= takes-part Correa r2 withdrawn
= takes-part Correa r4 withdrawn
file r4.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3w1 2b1 4w1 5b
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b= 1w0 5b1 3w
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b0 -Z -Z 2b
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w= 5w1 1b0 -U
| 5 | Ebner, Lukas | m 2105 AUT | -U 4b0 2w0 1w
diff A r4.trf
= changes new-round bye return
import A r4.trf
= takes-part Correa r3 withdrawn
= takes-part Correa r4 playing
= reads-back A trf16
