"""The header of a tape: a fixture as text, and the fixture that a header brings back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from hotstove.cli.clubs import FoundClub, find_again
from hotstove.cli.fingerprint import fingerprint
from hotstove.cli.fixture import BOOK, PERSON, Fixture
from hotstove.cli.games import find_game, write_options
from hotstove.diamond.ballgame import SIDES
from hotstove.diamond.gloves import NAME_OF, NUMBER_OF
from hotstove.diamond.lineup import PITCHER, PITCHER_SLOT, Lineup, starting_lineup
from hotstove.table.errors import Mistake
from hotstove.table.tape import Tape

OUR_CHARTS = "as they come with the game"
OWN_DICE = "own dice"


def write_header(fixture: Fixture) -> dict[str, str]:
    header = {
        "game": fixture.game.key,
        "version": str(fixture.game.version),
        "date": fixture.date,
        "options": write_options(fixture.options),
        "dice": OWN_DICE if fixture.seed is None else f"seed {fixture.seed}",
        "charts": OUR_CHARTS if fixture.charts is None else str(fixture.charts),
        "charts hash": fingerprint(fixture.book),
    }
    for name, found, lineup, manager in zip(SIDES, fixture.clubs, fixture.starting, fixture.managers, strict=True):
        header[name] = found.source
        header[f"{name} hash"] = found.fingerprint
        header[f"{name} lineup"] = write_lineup(lineup)
        header[f"{name} manager"] = manager
    return header


def read_header(tape: Tape, source: str, cards: Path | None = None, charts: Path | None = None) -> Fixture:
    """The fixture of a tape; what has changed since it was recorded is refused in one sentence."""
    header = _Header(tape.header, source)
    game = find_game(header["game"])
    if header["version"] != str(game.version):
        raise Mistake(
            f"{source}: it was played under version {header['version']} of {game.name}; this is version {game.version}"
        )
    folder = charts or (None if header["charts"] == OUR_CHARTS else Path(header["charts"]))
    book = game.book(folder)
    if header["charts hash"] != fingerprint(book):
        where = "the charts that come with the game" if folder is None else f"the charts in {folder}"
        raise Mistake(f"{source}: {where} are not those with which it was played")
    visitors, home = (_club(header, name, cards) for name in SIDES)
    return Fixture(
        game,
        _options(header),
        (visitors, home),
        folder,
        book,
        (_lineup(header, SIDES[0], visitors), _lineup(header, SIDES[1], home)),
        header["date"],
        _seed(header),
        (_manager(header, SIDES[0]), _manager(header, SIDES[1])),
    )


def write_lineup(lineup: Lineup) -> str:
    """The batting order with positions; a pitcher who does not bat stands last."""
    order = [*range(1, 10), *([PITCHER_SLOT] if lineup.has_designated_hitter else [])]
    return ", ".join(f"{lineup.players[slot]} {NAME_OF[lineup.positions[slot]]}" for slot in order)


class _Header:
    """The named lines of a header, each of which must be there."""

    def __init__(self, lines: Mapping[str, str], source: str) -> None:
        self.lines, self.source = lines, source

    def __getitem__(self, name: str) -> str:
        if name not in self.lines:
            raise Mistake(f"{self.source}: its header has no line {name!r}")
        return self.lines[name]

    def wrong(self, name: str, allowed: str) -> Mistake:
        return Mistake(f"{self.source}: {name} is {self.lines[name][:60]!r}; allowed is {allowed}")


def _club(header: _Header, name: str, cards: Path | None) -> FoundClub:
    found = find_again(find_game(header["game"]), header[name], cards)
    if found.fingerprint != header[f"{name} hash"]:
        raise Mistake(f"{header.source}: the cards of {header[name]} are not those with which it was played")
    return found


def _options(header: _Header) -> object:
    game = find_game(header["game"])
    typed = dict(word.partition("=")[::2] for word in header["options"].split())
    return game.read_options(typed)


def _lineup(header: _Header, name: str, found: FoundClub) -> Lineup:
    key = f"{name} lineup"
    order = []
    for part in header[key].split(", "):
        player, _, position = part.partition(" ")
        if position not in NUMBER_OF:
            raise header.wrong(key, "ids and positions, such as smith001 SS, separated by commas")
        order.append((player, NUMBER_OF[position]))
    pitcher = next((player for player, position in order if position == PITCHER), "")
    try:
        return starting_lineup(order[:9], pitcher, found.club.players.__contains__)
    except Mistake as mistake:
        raise Mistake(f"{header.source}: {key}: {mistake}") from None


def _seed(header: _Header) -> int | None:
    if header["dice"] == OWN_DICE:
        return None
    match = re.fullmatch(r"seed (\d{1,20})", header["dice"])
    if match is None:
        raise header.wrong("dice", f"{OWN_DICE!r} or a seed, such as 'seed 7'")
    return int(match[1])


def _manager(header: _Header, name: str) -> str:
    key = f"{name} manager"
    if header[key] not in (BOOK, PERSON):
        raise header.wrong(key, f"{BOOK} or {PERSON}")
    return header[key]
