"""The cards of Superstar Baseball as they lie on the table, with the square that was hit marked."""

from __future__ import annotations

from collections.abc import Iterable

from hotstove.diamond.club import Club
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.dice import NUMBERS
from hotstove.table.account import Lookup
from hotstove.table.charts import Chart


def batter_card(club: Club, player: str, lookups: Iterable[Lookup] = ()) -> list[str]:
    """The white card: both columns, running, bunting and the positions he plays."""
    who, card = club.players[player], _card(club, player)
    batting = card.batting
    lines = [
        f"{who.name}, {club.name}: bats {who.bats}, running {batting.running}, bunt {batting.bunt}; {_gloves(card)}"
    ]
    return [*lines, *_column("vs L", batting.vs_l, lookups), *_column("vs R", batting.vs_r, lookups)]


def pitcher_card(club: Club, player: str, lookups: Iterable[Lookup] = ()) -> list[str]:
    """The yellow card: a chart for starting, one for relieving, or both."""
    who, pitching = club.players[player], _card(club, player).pitching
    if pitching is None:
        return [f"{who.name}, {club.name}: no pitcher's card"]
    lines = [f"{who.name}, {club.name}: throws {pitching.throws}, {pitching.decisions} decisions"]
    for label, chart in (("SP", pitching.starting), ("RP", pitching.relieving)):
        if chart is not None:
            lines += _column(label, chart, lookups)
    return lines


def _card(club: Club, player: str) -> Card:
    card = club.cards[player]
    assert isinstance(card, Card)
    return card


def _gloves(card: Card) -> str:
    rated = ", ".join(f"{position} {rating}" for position, rating in card.defense.items()) or "no position"
    return f"{rated}, arm I" if card.arm else rated


def _column(label: str, chart: Chart, lookups: Iterable[Lookup]) -> list[str]:
    """Three rows of ten, tens at the left; the square that was hit stands in brackets."""
    hit = {lookup.keys[0] for lookup in lookups if lookup.chart == chart.name}
    lines = [f"  {label:<5}" + "".join(f"{unit:>4} " for unit in range(10))]
    for tens in (10, 20, 30):
        row = "".join(_square(chart(number), number in hit) for number in NUMBERS if number // 10 * 10 == tens)
        lines.append(f"  {tens:<5}{row}".rstrip())
    lines += [f"  hit: {number} {label}, {chart(number) or 'blank'}" for number in sorted(hit)]
    return lines


def _square(symbol: str, was_hit: bool) -> str:
    mark = symbol or "."
    return f"[{mark}]".rjust(5) if was_hit else f"{mark} ".rjust(5)
