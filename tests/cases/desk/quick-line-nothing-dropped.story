# What a line says is recorded, or it is marked: nothing typed behind a result or an arrival is lost in silence.
after open.hall
> 12 1-0 w0:10:00 b0:20:00
! quick-result-apart
> 12 1-0 34
! quick-result-apart
> 12 1-0 open
! quick-result-apart
> 12 1-0 "resigned"
! quick-note-apart
> 12 b here : overslept
! quick-note-apart
> 12 b here +5
! quick-unknown-detail
> 12 t w0:10:00 warning
! quick-unknown-detail
> 12 b 1-0
! quick-result-against-side
> 12 w 1-0
= result A12 1-0
# A time behind an arrival is a time of day, not a reading.
time 9:00
start A r1
time 9:25
> 13 b here 09:10
= arrived A13 Fontana 09:10
? 14 w late 09:20
= understood quick-board quick-side law-incident-late-arrival quick-article
# The move with its number, castling with zeros.
? 11 w illegal 34.Nf3-g6
= understood quick-board quick-side law-incident-illegal-move quick-article quick-played quick-move
? 11 b illegal 34...Ng6
= understood quick-board quick-side law-incident-illegal-move quick-article quick-played quick-move
? 11 w illegal 0-0 22
= understood quick-board quick-side law-incident-illegal-move quick-article quick-played quick-move
? 11 w illegal 22 same action
= unclear none
? 11 note: asks for water
= understood quick-board quick-note
