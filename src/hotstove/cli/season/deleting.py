"""Throwing a season away, once somebody has said that he means it."""

from __future__ import annotations

from hotstove.cli.screen import Screen
from hotstove.cli.season.places import open_season
from hotstove.season.season_store import delete_season
from hotstove.table.errors import Mistake


def delete(name: str, database: str, sure: bool) -> None:
    """Asks for the season's name again unless one is sure; a file without seasons goes with its last one."""
    store, name = open_season(name, database)
    screen = Screen(False)
    with store:
        if not sure and _typed(screen, name) != name:
            screen.say(f"Season {name} stays.")
            return
        left = delete_season(store, name)
    if store.path is not None and not left:
        for path in (store.path, *store.path.parent.glob(f"{store.path.name}[-.]*")):
            path.unlink(missing_ok=True)
    screen.say(f"Season {name} is deleted. Tapes of its games stay, and so does what the encyclopedia knows of it.")


def _typed(screen: Screen, name: str) -> str:
    try:
        return screen.ask(f"Type {name} to delete the season for good: ").strip()
    except EOFError:
        raise Mistake(f"season {name!r} is not deleted: nobody answered; --yes deletes it without asking") from None
