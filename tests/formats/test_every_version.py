"""Files of every version that was ever given out, as they were: they are read today, and as the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.cli.score_files import read_file
from hotstove.diamond.club_files import VERSION as CLUB_VERSION
from hotstove.games import game, keys, plays_game
from hotstove.games.pennant.chart_set import read_charts as pennant_charts
from hotstove.games.pennant.game import GAME as PENNANT
from hotstove.games.pennant.sheet_files import VERSION as SHEET_VERSION
from hotstove.games.rallybird.chart_set import our_charts, read_charts
from hotstove.games.replay.park import read_park
from hotstove.table.chart_files import VERSION as CHART_VERSION
from hotstove.table.errors import Mistake
from hotstove.table.tape import FIRST_LINES, Tape

HERE = Path(__file__).parent
VERSIONS = sorted(int(folder.name) for folder in HERE.iterdir() if folder.name.isdigit())
LINES_OF_TAPES = 4
GAMES_OF_PLAYS = ("superstar", "longtater", "replay")


def test_every_version_has_its_folder() -> None:
    assert list(range(1, max(CLUB_VERSION, SHEET_VERSION, CHART_VERSION) + 1)) == VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("key", GAMES_OF_PLAYS)
def test_clubs(version: int, key: str) -> None:
    club = plays_game(key).read_club(HERE / str(version) / f"{key}-club.toml")
    assert (club.code, club.name, club.season, len(club.staff.rotation)) == ("HER", "Harbor City Herons", 2026, 5)
    assert club.players["larkt001"].name == "Tommy Larkspur"


@pytest.mark.parametrize("version", VERSIONS)
def test_sheets(version: int) -> None:
    sheet = PENNANT.read_club(HERE / str(version) / "pennant-club.toml")
    assert (sheet.key, sheet.bat_value, len(sheet.pitchers)) == ("texas-1988", 28, 13)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("key", keys())
def test_charts(version: int, key: str) -> None:
    folder = HERE / str(version) / f"{key}-charts"
    if key == "rallybird":
        assert read_charts(folder).tiles[0].white == our_charts().tiles[0].white
    elif key == "pennant":
        assert pennant_charts(folder).charts().keys() == pennant_charts().charts().keys()
    else:
        book = plays_game(key).charts(folder)
        for file in folder.glob("*.toml"):
            assert "owner's" in book.charts()[file.stem].provenance.values()


@pytest.mark.parametrize("version", [1, 2])
def test_tapes(version: int) -> None:
    path = HERE / "tapes" / f"{version}.tape"
    tape = Tape.read(path)
    assert (tape.header["game"], tape.header["dice"], len(tape.lines)) == ("pennant", "seed 5", LINES_OF_TAPES)
    assert ("visitors cards" in tape.header) == (version > 1)
    assert version == 1 or tape.to_text() == path.read_text(encoding="utf-8")


def test_every_version_of_tapes_has_its_file() -> None:
    assert sorted(path.stem for path in (HERE / "tapes").iterdir()) == sorted(line.split()[-1] for line in FIRST_LINES)


def test_scores() -> None:
    file = read_file(HERE / "scores" / "1.score")
    assert file.scorer.over and file.scorer.log.hurt == {"castr001": 3, "prueo001": 2}
    assert [entry.play.events[0].code for entry in file.scorer.log.plays][:3] == ["S", "OUT", "W"]


def test_a_park() -> None:
    assert read_park(HERE / "1" / "replay-park.toml").name


@pytest.mark.parametrize("key", [*GAMES_OF_PLAYS, "pennant"])
@pytest.mark.parametrize(("version", "said"), [("2", "its form is version 2"), ("0", "1 to 1"), ('"1"', "1 to 1")])
def test_a_version_to_come_is_refused_by_its_number(key: str, version: str, said: str, tmp_path: Path) -> None:
    text = (HERE / "1" / f"{key}-club.toml").read_text(encoding="utf-8")
    path = tmp_path / "later.toml"
    path.write_text(f"version = {version}\n{text}", encoding="utf-8")
    with pytest.raises(Mistake, match=said):
        getattr(game(key), "read_club")(path)  # noqa: B009
