# A player left out cannot be paired; the round has to be left out too.
after import-hall.hall
file r2.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3w1 2b
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b= 1w
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b0 6w
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w= 5w
| 5 | Ebner, Lukas | m 2105 AUT | -U 4b
| 6 | Zander, Olga | w 2000 FIN | -Z 3b
import A r2.trf leave=late-entry
! refused-import-needs
import A r2.trf leave=late-entry leave=new-round leave=bye
= players A 5
= sits Correa r2 nowhere
