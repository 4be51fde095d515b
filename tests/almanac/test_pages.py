"""Pages of players and clubs, leaders, splits and races agree with the lines that they are made of."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection

from hotstove.almanac.awards import ballots, runs_above_average
from hotstove.almanac.club_page import club_page
from hotstove.almanac.columns import BATTING, FIELDS, PITCHING, cells, columns_of, figure, headers, total
from hotstove.almanac.leading import _added_up, beside_real, fair, leader_lists
from hotstove.almanac.player_page import page_of_lines, player_page
from hotstove.almanac.race import race
from hotstove.almanac.reality import beside, beside_club, percentile, real_lines, real_player
from hotstove.almanac.splits import player_splits, split_tables
from hotstove.records import queries
from hotstove.records.store import Store
from hotstove.scorebook.lines import BattingLine
from hotstove.season.leaders import find_categories
from hotstove.season.schedule import Entrant, make_schedule
from hotstove.season.season import play_season
from hotstove.season.season_store import create_season
from hotstove.table.errors import Mistake
from tests.season.small_league import small_plan


def regular(connection: Connection) -> str:
    """The player with the most at bats."""
    rows = queries.totals(connection, "spring", "batting")
    return str(max(rows, key=lambda row: row["at_bats"])["player"])


def test_a_players_log_adds_up_to_his_season(season: Connection) -> None:
    page = player_page(season, "spring", regular(season))
    (line,) = (one.line for one in page.seasons["batting"])
    assert total("batting", [one.line for one in page.logs["batting"]]) == line
    assert all(one.result[0] in "WLT" for one in page.logs["batting"])
    assert len(cells(BATTING, line)) == len(headers(BATTING))


@pytest.mark.parametrize("kind", ["batting", "pitching"])
def test_every_split_adds_up_to_the_season(season: Connection, kind: str) -> None:
    rows = queries.totals(season, "spring", kind)
    who = max(rows, key=lambda row: row["batters_faced" if kind == "pitching" else "at_bats"])
    found = player_splits(season, "spring", who["player"])[kind]
    for group in {split.group for split in found}:
        lines = [split.line for split in found if split.group == group]
        for name in ("hits", "home_runs", "walks", "strikeouts"):
            assert sum(line[name] for line in lines) == who[name], (group, name)
    whole = dict(zip(headers(BATTING), cells(BATTING, who), strict=True)) if kind == "batting" else {}
    for table in split_tables(kind, found):
        for number, head in enumerate(table.headers):
            if whole.get(head, "").isdigit():
                assert sum(int(row[number]) for row in table.rows) == int(whole[head]), (table.group, head)


def test_a_players_games_are_all_that_he_was_in() -> None:
    """Games in which he ran or fielded without a turn at bat are games too."""
    head = {"key": "NOR202604010", "date": "2026/04/01", "visitors": "EAS", "home": "NOR", "stage": "", "club": "NOR"}
    score = {"visitors_runs": 1, "home_runs": 0, "home_score": 2}
    lines = [BattingLine(games=1, at_bats=4, hits=2), BattingLine(games=1, runs=1)]
    batting = [line._asdict() | head | score for line in lines]
    who = {"id": "a", "first": "A", "last": "B", "bats": "R", "throws": "R", "record_id": ""}
    page = page_of_lines(who, {"batting": batting, "pitching": [], "fielding": []}, 2026)
    (line,) = (one.line for one in page.seasons["batting"])
    assert (line["games"], line["at_bats"], line["runs"]) == (2, 4, 1)
    runner = page_of_lines(who, {"batting": batting[1:], "pitching": [], "fielding": []}, 2026)
    assert not runner.seasons["batting"]


def test_who_never_batted_has_no_splits_at_bat(season: Connection) -> None:
    """The small league has a designated hitter."""
    rows = queries.totals(season, "spring", "pitching")
    who = max(rows, key=lambda row: row["batters_faced"])["player"]
    assert list(player_splits(season, "spring", who)) == ["pitching"]


def test_figures_that_a_game_does_not_count_have_no_columns() -> None:
    """Pennant Race knows homers, and of pitchers outs and runs."""
    blank = {kind: dict.fromkeys(names, 0) for kind, names in FIELDS.items()}
    homers = blank["batting"] | {"games": 58, "home_runs": 13}
    arm = blank["pitching"] | {"games": 12, "outs": 270, "earned_runs": 33}
    assert headers(columns_of("batting", [homers])) == ("G", "HR")
    assert not {"H", "BB", "SO", "WHIP"} & set(headers(columns_of("pitching", [arm])))
    assert columns_of("batting", [homers, homers | {"walks": 1}]) == BATTING
    assert columns_of("pitching", [arm, arm | {"batters_faced": 3}]) == PITCHING


def test_walks_and_hits_an_inning_keep_their_nought() -> None:
    assert (figure(0.882, "whole"), figure(0.312, ".3f")) == ("0.882", ".312")


def test_a_clubs_page_agrees_with_the_standings(season: Connection) -> None:
    page = club_page(season, "spring", "nor")
    assert (page.games[-1].won, page.games[-1].lost) == (page.standing.won, page.standing.lost)
    assert sum(one.won for one in page.meetings) == sum(one.won for one in page.months) == page.standing.won
    assert [one.name for one in page.months] == ["September", "October"]
    assert page.totals["batting"]["runs"] == page.standing.scored
    played = page.standing.won + page.standing.lost
    assert page.totals["batting"]["games"] == page.totals["pitching"]["games"] == played
    assert page.totals["pitching"]["shutouts"] == sum(game.other == 0 for game in page.games)
    with pytest.raises(Mistake, match="club 'XXX': season 'spring' has EAS, NOR, SOU, WES"):
        club_page(season, "spring", "XXX")


def test_leaders_have_clubs_and_a_fair_end(season: Connection) -> None:
    (homers,) = leader_lists(season, "spring", "HR", 3)
    assert all(leader.clubs and leader.figure for leader in homers.leaders)
    crowd = [("a", 9.0), ("b", 7.0), *((str(number), 1.0) for number in range(46))]
    named, level = fair(crowd, 5)
    assert (list(named), len(level)) == ([("a", 9.0), ("b", 7.0)], 46)
    assert fair(crowd[:6], 5) == (crowd[:6], ())


def test_leaders_are_those_of_a_league(tmp_path: Path) -> None:
    """Whoever played in both leagues is ranked in each by what he did there."""
    plan = small_plan()
    with Store(tmp_path / "two.db") as store:
        leagues = {code: "HL" if code in ("NOR", "SOU") else "ML" for code in plan.clubs}
        schedule = make_schedule([Entrant(code, league, "", 6) for code, league in leagues.items()], 2026)
        clubs = {code: replace(club, league=leagues[code]) for code, club in plan.clubs.items()}
        create_season(store, replace(plan, clubs=clubs, leagues=("HL", "ML")), schedule)
        play_season(store, "spring")
        with store.reading() as connection:
            found = leader_lists(connection, "spring", "H", 3)
    assert [one.title for one in found] == ["Hits, HL", "Hits, ML"]
    assert all({leagues[code] for who in one.leaders for code in who.clubs} == {one.league} for one in found)


def test_lines_of_a_player_are_added_up() -> None:
    lines = [{"player": "a", "club": "X", "hits": 2}, {"player": "b", "club": "X", "hits": 1}]
    assert _added_up([*lines, {"player": "a", "club": "Y", "hits": 3}]) == [
        {"player": "a", "hits": 5},
        {"player": "b", "hits": 1},
    ]


def test_a_race_ends_where_the_standings_do(season: Connection) -> None:
    found = race(["NOR", "EAS"], queries.games(season, "spring"))
    standing = club_page(season, "spring", "NOR").standing
    assert found.clubs["NOR"][-1] == standing.won - standing.lost
    assert len(found.dates) == len(found.clubs["EAS"])


def test_values_of_a_league_sum_to_nothing(season: Connection) -> None:
    rows = {
        kind: {row["player"]: row for row in queries.totals(season, "spring", kind)} for kind in ("batting", "pitching")
    }
    assert sum(runs_above_average(rows["batting"], rows["pitching"]).values()) == pytest.approx(0, abs=1e-6)
    first = ballots(season, "spring")[0]
    assert first.award == "Most valuable player" and first.candidates[0].share == 1.0


def test_the_real_line_is_in_the_middle_of_chance() -> None:
    real = real_player(1988, "sierr001", ("TEX",))
    assert real is not None
    line = {name: round(value) for name, value in real_lines(real)["batting"].items()}
    found = {one.header: one for one in beside("batting", real, line)}
    assert found["AVG"].here == found["AVG"].real == ".254"
    assert all(one.percentile == pytest.approx(50, abs=1) for one in found.values() if one.percentile is not None)
    more = line | {"hits": line["hits"] + 40}
    assert next(one for one in beside("batting", real, more) if one.header == "AVG").percentile > 99  # type: ignore[operator]
    assert percentile(0) == 50
    assert real_player(1988, "ruthb101-1927") == real_player(1927, "ruthb101")
    assert real_player(1988, "nobody01") is None
    texas = beside_club(1988, "TEX", 70, 91)
    assert texas is not None and (texas.won, texas.lost) == (70, 91) and texas.percentile == pytest.approx(50)
    assert beside_club(2026, "NOR", 1, 1) is None


def test_who_leads_stands_beside_what_he_really_did() -> None:
    """Jose Canseco really hit 42 home runs in 705 turns; half of them would be one season in a million."""
    row = dict.fromkeys(BattingLine._fields, 0) | {"games": 158, "at_bats": 627, "walks": 78, "hits": 187}
    (homers,), (runs,) = find_categories(["HR"]), find_categories(["R"])
    told = {count: beside_real(homers, 1988, {**row, "home_runs": count}, "cansj001", ("OAK",)) for count in (21, 42)}
    assert told[42][0] == "42" and abs((told[42][1] or 0) - 50) < 5
    assert told[21][1] is not None and told[21][1] < 0.1
    assert beside_real(runs, 1988, row, "cansj001", ("OAK",)) == ("120", None)
    assert beside_real(homers, 1988, row, "nobody01", ()) == ("", None)


def test_a_club_of_another_year_stands_beside_its_own_season() -> None:
    found = beside_club(1975, "NYA27", 90, 60, "1927 New York Yankees")
    assert found is not None and (found.won, found.lost) == (110, 44)
    assert beside_club(1975, "NYA27", 90, 60, "Aces") is None
    assert beside_club(1975, "CIN", 90, 60, "Cincinnati Reds") == beside_club(1975, "CIN", 90, 60)
