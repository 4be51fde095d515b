"""The codes of the Out Chart, and what a code says."""

from __future__ import annotations

from typing import NamedTuple

from hotstove.table.rules import tabulated

INFIELD, OUTFIELD = (1, 2, 3, 4, 5, 6), (7, 8, 9)
RED = "e"


class Ball(NamedTuple):
    """A cell of the Out Chart taken apart."""

    kind: str
    """G, M, L and DP are grounders; F flies, P pop flies, D liners."""
    fielder: int
    mark: str
    """a, s or x after an outfielder's number, ! after a liner's, 1 after G3 if the pitcher covers first; or nothing."""
    red: bool
    on_the_ground: bool


def _codes() -> dict[str, Ball]:
    balls: dict[str, Ball] = {}
    for fielder in INFIELD:
        balls[f"G{fielder}"] = Ball("G", fielder, "", False, True)
        balls[f"G{fielder}M"] = Ball("M", fielder, "", False, True)
        balls[f"G{fielder}L"] = Ball("L", fielder, "", False, True)
        balls[f"DP{fielder}"] = Ball("DP", fielder, "", False, True)
        balls[f"P{fielder}"] = Ball("P", fielder, "", False, False)
        balls[f"L{fielder}!"] = Ball("D", fielder, "!", False, False)
    balls["G31"] = Ball("G", 3, "1", False, True)
    for fielder in OUTFIELD:
        for mark in ("", "s", "a", "x"):
            balls[f"F{fielder}{mark}"] = Ball("F", fielder, mark, False, False)
            balls[f"L{fielder}{mark}"] = Ball("D", fielder, mark, False, False)
    return balls | {code + RED: ball._replace(red=True) for code, ball in balls.items()}


BALLS = _codes()


@tabulated
def ball_of(code: str) -> Ball:
    return BALLS[code]
