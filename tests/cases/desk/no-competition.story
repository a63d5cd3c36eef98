# A file in which nothing was named yet.
section A "Open A"
setting A results-owner desk
! refused-no-competition
