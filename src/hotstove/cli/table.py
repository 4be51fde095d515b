"""A table in plain lines or on a full screen: what is told is shown, what is asked is typed. One loop for all."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeAlias

from hotstove.cli.charting import chart_lines
from hotstove.cli.columns import two_columns
from hotstove.cli.own_dice import OwnDice, stand_ins
from hotstove.cli.screen import NOTE, REFUSAL, Keys, Screen
from hotstove.cli.teller import BRIEF, FULL, USUAL, Teller
from hotstove.sitting.kept import is_kept
from hotstove.sitting.match import Match
from hotstove.sitting.prompts import DICE, Prompt
from hotstove.sitting.rulebook import rule
from hotstove.sitting.sitting import Sitting
from hotstove.sitting.told import PLAY
from hotstove.table.errors import Mistake
from hotstove.table.game import State, Turn, View
from hotstove.table.interrupts import uninterrupted
from hotstove.table.phrases import Phrases
from hotstove.table.questions import Draw, Question, Roll
from hotstove.table.tape import Line

LOOKS = {
    "?": "help",
    "C": "card",
    "L": "lineup",
    "B": "bench",
    "F": "field",
    "V": "chart",
    "E": "codes",
    "G": "log",
    "X": "box",
    "S": "sheet",
    "W": "why",
    "I": "what if",
    "O": "odds",
    "R": "rules",
    "D": "detail",
    "Q": "quit",
    "backspace": "undo",
}
"""Keys for looking at things; calls have small letters."""
RECALLED = 2
"""Plays that are told again when a game goes on."""


class Left(Exception):
    """The person leaves the table."""


class AskAgain(Exception):
    """The game stands elsewhere now, so that something else is asked."""


class Table(ABC, Generic[State, Turn, View]):
    """One game at the screen: its sitting, and the commands that may be typed at any prompt."""

    help: str
    looks: ClassVar[Mapping[str, str]] = LOOKS

    def __init__(
        self, match: Match[State, Turn, View], screen: Screen, lines: list[Line], tape: Path | None, detail: str = USUAL
    ) -> None:
        self.match, self.screen = match, screen
        self.teller = Teller(screen, detail, match.terms.own_dice)
        self.dice = OwnDice(faces_only=screen.full)
        self.sitting: Sitting[State, Turn, View] = Sitting(match, lines, tape=tape, hear=self.hear)
        self.holds_tape = False
        """Its tape belongs to somebody else, such as a season, so that `save` makes a copy."""
        self._warned = False
        self._gone_on = bool(lines)
        """The game was begun earlier, and what happened last has yet to be told."""
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "box": lambda rest: self.show_box(),
            "chart": self._chart,
            "charts": self._chart,
            "codes": self._codes,
            "log": self._log,
            "dice": self._dice_table,
            "rules": self._rules,
            "rule": self._rules,
            "undo": self._undo,
            "save": self._save,
            "brief": lambda rest: self._detail(BRIEF),
            "usual": lambda rest: self._detail(USUAL),
            "full": lambda rest: self._detail(FULL),
            "detail": lambda rest: self._detail(""),
            "quit": self._quit,
            "exit": self._quit,
        }
        screen.picture = self.picture

    def hear(self, told: Any) -> None:
        self.teller.hear(told)

    def picture(self, width: int, height: int) -> list[Any]:
        """The game as it stands, for a full screen of that many columns and at most that many lines."""
        return []

    def run(self, leaving: ExitStack) -> bool:
        """Plays on; True when the game is over, False when it was left before.

        From then on Ctrl-C is not heard until `leaving` is closed.
        """
        while True:
            try:
                prompt = self.sitting.go()
                if prompt is None:
                    return True
                if self._gone_on:
                    self._recall()
                self.meet(prompt)
            except AskAgain:
                continue
            except (Left, KeyboardInterrupt):
                leaving.enter_context(uninterrupted())
                self.sitting.save()
                return False

    def _recall(self) -> None:
        """The last plays of a game that goes on."""
        self._gone_on = False
        for told in [entry for entry in self.sitting.log if entry.kind == PLAY][-RECALLED:]:
            for line in (told.text, *told.more):
                self.screen.say(f"  {line}", NOTE)

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

    def keys(self, hot: Mapping[str, str] | None = None, shown: str = "", **others: Any) -> Keys:
        """The keys of a prompt: those given, and those for looking at things."""
        return Keys({**self.looks, **(hot or {})}, shown=shown, **others)

    def type(self, prompt: str, keys: Keys | None = None) -> str:
        """A typed line that is no command of the table; who closes the lines leaves."""
        while True:
            try:
                typed = self.screen.ask(prompt, self.keys() if keys is None else keys)
            except EOFError:
                raise Left from None
            if not self.serve(typed):
                return typed

    def type_dice(self, prompt: Prompt, about: str = "") -> None:
        """What fell on the person's own table; `about` says more of what is rolled for."""
        question = prompt.question
        assert prompt.kind == DICE
        assert isinstance(question, Roll | Draw)
        keys = self.keys(complete=lambda typed: self.dice.complete(question, typed))
        while True:
            typed = self.type(f"{about}{self.dice.prompt(question, self.phrases)}", keys)
            if self.answer_dice(question, typed):
                return

    def answer_dice(self, question: Roll | Draw, typed: str) -> bool:
        """Answers with what fell; what cannot have fallen is refused."""
        try:
            self.sitting.answer(self.dice.read(question, typed))
        except Mistake as mistake:
            self.refuse(mistake)
            return False
        return True

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
                    with self.screen.looking():
                        command(text[len(name) :].strip())
                except Mistake as mistake:
                    self.refuse(mistake)
                return True
        return False

    def _help(self, rest: str) -> None:
        for line in two_columns(self.help, self.screen.width):
            self.screen.say(line, whole=True)

    def _rules(self, rest: str) -> None:
        if not rest:
            cited = self.sitting.last.cites if self.sitting.last is not None else ()
            of_play = f"; the last play went by {', '.join(cited)}" if cited else ""
            raise Mistake(f"rules: name one by its id, such as rules {self.match.game.ledger}-05{of_play}")
        from hotstove.cli.rule_text import rule_lines

        for line in rule_lines(rule(self.match.game.key, rest)):
            self.screen.say(line)

    def _chart(self, rest: str) -> None:
        last = self.sitting.last
        lookups = last.lookups if last is not None else ()
        for line in chart_lines(self.match.game.key, rest, self.match.terms.folder, lookups):
            self.screen.say(line, whole=True)

    def _codes(self, rest: str) -> None:
        """The rolls, cells and rule ids of the last turn, with where each cell comes from."""
        told = [entry for entry in self.sitting.log if entry.kind == "play"]
        if not told:
            raise Mistake("codes: nothing has been played yet")
        self.screen.say(told[-1].text)
        for line in (*told[-1].reasons, *told[-1].asides):
            self.screen.aside(line)

    def _log(self, rest: str) -> None:
        """Everything that has happened, the last of it first."""
        if not self.sitting.log:
            raise Mistake("log: nothing has been played yet")
        for entry in reversed(self.sitting.log):
            if entry.text:
                self.screen.say(f"{entry.chapter}: {entry.text}" if entry.chapter else entry.text)
            for line in entry.more:
                self.screen.say(f"  {line}", NOTE)

    def _dice_table(self, rest: str) -> None:
        """How ordinary dice stand in for the game's own, or a change between the two."""
        if rest in ("ordinary", "special"):
            self.dice.ordinary = rest == "ordinary"
        question = self.coming_roll()
        self.screen.say("You roll ordinary dice." if self.dice.ordinary else "You roll the game's own dice.")
        self.screen.say("dice ordinary and dice special change that.")
        if isinstance(question, Roll):
            self.screen.say(f"Ordinary dice in place of the {question.dice.name}:")
            for line in stand_ins(question.dice):
                self.screen.say(line)
        if isinstance(question, Draw):
            self.screen.say(
                "No deck at hand? Two ten-sided dice read as 1 to 100 give top and bottom numbers, a twenty-sided one "
                "the middle numbers: nearly the same, for the deck puts no card back."
            )

    def coming_roll(self) -> Question | None:
        """What is asked now; a game of plays looks ahead to its next roll."""
        return None if self.sitting.prompt is None else self.sitting.prompt.question

    def _detail(self, wanted: str) -> None:
        self.teller.detail = wanted or {BRIEF: USUAL, USUAL: FULL, FULL: BRIEF}[self.teller.detail]
        told = {BRIEF: "only the plays", USUAL: "the plays and what led to them", FULL: "cells and rules besides"}
        self.screen.say(f"Told is now: {told[self.teller.detail]} ({self.teller.detail}).")

    def _undo(self, rest: str) -> None:
        self.sitting.undo()
        self.teller.restart()
        self.screen.taken_back()
        raise AskAgain

    def _save(self, rest: str) -> None:
        if not rest and self.sitting.tape is None:
            raise Mistake("save: name a file, such as save opener.tape")
        if not rest:
            self.sitting.save()
            self.screen.say(f"The game is kept on {self.sitting.tape} after every play.")
            return
        path, before = Path(rest).expanduser(), self.sitting.tape
        if path.exists() and path != before:
            raise Mistake(f"save {rest}: there is such a file already; name a new one")
        self.sitting.save(path)
        if self.holds_tape:
            self.screen.say(f"A copy as the game stands now is on {path}; it goes on being kept on {before}.")
            return
        self.sitting.tape = path
        if before is not None and before != path and is_kept(before):
            before.unlink(missing_ok=True)
        self.screen.say(f"The game is kept on {path} after every play.")

    def _quit(self, rest: str) -> None:
        if self.sitting.tape is None and not self._warned:
            self._warned = True
            raise Mistake("This game is on no tape: save FILE keeps it, quit once more leaves it.")
        raise Left


AnyTable: TypeAlias = Table[Any, Any, Any]
