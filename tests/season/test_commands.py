"""`hotstove season` as it is typed: opened, played, shown, handed over, and refused in one sentence."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotstove.games import plays_game
from tests.cli.keyboard import Ran, hotstove
from tests.season.small_league import small_clubs

GAMES = 6


def club_files(folder: Path) -> list[object]:
    """`--club FILE` for four clubs."""
    words: list[object] = []
    for code, club in small_clubs().items():
        path = folder / f"{code}.toml"
        path.write_text(plays_game("superstar").write_club(club), encoding="utf-8")
        words += ["--club", path]
    return words


@pytest.fixture(scope="module", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A house with one season played to its end, and one that has not begun."""
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOTSTOVE_HOME", str(folder))
        clubs = club_files(folder)
        opened = hotstove("season", "new", "superstar", 2026, "--name", "autumn", "--games", GAMES, *clubs)
        assert (opened.code, opened.err) == (0, "")
        assert "(its dice: seed " in opened.out
        words = ("season", "new", "superstar", 2026, "--name", "spring", "--games", GAMES, "--seed", 1)
        opened = hotstove(*words, *clubs)
        assert "Season spring: 4 clubs, 12 games. " in opened.out
        played = hotstove("season", "play", "--all", "--name", "spring")
        assert "12 games played, through 2026-" in played.out
        yield folder


def ran(*words: object) -> Ran:
    found = hotstove(*words, "--name", "spring")
    assert (found.code, found.err) == (0, "")
    return found


@pytest.mark.parametrize("before", [("season",), ()])
def test_standings_in_three_forms(before: tuple[str, ...]) -> None:
    text = ran(*before, "standings").out
    assert all(f"{code} Nine" in text for code in small_clubs())
    groups = json.loads(ran(*before, "standings", "--json").out)
    (rows,) = groups.values()
    assert sum(row["W"] for row in rows) == sum(row["L"] for row in rows) == 12
    lines = list(csv.DictReader(io.StringIO(ran(*before, "standings", "--csv").out)))
    assert [row["Club"] for row in lines] == [row["Club"] for row in rows]


def test_leaders_are_one_document() -> None:
    found = json.loads(ran("leaders", "--json").out)
    assert {"Home runs", "Earned run average"} <= set(found)
    lines = list(csv.DictReader(io.StringIO(ran("season", "leaders", "HR", "--most", 3, "--csv").out)))
    assert lines
    assert {row["Category"] for row in lines} == {"Home runs"}
    assert "Home runs" in ran("season", "leaders").out


def test_a_team_and_one_of_its_players() -> None:
    text = ran("team", "nor").out
    assert "NOR Nine: batting" in text and "NOR Nine: pitching" in text
    tables = json.loads(ran("season", "team", "NOR", "--json").out)
    batter = tables["NOR Nine: batting"][0]
    player = next(player for player in small_clubs()["NOR"].players.values() if player.name == batter["Name"])
    shown = json.loads(ran("player", player.id, "--json").out)
    totals = next(rows for title, rows in shown.items() if title.endswith(": batting") and "Last" not in title)
    assert totals[0]["AB"] == batter["AB"]
    assert len(shown["Last games: batting"]) == 5
    assert "Last games" in ran("season", "player", player.id).out
    assert ran("season", "player", player.id, "--csv").out.startswith("Table,Club,G,AB")


def test_schedule_story_and_box() -> None:
    rows = json.loads(ran("schedule", "--json").out)
    assert len(rows) == 12 and all(row["Score"] for row in rows)
    assert len(list(csv.DictReader(io.StringIO(ran("schedule", "--club", "nor", "--csv").out)))) == GAMES
    first = rows[0]
    day = [row for row in rows if row["Date"] == first["Date"]]
    assert ran("story").out, "the last day played, where no date is named"
    told = ran("story", first["Date"]).out.strip().split("\n\n")
    assert len(told) == len(day) and all(paragraph.startswith("The ") for paragraph in told)
    box = ran("season", "box", first["Key"]).out
    assert box == ran("box", first["Key"]).out
    assert f"{first['Visitors']} Nine" in box
    data = json.loads(ran("box", first["Key"], "--json").out)
    assert data


def test_export_in_every_form(tmp_path: Path) -> None:
    for form, ending in (("csv", ".csv"), ("parquet", ".parquet")):
        paths = ran("season", "export", "--out", tmp_path / form, "--format", form).out.split()
        assert sorted(Path(path).name for path in paths) == sorted(
            f"{name}{ending}" for name in ("Batting", "Pitching", "Fielding", "People", "Teams")
        )
    paths = ran("season", "export", "--out", tmp_path / "events", "--format", "retrosheet").out.split()
    assert any(path.endswith(".ROS") for path in paths)
    assert sum(path.read_text().count("\nstart,") for path in (tmp_path / "events").iterdir()) >= 12 * 18


def test_the_report_is_whole_and_every_link_leads_somewhere(tmp_path: Path) -> None:
    said = ran("report", "--out", tmp_path).out
    pages = sorted(tmp_path.rglob("*.html"))
    players = len(list((tmp_path / "players").iterdir()))
    assert said.startswith(f"{len(pages)} pages;") and len(pages) == 5 + 4 + 12 + players and players > 60
    linked = {tmp_path / "index.html"}
    for page in pages:
        for target in re.findall(r'href="([^"]+)"', page.read_text()):
            assert (page.parent / target).is_file(), (page, target)
            linked.add((page.parent / target).resolve())
    assert {page.resolve() for page in pages} <= linked
    assert (tmp_path / "index.html").read_text().count("<svg") == 3


def test_an_ensemble_is_the_same_in_two_processes() -> None:
    one = ran("season", "ensemble", "--replays", 2, "--json").out
    two = ran("season", "ensemble", "--replays", 2, "--jobs", 2, "--json").out
    assert one == two
    wins = json.loads(one)["Wins in 2 replays"]
    assert sum(float(row["Mean"]) for row in wins) == pytest.approx(12)
    assert all(row["Percentile"].endswith("%") for row in wins)


BAD = [
    (("season", "new", "chess", "1988"), "'chess' is no game here"),
    (("season", "new", "superstar", "2026", "--club", "nowhere.toml", "--club", "no.toml"), "nowhere.toml"),
    (("season", "new", "superstar", "1988", "--league", "XL"), "1988 had no league 'XL'; it had"),
    (("season", "new", "superstar", "1988", "--option", "rain"), "--option 'rain': an option is written name=value"),
    (("season", "new", "superstar", "1988", "--option", "hail=yes"), "option 'hail'"),
    (("season", "new", "superstar", "1988", "--starters", "real"), "need Retrosheet's game log"),
    (("season", "new", "superstar", "1988", "--starters", "best"), "--starters is turn or real"),
    (("season", "play", "--until", "June", "--name", "autumn"), "--until 'June': a date is written 1988-04-04"),
    (("season", "play", "--name", "winter"), "winter.db: there is no such season file"),
    (("season", "game", "XXX", "--name", "autumn"), "club 'XXX': season 'autumn' has EAS, NOR, SOU, WES"),
    (("season", "game", "NOR", "--name", "spring"), "season 'spring' is over"),
    (("leaders", "WAR", "--name", "spring"), "leaders 'WAR': there are AVG, OBP"),
    (("team", "XXX", "--name", "spring"), "club 'XXX': season 'spring' has EAS, NOR, SOU, WES"),
    (("schedule", "--club", "XXX", "--name", "spring"), "club 'XXX'"),
    (("schedule", "--date", "4/4", "--name", "spring"), "--date '4/4'"),
    (("player", "Nobody", "--name", "spring"), "nobody named 'Nobody'"),
    (("story", "2026-12-24", "--name", "spring"), "has no finished games on 2026-12-24"),
    (("story", "Christmas", "--name", "spring"), "story 'Christmas'"),
    (("box", "NOR202612240", "--name", "spring"), "no finished game 'NOR202612240'"),
    (("season", "export", "--out", "x", "--format", "xml", "--name", "spring"), "--format 'xml'"),
    (("season", "postseason", "WS:7", "--name", "spring"), "bracket 'WS:7'"),
    (("season", "postseason", "WS=AL1-AL2:7", "--name", "autumn"), "still has games to play"),
]


@pytest.mark.parametrize(("words", "said"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_bad_input_is_answered_in_one_sentence(words: tuple[str, ...], said: str) -> None:
    found = hotstove(*words)
    assert found.code == 2
    assert found.err.startswith("hotstove: ") and found.err.count("\n") == 1
    assert said in found.err


def test_a_season_that_cannot_be_opened_leaves_no_file(home: Path) -> None:
    before = sorted(home.rglob("*"))
    assert hotstove("season", "new", "superstar", 2026, "--club", "nowhere.toml", "--name", "torn").code == 2
    assert sorted(home.rglob("*")) == before


def test_without_a_season_the_way_to_one_is_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    found = hotstove("standings")
    assert (found.code, "open one with" in found.err) == (2, True)


def test_the_help_lists_commands_in_the_order_of_need_and_cuts_no_sentence_short() -> None:
    from hotstove.cli.season.commands import ORDER

    told = hotstove("season", "--help").out.partition("Commands:")[2]
    names = [line.split()[0] for line in told.splitlines() if line.strip()]
    assert tuple(names) == ORDER
    assert "..." not in told
