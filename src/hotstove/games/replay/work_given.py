"""A pitcher's work as a scenario states it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from hotstove.diamond.situation import Situation
from hotstove.games.replay.cards import PitcherCard
from hotstove.games.replay.chart_set import our_charts
from hotstove.games.replay.endurance import Mound, begins_inning, comes_in, without_leeway
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


def work_of(scenario: Scenario, card: PitcherCard, options: Options, situation: Situation) -> tuple[Mound, bool]:
    """The work that `given.pitching` describes, and whether it finds him on his B grades already."""
    given = _told(scenario)
    entered, lead = given.get("entered", 1), -situation.lead
    mound = replace(
        comes_in(card, options, entered == 1, entered, lead),
        outs=_outs(scenario, given.get("innings", 0)),
        batters=given.get("batters", 0),
        runs=given.get("runs", 0),
        earned=given.get("earned", 0),
    )
    for inning in _begun(mound, situation):
        if inning == situation.inning and leaves_bonus_open(scenario):
            break
        mound = _begins(card, options, mound, inning, situation)
    return mound, mound.tired or _already_tired(card, options, mound, situation)


def leaves_bonus_open(scenario: Scenario) -> bool:
    """Whether this inning is to be his bonus is asked; elsewhere a reliever who began one that may be has taken it."""
    return "bonus" in scenario.calls or "bonus" in scenario.then.get("asks", ())


def _begun(mound: Mound, situation: Situation) -> Iterator[int]:
    """The innings that he began, this one among them if all its outs are his."""
    inning, outs = situation.inning, situation.outs
    on_base = summed(base in situation.bases for base in "123")
    all_his = mound.outs == 3 * (inning - mound.entered) + outs
    if mound.started or (all_his and (mound.entered < inning or mound.batters >= outs + on_base)):
        yield mound.entered
    yield from range(mound.entered + 1, inning + 1)


def _begins(card: PitcherCard, options: Options, mound: Mound, inning: int, situation: Situation) -> Mound:
    """The inning's beginning as the rules see it; batters of a bonus inning that is over count no longer."""
    if options.endurance == BY_BATTERS and inning < situation.inning:
        return mound
    fresh = situation.outs == 0 and situation.bases == "---"
    if options.endurance == BY_BATTERS and not fresh:
        return mound
    begun = begins_inning(card, options, mound, inning, -situation.lead)
    if begun.bonus_inning != inning or inning == situation.inning:
        return begun
    only_inning = fresh and mound.outs == 3
    return replace(begun, batters=0 if only_inning else max(0, mound.batters - IN_ORDER))


def _already_tired(card: PitcherCard, options: Options, mound: Mound, situation: Situation) -> bool:
    """What puts a pitcher on his B grades without a further runner has done so."""
    if options.rest_chart and not mound.started and overworked(our_charts(), card, mound.outs):
        return True
    if mound.started:
        by_batters = options.endurance == BY_BATTERS
        spent = by_batters and mound.batters >= card.start_batters + card.start_innings
        return spent or (mound.runs >= SIX_RUNS and (by_batters or card.starts_bonus > 0))
    if options.endurance == BY_BATTERS or mound.bonus_inning == situation.inning:
        return False
    return without_leeway(card, options, mound, situation.inning, -situation.lead)


def _outs(scenario: Scenario, innings: object) -> int:
    whole, _, rest = str(innings).partition(".")
    if not is_number(whole) or int(whole) > MOST_INNINGS or rest not in ("", "0", "1", "2"):
        raise scenario.wrong("given.pitching.innings", innings, "innings with outs after the point, such as 6.2")
    return 3 * int(whole) + int(rest or 0)
