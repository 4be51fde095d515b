"""Replay Baseball: three dice, a batter's grid, a pitcher's grid, and a Chart Book."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from importlib.resources.abc import Traversable
from pathlib import Path

from hotstove.diamond.game import Appearance, Game
from hotstove.games.replay import card_files
from hotstove.games.replay.book import ReplayBook, our_book, owners_book
from hotstove.games.replay.judging import judge
from hotstove.games.replay.options import Options
from hotstove.games.replay.rest import TOO_MUCH, days_of_rest, is_short, rest_cell
from hotstove.games.replay.rules import ReplayRules
from hotstove.table.account import Account
from hotstove.table.shipped import shipped_files

EVERYTHING = {
    "called_steals": True,
    "combined_steals": True,
    "endurance": "batters",
    "best_column": True,
    "ballparks": True,
    "out_of_position": True,
    "rest_chart": True,
}


def book(folder: Path | None) -> ReplayBook:
    return our_book() if folder is None else owners_book(folder)


def rules(options: Options, charts: ReplayBook, account: Account | None) -> ReplayRules:
    return ReplayRules(options, charts, account)


def on_day(rules: ReplayRules, day: int, pitched: Mapping[str, Appearance]) -> ReplayRules:
    """RB-27: who starts on short rest, and who did too much when he last pitched; without the option nobody."""
    if not rules.options.rest_chart:
        return rules
    short, worn_out = set(), set()
    for player, (card, when, outs, started) in pitched.items():
        cell = rest_cell(rules.book, card.pitching, started, outs)
        if started and is_short(cell) and day - when - 1 <= days_of_rest(cell, True, True):
            short.add(player)
        if cell == TOO_MUCH:
            worn_out.add(player)
    return replace(rules, short_rest=frozenset(short), worn_out=frozenset(worn_out))


def clubs() -> Mapping[str, Traversable]:
    """Two clubs that we made up, so that the game plays before any card is made from the record."""
    return shipped_files("hotstove.games.replay", "clubs")


GAME = Game(
    key="replay",
    name="Replay Baseball",
    version=1,
    ledger="RB",
    options=Options,
    presets={"basic": {}, "all": EVERYTHING, "two-dice": {"two_dice": True}},
    book=book,
    rules=rules,
    read_club=card_files.read,
    write_club=card_files.write,
    clubs=clubs,
    judge=judge,
    on_day=on_day,
)
