"""The second game of a doubleheader: the clubs of the first one, pitchers who remember it, and nobody who was hurt."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from hotstove.diamond.availability import Appearance, Availability
from hotstove.sitting.plays.rest import Out, Rest
from hotstove.table.errors import Mistake

if TYPE_CHECKING:
    from hotstove.sitting.plays.match import PlaysMatch, PlaysState


def first_game(tape: Path) -> tuple[PlaysMatch, Rest, Out]:
    """The finished game on a tape, what its pitchers may still do on this day, and who misses the second game."""
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
    missing = dict(match.game.injuries(sitting.state))
    return match, _rest(match, sitting.state), (_out(match, 0, missing), _out(match, 1, missing))


def _out(match: PlaysMatch, side: int, missing: Mapping[str, int]) -> Mapping[str, str]:
    club = match.clubs[side]
    mine = {player: games for player, games in missing.items() if player in club.players}
    return {player: club.players[player].name for player in sorted(match.game.sits_out(club, mine))}


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
