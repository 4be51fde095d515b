"""A table in plain lines: what is told is printed, what is asked is typed. One loop for every game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeAlias

from hotstove.cli.screen import REFUSAL, Screen
from hotstove.cli.teller import Teller
from hotstove.sitting.match import Match
from hotstove.sitting.prompts import DICE, Prompt
from hotstove.sitting.rulebook import rule
from hotstove.sitting.sitting import Sitting
from hotstove.table.errors import Mistake
from hotstove.table.game import State, Turn, View
from hotstove.table.phrases import Phrases
from hotstove.table.questions import Draw, Roll
from hotstove.table.tape import Line


class Left(Exception):
    """The person leaves the table."""


class AskAgain(Exception):
    """The game stands elsewhere now, so that something else is asked."""


class Table(ABC, Generic[State, Turn, View]):
    """One game at the screen: its sitting, and the commands that may be typed at any prompt."""

    help: str

    def __init__(
        self, match: Match[State, Turn, View], screen: Screen, lines: list[Line], tape: Path | None, brief: bool
    ) -> None:
        self.match, self.screen = match, screen
        self.teller = Teller(screen, brief, match.terms.own_dice)
        self.sitting: Sitting[State, Turn, View] = Sitting(match, lines, tape=tape, hear=self.hear)
        self._warned = False
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "box": lambda rest: self.show_box(),
            "rules": self._rules,
            "rule": self._rules,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
            "exit": self._quit,
        }

    def hear(self, told: Any) -> None:
        self.teller.hear(told)

    def run(self) -> bool:
        """Plays on; True when the game is over, False when it was left before."""
        while True:
            try:
                prompt = self.sitting.go()
                if prompt is None:
                    return True
                self.meet(prompt)
            except AskAgain:
                continue
            except (Left, KeyboardInterrupt):
                self.sitting.save()
                return False

    @abstractmethod
    def meet(self, prompt: Prompt) -> None:
        """Asks until the prompt is answered."""

    @abstractmethod
    def show_box(self) -> None:
        """The box score, or what the game has in its place."""

    @property
    @abstractmethod
    def phrases(self) -> Phrases: ...

    # Asking.

    def type(self, prompt: str) -> str:
        """A typed line that is no command of the table; who closes the lines leaves."""
        while True:
            try:
                typed = self.screen.ask(prompt)
            except EOFError:
                raise Left from None
            if not self.serve(typed):
                return typed

    def type_dice(self, prompt: Prompt) -> None:
        """What fell on the person's own table."""
        assert prompt.kind == DICE
        assert isinstance(prompt.question, Roll | Draw)
        while True:
            typed = self.type(prompt_for(prompt.question, self.phrases))
            try:
                self.sitting.answer(typed)
                return
            except Mistake as mistake:
                self.refuse(mistake)

    def refuse(self, mistake: object) -> None:
        self.screen.say(f"{mistake}", REFUSAL)

    # Commands.

    def serve(self, typed: str) -> bool:
        """True when it was a command; a mistake in it is told, and the prompt comes again."""
        text = " ".join(typed.split())
        for name, command in self.commands.items():
            if text.lower() == name or text.lower().startswith(f"{name} "):
                if name not in ("quit", "exit"):
                    self._warned = False
                try:
                    command(text[len(name) :].strip())
                except Mistake as mistake:
                    self.refuse(mistake)
                return True
        return False

    def _help(self, rest: str) -> None:
        self.screen.say(self.help)

    def _rules(self, rest: str) -> None:
        if not rest:
            raise Mistake(f"rules: name one by its id, such as rules {self.match.game.ledger}-05")
        self.screen.say(rule(self.match.game.key, rest))

    def _undo(self, rest: str) -> None:
        self.sitting.undo()
        self.teller.restart()
        raise AskAgain

    def _save(self, rest: str) -> None:
        if rest:
            path = Path(rest).expanduser()
            if path.exists() and path != self.sitting.tape:
                raise Mistake(f"save {rest}: there is such a file already; name a new one")
            self.sitting.save(path)
            self.sitting.tape = path
        elif self.sitting.tape is None:
            raise Mistake("save: name a file, such as save opener.tape")
        else:
            self.sitting.save()
        self.screen.say(f"The game is kept on {self.sitting.tape} after every play.")

    def _quit(self, rest: str) -> None:
        if self.sitting.tape is None and not self._warned:
            self._warned = True
            raise Mistake("This game is on no tape: save FILE keeps it, quit once more leaves it.")
        raise Left


AnyTable: TypeAlias = Table[Any, Any, Any]


def prompt_for(question: Roll | Draw, phrases: Phrases) -> str:
    """What is rolled for, and the dice in the order in which they are typed."""
    purpose = phrases.roll(question.purpose)
    if isinstance(question, Draw):
        return f"Draw for the {purpose} ({question.face} number): "
    dice = ", ".join(die.colour for die in question.dice.dice)
    return f"Roll for the {purpose} ({dice}): "
