"""Batters' and pitchers' ratings by formula; docs/pennant.md sets each beside the printed Texas sheet."""

from __future__ import annotations

from math import floor, sqrt

from hotstove.cardmaker.pennant.context import League, plays_made, sureness
from hotstove.games.pennant.dice import triad_of_rank
from hotstove.record import Batting, Pitching, PlayerRecord

BAT_STEP = 0.0175
BAT_MIDDLE = 3.41
POWER_FROM, POWER_SECOND, POWER_STEP = 0.328, 0.352, 0.047
"""Nearest to the ratings of the printed Texas sheet of 1988; docs/pennant.md sets them side by side."""
BENCH_HOMERS = 3
"""Homers that give a player of the bench a POW of at least 1: about what his place on the Power Chart brings."""
BENCH_NONE = 2
"""Under so many homers a player of the bench has no POW: he would hit more by the chart than he did."""
ENDURANCE_SLOPE, ENDURANCE_SHIFT = 2.67, 10
"""Nearest to the ratings of the printed Texas sheet of 1988; docs/pennant.md sets them side by side."""
FINISHERS = 1.5
"""END that is added for every complete game a start: what is left of a finisher's triads are the low ones. With it END
is right in 5 of 6 of the printed Texas sheet."""
SHRINK, START_SHRINK = 3.0, 5.0
"""Innings at the league's ERA that are added to every reliever's and starter's, so that two good innings make no ace;
with them REL is right in 7 of 7 of the printed Texas sheet (docs/pennant.md)."""


def half_up(number: float) -> int:
    return floor(number + 0.5)


def bat_worth(bat: Batting, league: League) -> float:
    """BAT before the club's level is added and the fraction dropped; few at-bats are shrunk to the league's average."""
    avg = (bat.h + 10 * league.avg) / (bat.ab + 10)
    return (avg - league.avg) / BAT_STEP + BAT_MIDDLE


def power(bat: Batting) -> int:
    """POW by slugging percentage, the same in every season: it is what tells 1908 from 1930."""
    slg = bat.slg if bat.ab >= 20 else bat.slg * bat.ab / 20
    if slg < POWER_FROM:
        return 0
    return 1 if slg < POWER_SECOND else min(2 + int((slg - POWER_SECOND) / POWER_STEP), 12)


def bench_power(bat: Batting) -> int:
    """POW of a player of the bench, whose one use is to homer."""
    if bat.hr < BENCH_NONE:
        return 0
    return max(power(bat), int(bat.hr >= BENCH_HOMERS))


def speed(bat: Batting) -> int:
    return half_up(0.8 * sqrt(max(bat.sb, 0)))


def glove(player: PlayerRecord, position: str, league: League) -> int:
    """FLD: reach and sureness against the league's players at the position, few games shrunk to the mean.

    A catcher is judged by his sureness alone: his assists tell more of the runners than of him.
    """
    line = player.fielding.get(position)
    if line is None or not line.chances:
        return 0
    sure = league.sure[position].z(sureness(player, position))
    reach = sure if position == "C" else league.reach[position].z(plays_made(player, position))
    trust = line.games / (line.games + 20)
    return max(-2, min(3, half_up(1.2 + 1.1 * trust * (reach + sure) / 2)))


def feat(times: float, starts: float) -> int:
    """CG or SHO: the triad whose chance of being exceeded is the feats by the starts."""
    done = min(times / starts, 1.0) if starts else 0.0
    return triad_of_rank(max(half_up(216 * (1 - done)), 1))


def start_innings(line: Pitching, league: League) -> float:
    """Innings as a starter: all but those of his relief games, each as long as those of the players who never
    started."""
    return max(line.innings - league.relief_innings * line.relief_games, line.innings / 2)


def endurance(line: Pitching, league: League) -> int:
    """END by the innings of his starts that were not complete, and by the share of those that were."""
    broken = line.starts - line.complete
    if broken <= 0:
        return 10
    innings = (start_innings(line, league) - 9 * line.complete) / broken
    finished = FINISHERS * line.complete / line.starts
    return max(1, min(10, half_up(ENDURANCE_SLOPE * innings - ENDURANCE_SHIFT + finished)))


def shrunk_era(line: Pitching, league: League, shrink: float) -> float:
    return 9 * (line.er + shrink * league.era / 9) / (line.innings + shrink)


def start_worth(line: Pitching, league: League, exponent: float) -> float:
    """ST before the club's level is laid on: how much better than the league's ERA."""
    return float((league.era / max(shrunk_era(line, league, START_SHRINK), 0.3)) ** exponent)


def relief(line: Pitching, league: League) -> int:
    """REL by ERA, on the scale of 1988."""
    era = shrunk_era(line, league, SHRINK)
    return max(-7, min(7, half_up(3.1 * (era - 0.89 * league.era) * 3.97 / league.era)))


def scaled_relief_games(line: Pitching, league: League) -> float:
    """Relief games on the scale of the American League of 1988, where a club had 267."""
    return line.relief_games * 267 / league.relief_games if league.relief_games else 0.0


def tiring(games: float) -> int:
    """FAT by scaled relief games."""
    return max(1, half_up((80 - games) / 12))


def rest(starts_in_162: float) -> int:
    return max(0, half_up(8.1 - starts_in_162 / 8))
