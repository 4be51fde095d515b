"""What the players of a season's game have done in the season before it, as a line each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hotstove.scorebook.lines import BattingLine, PitchingLine
from hotstove.sitting.values import Values

if TYPE_CHECKING:
    from sqlalchemy import Connection

NOTHING: Mapping[str, str] = {}


@dataclass(frozen=True)
class SeasonLines:
    """Lines by player, such as ".283, 12 HR, 41 RBI" and "7-3, 3.12 ERA, 2 SV"; nothing outside of seasons."""

    batting: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    pitching: Mapping[str, str] = field(default_factory=lambda: NOTHING)

    def values(self, players: frozenset[str]) -> Values:
        """The lines of these players, for a face."""
        return {
            kind: {player: line for player, line in lines.items() if player in players}
            for kind, lines in (("batting", self.batting), ("pitching", self.pitching))
        }


NO_SEASON = SeasonLines()


def season_lines(connection: Connection, season: str) -> SeasonLines:
    """The lines of everybody who has played in the regular season so far."""
    from hotstove.records import queries

    batting = {
        row["player"]: BattingLine(*map(row.__getitem__, BattingLine._fields))
        for row in queries.totals(connection, season, "batting")
    }
    pitching = {
        row["player"]: PitchingLine(*map(row.__getitem__, PitchingLine._fields))
        for row in queries.totals(connection, season, "pitching")
    }
    return SeasonLines(
        {player: batting_so_far(line) for player, line in batting.items() if line.plate_appearances},
        {player: pitching_so_far(line) for player, line in pitching.items()},
    )


def batting_so_far(line: BattingLine) -> str:
    """Average, home runs, runs batted in."""
    from hotstove.season.tables import average

    hitting = average(line.hits / line.at_bats) if line.at_bats else "-"
    return f"{hitting}, {line.home_runs} HR, {line.runs_batted_in} RBI"


def pitching_so_far(line: PitchingLine) -> str:
    """Wins and losses, earned run average, and saves where there are any."""
    earned = f"{27 * line.earned_runs / line.outs:.2f}" if line.outs else "-"
    saves = f", {line.saves} SV" if line.saves else ""
    return f"{line.wins}-{line.losses}, {earned} ERA{saves}"
