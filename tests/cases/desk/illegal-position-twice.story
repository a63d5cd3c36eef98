# A.5.4: both kings in check, cause unseen. The arbiter waits for the next move; still illegal then, the game is drawn.
after open.hall
setting A regime rapid-a5
setting A time-control 15+10
incident A12 illegal-position move=20 mode=open
= says law-says-illegal-position-wait
= force open
= result A12 none
incident A12 illegal-position move=20 when=after-reply
= says law-says-illegal-position-draw
= result A12 =
= articles A.5.4 3.10.3
