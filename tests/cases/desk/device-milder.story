after open.hall
setting A device-milder yes
> A12 w phone 20
= result A12 none
= says law-says-device-milder law-says-penalty-start-warning
= articles 11.3.2.2 12.9 12.9.1 11.6
