# The last announcement stands until another replaces it or takes it down.
after open.hall
announce
! refused-no-announcement
announce "Round 2 begins at 18:00"
announce ""
! refused-empty
announce
announce
! refused-no-announcement
undo
announce "Round 2 begins at 19:00"
