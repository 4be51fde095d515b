"""What other cards would have given against the same gloves with the same dice, once an at-bat is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotstove.games.rallybird.asking import CARD, GLOVES
from hotstove.games.rallybird.state import AtBat, met_in
from hotstove.sitting.rallybird.telling import outcome_of
from hotstove.table.chance import Dealer, seed_for
from hotstove.table.errors import Mistake
from hotstove.table.questions import Answer, Decision, Question, Roll
from hotstove.table.session import follow

if TYPE_CHECKING:
    from hotstove.sitting.rallybird.match import RallyMatch, RallySitting


def other_cards(match: RallyMatch, sitting: RallySitting) -> list[str]:
    """Every card that could have been played in the last at-bat, and what it would have come to."""
    last = sitting.last
    if last is None or not isinstance(last.turn, AtBat):
        raise Mistake("what if: no at-bat has been played yet")
    record = sitting.turn_record()
    played = next(question for question, _ in record if question.purpose == CARD)
    assert isinstance(played, Decision)
    lines = []
    for card in played.options:
        answers = _Otherwise(card, record)
        turn = follow(match.game.turn(last.before), answers)
        assert isinstance(turn, AtBat)
        anew = " (rolled anew)" if answers.rolled else ""
        mark = "*" if card == last.turn.card else " "
        lines.append(f"{mark} {card}: {outcome_of(met_in(last.before, turn))}{anew}")
    return lines


class _Otherwise:
    """The same gloves and dice after another card; calls are left at their defaults."""

    def __init__(self, card: str, record: list[tuple[Question, Answer]]) -> None:
        self._card = card
        self._gloves = next(answer for question, answer in record if question.purpose == GLOVES)
        self._fell = [answer for question, answer in record if isinstance(question, Roll)]
        self._dealer = Dealer(seed_for("what if", card, *map(str, self._fell)))
        self.rolled = False

    def __call__(self, question: Question) -> Answer:
        if question.purpose == CARD:
            return self._card
        if question.purpose == GLOVES:
            return self._gloves
        if isinstance(question, Decision):
            return question.default
        if self._fell:
            return self._fell.pop(0)
        self.rolled = True
        assert isinstance(question, Roll)
        return self._dealer.answer(question)
