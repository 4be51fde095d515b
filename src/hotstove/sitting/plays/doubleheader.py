"""The second game of a doubleheader: the clubs of the first one, and pitchers who remember it."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from hotstove.diamond.availability import Appearance, Availability
from hotstove.sitting.plays.rest import Rest
from hotstove.table.errors import Mistake

if TYPE_CHECKING:
    from hotstove.sitting.plays.match import PlaysMatch, PlaysState


def first_game(tape: Path) -> tuple[PlaysMatch, Rest]:
    """The finished game on a tape, and what its pitchers may still do on this day."""
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
    return match, _rest(match, sitting.state)


def _rest(match: PlaysMatch, state: PlaysState) -> Rest:
    day = date.fromisoformat(match.date.replace("/", "-")).toordinal()

    def later(side: int) -> dict[str, Availability]:
        return {
            one.player: match.game.availability(
                state.setup, side, one.player, Appearance(day, one.outs, one.started), day
            )
            for one in state.outings[side]
        }

    return later(0), later(1)
