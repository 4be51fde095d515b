"""A game between people in plain lines, with nothing but its questions: options are typed in full or by their start."""

from __future__ import annotations

from typing import Any

from hotstove import games
from hotstove.cli.table import Table
from hotstove.sitting.prompts import DICE, Prompt
from hotstove.table.errors import Mistake
from hotstove.table.phrases import Phrases
from hotstove.table.questions import Decision

HELP = "Type one of the options; rules ID, undo, save FILE, box and quit are always there."


class PeopleTable(Table[Any, Any, Any]):
    """One such game at the screen."""

    help = HELP

    @property
    def phrases(self) -> Phrases:
        return games.phrases(self.match.game.key)

    def meet(self, prompt: Prompt) -> None:
        self.teller.so_far(self.sitting)
        if prompt.kind == DICE:
            self.type_dice(prompt)
            return
        assert isinstance(prompt.question, Decision)
        self.choose(prompt, prompt.question)

    def choose(self, prompt: Prompt, question: Decision) -> None:
        words = self.phrases.of(question.purpose).words
        offered = ", ".join(question.options)
        while True:
            typed = self.type(f"{prompt.seat.capitalize()}: {words} ({offered}; Enter: {question.default}): ").strip()
            found = [option for option in question.options if option.lower().startswith(typed.lower())]
            try:
                if typed and len(found) != 1 and typed not in question.options:
                    raise Mistake(f"{typed!r}: type one of {offered}")
                self.sitting.answer(question.default if not typed else typed if typed in found else found[0])
                return
            except Mistake as mistake:
                self.refuse(mistake)

    def show_box(self) -> None:
        visitors, home = self.match.game.score(self.sitting.state)
        self.screen.say(f"Visitors {visitors}, Home {home}.")
