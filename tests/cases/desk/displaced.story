# The player puts the men right in his own time, and may be penalised.
after open.hall
> A12 b displaced 30
= says law-says-displaced-own-time law-says-displaced-penalty law-says-penalty-start-warning
= articles 7.4.1 7.4.3 12.9 7.4 12.9.1 11.6
= offers offer-warning offer-opponent-more-time offer-offender-less-time offer-play-on
= force discretion
rule A12 offer 1
= ruled-articles 12.9.1
> A13 shifted 30
= says law-says-restore-before law-says-times-by-judgement
= articles 7.6 7.1
