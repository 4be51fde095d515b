"""The second game of a doubleheader: the clubs of the first one, and pitchers who remember it."""

from __future__ import annotations

from datetime import date as day_of
from typing import TYPE_CHECKING, NamedTuple

from hotstove.diamond.availability import Appearance, Availability
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.diamond.setup import Setup
from hotstove.diamond.state import State
from hotstove.sitting.header import Header
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES

if TYPE_CHECKING:
    from pathlib import Path

    from hotstove.sitting.plays.match import PlaysMatch


class Worked(NamedTuple):
    """A pitcher's work in the first game."""

    player: str
    outs: int
    started: bool


Work = tuple[tuple[Worked, ...], tuple[Worked, ...]]
NOBODY_WORKED: Work = ((), ())


def first_game(tape: Path) -> tuple[PlaysMatch, Work]:
    """The finished game on a tape, and who pitched in it."""
    from hotstove.sitting.opening import rerun
    from hotstove.sitting.plays.match import PlaysMatch

    sitting = rerun(tape)
    sitting.go()
    match = sitting.match
    if not isinstance(match, PlaysMatch):
        raise Mistake(f"--after {tape}: {match.game.name} knows no doubleheaders")
    if not match.game.is_over(sitting.state):
        raise Mistake(f"--after {tape}: the first game is not over; go on with it first")
    if match.number == 2:
        raise Mistake(f"--after {tape}: that was the second game; a doubleheader has two")
    return match, work_of(sitting.state)


def work_of(state: State) -> Work:
    first, second = (
        tuple(Worked(outing.player, outing.outs, outing.started) for outing in outings) for outings in state.outings
    )
    return first, second


def available(
    game: AnyPlaysGame, setup: Setup, date: str, work: Work
) -> tuple[dict[str, Availability], dict[str, Availability]]:
    """What the rules of rest leave of those who pitched in the first game of this day."""
    day = day_of.fromisoformat(date.replace("/", "-")).toordinal()

    def after_work(side: int, one: Worked) -> Availability:
        return game.availability(setup, side, one.player, Appearance(day, one.outs, one.started), day)

    first, second = ({one.player: after_work(side, one) for one in who} for side, who in enumerate(work))
    return first, second


def write_work(work: Work) -> dict[str, str]:
    """Lines of a tape's header, such as `wintc001 24 started, callr001 3`; none for a single game."""
    return {
        f"{side} worked": ", ".join(f"{one.player} {one.outs}{' started' if one.started else ''}" for one in who)
        for side, who in zip(SIDES, work, strict=True)
        if who
    }


def read_work(header: Header) -> Work:
    """Who had worked, by the header of a tape."""
    first, second = (_worked(header, f"{side} worked") for side in SIDES)
    return first, second


def _worked(header: Header, name: str) -> tuple[Worked, ...]:
    found = []
    for part in header.lines.get(name, "").split(", "):
        words = part.split()
        if not words:
            continue
        if len(words) not in (2, 3) or not words[1].isdecimal() or words[2:] not in ([], ["started"]):
            raise header.wrong(name, "players with their outs, such as wintc001 24 started, callr001 3")
        found.append(Worked(words[0], int(words[1]), len(words) == 3))
    return tuple(found)
