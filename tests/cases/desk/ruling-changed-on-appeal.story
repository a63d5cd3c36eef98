# The committee gives the point back.
after open.hall
> A12 w phone 20
= result A12 0-1
= articles 11.3.2.2 11.3.2
appeal A12 "The telephone was in the wardrobe"
= status A12 changed-on-appeal
= result A12 none
rule A12 penalty=w,warning reason="Appeals committee" by=MK
= status A12 ruled
> A12 1-0
= penalties Correa warning
