# What is no list says what it is; nothing is recorded.
after import-hall.hall
file games.pgn
| [Event "Harbour Open"]
| [White "Adler"]
|
| 1.e4 e5 1-0
import A games.pgn
! exchange-refused-pgn
file wrong.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3w1
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 3b1
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b0
import A wrong.trf
! exchange-refused-contradictions
file r1.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | -U
import nowhere r1.trf
! refused-not-found
