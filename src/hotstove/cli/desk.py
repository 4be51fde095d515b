"""The desk: what a person may ask for at any prompt without playing on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hotstove.cli.box import show_box_score
from hotstove.cli.face import both_cards
from hotstove.cli.field import diamond, matchup_line, runners_line, situation_line
from hotstove.cli.help import HELP
from hotstove.cli.rosters import bench_lines, lineup_lines
from hotstove.cli.rulebook import rule
from hotstove.cli.screen import NOTE, REFUSAL, Screen
from hotstove.cli.sitting import Left, Sitting
from hotstove.cli.whatif import other_choices
from hotstove.diamond.bases import EMPTY
from hotstove.table.errors import Mistake


class Desk:
    """Answers questions about the game; says nothing to what it does not know."""

    def __init__(self, sitting: Sitting, screen: Screen, sides: frozenset[int]) -> None:
        self.sitting, self.screen, self.sides = sitting, screen, sides
        self._warned = False
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "card": self._card,
            "cards": self._card,
            "field": self._field,
            "lineup": self._lineup,
            "lineups": self._lineup,
            "bench": self._bench,
            "box": self._box,
            "what if": self._what_if,
            "rules": self._rules,
            "rule": self._rules,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
            "exit": self._quit,
        }

    def serve(self, typed: str) -> bool:
        """True when it was a command of the desk; a mistake in it is told, and the prompt comes again."""
        text = " ".join(typed.split())
        for name, command in self._commands.items():
            if text.lower() == name or text.lower().startswith(f"{name} "):
                if name not in ("quit", "exit"):
                    self._warned = False
                try:
                    command(text[len(name) :].strip())
                except Mistake as mistake:
                    self.refuse(mistake)
                return True
        return False

    def refuse(self, mistake: object) -> None:
        self.screen.say(f"{mistake}", REFUSAL)

    def show_field(self) -> None:
        """The situation before a pitch: with a drawing of the runners, or in plain lines for those who listen."""
        game = self.sitting.game
        self.screen.say(situation_line(game))
        if game.situation.bases != EMPTY and not self.screen.plain:
            for line in diamond(game):
                self.screen.say(line)
        else:
            self.screen.say(runners_line(game))
        self.screen.say(matchup_line(game))

    def _help(self, rest: str) -> None:
        self.screen.say(HELP)

    def _card(self, rest: str) -> None:
        game, last = self.sitting.game, self.sitting.last
        key, say = self.sitting.fixture.game.key, self.screen.say
        looked = tuple(game.account.lookups) if game.account is not None else ()
        if last is not None and looked == last.lookups:
            say("The last play:")
            for line in both_cards(key, game.clubs, last.before, looked):
                say(line)
            looked = ()
        say("At the plate now:")
        for line in both_cards(key, game.clubs, game.situation, looked):
            say(line)

    def _field(self, rest: str) -> None:
        game = self.sitting.game
        for line in (situation_line(game), *diamond(game), runners_line(game), matchup_line(game)):
            self.screen.say(line)

    def _lineup(self, rest: str) -> None:
        for side in (0, 1):
            for line in lineup_lines(self.sitting.game.clubs[side], self.sitting.game.situation.lineups[side]):
                self.screen.say(line)

    def _bench(self, rest: str) -> None:
        for side in sorted(self.sides) or (0, 1):
            for line in bench_lines(self.sitting.game, side):
                self.screen.say(line)

    def _box(self, rest: str) -> None:
        show_box_score(self.sitting.game, self.screen)

    def _what_if(self, rest: str) -> None:
        last = self.sitting.last
        if last is None:
            raise Mistake("what if: no play has been made yet")
        purpose = rest.replace(" ", "_")
        found = other_choices(
            self.sitting.fixture, self.sitting.session.record[: 2 * last.end], last, self.sides, purpose
        )
        if not found:
            raise Mistake(f"what if: you had no {rest or 'choice'} to decide on the last play")
        self.screen.say("With the same dice:", NOTE)
        for choice in found:
            self.screen.say(f"  {choice}")

    def _rules(self, rest: str) -> None:
        if not rest:
            raise Mistake(f"rules: name one by its id, such as rules {self.sitting.fixture.game.ledger}-05")
        self.screen.say(rule(self.sitting.fixture.game.key, rest))

    def _undo(self, rest: str) -> None:
        self.sitting.undo()

    def _save(self, rest: str) -> None:
        if rest:
            path = Path(rest).expanduser()
            if path.exists() and path != self.sitting.tape:
                raise Mistake(f"save {rest}: there is such a file already; name a new one")
            self.sitting.save(path)
            self.sitting.tape = path
        elif self.sitting.tape is None:
            raise Mistake("save: name a file, such as save opener.tape")
        else:
            self.sitting.save()
        self.screen.say(f"The game is kept on {self.sitting.tape} after every play.")

    def _quit(self, rest: str) -> None:
        if self.sitting.tape is None and not self._warned:
            self._warned = True
            raise Mistake("This game is on no tape: save FILE keeps it, quit once more leaves it.")
        raise Left
