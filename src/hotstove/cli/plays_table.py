"""A game of plays in plain lines: the prompt before a pitch, choices in the middle of a play, changes of players."""

from __future__ import annotations

from pathlib import Path

from hotstove.cli.face import both_cards
from hotstove.cli.help import HELP
from hotstove.cli.odds import odds_lines
from hotstove.cli.screen import NOTE, Screen
from hotstove.cli.table import Left, Table
from hotstove.cli.tapes import box_of
from hotstove.diamond.bases import EMPTY
from hotstove.diamond.lineup import Substitution, read_moves, write_moves
from hotstove.diamond.turn import BallTurn
from hotstove.managers.book import ByTheBook
from hotstove.odds.distribution import calling
from hotstove.sitting.plays.ahead import CallSheet
from hotstove.sitting.plays.calls import call_names, coming, parse_call, parse_choice
from hotstove.sitting.plays.field import diamond, matchup_line, runners_line, situation_line
from hotstove.sitting.plays.match import PlaysMatch, PlaysState, PlaysView
from hotstove.sitting.plays.moves import is_move, parse_move
from hotstove.sitting.plays.odds import odds_of
from hotstove.sitting.plays.reasons import in_words
from hotstove.sitting.plays.rosters import bench_lines, lineup_lines
from hotstove.sitting.plays.telling import last_name
from hotstove.sitting.plays.what_if import other_choices
from hotstove.sitting.plays.why import reasons
from hotstove.sitting.prompts import CALLS, DICE, MUST_CHANGE, Prompt
from hotstove.table.errors import Mistake
from hotstove.table.game import HOME, SIDES
from hotstove.table.phrases import Phrases
from hotstove.table.questions import Decision
from hotstove.table.tape import Line


class PlaysTable(Table[PlaysState, BallTurn, PlaysView]):
    """One game of plays at the screen."""

    help = HELP

    def __init__(
        self, match: PlaysMatch, screen: Screen, lines: list[Line], tape: Path | None = None, brief: bool = False
    ) -> None:
        super().__init__(match, screen, lines, tape, brief)
        self.plays = match
        self._charts = ByTheBook()
        self._shown = -1
        self.commands |= {
            "card": self._card,
            "cards": self._card,
            "field": self._field,
            "lineup": self._lineup,
            "lineups": self._lineup,
            "bench": self._bench,
            "what if": self._what_if,
            "odds": self._odds,
        }

    @property
    def phrases(self) -> Phrases:
        return self.plays.phrases

    @property
    def sheet(self) -> CallSheet:
        sheet = self.sitting.ahead
        assert isinstance(sheet, CallSheet)
        return sheet

    @property
    def sides(self) -> frozenset[int]:
        return self.match.persons

    def meet(self, prompt: Prompt) -> None:
        if prompt.kind == DICE:
            self._dice(prompt)
        elif prompt.kind == MUST_CHANGE:
            self._take_the_field(prompt)
        elif prompt.kind == CALLS:
            self._calls(prompt)
        else:
            self._choose(prompt)

    def _dice(self, prompt: Prompt) -> None:
        if not self.sides and self.sitting.turns != self._shown:
            self._shown = self.sitting.turns
            self.screen.say()
            self.show_field()
        self.teller.news(self.sitting)
        self.teller.so_far(self.sitting)
        self.type_dice(prompt)

    # Before the pitch.

    def _calls(self, prompt: Prompt) -> None:
        """The prompt before a pitch, until he plays on."""
        if prompt.why:
            self.screen.say(prompt.why)
        self.teller.news(self.sitting)
        self.screen.say()
        self.show_field()
        names = call_names(prompt.offered, self.phrases)
        if names:
            self.screen.say(f"Calls: {', '.join(names)}", NOTE)
        while True:
            typed = self._line("Your call (Enter plays on, ? helps): ")
            if typed is None or self._typed(prompt, typed):
                self.sheet.play_on()
                return

    def _typed(self, prompt: Prompt, typed: str) -> bool:
        """True when the game goes on."""
        text = typed.strip()
        if not text or self._hands_over(text.lower()):
            return True
        if text.lower() == "clear":
            self.sheet.clear()
            self.screen.say("Calls and changes are forgotten.")
            return False
        if text.lower() == "why":
            for line in reasons(self.plays, self.sitting, self.sheet.offered.values()):
                self.screen.say(line)
            return False
        if self.serve(text):
            return False
        try:
            return self._calls_and_moves(text)
        except Mistake as mistake:
            self.refuse(mistake)
            return False

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
            call = parse_call(part, list(self.sheet.offered.values()), self.phrases)
            if call is None:
                raise Mistake(f"{part!r} is nothing that can be done here; ? tells what can")
            calls[call[0]] = call[1]
        self.sheet.hand_in(calls, moves)
        for side, made in moves.items():
            names = ", ".join(last_name(self.plays.clubs[side], move.player) for move in made)
            self.screen.say(f"Noted: {names}. Enter or a call plays on, clear forgets it.")
        return bool(calls)

    # In the middle of a play, and before the field is taken.

    def _choose(self, prompt: Prompt) -> None:
        """A decision in the middle of a play."""
        decision, situation = prompt.question, self.sitting.state.situation
        assert isinstance(decision, Decision)
        self.teller.so_far(self.sitting)
        for option in decision.options:
            words = in_words(decision, option, situation, self.plays.clubs, self.phrases)
            self.screen.say(f"  {option}: {words}")
        words = self.phrases.of(decision.purpose).words.capitalize()
        while True:
            typed = self._line(f"{words} (Enter: {decision.default}): ")
            if typed is None or self._hands_over(typed.strip().lower()):
                return
            if typed.strip().lower() == "why":
                advice = self._charts.advise(self.sitting.view(prompt.seat), decision)
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
        while True:
            typed = self._line("Your change (Enter takes the book's, ? helps): ")
            if typed is None or self._hands_over(typed.strip().lower()):
                return
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

    def _line(self, prompt: str) -> str | None:
        """A typed line; None when the lines have ended and the book goes on for him."""
        try:
            return self.screen.ask(prompt)
        except EOFError:
            if self.screen.terminal:
                raise Left from None
            self.sheet.hand_over(inning_only=False)
            return None

    # Looking at things.

    def show_field(self) -> None:
        """The situation before a pitch: with a drawing of the runners, or in plain lines for those who listen."""
        situation, clubs = self.sitting.state.situation, self.plays.clubs
        self.screen.say(situation_line(situation, clubs))
        if situation.bases != EMPTY and not self.screen.plain:
            for line in diamond(situation, clubs):
                self.screen.say(line)
        else:
            self.screen.say(runners_line(situation, clubs))
        self.screen.say(matchup_line(self.sitting.state))

    def show_box(self) -> None:
        self.screen.say("\n".join(box_of(self.sitting)), whole=True)

    def _card(self, rest: str) -> None:
        last, key, clubs, say = self.sitting.last, self.match.game.key, self.plays.clubs, self.screen.say
        looked = tuple(self.sitting.account.lookups)
        if last is not None and not looked:
            say("The last play:")
            for line in both_cards(key, clubs, last.before.situation, last.lookups):
                say(line)
        say("At the plate now:")
        for line in both_cards(key, clubs, self.sitting.state.situation, looked):
            say(line)

    def _field(self, rest: str) -> None:
        situation, clubs = self.sitting.state.situation, self.plays.clubs
        lines = (situation_line(situation, clubs), *diamond(situation, clubs), runners_line(situation, clubs))
        for line in (*lines, matchup_line(self.sitting.state)):
            self.screen.say(line)

    def _lineup(self, rest: str) -> None:
        for side in (0, 1):
            for line in lineup_lines(self.plays.clubs[side], self.sitting.state.situation.lineups[side]):
                self.screen.say(line)

    def _bench(self, rest: str) -> None:
        for side in sorted(self.sides) or (0, 1):
            for line in bench_lines(self.sitting.view(SIDES[side]), side):
                self.screen.say(line)

    def _what_if(self, rest: str) -> None:
        last = self.sitting.last
        if last is None:
            raise Mistake("what if: no play has been made yet")
        purpose, seed = rest.replace(" ", "_"), self.match.terms.seed
        record = self.sitting.turn_record()
        found = other_choices(self.plays.game, last.before, record, self.sides, purpose, self.phrases, seed)
        if not found:
            raise Mistake(f"what if: you had no {rest or 'choice'} to decide on the last play")
        self.screen.say("With the same dice:", NOTE)
        for choice in found:
            self.screen.say(f"  {choice}")

    def _odds(self, rest: str) -> None:
        """The exact chances of the next play, with a call or without one."""
        prompt, calls = self.sitting.prompt, {}
        if prompt is None or prompt.kind != CALLS:
            raise Mistake("odds: they can be asked for before a pitch")
        if rest:
            call = parse_call(rest, coming(self.plays.game, self.sitting.state, self.phrases), self.phrases)
            if call is None:
                raise Mistake(f"odds {rest}: the rules ask for no such call here")
            calls = dict([call])
        for line in odds_lines(odds_of(self.plays.game, self.sitting.state, calling(calls))):
            self.screen.say(line)
