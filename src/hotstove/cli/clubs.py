"""Finding a club by what a person calls it: built in, a card file, a file in his folder, or a club of the record."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path

from hotstove.diamond.club import Club
from hotstove.diamond.game import Game
from hotstove.table.errors import Mistake


@dataclass(frozen=True)
class FoundClub:
    """A club and where its cards came from."""

    club: Club
    source: str
    """A built-in name, or the full path of a card file."""
    fingerprint: str
    """Changes when anything that stands on a card changes."""


def find_club(game: Game, name: str, cards: Path | None = None) -> FoundClub:
    """The owner's folder comes first, then what ships with the game, then a path, then the record."""
    typed = name.strip()
    for stem, file in owners_files(cards).items():
        if stem.lower() == typed.lower():
            return _read(game, file, str(file))
    for stem, built_in in game.clubs().items():
        if stem.lower() == typed.lower():
            return _read(game, built_in, stem)
    path = Path(typed).expanduser()
    if path.suffix == ".toml" or path.is_file():
        return _read(game, path, str(path.resolve()))
    if re.search(r"\b\d{4}", typed):
        return _made(game, typed)
    raise Mistake(f"club {name!r}: there is no such club; {_known(game, cards)}, or name a card file such as mine.toml")


def find_again(game: Game, source: str, cards: Path | None = None) -> FoundClub:
    """The club of a tape: as its header names it, or the file of the same name in the owner's folder."""
    if cards is not None and Path(source).stem.lower() in {stem.lower() for stem in owners_files(cards)}:
        return find_club(game, Path(source).stem, cards)
    return find_club(game, source, None)


def owners_files(cards: Path | None) -> Mapping[str, Path]:
    if cards is None:
        return {}
    if not cards.is_dir():
        raise Mistake(f"{cards}: there is no such folder of cards")
    return {file.stem: file.resolve() for file in sorted(cards.glob("*.toml"))}


def club_lines(game: Game, cards: Path | None = None) -> list[str]:
    """Every club by the name under which it is found."""
    found = {stem: game.read_club(file) for stem, file in {**game.clubs(), **owners_files(cards)}.items()}
    return [f"{stem}: {club.name}, {club.season}, {len(club.players)} players" for stem, club in found.items()]


def _read(game: Game, file: Traversable | Path, source: str) -> FoundClub:
    club = game.read_club(file)
    return FoundClub(club, source, fingerprint_of(game, club))


def _made(game: Game, typed: str) -> FoundClub:
    """A club of the record, made when it is first wanted."""
    from hotstove.cardmaker.shelf import club_for
    from hotstove.record import find_club as find_in_record

    named = find_in_record(typed)
    club = club_for(game.key, typed)
    return FoundClub(club, f"{named.year} {named.code}", fingerprint_of(game, club))


def fingerprint_of(game: Game, club: Club) -> str:
    return hashlib.sha256(game.write_club(club).encode()).hexdigest()[:16]


def _known(game: Game, cards: Path | None) -> str:
    ours = f"{game.name} comes with {', '.join(game.clubs())}"
    return f"{ours}, {cards} holds {', '.join(owners_files(cards)) or 'none'}" if cards is not None else ours
