# Lines the desk does not know are kept, also when a pairing list comes in afterwards, and go back into the report.
after import-hall.hall
file r2.trf
|! 022 Harbour City
|! XXQ something private of a program
|! ### a comment of the pairing program
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3w1
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b=
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b0
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w=
| 5 | Ebner, Lukas | m 2105 AUT | -U
import A r2.trf
= exported A trf16 "XXQ something private of a program"
= exported A trf16 "### a comment of the pairing program"
file r2.csv
| Round 2
| Board;White;Black;Result
| 1;Brandt, Mira;Adler, Johan;
| 2;Correa, Ana;Ebner, Lukas;
import A r2.csv
= exported A trf16 "XXQ something private of a program"
= exported A trf26 "### a comment of the pairing program"
= reads-back A trf16
