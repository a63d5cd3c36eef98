# 6.11: help may be asked for; a drink is no reason. Without a reason said, the arbiter judges.
after open.hall
incident A12 w clocks-stopped stopped=promotion-piece
= says law-says-stop-valid advice-stopped-for
= articles 6.11.2
= force prescribed
incident A13 w clocks-stopped stopped=break mode=open
= says law-says-stop-invalid advice-stopped-for law-says-penalty-start-warning
= force discretion
incident A14 w clocks-stopped mode=open
= says advice-arbiter-decides law-says-penalty-start-warning
incident A14 w clocks-stopped stopped=thirst
! unclear-field
