# The journal is searched in what was typed, in names and in what things are called; never in ids.
after open.hall
arbiter TH "Holm, Tarjei" deputy
> A12 w illegal 34 w0:12:22 b0:46:09
> A12 b disturb warning "his phone rings"
> A13 =
incident A14 w phone-in-venue text="a spectator phones"
incident hall disrepute player=Adler : penalty=Adler,warning by=TH
= entries 23
= journal text=illegal 19
= journal text=phone 22 20
= journal "text=PHONE rings" 20
= journal text=warning 23 20
= journal text=correa 20 19 15 8
= journal board=12 20 19 15
= journal board=12 kind=incident text=phone 20
= journal arbiter=TH 23
= journal article=2023:7.5.5 19
= journal player=Adler 23 14 6
= journal kind=result 21
= journal section=A round=1 board=13 21 16
= journal text=0a none
= journal "text=no such words" none
# A player's card tells what happened and what was ruled.
= card Correa Illegal move, move 34: Black +0:02:00
= card Dumas Distracting the opponent: warning for Black
