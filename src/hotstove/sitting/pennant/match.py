"""A match of Pennant Race: two sheets, and starters who may be named beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TypeAlias

from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.games.pennant.game import Pennant
from hotstove.games.pennant.idle import idle_options
from hotstove.games.pennant.lines import Ending, TurnLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.setup import PennantSetup
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import Staff
from hotstove.games.pennant.state import PennantState, PennantTurn, PennantView, Starters
from hotstove.sitting.arguments import BOOK, PERSON, PlayArgs, fresh_seed, seated
from hotstove.sitting.clubs import FoundClub, find_club
from hotstove.sitting.header import Header, Terms, write_header
from hotstove.sitting.match import Match
from hotstove.sitting.options import read_options
from hotstove.sitting.pennant.days import DAY, read_days, write_days
from hotstove.sitting.pennant.telling import cells_told, extra_told, turn_told
from hotstove.sitting.prompts import Prompt
from hotstove.sitting.sitting import Sitting
from hotstove.sitting.thinking import ManagerDecision
from hotstove.sitting.told import NEWS, PLAY, Told
from hotstove.sitting.values import Values
from hotstove.table.account import Account
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES
from hotstove.table.managing import Manager
from hotstove.table.questions import Decision, Request

PennantSitting: TypeAlias = Sitting[PennantState, PennantTurn, PennantView]
OURS = ("oakland-1988", "texas-1988")
"""The match that is played when nobody is named: both sheets come with the game."""
MANAGERS = (BOOK, PERSON)
NO_EVENTS = "a game of Pennant Race is two rolls and has no plays for an event file"


@dataclass(frozen=True)
class NamesStarter:
    """Starts the pitcher who was named, or else the one who is offered first."""

    name: str

    def decide(self, view: PennantView, question: Decision | Request) -> str:
        if not self.name:
            return question.default
        if self.name not in question.options:
            raise Mistake(f"--pitchers: {self.name} cannot start")
        return self.name


@dataclass(frozen=True)
class PennantMatch(Match[PennantState, PennantTurn, PennantView]):
    """Two clubs' sheets and who manages."""

    game: Pennant
    terms: Terms
    found: tuple[FoundClub[Sheet], FoundClub[Sheet]]
    starters: tuple[str, str] = ("", "")
    """Starters who were named beforehand; "" where the manager chooses."""
    settled: PennantSetup | None = None
    """The setup of a season's game, whose pitchers are not all rested."""

    @classmethod
    def new(cls, game: Pennant, args: PlayArgs) -> PennantMatch:
        if args.designated_hitter is not None or args.date:
            raise Mistake("Pennant Race has no lineups and no calendar; leave --dh and --date out")
        options = read_options(game, args.preset, args.options)
        charts = game.charts(args.charts)
        away, home = args.away or OURS[args.home == OURS[0]], args.home or OURS[args.away != OURS[1]]
        found = find_club(game, away, args.cards), find_club(game, home, args.cards)
        own = args.own_dice
        seed = None if own else fresh_seed() if args.seed is None else args.seed
        terms = Terms(options, args.charts, charts, seed, own, seated(args, BOOK))
        return cls(game, terms, found, starters_named(args.pitchers, (found[0].club, found[1].club)))

    @classmethod
    def from_header(
        cls, game: Pennant, header: Header, cards: Path | None = None, charts: Path | None = None
    ) -> PennantMatch:
        folder = header.folder(charts)
        terms = header.terms(game, game.charts(folder), folder, MANAGERS)
        match = cls(game, terms, (header.club(game, SIDES[0], cards), header.club(game, SIDES[1], cards)))
        if DAY not in header.lines:
            return match
        return replace(match, settled=read_days(header, match.sheets, match.options, match.charts))

    @classmethod
    def of_season(cls, game: Pennant, setup: PennantSetup, seed: int | None, sides: frozenset[int]) -> PennantMatch:
        """A scheduled game, of which persons play these sides; without a seed they roll their own dice."""
        managers = PERSON if 0 in sides else BOOK, PERSON if 1 in sides else BOOK
        terms = Terms(setup.options, None, setup.charts, seed, seed is None, managers)
        visitors, home = (FoundClub(staff.sheet, "season", game.write_club(staff.sheet)) for staff in setup.staffs)
        return cls(game, terms, (visitors, home), settled=setup)

    def check_same(self, args: PlayArgs) -> None:
        for name, found in zip((args.away, args.home), self.found, strict=True):
            if name and find_club(self.game, name, args.cards).fingerprint != found.fingerprint:
                raise Mistake(f"{args.tape}: it holds {self.title}, and {name} is not in it; name another file")
        if args.seed is not None and args.seed != self.terms.seed:
            raise Mistake(f"{args.tape}: it was not begun with seed {args.seed}; name another file")

    def reseated(self, args: PlayArgs) -> PennantMatch:
        terms = replace(self.terms, managers=seated(args, BOOK, self.terms.managers))
        return replace(self, terms=terms, starters=starters_named(args.pitchers, self.sheets))

    @property
    def sheets(self) -> tuple[Sheet, Sheet]:
        return self.found[0].club, self.found[1].club

    @property
    def options(self) -> Options:
        assert isinstance(self.terms.options, Options)
        return self.terms.options

    @property
    def charts(self) -> PennantCharts:
        assert isinstance(self.terms.charts, PennantCharts)
        return self.terms.charts

    @property
    def names(self) -> tuple[str, str]:
        return self.sheets[0].club, self.sheets[1].club

    @property
    def title(self) -> str:
        visitors, home = self.sheets
        return f"{visitors.year} {visitors.club} at {home.year} {home.club}"

    @property
    def introduction(self) -> tuple[str, ...]:
        return *super().introduction, *idle_options(self.options, self.sheets)

    def start(self) -> PennantState:
        if self.settled is not None:
            return self.game.start(self.settled)
        staffs = Staff.rested(self.sheets[0]), Staff.rested(self.sheets[1])
        return self.game.start(PennantSetup(staffs, 1, self.options, self.charts))

    def header(self) -> dict[str, str]:
        """With the days on which a season's pitchers last worked, so that its tape tells the whole game."""
        about = {} if self.settled is None else write_days(self.settled)
        return write_header(self.game, self.terms, about, self.found)

    def managers(self) -> Mapping[str, Manager[PennantView]]:
        return {
            seat: NamesStarter(name)
            for side, (seat, name) in enumerate(zip(SIDES, self.starters, strict=True))
            if name or side not in self.persons
        }

    def tell(
        self,
        before: PennantState,
        turn: PennantTurn,
        after: PennantState,
        account: Account,
        decisions: tuple[ManagerDecision, ...],
    ) -> list[Told]:
        """The starters, a side's turn point by point, or the extra innings."""
        cells = tuple(cells_told(account))
        if isinstance(turn, Starters):
            quiet = [side for side in (0, 1) if side not in self.persons and not self.starters[side]]
            numbers = turn.visitors.number, turn.home.number
            return [
                Told(NEWS, f"{self.names[side]} starts {self.sheets[side].pitchers[numbers[side]].name}.")
                for side in quiet
            ]
        if isinstance(turn, TurnLine):
            side = len(before.turns)
            assert before.sides is not None
            starter = before.sides[1 - side].starter
            first, *more = turn_told(turn, self.sheets[side], self.sheets[1 - side], starter, self.options)
            return [Told(PLAY, first, asides=cells, more=tuple(more), scored=turn.runs > 0)]
        assert isinstance(turn, Ending)
        return [Told(PLAY, text) for text in extra_told(turn.extra, self.sheets)]

    def scene(self, sitting: PennantSitting, seat: str) -> Values:
        from hotstove.sitting.pennant.scene import scene

        return scene(self, sitting)

    def asked_values(self, sitting: PennantSitting, prompt: Prompt) -> Values:
        if not isinstance(prompt.question, Decision):
            return {}
        offered = sitting.view(prompt.seat).offered
        return {"starters": {name: asdict(starter) for name, starter in offered.items()}}


def starters_named(typed: str, sheets: tuple[Sheet, Sheet]) -> tuple[str, str]:
    """The starters as typed, AWAY,HOME; either may be left out."""
    if not typed:
        return "", ""
    away, comma, home = typed.partition(",")
    if not comma:
        raise Mistake(f"--pitchers {typed!r}: write both starters as AWAY,HOME")
    visitors, hosts = (
        sheet.pitchers[sheet.pitcher_number(name.strip())].name if name.strip() else ""
        for name, sheet in zip((away, home), sheets, strict=True)
    )
    return visitors, hosts
