"""The board as text: zones with their gloves, runners, outs, score and inning."""

from __future__ import annotations

from hotstove.diamond.situation import TOP, Situation
from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.gloves import ZONES, Gloves, Placement

RUNNER, EMPTY = "(o)", "[ ]"


def heading(situation: Situation) -> str:
    """Inning, outs and score in one line."""
    half = "Top" if situation.half == TOP else "Bottom"
    visitors, home = situation.score
    outs = {0: "nobody out", 1: "1 out", 2: "2 out", 3: "3 out"}[situation.outs]
    return f"{half} of the {ordinal(situation.inning)}, {outs}. Visitors {visitors}, Home {home}."


def ordinal(number: int) -> str:
    ending = "th" if 10 <= number % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def board(situation: Situation, book: RallyCharts, placement: Placement | None) -> list[str]:
    """The diamond; a zone without a tile shows the board's own value in brackets."""
    zone = {name: _zone(name, book, placement) for name in ZONES}
    on = {base: RUNNER if base in situation.bases else EMPTY for base in "123"}
    return [
        f"   {zone['E']:<12}{zone['F']:>21}",
        f"                  {on['2']}",
        "                /     \\",
        f"   {zone['D']:<7}    /         \\    {zone['C']:>7}",
        f"          {on['3']}   {zone['A']:^7}   {on['1']}",
        "             \\           /",
        "                \\     /",
        f"                 {zone['B']:^5}",
    ]


def plain_board(situation: Situation, book: RallyCharts, placement: Placement | None) -> list[str]:
    """The same in words, for a screen reader."""
    bases = ", ".join(ordinal(int(base)) for base in situation.bases if base != "-") or "nobody"
    zones = ", ".join(_zone(name, book, placement) for name in ZONES)
    return [f"On base: {bases}. Zones: {zones}."]


def tiles(gloves: Gloves) -> str:
    """The tiles that the defence has: white over red, and red ones as they lie."""
    return " ".join(map(str, gloves))


def _zone(name: str, book: RallyCharts, placement: Placement | None) -> str:
    glove = None if placement is None else placement[ZONES.index(name)]
    return f"{name} ({book.printed(name)})" if glove is None else f"{name} {glove}"
