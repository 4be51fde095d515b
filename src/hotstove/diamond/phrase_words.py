"""Phrases of charts and calls in words: `single 3-H 2-3 1-2` is "a single, everybody up one base"."""

from __future__ import annotations

import re
from functools import lru_cache

OUTCOMES = {
    "single": "a single",
    "double": "a double",
    "triple": "a triple",
    "homer": "a home run",
    "error": "safe on an error",
    "fly": "caught",
    "ground": "out at first",
    "force-second": "a force at second",
    "force-third": "a force at third",
    "force-home": "a force at home",
    "tag-home": "tagged out at home",
    "double-play": "a double play",
    "home-double-play": "a double play by way of home",
}
TOGETHER = {
    ("3-H", "2-3", "1-2"): "everybody up one base",
    ("3-H", "2-H", "1-3"): "everybody up two bases",
    ("3-H", "2-H", "1-H"): "everybody scores",
}
"""Moves of all three runners that have a shorter name."""
WHO = {"1": "first", "2": "second", "3": "third", "B": "batter"}
WHERE = {"1": "first", "2": "second", "3": "third", "H": "home"}
_MOVE = re.compile("[B123][-XET][123H]")


@lru_cache(maxsize=1024)
def words_of(phrase: str) -> str:
    """What a phrase, or moves alone, say of the batter and the runners; "" where the text is neither."""
    first, *rest = phrase.split() or [""]
    outcome = OUTCOMES.get(first, "")
    moves = rest if outcome else [first, *rest]
    if not all(_MOVE.fullmatch(move) for move in moves):
        return ""
    for together, words in TOGETHER.items():
        if set(together) <= set(moves):
            moves = [move for move in moves if move not in together]
            return ", ".join(filter(None, [outcome, words, *map(_move, moves)]))
    return ", ".join(filter(None, [outcome, *map(_move, moves)]))


def _move(move: str) -> str:
    start, mark, end = tuple(move)
    if mark == "X":
        return f"{WHO[start]} out at {WHERE[end]}"
    if mark == "E":
        return f"{WHO[start]} safe at {WHERE[end]}, the throw is dropped"
    if mark == "T":
        return f"{WHO[start]} to {WHERE[end]} on a wild throw"
    return f"{WHO[start]} scores" if end == "H" else f"{WHO[start]} to {WHERE[end]}"
