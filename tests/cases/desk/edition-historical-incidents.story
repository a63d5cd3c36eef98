# What happens at a board of a section under the historical text is answered by that text alone: no minutes, no count, no
# list of penalties, and what it does not know is said to be unknown to it.
after open.hall
setting A edition old
> A11 w press 34 w0:12:22 b0:46:09
= says law-says-not-in-old-text
= articles Concluding note
= adjusted A11 Brandt none
> A12 b phone
= articles Concluding note 18.1 (a) 18.2 19 (d)
= result A12 none
> A13 w displaced 20
= articles 9.2 14.6 14.7 19 (d) 18.2
> A14 b threefold 34 open
= says advice-claim-old
= articles 12.3 17A.2
= offers offer-claim-right offer-play-on offer-loses offer-warning
