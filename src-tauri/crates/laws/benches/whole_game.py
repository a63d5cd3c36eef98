"""The same verdicts with python-chess, for comparison: third and fifth occurrence, fifty and seventy-five
moves, mate and stalemate at every ply of the games on standard input, one game of UCI moves a line."""
import sys
import time

try:
    import chess
except ImportError:
    print("python-chess is not here: no comparison")
    sys.exit(0)

games = [[chess.Move.from_uci(word) for word in line.split()] for line in sys.stdin]
clock = time.perf_counter()
plies = threefold = fifty = ended = 0
for game in games:
    board = chess.Board()
    third = quiet = over = False
    for move in game:
        board.push(move)
        plies += 1
        third = board.is_repetition(3) or third
        quiet = board.is_fifty_moves() or quiet
        over = over or board.is_fivefold_repetition() or board.is_seventyfive_moves()
        over = over or board.is_checkmate() or board.is_stalemate()
    threefold += third
    fifty += quiet
    ended += over
seconds = time.perf_counter() - clock
print(
    f"python-chess {chess.__version__}:           {plies / seconds / 1e6:>6.3f} million plies/s"
    f"  (first {len(games)} games: threefold {threefold}, fifty {fifty}, ended on the board {ended})"
)
