# The desk owns the results: the file's next round comes in, what disagrees is shown and left out, what the desk has not
# is taken over.
after import-hall.hall
> A1 1-0
> A1 w illegal 34
file r2.trf
| 1 | Adler, Johan | IM 2301 GER 4600001 1990/01/02 | 3w0 2b
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b= 1w
| 3 | Correa, Ana | w 2250 POR 1900003 | 1b1 5w
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w= -U
| 5 | Ebner, Lukas | m 2105 AUT | -U 3b
diff A r2.trf
= changes -result-differs result-taken new-round bye
= stays 1
import A r2.trf
= result A1r1 1-0
= source A1r1 desk
= result A2r1 =
= source A2r1 pairing_program
= history Adler 1
= sits Adler r2 2 b
