"""`hotstove play pennant AWAY HOME`, and the tapes that it leaves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hotstove.cli.fixture import PERSON
from hotstove.cli.games import read_options, write_options
from hotstove.cli.pennant.finding import find_sheet
from hotstove.cli.pennant.fixture import Fixture, read_header
from hotstove.cli.pennant.score_sheet import box_lines, score_sheet
from hotstove.cli.pennant.table import Table
from hotstove.cli.playing import Wishes, managers_of, seed_of
from hotstove.cli.screen import HEADING, NOTE, Screen
from hotstove.games.pennant.chart_set import read_charts
from hotstove.games.pennant.game import GAME
from hotstove.games.pennant.idle import idle_options
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES
from hotstove.table.tape import Line, Tape

OURS = "texas-1988"
NO_EVENTS = "a game of Pennant Race is two rolls and has no plays for an event file"


def play(wishes: Wishes) -> None:
    """Plays a new game or goes on with the one on the tape."""
    screen = Screen(wishes.plain)
    lines: list[Line] = []
    if wishes.tape is not None and wishes.tape.exists():
        fixture, lines = read_tape(wishes.tape, wishes.cards, wishes.charts)
        _check_same(wishes, fixture)
    else:
        fixture = new_fixture(wishes, screen)
    introduce(fixture, screen)
    seats = zip(SIDES, managers_of(wishes, screen), strict=True)
    persons = frozenset(seat for seat, manager in seats if manager == PERSON)
    if not Table(fixture, screen, persons, starters_of(wishes), wishes.tape).run(lines):
        kept = f"The game is kept: hotstove play --tape {wishes.tape} goes on." if wishes.tape else "The game is left."
        screen.say(kept)


def new_fixture(wishes: Wishes, screen: Screen) -> Fixture:
    options = read_options(GAME, wishes.preset, wishes.options)
    for name in (wishes.away, wishes.home):
        if name and name[:4].isdigit():
            screen.say(f"Making the sheet of {name}; its whole league is fitted with it.")
    clubs = find_sheet(wishes.away or OURS, wishes.cards), find_sheet(wishes.home or OURS, wishes.cards)
    return Fixture(clubs, options, wishes.charts, read_charts(wishes.charts), seed_of(wishes))


def starters_of(wishes: Wishes) -> tuple[str, str]:
    """The starters as typed, AWAY,HOME; either may be left out."""
    if not wishes.pitchers:
        return "", ""
    away, comma, home = wishes.pitchers.partition(",")
    if not comma:
        raise Mistake(f"--pitchers {wishes.pitchers!r}: write both starters as AWAY,HOME")
    return away.strip(), home.strip()


def introduce(fixture: Fixture, screen: Screen) -> None:
    screen.say(f"{GAME.name}: {fixture.title}", HEADING)
    dice = "your own" if fixture.seed is None else f"seed {fixture.seed}"
    screen.say(f"Options: {write_options(fixture.options)}. Dice: {dice}.")
    for sentence in idle_options(fixture.options, [found.sheet for found in fixture.clubs]):
        screen.say(sentence, NOTE)


def read_tape(path: Path, cards: Path | None, charts: Path | None) -> tuple[Fixture, list[Line]]:
    tape = Tape.read(path)
    return read_header(tape.header, str(path), cards, charts), tape.lines


def _check_same(wishes: Wishes, fixture: Fixture) -> None:
    for name, found in zip((wishes.away, wishes.home), fixture.clubs, strict=True):
        if name and find_sheet(name, wishes.cards).fingerprint != found.fingerprint:
            raise Mistake(f"{wishes.tape}: it holds {fixture.title}, and {name} is not in it; name another file")
    if wishes.seed is not None and wishes.seed != fixture.seed:
        raise Mistake(f"{wishes.tape}: it was not begun with seed {wishes.seed}; name another file")


def show_odds(
    batting: str,
    pitching: str,
    bases: str,
    outs: int,
    calls: tuple[str, ...],
    options: tuple[str, ...],
    cards: Path | None,
    charts: Path | None,
    say: Callable[[str], None],
) -> None:
    """The runs of a club's whole game against a starter, over all 216 rolls."""
    from hotstove.cli.pennant.odds import tell_odds

    read_options(GAME, "", options)
    if bases != "---" or outs or calls:
        raise Mistake("a game of Pennant Race is one roll a side: it has no bases, outs or calls")
    if ":" in batting:
        raise Mistake(f"{batting!r}: Pennant Race rolls for a whole club; name it alone, such as {OURS}")
    club, colon, starter = pitching.rpartition(":")
    if not colon:
        raise Mistake(f"{pitching!r}: name a starter as CLUB:NAME, such as {OURS}:Hough")
    tell_odds(find_sheet(batting, cards).sheet, find_sheet(club, cards).sheet, starter, read_charts(charts), say)


def show_replay(path: Path, cards: Path | None, charts: Path | None, plain: bool) -> None:
    """Runs a tape again and tells it."""
    screen = Screen(plain)
    fixture, lines = read_tape(path, cards, charts)
    introduce(fixture, screen)
    Table(fixture, screen).rerun(lines, path, told=True)


def show_box(path: Path, cards: Path | None, charts: Path | None, as_json: bool) -> None:
    """The score sheet and the pitchers of a tape, or the line of the game as data."""
    fixture, lines = read_tape(path, cards, charts)
    table = Table(fixture, Screen(plain=True))
    line = table.rerun(lines, path, told=False)
    if as_json:
        import json
        from dataclasses import asdict

        print(json.dumps({"score": line.score, **asdict(line)}, indent=2))
        return
    for text in (*score_sheet(line, table.sheets), "", *box_lines(fixture.book, line, table.sheets, fixture.options)):
        print(text)
