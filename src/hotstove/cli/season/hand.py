"""A season's game played by hand: the same table as for a single game, with the season's lineups and dice."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

from hotstove.cli.playing import introduce, table_screen
from hotstove.cli.plays_table import PlaysTable
from hotstove.cli.screen import Screen
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.diamond.state import State
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.table.errors import Mistake
from hotstove.table.session import Session
from hotstove.table.tape import Line, Tape


class Ready(Protocol):
    """A scheduled game before its first pitch."""

    @property
    def game(self) -> AnyPlaysGame: ...

    @property
    def state(self) -> State: ...

    @property
    def seed(self) -> int: ...


def sit_down(ready: Ready, sides: frozenset[int], own_dice: bool, tape: Path) -> Session[Any, Any, Any]:
    """Plays the game to its end; left before, it stays on its tape and the day stays unplayed."""
    match = PlaysMatch.of_season(ready.game, ready.state, None if own_dice else ready.seed, sides)
    screen = Screen(False)
    introduce(match, screen)
    lines: list[Line] = Tape.read(tape).lines if tape.exists() else []
    shown = table_screen(match, screen)
    try:
        table = PlaysTable(match, shown, lines, tape)
        table.holds_tape = True
        over = table.run()
    finally:
        shown.close()
    if not over:
        raise Mistake(f"the game was left and is kept on {tape}; the same command goes on with it")
    tape.unlink(missing_ok=True)
    return table.sitting.session
