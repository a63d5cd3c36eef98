after open.hall
> A12 w here
revoke last "No"
! refused-no-ruling
revoke nowhere "No"
! refused-not-found
> A12 w clock : "pressed hard" open
revoke A12 "No"
! refused-no-ruling
