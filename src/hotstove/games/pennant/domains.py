"""The values that a rating may have; a sheet is checked against them when it is read."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.games.pennant.dice import PAIRS, TRIADS
from hotstove.games.pennant.sheets import POSITIONS, Batter, Pitcher, Sheet
from hotstove.table.errors import Mistake

BAT = range(31)
POW = range(21)
SPD = range(21)
FLD = range(-6, 7)
ST = tuple(half / 2 for half in range(1, 61))
END = range(11)
REST = range(31)
REL = range(-20, 21)
FAT = range(21)
UNEARNED = range(61)


def check(sheet: Sheet, source: str) -> Sheet:
    """The sheet itself, when every rating has an allowed value."""
    if len(sheet.lineup) != 9:
        raise Mistake(f"{source}: the line-up has {len(sheet.lineup)} players, a line-up has nine")
    if len(sheet.bench) > 3:
        raise Mistake(f"{source}: the bench has {len(sheet.bench)} players, at most three (A, B, C) are allowed")
    for spot, batter in sheet.batters.items():
        _batter(batter, f"{source}: {batter.name} (spot {spot})")
    for pitcher in sheet.pitchers:
        _pitcher(pitcher, f"{source}: {pitcher.name}")
    if not sheet.starters:
        raise Mistake(f"{source}: no pitcher has a ST rating, at least one must")
    for name in {pitcher.name for pitcher in sheet.pitchers}:
        if sum(pitcher.name == name for pitcher in sheet.pitchers) > 1:
            raise Mistake(f"{source}: two pitchers are named {name}, each name may stand once")
    for runs in sheet.unearned:
        _one_of(runs, UNEARNED, f"{source}: the unearned-runs grid")
    if sheet.xhr_grid and (len(sheet.xhr_grid) != 4 or list(sheet.xhr_grid) != sorted(sheet.xhr_grid)):
        raise Mistake(f"{source}: the X-HR grid is {sheet.xhr_grid}, allowed are four rising triads or none")
    for triad in sheet.xhr_grid:
        _one_of(triad, (0, *TRIADS), f"{source}: the X-HR grid")
    return sheet


def _batter(batter: Batter, where: str) -> None:
    _one_of(batter.position, POSITIONS, f"{where}: POS")
    _one_of(batter.bat, BAT, f"{where}: BAT")
    _one_of(batter.power, POW, f"{where}: POW")
    _one_of(batter.speed, SPD, f"{where}: SPD")
    if batter.fielding is not None:
        _one_of(batter.fielding, FLD, f"{where}: FLD")
    if batter.extra_homers is not None:
        _one_of(batter.extra_homers, PAIRS, f"{where}: X-HR")
    for number in batter.clutch or ():
        _one_of(number, PAIRS, f"{where}: E.I.")
    if batter.dice is not None:
        _one_of(batter.dice, range(11, 19), f"{where}: DICE")


def _pitcher(pitcher: Pitcher, where: str) -> None:
    if not pitcher.starts and not pitcher.relieves:
        raise Mistake(f"{where}: has neither ST nor REL, one of them is needed")
    starting = {"END": pitcher.end, "REST": pitcher.rest, "CG": pitcher.cg, "SHO": pitcher.sho}
    allowed: dict[str, Sequence[object]] = {"END": END, "REST": REST, "CG": TRIADS, "SHO": TRIADS}
    for name, rating in starting.items():
        if pitcher.starts:
            _one_of(rating, allowed[name], f"{where}: {name}")
        elif rating is not None:
            raise Mistake(f"{where}: has {name} {rating} but no ST, which a starter needs")
    if pitcher.starts:
        _one_of(pitcher.st, ST, f"{where}: ST")
    if pitcher.relieves:
        _one_of(pitcher.rel, REL, f"{where}: REL")
        if not pitcher.starred:
            _one_of(pitcher.fat, FAT, f"{where}: FAT")


def _one_of(found: object, allowed: Sequence[object], where: str) -> None:
    if found not in allowed:
        listed = f"{allowed[0]} to {allowed[-1]}" if len(allowed) > 12 else ", ".join(str(one) for one in allowed)
        raise Mistake(f"{where} is {found!r}, allowed are {listed}")
