"""What the other choices would have given with the same dice, and what a call would give over all dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hotstove.diamond.play import Play
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.diamond.state import State
from hotstove.managers.book import ByTheBook
from hotstove.sitting.plays.calls import called
from hotstove.sitting.plays.telling import tell
from hotstove.table.chance import Dealer, seed_for
from hotstove.table.phrases import Phrases
from hotstove.table.questions import Answer, Decision, Draw, Question, Request, Roll
from hotstove.table.session import follow


class Otherwise(NamedTuple):
    """Another choice, and what would have come of it."""

    purpose: str
    choice: str
    """In words."""
    told: str
    new_rolls: tuple[str, ...]
    """Rolls that had to be made because the dice on the table did not suffice."""

    def __str__(self) -> str:
        anew = f" (rolled anew: {', '.join(self.new_rolls)})" if self.new_rolls else ""
        return f"{self.choice}: {self.told}{anew}"


def other_choices(
    game: AnyPlaysGame,
    state: State,
    record: Sequence[tuple[Question, Answer]],
    sides: frozenset[int],
    purpose: str,
    phrases: Phrases,
    seed: object,
) -> list[Otherwise]:
    """Every other choice that these sides had in a play; `state` is the one before it, `record` its answers."""
    side_of = {"offense": state.situation.batting, "defense": state.situation.fielding}
    found = []
    for place, (question, answer) in enumerate(record):
        if not isinstance(question, Decision) or side_of.get(question.seat) not in sides:
            continue
        if purpose and question.purpose != purpose:
            continue
        for option in question.options:
            if option != answer:
                answers = _Otherwise(game, state, record, place, option, seed)
                turn = follow(game.turn(state), answers)
                assert isinstance(turn, Play)
                told = tell(state.situation, turn, state.setup.clubs)
                choice = called(question, option, phrases)
                found.append(Otherwise(question.purpose, choice, told, tuple(answers.new)))
    return found


class _Otherwise:
    """Answers as they were up to one place, another one there, and after it the same dice and calls where they fit.

    Dice that go beyond those that fell are rolled anew on a stream of their own; what nobody was asked goes by the
    book.
    """

    def __init__(
        self,
        game: AnyPlaysGame,
        state: State,
        record: Sequence[tuple[Question, Answer]],
        place: int,
        option: str,
        seed: object,
    ) -> None:
        self._game, self._state = game, state
        self._before = [answer for _, answer in record[:place]]
        self._changed: str | None = option
        after = record[place + 1 :]
        self._fell = [answer for question, answer in after if isinstance(question, Roll | Draw)]
        self._given = {question.purpose: str(answer) for question, answer in after if isinstance(question, Decision)}
        self._dealer = Dealer(seed_for("what if", seed, len(record), place, option))
        self._charts = ByTheBook()
        self.new: list[str] = []

    def __call__(self, question: Question) -> Answer:
        if isinstance(question, Request):
            return question.default
        if self._before:
            return self._before.pop(0)
        if self._changed is not None:
            changed, self._changed = self._changed, None
            return changed
        if isinstance(question, Decision):
            given = self._given.get(question.purpose, "")
            if given in question.options:
                return given
            view = self._game.view(self._state, self._game.seats(self._state)[question.seat])
            return self._charts.decide(view, question)
        if self._fell and self._fell[0] in question.weights():
            return self._fell.pop(0)
        answer = self._dealer.answer(question)
        self.new.append(f"{question.purpose} {question.show(answer)}")
        return answer
