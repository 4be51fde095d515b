"""A season's game played by hand: the same table as for a single game, with the season's lineups, rest and dice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hotstove.cli.playing import introduce
from hotstove.cli.plays_table import PlaysTable
from hotstove.cli.screen import Screen
from hotstove.diamond.club import Club
from hotstove.season.match import SeasonMatch
from hotstove.sitting.arguments import BOOK, PERSON
from hotstove.sitting.clubs import FoundClub
from hotstove.sitting.header import Terms
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.table.errors import Mistake
from hotstove.table.session import Session
from hotstove.table.tape import Line, Tape

SOURCE = "season"
"""Where a tape says that the cards come from."""


def sit_down(ready: SeasonMatch, sides: frozenset[int], own_dice: bool, tape: Path) -> Session[Any, Any, Any]:
    """Plays the game, with a person on these sides, and gives the finished session.

    Left before its end, it stays on its tape and the day stays unplayed.
    """
    screen = Screen(False)
    match = _match(ready, sides, own_dice)
    introduce(match, screen)
    lines: list[Line] = Tape.read(tape).lines if tape.exists() else []
    table = PlaysTable(match, screen, lines, tape)
    if not table.run():
        raise Mistake(f"the game was left and is kept on {tape}; the same command goes on with it")
    tape.unlink(missing_ok=True)
    return table.sitting.session


def _match(ready: SeasonMatch, sides: frozenset[int], own_dice: bool) -> PlaysMatch:
    """The scheduled game as the table takes it."""
    setup = ready.state.setup
    visitors, home = (PERSON if side in sides else BOOK for side in (0, 1))
    seed = None if own_dice else ready.seed
    terms = Terms(ready.options, None, ready.charts, seed, own_dice, (visitors, home))
    first, second = (_found(ready, club) for club in setup.clubs)
    return PlaysMatch(
        ready.game,
        terms,
        (first, second),
        setup.starting,
        setup.date,
        setup.number,
        setup.available,
        setup.lot,
    )


def _found(ready: SeasonMatch, club: Club) -> FoundClub[Club]:
    return FoundClub(club, SOURCE, ready.game.write_club(club))
