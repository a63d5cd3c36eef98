# The offender's increment of the illegal press is taken back, the opponent gets two minutes.
after open.hall
> A12 w illegal 34 w0:12:22 b0:46:09
= ordinal 1
= offers offer-opponent-time! offer-play-on offer-warning
= force prescribed
= articles 7.5.1 7.5.5 4.3 4.7 7.1
= clocks A12 0:11:52 0:48:09
= adjusted A12 Correa −0:00:30 increment_back
= adjusted A12 Dumas +0:02:00 opponent_time
= as-advised yes
= history Correa 1
= history Dumas 0
= open A12 0
= result A12 none
