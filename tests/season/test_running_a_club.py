"""Orders for a club: kept with the season, told with their date, obeyed by machine and by hand."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hotstove.records.store import Store
from hotstove.season.club_state import ClubState
from hotstove.season.match import SeasonMatch
from hotstove.season.plan import AnyPlan
from hotstove.season.schedule import Entrant, make_schedule
from hotstove.season.season_store import check_season, create_season, fixtures_to_play, read_plan, read_state
from hotstove.sitting.front_office import front_office
from hotstove.table.errors import Mistake
from tests.cli.keyboard import Ran, hotstove
from tests.season.small_league import CODES, open_small, small_plan


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    path = tmp_path / "seasons" / "spring.db"
    with Store(path) as store:
        open_small(store, 12)
    return path


def ordered(*words: object) -> Ran:
    ran = hotstove("season", *words, "--name", "spring")
    assert (ran.code, ran.err) == (0, ""), ran.err
    return ran


def plan_of(database: Path) -> AnyPlan:
    with Store(database) as store:
        check_season(store, "spring")
        return read_plan(store, "spring")


def next_match(database: Path, code: str) -> tuple[SeasonMatch, int]:
    with Store(database) as store:
        plan, states = read_plan(store, "spring"), read_state(store, "spring")
        fixture = next(game for game in fixtures_to_play(store, "spring") if code in game.clubs)
    pair = tuple(states.get(one, ClubState()) for one in fixture.clubs)
    match = plan.season_game.match(plan, fixture, (pair[0], pair[1]))
    assert isinstance(match, SeasonMatch)
    return match, fixture.clubs.index(code)


def test_a_rotation_is_followed_in_turn(database: Path) -> None:
    club = plan_of(database).clubs["NOR"]
    wanted = [club.staff.rotation[place] for place in (3, 1, 0)]
    said = ordered("rotation", "nor", ", ".join(wanted)).out
    assert "NOR: rotation: " in said
    match, side = next_match(database, "NOR")
    assert match.state.setup.starting[side].pitcher == wanted[0]
    ordered("play", "--days", 2)
    with Store(database) as store:
        states = read_state(store, "spring")
    assert list(states["NOR"].started) == wanted[:2]
    ordered("rotation", "NOR", "auto")
    told = ordered("club", "NOR").out
    assert told.count("rotation: ") == 2 and "rotation: by the record" in told


def test_lineups_by_hand_of_the_pitcher(database: Path) -> None:
    shown = ordered("lineup", "NOR", "L").out.strip()
    spots = shown.split(", ")
    spots[0], spots[8] = spots[8], spots[0]
    ordered("lineup", "NOR", "L", ", ".join(spots))
    assert ordered("lineup", "NOR", "L").out.strip() == ", ".join(spots)
    assert ordered("lineup", "NOR", "R").out.strip() != ", ".join(spots)
    ordered("lineup", "NOR", "L", "auto")
    assert ordered("lineup", "NOR", "L").out.strip() == shown


def test_a_player_who_is_sent_down_does_not_play(database: Path) -> None:
    match, side = next_match(database, "NOR")
    player = match.state.setup.starting[side].players[4]
    name = match.rosters[side].club.players[player].name
    ordered("roster", "NOR", "--down", player)
    match, side = next_match(database, "NOR")
    assert player not in match.state.setup.clubs[side].players
    assert f"Sent down: {name}" in ordered("club", "NOR").out
    ordered("roster", "NOR", "--up", player)
    match, side = next_match(database, "NOR")
    assert player in match.state.setup.starting[side].players


def test_neither_is_moved_where_one_cannot_be(database: Path) -> None:
    first, second, *_ = plan_of(database).clubs["NOR"].staff.rotation
    ran = hotstove("season", "roster", "NOR", "--down", first, "--up", second, "--name", "spring")
    assert ran.code == 2 and "is not sent down; sent down are nobody" in ran.err
    assert plan_of(database).orders.of("NOR").down == ()
    ordered("roster", "NOR", "--down", first)
    ordered("roster", "NOR", "--down", second, "--up", first)
    assert plan_of(database).orders.of("NOR").down == (second,)


def test_a_closer_by_order_stands_last(database: Path) -> None:
    first = plan_of(database).clubs["NOR"].staff.bullpen[0]
    ordered("bullpen", "NOR", "--closer", first)
    match, side = next_match(database, "NOR")
    assert match.state.setup.clubs[side].staff.bullpen[-1] == first


def test_traded_players_play_for_their_new_club_and_stay_in_the_old_books(database: Path) -> None:
    ordered("play", "--days", 4)
    plan = plan_of(database)
    away, back = (next(iter(plan.clubs[code].staff.versus.values()))[4][0] for code in ("NOR", "EAS"))
    ordered("trade", "NOR", away, "EAS", "--for", back)
    for code, comes, goes in (("EAS", away, back), ("NOR", back, away)):
        match, side = next_match(database, code)
        assert comes in match.state.setup.clubs[side].players and goes not in match.state.setup.clubs[side].players
    ordered("play", "--all")
    plan = plan_of(database)
    with Store(database) as store:
        states = read_state(store, "spring")
    assert states["NOR"].used[away]["G"] <= 4
    first = hotstove("season", "schedule", "--club", "NOR", "--csv", "--name", "spring").out.splitlines()[1]
    assert hotstove("season", "box", first.split(",")[-1], "--name", "spring").code == 0
    assert "trade: " in hotstove("season", "club", "NOR", "--name", "spring").err + str(plan.orders.changes)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("rotation", "XXX", "auto"), "club 'XXX'"),
        (("rotation", "NOR", "Nobody"), "is nobody"),
        (("bullpen", "NOR"), "name a closer"),
        (("lineup", "NOR", "S", "auto"), "it is L or R"),
        (("lineup", "NOR", "L", "Smith"), "no name with a position"),
        (("roster", "NOR"), "--up or --down"),
        (("trade", "NOR", ",", "EAS"), "at least one player"),
    ],
)
def test_orders_that_cannot_be_are_refused(database: Path, words: tuple[str, ...], said: str) -> None:
    ran = hotstove("season", *words, "--name", "spring")
    assert (ran.code, said in ran.err) == (2, True), ran.err


def test_a_game_of_no_lineups_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    hotstove("season", "new", "rallybird", 2026, "--name", "rb", "--club", "Reds", "--club", "Blues", "--games", 2)
    ran = hotstove("season", "rotation", "REDS", "auto", "--name", "rb")
    assert (ran.code, "to order" in ran.err) == (2, True)


def test_orders_hold_at_the_table_too(database: Path) -> None:
    club = plan_of(database).clubs["NOR"]
    ordered("rotation", "NOR", club.staff.rotation[2])
    ran = hotstove("season", "game", "NOR", "--name", "spring", typed="\n\nfinish\n")
    assert ran.code == 0, ran.err
    assert f"Starting pitcher (Enter: {club.players[club.staff.rotation[2]].name}" in ran.out


def test_of_two_of_a_name_the_pitcher_pitches(database: Path) -> None:
    with Store(database) as store:
        office = front_office(store, "spring", "NOR")
        club = office.club
        pitcher = club.players[club.staff.bullpen[0]]
        hitter = club.players[club.staff.versus["R"][0][0]]
        office.roster.club = replace(club, players={**club.players, hitter.id: replace(hitter, last=pitcher.last)})
        assert office.pitchers(pitcher.last) == (pitcher.id,)
        assert office.pitcher(hitter.id) == hitter.id
        with pytest.raises(Mistake, match="type the id"):
            office.players(pitcher.last)


def test_who_is_sent_down_is_not_traded(database: Path) -> None:
    player = plan_of(database).clubs["NOR"].staff.bullpen[0]
    ordered("roster", "NOR", "--down", player)
    ran = hotstove("season", "trade", "NOR", player, "EAS", "--name", "spring")
    assert (ran.code, "is sent down; call him up first" in ran.err) == (2, True), ran.err


def test_a_lineup_is_that_of_the_clubs_own_league(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pitcher bats in the National League of 1975, and nobody has to say so."""
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    plan = small_plan()
    clubs = {code: replace(club, league="NL") for code, club in plan.clubs.items()}
    plan = replace(plan, year=1975, clubs=clubs, leagues_of=dict.fromkeys(CODES, "NL"))
    with Store(tmp_path / "seasons" / "spring.db") as store:
        create_season(store, plan, make_schedule([Entrant(code, "NL", "", 6) for code in CODES], 1975))
    shown = ordered("lineup", "NOR", "L").out.strip()
    assert shown.endswith(", pitcher")
    assert ordered("lineup", "NOR", "L", shown.replace("pitcher", "P")).out.strip().endswith(" no DH: " + shown)
    ran = hotstove("season", "lineup", "NOR", "L", shown, "--dh", "--name", "spring")
    assert (ran.code, "--no-dh for games without" in ran.err) == (2, True), ran.err
