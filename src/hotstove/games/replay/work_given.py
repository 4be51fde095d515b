"""A pitcher's work as a scenario states it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from hotstove.diamond.outing import Outing
from hotstove.diamond.situation import Situation
from hotstove.diamond.stand_ins import PITCHER
from hotstove.games.replay.cards import PitcherCard
from hotstove.games.replay.chart_set import our_charts
from hotstove.games.replay.endurance import Mound, batters_counted, begins_inning, comes_in, without_leeway
from hotstove.games.replay.limits import SIX_RUNS
from hotstove.games.replay.options import BY_BATTERS, Options
from hotstove.games.replay.rest import overworked
from hotstove.table.reading import is_number
from hotstove.table.scenarios import Scenario
from hotstove.table.sums import summed

MOST_INNINGS = 99
KEYS = frozenset({"innings", "batters", "runs", "earned", "entered"})
IN_ORDER = 3
"""Batters of a bonus inning of which nothing more is said."""


def _told(scenario: Scenario) -> dict[str, Any]:
    """`given.pitching`, checked."""
    given = scenario.given.get("pitching", {})
    if not isinstance(given, dict):
        raise scenario.wrong("given.pitching", given, "a table")
    scenario.check_keys("given.pitching", given, KEYS)
    for key in ("batters", "runs", "earned", "entered"):
        least = 1 if key == "entered" else 0
        value = given.get(key, least)
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise scenario.wrong(f"given.pitching.{key}", value, f"a number from {least}")
    return given


def inning_of(scenario: Scenario) -> int:
    """The inning that a pitcher's work has brought him to."""
    given = _told(scenario)
    entered: int = given.get("entered", 1)
    return entered + _outs(scenario, given.get("innings", 0)) // 3


def work_of(scenario: Scenario, card: PitcherCard, options: Options, situation: Situation) -> tuple[Outing, Mound]:
    """The outing that `given.pitching` describes, and what it has done to him."""
    given = _told(scenario)
    entered = given.get("entered", 1)
    outs, batters = _outs(scenario, given.get("innings", 0)), given.get("batters", 0)
    work = Outing(PITCHER, entered == 1, entered, outs, batters, given.get("runs", 0), given.get("earned", 0))
    mound = comes_in(card, options, work.started, entered, -situation.lead)
    for inning in _begun(work, situation):
        if inning == situation.inning and leaves_bonus_open(scenario):
            break
        mound = _begins(card, options, mound, work, inning, situation)
    return work, replace(mound, tired=mound.tired or _already_tired(card, options, mound, work, situation))


def leaves_bonus_open(scenario: Scenario) -> bool:
    """Whether this inning is to be his bonus is asked; elsewhere a reliever who began one that may be has taken it."""
    return "bonus" in scenario.calls or "bonus" in scenario.then.get("asks", ())


def _begun(work: Outing, situation: Situation) -> Iterator[int]:
    """The innings that he began, this one among them if all its outs are his."""
    inning, outs = situation.inning, situation.outs
    on_base = summed(base in situation.bases for base in "123")
    all_his = work.outs == 3 * (inning - work.entered) + outs
    if work.started or (all_his and (work.entered < inning or work.batters >= outs + on_base)):
        yield work.entered
    yield from range(work.entered + 1, inning + 1)


def _begins(
    card: PitcherCard, options: Options, mound: Mound, work: Outing, inning: int, situation: Situation
) -> Mound:
    """The inning's beginning as the rules see it; batters of a bonus inning that is over count no longer."""
    if options.endurance == BY_BATTERS and inning < situation.inning:
        return mound
    fresh = situation.outs == 0 and situation.bases == "---"
    if options.endurance == BY_BATTERS and not fresh:
        return mound
    begun = begins_inning(card, options, mound, work, inning, -situation.lead)
    if begun.bonus_inning != inning or inning == situation.inning:
        return begun
    counted, only_inning = batters_counted(mound, work), fresh and work.outs == 3
    return replace(begun, uncounted=mound.uncounted + (counted if only_inning else min(counted, IN_ORDER)))


def _already_tired(card: PitcherCard, options: Options, mound: Mound, work: Outing, situation: Situation) -> bool:
    """What puts a pitcher on his B grades without a further runner has done so."""
    if options.rest_chart and not work.started and overworked(our_charts(), card, work.outs):
        return True
    if work.started:
        by_batters = options.endurance == BY_BATTERS
        spent = by_batters and batters_counted(mound, work) >= card.start_batters + card.start_innings
        return spent or (work.runs >= SIX_RUNS and (by_batters or card.starts_bonus > 0))
    if options.endurance == BY_BATTERS or mound.bonus_inning == situation.inning:
        return False
    return without_leeway(card, options, mound, work, situation.inning, -situation.lead)


def _outs(scenario: Scenario, innings: object) -> int:
    whole, _, rest = str(innings).partition(".")
    if not is_number(whole) or int(whole) > MOST_INNINGS or rest not in ("", "0", "1", "2"):
        raise scenario.wrong("given.pitching.innings", innings, "innings with outs after the point, such as 6.2")
    return 3 * int(whole) + int(rest or 0)
