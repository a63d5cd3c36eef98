# A half-point bye was asked for; the program pairs the player after all: no points for both.
after import-hall.hall
bye A r2 Correa half
= bye Correa r2 half
file r2.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3w1 2b
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b= 1w
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b0 4w
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w= 3b
| 5 | Ebner, Lukas | m 2105 AUT | -U -Z
import A r2.trf
= sits Correa r2 2 w
= bye Correa r2 none
= score Correa 0
