# Programs cut names at 33 characters, here even at a blank; the desk keeps the whole name.
competition "Harbour Open"
section A "Open A"
player A "Papadopoulos-Konstantinidis, Theodoros Alexandros"
player A "van der Westhuizen-Botha, Jan Jac obus Petrus"
player A "Correa, Ana"
player A "Dumas, Paul"
file r1.trf
| 1 | Papadopoulos-Konstantinidis, Theo | | 3w
| 2 | van der Westhuizen-Botha, Jan Jac | | 4b
| 3 | Correa, Ana | | 1b
| 4 | Dumas, Paul | | 2w
diff A r1.trf
= questions none
= changes new-round
import A r1.trf
= players A 4
= name Papadop Papadopoulos-Konstantinidis, Theodoros Alexandros
= sits van r1 2 b
