"""SS-01 to SS-06: dice, positions, team defence, the way of a plate appearance, starters and relievers."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from hotstove.games.superstar.cards import BatterCard, Card, PitcherCard
from hotstove.games.superstar.chart_set import our_charts
from hotstove.games.superstar.dice import NUMBERS, SPECIAL_DICE
from hotstove.games.superstar.game import GAME
from hotstove.games.superstar.matchup import defense_row
from hotstove.games.superstar.setup import SuperstarState
from hotstove.table.errors import Mistake, Refused
from tests.helpers.clubs import clubs, new_game, starting
from tests.helpers.match import Match
from tests.helpers.superstar import batter, matchup, pitcher, ruled

BATTING = BatterCard(batter(), batter(), 3, "A")


def test_ss_01_black_gives_tens_and_whites_add_up_to_units() -> None:
    """Black 3, whites 4 and 5: the roll is 39. Black 1, whites 0 and 0: it is 10."""
    assert SPECIAL_DICE.parse("3 4 5") == SPECIAL_DICE.parse("345") == 39
    assert SPECIAL_DICE.parse("100") == 10
    assert tuple(SPECIAL_DICE.weights) == NUMBERS == tuple(range(10, 40))


def test_ss_01_faces_that_are_not_on_the_dice_are_refused() -> None:
    """There is no black 4 and no white 6: what was typed is asked for again."""
    for typed in ("4 1 1", "1 6 0", "1 4 6", "40", "9", "", "three"):
        with pytest.raises(Mistake):
            SPECIAL_DICE.parse(typed)


def test_ss_02_a_player_plays_only_positions_on_his_card() -> None:
    """Rated at second and short: he plays these, and neither third nor the outfield."""
    card = Card(BATTING, defense={"2B": 9, "SS": 6})
    assert [position for position in ("P", "C", "1B", "2B", "3B", "SS", "LF", "CF", "RF") if card.plays(position)] == [
        "2B",
        "SS",
    ]


def test_ss_02_outfield_means_left_and_right_but_not_center() -> None:
    """OF covers left and right field; center needs a rating of its own."""
    corner, center = Card(BATTING, defense={"OF": 4}), Card(BATTING, defense={"OF": 4, "CF": 7})
    assert (corner.plays("LF"), corner.plays("CF"), corner.plays("RF")) == (True, False, True)
    assert center.plays("CF")
    assert (center.rating_at("CF"), center.rating_at("LF")) == (7, 4)


def test_ss_02_a_lineup_with_a_player_out_of_position_is_refused() -> None:
    """Left fielder and shortstop change places on the card handed in: refused, with the player and his positions."""
    lineups = starting()
    positions = list(lineups[0].positions)
    short, left = positions.index(6), positions.index(7)
    positions[short], positions[left] = 7, 6
    with pytest.raises(Refused, match="does not play"):
        Match(GAME, clubs(), (replace(lineups[0], positions=tuple(positions)), lineups[1]))


def test_ss_03_the_sum_of_nine_ratings_finds_the_row() -> None:
    """A defence of 28 owns 11 and 12."""
    row = defense_row(28)
    assert row == "27-30"
    assert [number for number in range(10, 16) if our_charts().defense(row, number) == "out"] == [11, 12]


def test_ss_03_sums_beyond_the_chart_have_its_outer_rows() -> None:
    """Nine times -5 is -45, the first row; nine times 17 is 153, the last."""
    assert (defense_row(-45), defense_row(0), defense_row(10), defense_row(11)) == ("0-10", "0-10", "0-10", "11-14")
    assert (defense_row(80), defense_row(81), defense_row(153)) == ("76-80", "81+", "81+")


def test_ss_03_a_substitution_changes_the_defence() -> None:
    """A better or worse glove comes in: the sum is made anew, from the nine players now in the field."""
    game = new_game()
    club, lineup = clubs()[1], game.situation.lineups[1]

    def total() -> int:
        fielders = game.situation.lineups[1].fielders
        names = {1: "P", 2: "C", 3: "1B", 4: "2B", 5: "3B", 6: "SS", 7: "LF", 8: "CF", 9: "RF"}
        return sum(club.cards[player].rating_at(names[position]) for position, player in fielders.items())

    assert GAME.matchup(cast("SuperstarState", game.state)).defense == defense_row(total())
    changed = 0
    for player, card in club.cards.items():
        for position, name in ((3, "1B"), (6, "SS"), (8, "CF"), (2, "C")):
            if player in lineup.players or card.pitching is not None or not card.plays(name):
                continue
            game = new_game()
            slot = lineup.positions.index(position)
            game.change(1, f"{player} {slot} {position}")
            assert GAME.matchup(cast("SuperstarState", game.state)).defense == defense_row(total())
            changed += 1
    assert changed >= 2


def test_ss_04_a_number_of_the_defence_is_an_out() -> None:
    """Defence 28, pitcher's roll 12: out on a grounder, whatever stands on the pitcher's card."""
    play = ruled(matchup(defense=28, pitching={12: "BB"}), 12)
    assert play.field == (1, 0, "---", "out")
    assert "SS-04" in play.cites


def test_ss_04_the_out_is_resolved_as_g() -> None:
    """With a runner on first the automatic out is a force at second; with the bases full a force at home."""
    assert ruled(matchup("1--", defense=28), 11).field == (1, 0, "1--", "1")
    assert ruled(matchup("123", defense=28), 11).field == (1, 0, "123", "1")


def test_ss_05_a_blank_square_lets_the_batter_swing() -> None:
    """Pitcher's roll on a blank, batter's roll on a home run: it is one."""
    play = ruled(matchup(batting={25: "HR"}), 20, 25)
    assert play.field == (0, 1, "---", "H")
    assert "SS-05" in play.cites


def test_ss_05_the_column_goes_by_the_pitchers_hand() -> None:
    """Against a left-hander the column vs L is read, against a right-hander vs R."""
    card = BatterCard(batter({25: "3"}), batter({25: "SO"}), 3, "A")
    assert (card.column("L")(25), card.column("R")(25)) == ("3", "SO")


def test_ss_06_split_charts_are_used_in_their_roles() -> None:
    """Starting he has the SP chart, relieving the RP chart."""
    card = PitcherCard("R", pitcher({20: "BB"}), pitcher({20: "SO"}), 12)
    assert (card.chart(started=True)(20), card.chart(started=False)(20)) == ("BB", "SO")


def test_ss_06_a_starter_may_relieve_on_his_own_chart() -> None:
    """He has a starting chart alone: it serves in relief too."""
    card = PitcherCard("R", pitcher({20: "BB"}), None, 12)
    assert card.chart(started=False)(20) == "BB"
    visitors = clubs()[0]
    charts = {player: card.pitching for player, card in visitors.cards.items() if card.pitching is not None}
    starter = next(player for player in visitors.staff.rotation if charts[player].relieving is None)
    GAME.verify_pitcher(GAME.setup(clubs(), starting()), 0, starter, starts=False)


def test_ss_06_a_relief_only_pitcher_may_not_start() -> None:
    """He has a relief chart alone: to start him is refused, to relieve with him is not."""
    visitors = clubs()[0]
    charts = {player: card.pitching for player, card in visitors.cards.items() if card.pitching is not None}
    reliever = next(player for player in visitors.staff.bullpen if charts[player].starting is None)
    with pytest.raises(Refused, match="may not start"):
        GAME.verify_pitcher(GAME.setup(clubs(), starting()), 0, reliever, starts=True)
    GAME.verify_pitcher(GAME.setup(clubs(), starting()), 0, reliever, starts=False)
