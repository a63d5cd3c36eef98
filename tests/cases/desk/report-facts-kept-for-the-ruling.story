# What was reported holds when the ruling comes later: when it was raised, whether mate was possible, the squares, the minutes.
after open.hall
incident A12 w illegal-move move=20 when=after-game mode=open
= ordinal none
look A12
= says law-says-illegal-after-game
moves A13 arbiter 1.e4 e5 2.Nf3 Nc6
> A13 w illegal 2
> A13 w illegal 3 ask
= mate can-mate
look A13
= mate can-mate
= offers offer-loses! offer-play-on offer-warning
= ordinal 2
> A12 w twohands 20 same open
look A12
= says advice-same-action
= ordinal none
> A14 outside +10 open
look A14
= offers offer-time-both offer-play-on
