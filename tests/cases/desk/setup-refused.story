# What cannot be set up says what is wrong with it.
competition ""
! refused-empty
competition "Harbour Open"
arbiter MK "Kranz, Marta" chief
arbiter mk "Keller, Max"
! refused-initials-taken
arbiter "" "Keller, Max"
! refused-empty
section A "Open A"
section a "Open B"
! refused-section-code-taken
section 1A "Open B"
! refused-section-code
section A-B "Open B"
! refused-section-code
section B ""
! refused-empty
setting A time-control soon
! unclear-setting
setting A default-time soon
! unclear-setting
setting A colour-of-the-hall blue
! unclear-setting
setting nowhere default-time 30
! refused-not-found
setting nowhere scoring 1-½-0
! refused-not-found
player A ""
! refused-empty
player nowhere "Correa, Ana"
! refused-not-found
player A "Correa, Ana" fide=1900003
player A "Dumas, Paul" fide=1900003
! refused-fide-number-taken
player A "Correa, Ana"
= remarks remark-namesake
change nowhere "Correa, Ana"
! refused-not-found
