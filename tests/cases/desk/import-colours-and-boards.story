# Colours exchanged and boards changed: the same games, the results stay with the players.
after import-hall.hall
mark first A1
> A1 1-0
> A1 w illegal 5
file again.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3b1
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b
| 3 | Correa, Ana | w 2250 POR 1900003 | 1w0
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w
| 5 | Ebner, Lukas | m 2105 AUT | -U
diff A again.trf
= changes colours-changed
= stays 1
import A again.trf
= sits Adler r1 1 b
= result A1 0-1
= score Adler 1
= score Correa 0
= history Adler 1
= incidents $first 1
file round1.csv
| Round 1
| Board;White;Black;Result
| 7;Correa, Ana;Adler, Johan;0-1
| 8;Dumas, Paul;Brandt, Mira;
diff A round1.csv
= changes -missing board-changed board-changed
import A round1.csv
= sits Adler r1 7 b
= sits Brandt r1 8 b
= incidents A7 1
= players A 5
