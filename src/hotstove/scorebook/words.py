"""Scorers' signs in words: what a batter did, and which fielders did it."""

from __future__ import annotations

import re

from hotstove.diamond.movement import OUT, movement
from hotstove.diamond.play import Play
from hotstove.scorebook.errorless import batter_code

FIELDER = {
    "1": "pitcher", "2": "catcher", "3": "first", "4": "second", "5": "third",
    "6": "short", "7": "left", "8": "center", "9": "right",
}  # fmt: skip
ORDINALS = {1: "1st", 2: "2nd", 3: "3rd"}


def ordinal(number: int) -> str:
    if 10 <= number % 100 <= 20:
        return f"{number}th"
    return ORDINALS.get(number % 10, f"{number % 10}th") if number < 10 else f"{number // 10}{ordinal(number % 10)}"


def trajectory(play: Play) -> str:
    """G, L, F or P for a ground ball, line drive, fly or pop-up; "" where the play does not say."""
    for word in play.modifiers:
        if word in {"SF", "FDP"}:
            return "F"
        if found := re.fullmatch(r"B?([GLFP])(?:DP|TP)?[0-9A-Z+\-]*", word):
            if word not in {"FO", "FL", "FINT", "G", "L", "F", "P"} and word.startswith(("FO", "FL")):
                continue
            if word not in {"FO", "FL", "FINT"}:
                return found[1]
    return ""


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
    if code == "FC" or movement(play).end_of("B") != OUT:
        return "hit into a force play" if code == "OUT" else "reached on a fielder's choice"
    return f"{_out_verb(play)} out"


def _out_verb(play: Play) -> str:
    kind = trajectory(play)
    if kind:
        return {"G": "grounded", "L": "lined", "F": "flied", "P": "popped"}[kind]
    handled = play.events[0].handled
    if len(handled) > 1 and handled[0] < "7":
        return "grounded"
    return "flied" if handled[0] >= "7" else "popped" if handled != "3" else "grounded"
