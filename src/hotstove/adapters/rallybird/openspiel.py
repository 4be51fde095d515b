"""Rallybird as a game of OpenSpiel: `import hotstove.adapters.rallybird.openspiel`, then load `python_rallybird`."""

from __future__ import annotations

from typing import Any

from hotstove.adapters.rallybird.driver import SEATS, Driver
from hotstove.adapters.rallybird.observing import observe, remember, size_of
from hotstove.games.rallybird.options import Options
from hotstove.table.errors import Mistake

try:
    import pyspiel
except ImportError:
    raise Mistake("OpenSpiel is not installed; pip install 'hotstove[openspiel]'") from None

GAME_TYPE = pyspiel.GameType(
    short_name="python_rallybird",
    long_name="Rallybird Baseball",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "innings": 3,
        "take_the_pitch": True,
        "snake_eyes": "nobody",
        "rallybird": False,
        "rallybird_extra": False,
    },
)
LONGEST = 100_000
"""A bound that OpenSpiel asks for; no game has come near it."""


class RallybirdGame(pyspiel.Game):  # type: ignore[misc]
    """The game under the options given as parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rally_options = Options(**(params or {}))
        driver = Driver(self.rally_options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(driver.actions),
            max_chance_outcomes=18,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> RallybirdState:
        return RallybirdState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RallybirdObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return RallybirdObserver(Driver(self.rally_options), recall)


class RallybirdState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: RallybirdGame) -> None:
        super().__init__(game)
        self.driver = Driver(game.rally_options)

    def current_player(self) -> int:
        if self.driver.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.driver.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return SEATS.index(self.driver.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return self.driver.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(self.driver.chances().items())

    def _apply_action(self, action: int) -> None:
        if self.driver.is_chance:
            self.driver.fall(action)
        else:
            self.driver.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"falls {action}"
        return self.driver.actions[action]

    def is_terminal(self) -> bool:
        return self.driver.is_over

    def returns(self) -> list[float]:
        if not self.driver.is_over:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.driver.winner() == SEATS[0] else [-1.0, 1.0]

    def __str__(self) -> str:
        return remember(self.driver, SEATS[0]) + " | " + remember(self.driver, SEATS[1])


class RallybirdObserver:
    """What one player sees: numbers for the moment, text for all that he remembers."""

    def __init__(self, driver: Driver, recall: bool) -> None:
        import numpy as np

        self.tensor = np.zeros(0 if recall else size_of(driver), np.float32)
        self.dict = {} if recall else {"observation": self.tensor}

    def set_from(self, state: RallybirdState, player: int) -> None:
        if self.dict:
            self.tensor[:] = observe(state.driver, SEATS[player])

    def string_from(self, state: RallybirdState, player: int) -> str:
        return remember(state.driver, SEATS[player])


pyspiel.register_game(GAME_TYPE, RallybirdGame)
