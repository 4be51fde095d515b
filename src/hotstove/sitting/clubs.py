"""Finding a club by what a person calls it: built in, a card file, a file in his folder, or a club of the record."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar, cast, runtime_checkable

from hotstove.table.errors import Mistake
from hotstove.table.reading import named_file
from hotstove.table.text_file import TextFile

ClubT = TypeVar("ClubT")


@runtime_checkable
class HasClubs(Protocol[ClubT]):
    """A game that is played by clubs, each in a file of its own."""

    @property
    def key(self) -> str: ...

    @property
    def name(self) -> str: ...

    def clubs(self) -> Mapping[str, Traversable]: ...

    def read_club(self, source: Traversable | Path) -> ClubT: ...

    def write_club(self, club: ClubT) -> str: ...


@dataclass(frozen=True)
class FoundClub(Generic[ClubT]):
    """A club and where its cards came from."""

    club: ClubT
    source: str
    """A built-in name, the full path of a card file, or a year and a code of the record."""
    text: str
    """Its file, as the game writes it: a tape carries it."""

    @cached_property
    def fingerprint(self) -> str:
        """Changes when anything that stands on a card changes."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]


def find_club(game: HasClubs[ClubT], name: str, cards: Path | None = None) -> FoundClub[ClubT]:
    """The owner's folder comes first, then what ships with the game, then a path, then the record."""
    typed = name.strip()
    for stem, file in owners_files(cards).items():
        if stem.lower() == typed.lower():
            return _read(game, file, str(file))
    for stem in game.clubs():
        if stem.lower() == typed.lower():
            return cast(FoundClub[ClubT], _built_in(cast(Any, game), stem))
    path = named_file(typed)
    if path is None and typed.endswith(".toml"):
        path = Path(typed)
    if path is not None:
        return _read(game, path, str(path.resolve()))
    if is_of_the_record(typed):
        return cast(FoundClub[ClubT], _made(cast(Any, game), typed))
    raise Mistake(
        f"club {name!r}: there is no such club; {_known(game, cards)}; a real one is named with its year, such as "
        f"'1927 Yankees' or '1927 NYA', a card file such as mine.toml"
    )


def is_of_the_record(name: str) -> bool:
    """A name with a year in it, such as "1927 Yankees" or "1927 NYA"."""
    return re.search(r"\b\d{4}", name) is not None and not name.endswith(".toml")


def find_again(game: HasClubs[ClubT], source: str, cards: Path | None = None) -> FoundClub[ClubT]:
    """The club of a tape: as its header names it, or the file of the same name in the owner's folder."""
    if cards is not None and Path(source).stem.lower() in {stem.lower() for stem in owners_files(cards)}:
        return find_club(game, Path(source).stem, cards)
    return find_club(game, source, None)


def read_again(game: HasClubs[ClubT], source: str, text: str, where: str) -> FoundClub[ClubT]:
    """The club whose file a tape carries; tables that play with the same cards share them."""
    found: FoundClub[ClubT] = _shared(cast(Any, game), source, text, where)
    return found


@lru_cache(maxsize=32)
def _shared(game: Any, source: str, text: str, where: str) -> FoundClub[Any]:
    return FoundClub(game.read_club(TextFile(where, text)), source, text)


@lru_cache(maxsize=32)
def _built_in(game: Any, stem: str) -> FoundClub[Any]:
    """A club that ships with the game; all tables share it."""
    return _read(game, game.clubs()[stem], stem)


def owners_files(cards: Path | None) -> Mapping[str, Path]:
    if cards is None:
        return {}
    if not cards.is_dir():
        raise Mistake(f"{cards}: there is no such folder of cards")
    return {file.stem: file.resolve() for file in sorted(cards.glob("*.toml"))}


def every_club(game: HasClubs[ClubT], cards: Path | None = None) -> dict[str, ClubT]:
    """Every club that is at hand, by the name under which it is found."""
    return {stem: game.read_club(file) for stem, file in {**game.clubs(), **owners_files(cards)}.items()}


def _read(game: HasClubs[ClubT], file: Traversable | Path, source: str) -> FoundClub[ClubT]:
    club = game.read_club(file)
    return FoundClub(club, source, game.write_club(club))


@lru_cache(maxsize=32)
def _made(game: Any, typed: str) -> FoundClub[Any]:
    """A club of the record, made when it is first wanted; all tables share it."""
    from hotstove.cardmaker.at_hand import club_of_record
    from hotstove.record import find_club as find_in_record

    named = find_in_record(typed)
    made = club_of_record(game.key, typed)
    return FoundClub(made, f"{named.year} {named.code}", game.write_club(made))


def _known(game: HasClubs[ClubT], cards: Path | None) -> str:
    ours = f"{game.name} comes with {', '.join(game.clubs())}"
    return f"{ours}, {cards} holds {', '.join(owners_files(cards)) or 'none'}" if cards is not None else ours
