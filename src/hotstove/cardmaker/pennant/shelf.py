"""Sheets that were made before, kept in the user's cache folder. A league is made as a whole and kept as a whole."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from hotstove.cardmaker.pennant.fitting import WINS
from hotstove.cardmaker.shelf import cache_folder, put
from hotstove.games.pennant.game import GAME
from hotstove.games.pennant.sheet_files import read_sheet, to_text
from hotstove.games.pennant.sheets import Sheet
from hotstove.record import EDITION, Club, find_club
from hotstove.record.names import clubs_of
from hotstove.table.errors import Mistake

SHEETS = 2
"""Changes when the same record gives other sheets."""


def sheet_for(name: str, true_to: str = WINS) -> Sheet:
    """A club's sheet by its name as people write it."""
    club = find_club(name)
    return _kept(club, true_to) or league_sheets(club.year, club.league, true_to)[club.code]


def is_on_shelf(name: str) -> bool:
    """Whether a club's sheet has been made on this machine."""
    return _file(find_club(name), WINS).is_file()


def league_sheets(year: int, league: str, true_to: str = WINS) -> dict[str, Sheet]:
    """The sheets of a league's clubs by their codes, from the shelf, or made anew if one of them is missing there."""
    clubs = [club for club in clubs_of(year) if club.league == league]
    kept = {club.code: sheet for club in clubs if (sheet := _kept(club, true_to)) is not None}
    if clubs and len(kept) == len(clubs):
        return kept
    from hotstove.cardmaker.pennant.league import make_league

    made = make_league(year, league, true_to).sheets
    found = {club.code: made[f"{club.code.lower()}-{year}"] for club in clubs}
    for club in clubs:
        with suppress(OSError):
            put(_file(club, true_to), to_text(found[club.code]))
    return found


def _kept(club: Club, true_to: str) -> Sheet | None:
    with suppress(Mistake, OSError):
        return read_sheet(_file(club, true_to))
    return None


def _file(club: Club, true_to: str) -> Path:
    """The folder's name changes with everything that the sheets depend on."""
    room = f"{GAME.key}-{SHEETS}.{GAME.version}-record-{EDITION}-{true_to}"
    return cache_folder() / "cards" / room / f"{club.year}-{club.code}.toml"
