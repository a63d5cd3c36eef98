# What contradicts itself is said at once, or refused.
after open.hall
setting A regime blitz-b2
= remarks remark-regime-class-differs remark-default-time-silent
setting A time-control 3+2
= remarks remark-default-time-silent
setting A regime standard
= remarks remark-regime-class-differs remark-default-time-silent
setting A scoring 0-0-0
! refused-scoring
pair A r101 1 Adler Brandt
! refused-round-number
