"""One game at the terminal: dice, managers, telling, the tape after every at-bat."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hotstove.cli.rallybird.board import heading
from hotstove.cli.rallybird.person import Left, Person
from hotstove.cli.rallybird.replaying import line_score, since_gloves
from hotstove.cli.rallybird.seats import PERSON, Solutions, manager
from hotstove.cli.rallybird.tapes import Table, save
from hotstove.cli.rallybird.telling import card_against, tell_at_bat, why_lines
from hotstove.cli.screen import HEADING, NOTE, RUN, Screen
from hotstove.games.rallybird.game import GAME
from hotstove.games.rallybird.pawns import SIDES
from hotstove.games.rallybird.state import AtBat, Met, RallySetup, RallyState, RallyTurn, met_in
from hotstove.games.rallybird.view import RallyView
from hotstove.managers.rallybird.review import total_given
from hotstove.managers.rallybird.tactics import advise
from hotstove.table.account import Account
from hotstove.table.chance import Dealer, Typed, seed_for
from hotstove.table.game import WATCH
from hotstove.table.questions import Answer, Decision, Draw, Roll
from hotstove.table.session import Manager, Session
from hotstove.table.tape import Line


class Dice:
    """Our dice, or a person's own; the removed card is always dealt by us, for nobody may see it fall."""

    seeded = False

    def __init__(self, seed: int, typed: Typed | None) -> None:
        self._dealer = Dealer(seed)
        self._typed = typed

    def answer(self, question: Roll | Draw) -> Answer:
        if self._typed is not None and isinstance(question, Roll):
            return self._typed.answer(question)
        return self._dealer.answer(question)


class Evening:
    """One game at the terminal."""

    def __init__(self, table: Table, lines: Sequence[Line], screen: Screen, tape: Path | None, brief: bool) -> None:
        self.table, self.screen, self.tape, self.brief = table, screen, tape, brief
        self.solutions = Solutions(table.book, table.options)
        self.account = Account()
        self.mets: list[Met] = []
        self._last: list[str] = []
        state = GAME.start(RallySetup(table.options, table.book))
        self.session = Session(
            GAME, state, self._chance(), self._managers(), lines, account=self.account, watch=self._watch
        )
        self._told = len(lines)

    def run(self) -> None:
        try:
            self.session.run()
        except Left:
            self._save()
            if self.tape is not None:
                self.screen.say(f"The game is kept on {self.tape}.", NOTE)
            return
        self._save()
        self._tell_end()

    def _managers(self) -> dict[str, Manager[RallyView]]:
        seed = self.table.seed if self.table.seed is not None else _fresh_seed()
        people = Person(self.screen, self.table.seats == (PERSON, PERSON), self._advice, self._why, self._recap)
        return {
            side: people if who == PERSON else manager(who, self.solutions, seed_for(seed, side, who))
            for side, who in zip(SIDES, self.table.seats, strict=True)
        }

    def _chance(self) -> Dice | Dealer:
        if self.table.seed is not None and not self.table.own_dice:
            return Dealer(self.table.seed)
        return Dice(_fresh_seed(), Typed(self._own_dice) if self.table.own_dice else None)

    def _own_dice(self, question: Roll | Draw, complaint: str) -> str:
        view = GAME.view(self.session.state, WATCH, self.session.heard)
        if complaint:
            self.screen.say(complaint, NOTE)
        elif question.purpose == "swing" and view.placement is not None:
            self.screen.say(card_against(view.charts, view.card, view.situation.bases, view.placement))
        try:
            return self.screen.ask(f"Roll for the {question.purpose} (the sum, or both faces such as 3 4): ")
        except EOFError:
            raise Left from None

    def _watch(self, before: RallyState, turn: RallyTurn, after: RallyState) -> None:
        """Called when a turn is over: tells an at-bat, unless it was told before the tape was put aside."""
        if not isinstance(turn, AtBat):
            return
        met = met_in(before, turn)
        self.mets.append(met)
        asked = since_gloves(self.account)
        if len(self.session.record) // 2 < self._told:
            return
        self._last = [heading(met.situation), *tell_at_bat(self.table.book, met, asked)]
        self.screen.say()
        if not self.brief:
            self.screen.say(self._last[0], HEADING)
        for line in self._last[1:]:
            self.screen.say(line, RUN if "scores" in line or "Home run" in line else "")
        self._save()

    def _recap(self) -> list[str]:
        """The last at-bat, for people whose screen has just been wiped."""
        return self._last

    def _save(self) -> None:
        if self.tape is not None:
            save(self.table, self.session, GAME.is_over(self.session.state), self.tape)

    def _advice(self, view: RallyView, question: Decision) -> str:
        solution = self.solutions.game_or_none()
        if solution is None:
            return "The game under these options is not solved on this machine (hotstove solve rallybird)."
        advice = advise(solution, view, question)
        return f"{advice.choice}: {advice.reason}."

    def _why(self) -> list[str]:
        if not self.mets:
            return ["No at-bat has been played yet."]
        return why_lines(self.solutions.game_or_none(), self.solutions.runs_or_none(), self.mets[-1])

    def _tell_end(self) -> None:
        self.screen.say()
        for line in line_score(self.session):
            self.screen.say(line, whole=True)
        runs, game = self.solutions.runs_or_none(), self.solutions.game_or_none()
        if runs is not None:
            given = total_given(runs, self.mets)
            told = ", ".join(f"{side} {given[side]:.2f}" for side in SIDES)
            self.screen.say(f"Given away by choices, in runs: {told}.", NOTE)
        if game is not None:
            given = total_given(game, self.mets)
            told = ", ".join(f"{side} {given[side]:.1%}" for side in SIDES)
            self.screen.say(f"Given away by choices, in chances to win: {told}.", NOTE)


def _fresh_seed() -> int:
    from random import SystemRandom

    return SystemRandom().randrange(10**12)
