"""Whether what a chart says can happen: asked of an owner's cells when they are read, not when a game comes to them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from hotstove.diamond.apply import Impossible, step
from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.batted import batted
from hotstove.diamond.play import Play
from hotstove.table.charts import Chart
from hotstove.table.errors import Mistake
from hotstove.table.reading import shown

OUTS = (0, 1, 2)
_MOVE = re.compile("[B123][-XET][123H]")
FIELDERS = tuple(range(1, 10))


def trouble_of_play(play: Play, bases: str, outs: int) -> str:
    """Why a play cannot happen there; "" where it can."""
    try:
        made = step.__wrapped__(play, bases).outs
    except Impossible as impossible:
        return str(impossible)
    return f"{play!r} makes {made} outs with {outs} out" if outs + made > 3 else ""


def trouble_of_phrase(
    phrase: object, bases: Iterable[str] = ALL_BASES, outs: Sequence[int] = OUTS, fielders: Sequence[int] = FIELDERS
) -> str:
    """Why a phrase such as `single 3-H 2-3 1-2` cannot serve on those bases; "" where it can."""
    if not isinstance(phrase, str) or not phrase.split():
        return f"{shown(phrase)} is no phrase"
    for word in phrase.split()[1:]:
        if not _MOVE.fullmatch(word) or ("B123H".index(word[2]) <= "B123H".index(word[0]) and word[1] != "X"):
            return f"{shown(word)} is no move such as 2-3, 1X3, 1E3 or 1T3"
    for on in bases:
        for out in outs:
            for fielder in fielders:
                try:
                    play = batted.__wrapped__(phrase, on, out, fielder)
                except (ValueError, KeyError, IndexError):
                    return f"{shown(phrase)} has no known outcome"
                trouble = trouble_of_play(play, on, out)
                if trouble:
                    return trouble
    return ""


def check_phrases(source: object, chart: Chart, outs: Sequence[int] = OUTS) -> None:
    """Every cell of a chart of phrases can happen: on the bases that its place names, or on all."""
    for keys, phrase in chart.cells.items():
        on = [key for key in keys if key in ALL_BASES] or ALL_BASES
        trouble = trouble_of_phrase(phrase, on, outs)
        if trouble:
            raise Mistake(f"{source}: {chart.name} {' '.join(map(str, keys))} holds {shown(phrase)}: {trouble}")


def check_numbers(source: object, chart: Chart, low: int, high: int) -> None:
    """Every cell of a chart of numbers is a whole one between the two."""
    allowed = {str(number) for number in range(low, high + 1)}
    for keys, cell in chart.cells.items():
        if isinstance(cell, bool) or not isinstance(cell, str | int) or str(cell) not in allowed:
            place = " ".join(map(str, keys))
            raise Mistake(f"{source}: {chart.name} {place} holds {shown(cell)}; allowed are {low} to {high}")
