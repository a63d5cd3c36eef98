# The same FIDE number under another name is the same person.
after import-hall.hall
> A1 b illegal 20
file again.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3w
| 2 | Brandt-Holl, Mira | w 2280 AUT 1600002 | 4b
| 3 | Correia, Ana | w 2250 POR 1900003 | 1b
| 4 | Dumas, Paul | m 2200 FRA 600004 | 2w
| 5 | Ebner, Lukas | m 2105 AUT | -U
diff A again.trf
= changes renamed renamed data-changed
import A again.trf leave=renamed/Brandt
= name Brandt Brandt, Mira
= name Correia Correia, Ana
= history Correia 1
= about Dumas no=4 rating=2200 fed=FRA fide=600004
