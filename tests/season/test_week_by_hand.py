"""A week of each game by hand, typed at the terminal; the same answers played by machine give the same books.

The usual run plays one day of each; HOTSTOVE_WEEK=7 plays the week.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hotstove.games import plays_game
from hotstove.games.pennant.game import GAME as PENNANT
from hotstove.records.store import Store
from hotstove.season.match import SeasonMatch
from hotstove.season.ready import AnyReady
from hotstove.season.result import Result
from hotstove.season.season import play_season
from hotstove.season.season_store import fixtures_to_play
from hotstove.sitting.opening import rerun
from hotstove.sitting.plays.lineups import read_lineup
from hotstove.sitting.plays.season_dugout import SeasonDugout
from hotstove.table.chance import Dealer
from hotstove.table.session import Session
from hotstove.table.tape import Tape
from tests.cli.keyboard import hotstove
from tests.season.test_season import contents

DAYS = int(os.environ.get("HOTSTOVE_WEEK", "1"))
GAMES = 8


def club_files(key: str, folder: Path) -> list[str]:
    """Two clubs as files: those that come with the game; the printed sheet under two names."""
    if key == "pennant":
        printed = PENNANT.clubs()["texas-1988"].read_text(encoding="utf-8")
        found = []
        for city in ("austin", "dallas"):
            path = folder / f"{city}-1988.toml"
            text = printed.replace('"texas-1988"', f'"{city}-1988"').replace("Texas Rangers", f"{city.title()} Nine")
            path.write_text(text, encoding="utf-8")
            found.append(str(path))
        return found
    if key == "rallybird":
        return ["Reds", "Blues:novice"]
    paths = []
    for name, file in list(plays_game(key).clubs().items())[:2]:
        path = folder / f"{name}.toml"
        path.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
        paths.append(str(path))
    return paths


def dice_typed(random: Random) -> str:
    """Dice that fit whatever the game of Pennant Race asks for: a line that is no roll of it is asked for again."""
    return f"{' '.join(str(random.randint(1, 6)) for _ in range(3))}\n{random.randint(1, 6)} {random.randint(1, 6)}\n"


def typed_lines(key: str, random: Random) -> str:
    """What a person types in one game: another starter and lineup now and then, some calls, then Enter for the rest."""
    if key == "pennant":
        return "2\n" + "".join(dice_typed(random) for _ in range(60))
    if key == "rallybird":
        return "".join(f"{random.choice(('213456', '', '7', '1', 'yes'))}\n" for _ in range(4000))
    return f"\nswap {random.randint(1, 4)} {random.randint(5, 9)}\n\n" + "\n" * random.randint(20, 60) + "finish\n"


@pytest.mark.parametrize("key", ["superstar", "longtater", "replay", "pennant", "rallybird"])
def test_a_week_by_hand_and_by_machine(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path / "hand"))
    clubs = [word for club in club_files(key, tmp_path) for word in ("--club", club)]
    opening = ("season", "new", key, 1988, "--name", "week", "--seed", "7", "--games", GAMES, *clubs)
    for home in ("hand", "machine"):
        monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path / home))
        assert hotstove(*opening).code == 0
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path / "hand"))
    random = Random(key)
    for _ in range(DAYS):
        with Store(tmp_path / "hand" / "seasons" / "week.db") as store:
            code = fixtures_to_play(store, "week")[0].home
        dice = ("--dice", "mine") if key == "pennant" else ()
        ran = hotstove("season", "game", code, "--name", "week", *dice, typed=typed_lines(key, random))
        assert ran.code == 0, ran.out[-2000:] + ran.err
        assert "game played on" in ran.out or "games played on" in ran.out
    tapes = sorted((tmp_path / "hand" / "seasons" / "tapes" / "week").glob("*.tape"))
    assert len(tapes) == DAYS
    answers = {tape.stem: tape for tape in tapes}
    with (
        Store(tmp_path / "hand" / "seasons" / "week.db") as hand,
        Store(tmp_path / "machine" / "seasons" / "week.db") as machine,
    ):
        for _ in range(DAYS):
            today = fixtures_to_play(machine, "week")[0].key
            play_season(machine, "week", days=1, by_hand={today: by_machine(answers[today])})
        assert contents(hand) == contents(machine)
    for tape in tapes:
        sitting = rerun(tape)
        sitting.go()
        assert sitting.over, "the tape alone tells the whole game"


def by_machine(path: Path) -> Callable[[AnyReady], Result[Any]]:
    """Plays a scheduled game without a table, on the answers of a tape."""

    def play(ready: AnyReady) -> Result[Any]:
        tape = Tape.read(path)
        if isinstance(ready, SeasonMatch):
            lineups = []
            for side, roster in zip(("visitors", "home"), ready.rosters, strict=True):
                lineup = read_lineup(tape.header[f"{side} lineup"], roster.club)
                assert lineup is not None
                lineups.append(lineup)
            ready = SeasonDugout(ready, frozenset({0, 1})).with_lineups((lineups[0], lineups[1])).match
        own_dice = tape.header["dice"] == "own dice"
        chance = None if own_dice else Dealer(ready.seed)
        session: Session[Any, Any, Any] = Session(ready.game, ready.first, chance, ready.managers(), tape.lines)
        session.run()
        return ready.result(session)

    return play


@pytest.mark.parametrize("key", ["superstar", "longtater", "replay", "pennant"])
def test_a_game_left_to_the_book_is_the_seasons_own(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who takes the season's starter and lineup, and lets the book finish, gets what the machine plays."""
    clubs = [word for club in club_files(key, tmp_path) for word in ("--club", club)]
    for home in ("hand", "machine"):
        monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path / home))
        opened = hotstove("season", "new", key, 1988, "--name", "week", "--seed", "7", "--games", GAMES, *clubs)
        assert opened.code == 0
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path / "hand"))
    with Store(tmp_path / "hand" / "seasons" / "week.db") as store:
        game = fixtures_to_play(store, "week")[0].key
    typed = "\n" * 4 if key == "pennant" else "\n\n\n\nfinish\n"
    ran = hotstove("season", "game", game, "--name", "week", typed=typed)
    assert ran.code == 0, ran.err
    with (
        Store(tmp_path / "hand" / "seasons" / "week.db") as hand,
        Store(tmp_path / "machine" / "seasons" / "week.db") as machine,
    ):
        play_season(machine, "week", days=1)
        assert contents(hand) == contents(machine)
