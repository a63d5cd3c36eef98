# The increment of the press belongs to the next move: in this control the second period gives none.
after open.hall
setting A time-control 40/90+30:30
> A12 w illegal 39 w0:10:00 b0:10:00
= clocks A12 0:09:30 0:12:00
> A13 w illegal 40 w0:10:00 b0:10:00
= clocks A13 0:10:00 0:12:00
= adjusted A13 Ebner none
