"""How many batters pitchers face when a season is replayed: they last as long as their cards let them (SS-29), which
draws them towards the innings of their row, whatever they were used for in life."""

from __future__ import annotations

import math
from collections.abc import Mapping

from hotstove.games.superstar.chart_set import our_charts
from hotstove.games.superstar.fatigue import endurance_row
from hotstove.measured import measured
from hotstove.record import Season
from hotstove.record.digits import DIGITS
from hotstove.record.lines import Pitching

PLAYED = "played in superstar"
"""The group of measured numbers that seasons tell which were played with such cards."""
SHORTEST, LONGEST = 0.3, 1.6
"""Between these a pitcher's outs a game are told from those of his card: beyond, replays of 1955, 1977, 1988 and 2000
have only players of a few games."""


def decisions_of(season: Season) -> Mapping[str, float]:
    """Wins and losses of the whole season by Lahman's id, also of pitchers of several clubs."""
    return {player.lahman_id: player.pitching.decisions for player in season.players if player.pitching is not None}


def relieves(line: Pitching) -> bool:
    """He came in oftener than he started."""
    return 2 * line.starts < line.games


def stretch(line: Pitching, decisions: float) -> float:
    """His outs a game over those after which his card is tired, in the role that he had oftener."""
    row = endurance_row("reliever" if relieves(line) else "starter", round(decisions))
    outs = 3 * int(our_charts().endurance(row, "innings"))
    return min(max(line.outs / line.games / outs, SHORTEST), LONGEST) if line.games else 1.0


def faced(line: Pitching, decisions: float) -> float:
    """The batters whom he faces in a replayed season, but for a factor that all have in common."""
    more = measured(PLAYED, "relievers") if relieves(line) else 1.0
    return round(line.bf * more * math.pow(stretch(line, decisions), -measured(PLAYED, "endurance")), DIGITS)
