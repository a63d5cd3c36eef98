# Advice first, then the ruling: the incident does not count against itself.
after open.hall
> A12 w illegal 34 w0:12:22 b0:46:09 ask
= ordinal 1
= open A12 1
= clocks A12 0:12:22 0:46:09
look A12
= ordinal 1
= offers offer-opponent-time! offer-play-on offer-warning
> A12 =
= remarks remark-open-incidents
rule A12 advised
= clocks A12 0:11:52 0:48:09
= as-advised yes
= ruled-articles 7.5.1 7.5.5 4.3 4.7 7.1
