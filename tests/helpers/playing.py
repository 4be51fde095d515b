"""Whole games between the clubs that ship with a game, and what can be told of them as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from hotstove.diamond.ballgame import BallGame
from hotstove.diamond.club import Club
from hotstove.diamond.game import Game
from hotstove.diamond.log import PlayEntry
from hotstove.diamond.notation import write
from hotstove.diamond.play import Play
from hotstove.diamond.situation import Situation
from hotstove.games import game as identity
from hotstove.managers.book import ByTheBook
from hotstove.managers.random_legal import RandomLegal
from hotstove.scorebook import score
from hotstove.scorebook.box_text import box_text
from hotstove.table.account import Account
from hotstove.table.chance import Chance, Dealer, seed_for
from hotstove.table.session import Mind, Session
from hotstove.table.tape import Line, Tape
from tests.helpers.source import GAMES, games_present


def games_with_clubs() -> list[str]:
    """The games of plays that ship with two clubs or more."""
    return [key for key in games_present() if isinstance(identity(key), Game) and (GAMES / key / "clubs").is_dir()]


@cache
def two_clubs(key: str) -> tuple[Club, Club]:
    card: Game = identity(key)
    first, second = list(card.clubs().values())[:2]
    return card.read_club(first), card.read_club(second)


def by_the_book() -> dict[str, Mind]:
    manager = ByTheBook()
    return {"visitors": manager, "home": manager}


def at_random(seed: int) -> dict[str, Mind]:
    return {seat: RandomLegal(seed_for(seed, seat)) for seat in ("visitors", "home")}


def ballgame(
    key: str,
    options: Mapping[str, Any] | None = None,
    *,
    turn: int = 0,
    designated_hitter: bool = True,
    account: Account | None = None,
    watch: Callable[[Situation, Play], None] | None = None,
) -> BallGame:
    """A game at its first pitch; `turn` goes through the rotations."""
    card: Game = identity(key)
    visitors, home = two_clubs(key)
    first = visitors.staff.rotation[turn % len(visitors.staff.rotation)]
    second = home.staff.rotation[turn % len(home.staff.rotation)]
    starting = (
        visitors.lineup(first, home.players[second].throws, designated_hitter),
        home.lineup(second, visitors.players[first].throws, designated_hitter),
    )
    rules = card.rules(card.options(**(options or {})), card.book(None), account)
    return BallGame(rules, (visitors, home), starting, account=account, watch=watch)


def played(
    game: BallGame,
    seed: int,
    minds: Mapping[str, Mind] | None = None,
    lines: Sequence[Line] = (),
    chance: Chance | None = None,
) -> Session:
    """The game played to its end."""
    session = Session(game, chance or Dealer(seed), by_the_book() if minds is None else minds, lines)
    session.run()
    return session


def plays(game: BallGame) -> list[str]:
    """Every play in notation, with the half-inning and the outs that it met."""
    return [
        f"{entry.situation.inning}{'tb'[entry.situation.batting]} {entry.situation.outs} {write(entry.play)}"
        for entry in game.log.entries
        if isinstance(entry, PlayEntry)
    ]


def transcript(session: Session) -> str:
    """Everything that can be told of a game: its tape, its plays, its substitutions and its box score."""
    game = session.contest
    assert isinstance(game, BallGame)
    tape = Tape({"game": "test"}, session.lines()).to_text()
    changes = [repr(entry) for entry in game.log.entries if not isinstance(entry, PlayEntry)]
    return "\n".join([tape, *plays(game), *changes, box_text(score(game.log))])
