# A penalty without its amount is asked for; a fine only where fines were announced.
after open.hall
incident A12 w disturb
! unclear-field
incident A12 w distraction : penalty=w,opponent-more-time
! refused-penalty-amount
incident A12 w distraction : penalty=w,offender-fewer-points
! refused-penalty-amount
incident A12 w distraction : penalty=w,exclusion
! refused-penalty-amount
incident A12 w distraction : penalty=w,fine,"50 EUR"
! refused-fine-not-announced 12.9.7
setting A fines yes
incident A12 w distraction : penalty=w,fine
! refused-penalty-amount
incident A12 w distraction : "penalty=w,fine,50 EUR"
= penalties Correa fine
= ruled-articles 12.9.7
incident A12 w distraction : penalty=w,tickling
! unclear-field
incident A12 w distraction : penalty=,warning
! unclear-field
incident A12 w distraction : penalty=w,exclusion,9-6
! unclear-field
incident A12 w distraction : penalty=w,opponent-more-points,lots
! unclear-field
incident A12 w distraction : penalty=w,opponent-more-time,soon
! unclear-field
incident A12 w distraction : penalty=@,warning
! unclear-field
