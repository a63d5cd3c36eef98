after open.hall
> A11 defective 20 +10
= says law-says-clock-replace law-says-clock-write-readings
= articles 6.10.1 6.10
= force discretion
= offers offer-time-both offer-play-on
> A12 setting 20
= articles 6.10.2 7.1
> A13 position 20
= says law-says-illegal-position-stop
= articles 3.10.3 7.5.1 7.6 12.1
