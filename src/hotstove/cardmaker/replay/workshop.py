"""The workshop of a pool of leagues: batters and pitchers fitted against each other until both come to their record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING
from zlib import crc32

from hotstove.cardmaker.baseline import Baseline, Rates, Target, baseline_of, targets_of
from hotstove.cardmaker.record import ClubRecord, read_season
from hotstove.cardmaker.replay.batter_fit import QUICK, THOROUGH, Effort, fit_batter, wanted
from hotstove.cardmaker.replay.batter_tables import SLOTS, BatterTables, batter_tables
from hotstove.cardmaker.replay.cell_odds import CellOdds
from hotstove.cardmaker.replay.gloves import Gloves, judge_gloves
from hotstove.cardmaker.replay.goals import goal_of, pitchers_aims
from hotstove.cardmaker.replay.lines_of_cards import grade_odds, infielder_odds
from hotstove.cardmaker.replay.mixes import BOX, GRADED, GradeMix, NumberMix, grade_mix, number_mix
from hotstove.cardmaker.replay.pitcher_fit import PitcherTables, Rows, aims, fit_pitcher, pitcher_tables, tired_grade
from hotstove.cardmaker.replay.pitcher_ratings import batting_card
from hotstove.cardmaker.replay.reference import reference_means, reference_mix, tilted
from hotstove.cardmaker.replay.running_ratings import speed_rating
from hotstove.cardmaker.replay.surroundings import Surroundings
from hotstove.games.replay.bats import pitchers_cards
from hotstove.games.replay.book import our_book
from hotstove.games.replay.cards import BatterCard, PitcherCard, Runner
from hotstove.games.replay.squares import Grade, Square

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vector = NDArray[np.float64]

Key = tuple[str, str]
Mixes = Mapping[str, Mapping[str, GradeMix]]
"""Grades that batters meet, by the pitcher's hand and the hands that meet."""
Numbers = Mapping[str, Mapping[str, tuple[NumberMix, float]]]
"""Numbers that pitchers meet, by their hand and the hands that meet, with the share of batters so met."""
HANDS = ("same", "opposite")
TIRED = 0.05
"""The share of batters whom pitchers face on their B grades."""
REGULAR = 150.0
"""Plate appearances from which a man has a card of his own while the league is being settled."""
ROUNDS = 2
"""How often batters and pitchers are fitted to each other, with the pitchers' grades held where they should lie."""
NAMES = {3: "1b", 4: "2b", 5: "3b", 6: "ss"}


def hands_of(bats: str, throws: str) -> str:
    return "same" if bats == throws else "opposite"


@dataclass(frozen=True)
class Batter:
    """A man, or many of one hand together, as the search sees them."""

    name: str
    bats: str
    speed: int
    rates: Rates
    turns: float


class Workshop:
    """Everything fitted for a pool; `open_workshop` makes it once."""

    def __init__(self, year: int, leagues: tuple[str, ...], regress: float) -> None:
        season = read_season(year)
        self.baseline: Baseline = baseline_of(season, leagues[0])
        self.clubs: tuple[ClubRecord, ...] = tuple(club for club in season.clubs if club.league in leagues)
        codes = {club.code for club in self.clubs}
        self.targets: dict[Key, Target] = {
            key: target for key, target in targets_of(season, regress).items() if key[1] in codes
        }
        self.gloves: Gloves = judge_gloves(self.clubs, self.baseline)
        self.odds = CellOdds(our_book(), Surroundings())
        self._settle()

    def _settle(self) -> None:
        """Batters against expected pitchers, pitchers against those batters, and again; batters have the last word."""
        rates = goal_of(self.baseline.rates, self.baseline.reached_on_error)
        wished = reference_means(rates["K"], rates["BB"], rates["HR"])
        numbers = self._numbers(self._regulars(_both(reference_mix(wished))))
        for _ in range(ROUNDS):
            grades = self._pitchers(numbers)
            held = {
                throws: {hands: tilted(mix, wished) for hands, mix in both.items()}
                for throws, both in self._mixes(grades).items()
            }
            numbers = self._numbers(self._regulars(held))
        grades = self._pitchers(numbers)
        self.grades, self.numbers = grades, numbers
        self.mixes: Mixes = self._mixes(grades)

    @cached_property
    def squares(self) -> dict[Key, dict[tuple[int, int], Square]]:
        """The squares of every man with a grid of his own, by column and row."""
        tables: dict[tuple[str, int], BatterTables] = {}
        return {
            key: self._fit(Batter(key[0], target.man.bats, self.speed(key), target.batting, 1.0), self.mixes, tables)
            for key, target in self.targets.items()
            if not self.bats_by_number(key)
        }

    def speed(self, key: Key) -> int:
        target = self.targets[key]
        return speed_rating(target.man.batting, target.batting_pull)

    def bats_by_number(self, key: Key) -> bool:
        """RB-21: pitchers bat with the card of their number."""
        return self.targets[key].man.is_pitcher

    def tables(self, bats: str, speed: int) -> BatterTables:
        """What squares are worth to a batter against the pitchers as they came out."""
        known = self._final.get((bats, speed))
        if known is None:
            known = self._final[bats, speed] = self._table(bats, speed, self.mixes)
        return known

    @cached_property
    def _final(self) -> dict[tuple[str, int], BatterTables]:
        return {}

    def mean_grades(self, grades: Mapping[Key, Mapping[int, Rows]]) -> dict[int, float]:
        """By batters faced."""
        sums = dict.fromkeys(GRADED, 0.0)
        whole = 0.0
        for key, rows in grades.items():
            faced = self._faced(key)
            whole += faced
            for column in GRADED:
                sums[column] += faced * sum(grade.grade for grade in rows[column]) / 6
        return {column: total / whole for column, total in sums.items()}

    def _faced(self, key: Key) -> float:
        line = self.targets[key].man.pitching
        return line.bf if line is not None else 0.0

    def _table(self, bats: str, speed: int, mixes: Mixes) -> BatterTables:
        return batter_tables(self.odds, bats, speed, mixes, self.baseline.batters_left[bats])  # type: ignore[index]

    def _fit(
        self, batter: Batter, mixes: Mixes, tables: dict[tuple[str, int], BatterTables], effort: Effort = THOROUGH
    ) -> dict[tuple[int, int], Square]:
        at = (batter.bats, batter.speed)
        if at not in tables:
            tables[at] = self._table(*at, mixes) if mixes is not getattr(self, "mixes", None) else self.tables(*at)
        goal = goal_of(batter.rates, self.baseline.reached_on_error)
        squares = fit_batter(tables[at], wanted(goal), crc32(batter.name.encode()), effort)
        return dict(zip(SLOTS, squares, strict=True))

    @cached_property
    def _sample(self) -> list[Batter]:
        """Regulars by themselves, the others together by hand; pitchers at bat are counted apart."""
        found, rest = [], dict[str, list[tuple[Rates, float]]]()
        for key, target in self.targets.items():
            line = target.man.batting
            turns = line.pa - line.sh - line.ibb
            if turns <= 0 or self.bats_by_number(key):
                continue
            if line.pa >= REGULAR:
                found.append(Batter(key[0], target.man.bats, self.speed(key), target.batting, turns))
            else:
                rest.setdefault(target.man.bats, []).append((target.batting, turns))
        for bats, lines in rest.items():
            turns = sum(weight for _, weight in lines)
            sums = [sum(weight * rate for weight, rate in column) for column in _columns(lines)]
            found.append(Batter(f"others {bats}", bats, 3, Rates.of(sums), turns))
        return found

    def _regulars(self, mixes: Mixes) -> list[tuple[BatterCard, float, str]]:
        tables: dict[tuple[str, int], BatterTables] = {}
        cards = []
        for batter in self._sample:
            squares = self._fit(batter, mixes, tables, QUICK)
            cards.append((plain_card(batter.name, squares, batter.speed), batter.turns, batter.bats))
        by_number = pitchers_cards(our_book())
        for key, target in self.targets.items():
            line = target.man.batting
            turns = line.pa - line.sh - line.ibb
            if self.bats_by_number(key) and turns > 0:
                cards.append((by_number[batting_card(target.batting)], turns, target.man.bats))
        return cards

    def _numbers(self, cards: Iterable[tuple[BatterCard, float, str]]) -> Numbers:
        """The league's batters as pitchers of each hand meet them."""
        listed = list(cards)
        found: dict[str, dict[str, tuple[NumberMix, float]]] = {}
        for throws in "LR":
            met: dict[str, list[tuple[BatterCard, float, str]]] = {hands: [] for hands in HANDS}
            for card, turns, bats in listed:
                left = self.baseline.batters_left[bats]  # type: ignore[index]
                share = left if throws == "L" else 1 - left
                met[hands_of(bats, throws)].append((card, turns * share, hands_of(bats, throws)))
            sums = {hands: sum(turns for _, turns, _ in men) for hands, men in met.items()}
            found[throws] = {
                hands: (number_mix(men, throws), sums[hands] / sum(sums.values())) for hands, men in met.items() if men
            }
        return found

    def pitcher_tables(self, throws: str, numbers: Numbers) -> PitcherTables:
        def seen(column: int, grade: Grade, blue: int) -> Vector:
            return sum(  # type: ignore[return-value]
                share * grade_odds(self.odds, mix, column, grade, blue) for mix, share in numbers[throws].values()
            )

        return pitcher_tables(seen, TIRED)

    def behind(self, throws: str, code: str, numbers: Numbers) -> Vector:
        """What column 4 adds to the aims of a pitcher in front of his own club's infield."""
        ratings = self._infields[code]
        found = sum(
            share / 36 * infielder_odds(self.odds, mix, fielder, ratings)
            for mix, share in numbers[throws].values()
            for fielder in BOX.values()
        )
        return aims(found)  # type: ignore[arg-type]

    @cached_property
    def _infields(self) -> dict[str, dict[int, tuple[float, ...]]]:
        return {club.code: self.gloves.standing(club) for club in self.clubs}

    def arms(self, throws: str) -> PitcherTables:
        """Tables for pitchers against the batters as they came out."""
        if throws not in self._arms:
            self._arms[throws] = self.pitcher_tables(throws, self.numbers)
        return self._arms[throws]

    def fixed(self, throws: str, code: str) -> Vector:
        """What a club's infield adds behind a pitcher, against the batters as they came out."""
        if (throws, code) not in self._fixed:
            self._fixed[throws, code] = self.behind(throws, code, self.numbers)
        return self._fixed[throws, code]

    @cached_property
    def _arms(self) -> dict[str, PitcherTables]:
        return {}

    @cached_property
    def _fixed(self) -> dict[tuple[str, str], Vector]:
        return {}

    def _pitchers(self, numbers: Numbers) -> dict[Key, dict[int, Rows]]:
        import numpy as np

        found = {}
        for throws in "LR":
            tables = self.pitcher_tables(throws, numbers)
            fixed = {club.code: self.behind(throws, club.code, numbers) for club in self.clubs}
            for key, target in self.targets.items():
                if target.pitching is not None and target.man.throws == throws:
                    found[key] = fit_pitcher(tables, np.array(pitchers_aims(target.pitching)), fixed[key[1]])
        return found

    def _mixes(self, grades: Mapping[Key, Mapping[int, Rows]]) -> Mixes:
        cards = [
            (pitcher_of(key[0], self.targets[key].man.throws, rows), self._faced(key)) for key, rows in grades.items()
        ]
        return {
            throws: {
                hands: grade_mix([(card, faced, TIRED) for card, faced in cards if card.throws == throws], hands)
                for hands in HANDS
            }
            for throws in "LR"
        }


def _both(mix: GradeMix) -> Mixes:
    return {throws: dict.fromkeys(HANDS, mix) for throws in "LR"}


def _columns(lines: list[tuple[Rates, float]]) -> Iterable[list[tuple[float, float]]]:
    """The events of many lines, column by column, each with its weight."""
    rows = [list(rates) for rates, _ in lines]
    for place in range(len(rows[0])):
        yield [(weight, row[place]) for row, (_, weight) in zip(rows, lines, strict=True)]


def plain_card(name: str, squares: Mapping[tuple[int, int], Square], speed: int) -> BatterCard:
    """A card with nothing on it but its grid."""
    rows = tuple(tuple((squares[column, row], squares[column, row]) for column in range(1, 7)) for row in range(1, 7))
    return BatterCard(name, rows, Runner(speed))


def pitcher_of(name: str, throws: str, rows: Mapping[int, Rows]) -> PitcherCard:
    """A pitcher's card with nothing on it but its grid and its B row."""
    grid = tuple(
        tuple(rows[column][blue - 1] if column != 4 else Grade(0, infielder=NAMES[BOX[blue]]) for column in range(1, 7))
        for blue in range(1, 7)
    )
    tired = tuple(tired_grade(rows[column]) if column != 4 else Grade(0) for column in range(1, 7))
    return PitcherCard(name, throws, grid, tired, True)


@lru_cache(maxsize=4)
def open_workshop(year: int, leagues: tuple[str, ...], regress: float) -> Workshop:
    """The workshop of a pool, opened once."""
    return Workshop(year, leagues, regress)
