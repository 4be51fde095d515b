"""Good files of the kinds that come from elsewhere or from play, and how the program reads each of them."""

from __future__ import annotations

import zipfile
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from hotstove.cli.score_files import read_file
from hotstove.games import game, keys
from hotstove.scorebook import score
from hotstove.scorebook.retrosheet import export
from hotstove.scorebook.retrosheet_reader import read_event_file
from hotstove.season.postseason import read_bracket
from hotstove.season.schedules.retrosheet import LOG_FIELDS, read_game_log, read_published
from hotstove.season.schedules.rosters import read_rosters
from hotstove.sitting.opening import rerun
from hotstove.table.option_values import typed_options
from tests.cli.keyboard import hotstove
from tests.scorebook.random_game import random_game

YEAR = 1988
SCORE = """hotstove score 1
game: superstar
visitors: herons
home: millers
date: 2026/04/01
visitors lineup: Larkspur CF, Dunaway 2B, Castellan 1B, Tillery RF, Orlov 3B, Brannigan DH, Quillen LF, Abernathy C, Marrow SS, Wintermute P
home lineup: Fontaine 2B, Whitcomb CF, Barrow-Lee RF, Stankiewicz 1B, Ketchum DH, Lassiter LF, Teague 3B, Hale C, Pruett SS, Kincaid P

S8
64(1)3/GDP
W
pitch Bell
hurt Castellan 3
K/INJ6-2
bottom 1
S7
SB2
D8.2-H
sub Farrow 5 3B; sub Oakes 8 C
E6.2-3
WP.3-H;1-2
end: rain
"""  # noqa: E501
BRACKET = "ALCS=AL E1-AL W1:7; NLCS=NL E1-NL W1:7; WS=ALCS-NLCS:7"
FILES = {
    "logs": f"gl{YEAR}.txt",
    "schedules": f"{YEAR}schedule.csv",
    "rosters": f"TEX{YEAR}.ROS",
    "events": f"{YEAR}AWY.EVA",
    "zips": f"gl{YEAR}.zip",
    "scores": "friday.score",
    "tapes": "friday.tape",
    "brackets": "bracket.txt",
    "options": "options.txt",
}
"""Each kind with the name of its file."""


def log_line(number: int) -> str:
    fields = [""] * LOG_FIELDS
    fields[0], fields[1], fields[3], fields[4], fields[6], fields[7] = (
        f"198804{number:02}",
        "0",
        "CLE",
        "AL",
        "TEX",
        "AL",
    )
    fields[101], fields[103] = "starv001", "starh001"
    for first, side in ((105, "v"), (132, "h")):
        for place in range(9):
            fields[first + 3 * place], fields[first + 3 * place + 2] = f"man{side}{place}001", str(place + 2)
    return ",".join(f'"{field}"' for field in fields)


@cache
def good_texts(what: str) -> tuple[str, ...]:
    """What the reader of a kind is fed with."""
    if what in ("logs", "zips"):
        return ("".join(f"{log_line(number)}\n" for number in range(1, 6)),)
    if what == "schedules":
        head = "Date,Num,Day,Visitor,League,Game,Home,League,Game,Day/Night,Postponed,Makeup\n"
        return (head + "".join(f"{schedule_line(number)}\n" for number in range(1, 9)),)
    if what == "rosters":
        return ("".join(f"man{number:02}001,Last{number},First,R,R,TEX,OF\n" for number in range(12)),)
    if what == "events":
        return tuple(_events(seed) for seed in (1, 2))
    if what == "tapes":
        return _tapes()
    if what == "options":
        return (" ".join(f"{key}: injuries=yes rain_outs=no endurance=batters" for key in keys()),)
    return (SCORE if what == "scores" else BRACKET,)


def schedule_line(number: int) -> str:
    rain = "Rain" * (number % 2)
    return f'"198804{number:02}","0","Wed","CLE","AL",{number},"TEX","AL",{number},"N","{rain}","19880430"'


def _events(seed: int) -> str:
    with TemporaryDirectory() as folder:
        export([random_game(seed)], Path(folder))
        return next(Path(folder).glob("*.EV?")).read_text(encoding="utf-8")


def _tapes() -> tuple[str, ...]:
    """The beginning of a game of each kind."""
    found = []
    for key, *names in (
        ("superstar", "herons", "millers"),
        ("longtater", "herons", "millers"),
        ("replay", "herons", "millers"),
        ("pennant", "texas-1988", "texas-1988"),
        ("rallybird", "person", "person"),
    ):
        with TemporaryDirectory() as folder:
            tape = Path(folder) / "a.tape"
            assert hotstove("play", key, *names, "--seed", 5, "--tape", tape, typed="quit\n").code == 0
            lines = tape.read_text(encoding="utf-8").splitlines()
            found.append("\n".join(lines[: lines.index("--") + 40]) + "\n")
    return tuple(found)


def zipped(content: bytes, random: Random) -> bytes:
    """The content as a zip file, now and then with bytes of the archive itself spoilt."""
    held = BytesIO()
    with zipfile.ZipFile(held, "w", random.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED))) as archive:
        archive.writestr(FILES["logs"], content)
    spoiling = bytearray(held.getvalue())
    if random.random() < 0.8:
        for _ in range(random.randint(1, 4)):
            spoiling[random.randrange(len(spoiling))] = random.randrange(256)
    if random.random() < 0.1:
        del spoiling[random.randrange(len(spoiling)) :]
    return bytes(spoiling)


def read_other(what: str, file: Path) -> object:
    """The file as the program reads it."""
    if what in ("logs", "zips"):
        return read_game_log(file, YEAR)
    if what == "schedules":
        return read_published(file, YEAR)
    if what == "rosters":
        return read_rosters(file.parent, YEAR)
    if what == "events":
        return [score(log) for log in read_event_file(file)]
    if what == "scores":
        return read_file(file)
    if what == "tapes":
        sitting = rerun(file)
        sitting.go()
        return sitting
    text = file.read_bytes().decode("utf-8", "replace")
    if what == "brackets":
        return read_bracket(text)
    return [
        game(key).read_options(typed_options(part.split()))
        for key in keys()
        for part in (text.partition(f"{key}:")[2],)
    ]
