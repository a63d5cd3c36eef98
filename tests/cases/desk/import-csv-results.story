# A list without numbers, round by round, with every kind of result.
competition "Harbour Open"
section A "Open A"
file round1.csv
| Round 1
| Board;White;Black;Result
| 1;Adler, Johan;Brandt, Mira;1-0
| 2;Correa, Ana;Dumas, Paul;½-½
| 3;Ebner, Lukas;Fontana, Rita;+--
| 4;Grau, Simon;Holm, Inga;
import A round1.csv
= result A1 1-0
= result A2 =
= result A3 +-
= rated A3 no
= result A4 none
> A4 0-1
file round2.csv
| Round 2
| Board;White;Black;Result
| 1;Holm, Inga;Adler, Johan;
| 2;Brandt, Mira;Correa, Ana;
import A round2.csv
= changes -missing -missing -missing -missing new-round
= sits Adler r2 1 b
= players A 8
= score Holm 1
