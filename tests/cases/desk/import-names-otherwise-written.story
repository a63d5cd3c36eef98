# A list without FIDE numbers writes names as it likes: without comma, in capitals, without accents, given name first.
# They are the same people; nobody is doubled and nobody loses the name he has.
competition "Harbour Open"
section A "Open A"
file r1.trf
| 1 | Müller, Jörg | 2301 GER 4600001 | 3w
| 2 | de la Cruz, José María | 2280 ESP 1600002 | 4b
| 3 | O’Neill, Bob | 2250 IRL 1900003 | 1b
| 4 | Alpha, Ann | 2190 FRA 600004 | 2w
import A r1.trf
> A1 w illegal 12
file r1.csv
| Round 1
| Board;White;Black;Result
| 1;MULLER Jorg;O'Neill Bob;1-0
| 2;Ann Alpha;DE LA CRUZ, Jose Maria;
diff A r1.csv
= questions none
= changes result-taken
import A r1.csv
= players A 4
= name A#1 "Müller, Jörg"
= name A#2 "de la Cruz, José María"
= result A1 1-0
= incidents A1 1
# Initials may be anybody's: the desk asks.
file r2.csv
| Round 2
| Board;White;Black;Result
| 1;Müller, J.;Alpha, Ann;
| 2;O’Neill, Bob;de la Cruz, José María;
diff A r2.csv
= questions "who-1 2"
import A r2.csv who-1=A#1
= sits Müller r2 1 w
= players A 4
# Two of one name, however written, are two: the desk asks whom the list means.
player A "MUELLER, Joerg" rating=1800
file r3.csv
| Round 3
| Board;White;Black;Result
| 1;Jörg Müller;Alpha, Ann;
diff A r3.csv
= questions "who-1 3"
# An accent that the pairing program puts right is a better name.
edit r1.trf "Alpha, Ann  " "Älpha, Ann  "
diff A r1.trf
= changes renamed -missing
