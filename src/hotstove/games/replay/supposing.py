"""The men and ratings that a scenario supposes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hotstove.diamond.club_files import Place
from hotstove.diamond.gloves import NUMBER_OF, POSITIONS
from hotstove.diamond.play import Play
from hotstove.diamond.trial import situation_of
from hotstove.games.replay.book import our_book
from hotstove.games.replay.card_files import (
    b_row,
    batter_rows,
    endurance_of,
    grid_of,
    pitcher_rows,
    printed_card,
    printed_cards,
)
from hotstove.games.replay.cards import BatterCard, PitcherCard, Runner
from hotstove.games.replay.endurance import Mound
from hotstove.games.replay.fielding import INFIELD, Glove, glove_at, read_glove
from hotstove.games.replay.flags import pending_steal
from hotstove.games.replay.matchup import NO_GLOVE, Matchup, side_of
from hotstove.games.replay.options import Options
from hotstove.games.replay.park import Park, our_park
from hotstove.games.replay.work_given import work_of
from hotstove.table.account import Account
from hotstove.table.scenarios import Scenario

BATTER_KEYS = frozenset({"grid", "bats", "shaded", "speed", "bunt", "hit_and_run"})
PITCHER_KEYS = frozenset({"grid", "throws", "b", "split", "endurance", "bf", "hold", "wp"})
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
    bases: str
    outs: int
    behind: bool
    batter: BatterCard
    bats: str
    pitcher: PitcherCard
    tired: bool
    speeds: tuple[int, int, int, int]
    gloves: tuple[Glove, ...]
    infield: str
    park: Park | None
    work: Mound

    def matchup(self, account: Account) -> Matchup:
        throws = self.pitcher.throws
        side = side_of(self.bats, throws)
        hands = "same" if side == throws else "opposite"
        runner = self.batter.runner
        best = self.pitcher.best.__getitem__ if self._may_use_best(hands) else None
        return Matchup(
            self.bases,
            self.outs,
            self.batter.grids[throws].recorded(account),
            self.pitcher.grids["tired" if self.tired else hands].recorded(account),
            hands,
            side,
            throws,
            self.speeds,
            (runner.letter, runner.letter, runner.letter),
            (runner.jump, runner.jump, runner.jump),
            self.batter.bunt,
            self.batter.plan,
            self.pitcher.plans[1 if self.tired else 0],
            self.gloves,
            self.pitcher.hold,
            self.pitcher.wild,
            self.park,
            best,
            "",
            self.behind,
        )

    def _may_use_best(self, hands: str) -> bool:
        """RB-24: a reliever against a batter of his own side, without a split card."""
        return self.options.best_column and hands == "same" and not self.pitcher.split and not self.work.started

    def after(self, m: Matchup, play: Play, outs: int, bases: str) -> Matchup:
        """The matchup in which a steal after the play is tried."""
        return m._replace(bases=bases, outs=outs, pending=pending_steal(play))


def supposed(scenario: Scenario, options: Options) -> Supposed:
    given, situation = scenario.given, situation_of(scenario)
    batter, bats = _batter(scenario, given.get("batter", {}))
    pitcher = _pitcher(scenario, given.get("pitcher", {}))
    tired = given.get("tired", False)
    if not isinstance(tired, bool):
        raise scenario.wrong("given.tired", tired, "true or false")
    infield = given.get("infield", "")
    if infield not in ("", "back", "halfway", "in"):
        raise scenario.wrong("given.infield", infield, '"back", "halfway" or "in"')
    park = our_park(str(given["park"])) if "park" in given else None
    work, already_tired = work_of(scenario, pitcher, options)
    return Supposed(
        options,
        situation.bases,
        situation.outs,
        situation.inning >= 8 and situation.lead < 0,
        batter,
        bats,
        pitcher,
        tired or already_tired,
        _speeds(scenario, batter.runner),
        _gloves(scenario, options),
        infield,
        park,
        work,
    )


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
    return BatterCard("batter", rows, Runner(3, "C", 6), int(given.get("bunt", 3))), bats


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
    if hold is None:
        return card
    from dataclasses import replace

    return replace(card, hold=hold)


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
    split, bf = bool(given.get("split", False)), int(given.get("bf", 0))
    hold, wp = int(given.get("hold", 3)), int(given.get("wp", 3))
    return PitcherCard("pitcher", throws, rows, tired, "b" in given, split, hold, wp, *ratings, bf)


def _printed(scenario: Scenario, role: str, name: str) -> dict[str, Any]:
    cards = printed_cards()
    if name not in cards or ("pitching" in cards[name]) != (role == "pitcher"):
        allowed = [card for card, table in cards.items() if ("pitching" in table) == (role == "pitcher")]
        raise scenario.wrong(f"given.{role}", name, " or ".join(allowed))
    return cards[name]


def _speeds(scenario: Scenario, runner: Runner) -> tuple[int, int, int, int]:
    given = scenario.given.get("speed", {})
    if not isinstance(given, dict):
        raise scenario.wrong("given.speed", given, "a table by base and for the batter")
    scenario.check_keys("given.speed", given, frozenset({"1", "2", "3", "batter"}))
    for who, speed in given.items():
        if speed not in range(1, 6):
            raise scenario.wrong(f"given.speed of {who}", speed, "1 to 5")
    return given.get("batter", runner.speed), given.get("1", 3), given.get("2", 3), given.get("3", 3)


def _gloves(scenario: Scenario, options: Options) -> tuple[Glove, ...]:
    """Ratings by position; "2B 2 e45" at SS is a man carded at second who plays short."""
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
