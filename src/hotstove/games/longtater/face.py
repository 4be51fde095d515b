"""The faces of Long Tater!: batting and pitching cards, the action deck, and the charts as one uses them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple
from pathlib import Path

from hotstove.diamond.club import Club
from hotstove.diamond.papers import Papers, PlayerFaces
from hotstove.games.longtater.card_files import BATTING_KEYS, DASH, PITCHING_KEYS
from hotstove.games.longtater.cards import BatterCard, Card, PitcherCard
from hotstove.games.longtater.chart_set import our_charts, owners_charts
from hotstove.games.longtater.deck import FACES, NUMBERS
from hotstove.table.chart_face import chart_face, chart_note
from hotstove.table.charts import Chart
from hotstove.table.face import (
    HIT,
    WALK,
    Cell,
    Face,
    Fact,
    Grid,
    Group,
    Row,
    estimated_note,
    found,
    part_of_card,
    place,
)

PACKAGE = "hotstove.games.longtater"
BATTING, PITCHING = "batting card", "pitching card"
TONES = {"1B": HIT, "2B": HIT, "3B": HIT, "HR": HIT, "HIT": HIT, "BB": WALK, "HBP": WALK, "HB": WALK}
ODD = ("WP", "HB", "BK")
LABELS = {(BATTING, "OUT"): "out", (PITCHING, "OBA"): "on", (PITCHING, "HB"): "HBP"}
"""The label that a range has in a look-up, where it is not the printed one."""
GROUPS = (
    (
        "The batter in control, the pitcher in control",
        ("out", "grounders", "forces", "double_play"),
        ("LT-01", "LT-02", "LT-03", "LT-04", "LT-05", "LT-08", "LT-20", "LT-22", "LT-23"),
    ),
    ("Hits", ("locations", "advancing", "advancing_lively", "arms"), ("LT-09", "LT-10", "LT-11")),
    ("Errors and line drives", ("error_ground", "error_fly", "error_hit", "line_drive"), ("LT-06", "LT-07")),
    (
        "Bunts, steals, infield in",
        ("bunt", "squeeze", "infield_in", "drawn_in"),
        ("LT-12", "LT-13", "LT-14", "LT-15", "LT-16", "LT-17", "LT-18"),
    ),
    ("The hundred, and the rest", ("batter_hundred",), ("LT-19", "LT-21", "LT-24", "LT-26", "LT-28", "LT-30")),
    ("For makers of cards", ("missing_data",), ("LT-25", "LT-27")),
)


def batter(club: Club, player: str) -> Face:
    """Ratings and upper bounds as printed, the ranges that they make, and his lines on the fielding chart."""
    who, card = club.players[player], _card(club, player)
    facts = (Fact("bats", who.bats), Fact("BR", _dashed(card.batting.br)), *_used(card, ("G", "T")))
    return Face(
        "batter",
        who.name,
        _club(club),
        facts,
        (_batting(player, card.batting), *_fielding(card)),
        estimated_note(card.estimated),
    )


def pitcher(club: Club, player: str) -> Face | None:
    """The pitching card; walks always end at 100."""
    who, card = club.players[player], _card(club, player)
    if card.pitching is None:
        return None
    facts = (Fact("throws", who.throws), Fact("PR", _dashed(card.pitching.pr)), *_used(card, ("GP", "GS")))
    return Face(
        "pitcher",
        who.name,
        _club(club),
        facts,
        (_pitching(player, card.pitching), *_fielding(card)),
        estimated_note(card.estimated),
    )


def cards(club: Club) -> tuple[Face, ...]:
    """Every card of a club: batting cards, then pitching cards."""
    pitching = [pitcher(club, player) for player in club.players]
    return (*(batter(club, player) for player in club.players), *(face for face in pitching if face is not None))


def blanks() -> tuple[Face, ...]:
    """LT-29: an empty card of each kind."""
    fielding = Grid(("E", "OA", "G"), tuple(Row("", (Cell(""),) * 3) for _ in range(4)), "fielding", "")
    return (
        Face(
            "batter",
            "",
            "",
            tuple(Fact(label, "") for label in ("bats", "BR", "G", "T")),
            (_empty(BATTING_KEYS[1:]), fielding),
        ),
        Face(
            "pitcher",
            "",
            "",
            tuple(Fact(label, "") for label in ("throws", "PR", "GP", "GS")),
            (_empty(("OBA", "K", "HIT", "BB", *ODD)), fielding),
        ),
    )


def deck(folder: Path | None = None) -> tuple[Face, ...]:
    """LT-01: the hundred action cards, each with its top, middle and bottom number."""
    chart = _charts(folder)["deck"]
    return tuple(
        Face(
            "action",
            str(card),
            "Long Tater!",
            grids=(
                Grid(
                    ("",),
                    tuple(
                        Row(part, (Cell(str(chart(card, part)), (place(chart.name, card, part),)),)) for part in FACES
                    ),
                ),
            ),
            rule=chart.rule,
        )
        for card in NUMBERS
    )


def charts(folder: Path | None = None) -> tuple[Group, ...]:
    """The charts, an owner's laid over ours, in the groups in which they are used."""
    charts = _charts(folder)
    return tuple(
        Group(title, tuple(_chart(name, charts[name]) for name in names), rules) for title, names, rules in GROUPS
    )


def _charts(folder: Path | None) -> dict[str, Chart]:
    return (our_charts() if folder is None else owners_charts(folder)).charts()


def _chart(name: str, chart: Chart) -> Face:
    return chart_face(chart, chart_note(PACKAGE, name), blocks={"out": 2, "locations": 4}.get(name, 1))


def _card(club: Club, player: str) -> Card:
    card = club.cards[player]
    assert isinstance(card, Card)
    return card


def _club(club: Club) -> str:
    return f"{club.name} {club.season}"


def _dashed(number: int) -> str:
    """LT-25: nothing is printed as a dash."""
    return str(number) if number else DASH


def _used(card: Card, names: tuple[str, ...]) -> tuple[Fact, ...]:
    return tuple(Fact(name, str(card.usage[name])) for name in names if name in card.usage)


def _batting(player: str, card: BatterCard) -> Grid:
    bounds = dict(zip(BATTING_KEYS, astuple(card), strict=True))
    spans = {"OUT": (1, card.out), "K": (1, card.k), "DP": (1, card.dp), **_spans(card.reaching)}
    return _ranges(player, BATTING, [(key, bounds[key], spans.get(key)) for key in BATTING_KEYS[1:]])


def _pitching(player: str, card: PitcherCard) -> Grid:
    bounds = dict(zip(PITCHING_KEYS, astuple(card), strict=True)) | {"BB": 100}
    spans = {"OBA": (1, card.oba), "K": (1, card.k), "HIT": (1, card.hit), "BB": (card.hit + 1, 99)}
    spans |= _spans(tuple((key, bounds[key]) for key in ODD))
    return _ranges(player, PITCHING, [(key, bounds[key], spans.get(key)) for key in ("OBA", "K", "HIT", "BB", *ODD)])


def _spans(bounds: tuple[tuple[str, int], ...]) -> dict[str, tuple[int, int]]:
    """LT-08: each range begins after the one before it."""
    spans, last = {}, 0
    for key, bound in bounds:
        spans[key] = (last + 1, bound)
        last = max(last, bound)
    return spans


def _ranges(player: str, name: str, rows: Iterable[tuple[str, int, tuple[int, int] | None]]) -> Grid:
    return Grid(
        ("up to", "range"), tuple(Row(key, _range(player, name, key, bound, span)) for key, bound, span in rows), name
    )


def _range(player: str, name: str, key: str, bound: int, span: tuple[int, int] | None) -> tuple[Cell, ...]:
    places = (found(part_of_card(player, name), LABELS.get((name, key), key)),) if span is not None else ()
    first, last = span or (1, 0)
    text = f"{first}-{last}" if first < last else str(last) if first == last else ""
    return Cell(_dashed(bound), places, TONES.get(key, "")), Cell(text)


def _fielding(card: Card) -> tuple[Grid, ...]:
    """LT-30: his lines on the fielding chart."""
    rows = tuple(
        Row(position, (Cell(_dashed(glove.e)), Cell(str(glove.oa or "")), Cell(str(glove.g or ""))))
        for position, glove in card.fielding.items()
    )
    return (Grid(("E", "OA", "G"), rows, "fielding", ""),) if rows else ()


def _empty(keys: Iterable[str]) -> Grid:
    return Grid(("up to", "range"), tuple(Row(key, (Cell(""), Cell(""))) for key in keys))


PAPERS = Papers(charts, PlayerFaces(batter, pitcher, cards, blanks), deck=deck)
"""What of the game lies on a kitchen table."""
