# One game a round, against somebody else, at a free board, in one's own section.
after open.hall
section B "Open B"
player B "Iversen, Nils"
pair A r2 1 Correa Correa
! refused-own-opponent
pair A r2 1 Correa Iversen
! refused-other-section
pair A r1 20 Correa Adler
! refused-already-paired
pair A r2 0 Correa Adler
! refused-zero
pair A r0 1 Correa Adler
! refused-zero
pair A r2 1 Correa Adler
pair A r2 1 Brandt Dumas
! refused-board-taken
pair A r2 2 nowhere Dumas
! refused-not-found
pair nowhere r2 2 Brandt Dumas
! refused-not-found
bye A r2 Brandt half
pair A r2 2 Brandt Dumas
! refused-has-bye
bye A r2 Brandt none
withdraw Dumas r2
pair A r2 2 Brandt Dumas
! refused-not-playing
return Dumas r2
pair A r2 2 Brandt Dumas
bye A r2 Brandt half
! refused-bye-while-paired
bye A r2 nowhere half
! refused-not-found
withdraw nowhere r2
! refused-not-found
pair A r3 1 Dumas Brandt
= remarks remark-played-before
