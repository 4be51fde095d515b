"""A game of plays at the screen: the prompt before a pitch, choices in the middle of a play, changes of players."""

from __future__ import annotations

from pathlib import Path

from hotstove.cli.help import HELP
from hotstove.cli.plays_looks import PlaysLooks
from hotstove.cli.screen import NOTE, Keys, Screen
from hotstove.cli.table import LOOKS, Left
from hotstove.cli.teller import USUAL
from hotstove.diamond.lineup import Substitution, read_moves, write_moves
from hotstove.managers.book import ByTheBook
from hotstove.sitting.plays.calls import call_names, called, next_roll, parse_call, parse_choice
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.sitting.plays.moves import is_move, parse_move
from hotstove.sitting.plays.not_offered import why_not
from hotstove.sitting.plays.reasons import in_words
from hotstove.sitting.plays.telling import last_name
from hotstove.sitting.plays.why import reasons
from hotstove.sitting.prompts import CALLS, DICE, MUST_CHANGE, Prompt
from hotstove.table.errors import Mistake
from hotstove.table.game import HOME, SIDES
from hotstove.table.phrases import MOVES, is_yes_or_no
from hotstove.table.questions import Decision, Draw, Roll
from hotstove.table.tape import Line

ROLLED = frozenset("0123456789=")
"""What a roll that is typed at the call begins with."""
ROOM = 12
"""Columns left for what is typed after a prompt."""


class PlaysTable(PlaysLooks):
    """One game of plays at the screen."""

    help = HELP
    looks = LOOKS | {"N": "inning"}

    def __init__(
        self, match: PlaysMatch, screen: Screen, lines: list[Line], tape: Path | None = None, detail: str = USUAL
    ) -> None:
        super().__init__(match, screen, lines, tape, detail)
        self._book = ByTheBook()
        self._shown = -1
        self._rolled = ""
        """A roll that was typed at the call, ahead of its prompt."""

    def meet(self, prompt: Prompt) -> None:
        if prompt.kind == DICE:
            self._dice(prompt)
            return
        if self._rolled:
            self.refuse(f"{self._rolled}: something else has to be answered before that roll")
            self._rolled = ""
        if prompt.kind == MUST_CHANGE:
            self._take_the_field(prompt)
        elif prompt.kind == CALLS:
            self._calls(prompt)
        else:
            self._choose(prompt)

    def _dice(self, prompt: Prompt) -> None:
        if not self.sides and self.sitting.turns != self._shown:
            self._shown = self.sitting.turns
            self.screen.say()
            if not self.screen.full:
                self.show_field()
        self.teller.news(self.sitting)
        self.teller.so_far(self.sitting)
        rolled, self._rolled = self._rolled, ""
        assert isinstance(prompt.question, Roll | Draw)
        if not rolled or not self.answer_dice(prompt.question, rolled):
            self.type_dice(prompt)

    # Before the pitch.

    def _calls(self, prompt: Prompt) -> None:
        """The prompt before a pitch, until he plays on."""
        if prompt.why:
            self.screen.say(prompt.why)
        self.teller.news(self.sitting)
        names = self._names_of_calls(prompt)
        if not self.screen.full:
            self.screen.say()
            self.show_field()
            if names:
                self.screen.say(f"Calls: {names}", NOTE)
        keys = self._call_keys(prompt)
        while True:
            typed = self._line(self._call_prompt(prompt), keys)
            if typed is None or self._typed(prompt, typed):
                self.sheet.play_on()
                return

    def _names_of_calls(self, prompt: Prompt) -> str:
        """What may be called; with two people at the keyboard, by whom."""
        if len(self.sides) < 2:
            return ", ".join(call_names(prompt.offered, self.phrases))
        seats = self.plays.game.seats(self.sitting.state)
        named = []
        for side in (0, 1):
            mine = [decision for decision in prompt.offered if seats[decision.seat] == SIDES[side]]
            if mine:
                named.append(f"{self.plays.clubs[side].name}: {', '.join(call_names(mine, self.phrases))}")
        return "; ".join(named)

    def _call_prompt(self, prompt: Prompt) -> str:
        """Who is asked: at one keyboard it may be both."""
        situation, clubs = self.sitting.state.situation, self.plays.clubs
        if len(self.sides) == 2:
            asked = f"{clubs[situation.batting].name} at bat, {clubs[situation.fielding].name} in the field"
            if self.screen.full:
                return f"{asked}: "
            typed = "your calls (Enter plays on, ? helps): "
            if not self.screen.terminal or len(f"{asked}, {typed}") + ROOM <= self.screen.width:
                return f"{asked}, {typed}"
            self.screen.say(f"{asked}:")
            return f"Y{typed[1:]}"
        if self.screen.full:
            side = next(iter(self.sides))
            return f"{clubs[side].name}, {'at bat' if side == situation.batting else 'in the field'}: "
        return "Your call (Enter plays on, ? helps): "

    def _call_keys(self, prompt: Prompt) -> Keys:
        """Keys for the calls that the rules offer; with one's own dice the roll may be typed at once."""
        hot, calls = dict[str, str](), list[tuple[Decision, str]]()
        for decision in prompt.offered:
            phrase = self.phrases.of(decision.purpose)
            others = [option for option in decision.options if option != decision.default]
            own = {option: self.phrases.key(decision, option) for option in others}
            if any(own.values()):
                for option, key in own.items():
                    if key:
                        hot[key] = phrase.words if is_yes_or_no(decision) else f"{phrase.words} {option}"
                        calls.append((decision, f"{key} {called(decision, option, self.phrases)}"))
            elif phrase.key:
                hot[phrase.key] = phrase.words
                calls.append((decision, f"{phrase.key} {phrase.words}..."))
        named = self._named_calls(calls) if len(self.sides) == 2 else [call for _, call in calls]
        shown = [self._enter(), *named, "Backspace undo", "N inning", "? keys", ": words"]
        roll = next_roll(self.plays.game, self.sitting.state) if self.match.terms.own_dice else None
        complete = None if roll is None else lambda typed: self.dice.complete(roll, typed)
        return self.keys(hot, "  ".join(shown), complete=complete)

    def _enter(self) -> str:
        """What Enter does; with one's own dice the roll does it."""
        if self.match.terms.own_dice:
            return "type the roll to pitch"
        if len(self.sides) == 2:
            return "Enter plays on"
        return "Enter swings away" if self.sitting.state.situation.batting in self.sides else "Enter pitches"

    def _named_calls(self, shown: list[tuple[Decision, str]]) -> list[str]:
        """The calls with their keys, parted by whose they are, the side at bat first."""
        seats, state = self.plays.game.seats(self.sitting.state), self.sitting.state
        found = []
        for side in (state.situation.batting, state.situation.fielding):
            calls = [call for decision, call in shown if seats[decision.seat] == SIDES[side]]
            if calls:
                found.append(f"{self.plays.clubs[side].name.split()[-1]}: {'  '.join(calls)}")
        return found

    def _typed(self, prompt: Prompt, typed: str) -> bool:
        """True when the game goes on."""
        text = typed.strip()
        if not text or self._hands_over(text.lower()):
            return True
        if self.match.terms.own_dice and text[0] in ROLLED:
            self._rolled = text
            return True
        if text.lower() == "clear":
            self.sheet.clear()
            self.screen.say("Calls and changes are forgotten.")
            return False
        if text.lower() == "why":
            self._why()
            return False
        if self.serve(text):
            return False
        try:
            return self._calls_and_moves(text)
        except Mistake as mistake:
            self.refuse(mistake)
            return False

    def _why(self) -> None:
        """The other bench's reasons, and what the book would call and change."""
        with self.screen.looking():
            for line in reasons(self.plays, self.sitting, self.sheet.offered.values()):
                self.screen.say(line)

    def _calls_and_moves(self, text: str) -> bool:
        """A line of calls and changes, all of them or none; with a call the game goes on."""
        calls: dict[str, str] = {}
        moves: dict[int, list[Substitution]] = {}
        for part in (part.strip() for part in text.split(";")):
            if not part:
                continue
            if is_move(part):
                side, made = parse_move(part, self.sitting.view(HOME), self.sides)
                moves.setdefault(side, []).extend(made)
                continue
            call = self._which(part) or parse_call(part, list(self.sheet.offered.values()), self.phrases)
            if call is None:
                raise Mistake(why_not(self.plays, self.sitting, part))
            calls[call[0]] = call[1]
        self.sheet.hand_in(calls, moves)
        for side, made in moves.items():
            names = ", ".join(last_name(self.plays.clubs[side], move.player) for move in made)
            self.screen.say(f"Noted: {names}. Enter or a call plays on, clear forgets it.")
        return bool(calls)

    def _which(self, part: str) -> tuple[str, str] | None:
        """On the full screen a call with several options, named alone, is asked for by number."""
        for decision in self.sheet.offered.values() if self.screen.full else ():
            if part.lower() != self.phrases.of(decision.purpose).words or is_yes_or_no(decision):
                continue
            others = [option for option in decision.options if option != decision.default]
            if len(others) > 1:
                shown = [f"{number} {self._called(decision, option)}" for number, option in enumerate(others, start=1)]
                hot = {str(number): option for number, option in enumerate(others, start=1)}
                typed = self._line(f"{part.capitalize()}: ", Keys(hot, shown="  ".join([*shown, "Enter none"])))
                return decision.purpose, parse_choice(typed or "", decision, self.phrases)
        return None

    def _called(self, decision: Decision, option: str) -> str:
        """A way of a call; who goes where, with his chance, where runners go."""
        if self.phrases.shape(decision) == MOVES:
            return in_words(decision, option, self.sitting.view(HOME), self.phrases)
        return called(decision, option, self.phrases)

    def _words(self, decision: Decision, option: str) -> str:
        words = in_words(decision, option, self.sitting.view(HOME), self.phrases)
        return f"{option}: {words}" if words else option

    # In the middle of a play, and before the field is taken.

    def _choose(self, prompt: Prompt) -> None:
        """A decision in the middle of a play."""
        decision = prompt.question
        assert isinstance(decision, Decision)
        self.teller.so_far(self.sitting)
        hot = {str(number): option for number, option in enumerate(decision.options, start=1)}
        shown = [f"{number} {self._words(decision, option)}" for number, option in hot.items()]
        if not self.screen.full:
            for option in decision.options:
                self.screen.say(f"  {self._words(decision, option)}")
        whose = (
            f"{self.plays.clubs[SIDES.index(prompt.seat)].name}: " if len(self.sides) > 1 or self.screen.full else ""
        )
        words = self.phrases.of(decision.purpose).words
        asked = f"{whose}{words if whose else words.capitalize()} (Enter: {decision.default}): "
        keys = self.keys({**hot, "W": "why"} if self.screen.full else None, "  ".join(shown))
        while True:
            typed = self._line(asked, keys)
            if typed is None or self._hands_over(typed.strip().lower()):
                return
            if typed.strip().lower() == "why":
                advice = self._book.advise(self.sitting.view(prompt.seat), decision)
                self.screen.say(f"The book would say {advice.choice}: {advice.reason}")
                continue
            if self.serve(typed):
                continue
            try:
                self.sitting.answer(parse_choice(typed, decision, self.phrases))
                return
            except Mistake as mistake:
                self.refuse(mistake)

    def _take_the_field(self, prompt: Prompt) -> None:
        """Nine players must stand at nine positions before the inning goes on."""
        side = SIDES.index(prompt.seat)
        club = self.plays.clubs[side]
        self.teller.news(self.sitting)
        self.screen.say(f"{club.name} must change: {prompt.why}.")
        placed = [club.describe(move.player, move.position) for move in read_moves(prompt.usual)]
        self.screen.say(f"By the book: {', '.join(placed)}.")
        keys = self.keys(shown="Enter takes the book's  B bench  W why  Backspace undo  ? keys", words=True)
        while True:
            typed = self._line("Your change (Enter takes the book's, ? helps): ", keys)
            if typed is None or self._hands_over(typed.strip().lower()):
                return
            if typed.strip().lower() == "why":
                self._why()
                continue
            if self.serve(typed):
                continue
            try:
                self.sitting.answer(self._placed(typed, side) if typed.strip() else prompt.usual)
                return
            except Mistake as mistake:
                self.refuse(mistake)

    def _placed(self, typed: str, side: int) -> str:
        parts = [part.strip() for part in typed.split(";") if part.strip()]
        for part in parts:
            if not is_move(part):
                raise Mistake(f"{part!r} puts nobody into the field; ? tells what does")
        view = self.sitting.view(HOME)
        return write_moves(move for part in parts for move in parse_move(part, view, frozenset({side}))[1])

    def _hands_over(self, word: str) -> bool:
        """`inning` or `finish`: the book manages for him until then."""
        if word not in ("inning", "finish"):
            return False
        self.sheet.hand_over(inning_only=word == "inning")
        return True

    def _line(self, prompt: str, keys: Keys | None = None) -> str | None:
        """A typed line; None when the lines have ended and the book goes on for him."""
        try:
            return self.screen.ask(prompt, self.keys() if keys is None else keys)
        except EOFError:
            if self.screen.terminal:
                raise Left from None
            self.sheet.hand_over(inning_only=False)
            return None
