"""Pennant Race: a whole game in two rolls of three dice."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar

from hotstove.games.pennant.chart_set import PennantCharts, read_charts
from hotstove.games.pennant.ending import ending
from hotstove.games.pennant.judging import judge
from hotstove.games.pennant.lines import Ending, TurnLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.reading import Side, Starter, turn
from hotstove.games.pennant.setup import PennantSetup
from hotstove.games.pennant.sheet_files import blank, read_sheet, to_text
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.starters import choices, real_starter, starting
from hotstove.games.pennant.state import PennantState, PennantTurn, PennantView, Starters
from hotstove.table.account import Account
from hotstove.table.game import HOME, SIDES, VISITORS, Game
from hotstove.table.option_values import read_options
from hotstove.table.questions import Answer, Rule
from hotstove.table.scenarios import Ruling, Scenario
from hotstove.table.shipped import shipped_files

NO_BOOKKEEPING = dict.fromkeys(("extra_homers", "earned_runs", "reliever_lines", "decisions", "saves", "awards"), False)
SEATS: Mapping[str, str] = {VISITORS: VISITORS, HOME: HOME}


class Pennant(Game[PennantState, PennantTurn, PennantView]):
    """The game of whole games: starters are named, each side bats in one roll, and a tie goes on."""

    key = "pennant"
    name = "Pennant Race"
    version = 2
    ledger = "PR"
    sentence = "A whole game in two rolls: two sheets, and a score sheet that fills row by row."
    colour = "#4b2e63"
    dice = ("white", "red", "green")
    options = Options
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {"all": {}, "scores": NO_BOOKKEEPING}

    def read_options(self, given: Mapping[str, str]) -> Options:
        return read_options(Options, self.name, given)

    def charts(self, folder: Path | None = None) -> PennantCharts:
        """The charts, with an owner's own folder laid over them."""
        return read_charts(folder)

    def read_club(self, source: Traversable | Path) -> Sheet:
        """The sheet of a file, completely checked."""
        return read_sheet(source)

    def blank_club(self) -> str:
        return blank()

    def write_club(self, club: Sheet) -> str:
        """The file of a sheet, such that reading it gives the sheet back."""
        return to_text(club)

    def clubs(self) -> Mapping[str, Traversable]:
        """The sheets that come with the game."""
        return shipped_files("hotstove.games.pennant", "sheets")

    def start(self, setup: PennantSetup) -> PennantState:
        return PennantState(setup)

    def turn(
        self, state: PennantState, account: Account | None = None, quiet: Collection[str] = ()
    ) -> Rule[PennantTurn]:
        """The starters are named, the visitors bat, the home side bats, the game ends."""
        setup, sides, turns, _ = state
        if sides is None:
            visitors = yield from self._starter(setup, 0)
            home = yield from self._starter(setup, 1)
            return Starters(visitors, home)
        visiting, hosting = _told(sides[0], account), _told(sides[1], account)
        if not turns:
            return (yield from turn(setup.charts.told(account), visiting, hosting))
        if len(turns) == 1:
            return (yield from turn(setup.charts.told(account), hosting, visiting))
        return (yield from ending((visiting, hosting), (turns[0], turns[1]), setup.options))

    def after(self, state: PennantState, turn: PennantTurn) -> PennantState:
        if isinstance(turn, Starters):
            visitors, home = self._side(state.setup, 0, turn.visitors), self._side(state.setup, 1, turn.home)
            return state._replace(sides=(visitors, home))
        if isinstance(turn, TurnLine):
            return state._replace(turns=(*state.turns, turn))
        assert isinstance(turn, Ending)
        return state._replace(ending=turn)

    def is_over(self, state: PennantState) -> bool:
        return state.ending is not None

    def seats(self, state: PennantState) -> Mapping[str, str]:
        return SEATS

    def view(self, state: PennantState, seat: str, heard: tuple[Answer, ...] = ()) -> PennantView:
        return PennantView(seat, state)

    def judge(self, scenario: Scenario) -> Ruling:
        return judge(self, scenario)

    def _starter(self, setup: PennantSetup, side: int) -> Rule[Starter]:
        """The starter whom the schedule names, where that is the option and the sheet has him; else the manager's."""
        if setup.options.real_starters and setup.named[side]:
            real = real_starter(setup.staffs[side], setup.named[side])
            if real is not None:
                return real
        offered = choices(setup.staffs[side], setup.day)
        return offered[(yield starting(SIDES[side], tuple(offered)))]

    def _side(self, setup: PennantSetup, side: int, starter: Starter) -> Side:
        staff = setup.staffs[side]
        return Side(staff.sheet.columns, starter, staff.pen(setup.day, starter.number))


def _told(side: Side, account: Account | None) -> Side:
    """The side as a rule reads it: plainly, or with every look-up on its sheet noted in the account."""
    return side if account is None else Side(side.columns.recorded(account), side.starter, side.pen)


GAME = Pennant()
