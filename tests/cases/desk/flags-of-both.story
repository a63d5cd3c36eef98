# Both flags, nobody can tell whose fell first: without Guidelines III the arbiter decides, with them a draw in the last period.
after open.hall
setting A time-control 40/90:30
> A12 wb flag 50
= says law-says-both-flags-no-guideline
= result A12 none
= open A12 1
setting A quickplay-finish yes
> A13 wb flag 50
= articles III.3.1.2 III.3.1
= result A13 =
> A14 wb flag 30
= says law-says-both-flags-go-on
= offers offer-play-on! offer-warning
= open A14 0
