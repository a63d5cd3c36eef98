# Records the desk has no fact for survive to the export: dates, kind, rounds, national registrations, teams' data, points
# that revalue a result. What the desk says itself stands.
after import-hall.hall
file r2.trf
|! 022 Harbour City
|! 032 NOR
|! 042 2026/11/28
|! 052 2026/12/06
|! 092 Individual: Swiss-System (FIDE Dutch)
|! 102 IA Somebody, Else 1500001
|! 112 FA Bell, Carl
|! 122 as the regulations say
|! 132                                                                                        26/11/28  26/11/29
|! 142 9
|! 222 5400+30
|! XXR 9
|! 240 H   3    1
|! 299 W        1.5    1    2
|! 299          0.5    2    5
|! 310   1 North Club                       NOR     2290    3.0    2.5   1    1    2
|! 310   2 South Club                       SUD     2210    1.0    1.5   2    3    4
|! AUT    2 w    Brandt, Mira                      2311 VIE      77001 1991/02/03
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3w1
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b=
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b0
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w=
| 5 | Ebner, Lukas | m 2105 AUT | -U
import A r2.trf
= exported A trf26 "022 Harbour City"
= exported A trf26 "042 2026/11/28"
= exported A trf26 "092 Individual: Swiss-System (FIDE Dutch)"
= exported A trf26 "112 FA Bell, Carl"
= exported A trf26 "26/11/28  26/11/29"
= exported A trf26 "142 9"
= exported A trf16 "XXR 9"
= exported A trf16 "052 2026/12/06"
= exported A trf16 "AUT    2 w    Brandt, Mira                      2311 VIE"
= exported A trf26 "240 H   3    1"
= exported A trf26 "299 W         1.5    1    2"
= exported A trf26 "299           0.5    2    5"
= exported A trf26 "310   1 North Club                       NOR     2290    3.0    2.5   1     1    2"
= exported A trf26 "222 5400+30"
= reads-back A trf26
setting A time-control 40/90+30:30+30
# The settings of the section are those of the desk, whatever the file said.
= exported A trf26 "222 40/5400+30:1800+30"
# A result recorded since makes the teams' scores those of yesterday: they are left out, the rest stands.
round 1
> A2 0-1
= exported A trf26 "310   1 North Club                       NOR     2290                       1    2"
