"""Whole games between the clubs that ship with a game, and what can be told of them as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from hotstove.diamond.club import Club
from hotstove.diamond.log import GameLog, PlayEntry
from hotstove.diamond.notation import write
from hotstove.diamond.plays_game import AnyPlaysGame, PlaysGame
from hotstove.diamond.state import State
from hotstove.diamond.turn import BallTurn
from hotstove.diamond.view import View
from hotstove.games import game as identity
from hotstove.games import keys, plays_game
from hotstove.managers.book import ByTheBook
from hotstove.managers.random_legal import RandomLegal
from hotstove.scorebook import score
from hotstove.scorebook.box_text import box_text
from hotstove.table.account import Account
from hotstove.table.chance import Chance, Dealer, seed_for
from hotstove.table.managing import Manager
from hotstove.table.session import Session
from hotstove.table.tape import Line, Tape
from tests.helpers.source import GAMES

BallSession: TypeAlias = Session[State, BallTurn, View]


def games_with_clubs() -> list[str]:
    """The games of plays that ship with two clubs or more."""
    return [key for key in keys() if (GAMES / key / "clubs").is_dir() and isinstance(identity(key), PlaysGame)]


@cache
def two_clubs(key: str) -> tuple[Club, Club]:
    game = plays_game(key)
    first, second = list(game.clubs().values())[:2]
    return game.read_club(first), game.read_club(second)


def by_the_book() -> dict[str, Manager[View]]:
    manager = ByTheBook()
    return {"visitors": manager, "home": manager}


def at_random(seed: int) -> dict[str, Manager[View]]:
    return {seat: RandomLegal(seed_for(seed, seat)) for seat in ("visitors", "home")}


def ballgame(
    key: str, options: Mapping[str, object] | None = None, *, turn: int = 0, designated_hitter: bool = True
) -> tuple[AnyPlaysGame, State]:
    """A game and its state at the first pitch; `turn` goes through the rotations."""
    game = plays_game(key)
    visitors, home = two_clubs(key)
    first = visitors.staff.rotation[turn % len(visitors.staff.rotation)]
    second = home.staff.rotation[turn % len(home.staff.rotation)]
    starting = (
        visitors.lineup(first, home.players[second].throws, designated_hitter),
        home.lineup(second, visitors.players[first].throws, designated_hitter),
    )
    setup = game.setup((visitors, home), starting, options=game.options(**(options or {})))
    return game, game.start(setup)


def played(
    begun: tuple[AnyPlaysGame, State],
    seed: int,
    managers: Mapping[str, Manager[View]] | None = None,
    lines: Sequence[Line] = (),
    chance: Chance | None = None,
    *,
    account: Account | None = None,
    watch: Callable[[State, BallTurn, State], None] | None = None,
) -> BallSession:
    """The game played to its end."""
    game, state = begun
    dice = chance or Dealer(seed)
    minds = by_the_book() if managers is None else managers
    session: BallSession = Session(game, state, dice, minds, lines, account=account, watch=watch)
    session.run()
    return session


def log_of(session: BallSession) -> GameLog:
    assert isinstance(session.game, PlaysGame)
    found: GameLog = session.game.log(session.turns, session.state)
    return found


def plays(log: GameLog) -> list[str]:
    """Every play in notation, with the half-inning and the outs that it met."""
    return [
        f"{entry.situation.inning}{'tb'[entry.situation.batting]} {entry.situation.outs} {write(entry.play)}"
        for entry in log.plays
    ]


def transcript(session: BallSession) -> str:
    """Everything that can be told of a game: its tape, its plays, its substitutions and its box score."""
    log = log_of(session)
    tape = Tape({"game": "test"}, session.lines()).to_text()
    changes = [repr(entry) for entry in log.entries if not isinstance(entry, PlayEntry)]
    return "\n".join([tape, *plays(log), *changes, box_text(score(log))])
