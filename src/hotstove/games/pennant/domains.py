"""The values that a rating may have; a sheet is checked against them when it is read."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.games.pennant.dice import PAIRS, TRIADS
from hotstove.games.pennant.sheets import FIELDERS, POSITIONS, Batter, Pitcher, Sheet
from hotstove.table.errors import Mistake
from hotstove.table.sums import summed

BAT = range(31)
POW = range(21)
SPD = range(21)
FLD = range(-6, 7)
ST = tuple(half / 2 for half in range(1, 61))
END = range(11)
REST = range(31)
REL = range(-20, 21)
FAT = range(21)
DICE = range(11, 19)
CLUTCH = tuple(pair for pair in PAIRS if pair <= 36)
"""The red-green numbers that E.I. must give to somebody; red 4, 5 and 6 are read as 1, 2 and 3."""
UNEARNED = range(61)


def check(sheet: Sheet, source: str) -> Sheet:
    """The sheet itself, when every rating has an allowed value."""
    if len(sheet.lineup) != 9:
        raise Mistake(f"{source}: the line-up has {len(sheet.lineup)} players, a line-up has nine")
    if len(sheet.bench) > 3:
        raise Mistake(f"{source}: the bench has {len(sheet.bench)} players, at most three (A, B, C) are allowed")
    for spot, batter in sheet.batters.items():
        _batter(batter, f"{source}: {batter.name} (spot {spot})")
    _positions(sheet, source)
    _called(sheet, source)
    for pitcher in sheet.pitchers:
        _pitcher(pitcher, f"{source}: {pitcher.name}")
    if not sheet.starters:
        raise Mistake(f"{source}: no pitcher has a ST rating, at least one must")
    for name in {pitcher.name for pitcher in sheet.pitchers}:
        if summed(pitcher.name == name for pitcher in sheet.pitchers) > 1:
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
        _one_of(batter.dice, DICE, f"{where}: DICE")


def _positions(sheet: Sheet, source: str) -> None:
    """One player at each of the eight positions, and one who only bats."""
    for position in FIELDERS:
        here = [batter.name for batter in sheet.lineup if batter.position == position]
        if len(here) != 1:
            found = " and ".join(here) or "nobody"
            raise Mistake(f"{source}: the line-up has {found} at {position}, it must have one player there")


def _called(sheet: Sheet, source: str) -> None:
    """DICE gives every sum to one player of the line-up, E.I. every number, and the X-HR ranges rise down the sheet."""
    for batter in sheet.bench:
        if batter.dice is not None or batter.clutch is not None:
            raise Mistake(f"{source}: {batter.name} of the bench has DICE or E.I., which belong to the line-up")
    for total in DICE:
        _one(source, f"DICE {total}", [batter for batter in sheet.lineup if batter.dice == total])
    for batter in sheet.lineup:
        if batter.clutch is not None and batter.clutch[0] > batter.clutch[1]:
            raise Mistake(f"{source}: {batter.name}: E.I. is {batter.clutch[0]}-{batter.clutch[1]}, it must rise")
    for number in PAIRS:
        called = [batter for batter in sheet.lineup if batter.clutch and batter.clutch[0] <= number <= batter.clutch[1]]
        if called or number in CLUTCH:
            _one(source, f"E.I. {number}", called)
    before = 0
    for batter in sheet.batters.values():
        if batter.extra_homers is not None:
            if batter.extra_homers <= before:
                raise Mistake(
                    f"{source}: {batter.name}: X-HR is {batter.extra_homers}, it must be above the {before} before it"
                )
            before = batter.extra_homers


def _one(source: str, what: str, found: Sequence[Batter]) -> None:
    if len(found) != 1:
        names = " and ".join(batter.name for batter in found) or "nobody"
        raise Mistake(f"{source}: {what} calls {names}, it must call one player of the line-up")


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
    elif pitcher.fat is not None:
        raise Mistake(f"{where}: has FAT {pitcher.fat} but no REL, which a reliever needs")


def _one_of(found: object, allowed: Sequence[object], where: str) -> None:
    if found not in allowed:
        listed = f"{allowed[0]} to {allowed[-1]}" if len(allowed) > 12 else ", ".join(str(one) for one in allowed)
        raise Mistake(f"{where} is {found!r}, allowed are {listed}")
