# Ebner's is a second one, Fontana's a first: nothing is prescribed as one ruling, the arbiter puts it together.
after open.hall
> A13 w illegal 10
> A13 wb illegal 20
= open A13 1
= ordinal 1
= fault Ebner, Lukas Fontana, Rita
= force open
