# Another scoring, teams and points apart from games come along, each once.
after import-hall.hall
file r2.trf
|! 162  W 3.0    D 1.0
|! 299          -0.5   1    3
|! 013 Rooks                               1    2
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3w1
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b=
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b0
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w=
| 5 | Ebner, Lukas | m 2105 AUT | -U
diff A r2.trf
= questions none
