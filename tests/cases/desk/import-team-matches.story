# Matches and their boards come along from the list.
competition "Harbour League"
section A "League"
file r1.csv
| Round 1
| Board;White;Black;Result
| 1.1;Adler, Johan;Brandt, Mira;
| 1.2;Correa, Ana;Dumas, Paul;
| 2.1;Ebner, Lukas;Fontana, Rita;
| 2.2;Grau, Simon;Holm, Inga;
import A r1.csv
= sits Adler r1 1 w
= seat A1 1.1
= seat A3 2.1
= sits Holm r1 4 b
