"""The one door of a game: what every other room needs to know of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from hotstove.table.account import Account
from hotstove.table.charts import ChartSet
from hotstove.table.errors import Mistake, Refused
from hotstove.table.option_values import read_options
from hotstove.table.questions import Answer, Decision, Question, Request, Rule
from hotstove.table.scenarios import Ruling, Scenario
from hotstove.table.tape import Line

State = TypeVar("State")
Turn = TypeVar("Turn")
View = TypeVar("View")

VISITORS, HOME = "visitors", "home"
SIDES = (VISITORS, HOME)
WATCH = "watch"
"""The seat of somebody who only looks on: he sees what everybody sees."""
OFFENSE, DEFENSE = "offense", "defense"
NO_CHARTS = ChartSet(None)


class Game(ABC, Generic[State, Turn, View]):
    """A game: who it is, and how a frozen state of it goes on.

    `turn` asks for rolls, draws, decisions and requests and comes to a turn (a play, a side's turn, an at-bat);
    `after` is the state that the turn leads to. Both are pure: they keep nothing, and all memory is in the state.
    """

    key: ClassVar[str]
    name: ClassVar[str]
    version: ClassVar[int]
    """Changes only when behaviour does: a tape of another version is refused."""
    ledger: ClassVar[str]
    """The prefix of its rule ids."""
    sentence: ClassVar[str] = ""
    """What it is played with and how, for whoever chooses among games."""
    colour: ClassVar[str] = "#3d3d3d"
    """The dark colour of its papers, on which white can be read."""
    dice: ClassVar[tuple[str, ...]] = ("white", "white")
    """The colours of the dice that lie on the table; none where cards are drawn."""
    opponent: ClassVar[str] = "the book"
    """Whom a person plays against where nobody else is there."""
    hears: ClassVar[bool] = False
    """True where what a seat may know changes with the answers of the turn under way."""
    options: ClassVar[type[object]]
    """A frozen dataclass with one field for each optional rule."""
    presets: ClassVar[Mapping[str, Mapping[str, object]]]
    """Sets of options by name; an option that a preset does not name keeps its default."""

    def charts(self, folder: Path | None = None) -> ChartSet:
        """The charts, with an owner's own folder laid over them; a game without charts has none."""
        return NO_CHARTS

    def read_options(self, given: Mapping[str, str]) -> object:
        """Options as typed, name=value, each checked against the game's own."""
        return read_options(self.options, self.name, given)

    @abstractmethod
    def turn(self, state: State, account: Account | None = None, quiet: Collection[str] = ()) -> Rule[Turn]:
        """What happens next. With an account every cell that is looked up is noted there.

        `quiet` are purposes of requests and decisions that surely stay at their defaults, so that the game need not ask
        for them.
        """

    @abstractmethod
    def after(self, state: State, turn: Turn) -> State:
        """The state after a turn."""

    @abstractmethod
    def is_over(self, state: State) -> bool:
        """True once nothing more is to be played."""

    @abstractmethod
    def seats(self, state: State) -> Mapping[str, str]:
        """Which side ("visitors", "home") sits where a question is put: its own name, "offense" or "defense"."""

    @abstractmethod
    def view(self, state: State, seat: str, heard: tuple[Answer, ...] = ()) -> View:
        """What a seat may know now; `heard` are the answers given so far in the turn that is under way."""

    def opening(self, options: object) -> State:
        """The start of a game between two people, in games that need nothing but them; others are set up with clubs."""
        raise Refused(f"{self.name} is not played without clubs")

    def score(self, state: State) -> tuple[int, int]:
        """What visitors and home have scored, in games that begin with an `opening`."""
        raise Refused(f"{self.name} tells its score in its own way")

    def check(self, state: State, request: Request, text: str) -> None:
        """Raises with a sentence if the rules do not allow this answer to a request."""

    def blank_club(self) -> str:
        """A club file to be filled in by hand; a game without players' cards says so."""
        raise Mistake(f"{self.name} has no cards of players to fill in")

    @abstractmethod
    def judge(self, scenario: Scenario) -> Ruling:
        """How the rules answer a rule question."""

    def open_lines(self, record: list[tuple[Question, Answer]], over: bool) -> list[Line]:
        """The answers of a game as everybody may read them; a game with secrets covers those that are not open yet."""
        return [Line(question.purpose, question.show(answer)) for question, answer in record]


AnyGame: TypeAlias = Game[Any, Any, Any]
"""A game whose state only its own room knows: what the list of games gives out. A room that goes on with it names the
types once more (`def play(game: Game[State, Turn, View], state: State)`), so that they are checked from there on."""

Choice: TypeAlias = Decision | Request


def play_out(game: Game[State, Turn, View], state: State, account: Account | None = None) -> Rule[State]:
    """The rest of a game as one rule, for whoever follows every roll: odds, and questions about whole games."""
    while not game.is_over(state):
        state = game.after(state, (yield from game.turn(state, account)))
    return state
