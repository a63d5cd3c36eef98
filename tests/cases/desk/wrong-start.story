# A wrong set-up cancels the game whenever it is found, a turned board never does, reversed colours up to the tenth move.
after open.hall
> A11 setup 25
= says law-says-start-new-game
= articles 7.2.1
= open A11 1
> A11 orientation 25
= says law-says-start-transfer
= articles 7.2.2
= offers offer-play-on!
= open A11 1
> A12 colours 10
= says law-says-colours-new-game
= articles 7.3
> A12 colours 11
= says law-says-colours-stay
= offers offer-play-on!
> A12 colours
= says law-says-colours-new-game law-says-colours-stay
= force open
> A13 1-0
> A13 colours 5
= says law-says-start-after-game
= result A13 1-0
