# A file brought in by mistake goes as a whole, unless something rests on it by now.
after import-hall.hall
= undoable import
undo
= players A 0
import A r1.trf
= players A 5
> A1 1-0
mistyped 5
! refused-later-entries
undo
undo
= players A 0
