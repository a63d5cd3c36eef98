# The fire alarm: time for both; a crying child beside Black: time for Black.
after open.hall
incident A12 outside-disturbance minutes=10 w0=0:20:00 b0=0:30:00
= articles 12.5
= offers offer-time-both offer-play-on
rule A12 offer 1
= clocks A12 0:30:00 0:40:00
= adjusted A12 Correa +0:10:00 disturbance
> A13 b outside +5 w0:20:00 b0:30:00 : "child"
rule A13 offer 1
= clocks A13 0:20:00 0:35:00
incident A14 outside-disturbance minutes=some
! unclear-field
> A11 both outside +5 w0:20:00 b0:30:00 : "alarm in the corridor"
= offers offer-time-both offer-play-on
rule A11 offer 1
= clocks A11 0:25:00 0:35:00
