# A medical case, a wrong result sheet and a breach of the event's own rules have kinds of their own.
after open.hall
> A11 w medical +10 "faints, a doctor comes"
= kind medical
> A12 resultsheet "signed the wrong result"
= kind result-sheet
= articles 8.7
> A13 b rule warning "dress code"
= kind rule-of-event
= penalties Fontana warning
> A14 w unsigned
= kind result-sheet
