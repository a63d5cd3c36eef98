# A game annulled and played again is another game: its count begins anew, the old one keeps what was logged.
after open.hall
mark old A12
> A12 w illegal 4
> A12 w setup 5
= says law-says-start-new-game
= open A12 1
replay A12
! refused-empty
replay A12 "Knight and bishop stood exchanged"
= counts $old no
= counts A12 yes
= incidents $old 2
= incidents A12 0
= history Correa 2
> A12 w illegal 4
= ordinal 1
replay $old "again"
! refused-game-annulled
replay nowhere "again"
! refused-not-found
> A12 1-0
= score Correa 1
