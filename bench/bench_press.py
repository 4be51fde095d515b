"""How long printing takes: fifty cards in 1 s, a score sheet in 0.3 s, all charts of Replay in 2 s.

Each document is set in a process of its own, since Typst remembers what it has set; the best of several counts. The
processor time is given beside the time on the clock.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROUNDS = 5
SHEET = 0.3
BARS = {"superstar cards": 1.0, "longtater cards": 1.0, "replay cards": 1.0, "sheet": SHEET, "replay charts": 2.0}
CARDS = 50


def cards(key: str) -> Callable[[], bytes]:
    from hotstove.games import plays_game
    from hotstove.games.faces import player_faces
    from hotstove.press.cards import card_pages
    from hotstove.press.typesetting import Press

    card = plays_game(key)
    clubs = [card.read_club(file) for file in card.clubs().values()]

    def work() -> bytes:
        faces = [(face, club.name) for club in clubs for face in player_faces(key).cards(club)][:CARDS]
        return Press().set(card_pages(key, card.name, "cards", faces, False))

    return work


def charts() -> Callable[[], bytes]:
    from hotstove.games import game
    from hotstove.games.faces import papers
    from hotstove.press.charts import chart_pages
    from hotstove.press.typesetting import Press
    from hotstove.sitting.rulebook import page, rulebook

    card = game("replay")
    text, reading = rulebook("replay"), page("replay-lines")

    def work() -> bytes:
        groups = papers("replay").charts()
        return Press().set(chart_pages("replay", card.name, card.ledger, groups, text, reading))

    return work


def sheet() -> Callable[[], bytes]:
    from bench_scorebook import automatic_games
    from hotstove.press.sheets import score_sheet
    from hotstove.press.typesetting import Press
    from hotstove.scorebook import score

    (log,) = automatic_games(1)

    def work() -> bytes:
        return Press().set(score_sheet("superstar", "Superstar Baseball", score(log)))

    return work


def once(name: str) -> None:
    """One document in this process, timed."""
    work = sheet() if name == "sheet" else charts() if name.endswith("charts") else cards(name.split()[0])
    begun, used = time.perf_counter(), time.process_time()
    made = work()
    print(json.dumps([time.perf_counter() - begun, time.process_time() - used, len(made)]))


def main() -> int:
    late = False
    for name, bar in BARS.items():
        command = [sys.executable, str(Path(__file__)), name]
        runs = [json.loads(subprocess.run(command, capture_output=True, check=True).stdout) for _ in range(ROUNDS)]
        spent, used, size = min(runs)
        late = late or spent > bar
        verdict = "TOO SLOW" if spent > bar else "ok"
        print(f"{name:<16} {spent:.3f} s ({used:.3f} s of processors), {size // 1024} KB; bar {bar:.1f} s: {verdict}")
    return 1 if late else 0


if __name__ == "__main__":
    if len(sys.argv) > 1:
        once(sys.argv[1])
    else:
        sys.exit(main())
