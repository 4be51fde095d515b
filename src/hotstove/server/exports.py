"""A finished game handed out: its tape, its box score as text, its event file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from hotstove.diamond.log import GameLog
from hotstove.server.kept_game import KeptGame
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.table.errors import Mistake


def exported(game: KeptGame, kind: str) -> tuple[str, str]:
    """The name of a file and what stands in it."""
    if kind not in EXPORTS:
        raise Mistake(f"{kind!r}: a game is handed out as {', '.join(EXPORTS)}")
    return EXPORTS[kind](game)


def _tape(game: KeptGame) -> tuple[str, str]:
    return f"{game.id}.tape", game.tape().to_text()


def _log(game: KeptGame) -> GameLog:
    if not isinstance(game.match, PlaysMatch):
        raise Mistake(f"{game.match.game.name} is not played in plays; its tape holds everything.")
    if not game.sitting.over:
        raise Mistake("A game is handed out when it is over.")
    return game.match.log(game.sitting)


def _box(game: KeptGame) -> tuple[str, str]:
    from hotstove.scorebook import score
    from hotstove.scorebook.box_text import box_text

    return f"{game.id}.txt", box_text(score(_log(game), innings=game.sitting.state.setup.innings))


def _events(game: KeptGame) -> tuple[str, str]:
    from hotstove.scorebook.retrosheet import export

    with TemporaryDirectory() as folder:
        written = [path for path in export([_log(game)], Path(folder)) if path.suffix.startswith(".EV")]
        return written[0].name, written[0].read_text(encoding="utf-8")


EXPORTS: Mapping[str, Callable[[KeptGame], tuple[str, str]]] = {"tape": _tape, "box": _box, "events": _events}
