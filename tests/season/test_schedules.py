"""Schedules, made and read."""

from __future__ import annotations

import zipfile
from collections import Counter
from itertools import groupby
from pathlib import Path

import pytest

from hotstove.season.schedule import Entrant, make_schedule
from hotstove.season.schedules.retrosheet import LOG_FIELDS, read_game_log, read_published
from hotstove.season.schedules.rosters import held_to, read_rosters
from hotstove.season.usage import Share
from hotstove.table.errors import Mistake


def entrants(count: int, games: int, leagues: int = 1) -> list[Entrant]:
    return [
        Entrant(f"C{number:02}", ("AL", "NL")[number % leagues], "EW"[number // 2 % 2], games)
        for number in range(count)
    ]


@pytest.mark.parametrize(
    ("year", "clubs", "games", "leagues"), [(1908, 8, 154, 1), (1988, 14, 162, 1), (2019, 30, 162, 2), (1876, 8, 66, 1)]
)
def test_every_club_gets_its_games(year: int, clubs: int, games: int, leagues: int) -> None:
    schedule = make_schedule(entrants(clubs, games, leagues), year)
    played = Counter(code for game in schedule for code in (game.visitors, game.home))
    assert set(played.values()) == {games}
    a_day = Counter((game.date, code) for game in schedule for code in (game.visitors, game.home))
    assert max(a_day.values()) == 1
    at_home = Counter(game.home for game in schedule)
    assert all(abs(at_home[code] - games / 2) <= 6 for code in played)
    assert schedule[0].date.startswith(str(year)) and schedule[-1].date.startswith(str(year))


def test_real_seasons_with_uneven_games() -> None:
    clubs = [
        Entrant("ONE", "AL", "", 8),
        Entrant("TWO", "AL", "", 7),
        Entrant("TRI", "AL", "", 8),
        Entrant("FOR", "AL", "", 7),
    ]
    played = Counter(code for game in make_schedule(clubs, 1954) for code in (game.visitors, game.home))
    assert played == {"ONE": 8, "TWO": 7, "TRI": 8, "FOR": 7}


def test_divisions_meet_oftener_in_their_era() -> None:
    schedule = make_schedule(entrants(12, 162), 1975)
    division = {entrant.code: entrant.division for entrant in entrants(12, 162)}
    inside = sum(division[game.visitors] == division[game.home] for game in schedule)
    assert 0.5 < inside / len(schedule) < 0.6


@pytest.mark.parametrize(
    ("year", "clubs", "games", "leagues", "most"),
    [(1927, 8, 154, 1, 0.2), (1988, 14, 162, 1, 0.05), (2019, 30, 162, 2, 0.02)],
)
def test_clubs_come_and_go(year: int, clubs: int, games: int, leagues: int, most: float) -> None:
    """Nobody is at home or away for weeks, and hardly anybody meets a club again before he has met others."""
    schedule = make_schedule(entrants(clubs, games, leagues), year)
    stands, gaps = list[int](), list[int]()
    for entrant in entrants(clubs, games, leagues):
        mine = [game for game in schedule if entrant.code in game.clubs]
        stands += [len(list(stand)) for _, stand in groupby(mine, key=lambda game: game.home == entrant.code)]
        met: dict[str, int] = {}
        for (visitors, home), group in groupby(mine, key=lambda game: game.clubs):
            series = [game.ordinal for game in group]
            other = visitors if home == entrant.code else home
            gaps.append(series[0] - met.get(other, 0))
            met[other] = series[-1]
        assert schedule[-1].ordinal - mine[-1].ordinal <= 7, "all end in the season's last week"
    assert max(stands) <= 16
    assert sum(gap <= 10 for gap in gaps) < most * len(gaps)


def test_one_club_makes_no_schedule() -> None:
    with pytest.raises(Mistake, match="two clubs"):
        make_schedule(entrants(1, 10), 1988)


def log_line(date: str = "19880404", number: str = "0", visitors: str = "CLE", home: str = "TEX") -> str:
    fields = [""] * LOG_FIELDS
    fields[0], fields[1], fields[3], fields[4], fields[6], fields[7] = date, number, visitors, "AL", home, "AL"
    fields[101], fields[103] = "starv001", "starh001"
    for first, side in ((105, "v"), (132, "h")):
        for place in range(9):
            fields[first + 3 * place], fields[first + 3 * place + 2] = f"man{side}{place}001", str(place + 2)
    return ",".join(f'"{field}"' for field in fields)


def test_game_logs_bring_real_starters_and_lineups(tmp_path: Path) -> None:
    (tmp_path / "GL1988.TXT").write_text(
        f"{log_line()}\n{log_line(date='19880405', number='1')}\n{log_line(date='19880405', number='2')}\n"
    )
    games = read_game_log(tmp_path, 1988, "AL")
    assert [game.key for game in games] == ["TEX198804040", "TEX198804051", "TEX198804052"]
    assert games[0].starters == ("starv001", "starh001")
    assert games[0].lineups[0].split(",")[:2] == ["manv0001 2", "manv1001 3"]
    assert read_game_log(tmp_path, 1988, "NL") == []


def test_game_logs_are_read_from_a_zip(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "gl1988.zip", "w") as archive:
        archive.writestr("gl1988.txt", log_line() + "\n")
    assert len(read_game_log(tmp_path, 1988)) == 1
    assert len(read_game_log(tmp_path / "gl1988.zip", 1988)) == 1


def test_postponed_games_go_to_the_day_they_were_made_up(tmp_path: Path) -> None:
    (tmp_path / "1988schedule.csv").write_text(
        "Date,Num,Day,Visitor,League,Game,Home,League,Game,Day/Night,Postponed,Makeup\n"
        '"19880406","0","Wed","CLE","AL",2,"TEX","AL",2,"N","Rain","19880407"\n'
        '"19880407","0","Thu","CLE","AL",3,"TEX","AL",3,"N","",""\n'
        '"19880408","0","Fri","CLE","AL",4,"TEX","AL",4,"N","Rain","not played"\n'
    )
    games = read_published(tmp_path, 1988)
    assert [(game.date, game.number) for game in games] == [("1988-04-07", 1), ("1988-04-07", 2)]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("1,2,3", "line 2 has 3 fields"),
        (log_line(date="1988"), "line 2 has the date"),
        (log_line(number="9"), "line 2 has the game number"),
        (log_line().replace('"manv0001","","2"', '"manv0001","","77"'), "line 2 has the position"),
    ],
)
def test_a_broken_log_names_file_and_line(tmp_path: Path, line: str, said: str) -> None:
    path = tmp_path / "GL1988.TXT"
    path.write_text(f"{log_line()}\n{line}\n")
    with pytest.raises(Mistake, match=said) as caught:
        read_game_log(path, 1988)
    assert str(path) in str(caught.value)


def test_missing_files_are_named(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match=r"gl1988\.txt"):
        read_game_log(tmp_path, 1988)
    with pytest.raises(Mistake, match="no such file"):
        read_published(tmp_path / "nowhere", 1988)


def roster(players: int) -> str:
    return "".join(f"man{number:02}001,Last{number},First,R,R,TEX,OF\n" for number in range(players))


def test_rosters_say_who_may_play(tmp_path: Path) -> None:
    (tmp_path / "TEX1988.ROS").write_text(roster(12))
    with zipfile.ZipFile(tmp_path / "1988eve.zip", "w") as archive:
        archive.writestr("CLE1988.ROS", roster(9))
        archive.writestr("CLE1987.ROS", "not read")
    rosters = read_rosters(tmp_path, 1988)
    assert {code: len(players) for code, players in rosters.items()} == {"TEX": 12, "CLE": 9}
    shares = {f"man{number:02}001": Share(started=0.2) for number in range(10)}
    held = held_to(rosters["CLE"], shares, "CLE")
    assert [player for player, share in held.items() if share.since > 1] == ["man09001"]
    with pytest.raises(Mistake, match="the roster of TEX names 0 players who have cards"):
        held_to(rosters["TEX"], {}, "TEX")


def test_a_broken_roster_names_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "TEX1988.ROS").write_text(roster(2) + "Smith,John\n")
    with pytest.raises(Mistake, match=r"TEX1988\.ROS: line 3 has 2 fields"):
        read_rosters(tmp_path, 1988)
