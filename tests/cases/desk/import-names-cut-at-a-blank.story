competition "Harbour Open"
section A "Open A"
player A "Abcdefghijklmnopqrst, Uvwxyz Abc Defg"
player A "Correa, Ana"
file r1.trf
| 1 | Abcdefghijklmnopqrst, Uvwxyz Abc Defg | | 2w
| 2 | Correa, Ana | | 1b
edit r1.trf "Abcdefghijklmnopqrst, Uvwxyz Abc Defg" "Abcdefghijklmnopqrst, Uvwxyz Abc "
diff A r1.trf
= questions none
= changes new-round
