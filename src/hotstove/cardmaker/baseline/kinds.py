"""Kinds of players: the company in which a player with few chances is judged."""

from __future__ import annotations

from hotstove.record.player import PlayerRecord

BATTER_GROUPS = {
    "P": "pitcher",
    "C": "catcher",
    "2B": "middle infielder",
    "SS": "middle infielder",
    "3B": "third baseman or center fielder",
    "CF": "third baseman or center fielder",
    "1B": "corner player",
    "LF": "corner player",
    "RF": "corner player",
    "DH": "corner player",
    "PH": "pinch-hitter",
}

AGES = ((24, "to 24"), (29, "25 to 29"), (33, "30 to 33"), (99, "34 and over"))
"""Ages of batters and pitchers, with the last age of each band; unknown ages count with the second."""

OUTS_IN_RELIEF = 4.5
"""Outs of a relief game of a player who started too, which the record does not divide: those who never started had
3.5 in 1955 to 2023 and 5.8 in 1871 to 1954."""


def batter_kind(player: PlayerRecord) -> str:
    """By the position that he played most; a player who pitched as often as anything is a pitcher."""
    return "pitcher" if player.is_pitcher else BATTER_GROUPS[player.position]


def pitcher_kind(player: PlayerRecord) -> str:
    """Starter, reliever, or a player of another position who was called on to pitch."""
    line = player.pitching
    if line is None:
        raise ValueError(f"{player.name} did not pitch")
    if not player.is_pitcher and line.starts * 2 < line.games and line.bf < player.batting.pa:
        return "fielder"
    return "starter" if line.starts * 2 >= line.games else "reliever"


def age_band(player: PlayerRecord) -> str:
    age = 27 if player.age is None else player.age
    return next(name for last, name in AGES if age <= last)
