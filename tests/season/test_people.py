"""A season of a game that needs nothing but two people: coins are flipped, and the better of nine wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import pytest

from hotstove.season.club_state import ClubState
from hotstove.season.people import People, PeopleSeason
from hotstove.season.plan import Plan
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.season.season_game import season_game
from hotstove.table.account import Account
from hotstove.table.errors import Mistake
from hotstove.table.game import HOME, SIDES, VISITORS, Game
from hotstove.table.questions import Answer, Decision, Rule
from hotstove.table.scenarios import Ruling, Scenario


@dataclass(frozen=True)
class NoOptions:
    """There is nothing to choose."""


class Coins(NamedTuple):
    """Flips so far, and who has won how many of them."""

    flips: int = 0
    won: tuple[int, int] = (0, 0)


class Matching(Game[Coins, int, Coins]):
    """Both show a side of a coin; the home side wins those that match."""

    key = "coins"
    name = "Matching Coins"
    version = 1
    ledger = "MC"
    options = NoOptions
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {}

    def opening(self, options: object) -> Coins:
        return Coins()

    def score(self, state: Coins) -> tuple[int, int]:
        return state.won

    def turn(self, state: Coins, account: Account | None = None, quiet: bool = False) -> Rule[int]:
        shown = []
        for seat in SIDES:
            shown.append((yield Decision("coin", seat, ("heads", "tails"))))
        return int(shown[0] == shown[1])

    def after(self, state: Coins, turn: int) -> Coins:
        visitors, home = state.won
        return Coins(state.flips + 1, (visitors + (turn == 0), home + (turn == 1)))

    def is_over(self, state: Coins) -> bool:
        return state.flips == 9

    def seats(self, state: Coins) -> Mapping[str, str]:
        return {VISITORS: VISITORS, HOME: HOME}

    def view(self, state: Coins, seat: str, heard: tuple[Answer, ...] = ()) -> Coins:
        return state

    def judge(self, scenario: Scenario) -> Ruling:
        raise NotImplementedError


def test_a_game_that_opens_without_clubs_has_seasons() -> None:
    kind = season_game(Matching(), {}, {})
    assert isinstance(kind, PeopleSeason)
    reds, blues = kind.entered("Reds"), kind.entered("Blues:random")
    assert reds == People("Reds", "random") == kind.read(kind.write(reds))
    plan: Plan[People] = Plan(
        "spring", "coins", 2026, ("",), "1", {}, "turn", "share", {"REDS": reds, "BLUES": blues}, {}, {}
    )
    games = [ScheduledGame("2026-05-01", "REDS", "BLUES", number) for number in (1, 2)]
    results = [kind.play(plan, game, (ClubState(), ClubState())) for game in (*games, games[0])]
    assert all(sum(result.score) == 9 for result in results)
    assert results[0] == results[2]
    assert results[0].rows.game["visitors_runs"] == results[0].score[0]


def test_its_clubs_are_checked() -> None:
    kind = season_game(Matching(), {}, {})
    with pytest.raises(Mistake, match="write NAME or NAME:MANAGER with random"):
        kind.entered("Reds:genius")
    with pytest.raises(Mistake, match="Matching Coins has no real clubs"):
        kind.make_club("1988 TEX")
    with pytest.raises(Mistake, match="Matching Coins has no charts"):
        season_game(Matching(), {}, {"coin.toml": ""})
