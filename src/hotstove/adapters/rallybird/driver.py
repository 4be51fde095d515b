"""The game one small step at a time: numbered actions, and gloves that are placed zone by zone."""

from __future__ import annotations

from hotstove.games.rallybird.asking import GLOVES
from hotstove.games.rallybird.cards import CARDS
from hotstove.games.rallybird.chart_set import RallyCharts, our_charts
from hotstove.games.rallybird.game import GAME
from hotstove.games.rallybird.gloves import ZONES, Gloves
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.state import RallySetup, RallyState
from hotstove.games.rallybird.view import RallyView
from hotstove.table.game import SIDES
from hotstove.table.questions import Answer, Decision, Draw, Question, Roll
from hotstove.table.session import Session

SEATS = SIDES
EMPTY_ZONE = "-"
CALLS = ("no", "yes")


def faces_of(charts: RallyCharts) -> tuple[str, ...]:
    """Every tile as it can lie, and the empty zone."""
    whites = dict.fromkeys(f"{tile.white}/{tile.red}" for tile in charts.tiles)
    reds = dict.fromkeys(f"{tile.red}r" for tile in charts.tiles)
    return (*whites, *reds, EMPTY_ZONE)


def actions_of(charts: RallyCharts) -> tuple[str, ...]:
    """All actions by number: cards, asterisk tiles to discard, faces for the next zone, zones that give way, calls."""
    discards = tuple(f"discard {tile}" for tile in charts.asterisks)
    return (*CARDS, *discards, *faces_of(charts), *(f"zone {zone}" for zone in ZONES), *CALLS)


class Driver:
    """A game that is moved by one action or one outcome of chance at a time, and can be copied."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.charts = our_charts()
        self.actions = actions_of(self.charts)
        self.answers: list[Answer] = []
        self.placed: tuple[str, ...] = ()
        """The tiles placed so far in this at-bat."""
        self._begin()

    def _begin(self) -> None:
        state = GAME.start(RallySetup(self.options, self.charts))
        self.session = Session(GAME, state, None, {})
        self._steps = self.session.steps()
        asked = next(self._steps, None)
        self.question: Question | None = None if asked is None else asked.question

    def __reduce__(self) -> tuple[object, ...]:
        """Copies and pickles are the answers so far, given again."""
        return resumed, (self.options, tuple(self.answers), self.placed)

    @property
    def is_over(self) -> bool:
        return self.question is None

    @property
    def is_chance(self) -> bool:
        return isinstance(self.question, Roll | Draw)

    @property
    def seat(self) -> str:
        """Who chooses now."""
        assert isinstance(self.question, Decision)
        return GAME.seats(self.state)[self.question.seat]

    @property
    def state(self) -> RallyState:
        return self.session.state

    def view(self, seat: str) -> RallyView:
        return GAME.view(self.state, seat, self.session.heard)

    def chances(self) -> dict[int, float]:
        """What can fall now, with its chances."""
        assert isinstance(self.question, Roll | Draw)
        weights = self.question.weights()
        total = sum(weights.values())
        return {int(number): count / total for number, count in weights.items()}

    def legal(self) -> list[int]:
        """The actions that may be chosen now, in rising order."""
        assert isinstance(self.question, Decision)
        if self.question.purpose == GLOVES:
            return sorted(self.actions.index(face) for face in set(self._left(self.state.gloves)))
        return sorted(self.actions.index(self._action(option)) for option in self.question.options)

    def choose(self, action: int) -> None:
        assert isinstance(self.question, Decision)
        words = self.actions[action]
        if self.question.purpose == GLOVES:
            self.placed = (*self.placed, words)
            if len(self.placed) == len(ZONES):
                placement, self.placed = " ".join(self.placed), ()
                self._send(placement)
            return
        self._send(next(option for option in self.question.options if self._action(option) == words))

    def fall(self, number: int) -> None:
        self._send(number)

    def winner(self) -> str:
        visitors, home = self.state.situation.score
        return SEATS[0] if visitors > home else SEATS[1]

    def _left(self, gloves: Gloves) -> list[str]:
        left = [str(glove) for glove in gloves] + [EMPTY_ZONE] * (len(ZONES) - len(gloves))
        for face in self.placed:
            left.remove(face)
        return left

    def _action(self, option: str) -> str:
        assert isinstance(self.question, Decision)
        return {"asterisk": f"discard {option}", "flip": f"zone {option}"}.get(self.question.purpose, option)

    def _send(self, answer: Answer) -> None:
        assert self.question is not None
        self.answers.append(answer)
        try:
            self.question = self._steps.send(answer).question
        except StopIteration:
            self.question = None


def resumed(options: Options, answers: tuple[Answer, ...], placed: tuple[str, ...]) -> Driver:
    """A driver brought to where these answers lead."""
    driver = Driver(options)
    for answer in answers:
        driver._send(answer)
    driver.placed = placed
    return driver
