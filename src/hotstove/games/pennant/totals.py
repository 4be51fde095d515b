"""Season totals of one club: batters by spot, pitchers by roster number; folds over game lines (PR-25, PR-35)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import NamedTuple

from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.games.pennant.credits import PitcherLine, pitching
from hotstove.games.pennant.decisions import NONE, Decisions, decisions
from hotstove.games.pennant.lines import GameLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.sheets import Sheet


@dataclass(slots=True)
class BatterTotals:
    """The points that elect the best slugger, base stealer and batter, the homers, and the runs saved in the field."""

    power: int = 0
    speed: int = 0
    bat: int = 0
    homers: int = 0
    saved: int = 0


@dataclass(slots=True)
class PitcherTotals:
    """A pitcher's season, or the whole bullpen's."""

    games: int = 0
    starts: int = 0
    complete: int = 0
    shutouts: int = 0
    outs: int = 0
    earned: int = 0
    unearned: int = 0
    wins: int = 0
    losses: int = 0
    saves: int = 0

    @property
    def era(self) -> float | None:
        return 27 * self.earned / self.outs if self.outs else None

    def add(self, line: PitcherLine) -> None:
        self.starts += line.started
        self.complete += line.complete
        self.shutouts += line.shutout
        self.outs += line.outs
        self.earned += line.earned
        self.unearned += line.unearned


class Appearance(NamedTuple):
    """One pitcher on one day: a cell of the usage grid."""

    day: int
    number: int
    started: bool


@dataclass(frozen=True)
class GameCredits:
    """What a game gave to its pitchers, both sides of it."""

    pitchers: tuple[tuple[PitcherLine, ...], tuple[PitcherLine, ...]]
    decisions: Decisions


def credits_of(charts: PennantCharts, line: GameLine, options: Options) -> GameCredits:
    """Lines and decisions, as far as the options want them."""
    pitchers = pitching(charts, line, 0), pitching(charts, line, 1)
    given = decisions(line, pitchers) if options.decisions and options.earned_runs else NONE
    return GameCredits(pitchers, given if options.saves else given._replace(save=None))


def points_of(sheet: Sheet, line: GameLine, side: int) -> Iterator[tuple[str, str, int]]:
    """PR-25: what a side's batters are credited with in a game: spot, kind (power, speed, bat, saved) and points."""
    turn, fielding = line.turns[side], line.turns[1 - side]
    for kind, bonus in (("power", turn.power), ("speed", turn.speed), ("bat", turn.bat)):
        if bonus.points and bonus.spot in sheet.batters:
            yield bonus.spot, kind, bonus.points
    for inning in line.extra:
        if inning.bats[side]:
            yield inning.spots[side], "bat", inning.bats[side]
    if fielding.saved:
        places = [batter.position for batter in sheet.lineup]
        yield str(places.index(fielding.fielder) + 1), "saved", fielding.saved


@dataclass
class ClubTotals:
    """Everything that one club's players did over the games added up."""

    sheet: Sheet
    batters: dict[str, BatterTotals] = field(default_factory=dict)
    pitchers: list[PitcherTotals] = field(default_factory=list)
    bullpen: PitcherTotals = field(default_factory=PitcherTotals)
    """All relief together; its games are the club's games in which anybody relieved."""
    usage: list[Appearance] = field(default_factory=list)
    extra_games: int = 0

    def __post_init__(self) -> None:
        self.batters = {spot: BatterTotals() for spot in self.sheet.batters}
        self.pitchers = [PitcherTotals() for _ in self.sheet.pitchers]

    def add(self, line: GameLine, side: int, given: GameCredits, options: Options, day: int = 0) -> None:
        """One more game, on that day of the season, in which the club was the visitors (0) or at home (1)."""
        self.extra_games += bool(line.extra)
        self.usage += [Appearance(day, pitched.number, pitched.started) for pitched in given.pitchers[side]]
        self._bat(line, side, options)
        self._pitch(line, side, given, options)

    def batter_rows(self) -> list[dict[str, object]]:
        """Every batter's season with his name."""
        return [
            {"name": self.sheet.batters[spot].name, "spot": spot, **asdict(mine)} for spot, mine in self.batters.items()
        ]

    def pitcher_rows(self) -> list[dict[str, object]]:
        return [
            {"name": pitcher.name, **asdict(mine)}
            for pitcher, mine in zip(self.sheet.pitchers, self.pitchers, strict=True)
        ]

    def _bat(self, line: GameLine, side: int, options: Options) -> None:
        for spot in line.homers[side]:
            self.batters[spot].homers += 1
        if options.awards:
            for spot, kind, points in points_of(self.sheet, line, side):
                mine = self.batters[spot]
                setattr(mine, kind, getattr(mine, kind) + points)

    def _pitch(self, line: GameLine, side: int, given: GameCredits, options: Options) -> None:
        for pitched in given.pitchers[side]:
            mine = self.pitchers[pitched.number]
            mine.games += 1
            if pitched.started or options.reliever_lines:
                mine.add(pitched)
            if not pitched.started:
                self.bullpen.add(pitched)
        self.bullpen.games += len(given.pitchers[side]) > 1
        win, loss, save = given.decisions
        if line.winner == side:
            if win is not None:
                self.pitchers[win].wins += 1
            if save is not None:
                self.pitchers[save].saves += 1
        elif loss is not None:
            self.pitchers[loss].losses += 1
