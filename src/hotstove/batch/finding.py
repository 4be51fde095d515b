"""One game out of many: found by the compiled engine, and told by the readable one from its seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from hotstove.batch.engine import Engine, Fixture
from hotstove.batch.feats import Logs, feat
from hotstove.batch.games import variant_of
from hotstove.batch.keeping import generated
from hotstove.diamond.club import Club
from hotstove.diamond.innings_options import REGULATION
from hotstove.diamond.log import UNDATED, GameLog
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.managers.book import ByTheBook
from hotstove.table.charts import ChartSet
from hotstove.table.session import AnySession, Session
from hotstove.table.streams import StreamDealer, lot_of, numbered

AT_ONCE = 5_000
"""Games that are looked through together."""


class Found(NamedTuple):
    """A game among many."""

    number: int
    seed: int
    """Its own, from which it can be played again."""
    fixture: Fixture
    searched: int
    """Games that were played until it was found."""


def fixtures_of(clubs: Sequence[Club], designated_hitter: bool) -> list[Fixture]:
    """The first club at the second, with every pair of starters that their rotations bring together."""
    visitors, home = clubs
    turns = max(len(visitors.staff.rotation), len(home.staff.rotation))
    made = []
    for turn in range(turns):
        first = visitors.staff.rotation[turn % len(visitors.staff.rotation)]
        second = home.staff.rotation[turn % len(home.staff.rotation)]
        lineups = (
            visitors.lineup(first, home.players[second].throws, designated_hitter),
            home.lineup(second, visitors.players[first].throws, designated_hitter),
        )
        made.append(Fixture(0, 1, lineups))
    return made


def engine_of(
    game: AnyPlaysGame,
    clubs: Sequence[Club],
    charts: ChartSet | None = None,
    options: object = None,
    in_season: bool = False,
) -> Engine:
    """The engine for some clubs of a game; without charts and options the usual ones. `in_season`, managers go by the
    book as in a replayed season."""
    charts = game.charts() if charts is None else charts
    options = game.read_options({}) if options is None else options
    return Engine(generated(game.key, charts, options, variant_of(game.key, clubs, in_season)), clubs, charts)


def find(
    engine: Engine,
    fixtures: Sequence[Fixture],
    what: str,
    games: int,
    seed: int,
    watch: Callable[[int], None] | None = None,
) -> Found | None:
    """The first game with a feat; starters take turns. `watch` hears how many games have been looked through."""
    wanted = feat(what)
    for first in range(0, games, AT_ONCE):
        count = min(AT_ONCE, games - first)
        which = (first + np.arange(count)) % len(fixtures)
        played = engine.play(fixtures, which, seed=seed, first=first, log=True)
        hits = np.flatnonzero(wanted(Logs(played)))
        if len(hits):
            number = first + int(hits[0])
            return Found(number, numbered(seed, number), fixtures[number % len(fixtures)], number + 1)
        if watch is not None:
            watch(first + count)
    return None


def replayed(
    game: AnyPlaysGame,
    clubs: Sequence[Club],
    fixture: Fixture,
    seed: int,
    charts: ChartSet | None = None,
    options: object = None,
    date: str = UNDATED,
) -> AnySession:
    """The game of a seed, played by the readable engine."""
    pair = clubs[fixture.visitors], clubs[fixture.home]
    first_of_two = int(fixture.innings != REGULATION)
    setup = game.setup(
        pair, fixture.lineups, options=options, charts=charts, lot=lot_of(seed), date=date, number=first_of_two
    )
    manager = ByTheBook()
    session = Session(game, game.start(setup), StreamDealer(seed), {"visitors": manager, "home": manager})
    session.run()
    return session


def told(
    game: AnyPlaysGame, clubs: Sequence[Club], fixture: Fixture, seed: int, charts: ChartSet | None = None
) -> GameLog:
    """The log of that game under the usual options."""
    session = replayed(game, clubs, fixture, seed, charts)
    return game.log(session.turns, session.state)
