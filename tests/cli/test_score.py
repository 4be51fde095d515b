"""`hotstove score`: a game on paper, entered line by line, checked and kept."""

from __future__ import annotations

import doctest
import json
from pathlib import Path

import pytest

from hotstove.cli.score_files import FIRST, read_file
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.log import GameLog, PlayEntry
from hotstove.diamond.notation import write
from hotstove.scorebook import score
from hotstove.scorebook.box_text import box_text
from hotstove.sitting.plays.lineups import write_lineup
from hotstove.table.errors import Mistake
from tests.cli.keyboard import hotstove
from tests.helpers.playing import ballgame, by_the_book, log_of, played, two_clubs


def _begun() -> GameLog:
    _, state = ballgame("superstar")
    return GameLog(*two_clubs("superstar"), state.situation.lineups, "1900/01/01")


NOTHING = _begun()
"""A game of which nothing has been played."""
CLUBS = ("superstar", "herons", "millers")


def on_paper(key: str, log: GameLog) -> str:
    """A game as somebody would write it down: plays, and changes that were made at once in one line."""
    lines = [FIRST, f"game: {key}", "visitors: herons", "home: millers", f"date: {log.date}"]
    lines += [
        f"{side} lineup: {write_lineup(lineup)}"
        for side, lineup in zip(("visitors", "home"), log.starting, strict=True)
    ]
    lines.append("")
    before: tuple[object, int] | None = None
    for entry in log.entries:
        if isinstance(entry, PlayEntry):
            lines.append(write(entry.play))
            before = None
            continue
        change = f"sub {entry.change.player} {entry.change.slot} {NAME_OF[entry.change.position]}"
        if before == (entry.situation, entry.side):
            lines[-1] += f"; {change}"
        else:
            lines.append(change)
        before = (entry.situation, entry.side)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("key", ["superstar", "longtater", "replay"])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_entered_play_by_play_is_the_game_that_was_played(key: str, seed: int, tmp_path: Path) -> None:
    log = log_of(played(ballgame(key, turn=seed, designated_hitter=seed % 2 == 0), seed, by_the_book()))
    path = tmp_path / "one.score"
    path.write_text(on_paper(key, log), encoding="utf-8")
    scorer = read_file(path).scorer
    assert scorer.over
    assert [entry.play for entry in scorer.log.plays] == [entry.play for entry in log.plays]
    assert box_text(score(scorer.log)) == box_text(score(log))


def test_a_game_is_begun_typed_corrected_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "friday.score"
    typed = "S8\n64(1)3/GDP\nS9.9-1\nS9.1-3\nK\nundo\nW\npitch Bell\ntop 1\nbottom 1\nK\nbox\nquit\n"
    ran = hotstove("score", path, *CLUBS, typed=typed)
    assert ran.code == 0
    assert "Dunaway grounds into a double play, short to second to first." in ran.out
    assert "'9-1' is no advance such as 1-3 or 2XH(92)" in ran.out
    assert "S9.1-3 moves a player from 1, where nobody stands" in ran.out
    assert "bottom 1: by the plays so far it is the top of inning 1" in ran.out
    assert "The game is not over: bottom 1, 0 out, ---, 0-0." in ran.out
    kept = path.read_text(encoding="utf-8").splitlines()
    assert kept[8:] == ["S8", "64(1)3/GDP", "W", "pitch Bell", "top 1", "K"]
    again = hotstove("score", path)
    assert "Kincaid" in again.out
    assert hotstove("score", path, *CLUBS).err.strip().endswith("leave superstar out to go on with it")


def test_box_as_data_and_event_file(tmp_path: Path) -> None:
    log = log_of(played(ballgame("superstar"), 5, by_the_book()))
    path = tmp_path / "one.score"
    path.write_text(on_paper("superstar", log), encoding="utf-8")
    ran = hotstove("score", path, "--json")
    assert json.loads(ran.out)["sides"][0]["runs"] == score(log).sides[0].runs
    ran = hotstove("score", path, "--events", tmp_path / "events")
    assert ran.code == 0
    (events,) = (tmp_path / "events").glob("*.EV?")
    assert events.read_text().count("\nplay,") >= len(log.plays)
    path.write_text("\n".join(path.read_text().splitlines()[:30]) + "\n")
    ran = hotstove("score", path, "--events", tmp_path / "events")
    assert (ran.code, "this game is not over" in ran.err) == (2, True)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("SB2", "line 9: SB2 moves a player from 1, where nobody stands"),
        ("64(1)3/GDP", "line 9: 64(1)3/GDP moves a player from 1, where nobody stands"),
        ("nonsense", "line 9: 'nonsense' is no play"),
        ("pitch Larkspur", "'Larkspur' is nobody"),
        ("glove Pruett P", "Ozzie Pruett does not play P"),
        ("bat Nobody", "'Nobody' is nobody"),
        ("run Farr", "nobody is on base"),
        ("sub larkt001 3 CF; sub prueo001 9 1B", "one line changes one side"),
    ],
)
def test_what_cannot_be_is_named_with_its_line(line: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "one.score"
    log = NOTHING
    head = on_paper("superstar", log)
    path.write_text(f"{head}{line}\n", encoding="utf-8")
    ran = hotstove("score", path)
    assert ran.code == 2
    assert said in " ".join(ran.err.split())
    assert len(ran.err.strip().splitlines()) <= 3


def test_four_outs_and_plays_after_the_end_are_refused(tmp_path: Path) -> None:
    log = log_of(played(ballgame("superstar"), 5, by_the_book()))
    path = tmp_path / "one.score"
    path.write_text(on_paper("superstar", log) + "K\n", encoding="utf-8")
    with pytest.raises(Mistake, match="K: the game is over"):
        read_file(path)
    head = on_paper("superstar", NOTHING)
    path.write_text(f"{head}K\nS8\nK\n43.1XH(32)\n", encoding="utf-8")
    with pytest.raises(Mistake, match=r"line 12: 43\.1XH\(32\) makes out number 4"):
        read_file(path)


def test_files_that_are_none(tmp_path: Path) -> None:
    path = tmp_path / "one.score"
    for text, said in (
        ("", "it does not begin with"),
        (f"{FIRST}\ngame: superstar\n\n", "its header has no line 'visitors'"),
        (f"{FIRST}\ngame: superstar\nvisitors: herons\nhome: millers\n\n", "its header has no line 'visitors lineup'"),
        (f"{FIRST}\nwhat\n", "line 2 is 'what'"),
        (f"{FIRST}\ngame: pennant\nvisitors: a\nhome: b\n\n", "is not made of plays"),
    ):
        path.write_text(text, encoding="utf-8")
        ran = hotstove("score", path)
        assert ran.code == 2
        assert said in " ".join(ran.err.split()), text
    ran = hotstove("score", tmp_path / "new.score")
    assert (ran.code, "a new file needs a game and two clubs" in " ".join(ran.err.split())) == (2, True)


def test_the_example_of_the_documentation_is_a_score_file(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "press.md").read_text(encoding="utf-8")
    path = tmp_path / "example.score"
    path.write_text(FIRST + page.split(f"```\n{FIRST}")[1].split("```")[0], encoding="utf-8")
    file = read_file(path)
    assert (file.scorer.situation.inning, file.scorer.situation.half) == (1, "bottom")
    assert len(file.scorer.log.plays) == 4
    assert doctest.testfile(str(Path(__file__).parents[2] / "docs" / "press.md"), module_relative=False).failed == 0


def test_dice_that_were_rolled_are_typed(tmp_path: Path) -> None:
    ran = hotstove(
        "score", tmp_path / "own.tape", "pennant", "texas-1988", "texas-1988", "--dice", typed="\n\n443\n532\n"
    )
    assert ran.code == 0
    assert "offence" in ran.out
    assert (tmp_path / "own.tape").is_file()
