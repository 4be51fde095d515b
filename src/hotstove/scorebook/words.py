"""Scorers' signs in words: fielders, bases, the way of a ball, and what a batter did in a footnote."""

from __future__ import annotations

import re
from collections.abc import Sequence

from hotstove.diamond.errorless import batter_code
from hotstove.diamond.movement import OUT, movement
from hotstove.diamond.play import Play

PLACE_NAME = {
    "1": "pitcher", "2": "catcher", "3": "first", "4": "second", "5": "third",
    "6": "short", "7": "left", "8": "center", "9": "right",
}  # fmt: skip
BASE_NAME = {"1": "first", "2": "second", "3": "third", "H": "home"}
GROUNDED, LINED, FLIED, POPPED = "G", "L", "F", "P"
_WAY = re.compile(r"B?([GLFP])(?:DP|TP|[1-9].*)?")
_WAYS = {"SF": FLIED, "BGDP": GROUNDED, "BPDP": POPPED, "FDP": FLIED}


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th ... 11th, 12th ... 21st."""
    if 10 < number % 100 < 14:
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"


SMALL = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def counted(number: int, word: str = "") -> str:
    """A number as newspapers write it, in words below ten, with what is counted: two hits, one walk, 12 innings."""
    figure = SMALL[number] if 0 <= number < 10 else str(number)
    return f"{figure} {word}{'' if number == 1 else 's'}" if word else figure


def numbered(number: int, word: str) -> str:
    """A number in figures with what is counted: 12 hits, 1 run, no errors."""
    return f"{number or 'no'} {word}{'' if number == 1 else 's'}"


def innings(outs: int) -> str:
    """Innings as newspapers write them: "one inning", "six innings", "6 1/3 innings", "2/3 of an inning"."""
    whole, thirds = divmod(outs, 3)
    if not thirds:
        return counted(whole, "inning")
    return f"{whole} {thirds}/3 innings" if whole else f"{thirds}/3 of an inning"


def listed(words: Sequence[str]) -> str:
    """One, two and three."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def way_of(play: Play) -> str:
    """How the ball went: G, L, F or P; where the play does not say, what its fielders make likely."""
    for word in play.modifiers:
        if word in _WAYS:
            return _WAYS[word]
        if found := _WAY.fullmatch(word):
            return found[1]
    fielders = re.findall(r"[1-9]+", play.events[0].handled)
    if not fielders:
        return ""
    if fielders[0][0] >= "7":
        return FLIED
    return GROUNDED if len(fielders[0]) > 1 or fielders[0] == "3" or len(fielders) > 1 else POPPED


def chain(fielders: str) -> str:
    """`short to second to first`; one player alone is `unassisted` only on the ground, and is left to the caller."""
    return " to ".join(PLACE_NAME[fielder] for fielder in fielders if fielder in PLACE_NAME)


def at_fielder(fielder: str) -> str:
    """Where a ball was caught: `the catcher`, `short`, `left`."""
    return f"the {PLACE_NAME[fielder]}" if fielder in "12" else PLACE_NAME[fielder]


def did(play: Play) -> str:
    """What the batter did, in the past tense of a footnote: singled, grounded out, walked."""
    code = batter_code(play)
    plain = {
        "S": "singled", "D": "doubled", "DGR": "doubled", "T": "tripled", "HR": "homered", "W": "walked",
        "IW": "was walked", "HP": "was hit by a pitch", "C": "reached on interference", "K": "struck out",
    }  # fmt: skip
    if code in plain:
        return plain[code]
    if "SH" in play.modifiers:
        return "sacrificed"
    if "SF" in play.modifiers:
        return "hit a sacrifice fly"
    if code == "E":
        return "reached on an error"
    if {"GDP", "BGDP"} & set(play.modifiers):
        return "hit into a double play"
    if code == "FC":
        return "reached on a fielder's choice"
    if movement(play).end_of("B") != OUT:
        return "hit into a force play"
    return {GROUNDED: "grounded out", LINED: "lined out", FLIED: "flied out", POPPED: "popped out"}[way_of(play)]
