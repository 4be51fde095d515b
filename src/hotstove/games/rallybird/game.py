"""Rallybird Baseball: two minds, six gloves, two dice."""

from __future__ import annotations

from pathlib import Path

from hotstove.games.rallybird.book import RallyBook, read_book, standard_book
from hotstove.games.rallybird.contest import RallyGame
from hotstove.games.rallybird.options import Options
from hotstove.table.account import Account

KEY = "rallybird"
NAME = "Rallybird Baseball"
VERSION = "1"
"""Changes only when the same tape would play otherwise."""
RULES = tuple(f"RY-{number:02}" for number in range(1, 21))
PRESETS: dict[str, Options] = {
    "standard": Options(),
    "learning": Options(take_the_pitch=False),
    "rallybird": Options(rallybird=True),
    "full": Options(innings=9),
}


def components(charts: Path | None = None) -> RallyBook:
    """Cards, tiles and board; an owner's own files lie over ours."""
    return standard_book() if charts is None else read_book(charts)


def new_game(options: Options, charts: Path | None = None, account: Account | None = None) -> RallyGame:
    return RallyGame(components(charts), options, account)
