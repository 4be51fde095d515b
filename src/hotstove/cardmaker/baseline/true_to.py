"""What cards are true to: the players' own lines, or the runs that their club scored and allowed with them.

A club that scored more runs than its line is worth had luck with the order of its hits. Cards true to lines leave that
out. Cards true to runs put it in: hits short of homers, walks and hit batsmen of everybody are bent alike until the
club's line is worth the runs of the record.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from hotstove.cardmaker.baseline.rates import EVENTS, Rates
from hotstove.record import read_season
from hotstove.table.errors import Mistake

if TYPE_CHECKING:
    from hotstove.cardmaker.baseline.targets import Key, Target

LINES, RUNS = "lines", "runs"
CHOICES = (LINES, RUNS)
BENT = ("singles", "doubles", "triples", "ubb", "ibb", "hbp")
MARK = "line bent to the runs of the club"
"""What stands on such a card under what is not the record's."""
MOST = 0.12
"""No line is bent by more than this share; the clubs of 1955-2023 need up to .08."""


def verify(true_to: str) -> None:
    """Refuses what is no choice."""
    if true_to not in CHOICES:
        raise Mistake(f"--true-to {true_to}: it is {' or '.join(CHOICES)}")


def bent_to_runs(targets: Mapping[Key, Target], year: int) -> dict[Key, Target]:
    """Everybody's rates, those of a club bent until they are worth its real runs."""
    scored, allowed = bends(year)
    return {
        key: replace(
            target,
            batting=bend(target.batting, scored[key[1]]),
            pitching=None if target.pitching is None else bend(target.pitching, allowed[key[1]]),
        )
        for key, target in targets.items()
    }


def bend(rates: Rates, share: float) -> Rates:
    """The rates with so much more of the BENT events, and so many more or fewer outs in play."""
    values = dict(zip(EVENTS, rates, strict=True))
    before = sum(values[event] for event in BENT)
    for event in BENT:
        values[event] *= 1 + share
    values["out"] = max(0.0, values["out"] - before * share)
    return Rates.of([values[event] for event in EVENTS])


def bends(year: int) -> tuple[dict[str, float], dict[str, float]]:
    """By club how far its batting and its pitching lines are bent: (real runs - runs by lines) / runs of what bends."""
    from hotstove.cardmaker.calibration.club_runs import batting_of, pitching_of, runs_by_lines
    from hotstove.cardmaker.calibration.kept import kept

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
