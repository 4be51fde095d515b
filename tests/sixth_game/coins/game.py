"""Coins: in each of three innings either side tosses one coin for a run, or two coins that must agree for three runs.

CN-01  A side at bat chooses: one coin, or two.
CN-02  One coin: heads is a run.
CN-03  Two coins: two heads are three runs, anything else none.
CN-04  After three innings the higher score wins; with the option `extra` a tie goes on.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from hotstove.table.account import Account
from hotstove.table.dice import Dice, Die
from hotstove.table.game import DEFENSE, HOME, OFFENSE, VISITORS, Game
from hotstove.table.questions import Answer, Decision, Question, Roll, Rule
from hotstove.table.scenarios import Ruling, Scenario
from hotstove.table.session import follow

COIN = Dice("coin", (Die("silver", (0, 1)),), lambda face: face)
TWO_COINS = Dice("two coins", (Die("silver", (0, 1)), Die("gold", (0, 1))), lambda one, other: one + other)
TOSS, TOSS_TWO = Roll("toss", COIN), Roll("toss-two", TWO_COINS)
COINS = Decision("coins", OFFENSE, ("one", "two"))
INNINGS = 3


@dataclass(frozen=True)
class Options:
    """One field for each optional rule."""

    extra: bool = False
    """CN-04: a tie goes on."""


class CoinState(NamedTuple):
    """Half-innings played, the score, and the options."""

    halves: int = 0
    visitors: int = 0
    home: int = 0
    options: Options = Options()


class Toss(NamedTuple):
    """A side's turn: the runs that it made."""

    runs: int


class CoinView(NamedTuple):
    """Nothing is secret."""

    seat: str
    state: CoinState


class Coins(Game[CoinState, Toss, CoinView]):
    """The whole game."""

    key = "coins"
    name = "Coins"
    version = 1
    ledger = "CN"
    sentence = "One coin or two, three innings."
    options = Options
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {"plain": {}, "long": {"extra": True}}

    def opening(self, options: object) -> CoinState:
        assert isinstance(options, Options)
        return CoinState(options=options)

    def turn(self, state: CoinState, account: Account | None = None, quiet: Collection[str] = ()) -> Rule[Toss]:
        """CN-01 to CN-03."""
        coins = yield COINS
        if coins == "one":
            return Toss((yield TOSS))
        heads = yield TOSS_TWO
        return Toss(3 if heads == 2 else 0)

    def after(self, state: CoinState, turn: Toss) -> CoinState:
        visitors, home = (turn.runs, 0) if state.halves % 2 == 0 else (0, turn.runs)
        return CoinState(state.halves + 1, state.visitors + visitors, state.home + home, state.options)

    def is_over(self, state: CoinState) -> bool:
        """CN-04."""
        if state.halves < 2 * INNINGS or state.halves % 2:
            return False
        return not state.options.extra or state.visitors != state.home

    def seats(self, state: CoinState) -> Mapping[str, str]:
        batting, other = (VISITORS, HOME) if state.halves % 2 == 0 else (HOME, VISITORS)
        return {VISITORS: VISITORS, HOME: HOME, OFFENSE: batting, DEFENSE: other}

    def view(self, state: CoinState, seat: str, heard: tuple[Answer, ...] = ()) -> CoinView:
        return CoinView(seat, state)

    def score(self, state: CoinState) -> tuple[int, int]:
        return state.visitors, state.home

    def judge(self, scenario: Scenario) -> Ruling:
        """`given` is a state, `calls` the coins, `rolls` the heads that fall; `then` score and end."""
        scenario.check_keys("given", scenario.given, frozenset({"halves", "visitors", "home"}))
        scenario.check_keys("then", scenario.then, frozenset({"score", "over"}))
        state = CoinState(**scenario.given, options=Options(**scenario.options))
        rolls = iter(scenario.rolls)

        def answer(question: Question) -> Answer:
            if isinstance(question, Decision):
                return scenario.calls.get(question.purpose, question.default)
            return next(rolls)

        after = self.after(state, follow(self.turn(state), answer))
        found = {"score": list(self.score(after)), "over": self.is_over(after)}
        return Ruling(
            tuple(
                f"{key}: expected {value}, came out {found[key]}"
                for key, value in scenario.then.items()
                if found[key] != value
            )
        )


GAME = Coins()
