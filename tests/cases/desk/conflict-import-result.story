# The list of changes was shown before the other window entered the result: the file does not overwrite it unseen.
after import-hall.hall
setting A results-owner pairing_program
file r2.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3w0
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b1
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w
| 5 | Ebner, Lukas | m 2105 AUT | -U
diff A r2.trf
= changes result-taken
screen left
> A1 1-0
on left import A r2.trf
! refused-conflict
= result A1 1-0
diff A r2.trf
= changes result-differs
import A r2.trf
= result A1 0-1
