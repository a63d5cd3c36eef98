# Under the historical text the number of the fifty-move rule may be raised before the start (12.4); under today's Laws
# nobody can raise it.
after open.hall
setting A fifty-moves 70
! refused-fifty-edition
moves A11 arbiter 1.e4 e5
setting A edition old
setting A fifty-moves 49
! refused-fifty-number
setting A r2 fifty-moves 70
! unclear-setting-whole-section
setting A fifty-moves many
! unclear-setting
setting A fifty-moves 70
setting A fifty-moves ""
