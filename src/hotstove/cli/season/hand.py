"""A season's game played by hand: the same table as for a single game, with the season's players, rest and dice."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hotstove.cli.playing import introduce, table_for, table_screen
from hotstove.cli.screen import HEADING, Screen
from hotstove.cli.teller import USUAL
from hotstove.season.match import SeasonMatch
from hotstove.season.pennant_season import PennantSeasonMatch
from hotstove.season.people import PeopleSeasonMatch
from hotstove.season.rallybird_season import RallybirdSeason
from hotstove.season.ready import AnyReady
from hotstove.season.result import Result
from hotstove.sitting.arguments import PERSON
from hotstove.sitting.header import OWN_DICE, Header
from hotstove.sitting.match import AnyMatch
from hotstove.sitting.pennant.match import PennantMatch
from hotstove.sitting.people import QUIET, PeopleMatch
from hotstove.sitting.plays.lineups import read_lineup
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.sitting.plays.season_lines import NO_SEASON, SeasonLines
from hotstove.sitting.rallybird.match import RallyMatch
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES
from hotstove.table.interrupts import one_interrupt
from hotstove.table.tape import Line, Tape

MINE, OURS = "mine", "ours"
SAME = ("game", "version", "date", "number", "options", "charts hash", "visitors hash", "home hash", "day")
"""Lines of a tape's header that must be those of the game which it is to go on with."""


def check_dice(dice: str) -> None:
    """Raises with a sentence where dice are neither a person's own nor ours."""
    if dice not in ("", MINE, OURS):
        raise Mistake(f"--dice {dice!r}: it is {MINE} or {OURS}")


@dataclass(frozen=True)
class ByHand:
    """How somebody sits down to a season's game: for which sides, with whose dice, and where its tape lies."""

    sides: frozenset[int]
    dice: str
    """"mine": they are typed; "ours"; "" as the tape has it, or else ours."""
    tape: Path
    screen: Screen
    so_far: SeasonLines = NO_SEASON
    """What the season's players have done before the game."""

    def __call__(self, ready: AnyReady) -> Result[Any]:
        """Plays the game to its end; left before, it stays on its tape and the day stays unplayed."""
        tape = Tape.read(self.tape) if self.tape.exists() else None
        if isinstance(ready, SeasonMatch):
            ready = self._settled(ready, tape)
        match = self._match(ready, self._own_dice(tape))
        lines = self._lines(match, tape)
        introduce(match, self.screen)
        if tape is not None:
            self.screen.say(f"The game goes on from {self.tape}.")
        shown = table_screen(match, self.screen)
        with one_interrupt(), ExitStack() as leaving:
            try:
                table = table_for(match, shown, lines, self.tape, USUAL)
                table.holds_tape = True
                over = table.run(leaving)
            finally:
                shown.close()
            if not over:
                raise Mistake(f"the game was left and is kept on {self.tape}; the same command goes on with it")
        shown.say()
        table.show_box()
        return ready.result(table.sitting.session)

    def _settled(self, ready: SeasonMatch, tape: Tape | None) -> SeasonMatch:
        """With starters and lineups as persons hand them in, or as they stand on the tape."""
        from hotstove.cli.lineup_card import hand_in, name_starters
        from hotstove.sitting.plays.season_dugout import SeasonDugout

        dugout = SeasonDugout(ready, self.sides)
        if tape is None:
            self.screen.say(f"{ready.fixture.date}: {dugout.clubs[0].name} at {dugout.clubs[1].name}", HEADING)
            return hand_in(name_starters(dugout, self.screen), self.screen).match
        header = Header(tape.header, str(self.tape))
        lineups = []
        for side, club in zip(SIDES, dugout.clubs, strict=True):
            lineup = read_lineup(header[f"{side} lineup"], club)
            if lineup is None:
                raise header.wrong(f"{side} lineup", "ids and positions, such as smith001 SS, separated by commas")
            lineups.append(lineup)
        return dugout.with_lineups((lineups[0], lineups[1])).match

    def _own_dice(self, tape: Tape | None) -> bool:
        if tape is None:
            return self.dice == MINE
        own = tape.header.get("dice") == OWN_DICE
        if self.dice and own != (self.dice == MINE):
            raise Mistake(f"--dice {self.dice}: the game on {self.tape} was begun with other dice; leave --dice out")
        return own

    def _lines(self, match: AnyMatch, tape: Tape | None) -> list[Line]:
        """The answers of the tape, which must belong to this game."""
        if tape is None:
            return []
        header = match.header()
        for name in SAME:
            if header.get(name) != tape.header.get(name):
                raise Mistake(f"{self.tape}: it is no tape of this game (its {name} differs); move it to begin anew")
        return match.untaped(tape.lines)

    def _match(self, ready: AnyReady, own_dice: bool) -> AnyMatch:
        """The game as it is played at a table."""
        seed = None if own_dice else ready.seed
        if isinstance(ready, SeasonMatch):
            one, other = (roster.club for roster in ready.rosters)
            return PlaysMatch.of_season(ready.game, ready.state, (one, other), seed, self.sides, self.so_far)
        if isinstance(ready, PennantSeasonMatch):
            return PennantMatch.of_season(ready.game, ready.setup, seed, self.sides)
        assert isinstance(ready, PeopleSeasonMatch)
        names = ready.clubs[0].name, ready.clubs[1].name
        if isinstance(ready.season, RallybirdSeason):
            visitors, home = (PERSON if side in self.sides else ready.clubs[side].manager for side in (0, 1))
            game, setup = ready.season.rallybird, ready.season.setup
            return RallyMatch.of_season(game, setup, seed, (visitors, home), names, ready.manager)
        visitors, home = (PERSON if side in self.sides else QUIET for side in (0, 1))
        return PeopleMatch.of_season(ready.game, ready.season.options, seed, (visitors, home), names, ready.manager)
