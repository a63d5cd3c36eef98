# Without a FIDE number the same starting number and rating are worth a question, and nothing more.
after import-hall.hall
file again.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3w
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w
| 5 | Ebener, Lukas | m 2105 AUT | -U
diff A again.trf
= questions who-5 2
import A again.trf
! refused-import-questions
import A again.trf who-5=Ebner
= name Ebener Ebener, Lukas
= players A 5
