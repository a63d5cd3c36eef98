# Found right after the end: the arbiter may change the result, and has to say so.
after open.hall
> A12 1-0
> A12 w phone
= result A12 1-0
= open A12 1
= says law-says-device-after-game law-says-penalty-start-warning
= articles 11.3.2.2 11.3.2 8.7 12.9.1 12.9 11.6
rule A12 result=0-1
= result A12 0-1
