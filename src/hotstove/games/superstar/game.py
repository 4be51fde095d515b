"""Superstar Baseball: three special dice, a pitcher's card and a batter's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from importlib.resources.abc import Traversable
from pathlib import Path

from hotstove.diamond.game import Game
from hotstove.games.superstar import card_files
from hotstove.games.superstar.book import SuperstarBook, our_book, owners_book
from hotstove.games.superstar.cards import Card
from hotstove.games.superstar.fatigue import days_of_rest
from hotstove.games.superstar.judging import judge
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.rules import SuperstarRules
from hotstove.table.account import Account
from hotstove.table.shipped import shipped_files


def book(folder: Path | None) -> SuperstarBook:
    return our_book() if folder is None else owners_book(folder)


def rules(options: Options, charts: SuperstarBook, account: Account | None) -> SuperstarRules:
    return SuperstarRules(options, charts, account)


def rest(card: Card, outs: int, started: bool) -> int:
    """SS-31: by the season's decisions."""
    return days_of_rest(our_book(), card.pitching.decisions, started) if card.pitching else 0


def second_game(first: SuperstarRules, outs: Mapping[str, int]) -> SuperstarRules:
    """SS-31: what a reliever may still pitch depends on his first game."""
    return replace(first, first_game=dict(outs))


def clubs() -> Mapping[str, Traversable]:
    """Two clubs that we made up, so that the game plays before any card is made from the record."""
    return shipped_files("hotstove.games.superstar", "clubs")


GAME = Game(
    key="superstar",
    name="Superstar Baseball",
    version=1,
    ledger="SS",
    options=Options,
    presets={"basic": {}, "all": {"injuries": True, "rain_outs": True}},
    book=book,
    rules=rules,
    read_club=card_files.read,
    write_club=card_files.write,
    clubs=clubs,
    judge=judge,
    rest=rest,
    second_game=second_game,
)
