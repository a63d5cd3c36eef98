# What is missing is asked for, what is not understood is marked, and nothing is recorded.
after open.hall
? 
= missing quick-missing-board
> w illegal
! quick-missing-board
> 12
! quick-missing-kind
> 12 illegal
! quick-missing-side
> 12 here
! quick-missing-side
> 12 clocks
! quick-missing-clocks
> 12 note
! quick-missing-text
> 99 1-0
! quick-no-board
> 12 w frobnicate
! quick-unknown
= marked 5 15
> 12 w s
! quick-several
= completions setting stopped setup shifted sheetnotes smoking spectator
> 12 w illegal 34 xx
! quick-unknown-detail
> 12 w illegal +x
! quick-minutes
> 12 w illegal at:25:99
! quick-hall-time
> 12 w illegal by:nobody
! quick-unknown
> 12 w disturb by:parent at:14:12 warning : "mobile of the mother"
= penalties Correa warning
= entries 18
