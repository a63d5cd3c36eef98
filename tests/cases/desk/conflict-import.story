# A file held against an older screen does not overwrite what the desk recorded since.
after import-hall.hall
screen left
> A1 1-0
file r2.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3w1
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b=
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b0
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w=
| 5 | Ebner, Lukas | m 2105 AUT | -U
import A r2.trf
screen left
file r3.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3w1 2b
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b= 1w
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b0 -H
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w= 5b
| 5 | Ebner, Lukas | m 2105 AUT | -U 4w
import A r3.trf
screen right
on left import A r3.trf
! refused-import-nothing-new
