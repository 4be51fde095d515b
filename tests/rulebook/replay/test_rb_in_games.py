"""What reaches the rules from the outer loop: grades in force, players out of position, parks, absences, rest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import cast

import pytest

from hotstove.diamond.availability import Availability
from hotstove.diamond.lineup import Substitution, write_moves
from hotstove.diamond.state import State
from hotstove.diamond.turn import BallTurn
from hotstove.games.replay import card_files
from hotstove.games.replay.bats import pitchers_grids
from hotstove.games.replay.cards import PitcherCard
from hotstove.games.replay.chart_set import our_charts
from hotstove.games.replay.endurance import Mound
from hotstove.games.replay.estimates import GRADE_RUNS, mean_grade
from hotstove.games.replay.fielding import Glove
from hotstove.games.replay.game import BONUS, GAME
from hotstove.games.replay.matchup import Matchup
from hotstove.games.replay.options import Options
from hotstove.games.replay.plate_appearance import BEST_COLUMN
from hotstove.games.replay.setup import ReplayState
from hotstove.managers.book import ByTheBook
from hotstove.table.errors import Refused
from hotstove.table.questions import Request
from tests.helpers.match import Match
from tests.helpers.playing import ballgame, by_the_book, played

HERONS, MILLERS = (card_files.read(file) for file in GAME.clubs().values())
KINCAID, WINTERMUTE, BELL, SWANN, DILLARD = "kincw001", "wintc001", "bellh001", "swano001", "dillr001"


def new_game(options: Options | None = None, millers_today: Mapping[str, Availability] | None = None) -> Match:
    """Herons at Millers, Wintermute against Kincaid; what the rules of rest allow the Millers' pitchers."""
    lineups = (HERONS.lineup(WINTERMUTE, "R", True), MILLERS.lineup(KINCAID, "R", True))
    return Match(GAME, (HERONS, MILLERS), lineups, options, available=({}, millers_today or {}))


def happen(game: Match, *plays: str) -> None:
    """Plays as a scorer writes them, one after the other."""
    game.happen(*plays)


def relieve(game: Match, player: str, side: int = 1) -> None:
    """A new pitcher; the one before him has faced somebody, as he must."""
    before = game.state.outings
    faced = (*before[side][:-1], before[side][-1]._replace(batters=max(1, before[side][-1].batters)))
    game.state = game.state._replace(outings=(faced, before[1]) if side == 0 else (before[0], faced))
    game.change(side, str(Substitution(player, 0, 1)))


def matchup(game: Match) -> Matchup:
    return GAME.matchup(state_of(game))


def state_of(game: Match) -> ReplayState:
    return cast("ReplayState", game.state)


def mounds(game: Match) -> Mapping[str, Mound]:
    return {player: mound for side in state_of(game).memory.mounds for player, mound in side}


def pitching(player: str) -> PitcherCard:
    card = MILLERS.cards[player].pitching
    assert card is not None
    return card


def grade(game: Match, roll: int) -> int:
    """The pitcher's grade in force under a roll."""
    return matchup(game).pitcher(roll).grade


def test_rb_16_tired_the_bottom_row_is_in_force() -> None:
    """Six runs off Kincaid in the first: his B row, 2 2 4 - 4 4."""
    game = new_game()
    card = pitching(KINCAID)
    assert grade(game, 311) == card.rows[0][2].grade
    happen(game, "W", "W.1-2", "W.2-3;1-2", "HR7.3-H;2-H;1-H", "HR7", "HR7")
    assert mounds(game)[KINCAID].tired
    assert [grade(game, 310 + blue) for blue in range(1, 7)] == [card.tired_row[2].grade] * 6


def test_rb_16_the_rules_ask_nothing_of_the_game_before_a_play() -> None:
    """Looking at a matchup changes no memory, so that looking twice, or changing one's mind, changes nothing."""
    game = new_game()
    happen(game, "W")
    before = repr(state_of(game).memory)
    for _ in range(2):
        matchup(game)
    assert repr(state_of(game).memory) == before


def test_rb_16_runs_of_inherited_runners_are_the_first_mans() -> None:
    """A walk by Kincaid, a double off Swann: the run is Kincaid's."""
    game = new_game()
    happen(game, "W")
    relieve(game, SWANN)
    happen(game, "D7.1-H")
    assert (game.outing(KINCAID).earned, game.outing(SWANN).earned) == (1, 0)


def test_rb_16_an_error_makes_runs_unearned() -> None:
    """With two out an error; what follows is no earned run."""
    game = new_game()
    happen(game, "K", "K", "E6", "HR7.1-H")
    assert (mounds(game)[KINCAID].runs, mounds(game)[KINCAID].earned) == (2, 0)
    assert (game.outing(KINCAID).runs, game.outing(KINCAID).earned) == (2, 0)


def test_rb_18_a_reliever_tires_in_a_game() -> None:
    """Swann, R2^8, behind: no bonus for an R2. Two batters, and the next runner."""
    game = new_game()
    happen(game, "HR7", "HR7", "K")
    relieve(game, SWANN)
    happen(game, "W", "W.1-2")
    assert not mounds(game)[SWANN].tired
    happen(game, "W.2-3;1-2")
    assert mounds(game)[SWANN].tired


def test_rb_19_an_inning_that_he_begins_is_his_bonus() -> None:
    """Bell, R3^9, begins the second inning two runs ahead: nobody counts."""
    game = new_game()
    happen(game, "K", "K", "K")
    game.situation = game.situation._replace(inning=2, half="top", outs=0, score=(0, 2))
    relieve(game, BELL)
    happen(game, "W", "W.1-2", "W.2-3;1-2")
    assert (mounds(game)[BELL].batters, mounds(game)[BELL].bonus_inning) == (0, 2)


def test_rb_19_looking_before_the_change_does_not_take_his_bonus_away() -> None:
    """The matchup is looked at with the old pitcher, then Bell comes in to begin the inning."""
    game = new_game()
    happen(game, "K", "K", "K")
    game.situation = game.situation._replace(inning=2, half="top", outs=0, score=(0, 2))
    matchup(game)
    relieve(game, BELL)
    matchup(game)
    happen(game, "W")
    assert mounds(game)[BELL].bonus_inning == 2


def right_hander_up(game: Match) -> None:
    """Brings the first right-handed batter of the Herons to the plate."""
    slot = next(slot for slot in range(1, 10) if HERONS.players[game.situation.lineups[0].players[slot]].bats == "R")
    game.situation = game.situation._replace(up=(slot, game.situation.up[1]))


def test_rb_24_only_for_the_first_batter_of_a_player_brought_in_during_an_inning() -> None:
    """Dillard, right-handed, against a right-handed batter: allowed until that player is done with."""
    game = new_game(Options(best_column=True))
    happen(game, "W")
    right_hander_up(game)
    assert matchup(game).best is None
    relieve(game, DILLARD)
    best = matchup(game).best
    assert best is not None
    assert best(3) == min(row[2].grade for row in pitching(DILLARD).rows)
    happen(game, "SB2")
    assert matchup(game).best is not None
    happen(game, "K")
    right_hander_up(game)
    assert matchup(game).best is None


def test_rb_24_the_book_declares_where_he_gains_most() -> None:
    """Points of the mean grade over the best, by what a point is worth in runs."""
    game = new_game(Options(best_column=True))
    happen(game, "W")
    right_hander_up(game)
    relieve(game, DILLARD)
    card = pitching(DILLARD)
    gains = {column: GRADE_RUNS[column] * (mean_grade(card, column) - card.best[column]) for column in (3, 5, 6)}
    choice = ByTheBook().decide(game.view("home"), BEST_COLUMN)
    assert choice == str(max(gains, key=lambda column: gains[column]))


def test_rb_24_not_for_split_cards_nor_for_the_other_side() -> None:
    game = new_game(Options(best_column=True))
    happen(game, "W")
    right_hander_up(game)
    relieve(game, SWANN)
    assert matchup(game).best is None


def test_rb_24_not_at_the_beginning_of_an_inning() -> None:
    game = new_game(Options(best_column=True))
    right_hander_up(game)
    relieve(game, DILLARD)
    assert matchup(game).best is None


def test_rb_24_not_without_the_option() -> None:
    game = new_game()
    happen(game, "W")
    right_hander_up(game)
    relieve(game, DILLARD)
    assert matchup(game).best is None


def test_rb_25_the_home_park_counts() -> None:
    assert matchup(new_game(Options(ballparks=True))).park == MILLERS.park
    assert matchup(new_game()).park is None
    assert MILLERS.park is not None
    assert HERONS.park is not None


def test_rb_28_the_field_is_rated_anew_with_every_change() -> None:
    """A second baseman at short: 5 e11 by the short rule, two points worse by the tables."""
    for tables, wanted in ((False, "5 e11"), (True, "4 e11")):
        card = replace(MILLERS.cards["fontd001"], gloves={"2B": Glove(2, -1, 53)})
        usual = MILLERS.lineup(KINCAID, "R", True)
        cards = {
            player: other if player in usual.players else replace(other, gloves={})
            for player, other in MILLERS.cards.items()
        }
        club = replace(MILLERS, cards={**cards, "fontd001": card})
        positions = list(usual.positions)
        at_second, at_short = usual.players.index("fontd001"), usual.players.index("prueo001")
        positions[at_second], positions[at_short] = 6, 4
        lineup = replace(usual, positions=tuple(positions))
        lineups = (HERONS.lineup(WINTERMUTE, "R", True), lineup)
        game = Match(GAME, (HERONS, club), lineups, Options(out_of_position=tables))
        assert str(matchup(game).gloves[6]) == wanted


def test_rb_28_only_pitchers_pitch() -> None:
    with pytest.raises(Refused, match="no pitcher's card"):
        GAME.verify_position(MILLERS, "fontd001", 1)
    with pytest.raises(Refused, match="is not rated at C but at 2B, SS"):
        GAME.verify_position(MILLERS, "fontd001", 2)


def test_rb_27_who_has_not_rested_may_not_pitch() -> None:
    with pytest.raises(Refused, match="has not had his days of rest"):
        new_game(millers_today={KINCAID: Availability(False, False, "has not had his days of rest")})


def test_rb_27_short_rest_costs_two_innings() -> None:
    """Kincaid, S8, lasts six: a run in, the first runner of the seventh."""
    for tired in (True, False):
        game = new_game(millers_today={KINCAID: Availability(short_rest=tired)})
        happen(game, "HR7")
        for inning in range(1, 8):
            game.situation = game.situation._replace(inning=inning, half="top", outs=0, bases="---", runners=("",) * 3)
            happen(game, *(("K", "K", "K") if inning < 7 else ("W",)))
        assert mounds(game)[KINCAID].tired == tired


def test_rb_27_who_did_too_much_begins_on_his_b_grades() -> None:
    game = new_game(millers_today={KINCAID: Availability(worn_out=True)})
    assert grade(game, 311) == pitching(KINCAID).tired_row[2].grade


def test_rb_27_the_book_lets_a_worn_out_starter_face_a_batter() -> None:
    """Rule 5.10(f): nobody is taken out before he has faced one, tired or not."""
    game = new_game(millers_today={KINCAID: Availability(worn_out=True)})
    happen(game, "NP")
    assert mounds(game)[KINCAID].tired
    view = GAME.view(state_of(game), "home")
    assert ByTheBook().decide(view, Request("home-moves", "home")) == "none"


def test_rb_27_too_much_is_told_at_once() -> None:
    """Bell, R3, past three innings: B grades with the option, none without."""
    for chart in (True, False):
        game = new_game(Options(rest_chart=chart))
        happen(game, "HR7", "HR7", "HR7", "HR7")
        relieve(game, BELL)
        for inning in range(2, 6):
            game.situation = game.situation._replace(inning=inning, half="top", outs=0, bases="---", runners=("",) * 3)
            happen(game, "K", "K", "K")
        assert mounds(game)[BELL].tired == chart


def test_rb_19_the_manager_may_save_a_bonus_inning() -> None:
    """Bell, R3^n, begins the seventh with a small lead: kept, his three batters count, and he is asked again later."""
    game = new_game()
    relieve(game, BELL)
    card = MILLERS.cards[BELL].pitching
    assert card is not None and card.relieves_bonus >= 7
    game.situation = game.situation._replace(inning=7, half="top", score=(0, 1))
    rule = GAME.turn(state_of(game))
    assert next(rule).purpose == "visitors-moves"
    question = rule.send("none")
    assert question == BONUS
    with pytest.raises(StopIteration) as stop:
        rule.send("no")
    game.state = GAME.after(state_of(game), stop.value.value)
    assert next(GAME.turn(state_of(game))).purpose == "infield"
    happen(game, "K", "K")
    mound = mounds(game)[BELL]
    assert (mound.batters, mound.bonus_used) == (2, False)
    happen(game, "K")
    game.situation = game.situation._replace(inning=7, half="bottom")
    happen(game, "K", "K", "K")
    happen(game, "K")
    assert (mounds(game)[BELL].batters, mounds(game)[BELL].bonus_inning) == (3, 8)


def test_rb_19_a_bonus_that_is_not_saved_is_used_first() -> None:
    game = new_game()
    relieve(game, BELL)
    game.situation = game.situation._replace(inning=7, half="top", score=(0, 1))
    happen(game, "K", "K")
    assert (mounds(game)[BELL].batters, mounds(game)[BELL].bonus_inning) == (0, 7)


def test_rb_10_the_first_assessment_of_a_game_counts() -> None:
    """Three games, then five: three. They begin when this game is over."""
    game = new_game()
    batter = game.situation.batter
    happen(game, "K/MISS3")
    game.situation = game.situation._replace(up=(1, 1))
    happen(game, "K/MISS5")
    assert state_of(game).memory.missed == ((batter, 3),)
    assert game.state.hurt == ()
    game.situation = game.situation._replace(
        inning=9, half="bottom", outs=2, bases="---", runners=("",) * 3, score=(1, 0)
    )
    happen(game, "K")
    assert game.is_over
    assert GAME.injuries(state_of(game)) == ((batter, 3),)


def test_rb_11_nothing_is_asked_before_the_steal_is_rolled() -> None:
    """No change of pitcher, no call: the die is for the pitcher on whom he reached; then both sides may speak."""
    game = new_game()
    happen(game, "S8/RUN1*")
    question = next(GAME.turn(state_of(game)))
    assert question.purpose == "hold"
    happen(game, "NP")
    assert matchup(game).pending == ""
    assert next(GAME.turn(state_of(game))).purpose == "home-moves"


def test_rb_11_a_symbol_is_gone_with_the_inning() -> None:
    game = new_game()
    happen(game, "K", "K", "S8/RUN1*", "CS2(26)")
    assert game.situation.half == "bottom"
    assert matchup(game).pending == ""


def test_rb_11_behind_after_seven() -> None:
    game = new_game()
    for inning, score, behind in ((7, (0, 1), False), (8, (0, 1), True), (8, (1, 1), False), (9, (2, 1), False)):
        game.situation = game.situation._replace(inning=inning, score=score)
        assert matchup(game).behind == behind


def test_rb_21_pitchers_bat_in_a_game() -> None:
    """Without a designated hitter the pitcher's number counts."""
    lineups = (HERONS.lineup(WINTERMUTE, "R", False), MILLERS.lineup(KINCAID, "R", False))
    game = Match(GAME, (HERONS, MILLERS), lineups)
    game.situation = game.situation._replace(up=(9, 1))
    number = HERONS.cards[WINTERMUTE].batting.number
    grid = pitchers_grids(our_charts())[number]["R"]
    assert matchup(game).batter(111) == grid.squares[111]
    assert matchup(game).bunt == HERONS.cards[WINTERMUTE].batting.bunt


@pytest.mark.parametrize("preset", GAME.presets)
def test_rb_01_games_under_every_preset(preset: str) -> None:
    """Work on the mound agrees with the outings, and nobody is rested by pitching on."""
    for number in range(6):
        begun = ballgame("replay", GAME.presets[preset], turn=number)

        def watch(before: State, turn: BallTurn, after: State) -> None:
            was, now = (_tired(cast("ReplayState", state)) for state in (before, after))
            assert now >= was

        session = played(begun, number, by_the_book(), watch=watch)
        last = cast("ReplayState", session.state)
        for side, mine in enumerate(last.memory.mounds):
            for player, mound in mine:
                outing = last.outing(side, player)
                assert outing is not None
                assert mound.outs == outing.outs
        outings = [outing for mine in last.outings for outing in mine]
        assert sum(outing.runs for outing in outings) == sum(last.situation.score)


def _tired(state: ReplayState) -> set[str]:
    return {player for mine in state.memory.mounds for player, mound in mine if mound.tired}


def test_rb_28_out_of_position_only_when_he_must() -> None:
    """Catcher and shortstop do not change places; with nobody else rated there a stranger is let in."""
    game = new_game()
    lineup = game.situation.lineups[1]
    catcher, short = lineup.fielders[2], lineup.fielders[6]
    swap = (
        Substitution(catcher, lineup.players.index(catcher), 6),
        Substitution(short, lineup.players.index(short), 2),
    )
    with pytest.raises(Refused, match="is not rated at"):
        game.change(1, write_moves(swap))
    others = [
        player for player in MILLERS.players if player not in lineup.players and MILLERS.cards[player].plays("SS")
    ]
    club = replace(MILLERS, cards={**MILLERS.cards, **{o: replace(MILLERS.cards[o], gloves={}) for o in others}})
    bench = next(p for p in club.players if p not in lineup.players and club.cards[p].pitching is None)
    game = Match(GAME, (HERONS, club), (game.situation.lineups[0], lineup))
    game.change(1, str(Substitution(bench, lineup.players.index(short), 6)))
    assert game.situation.lineups[1].fielders[6] == bench
