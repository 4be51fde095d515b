"""Sheets written inside a scenario: only what matters is given, the rest is zero or as on the Texas sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hotstove.games.pennant.domains import END
from hotstove.games.pennant.sheet_files import NONE, STAR, built_in
from hotstove.games.pennant.sheets import BENCH, Batter, Pitcher, Sheet
from hotstove.table.errors import Mistake

PATTERN = "texas-1988"
STATED = "stated"
"""Where a cell comes from that a scenario itself gives."""
SHEET_KEYS = ("bat", "pow", "spd", "fld", "unearned", "xhr_grid", "pitchers")
PITCHER_KEYS = ("name", "st", "end", "rest", "cg", "sho", "rel", "fat")


def sheet_of(found: object, where: str) -> Sheet:
    """A built-in sheet by its key, or an inline one."""
    if isinstance(found, str):
        return built_in(found)
    if not isinstance(found, Mapping):
        raise Mistake(f"{where}: is {found!r}, allowed are a built-in sheet or an inline one")
    only(found, SHEET_KEYS, where)
    pattern = built_in(PATTERN)
    columns = {name: _column(found.get(name, 0), f"{where}.{name}") for name in ("bat", "pow", "spd", "fld")}
    players = [
        Batter(
            f"spot {spot}",
            like.position,
            columns["bat"][number],
            columns["pow"][number],
            columns["spd"][number],
            like.extra_homers,
            columns["fld"][number],
            like.clutch,
            like.dice,
        )
        for number, (spot, like) in enumerate(pattern.batters.items())
    ]
    pitchers = tuple(_pitcher(pitcher, f"{where}.pitchers") for pitcher in found.get("pitchers", ()))
    unearned = _numbers(found.get("unearned", [0] * 8), 8, f"{where}.unearned")
    grid = _numbers(found["xhr_grid"], 4, f"{where}.xhr_grid") if "xhr_grid" in found else ()
    return Sheet(
        "inline", "inline", 0, tuple(players[:9]), tuple(players[9:]), pitchers, unearned, grid, STATED, STATED
    )


def only(found: Mapping[str, Any], allowed: Sequence[str], where: str) -> None:
    """A key that the format does not know is an error."""
    for key in found:
        if key not in allowed:
            raise Mistake(f"{where}: unknown key {key!r}; allowed are {', '.join(allowed)}")


def _column(found: object, where: str) -> tuple[int, ...]:
    """Nine numbers by spot, the bench then having none, or one number for everybody."""
    if isinstance(found, int):
        return (found,) * (9 + len(BENCH))
    return (*_numbers(found, 9, where), *[0] * len(BENCH))


def _numbers(found: object, length: int, where: str) -> tuple[int, ...]:
    if isinstance(found, list) and len(found) == length and all(isinstance(number, int) for number in found):
        return tuple(found)
    raise Mistake(f"{where}: is {found!r}, allowed are {length} numbers")


def _pitcher(found: object, where: str) -> Pitcher:
    if not isinstance(found, Mapping) or not isinstance(found.get("name"), str) or found["name"] == NONE:
        raise Mistake(f"{where}: {found!r} has no name")
    only(found, PITCHER_KEYS, f"{where}: {found['name']}")
    ratings = {key: found[key] for key in PITCHER_KEYS if found.get(key, NONE) != NONE and key != "fat"}
    for key, rating in ratings.items():
        if key != "name" and not isinstance(rating, int | float):
            raise Mistake(f"{where}: {found['name']}: {key} is {rating!r}, it must be a number")
    if "end" in ratings and ratings["end"] not in END:
        raise Mistake(f"{where}: {found['name']}: end is {ratings['end']!r}, allowed are {END[0]} to {END[-1]}")
    fat = None if found.get("fat") == NONE else found.get("fat")
    if fat is not None and fat != STAR and not isinstance(fat, int):
        raise Mistake(f"{where}: {found['name']}: fat is {fat!r}, allowed are a number and *")
    return Pitcher(**ratings, fat=None if fat == STAR else fat, starred=fat == STAR)
