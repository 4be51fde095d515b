"""A person at the keyboard: his first question in a play opens the prompt, and he remembers what he called."""

from __future__ import annotations

from hotstove.cli.calls import call_names, coming, parse_call, parse_choice, spoken
from hotstove.cli.desk import Desk
from hotstove.cli.moves import is_move, parse_move
from hotstove.cli.reasons import in_words, reasons
from hotstove.cli.screen import NOTE
from hotstove.cli.sitting import Left, Sitting
from hotstove.cli.telling import last_name
from hotstove.diamond.ballgame import SIDES
from hotstove.diamond.lineup import Substitution, read_moves, write_moves
from hotstove.diamond.view import View
from hotstove.managers.book import ByTheBook
from hotstove.table.errors import Mistake
from hotstove.table.questions import Decision, Request

FOREVER = (10**6, "")


class Person:
    """Manages one side, or both."""

    def __init__(self, sitting: Sitting, desk: Desk) -> None:
        self.sitting, self.desk, self.screen = sitting, desk, desk.screen
        self.sides = desk.sides
        self._book = ByTheBook()
        self._handed_over: tuple[int, str] | None = None
        """The half-inning that the book manages for him, or FOREVER."""
        self._play = -1
        self._asked: set[str] = set()
        self._offered: dict[str, Decision] = {}
        self._calls: dict[str, str] = {}
        self._moves: dict[int, list[Substitution]] = {}

    def decide(self, view: View, question: Decision | Request) -> str:
        if self._is_away(view):
            return self._book.decide(view, question)
        if isinstance(question, Request):
            return self._change(view, question)
        if self._is_new_play():
            self._look_ahead()
            if question.purpose in self._offered:
                self._offered = _from(question.purpose, self._offered)
                self._open(view, frozenset())
        if self._is_away(view):
            return self._book.decide(view, question)
        if self._offered.pop(question.purpose, None) is not None:
            return self._calls.get(question.purpose, question.default)
        return self._choose(view, question)

    def _change(self, view: View, request: Request) -> str:
        """Moves typed at the prompt; the prompt comes again when the other side has changed something since."""
        game = self.sitting.game
        if game.must_change(view.side) and view.side == game.situation.fielding:
            return self._take_the_field(view, request)
        if self._is_new_play():
            self._look_ahead()
            self._open(view, self.sides)
        elif request.purpose in self._asked:
            self.screen.say(f"{game.clubs[view.side].name} may answer the change.")
            self._open(view, frozenset({view.side}))
        self._asked.add(request.purpose)
        if self._is_away(view):
            return self._book.decide(view, request)
        while True:
            moves = write_moves(self._moves.pop(view.side, [])) or request.default
            try:
                return request.parse(moves)
            except Mistake as mistake:
                self.desk.refuse(mistake)
                self._open(view, frozenset({view.side}))

    def _is_new_play(self) -> bool:
        return len(self.sitting.game.log.plays) != self._play

    def _look_ahead(self) -> None:
        """Finds out which calls the rules will ask for before this pitch."""
        game = self.sitting.game
        self._play = len(game.log.plays)
        self._asked, self._calls, self._moves = set(), {}, {}
        self._matchup, asked = coming(self.sitting.fixture, game)
        mine = {SIDES[side] for side in self.sides}
        self._offered = {decision.purpose: decision for decision in asked if game.seats[decision.seat] in mine}

    def _open(self, view: View, may_change: frozenset[int]) -> None:
        """The prompt before a pitch, until he plays on."""
        sitting = self.sitting
        sitting.marks.append(sitting.length)
        if sitting.teller is not None:
            sitting.teller.news(sitting.game)
        self.screen.say()
        self.desk.show_field()
        names = call_names(list(self._offered.values()))
        if names:
            self.screen.say(f"Calls: {', '.join(names)}", NOTE)
        while True:
            typed = self._ask("Your call (Enter plays on, ? helps): ")
            if typed is None or self._typed(view, typed, may_change):
                return

    def _typed(self, view: View, typed: str, may_change: frozenset[int]) -> bool:
        """True when the game goes on."""
        text = typed.strip()
        if not text:
            return True
        word = text.lower()
        if self._hands_over(word):
            return True
        if word == "clear":
            self._moves, self._calls = {}, {}
            self.screen.say("Calls and changes are forgotten.")
            return False
        if word == "why":
            for line in reasons(self.sitting, view, self._matchup, list(self._offered.values())):
                self.screen.say(line)
            return False
        if self.desk.serve(text):
            return False
        try:
            return self._calls_and_moves(text, may_change)
        except Mistake as mistake:
            self.desk.refuse(mistake)
            return False

    def _hands_over(self, word: str) -> bool:
        """`inning` or `finish`: the book manages for him until then."""
        if word not in ("inning", "finish"):
            return False
        situation = self.sitting.game.situation
        self._handed_over = FOREVER if word == "finish" else (situation.inning, situation.half)
        return True

    def _calls_and_moves(self, text: str, may_change: frozenset[int]) -> bool:
        """A line of calls and changes, all of them or none; with a call the game goes on."""
        calls: dict[str, str] = {}
        moves: dict[int, list[Substitution]] = {}
        for part in (part.strip() for part in text.split(";")):
            if not part:
                continue
            if is_move(part):
                side, made = parse_move(part, self.sitting.game, self.sides)
                moves.setdefault(side, []).extend(made)
                continue
            call = parse_call(part, list(self._offered.values()))
            if call is None:
                raise Mistake(f"{part!r} is nothing that can be done here; ? tells what can")
            calls[call[0]] = call[1]
        for side, made in moves.items():
            if side not in may_change:
                raise Mistake("The lineup can be changed again before the next pitch")
            both = [*self._moves.get(side, []), *made]
            self.sitting.game.check_moves(side, write_moves(both))
            self._moves[side] = both
            self._announce(side, made)
        self._calls |= calls
        return bool(calls)

    def _announce(self, side: int, made: list[Substitution]) -> None:
        club = self.sitting.game.clubs[side]
        names = ", ".join(last_name(club, move.player) for move in made)
        self.screen.say(f"Noted: {names}. Enter or a call plays on, clear forgets it.")

    def _choose(self, view: View, decision: Decision) -> str:
        """A decision in the middle of a play."""
        self.sitting.marks.append(self.sitting.length)
        if self.sitting.teller is not None:
            self.sitting.teller.so_far(self.sitting.game)
        for option in decision.options:
            self.screen.say(f"  {option}: {in_words(decision, option, self.sitting.game)}")
        prompt = f"{spoken(decision.purpose).capitalize()} (Enter: {decision.default}): "
        while True:
            typed = self._ask(prompt)
            if typed is None or self._hands_over(typed.strip().lower()):
                return self._book.decide(view, decision)
            if typed.strip().lower() == "why":
                advice = self._book.advise(view, decision)
                self.screen.say(f"The book would say {advice.choice}: {advice.reason}")
                continue
            if self.desk.serve(typed):
                continue
            try:
                return parse_choice(typed, decision)
            except Mistake as mistake:
                self.desk.refuse(mistake)

    def _take_the_field(self, view: View, request: Request) -> str:
        """Nine players must stand at nine positions before the inning goes on."""
        game, side = self.sitting.game, view.side
        if self.sitting.teller is not None:
            self.sitting.teller.news(game)
        self.sitting.marks.append(self.sitting.length)
        trouble = game.situation.lineups[side].trouble or "a hurt player must be replaced"
        advice = self._book.advise(view, request)
        self.screen.say(f"{game.clubs[side].name} must change: {trouble}.")
        placed = [game.clubs[side].describe(move.player, move.position) for move in read_moves(advice.choice)]
        self.screen.say(f"By the book: {', '.join(placed)}.")
        while True:
            typed = self._ask("Your change (Enter takes the book's, ? helps): ")
            if typed is None or self._hands_over(typed.strip().lower()):
                return advice.choice
            if self.desk.serve(typed):
                continue
            try:
                return request.parse(self._placed(typed, side) if typed.strip() else advice.choice)
            except Mistake as mistake:
                self.desk.refuse(mistake)

    def _placed(self, typed: str, side: int) -> str:
        parts = [part.strip() for part in typed.split(";") if part.strip()]
        for part in parts:
            if not is_move(part):
                raise Mistake(f"{part!r} puts nobody into the field; ? tells what does")
        game = self.sitting.game
        return write_moves(move for part in parts for move in parse_move(part, game, frozenset({side}))[1])

    def _ask(self, prompt: str) -> str | None:
        """A typed line; None when the lines have ended and the book goes on for him."""
        try:
            return self.screen.ask(prompt)
        except EOFError:
            if self.screen.terminal:
                raise Left from None
            self._handed_over = FOREVER
            return None

    def _is_away(self, view: View) -> bool:
        if self._handed_over is None or self._handed_over == FOREVER:
            return self._handed_over is not None
        here = (view.situation.inning, view.situation.half)
        if here != self._handed_over:
            self._handed_over = None
        return here == self._handed_over


def _from(purpose: str, offered: dict[str, Decision]) -> dict[str, Decision]:
    """The decisions from this one on."""
    names = list(offered)
    return {name: offered[name] for name in names[names.index(purpose) :]}
