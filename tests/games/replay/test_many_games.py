"""Many games of Replay Baseball under every preset: nothing illegal, every box proves, Chadwick counts alike."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hotstove.diamond.log import GameLog
from hotstove.games.replay.game import GAME
from hotstove.scorebook import score
from hotstove.scorebook.legality import offences_of
from hotstove.scorebook.proof import faults_of
from hotstove.table.chance import seed_for
from tests.helpers.exports import date_of, differences
from tests.helpers.playing import at_random, ballgame, by_the_book, log_of, played

KEY = GAME.key
PRESETS = tuple(GAME.presets)


def game_log(preset: str, number: int, random: bool) -> GameLog:
    """One game on a date of its own; starters and the designated hitter change from game to game."""
    minds = at_random(seed_for(KEY, "whims", number)) if random else by_the_book()
    begun = ballgame(KEY, GAME.presets[preset], turn=number, designated_hitter=number % 5 > 0)
    log = log_of(played(begun, seed_for(KEY, preset, number), minds))
    return replace(log, date=date_of(number))


def wrong_with(logs: list[GameLog], folder: Path) -> list[str]:
    """What umpire, scorer and Chadwick have to say."""
    found = [f"{log.date}: {fault}" for log in logs for fault in (*offences_of(log), *faults_of(score(log)))]
    return found + differences(KEY, logs, folder)


def test_forty_games_keep_the_rules_and_their_exports_are_read(tmp_path: Path) -> None:
    """Every preset in turn, by the book and at random."""
    logs = [game_log(PRESETS[number % len(PRESETS)], number, number % 2 == 1) for number in range(40)]
    assert wrong_with(logs, tmp_path) == []


@pytest.mark.soak
@pytest.mark.parametrize("preset", PRESETS)
def test_two_thousand_automatic_games(preset: str, tmp_path: Path) -> None:
    assert wrong_with([game_log(preset, number, False) for number in range(2000)], tmp_path) == []


@pytest.mark.soak
@pytest.mark.parametrize("preset", PRESETS)
def test_five_hundred_games_at_random(preset: str, tmp_path: Path) -> None:
    assert wrong_with([game_log(preset, number, True) for number in range(500)], tmp_path) == []
