"""Lineups, batting orders and staffs of real clubs."""

from __future__ import annotations

import pytest

from hotstove.cardmaker.baseline import Hand
from hotstove.cardmaker.clubhouse import ClubPlan, LineupCard, plan_club, table_player, table_staff
from hotstove.diamond.club import Club
from hotstove.record import read_club, read_season

HANDS: tuple[Hand, Hand] = ("L", "R")


def order(card: LineupCard) -> str:
    return " ".join(spot.player.person.last if spot.player is not None else "P" for spot in card.spots)


def plan(name: str) -> ClubPlan:
    return plan_club(read_club(name))


@pytest.mark.parametrize("year", [1871, 1876, 1884, 1908, 1912, 1919, 1930, 1943, 1954, 1968, 1988, 1994, 2020, 2024])
def test_every_club_has_legal_lineups_and_everyone_on_the_roster(year: int) -> None:
    for record in read_season(year).clubs:
        made = plan_club(record)
        for card in made.lineups.values():
            assert card.faults() == (), record.code
        for hand in HANDS:
            for spot in made.lineup(hand).spots:
                assert spot.player is None or spot.position in (*spot.player.positions, "DH")
        used = {player.lahman_id for player in (*made.lineup("R").players, *made.bench, *made.staff.players)}
        assert used == {player.lahman_id for player in record.players}
        pitched = [player.lahman_id for player in (*made.staff.players, *made.staff.mop_up)]
        assert sorted(pitched) == sorted(player.lahman_id for player in record.pitchers)
        assert 1 <= len(made.staff.rotation) <= 5


@pytest.mark.parametrize(
    ("club", "batting"),
    [
        ("1927 Yankees", "Combs Koenig Ruth Gehrig Meusel Lazzeri Dugan Collins P"),
        ("1954 Indians", "Smith Avila Doby Rosen Wertz Philley Strickland Hegan P"),
        ("1970 Orioles", "Buford Johnson Robinson Powell Robinson Blair Hendricks Belanger P"),
    ],
)
def test_famous_lineups(club: str, batting: str) -> None:
    assert order(plan(club).lineup("R")) == batting


def test_the_big_red_machine() -> None:
    card = plan("1975 Reds").lineup("R")
    assert {player.person.last for player in card.players[:2]} == {"Rose", "Griffey"}
    assert order(card).split()[2:] == ["Morgan", "Bench", "Perez", "Foster", "Concepcion", "Geronimo", "P"]


def test_platoons_change_with_the_hand() -> None:
    made = plan("1970 BAL")
    against = {hand: {spot.position: spot.player for spot in made.lineup(hand).spots} for hand in HANDS}
    assert against["R"]["C"] is not None and against["R"]["C"].person.last == "Hendricks"
    assert against["L"]["C"] is not None and against["L"]["C"].person.last == "Etchebarren"


def test_the_designated_hitter_is_as_the_league_had_it() -> None:
    assert plan("1988 TEX").lineup("R").dh and not plan("1988 NYN").lineup("R").dh
    assert plan("2020 NYN").lineup("L").dh and not plan("2021 NYN").lineup("L").dh
    assert plan("1927 Yankees").lineup("R", dh=True).faults() == ()


def test_a_staff_of_1988() -> None:
    staff = plan("1988 OAK").staff
    assert staff.closer is not None and staff.closer.name == "Dennis Eckersley"
    assert [player.person.last for player in staff.rotation][:2] == ["Stewart", "Welch"]
    assert staff.bullpen[0] is staff.closer and len(staff.setup) >= 2


def test_one_player_pitched_them_all() -> None:
    staff = plan("1876 SL3").staff
    assert [player.name for player in staff.rotation] == ["George Bradley"] and staff.closer is None


@pytest.mark.parametrize(("club", "name"), [("1919 BOS", "Ruth"), ("2021 LAA", "Ohtani"), ("2022 LAA", "Ohtani")])
def test_a_hitter_who_pitches_bats_once(club: str, name: str) -> None:
    made = plan(club)
    player = made.club.player(name)
    assert made.two_way_players == (player,)
    assert player in made.lineup("R").players and player in made.staff.rotation
    card = made.lineup("R", pitcher=player)
    assert card.faults() == () and not card.dh
    assert [spot.position for spot in card.spots if spot.player is player] == ["P"]
    assert card.players.index(player) < 6


@pytest.mark.parametrize("club", ["1876 CHN", "1919 BOS", "1988 TEX", "2022 ANA"])
def test_the_table_takes_every_starter_with_every_lineup(club: str) -> None:
    made = plan(club)
    staff = table_staff(made)
    players = {player.retro_id: table_player(player) for player in made.club.players}
    seated = Club(made.club.code, made.club.name, made.club.year, made.club.league, players, {}, staff)
    for pitcher in (*staff.rotation, *staff.bullpen):
        for hand in HANDS:
            for dh in (True, False):
                assert seated.lineup(pitcher, hand, dh).pitcher == pitcher
    if made.staff.closer is not None:
        assert staff.bullpen[-1] == made.staff.closer.retro_id
