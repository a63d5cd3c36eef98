# Under A.5 nobody may claim a wrong set-up once both have made ten moves.
after open.hall
setting A time-control 15+10
setting A regime rapid-a5
> A11 setup 10
= says law-says-start-new-game
= articles 7.2.1
> A11 setup 11
= says law-says-start-no-claim
= articles A.5.1.2 A.5.1
= offers offer-play-on!
> A12 setting 12
= says law-says-clock-stays
= articles A.5.1.1 A.5.1
> A12 setting 5
= says law-says-clock-correct law-says-clock-write-readings
= articles 6.10.2 7.1
> A13 position 20
= says law-says-illegal-position-wait
= force open
