# One thing, typed as arbiters type it.
after open.hall
? A12 w illegal 34 w0:12:22 b0:46:09
= understood quick-board quick-side law-incident-illegal-move quick-article quick-move quick-white-clock quick-black-clock
? 12w illegal 34 0:12:22 0:46:09
= understood quick-board quick-side law-incident-illegal-move quick-article quick-move quick-white-clock quick-black-clock
? board 12, white, illegal move 34, w 0:12:22, b 0:46:09
= understood quick-board quick-side law-incident-illegal-move quick-article quick-move quick-white-clock quick-black-clock
? A-12: W ILLEGAL m34 w=0:12:22 b:0:46:09
= understood quick-board quick-side law-incident-illegal-move quick-article quick-move quick-white-clock quick-black-clock
? #12 wh illegal #34 W0.12.22; B0.46.09;
= understood quick-board quick-side law-incident-illegal-move quick-article quick-move quick-white-clock quick-black-clock
? bd A/12 bl. illegal at 14:35 by opponent
= unclear none
= understood quick-board quick-side law-incident-illegal-move quick-article
? 12 illegal w 0:12:22
= understood quick-board quick-side law-incident-illegal-move quick-article quick-white-clock
? 12 w+b phone
= understood quick-board quick-side quick-side law-incident-device-on-person quick-article
? 12 w flag fall
= understood quick-board quick-side law-incident-flag-fall quick-article
? 12 b touched e4
= understood quick-board quick-side law-incident-touch-move quick-article quick-touched
# What stands in quotation marks, after a colon or in a note is nobody's but the arbiter's.
> A14 w disturb "board 7, w 0:10:00 says: 1 - 0"
= text "board 7, w 0:10:00 says: 1 - 0"
# Results, in one word or in several.
> 12 1 : 0
= result A12 1-0
> 12 0,5 - 0,5
= result A12 =
> 12 1/2:1/2
= result A12 =
> 12 + -
= result A12 +-
> 12 0-1F
= result A12 -+
> 12 - - -
= result A12 --
> 12 0.5:0
= result A12 ½-0
> 12 1 - ½
! law-says-score-sum-too-high 10.2 10.1
# Two meanings are none.
? 12 1 0
= unclear quick-unknown
? 12 b castling
= unclear quick-several
? 12 w left
= unclear quick-several
? 12 w phone rang
= unclear quick-unknown-detail
