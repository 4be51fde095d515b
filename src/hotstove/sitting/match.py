"""A match: one game of any kind as it is agreed, and what people at it need beyond its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

from hotstove.sitting.account_lines import readings
from hotstove.sitting.arguments import PERSON, PlayArgs
from hotstove.sitting.header import Terms
from hotstove.sitting.options import options_told
from hotstove.sitting.prompts import CHOICE, DICE, Prompt
from hotstove.sitting.thinking import ManagerDecision
from hotstove.sitting.told import Told
from hotstove.sitting.values import Values
from hotstove.table.account import Account, Answered, Lookup
from hotstove.table.chance import Chance
from hotstove.table.charts import ChartSet
from hotstove.table.game import Game, State, Turn, View
from hotstove.table.managing import Manager
from hotstove.table.memo import remembered
from hotstove.table.questions import Answer, Decision, Draw, Question, Roll
from hotstove.table.session import Asked
from hotstove.table.streams import open_dealer
from hotstove.table.tape import Line

if TYPE_CHECKING:
    from hotstove.sitting.sitting import Sitting


_CHART_NAMES: Callable[[ChartSet, None], frozenset[str]] = remembered(
    lambda charts, _: frozenset(chart.name for chart in charts.charts().values()), 16
)


class Ahead(ABC, Generic[State, Turn, View]):
    """Answers that people have given ahead of the questions."""

    @abstractmethod
    def ready(self, asked: Asked) -> Answer | None:
        """The answer to a question, if it has been given already."""

    @abstractmethod
    def prompt(self, asked: Asked) -> Prompt:
        """What to ask for, where it has not."""


class Match(ABC, Generic[State, Turn, View]):
    """Who plays what under which terms; each kind of game has its own."""

    game: Game[State, Turn, View]
    terms: Terms

    @property
    @abstractmethod
    def title(self) -> str:
        """Who meets whom."""

    @property
    @abstractmethod
    def names(self) -> tuple[str, str]:
        """What the two sides are called."""

    @abstractmethod
    def check_same(self, args: PlayArgs) -> None:
        """Raises with a sentence if what is asked for contradicts this match, which stands on a tape."""

    @abstractmethod
    def reseated(self, args: PlayArgs) -> Match[State, Turn, View]:
        """The same match with those at it who sit there now."""

    @abstractmethod
    def start(self) -> State:
        """The state before the first turn."""

    @abstractmethod
    def header(self) -> dict[str, str]:
        """The header of its tape."""

    @abstractmethod
    def managers(self) -> Mapping[str, Manager[View]]:
        """Whoever plays the sides that no person plays."""

    def chance(self) -> Chance | None:
        """The dice; None where a person types what fell."""
        terms = self.terms
        return None if terms.seed is None else open_dealer(terms.seed, terms.stream, terms.renewals)

    def hidden_chance(self) -> Chance | None:
        """Who draws the cards although the dice are a person's own: in games in which nobody may see them fall."""
        return None

    def sentences(self, state: State, account: Account) -> list[str]:
        """What has led so far to the turn after this state, in sentences; rolls and cells where a game has none."""
        return readings(account, self.chart_names)[:-1]

    def open_steps(self, entries: Sequence[Answered | Lookup], seat: str) -> Sequence[Answered | Lookup]:
        """What of a turn under way a seat may see; in a game with secrets not everything."""
        return entries

    def chapter(self, state: State) -> str:
        """What the next turn belongs to, such as "Top of the 3rd"."""
        return ""

    @abstractmethod
    def tell(
        self, before: State, turn: Turn, after: State, account: Account, decisions: tuple[ManagerDecision, ...]
    ) -> list[Told]:
        """A turn in words."""

    @abstractmethod
    def scene(self, sitting: Sitting[State, Turn, View], seat: str) -> Values:
        """What a face draws of the game itself for one seat, as plain values."""

    def rosters(self, sitting: Sitting[State, Turn, View]) -> Values:
        """Parts of the scene that change with the players alone: lineups, benches and bullpens where there are any."""
        return {}

    def roster_mark(self, sitting: Sitting[State, Turn, View]) -> Hashable:
        """Equal as long as `rosters` gives the same, and much quicker."""
        return None

    def asked_values(self, sitting: Sitting[State, Turn, View], prompt: Prompt) -> Values:
        """More about what is asked, beside its words and options."""
        return {}

    def past(self, state: State) -> State:
        """What is still looked at of a state once its turn is over and another has been told."""
        return state

    def ahead(self, sitting: Sitting[State, Turn, View]) -> Ahead[State, Turn, View]:
        """How answers are given ahead: in most games not at all."""
        return NothingAhead(sitting)

    def meanwhile(self, sitting: Sitting[State, Turn, View]) -> Prompt | None:
        """What the other side may answer while this one is asked, where neither may know the other's answer."""
        return None

    def tape_lines(self, lines: list[Line], record: list[tuple[Question, Answer]], over: bool) -> list[Line]:
        """The answers as they stand on a tape; a game with secrets covers those that are not open yet."""
        return lines

    def untaped(self, lines: list[Line]) -> list[Line]:
        """The answers of a tape as they were given."""
        return lines

    @property
    def persons(self) -> frozenset[int]:
        """The sides that persons play."""
        return frozenset(side for side in (0, 1) if self.terms.managers[side] == PERSON)

    @property
    def chart_names(self) -> frozenset[str]:
        return _CHART_NAMES(self.terms.charts, None)

    @property
    def introduction(self) -> tuple[str, ...]:
        """What is played, under which options and with which dice; then what there is to know besides."""
        dice = "your own" if self.terms.own_dice else "ours" if self.terms.seed is None else f"seed {self.terms.seed}"
        return f"{self.game.name}: {self.title}", f"Options: {options_told(self.terms.options)}. Dice: {dice}."


class NothingAhead(Ahead[State, Turn, View]):
    """Every question is asked when it comes."""

    def __init__(self, sitting: Sitting[State, Turn, View]) -> None:
        self._sitting = sitting

    def ready(self, asked: Asked) -> Answer | None:
        return None

    def prompt(self, asked: Asked) -> Prompt:
        question = asked.question
        kind = DICE if isinstance(question, Roll | Draw) else CHOICE
        usual = question.default if isinstance(question, Decision) else ""
        return Prompt(kind, asked.seat, question, self._sitting.length, usual=usual)


AnyMatch: TypeAlias = Match[Any, Any, Any]
