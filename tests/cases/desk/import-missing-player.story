# A player the file no longer names stays, with history.
after import-hall.hall
> A1 b illegal 20
file again.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | -
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w
| 5 | Ebner, Lukas | m 2105 AUT | -U
diff A again.trf
= changes -missing -unpaired
= stays 2
import A again.trf
= sits Correa r1 1 b
= history Correa 1
