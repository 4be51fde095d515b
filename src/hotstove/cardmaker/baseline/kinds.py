"""Kinds of men: the company in which a man with few chances is judged."""

from __future__ import annotations

from hotstove.cardmaker.record.man import ManRecord

BATTER_GROUPS = {
    "P": "pitcher",
    "C": "catcher",
    "2B": "middle infielder",
    "SS": "middle infielder",
    "3B": "third baseman or center fielder",
    "CF": "third baseman or center fielder",
    "1B": "corner man",
    "LF": "corner man",
    "RF": "corner man",
    "DH": "corner man",
    "PH": "pinch-hitter",
}

AGES = ((24, "to 24"), (29, "25 to 29"), (33, "30 to 33"), (99, "34 and over"))
"""Ages of batters and pitchers, with the last age of each band; unknown ages count with the second."""


def batter_kind(man: ManRecord) -> str:
    """By the position that he played most; a man who pitched as often as anything is a pitcher."""
    return "pitcher" if man.is_pitcher else BATTER_GROUPS[man.position]


def pitcher_kind(man: ManRecord) -> str:
    """Starter, reliever, or a man of another position who was called on to pitch."""
    line = man.pitching
    if line is None:
        raise ValueError(f"{man.name} did not pitch")
    if not man.is_pitcher and line.starts * 2 < line.games and line.bf < man.batting.pa:
        return "fielder"
    return "starter" if line.starts * 2 >= line.games else "reliever"


def age_band(man: ManRecord) -> str:
    age = 27 if man.age is None else man.age
    return next(name for last, name in AGES if age <= last)
