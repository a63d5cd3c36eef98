after open.hall
setting A scoring 1-2-0
! refused-scoring
setting A scoring 1-1-0
! refused-scoring
setting A scoring 1-x-0
! unclear-setting
setting A scoring 1-0
! unclear-setting
setting A scoring 3-1-0
> A12 1-0
= points A12 3 0
= score Correa 3
