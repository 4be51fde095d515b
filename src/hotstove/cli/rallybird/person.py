"""A person at the screen: he sees what his side may see, and types what he chooses."""

from __future__ import annotations

from collections.abc import Callable

from hotstove.cli.rallybird.board import board, heading, plain_board, tiles
from hotstove.cli.rallybird.telling import card_against, card_lines
from hotstove.cli.screen import HEADING, NOTE, REFUSAL, Screen
from hotstove.games.rallybird.asking import ASTERISK, CARD, GLOVES
from hotstove.games.rallybird.cards import card_named
from hotstove.games.rallybird.gloves import ZONES, all_placements, placements
from hotstove.games.rallybird.view import RallyView
from hotstove.table.errors import Mistake
from hotstove.table.questions import Decision, Request

HELP = (
    "Type a number or a name.",
    "board       the board and your tiles",
    "hand        the cards in your hand",
    "card NAME   what a card says",
    "advice      what the equilibrium plays most often here, and why",
    "why         the equilibrium's mix of the last at-bat, and what was given away",
    "quit        leave; a tape (--tape FILE) keeps the game",
)
CALLS = ("yes", "no")


class Left(Exception):
    """The person has got up from the table."""


class Person:
    """One seat, or both of them in turn."""

    def __init__(
        self,
        screen: Screen,
        shared: bool,
        advise: Callable[[RallyView, Decision], str],
        why: Callable[[], list[str]],
        recap: Callable[[], list[str]],
    ) -> None:
        self.screen = screen
        self.shared = shared
        """Two people use this screen, so that secrets must be wiped off it."""
        self._advise = advise
        self._why = why
        self._recap = recap

    def decide(self, view: RallyView, question: Decision | Request) -> str:
        if not isinstance(question, Decision):
            return question.default
        if self.shared and question.purpose in (CARD, GLOVES):
            self._change_places(view.seat)
        if question.purpose in (CARD, GLOVES):
            self._show(view)
        elif view.card and view.placement is not None:
            self.screen.say(card_against(view.charts, view.card, view.situation.bases, view.placement))
            self.screen.say(f"Dice: {', '.join(str(fell) for fell in view.since_gloves if fell not in CALLS)}.")
        chosen = self._ask(view, question)
        if self.shared and question.secret:
            self.screen.wipe()
        return chosen

    def _change_places(self, seat: str) -> None:
        self.screen.wipe()
        for line in self._recap():
            self.screen.say(line, NOTE)
        self.screen.say(f"{seat.capitalize()} to the screen, the other side looks away.", HEADING)
        self._line("Press Enter when you sit here alone. ")

    def _show(self, view: RallyView) -> None:
        draw = plain_board if self.screen.plain else board
        self.screen.say()
        self.screen.say(heading(view.situation), HEADING)
        for line in draw(view.situation, view.charts, view.placement):
            self.screen.say(line, whole=True)
        self.screen.say(f"Gloves: {tiles(view.gloves)}")
        if view.removed:
            self.screen.say(f"Out of your hand in this half-inning: {view.removed}", NOTE)
        if view.rallybird:
            self.screen.say("The Rallybird is with the side at bat.", NOTE)

    def _ask(self, view: RallyView, question: Decision) -> str:
        if question.purpose == CARD:
            for number, name in enumerate(question.options, start=1):
                zones = " ".join(view.charts.zones(name, "2" in view.situation.bases))
                self.screen.say(f"{number:>3} {name:<16}{zones}", whole=True)
        while True:
            typed = self._line(self._prompt(view, question))
            try:
                if not self._serve(typed, view, question):
                    return self._read(typed, view, question)
            except Mistake as mistake:
                self.screen.say(str(mistake), REFUSAL)

    def _prompt(self, view: RallyView, question: Decision) -> str:
        who = f"{view.seat.capitalize()}: "
        if question.purpose == CARD:
            return f"{who}which card? "
        if question.purpose == GLOVES:
            return f"{who}gloves in A B C D E F? "
        if question.purpose == ASTERISK:
            return f"{who}discard {' or '.join(question.options)}? "
        if question.purpose == "reroll":
            return f"{who}roll again (yes or no)? "
        return f"{who}which glove gives way, {' or '.join(question.options)}? "

    def _serve(self, typed: str, view: RallyView, question: Decision) -> bool:
        """Commands that are not an answer."""
        word, _, rest = typed.strip().partition(" ")
        lines: list[str]
        if word in ("help", "?"):
            lines = list(HELP)
        elif word == "quit":
            raise Left
        elif word == "board":
            self._show(view)
            return True
        elif word == "hand" and view.batting:
            lines = [f"{name}" for name in view.deck if name != view.removed]
        elif word == "card" and rest:
            lines = card_lines(view.charts, card_named(rest))
        elif word == "advice":
            lines = [self._advise(view, question)]
        elif word == "why":
            lines = self._why()
        else:
            return False
        for line in lines:
            self.screen.say(line, NOTE)
        return True

    def _read(self, typed: str, view: RallyView, question: Decision) -> str:
        text = " ".join(typed.split())
        if question.purpose == GLOVES:
            return read_placement(text, view)
        if question.purpose == CARD:
            return _read_card(text, question.options)
        for option in question.options:
            if text and option.lower().startswith(text.lower()):
                return option
        raise Mistake(f"{text!r}: type {' or '.join(question.options)}")

    def _line(self, prompt: str) -> str:
        try:
            return self.screen.ask(prompt)
        except EOFError:
            raise Left from None


def _read_card(text: str, hand: tuple[str, ...]) -> str:
    if text.isdigit() and 1 <= int(text) <= len(hand):
        return hand[int(text) - 1]
    found = [name for name in hand if text and name.lower().startswith(text.lower())]
    if len(found) == 1 or text.lower() in (name.lower() for name in found):
        return next(name for name in found if len(found) == 1 or name.lower() == text.lower())
    raise Mistake(f"type a number from 1 to {len(hand)}, or the name of a card in your hand")


def read_placement(text: str, view: RallyView) -> str:
    """Six tiles for the zones A to F, as they lie (`5/4`, `1r`) or by what they show (`5`); `-` leaves a zone empty."""
    words = text.replace(",", " ").split()
    if len(words) != len(ZONES):
        raise Mistake(f"type six tiles for {' '.join(ZONES)}, such as {placements(view.gloves)[0]}; - is an empty zone")
    fits = []
    for number, placement in enumerate(all_placements(view.gloves)):
        shown = [("-", "-") if glove is None else (str(glove), str(glove.value)) for glove in placement]
        if all(word in both for word, both in zip(words, shown, strict=True)):
            fits.append(number)
    if len(fits) == 1:
        return placements(view.gloves)[fits[0]]
    if fits:
        raise Mistake(
            f"more than one tile shows that number: name it in full, such as {placements(view.gloves)[fits[0]]}"
        )
    raise Mistake(f"your tiles are {tiles(view.gloves)}, each placed once, - for an empty zone")
