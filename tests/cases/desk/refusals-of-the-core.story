# What only a program could ask for is refused all the same.
after open.hall
number-taken Correa 1
! refused-starting-number-taken
scoring-bye A
! refused-scoring-bye
control A soon
! refused-time-control
nobody-absent A11
! refused-nobody-absent
nobody-absent A11 r2
! refused-not-found
section B "Open B"
move-section Correa B
! refused-other-section
