# Every kind has a word; those the Laws leave to the arbiter wait for a ruling, with the Articles they fall under.
after open.hall
> A11 w adjust 12
= articles 4.2.1 6.2.5 12.9 12.9.1 11.6
> A11 w hand 12
= articles 6.2.3 12.9 12.9.1 11.6
> A11 b clock 12
= articles 6.2.4 12.9 12.9.1 11.6
> A11 b stopped 12
= articles 6.11.2 6.11.4 12.9.1 12.9 11.6
> A11 w sheetnotes 12
= articles 8.1.4 11.3.1 12.9 12.9.1 11.6
> A11 w offers 12
= articles 11.5 9.1.2.1 12.9 12.9.1 11.6
> A12 w disrepute
= articles 11.1 11.6 12.9 12.9.1
> A12 w venue
= articles 11.2.3.1 11.6 12.9 12.9.1
> A12 w area
= articles 11.2.3.2 11.6 12.9 12.9.1
> A12 w unreported
= articles 11.2.4 11.6 12.9 12.9.1
> A12 intruder
= articles 11.2.3.3 12.7
> A13 w notes 12
= articles 11.3.1 11.6 12.9 12.9.1
> A13 w inspection
= articles 11.3.3 12.9 12.9.1 11.6
> A13 w smoking
= articles 11.3.4 11.6 12.9 12.9.1
> A13 third by:spectator
= articles 12.7
> A14 hallphone
= articles 12.8
> A14 fairplay
= articles 11.3 12.2.7
> A14 other : "cat on the table"
= force discretion
= open A11 6
