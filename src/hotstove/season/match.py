"""One game of a season in plays: both clubs have handed in their cards, and it is ready to be played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import Lineup
from hotstove.diamond.log import GameLog
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.diamond.state import State
from hotstove.diamond.view import View
from hotstove.managers.book import ByTheBook
from hotstove.records.from_log import rows_of
from hotstove.scorebook import Scorebook, score
from hotstove.season.ready import Ready
from hotstove.season.result import Result, SideResult
from hotstove.season.roster import DailyRoster
from hotstove.season.scheduled_game import ScheduledGame
from hotstove.table.chance import seed_for
from hotstove.table.charts import ChartSet
from hotstove.table.game import SIDES
from hotstove.table.managing import Manager
from hotstove.table.session import AnySession

LOTS = 0xFFFFFFFF
"""A lot is a number of 32 bits."""


class Chosen(NamedTuple):
    """What persons have chosen before the game, by side; the season chooses the rest."""

    starters: tuple[str, str] = ("", "")
    lineups: tuple[Lineup | None, Lineup | None] = (None, None)


NOTHING_CHOSEN = Chosen()


@dataclass(frozen=True)
class SeasonMatch(Ready[GameLog]):
    """A scheduled game before its first pitch."""

    game: AnyPlaysGame
    fixture: ScheduledGame
    state: State
    rosters: tuple[DailyRoster, DailyRoster]
    seed: int
    choose: Callable[[Chosen], SeasonMatch]
    """The same game with other starters and lineups; the game's own rules allow or refuse them."""

    @property
    def first(self) -> State:
        return self.state

    def managers(self) -> Mapping[str, Manager[View]]:
        return dict.fromkeys(SIDES, ByTheBook(in_season=True))

    def result(self, played: AnySession | GameLog) -> Result[GameLog]:
        """What the finished game came to; of a game that was played on paper the log is all there is."""
        if isinstance(played, GameLog):
            log, hurt = played, played.hurt
        else:
            log, hurt = self.game.log(played.turns, played.state), dict(self.game.injuries(played.state))
        book = score(log)
        first, second = (self._side(book, side, hurt) for side in (0, 1))
        return Result(
            (book.sides[0].runs, book.sides[1].runs),
            rows_of(self.fixture.key, self.fixture.stage, book),
            (first, second),
            log,
            postponed=not isinstance(played, GameLog) and played.state.called_off != "",
        )

    def _side(self, book: Scorebook, side: int, hurt: Mapping[str, int]) -> SideResult:
        log, mine, roster = book.log, book.sides[side], self.rosters[side]
        lineup, against = log.starting[side], log.starting[1 - side].pitcher
        places: dict[str, list[str]] = {}
        for batter in mine.batters:
            places.setdefault(batter.player, [])
        for pitcher in mine.pitchers:
            places.setdefault(pitcher.player, [])
        for fielder in mine.fielders:
            if fielder.position != 1:
                places.setdefault(fielder.player, []).append(NAME_OF[fielder.position])
        return SideResult(
            against=hand_of(log.clubs[1 - side].players[against].throws),
            starting=tuple(
                (player, NAME_OF[position])
                for player, position in zip(lineup.players, lineup.positions, strict=True)
                if player and position != 1
            ),
            batted=tuple((batter.player, batter.line.plate_appearances) for batter in mine.batters),
            appeared=tuple((player, tuple(roles)) for player, roles in places.items()),
            pitched=tuple(
                (pitcher.player, pitcher.line.outs, number == 0) for number, pitcher in enumerate(mine.pitchers)
            ),
            saved=book.decisions.save,
            ran=tuple(
                (batter.player, batter.line.stolen_bases + batter.line.caught_stealing)
                for batter in mine.batters
                if batter.line.stolen_bases or batter.line.caught_stealing
            ),
            hurt=tuple(
                (player, games) for player, games in hurt.items() if games and player in log.clubs[side].players
            ),
            sat_out=roster.sat_out - places.keys(),
        )


def hand_of(throws: str) -> str:
    """The hand against which lineups are written: left, or right for everybody else."""
    return "L" if throws == "L" else "R"


def make_match(
    game: AnyPlaysGame,
    options: object,
    charts: ChartSet,
    fixture: ScheduledGame,
    rosters: Callable[[], tuple[DailyRoster, DailyRoster]],
    seed: str,
    designated_hitter: bool,
    chosen: Chosen = NOTHING_CHOSEN,
) -> SeasonMatch:
    """Starters, lineups and squads are chosen, and the game's own rules have let them pass.

    `rosters` gives both clubs as they are on that day, each time anew."""
    visitors, home = both = rosters()
    first, second = (
        roster.allowed(typed, named) if typed else roster.starter(named)
        for roster, typed, named in zip(both, chosen.starters, fixture.starters, strict=True)
    )
    hands = hand_of(home.club.players[second].throws), hand_of(visitors.club.players[first].throws)
    usual = (
        visitors.lineup(first, hands[0], designated_hitter, fixture.lineups[0]),
        home.lineup(second, hands[1], designated_hitter, fixture.lineups[1]),
    )
    for roster, lineup, instead in zip(both, chosen.lineups, usual, strict=True):
        if lineup is not None:
            roster.check(lineup, instead)
    lineups = chosen.lineups[0] or usual[0], chosen.lineups[1] or usual[1]
    setup = game.setup(
        (visitors.squad(lineups[0]), home.squad(lineups[1])),
        lineups,
        options=options,
        charts=charts,
        date=fixture.date.replace("-", "/"),
        number=fixture.number,
        available=(visitors.availability(), home.availability()),
        lot=seed_for(seed, fixture.key, "managers") & LOTS,
    )
    sent = visitors.state.sent(), home.state.sent()
    setup = replace(setup, plans=(visitors.plan(lineups[0]), home.plan(lineups[1])), sent=sent)

    def choose(other: Chosen) -> SeasonMatch:
        return make_match(game, options, charts, fixture, rosters, seed, designated_hitter, other)

    return SeasonMatch(game, fixture, game.start(setup), both, seed_for(seed, fixture.key), choose)
