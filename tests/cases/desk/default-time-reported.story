# Lateness reported at the board waits for its ruling, and the board stays on the list of forfeits.
after open.hall
setting A default-time 30
time 14:00
start A 14:00
all here A but A12b 14:00
time 14:31
> A12 b late
= force discretion
= articles 6.7.1 6.7
= offers offer-loses offer-play-on offer-warning
= open A12 1
= due A 12 +/-
here A12 b 14:20
look A12
= articles 6.7.1
= says law-says-default-in-time
= offers offer-play-on! offer-warning
= due A none
rule A12 advised
= result A12 none
here A13 w 14:45
> A13 w late
= says law-says-default-lost law-says-unless-arbiter-decides
= articles 6.7.1 10.1
= open A13 1
= result A13 none
rule A13 offer 1
= result A13 -+
