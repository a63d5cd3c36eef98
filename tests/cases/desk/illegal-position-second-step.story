# In rapid play without the competition rules an illegal position nobody saw come about waits for one more move (A.5.4).
competition "Harbour Rapid"
arbiter MK "Kranz, Marta" chief
section A "Rapid A" rapid-a5 15+10
player A "Adler, Johan"
player A "Brandt, Mira"
player A "Correa, Ana"
player A "Dumas, Paul"
pair A 1 Adler Brandt
pair A 2 Correa Dumas
incident A1 illegal-position move=30
= says law-says-illegal-position-wait
= offers offer-still-illegal offer-no-longer-illegal
= force open
= open A1 1
rule A1 offer 1
= result A1 =
= ruled-articles A.5.4 3.10.3
# Seen only after the next move was completed: drawn at once.
incident A2 illegal-position move=30 when=after-reply
= says law-says-illegal-position-draw
= offers offer-draw! offer-play-on
= result A2 =
