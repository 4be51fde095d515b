"""A pitcher's work as a scenario states it, and his grades after the play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotstove.diamond.apply import step
from hotstove.diamond.play import HITS, Play
from hotstove.diamond.situation import Situation
from hotstove.diamond.trial import situation_of
from hotstove.games.replay.cards import PitcherCard
from hotstove.games.replay.earned import EMPTY, charge
from hotstove.games.replay.endurance import Event, Mound, after_event, begins_inning, bonus_allowed, comes_in
from hotstove.games.replay.options import BY_BATTERS, Options
from hotstove.table.scenarios import Scenario

if TYPE_CHECKING:
    from hotstove.games.replay.supposing import Supposed

KEYS = frozenset({"innings", "batters", "runs", "earned", "entered"})
REACHES = frozenset({*HITS, "W", "HP", "E", "C", "FC"})


def work_of(scenario: Scenario, card: PitcherCard, options: Options) -> tuple[Mound, bool]:
    """The work that `given.pitching` describes, and whether the inning finds him on B grades already."""
    given = scenario.given.get("pitching", {})
    if not isinstance(given, dict):
        raise scenario.wrong("given.pitching", given, "a table")
    scenario.check_keys("given.pitching", given, KEYS)
    situation = situation_of(scenario)
    outs = _outs(scenario, given.get("innings", 0))
    entered = given.get("entered", 1)
    lead = -situation.lead
    mound = comes_in(card, options, entered == 1, entered, lead)
    mound = mound._replace(
        outs=outs,
        batters=given.get("batters", 0),
        runs=given.get("runs", 0),
        earned=given.get("earned", 0),
    )
    if not mound.started:
        mound = _with_bonus(card, options, mound, situation)
    began = situation.outs == 0 and situation.bases == "---" and (entered < situation.inning or outs == 0)
    if began:
        mound = begins_inning(card, options, mound, situation.inning, lead)
    return mound, mound.tired


def _with_bonus(card: PitcherCard, options: Options, mound: Mound, situation: Situation) -> Mound:
    """A reliever who began an inning in which his bonus was allowed has used it there."""
    if options.endurance == BY_BATTERS or not options.bonus_innings:
        return mound
    inning, lead = situation.inning, -situation.lead
    here = situation.outs if mound.entered < inning else mound.outs
    before = mound.outs - here
    began = list(range(mound.entered + 1, inning))
    if mound.entered < inning and before - 3 * len(began) == 3:
        began.insert(0, mound.entered)
    for number in began:
        if bonus_allowed(card, number, lead):
            only_bonus = 0 if before == 3 else max(0, mound.batters - 3)
            return mound._replace(bonus_used=True, batters=min(mound.batters, only_bonus))
    began_this = mound.entered < inning or (mound.outs == situation.outs and situation.outs > 0)
    if began_this and bonus_allowed(card, inning, lead):
        return mound._replace(bonus_used=True, bonus_inning=inning)
    return mound


def _outs(scenario: Scenario, innings: object) -> int:
    whole, _, rest = str(innings).partition(".")
    if not whole.isdecimal() or rest not in ("", "0", "1", "2"):
        raise scenario.wrong("given.pitching.innings", innings, "innings with outs after the point, such as 6.2")
    return 3 * int(whole) + int(rest or 0)


def grades_after(given: Supposed, situation: Situation, plays: list[Play]) -> str:
    """ "A" or "B": the grades in force after the play."""
    if given.tired:
        return "B"
    bases, outs, tally = situation.bases, situation.outs, EMPTY
    mound, lead = given.work, -situation.lead
    for play in plays:
        done = step(play, bases)
        tally, scored = charge(tally, play, bases, outs, "him")
        code = play.events[0].code
        event = Event(
            done.outs,
            done.next_batter and code != "IW",
            code in REACHES,
            len(scored),
            sum(is_earned for _, is_earned in scored),
            situation.inning,
            outs + done.outs >= 3,
            lead,
        )
        mound = after_event(given.pitcher, given.options, mound, event)
        bases, outs, lead = done.bases, outs + done.outs, lead - done.runs
    return "B" if mound.tired else "A"
