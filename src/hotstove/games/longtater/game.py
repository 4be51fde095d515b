"""Long Tater!: a hundred action cards, control, and ranges from 1 to 100."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path

from hotstove.diamond.game import Game
from hotstove.games.longtater import card_files
from hotstove.games.longtater.book import LongTaterBook, our_book, owners_book
from hotstove.games.longtater.judging import judge
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.rules import LongTaterRules
from hotstove.games.longtater.usage import days_of_rest
from hotstove.table.account import Account
from hotstove.table.shipped import shipped_files


def book(folder: Path | None) -> LongTaterBook:
    return our_book() if folder is None else owners_book(folder)


def rules(options: Options, charts: LongTaterBook, account: Account | None) -> LongTaterRules:
    return LongTaterRules(options, charts, account)


def clubs() -> Mapping[str, Traversable]:
    """Two clubs that we made up, so that the game plays before any card is made from the record."""
    return shipped_files("hotstove.games.longtater", "clubs")


GAME = Game(
    key="longtater",
    name="Long Tater!",
    version=1,
    ledger="LT",
    options=Options,
    presets={
        "printed": {},
        "replay": {"automatic_steals": "second", "injuries": False},
        "called": {"automatic_steals": "none"},
    },
    book=book,
    rules=rules,
    read_club=card_files.read,
    write_club=card_files.write,
    clubs=clubs,
    judge=judge,
    rest=days_of_rest,
)
