"""The game one small step at a time: numbered actions, and gloves that are placed zone by zone."""

from __future__ import annotations

from hotstove.games.rallybird.chart_set import RallyCharts, our_charts
from hotstove.games.rallybird.cards import CARDS
from hotstove.games.rallybird.contest import GLOVES, RallyGame
from hotstove.games.rallybird.gloves import ZONES, Gloves
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.view import View
from hotstove.table.questions import Answer, Decision, Draw, Question, Roll, Rule

SEATS = ("visitors", "home")
EMPTY_ZONE = "-"
CALLS = ("no", "yes")


def faces_of(book: RallyCharts) -> tuple[str, ...]:
    """Every tile as it can lie, and the empty zone."""
    whites = dict.fromkeys(f"{tile.white}/{tile.red}" for tile in book.tiles)
    reds = dict.fromkeys(f"{tile.red}r" for tile in book.tiles)
    return (*whites, *reds, EMPTY_ZONE)


def actions_of(book: RallyCharts) -> tuple[str, ...]:
    """All actions by number: cards, asterisk tiles to discard, faces for the next zone, zones that give way, calls."""
    discards = tuple(f"discard {tile}" for tile in book.asterisks)
    return (*CARDS, *discards, *faces_of(book), *(f"zone {zone}" for zone in ZONES), *CALLS)


class Driver:
    """A game that is moved by one action or one outcome of chance at a time, and can be copied."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.book = our_charts()
        self.actions = actions_of(self.book)
        self.answers: list[Answer] = []
        self.placed: tuple[str, ...] = ()
        """The tiles placed so far in this at-bat."""
        self._begin()

    def _begin(self) -> None:
        self.game = RallyGame(self.book, self.options)
        self._rule: Rule[None] = self.game.play()
        self.question: Question | None = next(self._rule, None)

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
        return self.game.seats[self.question.seat]

    def view(self, seat: str) -> View:
        return self.game.view(seat)

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
            return sorted(self.actions.index(face) for face in set(self._left(self.game.gloves)))
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
        visitors, home = self.game.situation.score
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
        if self.game.account is not None:
            self.game.account.heard(self.question, answer)
        try:
            self.question = self._rule.send(answer)
        except StopIteration:
            self.question = None


def resumed(options: Options, answers: tuple[Answer, ...], placed: tuple[str, ...]) -> Driver:
    """A driver brought to where these answers lead."""
    driver = Driver(options)
    for answer in answers:
        driver._send(answer)
    driver.placed = placed
    return driver
