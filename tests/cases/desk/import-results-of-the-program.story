# The pairing program owns the results: its result is taken over, and the incident stays where it was.
after import-hall.hall
setting A results-owner pairing_program
> A1 1-0
> A1 w illegal 34
file r2.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3w0
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b=
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b1
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w=
| 5 | Ebner, Lukas | m 2105 AUT | -U
diff A r2.trf
= changes result-differs result-taken
import A r2.trf leave=result-taken
= result A1 0-1
= source A1 pairing_program
= result A2 none
= incidents A1 1
setting A results-owner nobody
! unclear-setting
