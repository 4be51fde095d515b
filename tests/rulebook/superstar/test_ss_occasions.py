"""SS-29 to SS-34: endurance, fatigue, rest, rain, the naming of starters, own cards."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from hotstove.diamond.availability import Appearance, Availability
from hotstove.games.superstar import card_files
from hotstove.games.superstar.cards import PitcherCard
from hotstove.games.superstar.chart_set import our_charts
from hotstove.games.superstar.dice import NUMBERS
from hotstove.games.superstar.fatigue import days_of_rest, innings_limit, innings_past, may_pitch_again, outs_left
from hotstove.games.superstar.game import GAME
from hotstove.games.superstar.options import Options
from hotstove.games.superstar.setup import SuperstarState
from hotstove.sitting.plays.lineups import starting_pitchers, usual_lineups
from hotstove.table.chance import Script
from hotstove.table.errors import Mistake, Refused
from hotstove.table.questions import Request, Roll
from hotstove.table.session import follow
from tests.helpers.clubs import club, clubs, new_game, starting
from tests.helpers.superstar import matchup, pitcher, ruled

STARTERS = {40: 9, 39: 8, 31: 8, 30: 7, 23: 7, 22: 6, 16: 6, 15: 5, 0: 5}
RELIEVERS = {17: 3, 16: 2, 11: 2, 10: 1, 0: 1}


@pytest.mark.parametrize(("decisions", "innings"), STARTERS.items())
def test_ss_29_starters_by_decisions(decisions: int, innings: int) -> None:
    """Wins and losses of the season give the innings that a starter lasts."""
    assert innings_limit(our_charts(), PitcherCard("R", pitcher(), None, decisions), started=True) == innings


@pytest.mark.parametrize(("decisions", "innings"), RELIEVERS.items())
def test_ss_29_relievers_by_decisions(decisions: int, innings: int) -> None:
    """The same for relievers; a player with both charts has the limit of his role today."""
    charts = our_charts()
    assert innings_limit(charts, PitcherCard("R", None, pitcher(), decisions), started=False) == innings
    split = PitcherCard("R", pitcher(), pitcher(), decisions)
    assert innings_limit(charts, split, started=False) == innings


@pytest.mark.parametrize("decisions", [0, 12, 20, 45])
def test_ss_29_a_starter_without_a_relief_chart_lasts_four_innings_in_relief(decisions: int) -> None:
    """Whatever his decisions."""
    assert innings_limit(our_charts(), PitcherCard("R", pitcher(), None, decisions), started=False) == 4


def test_ss_29_innings_are_counted_by_outs() -> None:
    """A limit of seven: 20 outs are within it, 21 outs mean that he is in his first tired inning."""
    assert [innings_past(7, outs // 3 + 1) for outs in (0, 20, 21, 23, 24, 27, 36)] == [0, 0, 1, 1, 2, 3, 3]


def test_ss_29_in_a_game_the_outs_he_got_make_him_tired() -> None:
    """The home starter with his limit's outs behind him meets the next batter tired."""
    game = new_game()
    starter = game.situation.lineups[1].pitcher
    card = clubs()[1].cards[starter].pitching
    assert card is not None
    limit = innings_limit(our_charts(), card, started=True)
    tired = []
    for outs in (0, 3 * limit - 1, 3 * limit, 3 * limit + 3, 3 * limit + 6):
        game.with_outing(starter, outs=outs)
        tired.append(GAME.matchup(cast("SuperstarState", game.state)).tired)
    assert tired == [0, 0, 1, 2, 3]


def test_ss_30_the_first_tired_inning_turns_automatic_outs_into_singles() -> None:
    """Defence 28: 11 and 12 are 1A now, 13 is read from the card."""
    m = matchup("1--", defense=28, pitching={13: "SO"}, tired=1)
    assert ruled(m, 11).field == ruled(m, 12).field == (0, 0, "1-3", "1")
    assert ruled(m, 13).notation == "K"
    assert "SS-30" in ruled(m, 11).cites


def test_ss_30_the_second_turns_all_of_10_to_15() -> None:
    """Whatever stands there; 16 is read from the card."""
    m = matchup("1--", defense=28, pitching="SO", tired=2)
    assert {ruled(m, number).field for number in range(10, 16)} == {(0, 0, "1-3", "1")}
    assert ruled(m, 16).notation == "K"


def test_ss_30_later_innings_are_worse() -> None:
    """10 a home run, 11 and 12 doubles, 13 to 15 still 1A."""
    m = matchup("1--", pitching="SO", tired=3)
    codes = [ruled(m, number).play.events[0].code for number in range(10, 16)]
    assert codes == ["HR", "D", "D", "S", "S", "S"]


def test_ss_31_days_of_rest() -> None:
    """By the same rows: starters 2, 3, 3, 4, 4; relievers 2, 1, 0."""
    charts = our_charts()
    assert [days_of_rest(charts, decisions, True) for decisions in (40, 31, 23, 16, 0)] == [2, 3, 3, 4, 4]
    assert [days_of_rest(charts, decisions, False) for decisions in (17, 11, 0)] == [2, 1, 0]


def test_ss_31_a_player_without_his_rest_may_not_pitch() -> None:
    """A reliever who is still resting is refused."""
    player = clubs()[0].staff.bullpen[0]
    yesterday = Appearance(100, 9, False)
    setup = GAME.setup(clubs(), starting())
    rested = [GAME.availability(setup, 0, player, yesterday, day).may_relieve for day in (101, 102, 103)]
    assert rested[0] is False
    assert rested[-1] is True
    today = GAME.availability(setup, 0, player, yesterday, 101)
    game = new_game(visitors_today={player: today})
    game.situation = replace(game.situation, half="bottom")
    with pytest.raises(Refused, match="rest"):
        game.change(0, f"{player} 0 1")


def test_ss_31_both_games_of_a_doubleheader() -> None:
    """One inning in the first game leaves four for the second; four outs leave none."""
    assert (may_pitch_again(3), may_pitch_again(4)) == (True, False)
    assert (outs_left(0), outs_left(3), outs_left(4)) == (15, 12, 0)
    fresh, used = clubs()[0].staff.bullpen[:2]
    setup = GAME.setup(clubs(), starting())
    today = {
        player: GAME.availability(setup, 0, player, Appearance(100, outs, False), 100)
        for player, outs in ((fresh, 3), (used, 4))
    }
    assert (today[fresh].may_start, today[fresh].may_relieve, today[fresh].outs_before) == (False, True, 3)
    game = new_game(visitors_today=today, number=2)
    game.situation = replace(game.situation, half="bottom")
    game.happen("K")
    with pytest.raises(Refused, match="first game"):
        game.change(0, f"{used} 0 1")
    game.change(0, f"{fresh} 0 1")


def test_ss_31_five_innings_in_all_and_he_must_leave() -> None:
    """A reliever with an inning behind him gets twelve outs in the second game; then another player must pitch."""
    player, other = clubs()[0].staff.bullpen[:2]
    game = new_game(visitors_today={player: Availability(False, outs_before=3)}, number=2)
    game.situation = replace(game.situation, half="bottom")
    game.happen("W")
    game.change(0, f"{player} 0 1")
    game.with_outing(player, outs=10)
    game.happen("K")
    assert not game.must_change(0)
    game.happen("K")
    assert game.must_change(0)
    game.change(0, f"{other} 0 1")
    assert not game.must_change(0)


def rained(*rolls: int) -> tuple[str, int]:
    """Why the game was called off at the start of some half-inning, and how many rolls were made for the weather."""
    game = new_game(Options(rain_outs=True))
    script = Script(rolls)
    for _ in range(4):
        omen = follow(game.game.turn(game.state), lambda question: script.answer(cast("Roll", question)))
        game.state = game.game.after(game.state, omen)
        if game.is_over or script.used == len(rolls):
            break
        game.happen("K", "K", "K")
    return game.state.called_off, script.used


def test_ss_32_rain_before_the_game() -> None:
    """11 postpones it; anything else but 31 is fair weather for good."""
    assert rained(11) == ("postponed by rain", 1)
    assert rained(12) == ("", 1)


def test_ss_32_a_threatening_sky_is_watched_every_half_inning() -> None:
    """31, then 20, 31 and 11 before the halves that follow: the last one stops the game."""
    assert rained(31, 11) == ("postponed by rain", 2)
    assert rained(31, 20, 31, 11) == ("postponed by rain", 4)


def test_ss_32_without_the_option_nobody_looks_at_the_sky() -> None:
    """No roll is asked for."""
    game = new_game()
    assert isinstance(next(game.game.turn(game.state)), Request)


def test_ss_33_the_visitors_name_their_starter_first() -> None:
    """Two names are given, the visitors' first; each side's lineup answers the other side's player."""
    visitors, home = clubs()
    named = starting_pitchers(clubs(), f"{visitors.staff.rotation[1]},{home.staff.rotation[2]}")
    assert named == (visitors.staff.rotation[1], home.staff.rotation[2])
    with pytest.raises(Mistake, match="visitors first"):
        starting_pitchers(clubs(), "one,two,three")
    lineups = usual_lineups(clubs(), named, True)
    assert lineups[1] == home.lineup(named[1], visitors.players[named[0]].throws, True)


def test_ss_33_a_mistake_in_both_names_is_told_of_the_visitors_first() -> None:
    """Neither is on his roster: the visitors' name is the one that is answered."""
    with pytest.raises(Mistake, match="nobody-a"):
        starting_pitchers(clubs(), "nobody-a,nobody-b")


def test_ss_34_a_card_filled_in_by_hand_is_read(tmp_path: Path) -> None:
    """Thirty squares a column, in the older alphabet, laid over a player of a club's file: they are what he plays
    with."""
    text = card_files.write(club("herons"))
    start = text.index('vs_l = """')
    end = text.index('"""', start + 10)
    older = " ".join(["(1)", "2*", "G*"] + ["F"] * 27)
    path = tmp_path / "own.toml"
    path.write_text(f'{text[:start]}vs_l = """\n{older}\n{text[end:]}', encoding="utf-8")
    own = card_files.read(path)
    first = next(iter(own.cards.values()))
    assert [first.batting.vs_l(number) for number in NUMBERS[:4]] == ["1M", "2+", "G+", "F"]


@pytest.mark.parametrize("name", ["herons", "millers"])
def test_ss_34_cards_are_written_and_read_back(tmp_path: Path, name: str) -> None:
    """A club written to a file and read again is the same club."""
    path = tmp_path / "club.toml"
    path.write_text(card_files.write(club(name)), encoding="utf-8")
    assert card_files.read(path) == club(name)


def test_ss_34_a_square_that_is_no_symbol_is_refused(tmp_path: Path) -> None:
    """The sentence names the file, the player, the square, what stands there and what may."""
    text = card_files.write(club("herons"))
    path = tmp_path / "own.toml"
    path.write_text(text.replace("HR", "QQ", 1), encoding="utf-8")
    with pytest.raises(Mistake, match=r"own\.toml.*larkt001.*QQ.*allowed"):
        card_files.read(path)
