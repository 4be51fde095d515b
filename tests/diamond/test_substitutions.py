"""Substitutions in a game: who may come in when, for whom, and where."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hotstove.diamond.state import DEFENSE_CALLS, OFFENSE_CALLS
from hotstove.managers.book import ByTheBook
from hotstove.table.errors import Mistake, Refused
from hotstove.table.questions import Request
from tests.helpers.clubs import clubs, new_game
from tests.helpers.match import Match

VISITORS, HOME = 0, 1


def bench(game: Match, side: int, pitchers: bool = False) -> list[str]:
    """Players who have not played."""
    club, lineup = clubs()[side], game.situation.lineups[side]
    return [
        player
        for player in club.players
        if player not in lineup.players
        and player not in lineup.gone
        and (club.cards[player].pitching is not None) == pitchers
    ]


def test_a_pinch_hitter_bats_for_the_player_whose_turn_it_is() -> None:
    game = new_game()
    player = bench(game, VISITORS)[0]
    game.change(VISITORS, f"{player} 1 11")
    assert game.situation.batter == player
    with pytest.raises(Refused, match="whose turn it is"):
        game.change(VISITORS, f"{bench(game, VISITORS)[0]} 2 11")
    with pytest.raises(Refused, match="whose turn it is"):
        game.change(HOME, f"{bench(game, HOME)[0]} 1 11")


def test_a_pinch_runner_runs_for_a_player_on_base() -> None:
    game = new_game()
    game.happen("S8")
    first = game.situation.runners[0]
    player = bench(game, VISITORS)[0]
    with pytest.raises(Refused, match="a runner on base"):
        game.change(VISITORS, f"{player} 5 12")
    game.change(VISITORS, f"{player} 1 12")
    assert game.situation.runners == (player, "", "")
    assert first in game.situation.lineups[VISITORS].gone
    with pytest.raises(Refused, match="may not come back"):
        game.change(VISITORS, f"{first} 2 11")


def test_a_pinch_runner_on_every_base_keeps_the_others_where_they_are() -> None:
    game = new_game()
    for text in ("S8", "W.1-2", "W.2-3;1-2"):
        game.happen(text)
    third, second, first = game.situation.lineups[VISITORS].players[1:4]
    assert game.situation.runners == (first, second, third)
    player = bench(game, VISITORS)[0]
    game.change(VISITORS, f"{player} 2 12")
    assert game.situation.runners == (first, player, third)


def test_the_batting_side_changes_its_fielders_when_it_takes_the_field() -> None:
    game = new_game()
    player = bench(game, VISITORS, pitchers=True)[0]
    with pytest.raises(Refused, match="takes the field"):
        game.change(VISITORS, f"{player} 4 1")


def test_the_fielding_side_must_have_nine_players_at_nine_positions() -> None:
    """Short moves to third and nobody to short: refused, and nothing is changed."""
    game = new_game()
    before = game.situation
    lineup = before.lineups[HOME]
    club = clubs()[HOME]
    both = next(
        player for player in bench(game, HOME) if club.cards[player].plays("SS") and club.cards[player].plays("2B")
    )  # fmt: skip
    with pytest.raises(Refused, match="nobody plays SS"):
        game.change(HOME, f"{both} {lineup.positions.index(6)} 4")
    assert game.situation is before


def test_after_a_pinch_hitter_the_field_is_filled_before_the_next_pitch() -> None:
    """He batted for the shortstop: his side must say who plays there, and is asked until it does."""
    game = new_game()
    slot = game.situation.lineups[VISITORS].positions.index(6)
    player = next(player for player in bench(game, VISITORS) if not clubs()[VISITORS].cards[player].plays("SS"))
    game.situation = replace(game.situation, up=(slot, 1))
    game.change(VISITORS, f"{player} {slot} 11")
    game.situation = replace(game.situation, half="bottom")
    assert game.game.must_change(game.state, VISITORS) == "nobody plays SS"
    game.state = replace(game.state, phase=DEFENSE_CALLS)
    rule = game.game.turn(game.state)
    next(rule)
    with pytest.raises(Refused, match="nobody plays SS"):
        rule.send("none")


def test_strangers_and_hurt_players_do_not_come_in() -> None:
    game = new_game()
    with pytest.raises(Refused, match="not on the roster"):
        game.change(VISITORS, "nobody001 1 11")
    with pytest.raises(Refused, match="not on the roster"):
        game.change(VISITORS, f"{next(iter(clubs()[HOME].players))} 1 11")


def test_a_new_pitcher_has_a_workload_of_his_own() -> None:
    game = new_game()
    old = game.situation.pitcher
    game.happen("K")
    player = bench(game, HOME, pitchers=True)[0]
    game.change(HOME, f"{player} 0 1")
    game.happen("S7")
    assert (game.outing(old).outs, game.outing(old).batters) == (1, 1)
    assert (game.outing(player).outs, game.outing(player).batters, game.outing(player).started) == (
        0,
        1,
        False,
    )


@pytest.mark.parametrize("text", ["", "x", "a b c", "a 1", "a 1 99", "a 10 1", "a -1 1", "a 1 1;", "a ² 1"])
def test_what_is_no_substitution_is_told(text: str) -> None:
    game = new_game()
    before = game.situation
    with pytest.raises(Mistake):
        game.change(VISITORS, text)
    assert game.situation is before


def test_a_hurt_batter_is_replaced_before_his_turn() -> None:
    """He may not bat, and any pinch hitter will do; the computer sends one."""
    game = new_game()
    game.state = replace(game.state, hurt=((game.situation.batter, 3),), phase=OFFENSE_CALLS)
    assert game.game.must_change(game.state, VISITORS) == "a hurt player must be replaced"
    rule = game.game.turn(game.state)
    next(rule)
    with pytest.raises(Refused, match="a hurt player must be replaced"):
        rule.send("none")
    book = ByTheBook()
    now = replace(game.state, phase=DEFENSE_CALLS)
    assert "visitors-moves" not in book.calm(now, (0, 1))(now)
    sent = book.decide(game.game.view(game.state, "visitors"), Request("visitors-moves", "visitors"))
    hurt = game.situation.batter
    game.change(VISITORS, sent)
    assert game.situation.batter != hurt
    assert game.game.must_change(game.state, VISITORS) == ""


def test_a_hurt_runner_is_replaced_too() -> None:
    game = new_game()
    game.happen("S7")
    runner = game.situation.runners[0]
    game.state = replace(game.state, hurt=((runner, 0), (game.situation.batter, 1)), phase=OFFENSE_CALLS)
    one = bench(game, VISITORS)[0]
    with pytest.raises(Refused, match="a hurt player must be replaced"):
        game.change(VISITORS, f"{one} {game.situation.up[VISITORS]} 11")
    sent = ByTheBook().decide(game.game.view(game.state, "visitors"), Request("visitors-moves", "visitors"))
    game.change(VISITORS, sent)
    assert runner not in game.situation.runners
    assert game.game.must_change(game.state, VISITORS) == ""


def test_a_hurt_player_whose_turn_is_far_off_may_wait() -> None:
    game = new_game()
    game.state = replace(game.state, hurt=((game.situation.lineups[VISITORS].players[5], 3),))
    assert game.game.must_change(game.state, VISITORS) == ""


def test_without_a_bench_a_hurt_player_plays_on() -> None:
    game = new_game()
    others = tuple(
        (player, 1) for player in clubs()[VISITORS].players if player not in game.situation.lineups[0].players
    )
    game.state = replace(game.state, hurt=((game.situation.batter, 3), *others))
    assert game.game.must_change(game.state, VISITORS) == ""


def test_a_reliever_faces_a_batter_before_he_leaves() -> None:
    """Rule 5.10(f); a hurt one may leave at once."""
    game = new_game()
    game.happen("K")
    first, second = bench(game, HOME, pitchers=True)[:2]
    game.change(HOME, f"{first} 0 1")
    with pytest.raises(Refused, match="must face a batter"):
        game.change(HOME, f"{second} 0 1")
    hurt = replace(game.state, hurt=((first, 1),))
    assert game.game.change(hurt, HOME, f"{second} 0 1").situation.pitcher == second
    game.happen("W")
    game.change(HOME, f"{second} 0 1")
    assert game.situation.pitcher == second
