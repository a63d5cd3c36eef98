# Whether a side can still checkmate by any series of legal moves, and why not.
# $side is "white" or "black": the side that would have to mate.

winnable-side = { $side ->
    [white] White
   *[black] Black
}
winnable-other-side = { $side ->
    [white] Black
   *[black] White
}
winnable-other-king = { $side ->
    [white] the black king
   *[black] the white king
}

winnable-mate-on-board = { winnable-side } has checkmated.
winnable-line = { winnable-side } can still checkmate: a line of { $plies } { $plies ->
    [1] move
   *[other] moves by both sides
} ends in mate.
winnable-undetermined = It is not known whether { winnable-side } can still checkmate; { $nodes } steps were searched.
winnable-cancelled = It is not known whether { winnable-side } can still checkmate; the search was stopped.

unwinnable-is-mated = { winnable-side } cannot checkmate: the game is over, { winnable-other-side } has mated.
unwinnable-stalemate = { winnable-side } cannot checkmate: the side to move has no legal move and is not in check.
unwinnable-bare-king = { winnable-side } has only the king and cannot checkmate.
unwinnable-lone-knight = { winnable-side } cannot checkmate: one knight never mates a king that stands alone.
unwinnable-knight-queens = { winnable-side } cannot checkmate: one knight never mates a king that has only queens beside it.
unwinnable-bishops-one-color = { winnable-side } cannot checkmate: every bishop stands on squares of one colour, and there is neither a pawn nor a knight.
unwinnable-forced-repetition = { winnable-side } cannot checkmate: every move is the only legal one, and after { $plies } of them a position is repeated.
unwinnable-forced = { winnable-side } cannot checkmate: the next { $plies } moves are the only legal ones, and after them no mate is possible.
unwinnable-forced-stalemate = { winnable-side } cannot checkmate: the next { $plies } moves are the only legal ones, and they end in stalemate.
unwinnable-forced-mated = { winnable-side } cannot checkmate: the next { $plies } moves are the only legal ones, and they end in mate by { winnable-other-side }.
unwinnable-all-positions = { winnable-side } cannot checkmate: all { $positions } positions that can follow were looked at, and none is mate.
unwinnable-every-move = { winnable-side } cannot checkmate: after each of the { $moves } legal moves no mate is possible.
unwinnable-locked-pawns = { winnable-side } cannot checkmate: no pawn can ever move or be captured, and { winnable-side } has no other piece.
unwinnable-locked-bishops = { winnable-side } cannot checkmate: no pawn can ever move and nothing can be captured; the bishops cannot reach a square from which they attack { winnable-other-king }.
unwinnable-locked-pieces = { winnable-side } cannot checkmate: no pawn can ever move and nothing can be captured; the pieces cannot reach a square from which they attack { winnable-other-king }.
unwinnable-locked-flights = { winnable-side } cannot checkmate: no pawn can ever move and nothing can be captured; wherever { winnable-other-king } is given check, a square remains for it.
unwinnable-flights = { winnable-side } cannot checkmate: nothing can be captured, and wherever { winnable-other-king } is given check, a square remains for it.
unwinnable-regions = { winnable-side } cannot checkmate: in all { $situations } ways in which pawns can still move and pieces can be captured, { winnable-other-king } always keeps a square or a defender.
