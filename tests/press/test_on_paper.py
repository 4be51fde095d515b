"""A game can be played from the printed kit alone: every cell that its rules read stands on one of the pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from hotstove.diamond.club import Club
from hotstove.games import plays_game
from hotstove.games.faces import papers, player_faces
from hotstove.games.pennant.game import GAME as PENNANT
from hotstove.games.pennant.setup import PennantSetup
from hotstove.games.pennant.staff import Staff
from hotstove.games.rallybird.game import GAME as RALLYBIRD
from hotstove.games.rallybird.options import Options as RallyOptions
from hotstove.games.rallybird.state import RallySetup
from hotstove.table.account import Account, Lookup
from hotstove.table.chance import Dealer
from hotstove.table.face import Face, places_of
from hotstove.table.game import SIDES
from hotstove.table.session import Session
from tests.helpers.pennant import TEXAS
from tests.helpers.playing import at_random, ballgame, by_the_book, played
from tests.helpers.rallybird import Chooser

GAMES = {
    "superstar": ("herons", "millers"),
    "longtater": ("herons", "millers"),
    "replay": ("herons", "millers"),
    "pennant": ("texas-1988", "texas-1988"),
    "rallybird": (),
}
MANY = 4
"""Games of each that are played and looked through."""


class First:
    """A manager who takes whatever is offered first."""

    def decide(self, view: object, question: object) -> str:
        options: Sequence[str] = getattr(question, "options", ())
        return options[0]


@pytest.mark.parametrize("key", GAMES)
def test_every_look_up_of_a_game_stands_in_the_kit(key: str) -> None:
    """Cells of charts stand on the chart, and whose card was read has one; that all of it is printed is tested with it.

    Pennant Race reads what stands on a sheet as it does, by the name of the club.
    """
    places = {
        place
        for face in kit_of(key)
        for grid in face.grids
        for row in grid.rows
        for cell in row.cells
        for place in cell.places
    }
    lookups = set(looked_up(key))
    assert len(lookups) > 10
    of_charts = {lookup for lookup in lookups if not (lookup.is_card or lookup.chart.startswith(TEXAS.club))}
    missing = sorted(str(lookup) for lookup in of_charts if not places_of((lookup,)) & places)
    assert not missing, missing[:5]
    owners = {place.split()[0] for place in places}
    assert {lookup.player for lookup in lookups if lookup.is_card} <= owners


def kit_of(key: str) -> Iterator[Face]:
    for group in papers(key).charts():
        yield from group.faces
    if key in ("superstar", "longtater", "replay"):
        for club in clubs_of(key):
            yield from player_faces(key).cards(club)


@cache
def clubs_of(key: str) -> tuple[Club, ...]:
    game = plays_game(key)
    return tuple(game.read_club(game.clubs()[name]) for name in GAMES[key])


def looked_up(key: str) -> Iterator[Lookup]:
    """The look-ups of several games, by the book and at random."""
    for seed in range(MANY):
        seen: list[Lookup] = []
        account = Account()

        def note(*_: object, account: Account = account, seen: list[Lookup] = seen) -> None:
            seen.extend(account.lookups)

        if key == "pennant":
            staffs = (Staff.rested(TEXAS), Staff.rested(TEXAS))
            Session(
                PENNANT, PENNANT.start(PennantSetup(staffs)), Dealer(seed), {side: First() for side in SIDES},
                account=account, watch=note,
            ).run()  # fmt: skip
        elif key == "rallybird":
            managers = {"visitors": Chooser(seed), "home": Chooser(seed + 1)}
            setup = RallySetup(RallyOptions())
            Session(
                RALLYBIRD, RALLYBIRD.start(setup), Dealer(seed), managers, account=account, watch=note
            ).run()  # fmt: skip
        else:
            played(
                ballgame(key, turn=seed), seed, at_random(seed) if seed % 2 else by_the_book(),
                account=account, watch=note,
            )  # fmt: skip
        yield from seen
