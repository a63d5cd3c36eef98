# Somebody who is no player has no clock and no points, but is on record.
after open.hall
incident A r1 third-party-interference "person=Mr. Tall" "witness=Dumas, Paul" : "penalty=@Mr. Tall,expulsion"
= fault Mr. Tall
= ruled-articles 12.9.9
incident A12 third-party-interference "person=Mr. Tall" : "penalty=@Mr. Tall,opponent-more-time,2"
! refused-not-found
incident hall phone-in-venue "person= "
= fault none
incident nowhere w illegal-move
! refused-not-found
incident hall w illegal-move
! refused-not-found
incident hall illegal-move player=nowhere
! refused-not-found
