# Revoking a ruling that changed the clocks asks what became of them: set back, or play had gone on with them.
after open.hall
> A12 w illegal 34 w0:12:22 b0:46:09
= adjusted A12 Dumas +0:02:00 opponent_time
revoke A12 "The move was legal" clocks=set-back w=0:12:22 b=0:45:00
= clocks A12 0:12:22 0:45:00
= adjusted A12 Dumas +0:02:00 opponent_time −0:02:00 irregularity
= status A12 revoked
= became A12 journal-clocks-set-back
= remarks none
# Where nobody read them since, what they show follows from what the ruling did.
> A14 b illegal 20 w0:30:00 b0:29:00
= clocks A14 0:32:00 0:28:30
revoke A14 "The move was legal" clocks=set-back
= clocks A14 0:30:00 0:29:00
> A14 b illegal 20 w0:30:00 b0:29:00
clocks A14 0:31:00 0:28:00
revoke A14 "The move was legal" clocks=set-back
= clocks A14 0:31:00 0:28:00
> A13 w illegal 34 w0:12:22 b0:46:09
revoke A13 "The move was legal" clocks=kept
= clocks A13 0:11:52 0:48:09
= became A13 journal-clocks-kept
= remarks none
# Not said: it is reminded of, and nothing is guessed.
> A14 w illegal 34 w0:12:22 b0:46:09
revoke A14 "The move was legal"
= became A14 none
= remarks remark-clocks-were-changed
# A ruling that changed no clock has nothing to ask about.
> A11 w disturb warning
revoke A11 "Not he" clocks=kept
= became A11 none
