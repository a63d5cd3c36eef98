# Moves completed against moves required: by the scoresheets they decide, by the counter alone nothing is prescribed.
# With both flags down the clock's marker says whose fell first; who had his moves drops out.
after open.hall
setting A time-control 40/90+30:30+30
incident A12 w flag-fall move=40 completed=40,39
= says law-says-flag-moves-completed advice-counted-scoresheet advice-counted-scoresheet advice-flag-enough
= articles 6.4 6.3.1
= force prescribed
= result A12 none
incident A13 w flag-fall move=40 completed=39,39 counted=reconstruction mode=open
= says law-says-mate-question-open advice-counted-reconstruction advice-counted-reconstruction advice-flag-too-few
= articles 6.9 6.8 6.4 6.3.1
= open A13 1
incident A14 w flag-fall move=40 completed=40,39 counted=counter mode=open
= says law-says-flag-moves-completed advice-counted-counter advice-counted-counter advice-flag-enough clock-says-counter-alone
= articles 6.4 6.3.1 6.12.2
= force open
# The last completed move ends a period, and nobody said in which period the flag fell.
incident A14 w flag-fall completed=40,40 mode=open
= says law-says-flag-moves-completed advice-counted-scoresheet advice-counted-scoresheet advice-flag-enough advice-flag-which-period
= force open
# Both flags, White's first by the marker, but White had completed forty moves: Black's is the one that counts.
incident A11 wb flag-fall move=40 completed=40,39 first=w mode=open
= says law-says-mate-question-open advice-counted-scoresheet advice-counted-scoresheet advice-first-flag advice-flag-too-few
= offers offer-loses offer-draw offer-play-on offer-warning
