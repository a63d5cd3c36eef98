# Whom a team does not field in two rounds has not withdrawn; who plays for himself and is not paired twice has.
competition "Harbour League"
section A "League"
file r2.trf
|! 013 Harbour Rooks                       1    2    5
|! 013 River Knights                       3    4
| 1 | Adler, Johan | GER 4600001 | 3w1 4b1
| 2 | Brandt, Mira | AUT 1600002 | 4b0 3w0
| 3 | Correa, Ana | POR 1900003 | 1b0 2b1
| 4 | Dumas, Paul | FRA 600004 | 2w1 1w0
| 5 | Ebner, Lukas | AUT 1600005 | - -
| 6 | Fontana, Rita | ITA 800006 | - -
diff A r2.trf
= changes team team new-player new-player new-player new-player new-player new-player new-round new-round withdrawal
import A r2.trf
= takes-part Ebner r3 playing
= takes-part Fontana r3 withdrawn
