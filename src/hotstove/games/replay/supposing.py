"""The players and ratings that a scenario supposes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from hotstove.diamond.club_files import Place
from hotstove.diamond.gloves import NUMBER_OF, POSITIONS
from hotstove.diamond.play import Play
from hotstove.diamond.situation import Situation
from hotstove.diamond.trial import situation_of
from hotstove.games.replay.bats import pitchers_grids
from hotstove.games.replay.book import our_book
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
from hotstove.games.replay.cards import BatterCard, PitcherCard, Runner
from hotstove.games.replay.endurance import NINE, Mound
from hotstove.games.replay.fielding import INFIELD, Glove, glove_at, read_glove
from hotstove.games.replay.flags import pending_steal
from hotstove.games.replay.matchup import LATE, NO_GLOVE, Matchup, side_of
from hotstove.games.replay.options import BY_BATTERS, Options
from hotstove.games.replay.park import Park, our_park
from hotstove.games.replay.work_given import inning_of, work_of
from hotstove.table.account import Account
from hotstove.table.scenarios import Scenario

BATTER_KEYS = frozenset({"grid", "bats", "shaded", "speed", "bunt", "hit_and_run"})
PITCHER_KEYS = frozenset({"grid", "throws", "b", "split", "endurance", "bf", "hold", "wp"})
MIDDLING_RUNNER = Runner(3, "C", 6)
AVERAGE_INFIELDER, AVERAGE_OTHER = Glove(3, -1, 35), Glove(3, 3, 35)
MIDDLING_GRID = ["3 3 3 1b 3 3", "3 3 3 2b 3 3", "3 3 3 3b 3 3", "3 3 3 ss 3 3", "3 3 3 ss 3 3", "3 3 3/4 2b 3 3"]
MIDDLING_BATTER = [
    *("20 43 4 16 3 9", "1 11 3 2 20 16", "2 16 14 3 12 36"),
    *("3 16 19 11 2 46", "5 16 2 5 39 21", "45 55^3 47 6 1 26"),
]


@dataclass(frozen=True)
class Supposed:
    """Everything that `given` says, with middling ratings where it is silent."""

    options: Options
    situation: Situation
    batter: BatterCard
    bats: str
    pitcher: PitcherCard
    tired: bool
    runners: tuple[Runner, Runner, Runner, Runner]
    """Of the batter and the runners on first, second and third."""
    gloves: tuple[Glove, ...]
    infield: str
    park: Park | None
    work: Mound
    just_came_in: bool
    """RB-24: he may have been brought in for this batter."""

    def matchup(self, account: Account) -> Matchup:
        throws = self.pitcher.throws
        side = side_of(self.bats, throws)
        hands = "same" if side == throws else "opposite"
        best = self.pitcher.best.__getitem__ if self._may_use_best(hands) else None
        batter, *players = self.runners
        grids = pitchers_grids(our_book())[self.batter.number] if self.batter.number else self.batter.grids
        return Matchup(
            self.situation.bases,
            self.situation.outs,
            grids[throws].recorded(account),
            self.pitcher.grids["tired" if self.tired else hands].recorded(account),
            hands,
            side,
            throws,
            (batter.speed, players[0].speed, players[1].speed, players[2].speed),
            (players[0].letter, players[1].letter, players[2].letter),
            (players[0].jump, players[1].jump, players[2].jump),
            self.batter.bunt,
            self.batter.plan,
            self.pitcher.plans[1 if self.tired else 0],
            self.gloves,
            self.pitcher.hold,
            self.pitcher.wild,
            self.park,
            best,
            "",
            is_behind(self.situation),
        )

    @property
    def endurance_rules(self) -> tuple[str, ...]:
        """The rules under which his work is judged."""
        if self.options.endurance == BY_BATTERS:
            return ("RB-23",)
        late = ("RB-20",) if self.situation.inning > NINE or not self.options.bonus_innings else ()
        return (*(("RB-16", "RB-17") if self.work.started else ("RB-18", "RB-19")), *late)

    def _may_use_best(self, hands: str) -> bool:
        """RB-24: a reliever against a batter of his own side, without a split card."""
        return self.options.best_column and hands == "same" and not self.pitcher.split and self.just_came_in

    def after(self, m: Matchup, play: Play, situation: Situation) -> Matchup:
        """The matchup in which a steal after the play is tried, in the situation that the play left behind."""
        behind = is_behind(situation)
        return m._replace(bases=situation.bases, outs=situation.outs, pending=pending_steal(play), behind=behind)


def is_behind(situation: Situation) -> bool:
    """RB-11: the side at bat is behind after seven innings."""
    return situation.inning >= LATE and situation.lead < 0


def supposed(scenario: Scenario, options: Options) -> Supposed:
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
    work, already_tired = work_of(scenario, pitcher, options, situation)
    return Supposed(
        options,
        situation,
        batter,
        bats,
        pitcher,
        tired or already_tired,
        _runners(scenario, batter.runner),
        _gloves(scenario, options),
        infield,
        park,
        work,
        _just_came_in(scenario, situation, work),
    )


def field_of(scenario: Scenario) -> Situation:
    """The situation; where only the pitcher's work is told, the inning follows from it."""
    situation = situation_of(scenario)
    if "inning" in scenario.given or "pitching" not in scenario.given:
        return situation
    return situation._replace(inning=inning_of(scenario))


def _just_came_in(scenario: Scenario, situation: Situation, work: Mound) -> bool:
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


def _gloves(scenario: Scenario, options: Options) -> tuple[Glove, ...]:
    """Ratings by position; "2B 2 e45" at SS is a player carded at second who plays short."""
    given = scenario.given.get("fielders", {})
    if not isinstance(given, dict):
        raise scenario.wrong("given.fielders", given, "a table of positions and ratings")
    scenario.check_keys("given.fielders", given, frozenset(POSITIONS))
    gloves = [NO_GLOVE, *(AVERAGE_INFIELDER if name in (*INFIELD, "P") else AVERAGE_OTHER for name in POSITIONS)]
    for position, text in given.items():
        words = str(text).split(" ", 1)
        carded, rating = (words[0], words[-1]) if words[0] in POSITIONS else (position, str(text))
        glove = read_glove(rating)
        if glove is None:
            raise scenario.wrong(f"given.fielders at {position}", text, 'a rating such as "2 e45" or "3(4) e35"')
        gloves[NUMBER_OF[position]] = glove_at(our_book(), {carded: glove}, position, options.out_of_position)
    return tuple(gloves)
