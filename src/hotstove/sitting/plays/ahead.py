"""The call sheet: calls and changes that a person hands in before the pitch, and that answer the rules' questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotstove.diamond.lineup import Substitution, write_moves
from hotstove.diamond.play import Play
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.diamond.state import State
from hotstove.diamond.turn import BallTurn
from hotstove.diamond.view import View
from hotstove.games import phrases
from hotstove.managers.book import ByTheBook
from hotstove.sitting.match import Ahead
from hotstove.sitting.plays.calls import coming
from hotstove.sitting.prompts import CALLS, CHOICE, DICE, MUST_CHANGE, Prompt
from hotstove.sitting.sitting import Sitting
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES
from hotstove.table.questions import Answer, Decision, Request
from hotstove.table.session import Asked

FOREVER = (10**6, "")
NEWS = {
    "walk": {"sacrifice": "A bunt has been called.", "squeeze": "A squeeze has been called."},
    "bunt": {
        "in": "The infield is in.",
        "halfway": "The infield plays halfway.",
        "corners": "First and third baseman are in.",
        "third": "The third baseman is in.",
    },
}
"""Announcements of the other side, by the question that they bear on."""


class CallSheet(Ahead[State[Any, Any], BallTurn, View[Any, Any, Any]]):
    """What the persons at the table have called and changed for the play that comes."""

    def __init__(
        self,
        sitting: Sitting[State[Any, Any], BallTurn, View[Any, Any, Any]],
        game: AnyPlaysGame,
        sides: frozenset[int],
    ) -> None:
        self._sitting, self._game, self.sides = sitting, game, sides
        self._charts = ByTheBook()
        self._handed_over: tuple[int, str] | None = None
        """The half-inning that the book manages for them, or FOREVER."""
        self._play = -1
        self._counted = (0, 0)
        """Turns that have been looked at, and the plays among them."""
        self._cleared: tuple[int, int, str] | None = None
        """The question for which everything has been handed in."""
        self._requested: set[str] = set()
        self.offered: dict[str, Decision] = {}
        """Calls that the rules will still ask for, by purpose."""
        self.calls: dict[str, str] = {}
        self.moves: dict[int, list[Substitution]] = {}
        self.refusal = ""
        """Why changes that were handed in can no longer be made."""

    # What people do.

    def hand_in(self, calls: Mapping[str, str], moves: Mapping[int, list[Substitution]]) -> None:
        """Notes calls and changes, all of them or none; `play_on` then lets the game go on."""
        prompt = self._sitting.prompt
        may_change = prompt.may_change if prompt is not None else frozenset()
        for purpose, choice in calls.items():
            if purpose not in self.offered or choice not in self.offered[purpose].options:
                raise Mistake(f"{purpose} {choice}: the rules do not offer it here")
        both: dict[int, list[Substitution]] = {}
        for side, made in moves.items():
            if side not in may_change:
                raise Mistake("The lineup can be changed again before the next pitch")
            both[side] = [*self.moves.get(side, []), *made]
            self._game.check(self._sitting.state, Request(f"{SIDES[side]}-moves", SIDES[side]), write_moves(both[side]))
        self.moves |= both
        self.calls |= calls

    def clear(self) -> None:
        """Forgets what was handed in and not yet played."""
        self.moves, self.calls = {}, {}

    def play_on(self) -> None:
        """The persons are ready."""
        assert self._sitting.asked is not None
        self._cleared = self._place(self._sitting.asked)

    def hand_over(self, inning_only: bool) -> None:
        """The book manages for the persons until the half-inning, or the game, is over."""
        situation = self._sitting.state.situation
        self._handed_over = (situation.inning, situation.half) if inning_only else FOREVER

    # What the rules ask.

    def ready(self, asked: Asked) -> Answer | None:
        question, side = asked.question, SIDES.index(asked.seat)
        assert isinstance(question, Decision | Request)
        view = self._sitting.view(asked.seat)
        if self._is_away():
            return self._charts.decide(view, question)
        cleared = self._place(asked) == self._cleared
        if isinstance(question, Decision):
            if self._is_new_play():
                self._look_ahead()
                if question.purpose in self.offered and self._news(question, view):
                    del self.offered[question.purpose]
                    return None
                if question.purpose in self.offered:
                    names = list(self.offered)
                    later = names[names.index(question.purpose) :]
                    self.offered = {name: self.offered[name] for name in later}
                    return None
            if question.purpose in self.offered and (cleared or self._cleared is not None):
                del self.offered[question.purpose]
                if self._news(question, view):
                    return None
                call = self.calls.get(question.purpose, question.default)
                return call if call in question.options else question.default
            return question.default if self._is_plain_steal(question, view) else None
        if self._game.must_change(view.state, side):
            return None
        if self._is_new_play():
            self._look_ahead()
            return None
        if self._cleared is None or (question.purpose in self._requested and not cleared):
            return None
        self._requested.add(question.purpose)
        moves = write_moves(self.moves.pop(side, [])) or question.default
        try:
            self._game.check(view.state, question, moves)
        except Mistake as mistake:
            self.refusal = str(mistake)
            return None
        return moves

    def prompt(self, asked: Asked) -> Prompt:
        question, number = asked.question, self._sitting.length
        if not isinstance(question, Decision | Request):
            return Prompt(DICE, asked.seat, question, number)
        view, side = self._sitting.view(asked.seat), SIDES.index(asked.seat)
        if isinstance(question, Decision) and question.purpose not in self.offered:
            return Prompt(CHOICE, asked.seat, question, number, why=self._news(question, view), usual=question.default)
        if isinstance(question, Request):
            trouble = self._game.must_change(view.state, side)
            if trouble:
                fields = side == view.situation.fielding
                why = (view.situation.lineups[side].trouble if fields else "") or "a hurt player must be replaced"
                usual = self._charts.advise(view, question).choice
                return Prompt(MUST_CHANGE, asked.seat, question, number, why=why, usual=usual)
        why, may_change = "", self.sides
        if self.refusal:
            why, self.refusal, may_change = self.refusal, "", frozenset({side})
        elif isinstance(question, Decision):
            may_change = frozenset()
        elif question.purpose in self._requested:
            why, may_change = f"{view.clubs[side].name} may answer the change.", frozenset({side})
        return Prompt(CALLS, asked.seat, question, number, tuple(self.offered.values()), may_change, why)

    def _is_plain_steal(self, question: Decision, view: View[Any, Any, Any]) -> bool:
        """The throw at a lone runner who steals: there is nothing to choose, and nobody is asked."""
        alone = len(question.options) == 2 and sum(map(bool, view.situation.runners)) == 1
        return question.purpose == "throw" and alone and not self._sitting.account.lookups

    def _news(self, question: Decision, view: View[Any, Any, Any]) -> str:
        """What the other side has announced since the calls were handed in, and what this one should know before it
        answers: a bunt before an intentional walk, the depth of the infield before a bunt."""
        if question.purpose in self.calls:
            return ""
        return next(
            (NEWS[question.purpose][word] for word in view.announced if word in NEWS.get(question.purpose, {})), ""
        )

    def _place(self, asked: Asked) -> tuple[int, int, str]:
        return self._sitting.turns, self._sitting.length, asked.question.purpose

    def _plays(self) -> int:
        """How many plays have been made; turns only ever grow, so each is looked at once."""
        turns, (looked_at, plays) = self._sitting.session.turns, self._counted
        if looked_at < len(turns):
            plays += sum(type(turn) is Play for _, turn in turns[looked_at:])
            self._counted = len(turns), plays
        return plays

    def _is_new_play(self) -> bool:
        return self._plays() != self._play

    def _look_ahead(self) -> None:
        """Finds out which calls the rules will ask for before this pitch."""
        state = self._sitting.state
        self._play, self._cleared = self._plays(), None
        self._requested, self.calls, self.moves = set(), {}, {}
        asked = coming(self._game, state, phrases(self._game.key))
        mine, seats = {SIDES[side] for side in self.sides}, self._game.seats(state)
        self.offered = {decision.purpose: decision for decision in asked if seats[decision.seat] in mine}

    def _is_away(self) -> bool:
        if self._handed_over is None or self._handed_over == FOREVER:
            return self._handed_over is not None
        situation = self._sitting.state.situation
        here = (situation.inning, situation.half)
        if here != self._handed_over:
            self._handed_over = None
        return here == self._handed_over
