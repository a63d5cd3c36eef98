# Regulations that say nothing mean no time at all, and the desk says so.
after open.hall
setting A draw-limit 30
= remarks remark-default-time-silent
time 14:00
start A 14:00
all here A but A12w 14:00
time 14:00:01
= due A 12 -/+
