# What was given before, in any round, says which penalty comes next; the list is a proposal.
after open.hall
> A12 w disturb
= open A12 1
= force discretion
= articles 11.5 11.6 12.9 12.9.1
= offers offer-warning offer-opponent-more-time offer-offender-less-time offer-play-on
rule A12 offer 1
= penalties Correa warning
> A12 =
pair A r2 1 Correa Adler
round 2
> A1 w notes
= says advice-arbiter-decides law-says-penalties-before law-says-penalty-next-step
= offers offer-opponent-more-time offer-offender-less-time offer-play-on
