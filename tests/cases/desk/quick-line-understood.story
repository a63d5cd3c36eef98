# What was understood is shown at every key press.
after open.hall
? 12 w ill
= completions none
= understood quick-board quick-side law-incident-illegal-move quick-article
? A12 b illegal 34 w0:12:22 b0:46:09 +2 open warning
= understood quick-board quick-side law-incident-illegal-move quick-article quick-move quick-white-clock quick-black-clock quick-plus-minutes quick-warning quick-open
= missing none
= unclear none
? 12 ask w illegal ask
= unclear quick-unknown
? A12 w illegal ask
= understood quick-board quick-side law-incident-illegal-move quick-article quick-ask
? A12 1-0
= understood quick-board quick-result
? A12 1-½
= understood quick-board quick-result
? A12 b here
= understood quick-board quick-side quick-arrived
? A12 clocks 0:10:00 0:20:00
= understood quick-board quick-clocks quick-white-clock quick-black-clock
? A12 note asks for water
= understood quick-board quick-note
hand A13
? w illegal 20
= missing none
= understood quick-board quick-side law-incident-illegal-move quick-article quick-move
