# A FIDE number that two players have identifies neither of them: their names do.
competition "Harbour Open"
section A "Open A"
file r1.trf
| 1 | Abel, Anton | m 2100 GER 4600101 | 2w
| 2 | Bell, Bruno | m 2000 GER 4600101 | 1b
import A r1.trf
> A1 w illegal 20
file turned.trf
| 1 | Bell, Bruno | m 2000 GER 4600101 | 2b
| 2 | Abel, Anton | m 2100 GER 4600101 | 1w
diff A turned.trf
= questions none
= changes renumbered renumbered
import A turned.trf
= history Abel 1
= history Bell 0
= sits Abel r1 1 w
# One of the two gets a number of his own: he stays who he was, and so does the other.
file corrected.trf
| 1 | Bell, Bruno | m 2000 GER 4600101 | 2b
| 2 | Abel, Anton | m 2100 GER 4600202 | 1w
diff A corrected.trf
= questions none
= changes data-changed
import A corrected.trf
= about Abel no=2 rating=2100 fed=GER fide=4600202
= history Abel 1
= history Bell 0
= players A 2
