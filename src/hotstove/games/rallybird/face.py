"""The faces of Rallybird: at-bat cards, glove tiles, the board, and the charts that they make together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hotstove.diamond.papers import Papers, Pieces
from hotstove.diamond.situation import TOP
from hotstove.games.rallybird.cards import RELATIONS, AtBatCard
from hotstove.games.rallybird.chart_set import RallyCharts, read_charts, told
from hotstove.games.rallybird.gloves import ZONES
from hotstove.games.rallybird.results import Result, tell
from hotstove.games.rallybird.state import AtBatRecord
from hotstove.games.rallybird.tiles import Tile
from hotstove.table.chart_face import chart_face
from hotstove.table.charts import PUBLISHED
from hotstove.table.face import Cell, Face, Fact, Grid, Group, Row, place

ZONE_NAMES = dict(
    zip(ZONES, ("pitcher", "catcher", "right infield", "left infield", "left field", "right field"), strict=True)
)
NEEDS = {
    "Steal 2B": "runner on 1st, 2nd free",
    "Steal 3B": "runner on 2nd, 3rd free",
    "Hit & Run": "runner on 1st",
    "Sac Left": "a runner on base",
    "Sac Right": "a runner on base",
    "Sac Bunt": "a runner on base",
}
"""When a card may be played, where not always."""
SHEET_HEADS = ("outs", "bases", "card", *ZONES, "sum", "dice and result")
SHEET_ROWS = 30
RULES = tuple(f"RY-{number:02d}" for number in range(1, 20))


def at_bat_card(card: AtBatCard) -> Face:
    """The zones whose gloves are summed, and what happens when the dice are below, equal to or above the sum."""
    facts = [Fact("zones", " + ".join(card.zones))]
    if card.spy != card.zones:
        facts.append(Fact("with a runner on 2nd", " + ".join(card.spy)))
    if card.rolls > 1:
        facts.append(Fact("rolls", f"{card.rolls} successes"))
    if not card.gloves:
        facts.append(Fact("", "gloves stay"))
    if card.name in NEEDS:
        facts.append(Fact("needs", NEEDS[card.name]))
    rows = tuple(
        Row(
            relation,
            (Cell(words, (place("at-bat cards", card.name, relation),), marks=_marks(card.provenance[relation])),),
        )
        for relation, words in zip(RELATIONS, told(card), strict=True)
    )
    return Face(
        "card", card.name, "Rallybird", tuple(facts), (Grid(("",), rows, corner="dice", prose=True),), rule="RY-03"
    )


def tile(number: int, one: Tile) -> Face:
    """A glove tile: white in front, red on the back."""
    sides = tuple(
        Row(side, (Cell(str(value), (place("glove tiles", number, side),), marks=_marks(one.provenance)),))
        for side, value in (("white", one.white), ("red", one.red))
    )
    return Face("tile", "*" if one.asterisk else "", "Glove", grids=(Grid(("",), sides),), rule="RY-02")


def board(charts: RallyCharts) -> Face:
    """The six zones with the values printed on them."""
    rows = tuple(
        Row(zone, (Cell(str(charts.printed(zone)), (place("board", zone),)), Cell(ZONE_NAMES[zone]))) for zone in ZONES
    )
    return Face("board", "Rallybird", grids=(Grid(("without a tile", ""), rows, corner="zone"),), rule="RY-01")


def score_face(title: str, at_bats: Sequence[AtBatRecord], told: Sequence[Sequence[str]], line: Sequence[str]) -> Face:
    """The at-bats of a game: where it stood, both choices, and what came of them; the line score below."""
    rows = tuple(
        Row(
            f"{met.situation.inning}{'t' if met.situation.half == TOP else 'b'}",
            (
                Cell(str(met.situation.outs)),
                Cell(met.situation.bases),
                Cell(met.card),
                *(Cell("" if glove is None else str(glove)) for glove in met.placement),
                Cell(str(met.result.glove_sum)),
                Cell(" ".join(words)),
            ),
        )
        for met, words in zip(at_bats, told, strict=True)
    )
    return Face(
        "score", title, "score sheet", grids=(Grid(SHEET_HEADS, rows, corner="inn", prose=True),), notes=tuple(line)
    )


def blank_score() -> Face:
    """A score sheet to write on."""
    rows = tuple(Row("", (Cell(""),) * len(SHEET_HEADS)) for _ in range(SHEET_ROWS))
    return Face("score", "Score sheet", "visitors, home, date", grids=(Grid(SHEET_HEADS, rows, corner="inn"),))


def pieces(folder: Path | None = None) -> Pieces:
    """The board, the seventeen at-bat cards and the seven glove tiles."""
    charts = _charts(folder)
    cards = tuple(at_bat_card(card) for card in charts.cards)
    tiles = tuple(tile(number, one) for number, one in enumerate(charts.tiles, start=1))
    return Pieces(board(charts), cards, tiles)


def forms() -> tuple[Face, ...]:
    return (blank_score(),)


def charts(folder: Path | None = None) -> tuple[Group, ...]:
    """What cards, tiles and board say, on one page: a summary for each player."""
    charts = _charts(folder)
    named = charts.charts()
    faces = (
        chart_face(named["zones"], ("The zones whose gloves are summed, by whether a runner is on second.",)),
        chart_face(named["result"], ("The dice against the gloves.",), _told),
        chart_face(named["printed"], ("The value of a zone without a tile.",)),
        chart_face(named["faces"], (), blocks=1),
    )
    return (Group("Cards, tiles and board", faces, RULES),)


def _charts(folder: Path | None) -> RallyCharts:
    return read_charts(folder)


def _told(result: object) -> str:
    assert isinstance(result, Result)
    return tell(result)


def _marks(provenance: str) -> tuple[str, ...]:
    return () if provenance == PUBLISHED else (provenance,)


PAPERS = Papers(charts, pieces=pieces, forms=forms)
"""What of the game lies on a kitchen table."""
