"""Counts how many runs half-innings still bring from every state, for `odds.win_expectancy`.

Run `python -m hotstove.batch.half_innings FILE` to write the file anew: so many games by the book between the two clubs
that come with each game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from hotstove.batch.finding import fixtures_of, told
from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.log import GameLog
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.games import plays_game
from hotstove.table.collector import collected_seldom
from hotstove.table.streams import numbered

GAMES = ("superstar", "longtater", "replay")
COUNTED, SEED = 3_000, 1
MOST_RUNS = 12
Counts = dict[str, list[int]]


def count(logs: Iterable[GameLog]) -> Counts:
    """By bases and outs, such as "1-3 2": how often 0, 1, 2 ... more runs scored in the half-inning. Half-innings that
    a winning run may cut short are left out."""
    found = {f"{bases} {outs}": [0] * (MOST_RUNS + 1) for bases in ALL_BASES for outs in range(3)}
    for log in logs:
        halves: dict[tuple[int, str], list[tuple[str, int]]] = {}
        scores: dict[tuple[int, str], int] = {}
        plays = list(log.plays)
        for entry, after in zip(plays, [*(one.situation for one in plays[1:]), log.final], strict=True):
            situation = entry.situation
            half = situation.inning, situation.half
            halves.setdefault(half, []).append((f"{situation.bases} {situation.outs}", sum(situation.score)))
            if after is not None:
                scores[half] = sum(after.score)
        for half, passed in halves.items():
            if half[0] < 9 and half in scores:
                for state, before in passed:
                    found[state][min(MOST_RUNS, scores[half] - before)] += 1
    return found


@collected_seldom()
def counted(game: AnyPlaysGame, games: int, seed: int) -> Counts:
    """Over so many games of the clubs that come with a game."""
    files = list(game.clubs().values())[:2]
    clubs = tuple(game.read_club(file) for file in files)
    fixtures = fixtures_of(clubs, True)
    return count(told(game, clubs, fixtures[number % len(fixtures)], numbered(seed, number)) for number in range(games))


def text(found: Mapping[str, Counts], games: int, seed: int) -> str:
    """The file, with the command that wrote it."""
    lines = [
        "# Runs that a half-inning still brings, by bases and outs: how often 0, 1, 2 ... of them.",
        f"# Written by python -m hotstove.batch.half_innings: {games} games a game, seed {seed}.",
    ]
    for game, counts in found.items():
        lines += ["", f"[{game}.runs]", *(f'"{state}" = {runs}' for state, runs in counts.items())]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    made = {key: counted(plays_game(key), COUNTED, SEED) for key in GAMES}
    Path(sys.argv[1]).write_text(text(made, COUNTED, SEED), encoding="utf-8")
