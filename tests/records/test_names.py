"""Names are only names: nothing is read as a path, a URL, SQL, a page or a command because of how it is spelt."""

from __future__ import annotations

import csv
import re
from pathlib import Path
from urllib.parse import unquote

import pytest

from hotstove.records.names import file_name
from hotstove.records.queries import seasons
from hotstove.records.spreadsheet import csv_text
from hotstove.records.store import Store
from hotstove.season.season_store import create_season
from hotstove.table.errors import Mistake
from tests.cli.keyboard import hotstove
from tests.records.hostile import hostile_plan, play_hostile
from tests.season.small_league import open_small
from tests.season.test_commands import club_files

PATHS = ("what?mode=memory", "My%20Games", "o'brien", 'à "[*] #;')


@pytest.mark.parametrize("name", PATHS)
def test_a_database_file_may_have_any_name(name: str, tmp_path: Path) -> None:
    folder = tmp_path / name
    path = folder / f"{name}.db"
    with Store(path) as store:
        open_small(store, 6)
    assert {one.name for one in folder.iterdir()} == {path.name}
    assert hotstove("season", "play", "--db", path).code == 0
    for form in ("csv", "parquet", "retrosheet"):
        ran = hotstove("season", "export", "--db", path, "--out", folder / form, "--format", form)
        assert (ran.code, ran.err) == (0, "")
        assert all(Path(line).parent == folder / form for line in ran.out.splitlines())
    assert sorted(one.name for one in (folder / "parquet").iterdir()) == [
        f"{table}.parquet" for table in ("Batting", "Fielding", "People", "Pitching", "Teams")
    ]
    assert {one.name for one in tmp_path.iterdir()} == {name}


@pytest.mark.parametrize("name", [*PATHS, "a%41", "a%00b", "../../x", "/etc/x", "..", "con", "'; DROP TABLE game"])
def test_a_season_may_have_any_name_and_stays_in_its_folder(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path / "home"))
    clubs = club_files(tmp_path)
    before = set(tmp_path.rglob("*"))
    ran = hotstove("season", "new", "superstar", 2026, "--games", 6, *clubs, "--name", name)
    assert (ran.code, ran.err) == (0, "")
    played = hotstove("season", "play")
    assert (played.code, played.err) == (0, "")
    assert "NOR Nine" in hotstove("standings", "--name", name).out
    new = set(tmp_path.rglob("*")) - before
    assert all(path.is_relative_to(tmp_path / "home") for path in new)
    (file,) = (tmp_path / "home" / "seasons").glob("*.db")
    assert not set(file.name) & set('<>:"/\\|?*')
    assert unquote(file.stem) == name


def test_other_names_are_other_files() -> None:
    names = ["a%41", "aA", "a?", "a%3F", "con", "c", "..", ".", "x.", "x", "x ", "a/b", "a\\b", "%", "%25"]
    assert len({file_name(name).casefold() for name in names}) == len({name.casefold() for name in names})


@pytest.mark.parametrize("name", ["", " ", "a\nb", "a\x1b]0;title\x07", "a\0b", "x" * 65, "a\u202eb"])
def test_names_that_cannot_be_seen_are_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(Mistake) as caught, Store(tmp_path / "a.db") as store:
        create_season(store, hostile_plan(name), [])
    assert str(caught.value).isprintable()


@pytest.mark.parametrize(
    ("code", "club"),
    [("NOR", "a\x1b[2Jb"), ("NOR", "a\nb"), ("NOR", "x" * 81), ("", "Nine"), ("a\x07", "Nine"), ("ABCDEFGHI", "Nine")],
)
def test_clubs_that_a_database_cannot_take_are_refused_on_every_one(code: str, club: str, tmp_path: Path) -> None:
    with pytest.raises(Mistake) as caught, Store(tmp_path / "a.db") as store:
        create_season(store, hostile_plan(code=code, club=club), [])
    assert str(caught.value).isprintable()


@pytest.mark.parametrize("code", ["../../X", "/tmp/X", 'a"b#?', "<b>", "..", "%2e%2e"])
def test_a_report_stays_in_its_folder_and_its_links_lead_somewhere(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No card file with such a code is read any more; a report would hold it off even so."""
    monkeypatch.setattr("hotstove.diamond.club_files.CODE", re.compile(".*"))
    out = tmp_path / "deep" / "deeper" / "out"
    play_hostile(tmp_path / "a.db", code=code, club="<script>alert('&')</script>")
    before = set(tmp_path.rglob("*"))
    ran = hotstove("season", "report", "--out", out, "--db", tmp_path / "a.db")
    assert (ran.code, ran.err) == (0, "")
    new = {path for path in set(tmp_path.rglob("*")) - before if path.is_file()}
    assert all(path.is_relative_to(out) for path in new)
    assert not Path("/tmp/X.html").exists()
    pages = sorted(out.rglob("*.html"))
    assert len(pages) == 5 + 4 + 6 + len(list((out / "players").iterdir()))
    for page in pages:
        text = page.read_text()
        assert "<script" not in text and "<b>" not in text
        for target in re.findall(r'href="([^"]+)"', text):
            assert (page.parent / unquote(target)).is_file(), (page, target)


@pytest.mark.parametrize("club", ["=cmd|'/C calc'!A0", "@SUM(A1)", "o'brien"])
def test_a_spreadsheet_obeys_no_name(club: str, tmp_path: Path) -> None:
    play_hostile(tmp_path / "a.db", club=club)
    assert hotstove("season", "export", "--out", tmp_path / "out", "--db", tmp_path / "a.db").code == 0
    with (tmp_path / "out" / "Teams.csv").open(encoding="utf-8") as file:
        names = {row["teamID"]: row["name"] for row in csv.DictReader(file)}
    shown = club if club[0] not in "=@+-" else f"'{club}"
    assert names["NOR"] == shown
    table = hotstove("standings", "--csv", "--db", tmp_path / "a.db").out
    assert shown in {row["Club"] for row in csv.DictReader(table.splitlines())}


def test_figures_and_dashes_stay_as_they_are() -> None:
    assert csv_text(["a"], [[-3], ["-"], ["-1.5"], ["+4%"], ["=1"], ["-x"]]) == "a\n-3\n-\n-1.5\n+4%\n'=1\n'-x\n"


def test_a_club_that_could_not_be_read_again_is_refused_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hotstove.season.plays_season import PlaysSeason

    write = PlaysSeason.write
    monkeypatch.setattr(PlaysSeason, "write", lambda *words: write(*words).replace("NOR Nine", 'The "Nine"'))
    with Store(tmp_path / "a.db") as store:
        with pytest.raises(Mistake, match=r"^the cards of NOR cannot be kept: .* is not TOML"):
            open_small(store, 6)
        with store.reading() as connection:
            assert seasons(connection) == []
