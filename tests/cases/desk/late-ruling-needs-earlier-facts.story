# Rules changed after the report hold for the ruling that comes later; what was reported does not change.
after open.hall
> A12 w illegal 20 w0:10:00 b0:10:00 open
setting A regime rapid-a4
look A12
= articles 7.5.1 7.5.5 A.3 4.3 4.7 7.1
rule A12 advised
= clocks A12 0:09:30 0:11:00
