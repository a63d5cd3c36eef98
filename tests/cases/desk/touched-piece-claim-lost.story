# The opponent's right to claim ends when he touches a man himself; an arbiter who saw it acts all the same.
after open.hall
moves A12 arbiter 1. e4 d5 2. Nf3
> A12 b touch d5 2 by:opponent after:reply
= says law-says-touch-claim-lost
= articles 4.8
= offers offer-play-on! offer-warning
> A12 b touch d5 2 by:opponent
= says law-says-touch-moves advice-moves-remain law-says-touch-claim-open advice-position
> A12 b touch d5 2 by:spectator
= says law-says-touch-third-party
= articles 4.8
> A12 b touch d5 2 after:reply
= says law-says-touch-moves advice-moves-remain law-says-touch-arbiter-acts advice-position
# What was touched stands with the incident as it is typed.
> A12 b touch (e5) c6? d5/xe4 2 open
= facts A12 Black, Dumas, Paul · touched (e5) c6? d5/e4
> A13 w illegal 20 Nf3-g6
= facts A13 White, Ebner, Lukas: number 1 in this game · played Nf3-g6
