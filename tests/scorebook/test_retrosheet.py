"""Event files: their names, ids and records, games added to a folder, and reading them back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hotstove.diamond.club import Club, Player, Staff
from hotstove.diamond.log import GameLog
from hotstove.scorebook import score
from hotstove.scorebook.proof import faults_of
from hotstove.scorebook.retrosheet import event_file_name, export, game_text
from hotstove.scorebook.retrosheet_ids import club_codes, game_ids, player_ids
from hotstove.scorebook.retrosheet_reader import read_event_file
from hotstove.table.errors import Mistake
from tests.scorebook.random_game import random_game
from tests.scorebook.sandlot import AWAYS, HOMES, game


def _bytes(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_small_game_written_out(tmp_path: Path) -> None:
    log = game("HR", "E6", "home: h20 9 1", "HR.1-H", "side", "C", designated_hitter=False)
    names = [path.name for path in export([log], tmp_path)]
    assert names == ["1910HOM.EVA", "AWY1910.ROS", "HOM1910.ROS", "TEAM1910"]
    ids = {**player_ids(AWAYS), **player_ids(HOMES)}
    rows = (tmp_path / "1910HOM.EVA").read_text().splitlines()
    assert rows[:6] == [
        "id,HOM191005010", "version,2",
        "info,visteam,AWY", "info,hometeam,HOM", "info,site,HOM01", "info,date,1910/05/01",
    ]  # fmt: skip
    assert f'start,{ids["a1"]},"A Awayman1",0,1,8' in rows
    assert f"play,1,0,{ids['a1']},??,,HR" in rows
    assert f'sub,{ids["h20"]},"H Homeman20",1,9,1' in rows
    assert f"play,1,0,{ids['a3']},??,,HR.1-H(UR)" in rows
    assert f"play,1,1,{ids['h1']},??,,C/E2" in rows
    assert rows[-3:] == [f"data,er,{ids['a9']},0", f"data,er,{ids['h9']},1", f"data,er,{ids['h20']},1"]
    assert (tmp_path / "TEAM1910").read_text() == "AWY,A,Away,Nine\nHOM,A,Home,Nine\n"
    assert f"{ids['h1']},Homeman1,H,R,R,HOM,X" in (tmp_path / "HOM1910.ROS").read_text().splitlines()


def test_the_same_games_give_the_same_bytes_in_any_order_and_twice(tmp_path: Path) -> None:
    logs = [random_game(seed) for seed in range(6)]
    export(logs, tmp_path / "one")
    export(logs[::-1], tmp_path / "two")
    for log in logs:
        export([log], tmp_path / "three")
    export(logs, tmp_path / "three")
    assert _bytes(tmp_path / "one") == _bytes(tmp_path / "two") == _bytes(tmp_path / "three")


def test_two_games_of_one_date_get_two_numbers(tmp_path: Path) -> None:
    export([game("HR", "side"), game("side"), game("S8", "side")], tmp_path)
    text = (tmp_path / "1910HOM.EVA").read_text()
    assert [row for row in text.splitlines() if row.startswith("id,")] == [
        "id,HOM191005010",
        "id,HOM191005011",
        "id,HOM191005012",
    ]
    assert "info,number,2" in text


def test_the_date_moves_on_when_a_day_is_full(tmp_path: Path) -> None:
    export([game(*["HR"] * number, "side") for number in range(12)], tmp_path)
    ids = [row for row in (tmp_path / "1910HOM.EVA").read_text().splitlines() if row.startswith("id,")]
    assert ids[9:] == ["id,HOM191005019", "id,HOM191005020", "id,HOM191005021"]


def test_seasons_go_to_their_own_files(tmp_path: Path) -> None:
    export([game("side"), game("side", date="1911/04/12")], tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {
        "1910HOM.EVA", "AWY1910.ROS", "HOM1910.ROS", "TEAM1910",
        "1911HOM.EVA", "AWY1911.ROS", "HOM1911.ROS", "TEAM1911",
    }  # fmt: skip
    assert (tmp_path / "TEAM1911").read_text() == "AWY,A,Away,1910 Nine\nHOM,A,Home,1910 Nine\n"


def test_a_national_league_club_has_its_own_ending() -> None:
    assert event_file_name(1910, "HOM", replace(HOMES, league="NL")) == "1910HOM.EVN"
    assert event_file_name(1910, "HOM", replace(HOMES, league="Home League")) == "1910HOM.EVA"


def _club(code: str, season: int, *players: Player) -> Club:
    return Club(code, f"{code} Club", season, "A", {player.id: player for player in players}, {}, Staff({}, (), ()))


def test_ids_of_retrosheets_form_are_kept() -> None:
    club = _club(
        "BOS", 1988, Player("boggw001", "Wade", "Boggs", "L", "R"), Player("ray-j001", "Johnny", "Ray", "B", "R")
    )
    assert player_ids(club) == {"boggw001": "boggw001", "ray-j001": "ray-j001"}


def test_other_ids_are_made_from_name_and_id() -> None:
    club = _club(
        "BOS",
        1988,
        Player("Ty Cobb", "Ty", "Cobb", "L", "R"),
        Player("x", "", "Ng", "R", "R"),
        Player("é", "Éd", "Ñú", "", ""),
    )
    ids = player_ids(club)
    assert {name[:5] for name in ids.values()} == {"cobbt", "ng---", "nu--e"}
    assert all(len(name) == 8 and name.isascii() for name in ids.values())
    assert player_ids(replace(club, players=dict(reversed(list(club.players.items()))))) == ids


def test_two_players_of_one_stem_are_told_apart() -> None:
    players = [Player(f"player {number}", "Joe", "Smith", "R", "R") for number in range(400)]
    ids = player_ids(_club("BOS", 1988, *players))
    assert len(set(ids.values())) == 400


def test_a_player_in_both_clubs_has_two_ids() -> None:
    ruth, gehrig = Player("ruthb101", "Babe", "Ruth", "L", "L"), Player("gehrl101", "Lou", "Gehrig", "L", "L")
    later, earlier = _club("NYA", 1927, ruth, gehrig), _club("NYA", 1920, ruth)
    away, home = game_ids(later, earlier, (later.players, earlier.players))
    assert away == {"ruthb101": "ruthb101", "gehrl101": "gehrl101"}
    assert home["ruthb101"] != "ruthb101"
    assert home["ruthb101"].startswith("ruthb")


def test_a_player_who_changed_clubs_keeps_his_id() -> None:
    ruth, gehrig = Player("ruthb101", "Babe", "Ruth", "L", "L"), Player("gehrl101", "Lou", "Gehrig", "L", "L")
    new, old = _club("NYA", 1920, ruth, gehrig), _club("BOS", 1920, ruth)
    away, home = game_ids(new, old, (new.players, ()))
    assert away["ruthb101"] == home["ruthb101"] == "ruthb101"


def test_clubs_that_share_a_code_are_told_apart() -> None:
    old, new = _club("NYA", 1927), _club("NYA", 1998)
    assert club_codes([old, new], {}) == {("NYA", 1927): "NYA", ("NYA", 1998): "N98"}
    assert club_codes([new], {"NYA": "1927 NYA Club"}) == {("NYA", 1998): "N98"}
    assert club_codes([old], {"NYA": "1927 NYA Club"}) == {("NYA", 1927): "NYA"}
    assert club_codes([_club("Mudville!", 1888), _club("x", 1888)], {}) == {
        ("Mudville!", 1888): "MUD",
        ("x", 1888): "XXX",
    }


def test_one_code_in_two_seasons_at_one_table(tmp_path: Path) -> None:
    """The club of 1927 visits that of 1998, both called NYA."""
    log = game("HR", "side", "side")
    log.visitors = replace(AWAYS, code="NYA", season=1927)
    log.home = replace(HOMES, code="NYA", season=1998)
    export([log], tmp_path)
    export([log], tmp_path)
    assert (tmp_path / "TEAM1910").read_text() == "N98,A,Home,1998 Nine\nNYA,A,Away,1927 Nine\n"
    assert (tmp_path / "1910N98.EVA").read_text().startswith("id,N98191005010\nversion,2\ninfo,visteam,NYA\n")


def test_a_bad_date_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="a date is written like 1988/04/08"):
        export([game("side"), game("side", date="yesterday")], tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(Mistake, match="cannot be"):
        export([game("side")], blocked)


def test_read_back_as_it_was(tmp_path: Path) -> None:
    """Plays, changes and every line survive the way through a file."""
    logs = sorted((random_game(seed) for seed in range(20)), key=lambda log: log.date)
    export(logs, tmp_path)
    again = list(read_event_file(tmp_path / "1910HOM.EVA"))
    assert len(again) == len(logs)
    ids = {**player_ids(AWAYS), **player_ids(HOMES)}
    for before, after in zip(logs, again, strict=True):
        _same(before, after, ids)


def _same(before: GameLog, after: GameLog, ids: dict[str, str]) -> None:
    assert len(before.entries) == len(after.entries)
    assert before.final is not None
    assert after.final is not None
    assert before.final.score == after.final.score
    one, two = score(before), score(after)
    assert ids.get(one.decisions.win) == (two.decisions.win or None)
    for own, other in zip(one.sides, two.sides, strict=True):
        assert [(ids[batter.player], *batter[1:]) for batter in own.batters] == [
            tuple(batter) for batter in other.batters
        ]
        lines = [(ids[pitcher.player], pitcher.line) for pitcher in own.pitchers]
        assert lines == [(pitcher.player, pitcher.line) for pitcher in other.pitchers]
        assert own.earned_runs == other.earned_runs


BROKEN = {
    "play,1,0,nobody,??,,8": "nobody bats, but it is the turn of",
    "play,1,0,a1,??,,S8.2-H": "moves a player from 2",
    "play,1,0,a1,??,,ZZ": "is no play",
    "play,1,1,h1,??,,8": "the half-inning before it has 0 out",
    "play,x,0,a1,??,,8": "line 23",
    "sub,a1": "line 23",
}


@pytest.mark.parametrize("row", BROKEN)
def test_a_broken_file_is_refused_with_its_line(tmp_path: Path, row: str) -> None:
    starts = [
        f'start,{letter}{slot},"Player {slot}",{side},{slot},{position}'
        for side, letter in enumerate("ah")
        for slot, position in enumerate((8, 4, 9, 3, 7, 5, 6, 2, 1), start=1)
    ]
    path = tmp_path / "broken.EVA"
    path.write_text(
        "\n".join(["id,HOM191005010", "version,2", "info,visteam,AWY", "info,date,1910/05/01", *starts, row])
    )
    with pytest.raises(Mistake, match="line 23") as refusal:
        list(read_event_file(path))
    assert BROKEN[row] in str(refusal.value)


@given(st.data())
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_file_is_read_or_refused_in_a_sentence(tmp_path: Path, data: st.DataObject) -> None:
    """A good file with a few characters changed or a line left out."""
    rows = game_text(game("S8", "64(1)3/GDP", "side", "home: h20 9 1", "W"), "AWY", "HOM", "HOM191005010").splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(rows) - 1))
        row = rows[place]
        cut = data.draw(st.integers(0, len(row)))
        rows[place] = row[:cut] + data.draw(st.text(max_size=4)) + row[cut + data.draw(st.integers(0, 2)) :]
    path = tmp_path / "fuzzed.EVA"
    path.write_text("\n".join(rows), encoding="utf-8", errors="replace")
    try:
        logs = list(read_event_file(path))
    except Mistake as mistake:
        assert str(mistake).startswith(str(path))
    else:
        for log in logs:
            assert faults_of(score(log)) == []


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="there is no such file"):
        list(read_event_file(tmp_path / "none.EVA"))


def test_an_injury_is_no_word_for_other_programs() -> None:
    text = game_text(game("HP/INJ6-3H", "side", "side"), "AWY", "HOM", "HOM202604010")
    assert ",??,,HP\n" in text and "INJ" not in text
