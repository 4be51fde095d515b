"""RY-01 to RY-03: the board, the tiles, the cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.diamond.bases import ALL_BASES
from hotstove.games.rallybird.cards import CARDS, card_named, playable
from hotstove.games.rallybird.chart_set import our_charts, read_charts
from hotstove.games.rallybird.gloves import ZONES
from hotstove.games.rallybird.results import read_result, tell
from hotstove.table.charts import COMPLETED, PUBLISHED
from hotstove.table.errors import Mistake
from tests.helpers.rallybird import ruled

KNOWN_ZONES = {
    "Infield Left": ("D", "A"),
    "Grounder Right": ("C", "C"),
    "Deep": ("E", "F"),
    "Home Run": ("E", "F"),
    "Sac Left": ("E",),
    "Sac Right": ("F",),
    "Steal 3B": ("A", "A", "A"),
}


def test_ry_01_every_zone_has_a_printed_value_that_counts_without_a_tile() -> None:
    charts = our_charts()
    assert [axis.values for axis in charts.charts()["printed"].axes] == [ZONES]
    for zone in ZONES:
        empty = {other: 4 for other in ZONES if other != zone}
        for card in charts.cards:
            if zone in card.zones and playable(card.name, "1--"):
                wanted = sum(charts.printed(zone) if named == zone else 4 for named in card.zones)
                assert ruled(card.name, [2], "1--", placed=empty).result.glove_sum == wanted


def test_ry_02_seven_tiles_of_which_two_bear_the_asterisk() -> None:
    tiles = our_charts().tiles
    assert len(tiles) == 7
    starred = {(tile.white, tile.red): tile.provenance for tile in tiles if tile.asterisk}
    assert starred == {(5, 4): PUBLISHED, (4, 6): PUBLISHED}
    assert {tile.provenance for tile in tiles if not tile.asterisk} == {COMPLETED}


def test_ry_02_no_defence_can_be_even_everywhere() -> None:
    """The tactics pages say so: the six tiles of a half-inning are not all alike, whichever asterisk stays."""
    charts = our_charts()
    for discarded in charts.asterisks:
        whites = {tile.white for tile in charts.tiles if str(tile) != discarded}
        assert len(whites) > 1


def test_ry_03_the_seventeen_cards_and_what_is_known_of_them() -> None:
    charts = our_charts()
    assert [card.name for card in charts.cards] == list(CARDS)
    assert len(CARDS) == 17
    for name, zones in KNOWN_ZONES.items():
        assert charts.card(name).zones == zones
    assert "B" in charts.card("Bunt for Hit").zones
    assert all(len(set(card.zones)) <= 2 for card in charts.cards)
    assert card_named("gr left") == "Grounder Left"
    with pytest.raises(Mistake, match="no at-bat card"):
        card_named("Infield Centre")


def test_ry_03_a_card_whose_play_cannot_happen_may_not_be_chosen() -> None:
    for bases in ALL_BASES:
        assert playable("Steal 2B", bases) == ("1" in bases and "2" not in bases)
        assert playable("Steal 3B", bases) == ("2" in bases and "3" not in bases)
        assert playable("Hit & Run", bases) == ("1" in bases)
        for card in ("Sac Left", "Sac Right", "Sac Bunt"):
            assert playable(card, bases) == (bases != "---")
        assert playable("Infield Left", bases)


def test_ry_03_results_are_read_and_told() -> None:
    for card in our_charts().cards:
        for result in card.results:
            assert read_result(str(result)) == result
            assert tell(result).endswith(".")
    for wrong in ("X", "S.2-1", "S.1-2;1-3", "GDP.1-2", "S.4-H", ""):
        with pytest.raises(Mistake, match="no result"):
            read_result(wrong)


def test_ry_03_an_owners_own_cards_lie_over_ours(tmp_path: Path) -> None:
    (tmp_path / "board.toml").write_text("[printed]\nA = 9\nB = 3\nC = 3\nD = 3\nE = 3\nF = 3\n")
    charts = read_charts(tmp_path)
    assert charts.printed("A") == 9
    assert set(charts.charts()["printed"].provenance.values()) == {"owner's"}
    assert charts.tiles == our_charts().tiles
    (tmp_path / "board.toml").write_text("[printed]\nA = 0\nB = 3\nC = 3\nD = 3\nE = 3\nF = 3\n")
    with pytest.raises(Mistake, match="zone A is 0; allowed are 1 to 9"):
        read_charts(tmp_path)
    with pytest.raises(Mistake, match=r"none of cards\.toml"):
        read_charts(tmp_path / "nowhere")


DEEP = '[[card]]\nname = "Deep"\nzones = "E F"\nfielder = 8\n"<" = "F"\n"=" = "F"\n">" = "D"'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("card = 3", "nothing else"),
        (DEEP.replace("Deep", "Bunt"), "'Bunt' is no at-bat card"),
        (DEEP.replace('"<"', "less"), "unknown key 'less'"),
        (DEEP.replace('"<" = "F"', ""), "no '<'"),
        (DEEP.replace("E F", "E G"), "zones are 'E G'"),
        (DEEP.replace("E F", "A B C"), "zones are 'A B C'"),
        (DEEP.replace("8", "0"), "fielder is 1 to 9"),
        (DEEP.replace('"D"', '"Z"'), "Deep: 'Z' is no result"),
        (DEEP, "stands there 0 times"),
    ],
)
def test_ry_03_a_wrong_card_file_is_told_in_one_sentence(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "cards.toml").write_text(text)
    with pytest.raises(Mistake, match=message):
        read_charts(tmp_path)


def test_ry_02_a_wrong_tile_file_is_told_in_one_sentence(tmp_path: Path) -> None:
    tile = "[[tile]]\nwhite = 4\nred = 2\n"
    for text, message in (
        (tile * 6, "seven"),
        (tile * 7, "0 tiles bear the asterisk"),
        (tile * 6 + "[[tile]]\nwhite = 12\nred = 2\n", "white is 12"),
        (tile * 6 + "[[tile]]\nwhite = 4\nblue = 2\n", "'blue'"),
    ):
        (tmp_path / "tiles.toml").write_text(text)
        with pytest.raises(Mistake, match=message):
            read_charts(tmp_path)
