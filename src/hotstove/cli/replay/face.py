"""The cards of Replay Baseball as they lie on the table, with the square that was hit marked."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hotstove.diamond.club import Club
from hotstove.games.replay.bats import pitchers_cards
from hotstove.games.replay.book import our_book
from hotstove.games.replay.cards import BatterCard, Card, PitcherCard
from hotstove.table.account import Lookup

SIDE = range(1, 7)


def batter_card(club: Club, player: str, lookups: Iterable[Lookup] = ()) -> list[str]:
    """His grid, against both hands where a square has two faces, with speed, steal letter and bunt."""
    who, card = club.players[player], _card(club, player)
    batting = card.batting
    gloves = ", ".join(f"{position} {glove}" for position, glove in card.gloves.items()) or "no position"
    heading = f"{who.name}, {club.name}: bats {who.bats}, runs {batting.runner}, bunt {batting.bunt}; {gloves}"
    if batting.number:
        heading += f"; batting card {batting.number}"
        batting = pitchers_cards(our_book())[batting.number]
    rows = _grid(lambda column, row: _square(batting, column, row), _hits(batting.name, lookups))
    shaded = [f"{column}-{row}" for column in SIDE for row in SIDE if batting.rows[row - 1][column - 1][0].shaded]
    plan = f"  hit and run {' '.join(map(str, card.batting.hit_and_run))}"
    return [heading, *rows, f"{plan}; ballpark {', '.join(shaded)}" if shaded else plan]


def pitcher_card(club: Club, player: str, lookups: Iterable[Lookup] = ()) -> list[str]:
    """His grades by column and blue die, and the row that serves once he is tired."""
    who, pitching = club.players[player], _card(club, player).pitching
    if pitching is None:
        return [f"{who.name}, {club.name}: no pitcher's card"]
    heading = f"{who.name}, {club.name}: throws {pitching.throws}, {_lasts(pitching)}, hold {pitching.hold}"
    heading += f", WP {pitching.wild}" + (", top half against his own side" if pitching.split else "")
    hits = _hits(pitching.name, lookups)
    rows = _grid(lambda column, row: str(pitching.rows[row - 1][column - 1]), hits)
    b_row = "".join(
        _cell(str(grade), f"{column}-B" in hits) for column, grade in zip(SIDE, pitching.tired_row, strict=True)
    )
    fresh, tired = (" ".join(map(str, plan)) for plan in pitching.hit_and_run)
    return [heading, *rows, f"  B {b_row}".rstrip(), f"  hit and run A {fresh}, B {tired}"]


def _card(club: Club, player: str) -> Card:
    card = club.cards[player]
    assert isinstance(card, Card)
    return card


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


def _square(batting: BatterCard, column: int, row: int) -> str:
    left, right = batting.rows[row - 1][column - 1]
    return str(left) if left == right else f"{left}/{right}"


def _hits(name: str, lookups: Iterable[Lookup]) -> set[str]:
    """Places that were looked up, as column and row."""
    return {str(lookup.keys[0]) for lookup in lookups if lookup.chart == name}


def _grid(square: Callable[[int, int], str], hits: set[str]) -> list[str]:
    """Columns across, rows down; the square that was hit stands in brackets."""
    lines = ["    " + "".join(f"{column:^9}" for column in SIDE).rstrip()]
    for row in SIDE:
        cells = "".join(_cell(square(column, row), f"{column}-{row}" in hits) for column in SIDE)
        lines.append(f"  {row} {cells}".rstrip())
    return [*lines, *(f"  hit: {place}" for place in sorted(hits))]


def _cell(text: str, was_hit: bool) -> str:
    return f"{f'[{text}]' if was_hit else text:^9}"
