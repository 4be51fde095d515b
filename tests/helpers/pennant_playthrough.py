"""A golden series of Pennant Race as text: questions, answers, and what every game came to."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hotstove.games.pennant.fatigue import Called
from hotstove.games.pennant.game import GAME
from hotstove.games.pennant.innings import innings
from hotstove.games.pennant.lines import Bonus, ExtraInning, GameLine, TurnLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.setup import PennantSetup
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import Staff
from hotstove.games.pennant.state import PennantView
from hotstove.games.pennant.totals import credits_of
from hotstove.table.chance import Dealer, seed_for
from hotstove.table.game import SIDES
from hotstove.table.questions import Decision, Request
from hotstove.table.session import Session
from tests.helpers.pennant import TEXAS

SEED = 305
"""Of a series with a shutout, complete games, every bonus, extra innings, a save and a starter on short rest."""
DAYS = (1, 2, 3, 5, 6)
QUIET = 0.7


class Whim:
    """A manager who mostly takes the starter offered first, and now and then any other."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def decide(self, view: PennantView, question: Decision | Request) -> str:
        assert isinstance(question, Decision)
        return question.default if self.random.random() < QUIET else self.random.choice(question.options)


def series(preset: str) -> str:
    """Five games of Texas against itself in six days, so that rest and fatigue tell."""
    options = Options(**GAME.presets[preset])
    lines = [f"{GAME.name} {GAME.version}, preset {preset}, seed {SEED}: Texas against itself on days {DAYS}", ""]
    staffs = Staff.rested(TEXAS), Staff.rested(TEXAS)
    for day in DAYS:
        managers = {seat: Whim(seed_for(SEED, f"{seat} {day}")) for seat in SIDES}
        state = GAME.start(PennantSetup(staffs, day, options))
        session = Session(GAME, state, Dealer(seed_for(SEED, str(day))), managers)
        line = session.run().line
        staffs = staffs[0].noted(day, line, 0), staffs[1].noted(day, line, 1)
        lines.append(f"Day {day}")
        for question, answer in zip(session.record[::2], session.record[1::2], strict=True):
            offered = f" [{'|'.join(question.options)}]" if isinstance(question, Decision) else ""
            seat = f"{question.seat}: " if isinstance(question, Decision) else "dice: "
            lines.append(f"  {seat}{question.purpose}{offered} {answer}")
        lines += told(line, options)
        lines.append("")
    return "\n".join(lines)


def told(line: GameLine, options: Options) -> Iterator[str]:
    """Both turns, the extra innings, homers, pitchers and the score."""
    for seat, turn in zip(SIDES, line.turns, strict=True):
        yield f"  {seat} {turn.triad}: {turn_text(TEXAS, turn)}"
    for number, inning in enumerate(line.extra, start=10):
        yield f"  inning {number}: {inning_text(TEXAS, inning)}"
    given = credits_of(GAME.charts(), line, options)
    for side, seat in enumerate(SIDES):
        if line.homers[side]:
            yield f"  {seat} homers: {', '.join(TEXAS.batters[spot].name for spot in line.homers[side])}"
        players = (
            f"{TEXAS.pitchers[player.number].name} {innings(player.outs)} {player.earned}+{player.unearned}"
            f"{' CG' if player.complete else ''}{' SHO' if player.shutout else ''}"
            for player in given.pitchers[side]
        )
        yield f"  {seat} pitchers: {', '.join(players)}"
    marks = given.decisions._asdict().items()
    names = [f"{name} {TEXAS.pitchers[number].name}" for name, number in marks if number is not None]
    yield f"  {line.score[0]}-{line.score[1]} {', '.join(names)}".rstrip()


def turn_text(sheet: Sheet, turn: TurnLine) -> str:
    if turn.shutout:
        return "shutout"
    bonuses = (("power", turn.power), ("speed", turn.speed), ("bat", turn.bat))
    parts = [bonus(sheet, kind, found) for kind, found in bonuses]
    parts.append(
        "complete game" if turn.complete else f"bullpen {innings(turn.bullpen)} {called(sheet, turn.relievers)}"
    )
    glove = f" glove {turn.fielder}" if turn.fielder else ""
    saved = f" saved {turn.saved}" if turn.saved else ""
    parts.append(f"{turn.offense} / {turn.defense:g}{glove}{saved} = {turn.earned}+{turn.unearned}")
    return ", ".join(part for part in parts if part)


def bonus(sheet: Sheet, kind: str, found: Bonus) -> str:
    return f"{kind} {sheet.batters[found.spot].name} {found.points}" if found.spot else ""


def called(sheet: Sheet, players: tuple[Called, ...]) -> str:
    return " ".join(f"{sheet.pitchers[player.number].name} {player.rel:+d}" for player in players)


def inning_text(sheet: Sheet, inning: ExtraInning) -> str:
    players = (f"{sheet.batters[spot].name} {bat}" for spot, bat in zip(inning.spots, inning.bats, strict=True))
    arms = (called(sheet, (player,)) if player else "the starter" for player in inning.relievers)
    return f"{', '.join(players)}; {', '.join(arms)}; {inning.points[0]}-{inning.points[1]}"
