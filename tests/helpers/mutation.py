"""Files that somebody or something has spoilt: shipped ones with bytes flipped, cut, doubled, and values put in."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from random import Random

from hotstove.diamond.club import Club
from hotstove.games import game as identity
from hotstove.games import keys, plays_game
from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.games.pennant.chart_set import our_charts as our_pennant_charts
from hotstove.games.pennant.chart_set import read_charts as pennant_charts
from hotstove.games.pennant.game import GAME as PENNANT
from hotstove.games.pennant.setup import PennantSetup
from hotstove.games.pennant.sheet_files import read_sheet
from hotstove.games.pennant.sheets import Sheet
from hotstove.games.pennant.staff import Staff
from hotstove.games.pennant.state import PennantState, PennantTurn, PennantView
from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.chart_set import read_charts as rallybird_charts
from hotstove.games.rallybird.game import GAME as RALLYBIRD
from hotstove.games.rallybird.options import Options as RallyOptions
from hotstove.games.rallybird.state import RallySetup
from hotstove.games.replay.park import read_park
from hotstove.table.chance import Dealer
from hotstove.table.charts import ChartSet
from hotstove.table.errors import LONGEST, Mistake
from hotstove.table.questions import Decision, Request
from hotstove.table.scenarios import Ruling, read_scenarios
from hotstove.table.session import Session
from tests.helpers.files_of_others import FILES, good_texts, read_other, zipped
from tests.helpers.ledger import ROOT
from tests.helpers.pennant import TEXAS
from tests.helpers.playing import at_random, by_the_book, played, two_clubs
from tests.helpers.rallybird import Chooser
from tests.helpers.source import GAMES

SEATS = ("visitors", "home")


class First:
    """Takes the first of what is offered."""

    def decide(self, view: PennantView, question: Decision | Request) -> str:
        assert isinstance(question, Decision)
        return question.options[0]


VALUES = (
    *('""', '"x"', '" "', '"\\u001B]52;c;eA==\\u0007"', '"\\u202Eabc"', '"../../x"', '"=1+1"', '"²"', '"٣"', '"1_0"'),
    *("0", "1", "-1", "7", "99", "9223372036854775807", "9223372036854775808", "-9223372036854775809", "1" * 5000),
    *("0x" + "f" * 6000, "1.5", "nan", "inf", "1e308", "true", "false", "1979-05-27", "07:32:00", "[]", "{}", "[[]]"),
    *("{ a = 1 }", '["a", 1]', "[1, 2, 3, 4, 5, 6]", "[" * 60 + "]" * 60, '"' + "y" * 3000 + '"', "'''\n'''"),
)
WORDS = (
    *("0", "1", "5", "6", "9", "61", "66", "99", "100", "-1", "+3", "²", "nan", "inf", "1_0", ".", "-", "*", "x", "X"),
    *("HR", "single", "1-H", "B-2", "3X3", "ground", "double-play", "SB2", "P", "DH", "OF", "é", "9" * 5000, "e00"),
    *("7C", "25", "1b", "c6", "S0", "R99^99", "=K", "rare", "PO", "die>wp", "?", "|", "@die", "K+run"),
)
LINES = (
    *("[a.b]", "x = 1", "[[man]]", "[" * 3000, "a." * 3000 + "b = 1", "\x00", "\ufeff", "]", '"""', "# a note"),
    *("version = 2", "version = 0", 'version = "1"', "[lineup]", "[[scenario]]", "[published]", "[cells]"),
)
_VALUE = re.compile(r'(?<== )(?:"[^"\n]*"|[-\d.]+|true|false|\[[^\n]*\]|\{[^\n]*\})')
_WORD = re.compile(r"[^\s\"\[\],=]+")


def spoilt(text: str, random: Random) -> bytes:
    """The file after one to three misfortunes."""
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        text = random.choice(MISFORTUNES)(text, random)
    found = text.encode("utf-8", "replace")
    if random.random() < 0.2:
        found = _flipped(found, random)
    if random.random() < 0.05:
        found = b"\xef\xbb\xbf" + found
    return found


def _flipped(found: bytes, random: Random) -> bytes:
    spoiling = bytearray(found)
    for _ in range(random.randint(1, 3)):
        if spoiling:
            spoiling[random.randrange(len(spoiling))] = random.randrange(256)
    return bytes(spoiling)


def _cut(text: str, random: Random) -> str:
    start = random.randrange(len(text) + 1)
    return text[:start] if random.random() < 0.3 else text[:start] + text[start + random.randint(1, 40) :]


def _put(pattern: re.Pattern[str], values: tuple[str, ...]) -> Callable[[str, Random], str]:
    def put(text: str, random: Random) -> str:
        places = list(pattern.finditer(text))
        if not places:
            return text
        place = random.choice(places)
        return text[: place.start()] + random.choice(values) + text[place.end() :]

    return put


def _swapped(text: str, random: Random) -> str:
    """Two words of the file change places: everything known, and in the wrong place."""
    places = list(_WORD.finditer(text))
    if len(places) < 2:
        return text
    first, second = sorted(random.sample(range(len(places)), 2))
    one, two = places[first], places[second]
    return text[: one.start()] + two[0] + text[one.end() : two.start()] + one[0] + text[two.end() :]


def _line(text: str, random: Random) -> str:
    lines = text.split("\n")
    at = random.randrange(len(lines))
    what = random.random()
    if what < 0.3:
        del lines[at]
    elif what < 0.6:
        lines.insert(at, random.choice(lines))
    else:
        lines.insert(at, random.choice(LINES))
    return "\n".join(lines)


MISFORTUNES = (_cut, _put(_VALUE, VALUES), _put(_WORD, WORDS), _put(_WORD, WORDS), _swapped, _swapped, _line)


@cache
def good_files() -> Mapping[str, tuple[Path, ...]]:
    """What every reader of cards and charts is fed with before it is spoilt, by a name such as `superstar clubs`."""
    found = {}
    for key in keys():
        for kind, folder in (("clubs", "clubs"), ("clubs", "sheets"), ("charts", "charts"), ("parks", "parks")):
            files = tuple(sorted((GAMES / key / folder).glob("*.toml")))
            if files:
                found[f"{key} {kind}"] = files
        found[f"{key} scenarios"] = tuple(sorted((ROOT / "tests" / "scenarios" / key).glob("*.toml")))
    return found


@cache
def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def read_any(kind: str, file: Path) -> object:
    """The file as the program reads it: a club, the charts of a folder, a park, or scenarios with their rulings."""
    key, what = kind.split()
    if key == "other":
        return read_other(what, file)
    game = identity(key)
    if what == "clubs":
        return read_sheet(file) if key == "pennant" else plays_game(key).read_club(file)
    if what == "parks":
        return read_park(file)
    if what == "charts":
        if key == "rallybird":
            return rallybird_charts(file.parent)
        return pennant_charts(file.parent) if key == "pennant" else game.charts(file.parent)
    rulings = []
    for scenario in read_scenarios(file)[:40]:
        ruling = game.judge(scenario)
        assert isinstance(ruling, Ruling)
        rulings.append(ruling)
    return rulings


def kinds() -> list[str]:
    """Every kind of file that the program reads."""
    return sorted([*good_files(), *(f"other {what}" for what in FILES)])


def spoil_and_read(kind: str, number: int, folder: Path) -> tuple[Path, object]:
    """One spoilt file of a kind, and what came of reading it: what it holds, or the mistake that was told."""
    random = Random(f"{kind} {number}")
    name, content = _spoilt_file(kind, random)
    file = folder / kind.replace(" ", "-") / name
    file.parent.mkdir(exist_ok=True)
    for other in file.parent.iterdir():
        other.unlink()
    file.write_bytes(content)
    try:
        return file, read_any(kind, file)
    except Mistake as mistake:
        assert str(mistake), f"{kind} {number}: nothing is told"
        assert str(mistake).isprintable() and len(str(mistake)) <= LONGEST + 100, f"{kind} {number}: {mistake!r}"
        return file, mistake


def _spoilt_file(kind: str, random: Random) -> tuple[str, bytes]:
    key, what = kind.split()
    if key == "other":
        content = spoilt(random.choice(good_texts(what)), random)
        return FILES[what], zipped(content, random) if what == "zips" else content
    good = random.choice(good_files()[kind])
    text = text_of(good)
    return good.name, spoilt(_few_scenarios(text, random) if what == "scenarios" else text, random)


def _few_scenarios(text: str, random: Random) -> str:
    """A file of two or three scenarios, so that what is spoilt is soon judged."""
    head, *scenarios = text.split("[[scenario]]")
    chosen = random.sample(scenarios, min(len(scenarios), random.randint(1, 3)))
    return "[[scenario]]".join([head, *chosen])


def play_with(kind: str, found: object, seed: int) -> None:
    """A game with what was read: the club against one of ours with and without a designated hitter, or the charts."""
    key, what = kind.split()
    if key == "other" or what not in {"clubs", "charts"}:
        return
    if key == "pennant":
        sheet = found if isinstance(found, Sheet) else TEXAS
        six_charts = found if isinstance(found, PennantCharts) else our_pennant_charts()
        staffs = (Staff.rested(sheet), Staff.rested(TEXAS))
        pennant: Session[PennantState, PennantTurn, PennantView] = Session(
            PENNANT,
            PENNANT.start(PennantSetup(staffs, charts=six_charts)),
            Dealer(seed),
            {seat: First() for seat in SEATS},
        )
        pennant.run()
    elif key == "rallybird":
        assert isinstance(found, RallyCharts)
        setup = RallySetup(RallyOptions(), found)
        managers = {"visitors": Chooser(seed), "home": Chooser(seed + 1)}
        Session(RALLYBIRD, RALLYBIRD.start(setup), Dealer(seed), managers).run()
    else:
        game = plays_game(key)
        ours = two_clubs(key)
        clubs = (found, ours[1]) if isinstance(found, Club) else ours
        charts = found if isinstance(found, ChartSet) else None
        starters = [club.staff.rotation[seed % len(club.staff.rotation)] for club in clubs]
        hands = [club.players[starter].throws for club, starter in zip(clubs, starters, strict=True)]
        lineups = (
            clubs[0].lineup(starters[0], hands[1], bool(seed % 2)),
            clubs[1].lineup(starters[1], hands[0], bool(seed % 2)),
        )
        options = game.options(**list(game.presets.values())[seed % len(game.presets)])
        state = game.start(game.setup(clubs, lineups, options=options, charts=charts))
        managers_of_plays = by_the_book() if seed % 3 else at_random(seed)
        played((game, state), seed, managers_of_plays)
