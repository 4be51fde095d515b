"""Rallybird at the screen: each seat sees what it may see, and two people at one screen do not see each other's."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from hotstove import games
from hotstove.cli.screen import HEADING, NOTE, RUN, Keys, Screen
from hotstove.cli.table import LOOKS, Table
from hotstove.cli.teller import BRIEF, USUAL
from hotstove.games.rallybird.asking import ASTERISK, CARD, GLOVES
from hotstove.games.rallybird.cards import card_named
from hotstove.games.rallybird.gloves import ZONES, all_placements, placements, write_placement
from hotstove.games.rallybird.state import RallyState, RallyTurn
from hotstove.games.rallybird.view import RallyView
from hotstove.sitting.prompts import DICE, Prompt
from hotstove.sitting.rallybird.board import board, heading, plain_board, tiles
from hotstove.sitting.rallybird.line_score import line_score
from hotstove.sitting.rallybird.match import RallyMatch
from hotstove.sitting.rallybird.reading import read_answer
from hotstove.sitting.rallybird.telling import card_against, card_lines
from hotstove.sitting.told import Told
from hotstove.table.errors import Mistake
from hotstove.table.game import WATCH
from hotstove.table.phrases import Phrases
from hotstove.table.questions import Decision, Draw, Roll
from hotstove.table.tape import Line

HELP = """\
How it goes: the side at bat lays a card face down, the side in the field puts its six glove tiles into the zones
    A to F, the card is turned over, and two dice fall: less than the gloves in its zones is good for the field, more is
    good for the batter. A tile that is beaten turns to its red side, a red one leaves.
At bat: a card by its letter (full screen), its number or its name.
In the field: six tiles for A B C D E F by their numbers, such as 213456; - leaves a zone empty; Enter puts them
    where they stood last, or where the advice would put them. The discard: 1 or 2.
  B board        the board and your tiles
  C card NAME    what a card says
  H hand         the cards in your hand, with what they do
  A advice       what the equilibrium plays most often here, and why
  W why          the equilibrium's mix of the last at-bat, and what was given away
  I what if      what other cards and other gloves would have given with the same dice
  V chart        cards, tiles and board
  R rules ID     a rule by its id
  X box          runs by inning
  G log          every at-bat so far
  Backspace undo back to your last choice, when you play alone
  save FILE      keeps the game on a tape; it is kept in any case
  Q quit         leave; hotstove play --resume goes on
On the full screen keys act at once, and : begins a line of words."""
CALLS = ("yes", "no")
LETTERS = "abcdefghijklmnopq"
"""Keys of the cards in a hand."""


class RallyTable(Table[RallyState, RallyTurn, RallyView]):
    """One game at the screen."""

    help = HELP
    looks: ClassVar[Mapping[str, str]] = {key: word for key, word in LOOKS.items() if key not in "LFESDO"} | {
        "H": "hand",
        "A": "advice",
        "B": "board",
    }

    def __init__(
        self, match: RallyMatch, screen: Screen, lines: list[Line], tape: Path | None = None, detail: str = USUAL
    ) -> None:
        self.rally = match
        self._last: list[str] = []
        self._placed: dict[str, list[str]] = {}
        """The tiles as each side placed them last, for Enter."""
        self._typed = ""
        """Tiles that are being placed, for the board."""
        super().__init__(match, screen, lines, tape, detail)
        if not lines:
            screen.say(" ".join(line.strip() for line in HELP.splitlines()[:3]), NOTE)
        self.commands |= {"board": self._board, "hand": self._hand, "card": self._card}
        self.commands |= {"advice": self._advice, "why": self._why, "what if": self._what_if}

    @property
    def phrases(self) -> Phrases:
        return games.phrases(self.match.game.key)

    def hear(self, told: Told) -> None:
        self._last = [told.chapter, told.text, *told.more]
        tell(told, self.screen, self.teller.detail == BRIEF)

    def picture(self, width: int, height: int) -> list[Any]:
        from hotstove.cli.full.rallybird_picture import picture

        return picture(self.rally, self.sitting, self._view(), self._typed, width, height)

    # Asking.

    def meet(self, prompt: Prompt) -> None:
        if prompt.kind == DICE:
            self._dice(prompt)
            return
        question = prompt.question
        assert isinstance(question, Decision)
        view = self.sitting.view(prompt.seat)
        if question.purpose in (CARD, GLOVES):
            if self.rally.shared:
                self._change_places(prompt.seat)
            if not self.screen.full:
                self._show(view)
        elif view.card and view.placement is not None:
            self._turned_over(view)
            self.screen.say(f"Dice: {', '.join(str(fell) for fell in view.since_gloves if fell not in CALLS)}.")
        if question.purpose == CARD and not self.screen.full:
            self._list_hand(view, question.options)
        if question.purpose == ASTERISK and not self.screen.full:
            self.screen.say("A half-inning begins: one of your two starred tiles stays out of it.", NOTE)
        chosen = self._chosen(view, question)
        if self.rally.shared and question.secret:
            self.screen.wipe()
        if question.purpose == GLOVES:
            self._placed[view.seat] = chosen.split()
        self.sitting.answer(chosen)

    def _list_hand(self, view: RallyView, hand: tuple[str, ...]) -> None:
        for number, name in enumerate(hand, start=1):
            zones = " ".join(view.charts.zones(name, "2" in view.situation.bases))
            self.screen.say(f"{number:>3} {name:<16}{zones}", whole=True)

    def _chosen(self, view: RallyView, question: Decision) -> str:
        keys = self._keys_for(view, question)
        usual = self._usual(view) if question.purpose == GLOVES else ""
        while True:
            self._typed = ""
            typed = self.type(_prompt(view, question, usual), keys)
            if not typed.strip() and usual:
                return usual
            try:
                return read_answer(typed, view, question)
            except Mistake as mistake:
                self.refuse(mistake)

    def _keys_for(self, view: RallyView, question: Decision) -> Keys:
        """Keys on the full screen: a letter for a card, a digit for a tile, and for other choices by number."""
        if not self.screen.full:
            return Keys()
        if question.purpose == GLOVES:
            shown = "1 to 6 put tiles into A to F, - leaves one empty, Enter as before, A advice, ? keys"
            return self.keys(shown=shown, complete=self._is_placed)
        if question.purpose == CARD:
            hot = dict(zip(LETTERS, question.options, strict=False))
            return self.keys(hot, "a letter plays the card; H hand in words, A advice, C a card, ? keys")
        hot = {str(number): option for number, option in enumerate(question.options, start=1)}
        about = "; that starred tile stays out of this half-inning" if question.purpose == ASTERISK else ""
        return self.keys(hot, "  ".join(f"{key} {option}" for key, option in hot.items()) + about)

    def _is_placed(self, typed: str) -> bool:
        self._typed = typed
        return len(typed) == len(ZONES) and all(mark in "123456-" for mark in typed)

    def _usual(self, view: RallyView) -> str:
        """The last placing of these tiles, those that have turned in their old places; else what the advice is."""
        before, ways = self._placed.get(view.seat), placements(view.gloves)
        if before is None:
            return self._advised(view)
        if " ".join(before) in ways:
            return " ".join(before)
        best = max(all_placements(view.gloves), key=lambda way: _alike(before, write_placement(way).split()))
        return write_placement(best)

    def _advised(self, view: RallyView) -> str:
        prompt = self.sitting.prompt
        if prompt is None or not isinstance(prompt.question, Decision):
            return ""
        found = self.rally.advice(self.sitting, prompt.seat, prompt.question).split(":")[0]
        return found if found in placements(view.gloves) else placements(view.gloves)[0]

    def _dice(self, prompt: Prompt) -> None:
        question = prompt.question
        assert isinstance(question, Roll | Draw)
        view = self.sitting.view(WATCH)
        if question.purpose == "swing" and view.placement is not None:
            self._turned_over(view)
        keys = self.keys(complete=lambda typed: self.dice.complete(question, typed)) if self.screen.full else Keys()
        while True:
            typed = self.type(f"Roll for the {question.purpose} (both faces, such as 3 4): ", keys)
            if self.answer_dice(question, typed):
                return

    def _change_places(self, seat: str) -> None:
        self.screen.wipe()
        for line in self._last:
            self.screen.say(line, NOTE)
        self.screen.say(f"{seat.capitalize()} to the screen, the other side looks away.", HEADING)
        hidden, self.screen.picture = self.screen.picture, None
        self.type("Press Enter when you sit here alone. ", Keys())
        self.screen.picture = hidden

    # Looking at things.

    def _turned_over(self, view: RallyView) -> None:
        assert view.placement is not None
        self.screen.say(card_against(view.charts, view.card, view.situation.bases, view.placement))

    def _show(self, view: RallyView) -> None:
        draw = plain_board if self.screen.plain else board
        self.screen.say()
        for line in self._last[1:]:
            self.screen.say(f"Last: {line}" if line == self._last[1] else f"      {line}", NOTE)
        self.screen.say(heading(view.situation), HEADING)
        for line in draw(view.situation, view.charts, view.placement or self._standing(view)):
            self.screen.say(line, whole=True)
        numbered = "  ".join(f"{number}: {glove}" for number, glove in enumerate(view.gloves, start=1))
        self.screen.say(f"Gloves: {tiles(view.gloves)}" if view.batting else f"Gloves: {numbered}")
        if view.removed:
            self.screen.say(f"Out of your hand in this half-inning: {view.removed}", NOTE)
        if view.rallybird:
            self.screen.say("The Rallybird is with the side at bat.", NOTE)

    def _standing(self, view: RallyView) -> Any:
        """Where the gloves of the side in the field stood last: it is open, and shown until they are placed anew."""
        return view.this_half[-1].placement if view.this_half else None

    def _view(self) -> RallyView:
        """What the seat that is asked may see; while dice are typed, what everybody does."""
        prompt = self.sitting.prompt
        return self.sitting.view(WATCH if prompt is None or prompt.kind == DICE else prompt.seat)

    def _board(self, rest: str) -> None:
        self._show(self._view())

    def _hand(self, rest: str) -> None:
        view = self._view()
        if not view.batting:
            raise Mistake("hand: the side in the field has none; type six tiles for A B C D E F")
        for name in view.deck:
            if name != view.removed:
                for line in card_lines(view.charts, name):
                    self.screen.say(line, NOTE)

    def _card(self, rest: str) -> None:
        if not rest:
            raise Mistake("card: name one, such as card Deep")
        for line in card_lines(self._view().charts, card_named(rest)):
            self.screen.say(line, NOTE)

    def _advice(self, rest: str) -> None:
        prompt = self.sitting.prompt
        if prompt is None or not isinstance(prompt.question, Decision):
            raise Mistake("advice: there is nothing to decide now")
        self.screen.say(self.rally.advice(self.sitting, prompt.seat, prompt.question), NOTE)

    def _why(self, rest: str) -> None:
        for line in self.rally.why(self.sitting):
            self.screen.say(line, NOTE)

    def _what_if(self, rest: str) -> None:
        from hotstove.sitting.rallybird.what_if import what_if

        for line in what_if(self.rally, self.sitting):
            self.screen.say(line, NOTE if line.endswith(":") else "")

    def _undo(self, rest: str) -> None:
        if self.rally.shared:
            raise Mistake("undo: with two people at the table what was chosen stays chosen")
        super()._undo(rest)

    def show_box(self) -> None:
        for line in line_score(self.sitting):
            self.screen.say(line, whole=True)
        if self.sitting.over:
            for line in self.rally.given_away(self.sitting):
                self.screen.say(line, NOTE)


def _alike(before: list[str], after: list[str]) -> int:
    """In how many zones a placing is as it was."""
    return sum(one == two for one, two in zip(before, after, strict=True))


def tell(told: Told, screen: Screen, brief: bool = False) -> None:
    """An at-bat under its heading."""
    screen.say()
    if not brief:
        screen.say(told.chapter, HEADING)
    for line in (told.text, *told.more):
        screen.say(line, RUN if "scores" in line or "Home run" in line else "")


def _prompt(view: RallyView, question: Decision, usual: str = "") -> str:
    who = f"{view.seat.capitalize()}: "
    if question.purpose == CARD:
        return f"{who}which card? "
    if question.purpose == GLOVES:
        return f"{who}gloves in A B C D E F? (Enter: {usual}) "
    if question.purpose == ASTERISK:
        return f"{who}discard {' or '.join(question.options)}? "
    if question.purpose == "reroll":
        return f"{who}roll again (yes or no)? "
    return f"{who}which glove gives way, {' or '.join(question.options)}? "
