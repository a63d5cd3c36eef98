# Another scoring and points apart from games come along, once.
after import-hall.hall
file r2.trf
|! 162  W 3.0    D 1.0
|! 299          -1.0    1    3
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3w1
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b=
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b0
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w=
| 5 | Ebner, Lukas | m 2105 AUT | -U
import A r2.trf
= changes records result-taken result-taken records
= score Adler 3
= score Brandt 1
= score Correa −1
diff A r2.trf
= changes none
