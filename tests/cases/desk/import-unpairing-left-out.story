# A pairing of the file needs the old one undone; left out, the new one cannot come in.
after import-hall.hall
file again.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 4w
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 3b
| 3 | Correa, Ana | w 2250 POR 1900003 | 2w
| 4 | Dumas, Paul | m 2190 FRA 600004 | 1b
| 5 | Ebner, Lukas | m 2105 AUT | -U
import A again.trf leave=unpaired
! refused-import-needs
import A again.trf leave=unpaired leave=new-pairing
= sits Adler r1 1 w
