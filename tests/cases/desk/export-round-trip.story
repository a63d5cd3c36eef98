# The report of a desk with everything in it is read back the same, and what cannot be said in the old form in the new one.
after open.hall
> A11 ½-0
> A12 0-0
> A13 +-
> A14 --
bye A r2 Correa half
= exported A trf26 "240 H"
pair A r2 1 Brandt Adler
pair A r2 2 Dumas Ebner
withdraw Holm r2 "ill"
bye A r2 Grau allocated
bye A r2 Fontana zero
= reads-back A trf16
= reads-back A trf26
incident A11r1 w disrepute : penalty=w,offender-fewer-points,½
= points A11r1 0 0
= exported A trf26 "299"
export A trf26 as=out.trf
section B "Copy"
import B out.trf
= players B 8
= sits B#1 r1 1 w
= bye B#3 r2 half
= takes-part B#8 r2 playing
