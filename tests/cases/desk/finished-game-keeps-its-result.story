# An incident typed in after the result never overturns it by itself, whatever the Laws would have said before.
after open.hall
moves A12 arbiter 1.e4 e5 2.Nf3 Nc6
> A12 1-0
> A12 w flag 40
= result A12 1-0
= source A12 desk
= open A12 1
= force open
> A12 w phone
= result A12 1-0
= open A12 2
> A12 w illegal 30 w0:10:00 b0:10:00
= open A12 2
> A12 w illegal 31
= result A12 1-0
= open A12 3
rule A12/2 result=0-1
= result A12 0-1
= source A12 ruling
