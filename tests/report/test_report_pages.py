"""Pages of the report: names beside points can be read, series are told, and rolls that came to nothing are not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hotstove.records.store import Store
from hotstove.report import write_report
from hotstove.report.plots import LETTER, LINE, WIDTH, scatter
from hotstove.scorebook.words import innings
from hotstove.season.finals import play_postseason
from hotstove.season.postseason import read_bracket
from hotstove.season.season import play_season
from tests.cli.keyboard import hotstove
from tests.season.small_league import open_small


def test_names_of_points_that_lie_together_stand_apart() -> None:
    drawn = scatter("Runs", [("TOR", 500.0, 600.0), ("DET", 503.0, 601.0), ("BAL", 700.0, 400.0)], "x", "y")
    places = {
        name: (float(x), float(y), anchor)
        for x, y, anchor, name in re.findall(r'<text x="([\d.]+)" y="([\d.]+)" text-anchor="(\w+)">([A-Z]{3})<', drawn)
    }
    (_, y1, one), (_, y2, other) = places["TOR"], places["DET"]
    assert abs(y1 - y2) > 12 or (one, other) in (("end", "start"), ("start", "end")), places


def test_names_of_a_crowd_that_could_not_be_read_are_left_to_their_points() -> None:
    crowd = [(f"A{number:02}", 500.0 + number / 10, 500.0 + number / 10) for number in range(26)]
    drawn = scatter("Runs", [*crowd, ("ZZZ", 700.0, 400.0)], "x", "y")
    named = re.findall(r"<text[^>]*>(A\d\d|ZZZ)</text>", drawn)
    assert "ZZZ" in named and 1 < len(named) < 15
    assert drawn.count("<title>A") == 26


def test_no_two_names_touch() -> None:
    clubs = [(f"B{number:02}", 600.0 + 17 * number % 101, 600.0 + 41 * number % 61) for number in range(26)]
    drawn = scatter("Runs", clubs, "x", "y")
    found = re.findall(r'<text x="([\d.]+)" y="([\d.]+)" text-anchor="(\w+)">B\d\d<', drawn)
    wide, shift = 3 * LETTER, {"start": 0.0, "middle": 0.5, "end": 1.0}
    boxes = [(float(x) - shift[anchor] * wide, float(y)) for x, y, anchor in found]
    assert len(boxes) > 10
    for number, (left, bottom) in enumerate(boxes):
        for other, low in boxes[number + 1 :]:
            assert abs(left - other) > wide - 0.2 or abs(bottom - low) > LINE - 0.2


def test_no_name_is_cut_off() -> None:
    """A long name beside the left edge stands on the other side of its point."""
    drawn = scatter(
        "ERA", [("Teddy Higuera of Milwaukee", 1.0, 1.0), ("Bert Blyleven of Minnesota", 6.0, 6.0)], "x", "y"
    )
    found = re.findall(r'<text x="([\d.]+)" y="[\d.]+" text-anchor="(\w+)">(\w+ \w+ of \w+)<', drawn)
    assert len(found) == 2
    for x, anchor, name in found:
        left = float(x) - {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * LETTER * len(name)
        assert left >= 0 and left + LETTER * len(name) <= WIDTH


def test_the_front_page_tells_the_series_and_game_pages_only_plays(tmp_path: Path) -> None:
    with Store(tmp_path / "spring.db") as store:
        open_small(store, 12)
        play_season(store, "spring")
        (winner,) = play_postseason(store, "spring", read_bracket("Final=HS1-HS2:3"), lambda line: None, None).values()
        write_report(store, "spring", tmp_path / "pages", lambda: None)
    front = (tmp_path / "pages" / "index.html").read_text(encoding="utf-8")
    assert re.search(rf"<td[^>]*>Final</td><td[^>]*><a[^>]*{winner}[^>]*>[^<]*</a></td><td[^>]*>2-[01]</td>", front)
    games = [path.read_text(encoding="utf-8") for path in (tmp_path / "pages" / "games").glob("*.html")]
    assert games and not any("Nobody moves" in page for page in games)


def test_innings_are_said_in_words() -> None:
    assert [innings(outs) for outs in (3, 18, 19, 2)] == [
        "one inning",
        "six innings",
        "6 1/3 innings",
        "2/3 of an inning",
    ]


def test_a_game_of_which_runs_alone_are_known_shows_no_hits_and_no_errors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    words = ("--club", "Reds", "--club", "Blues", "--games", 2, "--name", "rb")
    assert hotstove("season", "new", "rallybird", 2026, *words).code == 0
    assert hotstove("season", "play", "--all", "--name", "rb").code == 0
    assert hotstove("season", "report", "--out", tmp_path / "pages", "--name", "rb").code == 0
    page = next((tmp_path / "pages" / "games").glob("*.html")).read_text(encoding="utf-8")
    assert "<th>9</th><th>R</th></tr>" in page
