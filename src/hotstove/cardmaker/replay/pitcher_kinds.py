"""RB-31, RB-32: groundball, flyball and extreme split pitchers, where play by play tells who they were.

Their cards are fitted anew, so that each comes to the same line as a plain card would.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from hotstove.cardmaker.baseline.by_hand import Hands
from hotstove.cardmaker.baseline.targets import Key
from hotstove.cardmaker.replay.mixes import BOX, IN_COLUMN_4
from hotstove.cardmaker.replay.observed import ENOUGH_FACED, Tables
from hotstove.cardmaker.replay.pitcher_fit import (
    GROUPS,
    Rows,
    aims,
    filled,
    fit_pitcher,
    pitcher_tables,
    tired_grade,
)
from hotstove.cardmaker.replay.row_four import RUNS
from hotstove.games.replay.cards import PitcherCard
from hotstove.games.replay.squares import FLYBALL, Grade
from hotstove.table.sums import summed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from hotstove.cardmaker.replay.season_fit import SeasonFit

    Vector = NDArray[np.float64]

GROUND, FLY, SPLIT = "groundball", "flyball", "split"
MANY_GROUNDERS, FEW_GROUNDERS = 0.69, 0.47
"""The share of grounders among grounders and flies from which on, and down to which, a pitcher is marked: a tenth of
the pitchers of 1988 with 300 batters on either side (Retrosheet's splits)."""
EXTREME = 0.02
"""Runs a batter by which he must be better against his own side than the pitchers of his hand are anyway. RB-32: some
pitchers have such cards, not all."""
SHRINK = 550.0
"""Batters (the harmonic mean of both sides) at which half of a pitcher's own split is believed: measured on
Retrosheet's splits of 1974 to 1992. Those of 3,880 pitchers with 300 batters had a variance of .0020 in runs a batter,
of which chance alone gives .0014."""
MARKED = {2: "ss", 5: "2b"}
"""The two squares of such a pitcher by their rows, and the infielders of a groundball pitcher's."""
PLAIN = [row - 1 for row in range(1, 7) if row not in MARKED]


@dataclass(frozen=True)
class Special:
    """A pitcher of a kind with his grid."""

    kind: str
    rows: tuple[tuple[Grade, ...], ...]
    tired: tuple[Grade, ...]

    def on(self, card: PitcherCard) -> PitcherCard:
        """His card with this grid on it."""
        return replace(card, rows=self.rows, tired_row=self.tired, split=self.kind == SPLIT)


def kind_of(throws: str, seen: Hands, league: tuple[float, ...]) -> str:
    """The kind of a pitcher by his table; "" for most. `league` are AIMS of his own side less the other's, of all."""
    if seen.turns < ENOUGH_FACED:
        return ""
    if min(seen.left.turns, seen.right.turns) * 4 >= ENOUGH_FACED:
        better = summed(
            run * (own - usual) for run, own, usual in zip(RUNS, gap(throws, seen, league), league, strict=True)
        )
        if better <= -EXTREME:
            return SPLIT
    grounders = seen.both.ground / max(seen.both.ground + seen.both.air, 1)
    return GROUND if grounders >= MANY_GROUNDERS else FLY if grounders <= FEW_GROUNDERS else ""


def gap(throws: str, seen: Hands, league: tuple[float, ...]) -> tuple[float, ...]:
    """AIMS against his own side less those against the other, shrunk to the league's."""
    own, other = seen.against(throws), seen.against("R" if throws == "L" else "L")
    weight = 2 / (1 / max(own.turns, 1) + 1 / max(other.turns, 1))
    believed = weight / (weight + SHRINK)
    return tuple(
        usual + believed * (one - two - usual)
        for one, two, usual in zip(own.rates(), other.rates(), league, strict=True)
    )


def league_gaps(fit: SeasonFit, tables: Tables) -> dict[str, tuple[float, ...]]:
    """AIMS against the own side less those against the other, of all pitchers of a hand."""
    sums: dict[str, Hands] = {"L": Hands(), "R": Hands()}
    for key, target in fit.pool.targets.items():
        if target.pitching is not None:
            throws = target.player.throws
            sums[throws] = sums[throws].plus(tables.pitcher(key, target.player))
    found: dict[str, tuple[float, ...]] = {}
    for hand, seen in sums.items():
        own, other = seen.against(hand), seen.against("R" if hand == "L" else "L")
        found[hand] = tuple(one - two for one, two in zip(own.rates(), other.rates(), strict=True))
    return found


def special(fit: SeasonFit, key: Key, goal: Vector, seen: Hands, league: tuple[float, ...]) -> Special | None:
    """The card of a pitcher of a kind; None for all others. `goal` are the AIMS of his whole line."""
    throws = fit.pool.targets[key].player.throws
    kind = kind_of(throws, seen, league)
    if kind == SPLIT:
        return _split(fit, key, goal, seen, league)
    return _marked(fit, key, goal, kind) if kind else None


def _marked(fit: SeasonFit, key: Key, goal: Vector, kind: str) -> Special:
    """Two squares of column 6 that send the ball to an infielder, or two of column 4 that send it to column 6."""
    mound, tired = fit.mound, fit.pool.tired(key)
    throws, code = fit.pool.targets[key].player.throws, key[1]
    ways, block = filled("homers"), aims(mound.seen(throws)[6])
    fresh, worn = block[ways.fresh[0]], block[ways.tired[0]]
    moved = [row - 1 for row in MARKED]
    fixed = mound.behind(throws, code)
    share = (1 - tired) / 36
    if kind == GROUND:
        sent = sum(mound.infielder(throws, code, number) for number in (6, 4))
        homers = share * (fresh[:, PLAIN].sum(axis=1) + sent) + tired / 36 * worn.sum(axis=1)
    else:
        homers = share * (fresh.sum(axis=1) + fresh[:, moved].sum(axis=1)) + tired / 36 * worn.sum(axis=1)
        fixed = fixed - share * sum(mound.infielder(throws, code, BOX[row]) for row in MARKED)
    rows = fit_pitcher({**mound.worth(key), "homers": homers}, goal, fixed)
    return Special(kind, tuple(_row(kind, rows, blue) for blue in range(1, 7)), _tired(rows))


def _row(kind: str, rows: Mapping[int, Rows], blue: int) -> tuple[Grade, ...]:
    found = []
    for column in range(1, 7):
        if column == 4:
            sent = kind == FLY and blue in MARKED
            found.append(Grade(0, infielder=FLYBALL) if sent else IN_COLUMN_4[blue])
        elif column == 6 and kind == GROUND and blue in MARKED:
            found.append(Grade(0, infielder=MARKED[blue]))
        else:
            found.append(rows[column][blue - 1])
    return tuple(found)


def _split(fit: SeasonFit, key: Key, goal: Vector, seen: Hands, league: tuple[float, ...]) -> Special:
    """Three rows against his own side and three against the other, each half fitted to its own line."""
    import numpy as np

    mound, throws = fit.mound, fit.pool.targets[key].player.throws
    apart = np.array(gap(throws, seen, league))
    own = seen.against(throws).turns / seen.turns
    halves = []
    for hands, wanted in (("same", goal + (1 - own) * apart), ("opposite", goal - own * apart)):
        worth = pitcher_tables(mound.seen(throws, hands)).worth(fit.pool.tired(key))
        halves.append(fit_pitcher(worth, np.maximum(wanted, 0.0), mound.behind(throws, key[1]), only=_in_pairs()))
    top, bottom = halves
    grid = []
    for blue in range(1, 7):
        half, place = (top, 2 * blue - 2) if blue <= 3 else (bottom, 2 * blue - 8)
        grid.append(tuple(IN_COLUMN_4[blue] if column == 4 else half[column][place] for column in range(1, 7)))
    both = {column: (*top[column][::2], *bottom[column][::2]) for column in top}
    return Special(SPLIT, tuple(grid), _tired(both))


@cache
def _in_pairs() -> Mapping[str, NDArray[np.bool_]]:
    """Ways to fill a group of columns in which the blue die's 1 and 2, 3 and 4, 5 and 6 find the same grades."""
    import numpy as np

    return {
        name: np.array([all(rows[::2] == rows[1::2] for rows in way) for way in filled(name).rows]) for name in GROUPS
    }


def _tired(rows: Mapping[int, Rows]) -> tuple[Grade, ...]:
    return tuple(Grade(0) if column == 4 else tired_grade(rows[column]) for column in range(1, 7))
