"""A pitching staff: rotation, spot starters and a bullpen with roles, from how the players were used."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from hotstove.cardmaker.baseline.kinds import OUTS_IN_RELIEF
from hotstove.record.lines import Pitching
from hotstove.record.player import PlayerRecord

REGULAR_START, SPOT_START = 0.10, 0.05
"""Who started the first share of his club's games is in the rotation; it is filled up with players above the second.
What words such as rotation, closer and regular reliever mean is a choice, stated in docs/record.md."""

REGULAR_RELIEF = 0.15
"""Relief games per club game of a player who has a role in the bullpen (docs/record.md, "Lineups and staffs")."""

CLOSER_GAMES = 0.06
"""A closer came in at least so often; clubs whose starters finished their games have none (docs/record.md, "Lineups and
staffs")."""

SETUP_MEN = 3


@dataclass(frozen=True, slots=True)
class PitchingStaff:
    """All who pitched, each once: who starts, and who comes in when.

    ``closer`` finishes games that are won, ``setup`` goes before him, ``middle`` before those, ``long`` follows a
    starter who was knocked out, ``others`` were seldom used, ``mop_up`` are fielders who pitched to save arms.
    """

    rotation: tuple[PlayerRecord, ...]
    spot_starters: tuple[PlayerRecord, ...]
    closer: PlayerRecord | None
    setup: tuple[PlayerRecord, ...]
    middle: tuple[PlayerRecord, ...]
    long: tuple[PlayerRecord, ...]
    others: tuple[PlayerRecord, ...]
    mop_up: tuple[PlayerRecord, ...]

    @property
    def bullpen(self) -> tuple[PlayerRecord, ...]:
        """Relievers in the order of trust, the closer first; fielders are not among them."""
        closer = () if self.closer is None else (self.closer,)
        return (*closer, *self.setup, *self.middle, *self.long, *self.others)

    @property
    def players(self) -> tuple[PlayerRecord, ...]:
        """All but the fielders who pitched."""
        return (*self.rotation, *self.spot_starters, *self.bullpen)


@dataclass(frozen=True, slots=True)
class _Arm:
    player: PlayerRecord
    line: Pitching

    @property
    def is_fielder(self) -> bool:
        return not self.player.is_pitcher and self.line.starts == 0 and self.player.batting.pa > self.line.bf

    @property
    def is_long(self) -> bool:
        return self.line.outs >= OUTS_IN_RELIEF * self.line.games or self.line.starts >= 3


def rotation_size(year: int) -> int:
    """How many starters a club wants: five since 1973, four since 1893, two before."""
    return 5 if year >= 1973 else 4 if year >= 1893 else 2


def choose_staff(pitchers: Sequence[PlayerRecord], year: int, club_games: int) -> PitchingStaff:
    """Roles for all who pitched, from starts, saves, games finished and innings per game."""
    arms = [_Arm(player, player.pitching) for player in pitchers if player.pitching is not None]
    rotation = _rotation(arms, year, club_games)
    left = [arm for arm in arms if arm not in rotation]
    mop_up = [arm for arm in left if arm.is_fielder]
    spot = [arm for arm in left if arm.line.starts * 2 > arm.line.games]
    spot.sort(key=lambda arm: (-arm.line.starts, arm.player.lahman_id))
    pen = [arm for arm in left if arm not in spot and arm not in mop_up]
    pen.sort(key=lambda arm: (-arm.line.relief_games, arm.player.lahman_id))
    closer = _closer(pen, club_games)
    regular = [a for a in pen if a is not closer and a.line.relief_games >= REGULAR_RELIEF * club_games]
    late = sorted(
        (arm for arm in regular if not arm.is_long),
        key=lambda arm: (-arm.line.finished - 2 * arm.line.saves, arm.line.era, arm.player.lahman_id),
    )
    return PitchingStaff(
        _players(rotation),
        _players(spot),
        None if closer is None else closer.player,
        _players(late[:SETUP_MEN]),
        _players(late[SETUP_MEN:]),
        _players(arm for arm in regular if arm.is_long),
        _players(arm for arm in pen if arm is not closer and arm not in regular),
        _players(mop_up),
    )


def _players(arms: Iterable[_Arm]) -> tuple[PlayerRecord, ...]:
    return tuple(arm.player for arm in arms)


def _rotation(arms: Sequence[_Arm], year: int, club_games: int) -> list[_Arm]:
    starters = sorted(
        (arm for arm in arms if arm.line.starts), key=lambda a: (-a.line.starts, a.line.era, a.player.lahman_id)
    )
    rotation = [arm for arm in starters if arm.line.starts >= REGULAR_START * club_games][:5]
    more = starters[len(rotation) : rotation_size(year)]
    return rotation + [arm for arm in more if arm.line.starts >= SPOT_START * club_games] or starters[:1]


def _closer(pen: Sequence[_Arm], club_games: int) -> _Arm | None:
    """Most saves among players who came in often enough; without saves, most games finished."""
    able = [arm for arm in pen if arm.line.finished and arm.line.relief_games >= CLOSER_GAMES * club_games]
    return max(able, key=lambda arm: (arm.line.saves, arm.line.finished, arm.player.lahman_id), default=None)
