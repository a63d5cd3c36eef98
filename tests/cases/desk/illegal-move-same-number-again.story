# Another try after the first was put right is another action, even with the same move number.
after open.hall
> A12 w illegal 34
= ordinal 1
> A12 w pressed 34
= ordinal 2
= articles 7.5.3 7.5.5
