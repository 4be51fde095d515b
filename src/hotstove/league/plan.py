"""A season's plan: its game and options, clubs with cards and shares, and how starters and lineups are chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from hotstove.games import game as find_game
from hotstove.league.fixtures import ScheduledGame
from hotstove.league.usage import Share


@dataclass(frozen=True)
class Plan:
    """Everything about a season that does not change while it is played."""

    name: str
    game_key: str
    year: int
    leagues: tuple[str, ...]
    seed: str
    options: Mapping[str, str]
    starters: str
    """"turn": by share and rest; "real": as the schedule names them."""
    lineups: str
    """"share" or "real" likewise."""
    clubs: Mapping[str, Any]
    shares: Mapping[str, Mapping[str, Share]]
    divisions: Mapping[str, str]
    leagues_of: Mapping[str, str] = field(default_factory=dict)
    span: tuple[int, int] = (0, 0)
    """The first and last day of the schedule, as ordinals."""

    @property
    def game(self) -> Any:
        return find_game(self.game_key)

    @cached_property
    def rules(self) -> Any:
        """The rules in force; they keep nothing from game to game but what they have worked out."""
        game = self.game
        return game.rules(game.read_options(self.options), game.book(None), None)

    def progress(self, fixture: ScheduledGame) -> float:
        """How much of the season is gone on the day of a game; after its end all of it."""
        first, last = self.span
        return min(max((fixture.ordinal - first) / max(last - first + 1, 1), 0.0), 1.0)

    def designated_hitter(self, home: str) -> bool:
        """By the home club's league and year; clubs of no real league use one."""
        from hotstove.record.season import has_dh

        league = self.leagues_of.get(home, "") or self.clubs[home].league
        return has_dh(self.year, league) if league in ("AL", "NL", "NA", "AA", "UA", "PL", "FL") else True

    def as_wished(self, fixture: ScheduledGame) -> ScheduledGame:
        """The fixture without what this season does not want to take from the real schedule."""
        from dataclasses import replace

        if self.starters != "real":
            fixture = replace(fixture, starters=("", ""))
        return fixture if self.lineups == "real" else replace(fixture, lineups=("", ""))
