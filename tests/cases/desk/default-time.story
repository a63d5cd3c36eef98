# Counted from the real start. Exactly at the limit is not late; one alone, both, and one excepted with a reason.
after open.hall
setting A default-time 30
time 14:00
start A 14:05
all here A but A11w A12b A13wb A14w 14:05
time 14:35
= due A none
here A11 w 14:35
time 14:35:01
= due A 12 +/- 13 -/- 14 -/+
here A12 b 14:40
time 14:41
= due A 12 +/- 13 -/- 14 -/+
confirm A A12 lost A13 lost A14 except
! refused-exception-reason
confirm A A12 lost A13 lost A14 except "The train stood still, by the chief arbiter"
= result A12 +-
= rated A12 no
= source A12 default_time
= result A13 --
= result A14 none
= due A none
= history Dumas 1
= history Ebner 1
= history Fontana 1
= history Grau 1
= history Holm 0
confirm A A14 lost
! refused-not-defaulted
confirm A A11 lost
! refused-not-defaulted
confirm A
! refused-no-defaults
confirm nowhere A11 lost
! refused-not-defaulted
