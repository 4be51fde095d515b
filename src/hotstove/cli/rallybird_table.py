"""Rallybird in plain lines: each seat sees what it may see, and two people at one screen do not see each other's."""

from __future__ import annotations

from pathlib import Path

from hotstove import games
from hotstove.cli.screen import HEADING, NOTE, RUN, Screen
from hotstove.cli.table import Table
from hotstove.cli.teller import BRIEF, USUAL
from hotstove.games.rallybird.asking import ASTERISK, CARD, GLOVES
from hotstove.games.rallybird.cards import card_named
from hotstove.games.rallybird.state import RallyState, RallyTurn
from hotstove.games.rallybird.view import RallyView
from hotstove.sitting.prompts import DICE, Prompt
from hotstove.sitting.rallybird.board import board, heading, plain_board, tiles
from hotstove.sitting.rallybird.line_score import line_score
from hotstove.sitting.rallybird.match import RallyMatch
from hotstove.sitting.rallybird.reading import read_answer
from hotstove.sitting.rallybird.telling import card_against, card_lines
from hotstove.sitting.told import Told
from hotstove.table.errors import Mistake
from hotstove.table.game import WATCH
from hotstove.table.phrases import Phrases
from hotstove.table.questions import Decision, Draw, Roll
from hotstove.table.tape import Line

HELP = """\
Type a number or a name.
board       the board and your tiles
hand        the cards in your hand
card NAME   what a card says
advice      what the equilibrium plays most often here, and why
why         the equilibrium's mix of the last at-bat, and what was given away
box         runs by inning
rules ID    a rule by its id
undo        back to your last choice, when you play alone
save FILE   keeps the game on a tape
quit        leave; a tape (--tape FILE) keeps the game"""
CALLS = ("yes", "no")


class RallyTable(Table[RallyState, RallyTurn, RallyView]):
    """One game at the screen."""

    help = HELP

    def __init__(
        self, match: RallyMatch, screen: Screen, lines: list[Line], tape: Path | None = None, detail: str = USUAL
    ) -> None:
        self.rally = match
        self._last: list[str] = []
        super().__init__(match, screen, lines, tape, detail)
        self.commands |= {"board": self._board, "hand": self._hand, "card": self._card}
        self.commands |= {"advice": self._advice, "why": self._why}

    @property
    def phrases(self) -> Phrases:
        return games.phrases(self.match.game.key)

    def hear(self, told: Told) -> None:
        self._last = [told.chapter, told.text, *told.more]
        tell(told, self.screen, self.teller.detail == BRIEF)

    # Asking.

    def meet(self, prompt: Prompt) -> None:
        if prompt.kind == DICE:
            self._dice(prompt)
            return
        question = prompt.question
        assert isinstance(question, Decision)
        self._seat, self._question = prompt.seat, question
        view = self.sitting.view(prompt.seat)
        if question.purpose in (CARD, GLOVES):
            if self.rally.shared:
                self._change_places(prompt.seat)
            self._show(view)
        elif view.card and view.placement is not None:
            self._turned_over(view)
            self.screen.say(f"Dice: {', '.join(str(fell) for fell in view.since_gloves if fell not in CALLS)}.")
        if question.purpose == CARD:
            for number, name in enumerate(question.options, start=1):
                zones = " ".join(view.charts.zones(name, "2" in view.situation.bases))
                self.screen.say(f"{number:>3} {name:<16}{zones}", whole=True)
        chosen = self._chosen(view, question)
        if self.rally.shared and question.secret:
            self.screen.wipe()
        self.sitting.answer(chosen)

    def _chosen(self, view: RallyView, question: Decision) -> str:
        while True:
            typed = self.type(_prompt(view, question))
            try:
                return read_answer(typed, view, question)
            except Mistake as mistake:
                self.refuse(mistake)

    def _dice(self, prompt: Prompt) -> None:
        question = prompt.question
        assert isinstance(question, Roll | Draw)
        view = self.sitting.view(WATCH)
        if question.purpose == "swing" and view.placement is not None:
            self._turned_over(view)
        while True:
            typed = self.type(f"Roll for the {question.purpose} (the sum, or both faces such as 3 4): ")
            try:
                self.sitting.answer(typed)
                return
            except Mistake as mistake:
                self.refuse(mistake)

    def _change_places(self, seat: str) -> None:
        self.screen.wipe()
        for line in self._last:
            self.screen.say(line, NOTE)
        self.screen.say(f"{seat.capitalize()} to the screen, the other side looks away.", HEADING)
        self.type("Press Enter when you sit here alone. ")

    # Looking at things.

    def _turned_over(self, view: RallyView) -> None:
        assert view.placement is not None
        self.screen.say(card_against(view.charts, view.card, view.situation.bases, view.placement))

    def _show(self, view: RallyView) -> None:
        draw = plain_board if self.screen.plain else board
        self.screen.say()
        self.screen.say(heading(view.situation), HEADING)
        for line in draw(view.situation, view.charts, view.placement):
            self.screen.say(line, whole=True)
        self.screen.say(f"Gloves: {tiles(view.gloves)}")
        if view.removed:
            self.screen.say(f"Out of your hand in this half-inning: {view.removed}", NOTE)
        if view.rallybird:
            self.screen.say("The Rallybird is with the side at bat.", NOTE)

    def _view(self) -> RallyView:
        """What the seat that is asked may see; while dice are typed, what everybody does."""
        prompt = self.sitting.prompt
        return self.sitting.view(WATCH if prompt is None or prompt.kind == DICE else prompt.seat)

    def _board(self, rest: str) -> None:
        self._show(self._view())

    def _hand(self, rest: str) -> None:
        view = self._view()
        if not view.batting:
            raise Mistake("hand: the side in the field has none; type six tiles for A B C D E F")
        for name in view.deck:
            if name != view.removed:
                self.screen.say(name, NOTE)

    def _card(self, rest: str) -> None:
        for line in card_lines(self._view().charts, card_named(rest)):
            self.screen.say(line, NOTE)

    def _advice(self, rest: str) -> None:
        prompt = self.sitting.prompt
        if prompt is None or not isinstance(prompt.question, Decision):
            raise Mistake("advice: there is nothing to decide now")
        self.screen.say(self.rally.advice(self.sitting, prompt.seat, prompt.question), NOTE)

    def _why(self, rest: str) -> None:
        for line in self.rally.why(self.sitting):
            self.screen.say(line, NOTE)

    def _undo(self, rest: str) -> None:
        if self.rally.shared:
            raise Mistake("undo: with two people at the table what was chosen stays chosen")
        super()._undo(rest)

    def show_box(self) -> None:
        for line in line_score(self.sitting):
            self.screen.say(line, whole=True)
        if self.sitting.over:
            for line in self.rally.given_away(self.sitting):
                self.screen.say(line, NOTE)


def tell(told: Told, screen: Screen, brief: bool = False) -> None:
    """An at-bat under its heading."""
    screen.say()
    if not brief:
        screen.say(told.chapter, HEADING)
    for line in (told.text, *told.more):
        screen.say(line, RUN if "scores" in line or "Home run" in line else "")


def _prompt(view: RallyView, question: Decision) -> str:
    who = f"{view.seat.capitalize()}: "
    if question.purpose == CARD:
        return f"{who}which card? "
    if question.purpose == GLOVES:
        return f"{who}gloves in A B C D E F? "
    if question.purpose == ASTERISK:
        return f"{who}discard {' or '.join(question.options)}? "
    if question.purpose == "reroll":
        return f"{who}roll again (yes or no)? "
    return f"{who}which glove gives way, {' or '.join(question.options)}? "
