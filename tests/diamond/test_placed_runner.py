"""Since 2020 extra innings begin with a runner on second; doubleheaders of 2020 and 2021 have seven innings."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from pathlib import Path

import pytest

from hotstove.diamond.innings_options import of_year
from hotstove.diamond.log import GameLog
from hotstove.games import plays_game
from hotstove.records.from_log import log_of as read_rows
from hotstove.records.from_log import rows_of
from hotstove.scorebook import score
from hotstove.scorebook.legality import offences_of
from hotstove.scorebook.proof import faults_of
from hotstove.scorebook.retrosheet import export
from hotstove.scorebook.retrosheet_reader import read_event_file
from hotstove.season.new_season import chosen_options
from tests.helpers.playing import BallSession, ballgame, games_with_clubs, log_of, played

INNINGS = 2
"""So short are these games, that many of them are tied."""


def short_game(key: str, seed: int) -> BallSession:
    game, state = ballgame(key, {"runner_in_extra_innings": True})
    setup = replace(state.setup, innings=INNINGS)
    return played((game, game.start(setup)), seed)


@pytest.fixture(scope="module", params=games_with_clubs())
def long_games(request: pytest.FixtureRequest) -> list[BallSession]:
    """Games that went beyond their innings."""
    games = (short_game(request.param, seed) for seed in range(60))
    return [game for game in games if log_of(game).plays[-1].situation.inning > INNINGS]


def halves(log: GameLog) -> list[tuple[int, tuple[str, str, str], str]]:
    """Inning, runners and the player before the first to bat, where each half-inning began."""
    found = []
    for (inning, side), plays in groupby(log.plays, key=lambda one: (one.situation.inning, one.situation.batting)):
        first = next(plays).situation
        before = first.lineups[side].players[(first.up[side] - 2) % 9 + 1]
        found.append((inning, first.runners, before))
    return found


def test_extra_innings_begin_with_a_runner(long_games: list[BallSession]) -> None:
    assert long_games
    for game in long_games:
        for inning, runners, before in halves(log_of(game)):
            assert runners == (("", before, "") if inning > INNINGS else ("", "", ""))


def test_umpire_and_scorer_agree(long_games: list[BallSession]) -> None:
    unearned = 0
    for game in long_games:
        log = log_of(game)
        book = score(log, innings=INNINGS)
        assert offences_of(log, INNINGS) == []
        assert faults_of(book) == []
        for side, own in enumerate(book.sides):
            for pitcher in own.pitchers:
                outing = game.state.outing(side, pitcher.player)
                assert outing is not None
                assert (outing.runs, outing.earned) == (pitcher.line.runs, pitcher.line.earned_runs)
                unearned += pitcher.line.runs - pitcher.line.earned_runs
    assert unearned > 0


def test_books_and_event_files_keep_the_runner(long_games: list[BallSession], tmp_path: Path) -> None:
    game = long_games[0]
    log = log_of(game)
    rows = rows_of("key", "", score(log, innings=INNINGS))
    clubs = {club.code: club for club in log.clubs}
    kept = read_rows(rows.game, rows.events, clubs)
    assert [entry.play for entry in kept.plays] == [entry.play for entry in log.plays] and kept.final == log.final
    written = next(file for file in export([log], tmp_path) if ".EV" in file.name)
    assert "radj," in written.read_text()
    again = next(read_event_file(written))
    assert [one.situation.bases for one in again.plays] == [one.situation.bases for one in log.plays]
    assert again.final is not None and log.final is not None
    assert again.final.score == log.final.score


def test_seasons_of_those_years_turn_it_on() -> None:
    game = plays_game("superstar")
    assert of_year(2019) == {}
    assert set(of_year(2024)) == {"runner_in_extra_innings"}
    options = game.read_options(chosen_options(game, "", of_year(2020)))
    setup = ballgame("superstar")[1].setup
    double = game.setup(setup.clubs, setup.starting, options=options, number=2)
    single = game.setup(setup.clubs, setup.starting, options=options)
    assert (double.innings, single.innings) == (7, 9)
    assert double.places_runner
    assert not setup.places_runner
