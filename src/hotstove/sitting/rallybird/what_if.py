"""What other cards and other gloves would have given with the same dice, once an at-bat is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotstove.games.rallybird.asking import CARD, GLOVES, deck_of
from hotstove.games.rallybird.cards import playable
from hotstove.games.rallybird.state import AtBat, RallyState, met_in
from hotstove.sitting.rallybird.telling import outcome_of
from hotstove.table.chance import Dealer, seed_for
from hotstove.table.errors import Mistake
from hotstove.table.questions import Answer, Decision, Question, Roll
from hotstove.table.session import follow

if TYPE_CHECKING:
    from hotstove.sitting.rallybird.match import RallyMatch, RallySitting


def what_if(match: RallyMatch, sitting: RallySitting) -> list[str]:
    """What other cards and other gloves would have come to in the last at-bat, of which everything lies open now."""
    last = sitting.last
    if last is None or not isinstance(last.turn, AtBat):
        raise Mistake("what if: no at-bat has been played yet")
    return [
        "Other cards against the same gloves, with the dice that fell (* was played):",
        *_other_cards(match, sitting, last.before, last.turn),
        f"Other gloves against {last.turn.card}, with the dice that fell (* was placed):",
        *_other_gloves(match, sitting, last.before, last.turn),
    ]


def _other_cards(match: RallyMatch, sitting: RallySitting, before: RallyState, turn: AtBat) -> list[str]:
    """Every card of the deck that these bases allow: the hand would tell which card was taken out of it."""
    lines = []
    for card in deck_of(before.setup.options):
        if playable(card, before.situation.bases):
            told = _told(match, before, _Otherwise(sitting.turn_record(), card=card))
            lines.append(f"{'*' if card == turn.card else ' '} {card}: {told}")
    return lines


def _other_gloves(match: RallyMatch, sitting: RallySitting, before: RallyState, turn: AtBat) -> list[str]:
    """Every way in which it could have come out, with a placing for A to F that gives it; what was placed first."""
    record = sitting.turn_record()
    question, placed = next((question, answer) for question, answer in record if question.purpose == GLOVES)
    assert isinstance(question, Decision)
    found: dict[str, list[str]] = {}
    for gloves in (str(placed), *(option for option in question.options if option != placed)):
        found.setdefault(_told(match, before, _Otherwise(record, gloves=gloves)), []).append(gloves)
    return [
        f"{'*' if placings[0] == placed else ' '} {placings[0]}: {told}"
        + (f" (as in {len(placings) - 1} others)" if len(placings) > 1 else "")
        for told, placings in found.items()
    ]


def _told(match: RallyMatch, before: RallyState, answers: _Otherwise) -> str:
    turn = follow(match.game.turn(before), answers)
    assert isinstance(turn, AtBat)
    return f"{outcome_of(met_in(before, turn))}{' (rolled anew)' if answers.rolled else ''}"


class _Otherwise:
    """The same at-bat with another card or other gloves, and the same dice; calls are left at their defaults."""

    def __init__(self, record: list[tuple[Question, Answer]], **instead: str) -> None:
        chosen = {question.purpose: answer for question, answer in record if question.purpose in (CARD, GLOVES)}
        self._chosen = {**chosen, **instead}
        self._fell = [answer for question, answer in record if isinstance(question, Roll)]
        self._dealer = Dealer(seed_for("what if", str(self._chosen[CARD]), *map(str, self._fell)))
        self.rolled = False

    def __call__(self, question: Question) -> Answer:
        if question.purpose in self._chosen:
            return self._chosen[question.purpose]
        if isinstance(question, Decision):
            return question.default
        if self._fell:
            return self._fell.pop(0)
        self.rolled = True
        assert isinstance(question, Roll)
        return self._dealer.answer(question)
