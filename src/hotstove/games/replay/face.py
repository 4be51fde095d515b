"""The faces of Replay Baseball: grids of batters and pitchers, ballparks, and the Chart Book as one uses it."""

from __future__ import annotations

from pathlib import Path

from hotstove.diamond.club import Club
from hotstove.diamond.papers import Papers, PlayerFaces
from hotstove.games.replay.bats import pitchers_cards
from hotstove.games.replay.cards import BatterCard, Card, PitcherCard
from hotstove.games.replay.chart_set import PAGES, ReplayCharts, our_charts, owners_charts
from hotstove.games.replay.park import Park
from hotstove.games.replay.squares import Square
from hotstove.table.chart_face import chart_face, chart_note, prose_face
from hotstove.table.face import SHADED, Cell, Face, Fact, Grid, Group, Row, estimated_note, part_of_card, place

SIDE = range(1, 7)
PACKAGE = "hotstove.games.replay"
GROUPS = (
    (
        "The columns",
        ("column_1", "column_2", "column_3", "column_5", "column_6"),
        ("RB-01", "RB-02", "RB-05", "RB-06", "RB-33", "RB-25", "RB-10"),
    ),
    (
        "The infield",
        ("infielder", "infield", "back", "halfway", "close", "grounders"),
        ("RB-03", "RB-04", "RB-31"),
    ),
    ("Fielders and runners", ("fielder", "coach"), ("RB-07", "RB-08", "RB-09")),
    ("Stealing", ("jump", "action", "battery"), ("RB-11", "RB-12", "RB-13", "RB-26")),
    (
        "Bunt, hit and run",
        ("bunt_fielder", "sacrifice", "squeeze", "bunt_hit", "hit_and_run"),
        ("RB-14", "RB-15"),
    ),
    ("Pitchers at bat", ("pitchers_at_bat",), ("RB-21",)),
    (
        "Pitchers and fielders over a season",
        ("rest_of_starters", "rest_of_relievers", "infield_moves", "outfield_moves"),
        ("RB-16", "RB-17", "RB-18", "RB-19", "RB-27", "RB-28", "RB-30", "RB-32"),
    ),
    ("The Rare Play Book", ("rare_plays",), ("RB-22", "RB-34")),
)
PARK_ROWS = (
    ("col 6, LHB", "lhb"),
    ("col 6, RHB", "rhb"),
    ("col 2", "column_2"),
    ("col 3", "column_3"),
)


def batter(club: Club, player: str) -> Face:
    """His grid, against both hands where a square has two faces, with speed, steal letter and bunt."""
    who, card = club.players[player], _card(club, player)
    batting = card.batting
    facts = [Fact("bats", who.bats), Fact("runs", str(batting.runner)), Fact("bunt", str(batting.bunt))]
    plan = batting.hit_and_run
    if batting.number:
        facts.append(Fact("batting card", str(batting.number)))
        batting = pitchers_cards(our_charts())[batting.number]
    facts.append(Fact("hit and run", " ".join(map(str, plan))))
    facts += [Fact(position, str(glove)) for position, glove in card.gloves.items()] or [Fact("", "no position")]
    return Face(
        "batter",
        who.name,
        _club(club),
        tuple(facts),
        (_batting_grid(batting, part_of_card(player, "batting")),),
        _notes(card, "platoon letter, split squares of column 6"),
    )


def pitcher(club: Club, player: str) -> Face | None:
    """His grades by column and blue die, and the row that serves once he is tired."""
    who, card = club.players[player], _card(club, player)
    pitching = card.pitching
    if pitching is None:
        return None
    fresh, tired = (" ".join(map(str, plan)) for plan in pitching.hit_and_run)
    facts = (
        Fact("throws", pitching.throws),
        Fact("", _lasts(pitching)),
        Fact("hold", str(pitching.hold)),
        Fact("WP", str(pitching.wild)),
        *(Fact(position, str(glove)) for position, glove in card.gloves.items() if position == "P"),
        *((Fact("", "rows 1-3 against his own side"),) if pitching.split else ()),
        Fact("hit and run A", fresh),
        Fact("B", tired),
    )
    part = part_of_card(player, "pitching")
    rows = [
        Row(str(row), tuple(_grade(part, column, str(row), pitching.rows[row - 1][column - 1]) for column in SIDE))
        for row in SIDE
    ]
    rows.append(Row("B", tuple(_grade(part, column, "B", pitching.tired_row[column - 1]) for column in SIDE)))
    grid = Grid(tuple(map(str, SIDE)), tuple(rows), corner="blue")
    notes = _notes(card, "groundball and flyball squares, split card")
    return Face("pitcher", who.name, _club(club), facts, (grid,), notes)


def _notes(card: Card, left_out: str) -> tuple[str, ...]:
    """What was estimated, and what no card made from the record alone can have."""
    notes = estimated_note(card.estimated)
    if card.lacks_play_by_play:
        notes += (f"Left out, since no play by play was taken in: {left_out}",)
    if card.seen:
        notes += (f"From play by play: {', '.join(card.seen)}",)
    return notes


def park(card: Park) -> Face:
    """RB-25: a ballpark card."""
    rows = tuple(Row(label, tuple(Cell(str(number)) for number in getattr(card, name))) for label, name in PARK_ROWS)
    grid = Grid(tuple(map(str, SIDE)), rows, corner="die")
    return Face("park", card.name, card.club, (Fact("foul out", str(card.foul_out)),), (grid,), rule="RB-25")


def cards(club: Club) -> tuple[Face, ...]:
    """Every card of a club: batters, pitchers, and its park."""
    grades = [pitcher(club, player) for player in club.players]
    parks = (park(club.park),) if isinstance(club.park, Park) else ()
    return (
        *(batter(club, player) for player in club.players),
        *(face for face in grades if face is not None),
        *parks,
    )


def blanks() -> tuple[Face, ...]:
    """An empty card of each kind."""
    columns = tuple(map(str, SIDE))
    six = tuple(Row(str(row), (Cell(""),) * 6) for row in SIDE)
    tired = Row("B", (Cell(""),) * 6)
    bats = tuple(Fact(label, "") for label in ("bats", "runs", "bunt", "hit and run", "field"))
    throws = tuple(Fact(label, "") for label in ("throws", "lasts", "hold", "WP", "P", "hit and run A", "B"))
    parks = tuple(Row(label, (Cell(""),) * 6) for label, _ in PARK_ROWS)
    return (
        Face("batter", "", "", bats, (Grid(columns, six, corner="row"),)),
        Face("pitcher", "", "", throws, (Grid(columns, (*six, tired), corner="blue"),)),
        Face("park", "", "", (Fact("foul out", ""),), (Grid(columns, parks, corner="die"),)),
    )


def charts(folder: Path | None = None) -> tuple[Group, ...]:
    """The Chart Book, an owner's pages laid over ours, in the groups in which they are used."""
    charts = our_charts() if folder is None else owners_charts(folder)
    return tuple(Group(title, tuple(_chart(charts, name) for name in names), rules) for title, names, rules in GROUPS)


def _chart(charts: ReplayCharts, name: str) -> Face:
    chart, note = charts.charts()[name], chart_note(PACKAGE, name)
    if name in PAGES:
        return prose_face(chart, lambda keys: charts.words[chart.name][keys], note)
    if name == "pitchers_at_bat":
        return _pitchers_at_bat(charts, note)
    return chart_face(chart, note)


def _pitchers_at_bat(charts: ReplayCharts, note: tuple[str, ...]) -> Face:
    """RB-21: the six cards, each a grid."""
    chart = charts.pitchers_at_bat
    grids = tuple(_batting_grid(card, card.name, f"card {number}") for number, card in pitchers_cards(charts).items())
    return Face("chart", chart.name, grids=grids, notes=note, rule=chart.rule)


def _card(club: Club, player: str) -> Card:
    card = club.cards[player]
    assert isinstance(card, Card)
    return card


def _club(club: Club) -> str:
    return f"{club.name} {club.season}"


def _lasts(pitching: PitcherCard) -> str:
    """Endurance as printed: S for innings started, R for batters in relief, bonus raised; BF for batters of a start."""
    parts = [
        f"{letter}{number}{f'^{bonus}' if bonus else ''}"
        for letter, number, bonus in (
            ("S", pitching.starts, pitching.starts_bonus),
            ("R", pitching.relieves, pitching.relieves_bonus),
        )
        if number
    ]
    return " ".join([*parts, *([f"BF {pitching.batters}"] if pitching.batters else [])]) or "no endurance"


def _batting_grid(batting: BatterCard, part: str, title: str = "") -> Grid:
    rows = tuple(
        Row(str(row), tuple(_square(part, column, row, batting.rows[row - 1][column - 1]) for column in SIDE))
        for row in SIDE
    )
    return Grid(tuple(map(str, SIDE)), rows, title, "row")


def _square(part: str, column: int, row: int, faces: tuple[Square, Square]) -> Cell:
    left, right = faces
    text = str(left) if left == right else f"{left}/{right}"
    return Cell(text, (place(part, f"{column}-{row}"),), marks=(SHADED,) if left.shaded else ())


def _grade(part: str, column: int, row: str, grade: object) -> Cell:
    return Cell(str(grade), (place(part, f"{column}-{row}"),))


PAPERS = Papers(charts, PlayerFaces(batter, pitcher, cards, blanks))
"""What of the game lies on a kitchen table."""
