# Both players may appeal against one ruling. It is changed once; what the first decision gave is no arbiter's ruling.
after open.hall
> A13 w phone 20
lodge A13
= remarks law-says-appeal-heard
lodge A13 for=b
= remarks law-says-appeal-heard remark-appeal-another
appeal-decided granted = appeal=1
= result A13 =
appeal-decided granted 0-1 appeal=2
! refused-appeal-ruling-changed
= result A13 =
appeal-decided dismissed appeal=2
lodge A13
! refused-appeal-against-appeal
# Lodged before the ruling was given: a slip of the clock, kept and said.
> A12 w phone 20
lodge A12 before=30
= remarks law-says-appeal-heard remark-appeal-before-ruling
appeal-decided withdrawn
= result A12 0-1
# Late by the ruling, while its round is still played; once it is closed, the time runs from there.
time 9:00
> A14 w phone 20
time 12:00
lodge A14 minutes=1
= remarks law-says-appeal-late remark-appeal-round-open
