"""A table as files: tape, box score, event file and score sheet when it is over, cards at any time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from hotstove.scorebook import Scorebook, score
from hotstove.server.kept_game import KeptGame
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.table.errors import Mistake

TEXT, PDF = "text/plain; charset=utf-8", "application/pdf"


class Export(NamedTuple):
    """A file."""

    name: str
    content: bytes
    kind: str
    """Its media type."""


def exported(game: KeptGame, kind: str) -> Export:
    """A table as a file of one of EXPORTS."""
    if kind not in EXPORTS:
        raise Mistake(f"{kind!r}: a game is handed out as {', '.join(EXPORTS)}")
    return EXPORTS[kind](game)


def _tape(game: KeptGame) -> Export:
    return Export(f"{game.id}.tape", game.tape().to_text().encode(), TEXT)


def _match(game: KeptGame) -> PlaysMatch:
    if not isinstance(game.match, PlaysMatch):
        raise Mistake(f"{game.match.game.name} is not played in plays; its tape holds everything.")
    return game.match


def _book(game: KeptGame) -> Scorebook:
    match = _match(game)
    if not game.sitting.over:
        raise Mistake("A game is handed out when it is over.")
    return score(match.log(game.sitting), innings=game.sitting.state.setup.innings)


def _box(game: KeptGame) -> Export:
    from hotstove.scorebook.box_text import box_text

    return Export(f"{game.id}.txt", box_text(_book(game)).encode(), TEXT)


def _events(game: KeptGame) -> Export:
    from hotstove.scorebook.retrosheet import export

    with TemporaryDirectory() as folder:
        written = [path for path in export([_book(game).log], Path(folder)) if path.suffix.startswith(".EV")]
        return Export(written[0].name, written[0].read_bytes(), TEXT)


def _sheet(game: KeptGame) -> Export:
    from hotstove.press.sheets import score_sheet
    from hotstove.press.typesetting import Press

    rules = game.match.game
    document = score_sheet(rules.key, rules.name, _book(game), max(9, game.sitting.state.setup.innings))
    return Export(f"{game.id}-sheet.pdf", Press().set(document), PDF)


def _cards(game: KeptGame) -> Export:
    from hotstove.games.faces import player_faces
    from hotstove.press.kit import cards_of
    from hotstove.press.typesetting import Press

    match, key = _match(game), game.match.game.key
    faces = player_faces(key)
    found = [(face, f"{club.name} {club.season}") for club in match.clubs for face in faces.cards(club)]
    return Export(f"{key}-cards.pdf", Press().set(cards_of(key, match.game.name, found, False)), PDF)


EXPORTS: Mapping[str, Callable[[KeptGame], Export]] = {
    "tape": _tape,
    "box": _box,
    "events": _events,
    "sheet": _sheet,
    "cards": _cards,
}
