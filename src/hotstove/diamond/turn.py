"""A turn of a game of plays: a play, a change of lineup, or what the game asks before a half-inning or play."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from hotstove.diamond.lineup import Substitution
from hotstove.diamond.play import Play
from hotstove.diamond.situation import Situation


class Change(NamedTuple):
    """Substitutions by one side."""

    side: int
    moves: tuple[Substitution, ...]
    situation: Situation
    """The situation once they are made."""


class Omen(NamedTuple):
    """What was found or settled before a half-inning or a play, such as the state of the sky; `called_off` says why the
    game ends, if it does."""

    word: str
    called_off: str = ""


BallTurn: TypeAlias = Play | Change | Omen
