"""The tape of a game: everything open as it was answered, what is still secret sealed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from hotstove.cli.fingerprint import fingerprint
from hotstove.cli.games import write_options
from hotstove.cli.rallybird.sealing import seal, unseal
from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.game import GAME
from hotstove.games.rallybird.options import Options
from hotstove.games.rallybird.state import RallyState, RallyTurn
from hotstove.games.rallybird.view import HIDDEN, RallyView
from hotstove.table.errors import Mistake
from hotstove.table.session import Session
from hotstove.table.tape import Line, Tape, lines_of

RallySession: TypeAlias = Session[RallyState, RallyTurn, RallyView]
OUR_COMPONENTS = "as they come with the game"
OUR_DICE, OWN_DICE = "ours", "own dice"


@dataclass(frozen=True)
class Table:
    """What is settled before the first at-bat."""

    options: Options
    book: RallyCharts
    charts: Path | None
    seats: tuple[str, str]
    """Who plays the visitors and the home side."""
    seed: int | None
    own_dice: bool

    def header(self) -> dict[str, str]:
        """A seed is told only where it was asked for: who knows it knows what will fall."""
        dice = OWN_DICE if self.own_dice else OUR_DICE if self.seed is None else f"seed {self.seed}"
        return {
            "game": GAME.key,
            "version": str(GAME.version),
            "options": write_options(self.options),
            "dice": dice,
            "components": OUR_COMPONENTS if self.charts is None else str(self.charts),
            "components hash": fingerprint(self.book),
            "visitors": self.seats[0],
            "home": self.seats[1],
        }


def save(table: Table, session: RallySession, over: bool, path: Path) -> None:
    Tape(table.header(), sealed_lines(session, over)).write(path)


def sealed_lines(session: RallySession, over: bool) -> list[Line]:
    """Every answer, secrets sealed until the rules reveal them."""
    full = lines_of(session.record)
    public = GAME.open_lines(list(zip(session.record[::2], session.record[1::2], strict=True)), over)
    return [
        Line(line.purpose, seal(line.text)) if shown.text == HIDDEN else line
        for line, shown in zip(full, public, strict=True)
    ]


def load(path: Path, charts: Path | None = None) -> tuple[Table, list[Line]]:
    """A saved game; what has changed since is refused in one sentence."""
    tape = Tape.read(path)
    header = _Header(tape.header, str(path))
    if header["version"] != str(GAME.version):
        raise Mistake(f"{path}: it was played under version {header['version']} of {GAME.name}; this is {GAME.version}")
    folder = charts or (None if header["components"] == OUR_COMPONENTS else Path(header["components"]))
    book = GAME.charts(folder)
    if header["components hash"] != fingerprint(book):
        raise Mistake(f"{path}: its cards, tiles or board are not those that are here now")
    options = GAME.read_options(dict(word.partition("=")[::2] for word in header["options"].split()))
    dice = header["dice"]
    seed = int(dice.removeprefix("seed ")) if dice.removeprefix("seed ").isdecimal() else None
    if seed is None and dice not in (OUR_DICE, OWN_DICE):
        raise Mistake(f"{path}: dice is {dice!r}; allowed are 'seed N', {OUR_DICE!r} and {OWN_DICE!r}")
    try:
        lines = [Line(line.purpose, unseal(line.text)) for line in tape.lines]
    except ValueError:
        raise Mistake(f"{path}: a sealed answer is damaged") from None
    seats = (header["visitors"], header["home"])
    return Table(options, book, folder, seats, seed, dice == OWN_DICE), lines


class _Header:
    """The named lines of a header, each of which must be there."""

    def __init__(self, lines: Mapping[str, str], source: str) -> None:
        self._lines, self._source = lines, source

    def __getitem__(self, name: str) -> str:
        if name not in self._lines:
            raise Mistake(f"{self._source}: its header has no line {name!r}")
        return self._lines[name]
