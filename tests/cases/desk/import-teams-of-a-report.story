# Teams of the report come along, renamed by their number, and players keep their place in them.
competition "Harbour League"
section A "League"
file r1.trf
|! 013 Harbour Rooks                       1    2
|! 013 River Knights                       3    4
| 1 | Adler, Johan | GER 4600001 | 3w
| 2 | Brandt, Mira | AUT 1600002 | 4b
| 3 | Correa, Ana | POR 1900003 | 1b
| 4 | Dumas, Paul | FRA 600004 | 2w
diff A r1.trf
= changes team team new-player new-player new-player new-player new-round
import A r1.trf
= team Brandt Harbour Rooks 2
= team Correa River Knights 1
edit r1.trf "River Knights" "River Queens "
diff A r1.trf
= changes team
import A r1.trf
= team Dumas River Queens 2
= reads-back A trf16
= exported A trf16 "013 River Queens"
