"""What a club carries from one game to the next: who has played how much, who must rest, who is hurt."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import NamedTuple

from hotstove.diamond.absences import assessed, game_over
from hotstove.diamond.availability import AT_BAT, ON_THE_MOUND, STARTING, Appearance
from hotstove.diamond.setup import STEALS
from hotstove.season.result import SideResult


class Worked(NamedTuple):
    """What a pitcher has done so far."""

    starts: int = 0
    start_outs: int = 0
    complete: int = 0
    reliefs: int = 0
    relief_outs: int = 0
    saves: int = 0


IDLE = Worked()


@dataclass
class ClubState:
    """One club between games."""

    games: int = 0
    against: dict[str, int] = field(default_factory=dict)
    """Games against left-handed and right-handed starters, by "L" and "R"."""
    starts: dict[str, dict[str, int]] = field(default_factory=dict)
    """Starts by player, and by position and the opposing starter's hand, as in {"SS L": 12}."""
    used: dict[str, dict[str, int]] = field(default_factory=dict)
    """Games by player and role: all (G), on the mound (GP), started on it (GS), and at each position; steals tried."""
    batted: dict[str, int] = field(default_factory=dict)
    """Plate appearances."""
    started: dict[str, int] = field(default_factory=dict)
    relieved: dict[str, int] = field(default_factory=dict)
    pitched: dict[str, list[int]] = field(default_factory=dict)
    """Each pitcher's last appearance: day as an ordinal, outs, 1 if he started, days running on which he appeared."""
    hurt: dict[str, int] = field(default_factory=dict)
    """Games still to be missed."""
    extra: dict[str, list[int]] = field(default_factory=dict)
    """Memory of the game's own kind, by name."""
    points: dict[str, dict[str, int]] = field(default_factory=dict)
    """What a game counts for players beside the lines of a box score, by player and name of the count."""
    work: dict[str, list[int]] = field(default_factory=dict)
    """Each pitcher's starts, their outs, complete games; relief games, their outs, saves (see `Worked`)."""

    def copy(self) -> ClubState:
        """A state of one's own, which may be written in."""
        return ClubState(
            self.games,
            dict(self.against),
            {player: dict(counts) for player, counts in self.starts.items()},
            {player: dict(counts) for player, counts in self.used.items()},
            dict(self.batted),
            dict(self.started),
            dict(self.relieved),
            {player: list(last) for player, last in self.pitched.items()},
            dict(self.hurt),
            {name: list(values) for name, values in self.extra.items()},
            {player: dict(counts) for player, counts in self.points.items()},
            {player: list(counts) for player, counts in self.work.items()},
        )

    def worked(self, player: str) -> Worked:
        return Worked(*self.work[player]) if player in self.work else IDLE

    def last(self, player: str) -> Appearance | None:
        """A pitcher's last appearance; states written before days running were counted have none of them."""
        found = self.pitched.get(player)
        if found is None:
            return None
        day, outs, started, *running = found
        return Appearance(day, outs, bool(started), *running)

    def games_in(self, player: str, role: str) -> int:
        return self.used.get(player, {}).get(role, 0)

    def sent(self) -> dict[str, int]:
        """How often players have tried to steal."""
        return {player: counts[STEALS] for player, counts in self.used.items() if STEALS in counts}

    def enter(self, day: int, side: SideResult) -> None:
        """Enters a game of the club."""
        self.games += 1
        if side.against:
            self.against[side.against] = self.against.get(side.against, 0) + 1
        for player, place in side.starting:
            _count(self.starts, player, f"{place} {side.against}")
        for player, turns in side.batted:
            self.batted[player] = self.batted.get(player, 0) + turns
        for player, roles in side.appeared:
            for role in (AT_BAT, *roles):
                _count(self.used, player, role)
        for player, times in side.ran:
            _count(self.used, player, STEALS, times)
        for player, outs, started in side.pitched:
            counts = self.started if started else self.relieved
            counts[player] = counts.get(player, 0) + 1
            for role in (ON_THE_MOUND, STARTING) if started else (ON_THE_MOUND,):
                _count(self.used, player, role)
            self.pitched[player] = _appearance(self.last(player), day, outs, started)
            saved = player == side.saved
            had = self.worked(player)
            more = (1, outs, int(len(side.pitched) == 1), 0, 0, 0) if started else (0, 0, 0, 1, outs, int(saved))
            self.work[player] = [one + new for one, new in zip(had, more, strict=True)]
        self.hurt = assessed(game_over(self.hurt, side.sat_out), dict(side.hurt))
        self.extra |= {name: list(values) for name, values in side.memory.items()}
        for player, points in side.points.items():
            for name, number in points.items():
                _count(self.points, player, name, number)


def _appearance(before: Appearance | None, day: int, outs: int, started: bool) -> list[int]:
    """A pitcher's last appearance, both games of a doubleheader taken together."""
    if before is None or day - before.day > 1:
        return [day, outs, int(started), 1]
    if before.day == day:
        return [day, before.outs + outs, int(before.started or started), before.in_a_row]
    return [day, outs, int(started), before.in_a_row + 1]


def _count(table: dict[str, dict[str, int]], player: str, name: str, number: int = 1) -> None:
    mine = table.setdefault(player, {})
    mine[name] = mine.get(name, 0) + number


def to_text(states: Mapping[str, ClubState]) -> str:
    return json.dumps({code: vars(state) for code, state in states.items()}, sort_keys=True, separators=(",", ":"))


def from_text(text: str) -> dict[str, ClubState]:
    """States as they were written; of an older edition what is still kept."""
    known = {one.name for one in fields(ClubState)}
    return {
        code: ClubState(**{name: value for name, value in table.items() if name in known})
        for code, table in (json.loads(text).items() if text else ())
    }


def points_of(states: Mapping[str, ClubState]) -> dict[str, Mapping[str, int]]:
    """What the clubs' players have been credited with beside the lines of a box score."""
    return {player: counts for code in sorted(states) for player, counts in sorted(states[code].points.items())}
