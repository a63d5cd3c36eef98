# Two rounds played out, with a forfeit, byes and a late entry: the report is complete and other programs read it.
after open.hall
> A11 1-0
> A12 =
> A13 +-
> A14 0-1
player A "Iversen, Nils" rating=1800
bye A r1 Iversen zero
pair A r2 1 Holm Adler
pair A r2 2 Ebner Correa
pair A r2 3 Dumas Iversen
pair A r2 4 Brandt Grau
bye A r2 Fontana allocated
round 2
> A1 --
> A2 =
> A3 1-0
> A4 1-0
= score Adler 1
= score Correa 1
= score Fontana 1
= score Dumas 1½
= reads-back A trf16
= reads-back A trf26
