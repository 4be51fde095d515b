"""What reaches the rules from the outer loop: grades in force, players out of position, parks, absences, rest."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from hotstove.diamond.lineup import Substitution, write_moves
from hotstove.diamond.state import State
from hotstove.diamond.turn import BallTurn
from hotstove.games.replay.bats import pitchers_grids
from hotstove.games.replay.chart_set import our_charts
from hotstove.games.replay.fielding import Glove
from hotstove.games.replay.game import GAME
from hotstove.games.replay.options import Options
from hotstove.games.replay.setup import ReplayState
from hotstove.table.errors import Refused
from tests.helpers.match import Match
from tests.helpers.playing import ballgame, by_the_book, played
from tests.helpers.replay_match import (
    HERONS,
    KINCAID,
    MILLERS,
    WINTERMUTE,
    happen,
    matchup,
    new_game,
    state_of,
)


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


def test_rb_10_the_first_assessment_of_a_game_counts() -> None:
    """Three games, then five: three. They begin when this game is over."""
    game = new_game()
    batter = game.situation.batter
    happen(game, "K/MISS3")
    game.situation = replace(game.situation, up=(1, 1))
    happen(game, "K/MISS5")
    assert state_of(game).memory.missed == ((batter, 3),)
    assert game.state.hurt == ()
    game.situation = replace(
        game.situation, inning=9, half="bottom", outs=2, bases="---", runners=("",) * 3, score=(1, 0)
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
        game.situation = replace(game.situation, inning=inning, score=score)
        assert matchup(game).behind == behind


def test_rb_21_pitchers_bat_in_a_game() -> None:
    """Without a designated hitter the pitcher's number counts."""
    lineups = (HERONS.lineup(WINTERMUTE, "R", False), MILLERS.lineup(KINCAID, "R", False))
    game = Match(GAME, (HERONS, MILLERS), lineups)
    game.situation = replace(game.situation, up=(9, 1))
    number = HERONS.cards[WINTERMUTE].batting.number
    grid = pitchers_grids(our_charts())[number]["R"]
    assert matchup(game).batter(111) == grid.squares[111]
    assert matchup(game).meeting.bunt == HERONS.cards[WINTERMUTE].batting.bunt


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
                assert 0 <= mound.uncounted <= outing.batters
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
