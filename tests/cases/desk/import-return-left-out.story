# A player who had withdrawn and is paired again comes back: the seat cannot be taken and the return left out.
after import-hall.hall
withdraw Dumas r2 "ill"
file r2.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3w1 2b
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b= 1w
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b0 4w
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w= 3b
| 5 | Ebner, Lukas | m 2105 AUT | -U -H
import A r2.trf leave=return/Dumas
! refused-import-needs
= takes-part Dumas r2 withdrawn
= sits Dumas r2 nowhere
# Both left out, or both taken.
import A r2.trf leave=return/Dumas leave=new-round/2
= takes-part Dumas r2 withdrawn
import A r2.trf
= takes-part Dumas r2 playing
= sits Dumas r2 2 b
