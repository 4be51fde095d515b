"""LT-19, LT-24, LT-26, LT-29, LT-30: the Batter's 100, injuries, usage, printing, the fielding chart."""

from __future__ import annotations

from typing import Any, cast

import pytest

from hotstove.games.longtater import card_files
from hotstove.games.longtater import face as longtater
from hotstove.games.longtater.cards import BatterCard, Card, Glove
from hotstove.games.longtater.chart_set import our_charts
from hotstove.games.longtater.fielding import STRANGER
from hotstove.games.longtater.game import GAME
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.setup import LongTaterState
from hotstove.games.longtater.usage import games_left, games_left_at, stint
from hotstove.press.components import deck_pages
from hotstove.table.errors import Refused
from tests.helpers.longtater import BATTER, BATTER_CONTROLS, matchup, number_of, ruled
from tests.helpers.match import Match

HUNDRED = (*BATTER_CONTROLS, "t100")


def hundred_number(cell: str) -> str:
    return f"t{number_of(our_charts().batter_hundred, cell)}"


@pytest.mark.parametrize(
    ("cell", "notation"),
    [
        ("WP", "WP.3-H;1-2"),
        ("PB", "PB.3-H;1-2"),
        ("BK", "BK.3-H;1-2"),
        ("PE", "PO1(E1/TH).3-H;1-2"),
        ("CE", "PO1(E2/TH).3-H;1-2"),
        ("PO", "PO1(13)"),
        ("CI", "C/E2.1-2"),
        ("FE2", "FLE2"),
        ("FE3", "FLE3"),
        ("FE5", "FLE5"),
    ],
)
def test_lt_19_every_cell_of_the_batters_hundred(cell: str, notation: str) -> None:
    """Runners on first and third."""
    assert ruled(matchup("1-3"), *HUNDRED, hundred_number(cell)).notation == notation


def test_lt_19_the_batter_is_up_again_unless_he_took_first() -> None:
    assert ruled(matchup("-2-"), *HUNDRED, hundred_number("WP")).field == (0, 0, "--3", "up")
    assert ruled(matchup("-2-"), *HUNDRED, hundred_number("CI")).field == (0, 0, "12-", "1")
    for cell in ("WP", "PB", "BK", "PE", "CE", "PO"):
        assert ruled(matchup(), *HUNDRED, hundred_number(cell)).field == (0, 0, "---", "up")


KINDS = ("single", "double", "triple", "homer")
INJURY = (*BATTER_CONTROLS, "t61", "t100")


def test_lt_24_up_to_eighty_nobody_is_hurt() -> None:
    assert ruled(matchup(), *INJURY, "t80").notation == "HP"


@pytest.mark.parametrize(
    ("player", "side", "word"),
    [("t63", "b50", "INJ6-3H"), ("t63", "b51", "INJ6-3V"), ("t10", "b1", "INJ1-0H"), ("t99", "b100", "INJ9-9V")],
)
def test_lt_24_position_games_and_side(player: str, side: str, word: str) -> None:
    """The hit batsman stands."""
    ruling = ruled(matchup("1--"), *INJURY, "t81", player, side)
    assert (ruling.notation, ruling.field) == (f"HP/{word}.1-2", (0, 0, "12-", "1"))


@pytest.mark.parametrize("player", ["t1", "t9", "t100"])
def test_lt_24_some_numbers_hurt_nobody(player: str) -> None:
    assert ruled(matchup(), *INJURY, "t100", player).notation == "HP"


@pytest.mark.parametrize(
    ("kind", "drawn", "notation"),
    [
        ("homer", (), "HR8/INJ6-3H.1-H"),
        ("single", ("b70",), "S{field}/INJ6-3H.1-2"),
        ("double", ("b70",), "D{field}/INJ6-3H.1-3"),
    ],
)
def test_lt_24_a_hundred_that_is_a_hit_draws_the_injury_number(
    kind: str, drawn: tuple[str, ...], notation: str
) -> None:
    """The number comes before the place of the hit, which stands in any case."""
    card = {name: 100 if place >= KINDS.index(kind) else 0 for place, name in enumerate(KINDS)} | {"walk": 100}
    play = ruled(matchup("1--", batter=card), *INJURY, "t81", "t63", "b50", *drawn)
    column = "double" if kind == "double" else "single-even"
    assert play.notation == notation.format(field=our_charts().locations(70, column))
    unhurt = ruled(matchup("1--", batter=card), *INJURY, "t80", *drawn).notation
    assert unhurt == play.notation.replace("/INJ6-3H", "")


def test_lt_24_it_can_be_switched_off() -> None:
    assert ruled(matchup(), *INJURY, options=Options(injuries=False)).notation == "HP"


def test_lt_24_the_player_leaves_the_game() -> None:
    """The rules note him with the games that he misses."""
    away, home = (card_files.read(file) for file in GAME.clubs().values())
    lineups = (away.lineup(away.staff.rotation[0], "R", True), home.lineup(home.staff.rotation[0], "R", True))
    game = Match(GAME, (away, home), lineups)
    game.happen("HP/INJ6-3H")
    assert game.state.hurt == ((lineups[1].fielders[6], 3),)
    assert game.must_change(1) == "a hurt player must be replaced"


def test_lt_26_games_limit_usage() -> None:
    card = Card(BATTER, None, {"SS": Glove(4, 0, 100)}, {"G": 120, "T": 2})
    assert (games_left(card, 118), games_left(card, 125), games_left_at(card, "SS", 99)) == (2, 0, 1)
    assert games_left_at(card, "2B", 0) == 0


def test_lt_26_t_marks_the_stint() -> None:
    assert stint(Card(BATTER, usage={"T": 2})) == 2
    assert stint(Card(BATTER)) == 1


def test_lt_29_the_deck_is_printed() -> None:
    """Every card of the deck is a face with its three numbers; tests/press reads them back from the page."""
    deck = our_charts().draws.batter.deck
    shown = [tuple(int(cell.text) for row in card.grids[0].rows for cell in row.cells) for card in longtater.deck()]
    assert shown == list(deck.cards)


def test_lt_29_the_two_sides_of_a_card_differ() -> None:
    """Each side of the pack is the whole deck, and no card has the same numbers on its back."""
    cards = deck_pages("longtater", "Long Tater!", longtater.deck(), two_sided=True).data["cards"]
    fronts, backs = ([_numbers(card[side]) for card in cards] for side in ("face", "back"))
    assert sorted(fronts) == sorted(backs)
    assert all(one != other for one, other in zip(fronts, backs, strict=True))


def test_lt_29_cards_are_printed() -> None:
    club = card_files.read(next(iter(GAME.clubs().values())))
    faces = longtater.cards(club)
    assert {face.title for face in faces} == {player.name for player in club.players.values()}
    assert sum(face.kind == "pitcher" for face in faces) == sum(
        card.pitching is not None for card in club.cards.values()
    )


def _numbers(face: Any) -> tuple[str, ...]:
    return tuple(cell["text"] for row in face["grids"][0]["rows"] for cell in row["cells"])


def test_lt_30_a_line_for_every_position() -> None:
    """OF serves for all three fields; elsewhere only the positions that are listed."""
    card = Card(BATTER, None, {"OF": Glove(3, 5, 80), "1B": Glove(1)})
    assert [card.plays(position) for position in ("LF", "CF", "RF", "1B", "SS")] == [True, True, True, True, False]
    assert card.glove("CF") == Glove(3, 5, 80)


def test_lt_30_nobody_plays_where_he_has_no_line() -> None:
    club = card_files.read(next(iter(GAME.clubs().values())))
    pitcher = club.staff.rotation[0]
    with pytest.raises(Refused, match="has no line at SS"):
        GAME.verify_position(club, pitcher, 6)
    assert STRANGER.e == 15


def test_lt_30_gloves_reach_the_rules_by_position() -> None:
    """E of all nine and OA of the three outfielders, as they stand in the lineup."""
    away, home = (card_files.read(file) for file in GAME.clubs().values())
    lineups = (away.lineup(away.staff.rotation[0], "R", True), home.lineup(home.staff.rotation[0], "R", True))
    gloves = GAME.matchup(cast("LongTaterState", Match(GAME, (away, home), lineups).state)).gloves
    for position, name in ((2, "C"), (6, "SS"), (8, "CF")):
        glove = home.cards[lineups[1].fielders[position]].glove(name)
        assert glove is not None
        assert (gloves.e[position], gloves.oa[position]) == (glove.e, glove.oa)


def test_lt_25_a_dash_on_a_card_is_nothing() -> None:
    """A card with no triples and no homers but dashes for them."""
    card = BatterCard(10, 70, 0, 0, 80, 90, 0, 0, 98, 100, 0, 0)
    labels = {card.sheet.reaches(number) for number in range(1, 101)}
    assert labels == {"1B", "2B", "BB", "HBP"}
    assert "K" not in {card.sheet.out(number) for number in range(1, 101)}
