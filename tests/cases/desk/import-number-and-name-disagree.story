# Who has one player's number and another's name is asked about; nobody is renamed unasked.
after import-hall.hall
> A1 w illegal 20
file exchanged.trf
| 1 | Correa, Ana | IM 2301 GER 4600001 1990/01/02 | 3w
| 2 | Brandt, Mira | w 2280 AUT 1600002 | 4b
| 3 | Adler, Johan | w 2250 POR 1900003 | 1b
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w
| 5 | Ebner, Lukas | m 2105 AUT | -U
diff A exchanged.trf
= questions who-1 3 who-3 3
import A exchanged.trf
! refused-import-questions
# Nobody is two persons of the file.
import A exchanged.trf who-1=Adler who-3=Adler
! refused-import-questions
import A exchanged.trf who-1=Correa who-3=Adler
= history Adler 1
= history Correa 0
= players A 5
# A name that is no spelling of the one known: the number alone renames nobody.
file other.trf
| 1 | Correa, Ana | IM 2301 GER 4600001 1990/01/02 | 3w
| 2 | Zimmer, Otto | w 2280 AUT 1600002 | 4b
| 3 | Adler, Johan | w 2250 POR 1900003 | 1b
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w
| 5 | Ebner, Lukas | m 2105 AUT | -U
diff A other.trf
= questions who-2 2
# A number that was put right: the old one is in the file no more.
file put-right.trf
| 1 | Correa, Ana | IM 2301 GER 4600001 1990/01/02 | 3w
| 2 | Brandt, Mira | w 2280 AUT 1600777 | 4b
| 3 | Adler, Johan | w 2250 POR 1900003 | 1b
| 4 | Dumas, Paul | m 2190 FRA 600004 | 2w
| 5 | Ebner, Lukas | m 2105 AUT | -U
diff A put-right.trf
= questions who-2 2
import A put-right.trf who-2=Brandt
= players A 5
