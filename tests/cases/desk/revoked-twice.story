# A ruling falls once; the next one can fall too, and the incident keeps its place among the player's.
after open.hall
> A12 w phone 20
revoke A12 "It was the opponent's"
revoke A12 "It was the opponent's"
! refused-taken-already
lodge A12
! refused-appeal-ruling-revoked
rule A12 penalty=w,warning
= penalties Correa warning
appeal A12 "No reason for a warning"
= status A12 changed-on-appeal
= penalties Correa none
= history Correa 1
rule A12 nothing
= status A12 ruled
= open A12 0
