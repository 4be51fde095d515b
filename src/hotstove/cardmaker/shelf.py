"""The shelf: clubs that were made before, kept in the user's cache folder and made anew when a version changes.

Two processes may want the same club at once: each makes it and puts it there whole under one name, and since both make
the same cards it does not matter who is last.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

from hotstove.cardmaker.baseline import DEFAULT_REGRESS
from hotstove.cardmaker.baseline.true_to import LINES, verify
from hotstove.cardmaker.makers import Maker, maker_of
from hotstove.diamond.club import Club
from hotstove.games import game, plays_game
from hotstove.measured.kept import edition
from hotstove.record import EDITION, find_club, read_club
from hotstove.record import Club as ClubName
from hotstove.table.errors import Mistake


def club_for(game_key: str, name: str, regress: float = DEFAULT_REGRESS, true_to: str = LINES) -> Club:
    """A real club with its cards for a game, by the name that people give it: ``"1927 Yankees"``."""
    maker = maker_of(game_key)
    verify(true_to)
    found = find_club(name)
    file = shelf_file(maker, found, regress, true_to)
    identity = plays_game(game_key)
    if file.is_file():
        with suppress(Mistake, OSError):
            kept: Club = identity.read_club(file)
            return kept
    club = maker.made(read_club(found), regress, true_to)
    with suppress(OSError):
        put(file, identity.write_club(club))
    return club


def is_on_shelf(game_key: str, name: str, regress: float = DEFAULT_REGRESS) -> bool:
    """Whether a real club's cards for a game have been made on this machine."""
    return shelf_file(maker_of(game_key), find_club(name), regress).is_file()


def shelf_file(maker: Maker, club: ClubName, regress: float, true_to: str = LINES) -> Path:
    """Where a club's cards are kept: the folder's name changes with everything that they depend on."""
    room = f"{maker.key}-{maker.version}.{game(maker.key).version}-record-{EDITION}-measured-{edition()}"
    room += f"-regress-{regress:g}-{true_to}"
    basis = maker.basis(club.year)
    room += f"-{basis}" if basis else ""
    return cache_folder() / "cards" / room / f"{club.year}-{club.code}.toml"


def cache_folder() -> Path:
    """The user's cache folder, as the system has it; ``XDG_CACHE_HOME`` is heeded everywhere."""
    named = os.environ.get("XDG_CACHE_HOME", "")
    if named and Path(named).is_absolute():
        return Path(named) / "hotstove"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "hotstove"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "hotstove" / "Cache"
    return Path.home() / ".cache" / "hotstove"


def put(file: Path, text: str) -> None:
    """Writes a file beside its place and renames it, so that nobody ever reads half of it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, prefix=f".{file.stem}-", delete=False) as draft:
        draft.write(text)
    try:
        mask = os.umask(0)
        os.umask(mask)
        Path(draft.name).chmod(0o666 & ~mask)
        Path(draft.name).replace(file)
    except OSError:
        Path(draft.name).unlink(missing_ok=True)
        raise
