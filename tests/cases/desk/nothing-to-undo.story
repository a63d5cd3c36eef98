undo
! refused-nothing-to-undo
competition "Harbour Open"
undo
undo
! refused-nothing-to-undo
desk 2
competition "Harbour Open"
desk 1
undo
! refused-nothing-to-undo
