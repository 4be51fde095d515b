"""A season's game played by hand: the same table as for a single game, with the season's lineups and dice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from hotstove.cli.clubs import FoundClub
from hotstove.cli.fixture import BOOK, PERSON, Fixture
from hotstove.cli.playing import dice_of, introduce, minds_of
from hotstove.cli.screen import Screen
from hotstove.cli.sitting import Sitting
from hotstove.cli.teller import Teller
from hotstove.diamond.ballgame import BallGame
from hotstove.diamond.play import Play
from hotstove.diamond.situation import Situation
from hotstove.season.match import Match
from hotstove.season.plan import Plan
from hotstove.table.account import Account
from hotstove.table.chance import seed_for
from hotstove.table.errors import Mistake
from hotstove.table.tape import Line, Tape


@dataclass(frozen=True)
class SeasonFixture(Fixture):
    """A fixture that knows its place in the day: the second game of a doubleheader has rules of its own."""

    match: Match

    def ballgame(
        self, account: Account | None = None, watch: Callable[[Situation, Play], None] | None = None
    ) -> BallGame:
        rules = self.match.todays(self.game, self.game.rules(self.options, self.book, account))
        clubs = (self.clubs[0].club, self.clubs[1].club)
        number = self.match.fixture.number
        return BallGame(rules, clubs, self.starting, date=self.date, number=number, account=account, watch=watch)


def sit_down(match: Match, plan: Plan, sides: frozenset[int], own_dice: bool, tape: Path) -> None:
    """Plays the match; left before its end, it stays on its tape and the day stays unplayed."""
    contest, game = match.contest, plan.game
    screen = Screen(False)
    clubs = (FoundClub(contest.clubs[0], "season", ""), FoundClub(contest.clubs[1], "season", ""))
    fixture = SeasonFixture(
        game,
        game.read_options(plan.options),
        clubs,
        None,
        game.book(None),
        contest.log.starting,
        contest.log.date,
        None if own_dice else seed_for(plan.seed, match.fixture.key),
        (PERSON if 0 in sides else BOOK, PERSON if 1 in sides else BOOK),
        match,
    )
    introduce(fixture, screen)
    teller = Teller(screen, frozenset(chart.name for chart in fixture.book.charts().values()), False)
    sitting = Sitting(fixture, lambda here: dice_of(here, screen, sides), lambda here: minds_of(here, screen, sides))
    sitting.teller, sitting.tape = teller, tape
    lines: list[Line] = Tape.read(tape).lines if tape.exists() else []
    if not sitting.run(lines):
        raise Mistake(f"the game was left and is kept on {tape}; the same command goes on with it")
    match.contest = sitting.game
    tape.unlink(missing_ok=True)
