"""Seasons that somebody opens from the door: cards are made in the background, and the door is told how far it is."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from hotstove.record.library import schedule_of
from hotstove.records.names import file_name
from hotstove.records.store import Store
from hotstove.season.new_season import Wishes, prepare
from hotstove.season.season_store import create_season
from hotstove.sitting.arguments import fresh_seed
from hotstove.sitting.values import Values
from hotstove.table.errors import Mistake

MOST_LETTERS = 40
YEARS = range(1871, 2100)


@dataclass
class Making:
    """How far a new season has come."""

    clubs: int = 0
    """Clubs whose cards are made."""
    trouble: str = ""


class NewSeasons:
    """Those that are being made; one at a time, for each needs the whole machine."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._making: dict[str, Making] = {}
        self._thread: threading.Thread | None = None

    def open(self, wanted: Mapping[str, object]) -> str:
        """Begins to make a season; its name."""
        wishes = _wishes(wanted)
        path = self._folder / f"{file_name(wishes.name)}.db"
        if path.exists():
            raise Mistake(f"there is a season {wishes.name} already; give the new one another name")
        if self._thread is not None and self._thread.is_alive():
            raise Mistake("another season is being made; it takes a while")
        self._folder.mkdir(parents=True, exist_ok=True)
        making = self._making[wishes.name] = Making()
        self._thread = threading.Thread(target=self._make, args=(wishes, path, making), daemon=True)
        self._thread.start()
        return wishes.name

    def _make(self, wishes: Wishes, path: Path, making: Making) -> None:
        def made(club: str) -> None:
            making.clubs += 1

        try:
            plan, schedule = prepare(wishes, made)
            with Store(path) as store:
                create_season(store, plan, schedule)
        except Mistake as mistake:
            making.trouble = str(mistake)
        except Exception as error:
            making.trouble = f"the season could not be made ({error})"
            raise
        else:
            del self._making[wishes.name]

    def listed(self) -> list[Values]:
        """Those that are not there yet, with how far they are or why they cannot be made."""
        return [
            {"name": name, "trouble": one.trouble} if one.trouble else {"name": name, "making": one.clubs}
            for name, one in list(self._making.items())
        ]


def _wishes(wanted: Mapping[str, object]) -> Wishes:
    game, league, name = (_text(wanted, part) for part in ("game", "league", "name"))
    year = wanted.get("year")
    if type(year) is not int or year not in YEARS:
        raise Mistake(f"year {year!r}: it is a year such as 1988")
    if "/" in name:
        raise Mistake(f"name {name!r}: it goes into an address, and holds no stroke")
    called = name or f"{game}-{year}{'-' + league if league else ''}"
    return Wishes(called, game, year, league, str(fresh_seed()), schedule=schedule_of(year))


def _text(wanted: Mapping[str, object], name: str) -> str:
    value = wanted.get(name, "")
    if not isinstance(value, str) or len(value) > MOST_LETTERS or not value.isprintable():
        raise Mistake(f"{name}: it is a short text")
    return value.strip()
