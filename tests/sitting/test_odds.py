"""Odds are the game's own chances: the era of the batting club, the cards and charts of the game under way."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.games import plays_game
from hotstove.odds.distribution import quiet
from hotstove.sitting.plays.odds import moment, odds_between, odds_of
from tests.cli.keyboard import hotstove

LONGTATER = plays_game("longtater")


def aged(season: int, folder: Path) -> Path:
    """The two clubs of the game, as of another season."""
    folder.mkdir(exist_ok=True)
    for name, file in LONGTATER.clubs().items():
        text = file.read_text(encoding="utf-8").replace("season = 2026", f"season = {season}")
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def between(cards: Path) -> dict[str, float]:
    found = odds_between(LONGTATER, "herons:Larkspur", "millers:Kincaid", "1--", 0, [], [], cards, None)[1]
    return dict(found.kinds)


def test_odds_of_1908_are_those_of_a_game_of_1908(tmp_path: Path) -> None:
    """Double plays were rarer: the era is that of the batting club's season, in the command as in the game."""
    old, new = aged(1908, tmp_path / "1908"), aged(1988, tmp_path / "1988")
    clubs = [LONGTATER.read_club(old / f"{name}.toml") for name in ("herons", "millers")]
    state = moment(LONGTATER, clubs[0], "larkt001", clubs[1], "kincw001", "1--", 0)
    then, now = between(old), between(new)
    assert then == dict(odds_of(LONGTATER, state, quiet).kinds)
    assert then["double play"] < now["double play"] - 0.01
    ran = hotstove("odds", "longtater", "herons:Larkspur", "millers:Kincaid", "--bases", "1--", "--cards", old)
    assert f"  {then['double play']:.4f}  double play\n" in ran.out


def test_at_the_prompt_the_odds_are_those_of_the_play_to_come() -> None:
    typed = "\n\nodds\nodds walk\nodds steal\nquit\nquit\n"
    out = hotstove("play", "superstar", "--seed", 11, "--auto", "visitors", typed=typed).out
    quietly, walked = out.split("The field afterwards:")[:2]
    assert "  1.0000  intentional walk" in walked
    assert "strikeout" in quietly
    assert "odds steal: the rules ask for no such call here" in out
    command = hotstove("odds", "superstar", "herons:Larkspur", "millers:Kincaid").out
    lines = [line for line in command.splitlines()[1:] if line.startswith("  ")]
    assert all(line in out for line in lines)


@pytest.mark.parametrize("game", ["superstar", "longtater", "replay"])
def test_chances_sum_to_one(game: str) -> None:
    found = odds_between(plays_game(game), "herons:Larkspur", "millers:Kincaid", "---", 1, [], [], None, None)[1]
    assert sum(found.kinds.values()) == pytest.approx(1, abs=1e-9)
    assert sum(found.ends.values()) == pytest.approx(1, abs=1e-9)
