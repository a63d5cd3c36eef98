# Warned, and warned again: the game is lost, and the opponent's score is the arbiter's decision.
after open.hall
> A12 w refusal
= says law-says-refusal-loses law-says-refusal-warn-first
= articles 11.7 12.9.6 10.2
= offers offer-loses-opponent-gets offer-loses-opponent-gets offer-loses-opponent-gets offer-play-on offer-warning
rule A12 penalty=w,warning
> A12 w refusal
= says law-says-refusal-loses
rule A12 offer 2
= result A12 0-½
= points A12 0 ½
> A13 wb bothfault
= result A13 0-0
= articles 11.8 11.7
