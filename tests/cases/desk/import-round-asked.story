# A pairing list that does not say which round it is: the desk asks, and nothing is recorded before the answer.
after import-hall.hall
file pairings.csv
| Board;White;Black;Result
| 1;Brandt, Mira;Adler, Johan;
| 2;Correa, Ana;Ebner, Lukas;1-0
diff A pairings.csv
= questions "round 9"
import A pairings.csv
! refused-import-questions
import A pairings.csv round=0
! refused-import-questions
import A pairings.csv round=2
= sits Brandt r2 1 w
round 2
= result A2 1-0
