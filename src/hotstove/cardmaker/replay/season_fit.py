"""A pool of leagues: batters and pitchers fitted against each other until both come to their record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from hotstove.cardmaker.baseline.targets import Key
from hotstove.cardmaker.baseline.true_to import LINES
from hotstove.cardmaker.fit.events import EVENTS, INDEX
from hotstove.cardmaker.replay.average_context import situations_of
from hotstove.cardmaker.replay.batter_fit import fit_batter, wanted
from hotstove.cardmaker.replay.batter_tables import SLOTS, BatterTables, batter_tables
from hotstove.cardmaker.replay.blocks import Blocks
from hotstove.cardmaker.replay.cell_odds import our_odds
from hotstove.cardmaker.replay.goals import goal_of, pitchers_aims
from hotstove.cardmaker.replay.got_away import passed_ratings, wild_ratings
from hotstove.cardmaker.replay.lines_of_cards import (
    batter_line,
    hands_of,
    infield_numbers,
    infielder_odds,
    outfield_numbers,
    outfield_odds,
    settled,
)
from hotstove.cardmaker.replay.mixes import BOX, GRADED, IN_COLUMN_4, GradeMix, NumberMix, grade_mix, number_mix
from hotstove.cardmaker.replay.observed import tables_of
from hotstove.cardmaker.replay.pitcher_fit import (
    AIMS,
    GROUPS,
    PitcherTables,
    Rows,
    aims,
    fit_pitcher,
    pitcher_tables,
    places,
    tired_grade,
)
from hotstove.cardmaker.replay.pitcher_kinds import Special, league_gaps, special
from hotstove.cardmaker.replay.pitcher_ratings import batting_card
from hotstove.cardmaker.replay.pool import Batter, Pool
from hotstove.cardmaker.replay.reference import reference_means, reference_mix, tilted
from hotstove.cardmaker.replay.row_four import Pitcher, with_average_rows
from hotstove.games.replay.bats import pitchers_cards
from hotstove.games.replay.cards import BatterCard, PitcherCard, Runner
from hotstove.games.replay.chart_set import our_charts
from hotstove.games.replay.squares import Grade, Square
from hotstove.record.library import observed_stamp
from hotstove.table.sums import summed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vector = NDArray[np.float64]

Mixes = Mapping[str, Mapping[str, GradeMix]]
"""Grades that batters meet, by the pitcher's hand and the hands that meet."""
Numbers = Mapping[str, Mapping[str, tuple[NumberMix, float]]]
"""Numbers that pitchers meet, by their hand and the hands that meet, with the share of batters so met."""
Squares = dict[tuple[int, int], Square]
"""A batter's grid by column and row."""
HANDS = ("same", "opposite")
ROUNDS = 2
"""How often batters and pitchers are fitted to each other, with the pitchers' grades held where they should lie."""
LAST_ROUNDS = 3
"""How often everybody is then fitted to everybody, wherever the grades come to lie."""
EVENED = ("2B", "3B", "HR", "HBP", "SF", "GDP")
"""Rare events: a square of 36 is more than most players had, so that rounding takes from all of them alike."""
MOST_MORE = 1.25
"""Tolerance: the most by which an aim is changed in a round."""


class SquareWorth:
    """What squares are worth against certain pitchers, by the batter's hand and speed."""

    def __init__(self, pool: Pool, blocks: Blocks, mixes: Mixes, more: Mapping[str, float] | None = None) -> None:
        """`more` is what batters aim at over what they did, by event."""
        self._pool, self._blocks, self.mixes, self._more = pool, blocks, mixes, more or {}
        self._wanted, self._came = dict.fromkeys(EVENED, 0.0), dict.fromkeys(EVENED, 0.0)
        self._known: dict[tuple[str, int], BatterTables] = {}

    def of(self, bats: str, speed: int) -> BatterTables:
        if (bats, speed) not in self._known:
            left = self._pool.baseline.batters_left[bats]  # type: ignore[index]
            self._known[bats, speed] = batter_tables(self._blocks, bats, speed, self.mixes, left)
        return self._known[bats, speed]

    def fit(self, batter: Batter, start: Squares | None) -> Squares:
        """His grid; `start` is one that was fitted to pitchers much like these."""
        goal = goal_of(batter.rates, self._pool.baseline)
        aim = {event: rate * self._more.get(event, 1.0) for event, rate in goal.items()}
        aim["1B"] = max(0.0, goal["1B"] + summed(goal[event] - aim[event] for event in ("2B", "3B", "HR")))
        tables, before = self.of(batter.bats, batter.speed), None if start is None else tuple(start.values())
        squares, came = fit_batter(tables, wanted(aim), before)
        line = settled(came / 36)
        for event in EVENED:
            self._wanted[event] += batter.turns * goal[event]
            self._came[event] += batter.turns * float(line[INDEX[event]])
        return dict(zip(SLOTS, squares, strict=True))

    def lacking(self) -> dict[str, float]:
        """By what aims must be multiplied so that all cards fitted here come to their goals together."""
        return {
            event: self._more.get(event, 1.0) * min(MOST_MORE, max(1 / MOST_MORE, self._wanted[event] / came))
            for event, came in self._came.items()
            if came > 0
        }


class SeasonFit:
    """Everything fitted for a pool; `fit_pool` makes it once."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.blocks = Blocks(our_odds(), situations_of(pool.baseline))
        """What cells come to in the season's own situations."""
        self.squares: dict[Key, Squares] = {}
        self.grades: dict[Key, dict[int, Rows]] = {}
        self._quick: dict[str, Squares] = {}
        rates = goal_of(pool.baseline.rates, pool.baseline)
        wished = reference_means(rates["K"], rates["BB"], rates["HR"])
        numbers = self._regulars(_both(reference_mix(wished)))
        for _ in range(ROUNDS):
            mixes = self._mixes(self._pitchers(GradeWorth(pool, self.blocks, numbers)))
            held = {
                throws: {hands: tilted(mix, wished) for hands, mix in both.items()} for throws, both in mixes.items()
            }
            numbers = self._regulars(held)
        more: dict[str, float] = {}
        short: Vector | float = 1.0
        for _ in range(LAST_ROUNDS):
            left = self._left_to_pitch(mixes)
            self.mound, self._part = GradeWorth(pool, self.blocks, numbers), left * short
            self.grades = self._pitchers(self.mound, self._part)
            short = short * self._short(left)
            mixes = self._mixes(self.grades)
            self.tables = SquareWorth(pool, self.blocks, mixes, more)
            self.squares = {key: self._fit(key) for key in pool.targets if not pool.bats_by_number(key)}
            more = self.tables.lacking()
            numbers = self._everybody()
        self.mound, self._part = GradeWorth(pool, self.blocks, numbers), left * short
        self.grades = self._pitchers(self.mound, self._part)
        self.tables = SquareWorth(pool, self.blocks, self._mixes(self.grades))
        self.printed = self._in_order()
        """The pitchers' grades with the average one of each column in row 4."""
        self.observed = tables_of(pool.year)
        self.specials = self._specials() if self.observed.pitchers else {}
        """Groundball, flyball and split pitchers, where play by play tells who they were."""

    @cached_property
    def wild(self) -> dict[Key, int]:
        """Pitchers' ratings for wild pitches."""
        return wild_ratings(self)

    @cached_property
    def passed(self) -> dict[Key, int]:
        """Catchers' ratings for passed balls."""
        return passed_ratings(self)

    @property
    def mixes(self) -> Mixes:
        """The pitchers whom batters meet."""
        return self.tables.mixes

    def _fit(self, key: Key) -> Squares:
        batter = self.pool.batter(key)
        return self.tables.fit(batter, self.squares.get(key) or self._quick.get(batter.name))

    def _in_order(self) -> dict[Key, dict[int, Rows]]:
        throws = {key: self.pool.targets[key].player.throws for key in self.grades}
        listed = [
            Pitcher(rows, self.mound.seen(throws[key]), self.pool.faced(key)) for key, rows in self.grades.items()
        ]
        return dict(zip(self.grades, with_average_rows(listed), strict=True))

    def _specials(self) -> dict[Key, Special]:
        import numpy as np

        found, gaps = {}, league_gaps(self, self.observed)
        for key, target in self.pool.targets.items():
            if target.pitching is not None:
                goal = self._part * np.array(pitchers_aims(target.pitching, self.pool.baseline))
                seen = self.observed.pitcher(key, target.player)
                one = special(self, key, goal, seen, gaps[target.player.throws])
                if one is not None:
                    found[key] = one
        return found

    def _everybody(self) -> Numbers:
        """The batters whom pitchers meet once everybody has his card."""
        pool = self.pool
        return self._numbers(
            (plain_card(key[0], squares, pool.speed(key)), pool.turns(key), pool.targets[key].player.bats)
            for key, squares in self.squares.items()
            if pool.turns(key) > 0
        )

    def _regulars(self, mixes: Mixes) -> Numbers:
        """The league's batters, fitted quickly against such pitchers."""
        tables = SquareWorth(self.pool, self.blocks, mixes)
        sample = self.pool.sample
        self._quick = {player.name: tables.fit(player, self._quick.get(player.name)) for player in sample}
        return self._numbers(
            (plain_card(player.name, self._quick[player.name], player.speed), player.turns, player.bats)
            for player in sample
        )

    def _numbers(self, cards: Iterable[tuple[BatterCard, float, str]]) -> Numbers:
        """Batters, and pitchers at bat, as pitchers of each hand meet them."""
        by_number = pitchers_cards(our_charts())
        listed = list(cards)
        for key, target in self.pool.targets.items():
            if self.pool.bats_by_number(key) and self.pool.turns(key) > 0:
                card = by_number[batting_card(target.batting)]
                listed.append((card, self.pool.turns(key), target.player.bats))
        found: dict[str, dict[str, tuple[NumberMix, float]]] = {}
        left = self.pool.baseline.batters_left
        nobody = not any(left[bats] for _, _, bats in listed)  # type: ignore[index]
        for throws in "LR":
            met: dict[str, list[tuple[BatterCard, float, str]]] = {hands: [] for hands in HANDS}
            for card, turns, bats in listed:
                share = left[bats] if throws == "L" else 1 - left[bats]  # type: ignore[index]
                if throws == "L" and nobody:
                    share = 1.0  # a league such as that of 1874, in which nobody pitched left-handed
                met[hands_of(bats, throws)].append((card, turns * share, hands_of(bats, throws)))
            sums = {hands: summed(turns for _, turns, _ in players) for hands, players in met.items()}
            found[throws] = {
                hands: (number_mix(players, throws), sums[hands] / summed(sums.values()))
                for hands, players in met.items()
                if sums[hands] > 0
            }
        return found

    def _left_to_pitch(self, mixes: Mixes) -> Vector:
        """What the league's batters come to, over what its pitchers allowed.

        The two differ since pitchers at bat have but six cards between them, and by games with other leagues. Pitchers
        who aimed at more would raise their grades, batters would lower their numbers in turn, and so on.
        """
        import numpy as np

        by_number, left_share = pitchers_cards(our_charts()), self.pool.baseline.batters_left
        came, allowed = np.zeros(len(EVENTS)), np.zeros(len(AIMS))
        turns = faced = 0.0
        for key, target in self.pool.targets.items():
            if self.pool.bats_by_number(key):
                card, bats = by_number[batting_card(target.batting)], target.player.bats
                line = batter_line(self.blocks, card, bats, mixes, left_share[bats])
            else:
                goal = goal_of(target.batting, self.pool.baseline)
                line = np.array([goal.get(event, 0.0) for event in EVENTS])
            came += self.pool.turns(key) * line
            turns += self.pool.turns(key)
            if target.pitching is not None:
                allowed += self.pool.faced(key) * np.array(pitchers_aims(target.pitching, self.pool.baseline))
                faced += self.pool.faced(key)
        left: Vector = np.sqrt(aims(came)[:-1] / turns / (allowed / faced))
        return left

    def _pitchers(self, mound: GradeWorth, part: Vector | float = 1.0) -> dict[Key, dict[int, Rows]]:
        """Everybody's grades; `part` of his record is what he aims at."""
        import numpy as np

        return {
            key: fit_pitcher(
                mound.worth(key),
                part * np.array(pitchers_aims(target.pitching, self.pool.baseline)),
                mound.behind(target.player.throws, key[1]),
                self.grades.get(key),
            )
            for key, target in self.pool.targets.items()
            if target.pitching is not None
        }

    def _short(self, left: Vector) -> Vector:
        """By what aims must be multiplied so that the league's pitchers come to what is left to them together: grades
        end at 1 and 5, so that nobody is as hard to hit as the best were."""
        import numpy as np

        came, wanted = np.zeros(len(AIMS)), np.zeros(len(AIMS))
        for key, rows in self.grades.items():
            target = self.pool.targets[key]
            assert target.pitching is not None
            came += self.pool.faced(key) * self.mound.line(key, rows)
            wanted += self.pool.faced(key) * left * np.array(pitchers_aims(target.pitching, self.pool.baseline))
        found: Vector = np.divide(wanted, came, out=np.ones_like(came), where=came > 0)
        return found

    def _mixes(self, grades: Mapping[Key, Mapping[int, Rows]]) -> Mixes:
        cards = [
            (pitcher_of(key[0], self.pool.targets[key].player.throws, rows), self.pool.faced(key), self.pool.tired(key))
            for key, rows in grades.items()
        ]
        found: dict[str, dict[str, GradeMix]] = {}
        for throws in "LR":
            own = [one for one in cards if one[0].throws == throws and one[1] > 0]
            found[throws] = {hands: grade_mix(own or cards, hands) for hands in HANDS}  # who is not there is not met
        return found


class GradeWorth:
    """What grades are worth to pitchers against certain batters, in front of the gloves of their clubs."""

    def __init__(self, pool: Pool, blocks: Blocks, numbers: Numbers) -> None:
        self._pool, self._blocks, self.numbers = pool, blocks, numbers
        self._tables: dict[str, PitcherTables] = {}
        self._seen: dict[tuple[str, str], dict[int, Vector]] = {}
        self._infield: dict[str, list[tuple[dict[int, Vector], float]]] = {}
        self._outfield: dict[str, list[tuple[dict[int, Vector], float]]] = {}
        self._behind: dict[tuple[str, str], Vector] = {}

    def tables(self, throws: str) -> PitcherTables:
        if throws not in self._tables:
            self._tables[throws] = pitcher_tables(self.seen(throws))
        return self._tables[throws]

    def worth(self, key: Key) -> dict[str, Vector]:
        """What grades are worth to a pitcher, tired as often as he is."""
        return self.tables(self._pool.targets[key].player.throws).worth(self._pool.tired(key))

    def seen(self, throws: str, hands: str = "") -> dict[int, Vector]:
        """EVENTS by column: what the batters, or those of one side, make of every grade under every blue die."""
        if (throws, hands) not in self._seen:
            both = self.numbers[throws]
            mixes = [(both[hands][0], 1.0)] if hands else list(both.values())
            found = {column: sum(share * self._blocks.seen(mix, column) for mix, share in mixes) for column in GRADED}
            self._seen[throws, hands] = found  # type: ignore[assignment]
        return self._seen[throws, hands]

    def line(self, key: Key, rows: Mapping[int, Rows]) -> Vector:
        """AIMS for each batter of a pitcher with these grades, in front of his own club's gloves."""
        worth, total = self.worth(key), self.behind(self._pool.targets[key].player.throws, key[1])
        for name, columns in GROUPS.items():
            total = total + worth[name][places(name)[tuple(rows[column] for column in columns)]]
        found: Vector = total[:-1] / (1 - total[-1])
        return found

    def infielder(self, throws: str, code: str, fielder: int) -> Vector:
        """AIMS of a ball of column 4 that goes to one of his own club's infielders, and plays off the bat."""
        ratings = self._pool.gloves_behind[code]
        return aims(sum(share * infielder_odds(found, fielder, ratings) for found, share in self._in_column_4(throws)))  # type: ignore[arg-type]

    def _in_column_4(self, throws: str) -> list[tuple[dict[int, Vector], float]]:
        if throws not in self._infield:
            both = self.numbers[throws].values()
            self._infield[throws] = [(infield_numbers(self._blocks, mix), share) for mix, share in both]
        return self._infield[throws]

    def behind(self, throws: str, code: str) -> Vector:
        """What his own club's infield adds to a pitcher's aims in column 4, and its outfield to the rest."""
        if (throws, code) not in self._behind:
            if throws not in self._outfield:
                both = self.numbers[throws].values()
                self._outfield[throws] = [(outfield_numbers(self._blocks, mix), share) for mix, share in both]
            ratings, usual = self._pool.gloves_behind[code], self._blocks.odds.around.ratings
            found = sum(
                share / 36 * infielder_odds(numbers, fielder, ratings)
                for numbers, share in self._in_column_4(throws)
                for fielder in BOX.values()
            )
            for numbers, share in self._outfield[throws]:
                found += share * outfield_odds(numbers, ratings, usual)
            self._behind[throws, code] = aims(found)  # type: ignore[arg-type]
        return self._behind[throws, code]


def _both(mix: GradeMix) -> Mixes:
    return {throws: dict.fromkeys(HANDS, mix) for throws in "LR"}


def plain_card(name: str, squares: Squares, speed: int) -> BatterCard:
    """A card with nothing on it but its grid."""
    rows = tuple(tuple((squares[column, row], squares[column, row]) for column in range(1, 7)) for row in range(1, 7))
    return BatterCard(name, rows, Runner(speed))


def pitcher_of(name: str, throws: str, rows: Mapping[int, Rows]) -> PitcherCard:
    """A pitcher's card with nothing on it but its grid and its B row."""
    grid = tuple(
        tuple(rows[column][blue - 1] if column != 4 else IN_COLUMN_4[blue] for column in range(1, 7))
        for blue in range(1, 7)
    )
    tired = tuple(tired_grade(rows[column]) if column != 4 else Grade(0) for column in range(1, 7))
    return PitcherCard(name, throws, grid, tired, True)


def fit_pool(year: int, leagues: tuple[str, ...], regress: float, true_to: str = LINES) -> SeasonFit:
    """The fitted pool, made once and kept until other play by play is taken in."""
    return _fit_pool(year, leagues, regress, true_to, observed_stamp(year))


@lru_cache(maxsize=4)
def _fit_pool(year: int, leagues: tuple[str, ...], regress: float, true_to: str, stamp: str) -> SeasonFit:
    return SeasonFit(Pool(year, leagues, regress, true_to))
