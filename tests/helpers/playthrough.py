"""A golden game as text: the plays, and under each what every seat was asked, was shown and said."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import groupby
from pathlib import Path
from random import Random

from hotstove.diamond.notation import write
from hotstove.diamond.play import Play
from hotstove.diamond.plays_game import SEATS
from hotstove.diamond.state import State
from hotstove.diamond.turn import BallTurn
from hotstove.diamond.view import View
from hotstove.games import game as identity
from hotstove.managers.random_legal import RandomLegal
from hotstove.table.chance import Dealer, seed_for
from hotstove.table.game import SIDES
from hotstove.table.questions import Answer, Decision, Question, Request
from hotstove.table.session import Session
from tests.helpers import rallybird_playthrough
from tests.helpers.ledger import ROOT
from tests.helpers.pennant_playthrough import series
from tests.helpers.playing import BallSession, ballgame, games_with_clubs

FOLDER = ROOT / "tests" / "playthroughs"
SEEDS = {"superstar": {"basic": 139, "all": 9}, "replay": {"basic": 21, "all": 8, "two-dice": 54}}
"""Seeds of games in which much happens; 1 where none is named."""
QUIET = 0.7
"""How often a whimsical manager keeps to the quiet default."""


class Whim:
    """A manager of no opinions, so that golden games change with the rules alone."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._other = RandomLegal(seed)

    def decide(self, view: View, question: Decision | Request) -> str:
        if isinstance(question, Decision) and self._random.random() < QUIET:
            return question.default
        return self._other.decide(view, question)


def wanted() -> dict[str, tuple[str, str]]:
    """The file names of all play-throughs, with game and preset."""
    return {f"{key}-{preset}.txt": (key, preset) for key in games_with_clubs() for preset in identity(key).presets}


def others() -> dict[str, Callable[[], str]]:
    """The play-throughs of games that are not made of plays, by file name."""
    told = {"pennant": series, "rallybird": rallybird_playthrough.playthrough}
    return {
        f"{key}-{preset}.txt": partial(tell, preset) for key, tell in told.items() for preset in identity(key).presets
    }


def playthrough(key: str, preset: str) -> str:
    """Both sides mostly keep quiet, and now and then do anything that is allowed."""
    card = identity(key)
    seed = SEEDS.get(key, {}).get(preset, 1)
    lines: list[str] = []
    told = 0

    def watch(before: State, turn: BallTurn, after: State) -> None:
        nonlocal told
        if isinstance(turn, Play):
            lines.extend(tell(before, turn, session.record[told:]))
            told = len(session.record)

    game, begun = ballgame(key, card.presets[preset])
    managers = {seat: Whim(seed_for(seed, seat)) for seat in SIDES}
    session: BallSession = Session(game, begun, Dealer(seed), managers, watch=watch)
    last = session.run()
    visitors, home = last.setup.clubs
    heading = f"{card.name} {card.version}, preset {preset}, seed {seed}: {visitors.name} at {home.name}"
    runs = last.situation.score
    ending = last.called_off or f"{visitors.name} {runs[0]}, {home.name} {runs[1]}"
    return "\n".join([heading, "", *lines, "", ending, ""])


def tell(state: State, play: Play, record: list[Question | Answer]) -> Iterator[str]:
    """One play with the questions that led to it, seat by seat."""
    before = state.situation
    visitors, home = before.score
    yield (
        f"{before.inning} {before.half}, {before.outs} out, {before.bases}, {visitors}-{home}: "
        f"{before.batter} against {before.pitcher}"
    )
    asked = zip(record[::2], record[1::2], strict=True)
    for seat, entries in groupby(asked, key=lambda entry: seat_of(entry[0], SEATS[before.batting])):
        yield f"  {seat}: {', '.join(shown(question, answer) for question, answer in entries)}"
    yield f"  {write(play)}"


def seat_of(question: Question, seats: Mapping[str, str]) -> str:
    return seats[question.seat] if isinstance(question, Decision | Request) else "dice"


def shown(question: Question, answer: Answer) -> str:
    """A decision with its options and the answer, a roll with its number."""
    if isinstance(question, Decision):
        secret = " (secret)" if question.secret else ""
        return f"{question.purpose}{secret} [{'|'.join(question.options)}] {answer}"
    return f"{question.purpose} {question.show(answer)}"


def rewrite(folder: Path = FOLDER) -> None:
    for name, (key, preset) in wanted().items():
        (folder / name).write_text(playthrough(key, preset), encoding="utf-8", newline="\n")
    for name, told in others().items():
        (folder / name).write_text(told(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    rewrite()
