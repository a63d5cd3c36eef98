# On the person: lost, whatever can still be mated; before both have moved as a forfeit; in the bag a penalty.
after open.hall
moves A12 arbiter fen="8/8/8/3k4/8/8/4P3/4K3 w - - 0 60" 60.e4+ Ke5
> A12 w phone 61
= result A12 0-1
= mate not asked
= articles 11.3.2.2 11.3.2
> A13 b device 1
= result A13 +-
= rated A13 no
> A14 b bag 20
= result A14 none
= force discretion
= articles 11.3.2.1 11.6 12.9 12.9.1
= offers offer-warning offer-opponent-more-time offer-offender-less-time offer-play-on
