"""Pennant Race in plain lines: starters are chosen, two rolls are made, and every point is told."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from hotstove import games
from hotstove.cli.face import draw, draw_grid
from hotstove.cli.screen import HEADING, NOTE, RUN, Screen
from hotstove.cli.table import LOOKS, Table
from hotstove.cli.teller import USUAL
from hotstove.games.pennant.face import sheet as sheet_face
from hotstove.games.pennant.state import PennantState, PennantTurn, PennantView
from hotstove.sitting.pennant.match import PennantMatch
from hotstove.sitting.pennant.score_sheet import box_lines, score_sheet
from hotstove.sitting.pennant.telling import cells_told
from hotstove.sitting.prompts import DICE, Prompt
from hotstove.sitting.told import NEWS, Told
from hotstove.table.errors import Mistake
from hotstove.table.face import Grid
from hotstove.table.game import SIDES
from hotstove.table.letters import letters
from hotstove.table.phrases import Phrases
from hotstove.table.tape import Line

LONG = 30
"""Days after which a start is forgotten."""
HELP = """\
Both sides name a starter; then one roll of three dice is a side's whole game: power, speed, bat, bullpen and defence
    are found on the sheets, and offence divided by defence is the runs.
  1 2 3 ...        the starter by his number; Enter takes the first
  S sheet          both sheets
  C card NAME      a player's line on his club's sheet
  W why, E codes   the cells looked up so far, with where they come from
  X box            the score sheet, once the game is over
  V chart [NAME]   the charts
  R rules ID       a rule by its id
  Backspace undo   take back the last answer
  save [FILE]      keeps the game on a tape; it is kept in any case
  Q quit           leaves; hotstove play --resume goes on from there
On the full screen keys act at once, and : begins a line of words."""


class PennantTable(Table[PennantState, PennantTurn, PennantView]):
    """One game at the screen."""

    help = HELP
    looks: ClassVar[Mapping[str, str]] = {key: word for key, word in LOOKS.items() if key not in "BFIOD"} | {
        "L": "sheet"
    }

    def __init__(
        self, match: PennantMatch, screen: Screen, lines: list[Line], tape: Path | None = None, detail: str = USUAL
    ) -> None:
        self.pennant = match
        super().__init__(match, screen, lines, tape, detail)
        self.commands |= {"sheet": self._sheet, "sheets": self._sheet, "lineup": self._sheet, "card": self._card}
        self.commands |= {"why": self._why, "codes": self._why}

    @property
    def phrases(self) -> Phrases:
        return games.phrases(self.match.game.key)

    def hear(self, told: Told) -> None:
        tell(told, self.screen)

    def meet(self, prompt: Prompt) -> None:
        if prompt.kind == DICE:
            self.type_dice(prompt, self._about(prompt))
        else:
            self._starter(prompt)

    def picture(self, width: int, height: int) -> list[Any]:
        from hotstove.cli.full.pennant_picture import picture

        return picture(self.pennant, self.sitting, width, height)

    def _about(self, prompt: Prompt) -> str:
        """For which club the dice fall; which player an extra homer is, they say themselves."""
        state = self.sitting.state
        if prompt.question.purpose == "triad":
            return f"{self.match.names[len(state.turns)]}: "
        if prompt.question.purpose == "homer":
            rolled = sum(question.purpose == "homer" for question in self.sitting.session.record[::2])
            extra = [
                sheet.columns.extra_homers(turn.triad)
                for sheet, turn in zip(self.pennant.sheets, state.turns, strict=True)
            ]
            first = 0 if state.turns[0].shutout else extra[0]
            return f"{self.match.names[0 if rolled < first else 1]}, who hit it: "
        return ""

    def _starter(self, prompt: Prompt) -> None:
        offered = self.sitting.view(prompt.seat).offered
        names = list(offered)
        self.screen.say(f"Who starts for {self.match.names[SIDES.index(prompt.seat)]}?")
        for place, name in enumerate(names, start=1):
            starter = offered[name]
            ratings = f"ST {starter.st:g}, END {starter.end}, CG {starter.cg}, SHO {starter.sho}"
            self.screen.say(f"  {place} {name}: {ratings}")
        for line in resting(self.sitting.view(prompt.seat), SIDES.index(prompt.seat)):
            self.screen.say(f"  {line}", NOTE)
        hot = {str(place): name for place, name in enumerate(names, start=1)} if len(names) < 10 else {}
        keys = self.keys(hot) if self.screen.full else None
        while True:
            typed = self.type("Starter (number or name; Enter takes the first): ", keys).strip()
            found = [name for name in names if letters(typed) in letters(name)]
            if not typed:
                return self.sitting.answer(names[0])
            if typed.isdigit() and 1 <= int(typed) <= len(names):
                return self.sitting.answer(names[int(typed) - 1])
            if len(found) == 1:
                return self.sitting.answer(found[0])
            self.refuse(f"{typed!r} is none of them: type a number from 1 to {len(names)} or a name.")

    def show_box(self) -> None:
        for line in box(self.pennant, self.sitting.state):
            self.screen.say(line, RUN if line.startswith(str(self.pennant.sheets[0].year)) else "")

    def _sheet(self, rest: str) -> None:
        for sheet in self.pennant.sheets:
            self.screen.say("\n".join(draw(sheet_face(sheet))))

    def _card(self, rest: str) -> None:
        """A player's line on his sheet."""
        if not rest:
            raise Mistake("card: name a player of either sheet, such as card Canseco")
        wanted, found = letters(rest), []
        for sheet in self.pennant.sheets:
            for grid in sheet_face(sheet).grids:
                names = [[row.head, *(cell.text for cell in row.cells)] for row in grid.rows]
                rows = [
                    row
                    for row, texts in zip(grid.rows, names, strict=True)
                    if any(wanted in letters(text) for text in texts)
                ]
                if rows:
                    found += [
                        f"{sheet.year} {sheet.club}",
                        *draw_grid(Grid(grid.columns, tuple(rows), corner=grid.corner)),
                    ]
        if not found:
            raise Mistake(f"card {rest}: nobody of that name is on either sheet")
        for line in found:
            self.screen.say(line, whole=True)

    def _why(self, rest: str) -> None:
        cells = [cell for told in self.sitting.log for cell in told.asides]
        lines = [*cells, *(() if self.sitting.over else cells_told(self.sitting.account))]
        self.screen.say("\n".join(lines) or "Nothing has been looked up yet.")


def resting(view: PennantView, side: int) -> list[str]:
    """Starters who are not offered today, and relievers who have worked on the days before."""
    staff, day, offered = view.state.setup.staffs[side], view.state.setup.day, view.offered
    pitchers, lines = staff.sheet.pitchers, []
    ready = {starter.number for starter in offered.values()}
    for number in staff.sheet.starters:
        if number not in ready:
            started = day - staff.last_start[number]
            when = (
                f"started {days_ago(started)}"
                if started < LONG
                else f"relieved {days_ago(day - staff.last_relief[number])}"
            )
            lines.append(f"{pitchers[number].name} rests, {when}")
    for number in staff.sheet.relievers:
        worked = staff.worked(number, day)
        if worked:
            lines.append(f"{pitchers[number].name} has relieved on {worked} {'day' if worked == 1 else 'days'} running")
    return lines


def days_ago(days: int) -> str:
    return "today" if days == 0 else "yesterday" if days == 1 else f"{days} days ago"


def tell(told: Told, screen: Screen) -> None:
    """A side's turn with every point, or news."""
    screen.say(told.text, NOTE if told.kind == NEWS else HEADING if told.more else "")
    for line in told.more:
        screen.say(line)


def box(match: PennantMatch, state: PennantState) -> list[str]:
    """The filled-in score sheet, and the pitchers."""
    if state.ending is None:
        raise Mistake("this game is not over")
    line = state.line
    score = f"{match.names[0]} {line.score[0]}, {match.names[1]} {line.score[1]}"
    return [
        f"Final score: {score}.",
        "",
        *score_sheet(line, match.sheets),
        "",
        *box_lines(match.charts, line, match.sheets, match.options),
    ]
