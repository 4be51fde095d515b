"""The moment of a game of Replay Baseball that a scenario describes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple, TypeAlias

from hotstove.diamond.club_files import Place
from hotstove.diamond.gloves import NUMBER_OF, POSITIONS
from hotstove.diamond.outing import Outing
from hotstove.diamond.plays_game import PlaysGame
from hotstove.diamond.situation import Situation
from hotstove.diamond.stand_ins import PITCHER, batting_club, fielding_club, moment
from hotstove.diamond.trial import situation_of
from hotstove.games.replay.card_files import (
    STANDARD_PLAN,
    b_row,
    batter_rows,
    endurance_of,
    grid_of,
    pitcher_rows,
    plan_of,
    printed_card,
    printed_cards,
    runner_of,
)
from hotstove.games.replay.cards import BatterCard, Card, PitcherCard, Runner
from hotstove.games.replay.fielding import INFIELD, Glove, read_glove
from hotstove.games.replay.limits import NINE
from hotstove.games.replay.matchup import Matchup
from hotstove.games.replay.options import BY_BATTERS, Options
from hotstove.games.replay.park import our_park
from hotstove.games.replay.setup import Memory, ReplaySetup, ReplayState, with_mound
from hotstove.games.replay.work_given import inning_of, leaves_bonus_open, work_of
from hotstove.table.scenarios import Scenario

ReplayGame: TypeAlias = PlaysGame[ReplaySetup, Memory, Matchup]
BATTER_KEYS = frozenset({"grid", "bats", "shaded", "speed", "bunt", "hit_and_run"})
PITCHER_KEYS = frozenset({"grid", "throws", "b", "split", "endurance", "bf", "hold", "wp"})
MIDDLING_RUNNER = Runner(3, "C", 6)
AVERAGE_INFIELDER, AVERAGE_OTHER = Glove(3, -1, 35), Glove(3, 3, 35)
MIDDLING_GRID = ["3 3 3 1b 3 3", "3 3 3 2b 3 3", "3 3 3 3b 3 3", "3 3 3 ss 3 3", "3 3 3 ss 3 3", "3 3 3/4 2b 3 3"]
MIDDLING_BATTER = [
    *("20 43 4 16 3 9", "1 11 3 2 20 16", "2 16 14 3 12 36"),
    *("3 16 19 11 2 46", "5 16 2 5 39 21", "45 55^3 47 6 1 26"),
]


class Given(NamedTuple):
    """The moment that a scenario describes, and what else it says."""

    state: ReplayState
    infield: str
    """Where the infield plays, if that is given."""
    work: Outing

    @property
    def endurance_rules(self) -> tuple[str, ...]:
        """The rules under which the pitcher's work is judged."""
        options = self.state.setup.options
        if options.endurance == BY_BATTERS:
            return ("RB-23",)
        rest = ("RB-27",) if options.rest_chart and not self.work.started else ()
        late = ("RB-20",) if self.state.situation.inning > NINE or not options.bonus_innings else ()
        return (*(("RB-16", "RB-17") if self.work.started else ("RB-18", "RB-19")), *late, *rest)


def from_scenario(game: ReplayGame, scenario: Scenario, options: Options) -> Given:
    """The state of the game, with middling ratings where the scenario is silent."""
    given, situation = scenario.given, field_of(scenario)
    batter, bats = _batter(scenario, given.get("batter", {}))
    pitcher = _pitcher(scenario, given.get("pitcher", {}))
    tired = given.get("tired", False)
    if not isinstance(tired, bool):
        raise scenario.wrong("given.tired", tired, "true or false")
    infield = given.get("infield", "")
    if infield not in ("", "back", "halfway", "in"):
        raise scenario.wrong("given.infield", infield, '"back", "halfway" or "in"')
    park = our_park(str(given["park"])) if "park" in given else None
    work, mound = work_of(scenario, pitcher, options, situation)
    mound = replace(mound, tired=tired or mound.tired)
    hitter, *runners = _runners(scenario, batter.runner)
    other = Card(batter, pitcher, {})
    on_base = [Card(replace(batter, runner=runner), pitcher, {}) for runner in runners]
    fielders = {number: Card(batter, pitcher, gloves) for number, gloves in _gloves(scenario).items()}
    batting = batting_club(Card(replace(batter, runner=hitter), pitcher, {}), bats, on_base, other, park=park)
    fielding = fielding_club(fielders, pitcher.throws, other, park=park)
    state = moment(game, situation, batting, fielding, options, work)
    if leaves_bonus_open(scenario):
        state = replace(state, plays=())
    fresh = PITCHER if _just_came_in(scenario, situation, work) else ""
    mounds = with_mound(state.memory.mounds, situation.fielding, PITCHER, mound)
    return Given(replace(state, memory=replace(state.memory, mounds=mounds, fresh=fresh)), infield, work)


def field_of(scenario: Scenario) -> Situation:
    """The situation; where only the pitcher's work is told, the inning follows from it."""
    situation = situation_of(scenario)
    if "inning" in scenario.given or "pitching" not in scenario.given:
        return situation
    return replace(situation, inning=inning_of(scenario))


def _just_came_in(scenario: Scenario, situation: Situation, work: Outing) -> bool:
    """RB-24: where his work is told, it must say that he came in during this inning and has faced nobody yet."""
    if "pitching" not in scenario.given:
        return True
    mid_inning = situation.outs > 0 or situation.bases != "---"
    return mid_inning and not work.started and work.entered == situation.inning and work.batters == 0


def _batter(scenario: Scenario, given: Any) -> tuple[BatterCard, str]:
    if isinstance(given, str):
        table = _printed(scenario, "batter", given)
        return printed_card(given).batting, str(table["bats"])
    if not isinstance(given, dict):
        raise scenario.wrong("given.batter", given, "the name of a sample card, or a table")
    scenario.check_keys("given.batter", given, BATTER_KEYS)
    bats = given.get("bats", "R")
    if bats not in ("L", "R", "B"):
        raise scenario.wrong("given.batter.bats", bats, '"L", "R" or "B"')
    place = Place(scenario.source, f"scenario {scenario.title!r}", "given.batter")
    shaded = frozenset(map(str, given.get("shaded", [])))
    rows = batter_rows(place, grid_of(place, given.get("grid", MIDDLING_BATTER)), shaded)
    runner = runner_of(place.at("speed"), str(given["speed"])) if "speed" in given else MIDDLING_RUNNER
    plan = plan_of(place.at("hit_and_run"), given.get("hit_and_run", " ".join(map(str, STANDARD_PLAN))))
    return BatterCard("batter", rows, runner, place.number(given, "bunt", 1, 5, 3), plan), bats


def _pitcher(scenario: Scenario, given: Any) -> PitcherCard:
    hold = scenario.given.get("hold")
    if hold not in (None, 1, 2, 3, 4, 5):
        raise scenario.wrong("given.hold", hold, "1 to 5")
    if isinstance(given, str):
        _printed(scenario, "pitcher", given)
        card = printed_card(given).pitching
        assert card is not None
    else:
        card = _inline_pitcher(scenario, given)
    return card if hold is None else replace(card, hold=hold)


def _inline_pitcher(scenario: Scenario, given: Any) -> PitcherCard:
    if not isinstance(given, dict):
        raise scenario.wrong("given.pitcher", given, "the name of a sample card, or a table")
    scenario.check_keys("given.pitcher", given, PITCHER_KEYS)
    throws = given.get("throws", "R")
    if throws not in ("L", "R"):
        raise scenario.wrong("given.pitcher.throws", throws, '"L" or "R"')
    place = Place(scenario.source, f"scenario {scenario.title!r}", "given.pitcher")
    rows, tired = pitcher_rows(place, grid_of(place, given.get("grid", MIDDLING_GRID)))
    if "b" in given:
        tired = b_row(place.at("b"), str(given["b"]))
    ratings = endurance_of(place.at("endurance"), str(given.get("endurance", "")))
    split, bf = bool(given.get("split", False)), place.number(given, "bf", 0, 60, 0)
    hold, wp = place.number(given, "hold", 1, 5, 3), place.number(given, "wp", 0, 6, 3)
    return PitcherCard("pitcher", throws, rows, tired, "b" in given, split, hold, wp, *ratings, bf)


def _printed(scenario: Scenario, role: str, name: str) -> dict[str, Any]:
    cards = printed_cards()
    if name not in cards or (role == "pitcher" and "pitching" not in cards[name]):
        allowed = [card for card, table in cards.items() if role == "batter" or "pitching" in table]
        raise scenario.wrong(f"given.{role}", name, " or ".join(allowed))
    return cards[name]


def _runners(scenario: Scenario, batter: Runner) -> tuple[Runner, Runner, Runner, Runner]:
    """Speeds by base and for the batter; a runner may also be written as on his card, 5C^5."""
    given = scenario.given.get("speed", {})
    if not isinstance(given, dict):
        raise scenario.wrong("given.speed", given, "a table by base and for the batter")
    scenario.check_keys("given.speed", given, frozenset({"1", "2", "3", "batter"}))
    on_base = Runner(MIDDLING_RUNNER.speed, batter.letter, batter.jump)
    usual = {"batter": batter, "1": on_base, "2": on_base, "3": on_base}
    for who, rating in given.items():
        if isinstance(rating, str) and len(rating) > 1:
            usual[who] = runner_of(Place(scenario.source, f"scenario {scenario.title!r}", "given.speed"), rating)
        elif str(rating) in ("1", "2", "3", "4", "5"):
            usual[who] = Runner(int(rating), usual[who].letter, usual[who].jump)
        else:
            raise scenario.wrong(f"given.speed of {who}", rating, "1 to 5")
    return usual["batter"], usual["1"], usual["2"], usual["3"]


def _gloves(scenario: Scenario) -> dict[int, dict[str, Glove]]:
    """Each fielder's ratings as carded; "2B 2 e45" at SS is a player carded at second who plays short."""
    given = scenario.given.get("fielders", {})
    if not isinstance(given, dict):
        raise scenario.wrong("given.fielders", given, "a table of positions and ratings")
    scenario.check_keys("given.fielders", given, frozenset(POSITIONS))
    gloves = {
        NUMBER_OF[name]: {name: AVERAGE_INFIELDER if name in (*INFIELD, "P") else AVERAGE_OTHER} for name in POSITIONS
    }
    for position, text in given.items():
        words = str(text).split(" ", 1)
        carded, rating = (words[0], words[-1]) if words[0] in POSITIONS else (position, str(text))
        glove = read_glove(rating)
        if glove is None:
            raise scenario.wrong(f"given.fielders at {position}", text, 'a rating such as "2 e45" or "3(4) e35"')
        gloves[NUMBER_OF[position]] = {carded: glove}
    return gloves
