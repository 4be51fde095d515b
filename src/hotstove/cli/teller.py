"""Tells a game as it goes: half-innings, changes, the rolls and cells behind each play, and the play in words."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.cli.screen import HEADING, RUN, Screen
from hotstove.cli.telling import tell, tell_change
from hotstove.diamond.ballgame import BallGame
from hotstove.diamond.log import SubstitutionEntry
from hotstove.diamond.play import Play
from hotstove.diamond.situation import TOP, Situation
from hotstove.scorebook.words import ordinal
from hotstove.table.account import Account, Answered, Lookup
from hotstove.table.questions import Decision, Draw, Roll

QUOTE = '"'
OUTS = ("none out", "one out", "two out", "three out")


def half_name(situation: Situation) -> str:
    return f"{'Top' if situation.half == TOP else 'Bottom'} of the {ordinal(situation.inning)}"


def score_line(game: BallGame) -> str:
    (visitors, home), (away, at_home) = game.situation.score, game.clubs
    return f"{away.name} {visitors}, {at_home.name} {home}"


class Teller:
    """Keeps track of what has been told."""

    def __init__(self, screen: Screen, charts: frozenset[str], brief: bool = False) -> None:
        self.screen, self.charts, self.brief = screen, charts, brief
        self._half = (0, "")
        self.restart()

    def restart(self) -> None:
        """The game begins again from its tape."""
        self._told = 0
        self._shown = 0

    def skip(self, game: BallGame) -> None:
        """Leaves out what was played before, save for the heading of the half-inning it is in."""
        self._told = len(game.log.entries)

    def news(self, game: BallGame) -> None:
        """The changes since the last play, for a person who is about to be asked."""
        self._half = (game.situation.inning, game.situation.half)
        self._changes(game)

    def so_far(self, game: BallGame) -> None:
        """What has led to a question in the middle of a play."""
        if game.view("home").matchup is None:
            return
        lines = readings(game.account, self.charts)[:-1]
        for line in lines[self._shown :]:
            self.screen.aside(line)
        self._shown = len(lines)

    def play(self, game: BallGame, before: Situation, play: Play, reasons: Sequence[str] = ()) -> None:
        """A play just made, with all that led to it."""
        if (before.inning, before.half) != self._half:
            self._half = (before.inning, before.half)
            score, clubs = before.score, game.clubs
            self.screen.say()
            self.screen.say(f"{half_name(before)}: {clubs[0].name} {score[0]}, {clubs[1].name} {score[1]}", HEADING)
        self._changes(game)
        if not self.brief:
            for line in (*reasons, *readings(game.account, self.charts)[self._shown :]):
                self.screen.aside(line)
        self._shown = 0
        text = tell(before, play, game.clubs)
        scored = game.situation.score != before.score
        if game.situation.outs != before.outs:
            text += f" {OUTS[game.situation.outs].capitalize()}."
        if scored:
            text += f" {score_line(game)}."
        self.screen.say(f"  {text}", RUN if scored else "")

    def _changes(self, game: BallGame) -> None:
        entries = game.log.entries[self._told :]
        self._told = len(game.log.entries)
        for entry in entries:
            if isinstance(entry, SubstitutionEntry):
                self.screen.say(f"  {tell_change(entry, game.clubs)}")


def readings(account: Account | None, charts: frozenset[str]) -> list[str]:
    """The rolls with the cells that they found, and the rules behind the result."""
    if account is None:
        return []
    lines: list[str] = []
    for entry in account.entries:
        if isinstance(entry, Lookup):
            cell = _cell(entry, charts)
            if lines and not lines[-1].startswith(("call", QUOTE)):
                lines[-1] += f"{'; ' if ': ' in lines[-1] else ': '}{cell}"
            else:
                lines.append(cell)
            if entry.told:
                lines.append(f"{QUOTE}{entry.told}{QUOTE}")
        elif isinstance(entry.question, Roll | Draw) and lines and rolls_only(lines[-1]):
            lines[-1] += f", {_answered(entry)[0]}"
        else:
            lines += _answered(entry)
    lines.append(f"rules: {', '.join(account.cites) or 'none'}")
    return lines


def rolls_only(line: str) -> bool:
    """A line on which no cell has been found yet."""
    return ": " not in line and " = " not in line and not line.startswith(QUOTE)


def _answered(entry: Answered) -> list[str]:
    question, answer = entry.question, entry.answer
    if isinstance(question, Roll | Draw):
        return [f"{question.purpose.replace('-', ' ')} {question.show(answer)}"]
    if isinstance(question, Decision) and answer != question.default:
        return [f"call: {question.purpose.replace('_', ' ')}, {answer}"]
    return []


def _cell(lookup: Lookup, charts: frozenset[str]) -> str:
    place = ", ".join(str(key) for key in lookup.keys)
    cell = lookup.cell if lookup.cell != "" else "blank"
    source = f" ({lookup.provenance})" if lookup.chart in charts else ""
    return f"{lookup.chart} [{place}] = {cell}{source}"
