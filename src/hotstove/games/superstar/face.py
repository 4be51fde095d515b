"""The faces of Superstar Baseball: the white and the yellow card, and the charts as one uses them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from hotstove.diamond.club import Club
from hotstove.diamond.papers import Papers, PlayerFaces
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.chart_set import our_charts, owners_charts
from hotstove.games.superstar.dice import NUMBERS, SPECIAL_DICE
from hotstove.games.superstar.symbols import HIT_SYMBOLS
from hotstove.table.chart_face import chart_face, chart_note
from hotstove.table.charts import Chart
from hotstove.table.face import HIT, WALK, Cell, Face, Fact, Grid, Group, Row, estimated_note, part_of_card, place

WALKS = frozenset({"BB", "HB"})
BLOCKS = 3
"""Ten squares to a block: one for each side of the black die."""
FOLDED = frozenset({"bunt", "squeeze", "two_strikes", "x", "injury"})
"""Charts of thirty rows and two columns, which are printed like a card."""
BALLS = (
    "ground: D, G, G+ and DP. fly: F. deep: MS, SF and FM. liner: a rally killer, or a batter lined out on the hit and "
    "run. error: E. bunt: by the roll of the bunt itself."
)
"""Which symbols belong to which ball of the chart Where It Was Hit."""
PACKAGE = "hotstove.games.superstar"
GROUPS = (
    (
        "At the plate",
        ("batter", "defense", "ground_out", "double_play"),
        ("SS-01", "SS-04", "SS-05", "SS-07", "SS-08", "SS-12", "SS-16"),
    ),
    (
        "Running",
        ("steal_second", "steal_third", "steal_home", "managers_decision"),
        ("SS-17", "SS-18", "SS-19", "SS-23", "SS-24"),
    ),
    (
        "Bunt, squeeze, hit and run",
        ("bunt", "squeeze", "two_strikes", "hit_and_run"),
        ("SS-20", "SS-21", "SS-22", "SS-26", "SS-27", "SS-28"),
    ),
    ("Odd plays", ("x", "injury"), ("SS-09", "SS-10", "SS-11", "SS-25")),
    ("Pitchers", ("endurance", "fatigue"), ("SS-06", "SS-29", "SS-30", "SS-31")),
    ("For the scorer", ("where",), ()),
)
"""Which charts lie side by side, and which rules belong to them."""


def batter(club: Club, player: str) -> Face:
    """The white card: a column for each hand, running, bunting and the positions he plays."""
    who, card = club.players[player], _card(club, player)
    batting = card.batting
    gloves = tuple(Fact(position, f"{rating:+d}") for position, rating in card.defense.items())
    facts = (
        Fact("bats", who.bats),
        Fact("running", str(batting.running)),
        Fact("bunt", batting.bunt),
        *(gloves or (Fact("", "no position"),)),
        *((Fact("arm", "I"),) if card.arm else ()),
    )
    columns = (("vs L", "vs_l", batting.vs_l), ("vs R", "vs_r", batting.vs_r))
    notes = (*estimated_note(card.estimated), *card.split_notes)
    return Face("batter", who.name, _club(club), facts, (_squares(player, columns),), notes)


def pitcher(club: Club, player: str) -> Face | None:
    """The yellow card: a chart for starting, one for relieving, or both."""
    who, card = club.players[player], _card(club, player)
    pitching = card.pitching
    if pitching is None:
        return None
    facts = (
        Fact("throws", pitching.throws),
        Fact("decisions", str(pitching.decisions)),
        *(Fact(position, f"{rating:+d}") for position, rating in card.defense.items() if position == "P"),
    )
    both = (("SP", "starting", pitching.starting), ("RP", "relieving", pitching.relieving))
    columns = tuple((label, part, chart) for label, part, chart in both if chart)
    return Face("pitcher", who.name, _club(club), facts, (_squares(player, columns),), estimated_note(card.estimated))


def cards(club: Club) -> tuple[Face, ...]:
    """Every card of a club: players who bat, then those who pitch."""
    white = [batter(club, player) for player in club.players]
    yellow = [pitcher(club, player) for player in club.players]
    return (*white, *(face for face in yellow if face is not None))


def blanks() -> tuple[Face, ...]:
    """SS-34: an empty card of each kind."""
    white = Grid(("vs L", "vs R"), _empty(2), corner="dice", blocks=BLOCKS)
    yellow = Grid(("SP", "RP"), _empty(2), corner="dice", blocks=BLOCKS)
    return (
        Face("batter", "", "", tuple(Fact(label, "") for label in ("bats", "running", "bunt", "field")), (white,)),
        Face("pitcher", "", "", tuple(Fact(label, "") for label in ("throws", "decisions", "P")), (yellow,)),
    )


def charts(folder: Path | None = None) -> tuple[Group, ...]:
    """The charts, an owner's laid over ours, in the groups in which they are used."""
    charts = (our_charts() if folder is None else owners_charts(folder)).charts()
    groups = [
        Group(title, tuple(_chart(name, charts[name]) for name in names), rules) for title, names, rules in GROUPS
    ]
    return (replace(groups[0], faces=(*groups[0].faces, dice())), *groups[1:])


def dice() -> Face:
    """SS-01: what an ordinary die stands for, where the special ones are not at hand."""
    sides = range(1, 7)
    rows = tuple(Row(str(side), tuple(Cell(str(die.faces[side - 1])) for die in SPECIAL_DICE.dice)) for side in sides)
    grid = Grid(("black: tens", "white", "other white"), rows, corner="a die of")
    return Face("chart", "Ordinary Dice", grids=(grid,), notes=("The two white ones are added up.",), rule="SS-01")


def _chart(name: str, chart: Chart) -> Face:
    notes = (*chart_note(PACKAGE, name), *((BALLS,) if name == "where" else ()))
    return chart_face(chart, notes, blocks=BLOCKS if name in FOLDED else 1)


def _card(club: Club, player: str) -> Card:
    card = club.cards[player]
    assert isinstance(card, Card)
    return card


def _club(club: Club) -> str:
    return f"{club.name} {club.season}"


def _squares(player: str, columns: tuple[tuple[str, str, Chart], ...]) -> Grid:
    """The squares of a card, column by column: its head, the part of the card that it is, and what stands in it."""
    rows = tuple(
        Row(str(number), tuple(_square(part_of_card(player, part), chart, number) for _, part, chart in columns))
        for number in NUMBERS
    )
    return Grid(tuple(label for label, _, _ in columns), rows, corner="dice", blocks=BLOCKS)


def _square(part: str, chart: Chart, number: int) -> Cell:
    symbol = str(chart(number))
    tone = HIT if symbol in HIT_SYMBOLS else WALK if symbol in WALKS else ""
    return Cell(symbol, (place(part, number),), tone)


def _empty(columns: int) -> tuple[Row, ...]:
    return tuple(Row(str(number), (Cell(""),) * columns) for number in NUMBERS)


PAPERS = Papers(charts, PlayerFaces(batter, pitcher, cards, blanks))
"""What of the game lies on a kitchen table."""
