"""Everything that is settled before the first roll, as it stands in a tape's header."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from hotstove.cli.fingerprint import fingerprint
from hotstove.cli.games import write_options
from hotstove.cli.pennant.finding import FoundSheet, find_sheet
from hotstove.games.pennant.chart_set import PennantCharts, read_charts
from hotstove.games.pennant.game import GAME
from hotstove.games.pennant.options import Options
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES

OUR_CHARTS = "as they come with the game"
OWN_DICE = "own dice"


@dataclass(frozen=True)
class Fixture:
    """Who meets whom, under which options and charts, with which dice."""

    clubs: tuple[FoundSheet, FoundSheet]
    options: Options
    charts: Path | None
    book: PennantCharts
    seed: int | None
    """None when a person rolls his own dice."""

    @property
    def title(self) -> str:
        visitors, home = (found.sheet for found in self.clubs)
        return f"{visitors.year} {visitors.club} at {home.year} {home.club}"


def write_header(fixture: Fixture) -> dict[str, str]:
    header = {
        "game": GAME.key,
        "version": str(GAME.version),
        "options": write_options(fixture.options),
        "dice": OWN_DICE if fixture.seed is None else f"seed {fixture.seed}",
        "charts": OUR_CHARTS if fixture.charts is None else str(fixture.charts),
        "charts hash": fingerprint(fixture.book),
    }
    for seat, found in zip(SIDES, fixture.clubs, strict=True):
        header[seat] = found.source
        header[f"{seat} hash"] = found.fingerprint
    return header


def read_header(header: Mapping[str, str], source: str, cards: Path | None, charts: Path | None) -> Fixture:
    """The fixture of a tape; what has changed since it was recorded is refused in one sentence."""
    for name in ("game", "version", "options", "dice", "charts", "charts hash", *SIDES):
        if name not in header:
            raise Mistake(f"{source}: its header has no line {name!r}")
    if header["game"] != GAME.key or header["version"] != str(GAME.version):
        found = f"{header['game']} {header['version']}"
        raise Mistake(f"{source}: it holds {found}, allowed is {GAME.key} {GAME.version}")
    folder = charts or (None if header["charts"] == OUR_CHARTS else Path(header["charts"]))
    book = read_charts(folder)
    if header["charts hash"] != fingerprint(book):
        raise Mistake(f"{source}: the charts are not those with which it was played")
    visitors, home = (_club(header, seat, source, cards) for seat in SIDES)
    options = GAME.read_options(dict(word.partition("=")[::2] for word in header["options"].split()))
    return Fixture((visitors, home), options, folder, book, _seed(header["dice"], source))


def _club(header: Mapping[str, str], seat: str, source: str, cards: Path | None) -> FoundSheet:
    found = find_sheet(header[seat], cards)
    if found.fingerprint != header.get(f"{seat} hash"):
        raise Mistake(f"{source}: the sheet of {header[seat]} is not the one with which it was played")
    return found


def _seed(text: str, source: str) -> int | None:
    if text == OWN_DICE:
        return None
    match = re.fullmatch(r"seed (\d{1,20})", text)
    if match is None:
        raise Mistake(f"{source}: dice is {text!r}; allowed is {OWN_DICE!r} or a seed, such as 'seed 7'")
    return int(match[1])
