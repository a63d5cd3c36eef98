# Both answers are offered; the claim desk or the arbiter says which it is.
after open.hall
> A12 w threefold 34 w0:10:00 b0:10:00
= force open
= articles 9.2 9.5
= offers offer-claim-right offer-claim-wrong offer-play-on offer-warning
rule A12 offer 2
= clocks A12 0:10:00 0:12:00
= adjusted A12 Dumas +0:02:00 opponent_time
= ruled-articles 9.2 9.5.3
= result A12 none
> A13 b fifty 80
rule A13 offer 1
= result A13 =
= ruled-articles 9.3 9.5.2
