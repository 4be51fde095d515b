"""A situation as a manager is told of it, and what the book says there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from hotstove.diamond.bats import Bat, Thief
from hotstove.diamond.lineup import PITCHER
from hotstove.diamond.setup import Customs
from hotstove.diamond.situation import Situation
from hotstove.diamond.steals import MOVE_FROM
from hotstove.diamond.view import View
from hotstove.games.superstar.setup import SuperstarSetup
from hotstove.managers.book import ByTheBook
from hotstove.table.questions import Decision, Request
from tests.helpers.clubs import new_game
from tests.helpers.match import Match

VISITORS, HOME = 0, 1
STEAL = Decision("steal", "offense", ("none", "1-2"))
STEAL_HOME = Decision("steal", "offense", ("none", "3-H"))
SEND = Decision("send", "offense", ("none", "2-H"))
BUNT = Decision("bunt", "offense", ("none", "sacrifice"))
SQUEEZE = Decision("bunt", "offense", ("none", "sacrifice", "squeeze"))
HIT_AND_RUN = Decision("hit_and_run", "offense", ("no", "yes"))
WALK = Decision("walk", "defense", ("no", "yes"))


@dataclass
class Told:
    """Estimates that a test states outright."""

    steal: float = 0.0
    tries: float | None = None
    advance: Mapping[str, float] = field(default_factory=dict)
    bunter: bool = False
    asked: bool = False
    bats: Mapping[str, float] = field(default_factory=dict)
    """Batters' values in runs a plate appearance; 0 for all others."""
    arms: Mapping[str, float] = field(default_factory=dict)
    gloves: Mapping[str, float] = field(default_factory=dict)
    contact: bool = False
    tired: float = 0.0
    left: int | None = None
    pitchers: frozenset[str] = frozenset()
    column: str = "3"

    def steal_success(self, move: str) -> float:
        return self.steal

    def attempt_rate(self) -> float | None:
        return self.tries

    def advance_success(self, move: str) -> float:
        return self.advance.get(move, 0.0)

    def bunts_well(self) -> bool:
        return self.bunter

    def asked_to_bunt(self) -> bool:
        return self.asked

    def batter_value(self, side: int, player: str, throws: str) -> float:
        return self.bats.get(player, 0.0)

    def pitcher_value(self, side: int, player: str) -> float:
        return self.arms.get(player, 0.0)

    def glove_value(self, side: int, player: str, position: int) -> float:
        return self.gloves.get(player, 0.0)

    def makes_contact(self, side: int, player: str, throws: str) -> bool:
        return self.contact

    def hit_and_run_gain(self) -> None:
        return None

    def bunt_hit_value(self, infield: str) -> None:
        return None

    def speed(self, side: int, player: str) -> float:
        return 0.5

    def fatigue(self, side: int, player: str) -> float:
        return self.tired

    def stamina_left(self, side: int, player: str) -> int | None:
        return self.left

    def plays(self, side: int, player: str, position: int) -> bool:
        is_pitcher = player in self.pitchers
        return is_pitcher if position == PITCHER else not is_pitcher

    def pitches(self, side: int, player: str) -> bool:
        return player in self.pitchers

    def best_column(self) -> str:
        return self.column

    def customs(self, setup: SuperstarSetup) -> Customs:
        """The same as it is seen at a glance."""
        players = {id(card): player for club in setup.clubs for player, card in club.cards.items()}
        return Customs(
            best_steals=dict.fromkeys(MOVE_FROM.values(), self.steal),
            bats=lambda card, throws: Bat(self.bats.get(players[id(card)], 0.0), self.bunter, self.asked),
            thieves=lambda card: Thief(self.tries, self.steal),
        )


def at(
    told: Told,
    side: int,
    *,
    inning: int = 1,
    half: str = "top",
    outs: int = 0,
    bases: str = "---",
    score: tuple[int, int] = (0, 0),
    work: Mapping[str, int] | None = None,
    match: Match | None = None,
) -> View:
    """The view of a side of Herons at Millers, in a situation and with such work behind the pitcher."""
    game = match or new_game()
    players = game.situation.lineups[0 if half == "top" else 1].players
    runners = tuple(players[7 + place] if mark != "-" else "" for place, mark in enumerate(bases))
    game.situation = Situation(
        inning, half, outs, bases, (runners[0], runners[1], runners[2]), score, (1, 1), game.situation.lineups
    )
    if work:
        game.with_outing(game.situation.pitcher, **work)
    view = game.view("visitors" if side == VISITORS else "home")
    setup, work_now = view.state.setup, view.outings[side][-1]
    assert isinstance(setup, SuperstarSetup)
    setup.limits[side, work_now.player, work_now.started] = 0 if told.tired else 99
    object.__setattr__(setup, "customs", told.customs(setup))  # what is told need not be what charts and cards say
    view._estimates = told
    return view


def says(view: View, question: Decision | Request) -> str:
    """His answer, which must also be what he sees at a glance where a glance is enough."""
    book = ByTheBook()
    answer = book.decide(view, question)
    if question.purpose in book.calm(view.state, (view.side,))(view.state):
        assert answer == question.default
    return answer
