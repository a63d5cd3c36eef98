# An appeal goes against a ruling, is decided once, and changes the game only where it is granted.
after open.hall
no-games
! refused-no-games
appeal-decided dismissed
! refused-not-found
> A12 w illegal 34 open
lodge A12
! refused-appeal-without-ruling
> A13 w phone 20
lodge A13
= remarks law-says-appeal-heard
appeal-decided dismissed 1-0
! refused-appeal-no-effect
appeal-decided granted
= remarks remark-appeal-without-result
= result A13 none
appeal-decided dismissed
! refused-appeal-decided
undo
= result A13 0-1
