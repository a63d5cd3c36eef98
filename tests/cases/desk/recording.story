# Under five minutes without thirty seconds a move the duty ends; with thirty it never does.
after open.hall
> A12 w recording 30 w0:03:00 b0:20:00
= says law-says-bring-up-to-date law-says-penalty-start-warning
= articles 8.1.1 8.5.2 12.1 12.9.1 12.9 11.6
setting A time-control 40/90:30
> A13 w recording 30 w0:03:00 b0:20:00
= says law-says-record-not-for-period
= offers offer-play-on! offer-warning
= open A13 0
> A14 b recording 30
= says law-says-bring-up-to-date law-says-penalty-start-warning
> A11 w ahead 12
= says law-says-write-ahead law-says-penalty-start-warning
= articles 8.1.2 12.9.1 12.9 11.6
setting A regime rapid-a5
> A14 b recording 30
= says law-says-record-rapid
