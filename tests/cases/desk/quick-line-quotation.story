# A quotation ends where its marks close; what follows is part of the line again.
after open.hall
> A12 w disturb "his phone, on the table" open 34
= text his phone, on the table
= open A12 1
? A12 w disturb "one two" by:opponent w0:10:00
= understood quick-board quick-side law-incident-distraction quick-article quick-white-clock
= unclear none
# Marks that are not closed, and a colon, reach to the end.
> A12 w disturb "still typing open
= text still typing open
= open A12 2
> A12 w disturb :he said (no) open
= text he said (no) open
> A12 w disturb "one" "two" open
= text two
