# A second Correa with another FIDE number is another person.
after import-hall.hall
> A1 b illegal 20
file r2.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3w1
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b=
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b0
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w=
| 5 | Ebner, Lukas | m 2105 AUT | -U
| 6 | Correa, Ana | w 1900 BRA 2100006 | -Z
diff A r2.trf
= changes late-entry result-taken result-taken bye
import A r2.trf
= history A#3 1
= history A#6 0
player A "Correa, Ana" rating=1700
= remarks remark-namesake
