"""What a replay comes to: every player's line at every club, and the clubs' wins."""

from __future__ import annotations

from dataclasses import dataclass, field

from hotstove.scorebook.lines import BattingLine, PitchingLine

Key = tuple[str, str]
"""The player's id and his club's code."""


@dataclass
class Replay:
    """One season as it was played here."""

    batting: dict[Key, BattingLine] = field(default_factory=dict)
    pitching: dict[Key, PitchingLine] = field(default_factory=dict)
    wins: dict[str, int] = field(default_factory=dict)
    games: dict[str, int] = field(default_factory=dict)
    runs: dict[str, int] = field(default_factory=dict)
    runs_allowed: dict[str, int] = field(default_factory=dict)
    outs: int = 0
    errors: int = 0

    def count(self, code: str, won: bool, runs: int, allowed: int) -> None:
        self.games[code] = self.games.get(code, 0) + 1
        self.wins[code] = self.wins.get(code, 0) + won
        self.runs[code] = self.runs.get(code, 0) + runs
        self.runs_allowed[code] = self.runs_allowed.get(code, 0) + allowed
