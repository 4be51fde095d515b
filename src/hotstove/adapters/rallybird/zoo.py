"""Rallybird as an environment of PettingZoo, for agents that act in turn."""

from __future__ import annotations

from typing import Any

import numpy as np

from hotstove.adapters.rallybird.driver import SEATS, Driver
from hotstove.adapters.rallybird.observing import observe, remember, size_of
from hotstove.games.rallybird.options import Options
from hotstove.table.errors import Mistake

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError:
    raise Mistake("PettingZoo is not installed; pip install 'hotstove[pettingzoo]'") from None


class RallybirdEnv(AECEnv):  # type: ignore[misc]
    """Two agents, visitors and home; chance is rolled by the environment on its own stream."""

    metadata = {"name": "rallybird_v1", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, options: Options | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.options = options or Options()
        self.render_mode = render_mode
        self.possible_agents = list(SEATS)
        driver = Driver(self.options)
        mask = spaces.Box(0, 1, (len(driver.actions),), np.int8)
        seen = spaces.Box(0.0, 6.0, (size_of(driver),), np.float32)
        space = spaces.Dict({"observation": seen, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(SEATS, space)
        self.action_spaces = {agent: spaces.Discrete(len(driver.actions)) for agent in SEATS}
        self._stream = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._stream = np.random.default_rng(seed)
        self.driver = Driver(self.options)
        self.agents = list(SEATS)
        self.rewards = dict.fromkeys(SEATS, 0.0)
        self._cumulative_rewards = dict.fromkeys(SEATS, 0.0)
        self.terminations = dict.fromkeys(SEATS, False)
        self.truncations = dict.fromkeys(SEATS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in SEATS}
        self._let_fall()
        self.agent_selection = self.driver.seat

    def observe(self, agent: str) -> dict[str, Any]:
        mask = np.zeros(len(self.driver.actions), np.int8)
        if not self.driver.is_over and agent == self.driver.seat:
            mask[self.driver.legal()] = 1
        return {"observation": observe(self.driver, agent), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.driver.choose(int(action))
        self._let_fall()
        if self.driver.is_over:
            winner = self.driver.winner()
            self.rewards = {seat: 1.0 if seat == winner else -1.0 for seat in SEATS}
            self.terminations = dict.fromkeys(SEATS, True)
            self.agent_selection = SEATS[1 - SEATS.index(agent)]
        else:
            self.agent_selection = self.driver.seat
        self._accumulate_rewards()

    def render(self) -> str:
        return remember(self.driver, self.agent_selection)

    def close(self) -> None:
        """Nothing is held open."""

    def _let_fall(self) -> None:
        while not self.driver.is_over and self.driver.is_chance:
            chances = self.driver.chances()
            self.driver.fall(int(self._stream.choice(list(chances), p=list(chances.values()))))
