"""Reads tournament reports with the libraries `trf` and `py4swiss`, and prints what each understood: a line a player.

Exit code 3: neither library is installed.
"""
import sys
from pathlib import Path

found = False

try:
    import trf

    found = True
    for path in sys.argv[1:]:
        text = Path(path).read_bytes().decode("utf-8").replace("\r\n", "\n")
        for player in trf.loads(text).players:
            games = [f"{int(game.startrank or 0)}{game.color or '-'}{game.result or ' '}" for game in player.games]
            print(path, "trf", player.startrank, float(player.points), *games, sep="|")
except ImportError:
    pass

try:
    from py4swiss.trf import TrfParser

    found = True
    # It refuses a game without result, and points that differ from what the results give.
    for path in (path for path in sys.argv[1:] if path.endswith("complete.trf")):
        for player in TrfParser.parse(Path(path)).player_sections:
            games = [f"{r.id}{r.color.value}{r.result.value}" for r in player.results]
            print(path, "py4swiss", player.starting_number, player.points_times_ten / 10, *games, sep="|")
except ImportError:
    pass

sys.exit(0 if found else 3)
