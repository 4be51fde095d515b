"""What cards are true to: the players' own lines, the runs of their club, or the league's totals for each game.

A club that scored more runs than its line is worth had luck with the order of its hits. Cards true to lines leave that
out. Cards true to runs put it in: hits short of homers, walks and hit batsmen of everybody are bent alike until the
club's line is worth the runs of the record.

On cards true to lines clubs come to bat too often, since the games put fewer runners out than life did and play a
little longer. Cards true to totals have so much less of everything that hits, homers, walks and strikeouts for each
game are those of the record.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from hotstove.cardmaker.baseline.rates import EVENTS, Rates
from hotstove.record import read_season
from hotstove.table.errors import Mistake
from hotstove.table.sums import summed

if TYPE_CHECKING:
    from hotstove.cardmaker.baseline.targets import Key, Target

LINES, RUNS, TOTALS = "lines", "runs", "totals"
CHOICES = (LINES, RUNS, TOTALS)
BENT = ("singles", "doubles", "triples", "ubb", "ibb", "hbp")
COUNTED = (*BENT, "hr", "so")
MARKS = {RUNS: "line bent to the runs of the club", TOTALS: "line lowered to the league's totals for each game"}
"""What stands on such a card under what is not the record's."""
MOST = 0.12
"""No line is bent by more than this share; the clubs of 1955-2023 need up to .08."""


@dataclass(frozen=True, slots=True)
class Bend:
    """So much more of some events, and so many more or fewer outs in play."""

    share: float = 0.0
    events: tuple[str, ...] = BENT

    def counts(self, row: Sequence[float]) -> tuple[float, ...]:
        """Counts, or rates, in the order of EVENTS; their sum stays as it was unless the outs do not suffice."""
        values = dict(zip(EVENTS, row, strict=True))
        more = self.share * summed(values[event] for event in self.events)
        for event in self.events:
            values[event] *= 1 + self.share
        values["out"] = max(0.0, values["out"] - more)
        return tuple(values[event] for event in EVENTS)


STRAIGHT = Bend()


def verify(true_to: str) -> None:
    """Refuses what is no choice."""
    if true_to not in CHOICES:
        raise Mistake(f"--true-to {true_to}: it is {', '.join(CHOICES[:-1])} or {CHOICES[-1]}")


def bent_to_runs(targets: Mapping[Key, Target], year: int) -> dict[Key, Target]:
    """Everybody's rates, those of a club bent until they are worth its real runs."""
    scored, allowed = bends(year)
    return _bent(targets, lambda club: (Bend(scored[club]), Bend(allowed[club])))


def lowered_to_totals(targets: Mapping[Key, Target], year: int) -> dict[Key, Target]:
    """Everybody's rates, all lowered alike by the share of turns at bat that are too many."""
    both = Bend(-turns_too_many(year), COUNTED)
    return _bent(targets, lambda club: (both, both))


def _bent(targets: Mapping[Key, Target], bends_of: Callable[[str], tuple[Bend, Bend]]) -> dict[Key, Target]:
    """Targets by what batters and pitchers of each club are bent by; they keep it for sums that are made of them."""
    found = {}
    for key, target in targets.items():
        bat, arm = bends_of(key[1])
        pitching = None if target.pitching is None else Rates.of(arm.counts(tuple(target.pitching)))
        batting = Rates.of(bat.counts(tuple(target.batting)))
        found[key] = replace(target, batting=batting, pitching=pitching, batting_bend=bat, pitching_bend=arm)
    return found


def turns_too_many(year: int) -> float:
    """By what share clubs would come to bat too often with every total for each game right: the outs that the games
    play longer, and those that they do not make on the bases, over the turns at bat of the record."""
    from hotstove.cardmaker.baseline.average import total
    from hotstove.measured.kept import kept

    season, here = read_season(year), kept()["turns at bat"].values
    players = season.stints()
    bat = total(player.batting for player in players)
    outs = total(player.pitching for player in players if player.pitching is not None).outs
    games = summed(club.games for club in season.clubs)
    errors = summed(line.e for player in players for line in player.fielding.values()) / games
    other = (outs - (bat.ab - bat.h + bat.sh + bat.sf) - bat.gidp - bat.cs) / games
    missing = other - (here["put out"] - here["reached on an error"] * errors)
    return max(0.0, min(MOST, (here["longer"] + missing) * games / bat.pa))


def bends(year: int) -> tuple[dict[str, float], dict[str, float]]:
    """By club how far its batting and its pitching lines are bent: (real runs - runs by lines) / runs of what bends."""
    from hotstove.cardmaker.calibration.club_runs import batting_of, pitching_of, runs_by_lines
    from hotstove.measured.kept import kept

    at_bat, thrown = kept()["runs scored"].values, kept()["runs allowed"].values
    scored, allowed = {}, {}
    for club in read_season(year).clubs:
        made, lost = runs_by_lines(year)[club.code]
        bat, arm = batting_of(club), pitching_of(club)
        hits = at_bat["singles"] * bat.singles + at_bat["doubles"] * bat.doubles + at_bat["triples"] * bat.triples
        own = hits + at_bat["bb"] * bat.bb + at_bat["hbp"] * bat.hbp
        theirs = thrown["hits in the park"] * (arm.h - arm.hr) + thrown["bb"] * arm.bb + thrown["hbp"] * arm.hbp
        scored[club.code] = _within((club.runs - made) / own if own else 0.0)
        allowed[club.code] = _within((club.runs_allowed - lost) / theirs if theirs else 0.0)
    return scored, allowed


def _within(share: float) -> float:
    return max(-MOST, min(MOST, share))
