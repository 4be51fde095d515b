"""`hotstove press` as it is typed: every command makes its file, and what cannot be is one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.keyboard import hotstove
from tests.press.pages import reader, tagged, text_of

KIT = {
    "superstar": {"cards.pdf": 16, "lineups.pdf": 2, "charts.pdf": 6, "score-sheet.pdf": 2, "rules.pdf": 12},
    "longtater": {
        "cards.pdf": 16,
        "lineups.pdf": 2,
        "deck.pdf": 24,
        "charts.pdf": 8,
        "score-sheet.pdf": 2,
        "rules.pdf": 9,
    },
    "replay": {"cards.pdf": 18, "lineups.pdf": 2, "charts.pdf": 18, "score-sheet.pdf": 2, "rules.pdf": 22},
    "pennant": {"sheets.pdf": 6, "charts.pdf": 3, "score-sheet.pdf": 1, "rules.pdf": 6},
    "rallybird": {"components.pdf": 8, "charts.pdf": 2, "score-sheet.pdf": 1, "rules.pdf": 4},
}
CLUBS = {"pennant": ("texas-1988", "texas-1988"), "rallybird": ()}


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("key", KIT)
def test_the_kit_of_an_evening(key: str, tmp_path: Path) -> None:
    ran = hotstove("press", "everything", key, *CLUBS.get(key, ("herons", "millers")), "--out", "kit")
    assert (ran.code, ran.err) == (0, "")
    made = {path.name: path.read_bytes() for path in (tmp_path / "kit").iterdir()}
    assert {name: len(reader(pdf).pages) for name, pdf in made.items()} == KIT[key]
    assert all(map(tagged, made.values()))
    assert sorted(Path(line).name for line in ran.out.split()) == sorted(made)


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (("cards", "superstar", "herons"), "superstar-cards.pdf"),
        (("cards", "pennant", "texas-1988"), "pennant-sheets.pdf"),
        (("cards", "replay", "herons", "--player", "Larkspur", "--out", "one.svg"), "one.svg"),
        (("cards", "longtater", "herons", "--player", "larkt001", "--out", "one.png"), "one.png"),
        (("cards", "superstar", "millers", "--player", "Kincaid", "--kind", "pitcher", "--out", "k.png"), "k.png"),
        (("lineups", "replay", "herons"), "replay-lineups.pdf"),
        (("charts", "pennant", "--paper", "a4"), "pennant-charts.pdf"),
        (("sheet", "longtater", "--blank"), "longtater-sheet.pdf"),
        (("components", "rallybird", "--no-backs"), "rallybird-components.pdf"),
        (("components", "pennant"), "pennant-components.pdf"),
        (("deck", "longtater", "--one-sided"), "longtater-deck.pdf"),
        (("blank", "replay"), "replay-blank.pdf"),
        (("rulebook", "rallybird"), "rallybird-rules.pdf"),
    ],
)
def test_each_command_makes_its_file(words: tuple[str, ...], name: str, tmp_path: Path) -> None:
    ran = hotstove("press", *words)
    assert (ran.code, ran.out.strip(), ran.err) == (0, name, "")
    assert (tmp_path / name).stat().st_size > 1000


@pytest.mark.parametrize("words", [("lineups", "replay", "herons"), ("components", "rallybird", "--no-backs")])
def test_a_command_makes_the_same_bytes_again(words: tuple[str, ...], tmp_path: Path) -> None:
    made = []
    for name in ("one.pdf", "other.pdf"):
        assert hotstove("press", *words, "--out", name).code == 0
        made.append((tmp_path / name).read_bytes())
    assert made[0] == made[1]


@pytest.mark.parametrize("words", [("superstar", "herons", "millers"), ("pennant",), ("rallybird",)])
def test_the_sheet_of_a_tape(words: tuple[str, ...], tmp_path: Path) -> None:
    assert hotstove("play", *words, "--seed", "3", "--auto", "both", "--tape", "opener.tape").code == 0
    ran = hotstove("press", "sheet", "opener.tape")
    assert (ran.code, ran.out.strip()) == (0, "opener-sheet.pdf")
    text = text_of((tmp_path / "opener-sheet.pdf").read_bytes())
    assert "hotstove" in text


def test_the_sheet_of_a_game_that_is_still_played(tmp_path: Path) -> None:
    assert hotstove("play", "superstar", "--seed", "3", "--auto", "both", "--tape", "opener.tape").code == 0
    lines = (tmp_path / "opener.tape").read_text().splitlines()
    header = lines.index("--")
    (tmp_path / "half.tape").write_text("\n".join(lines[: (header + len(lines)) // 2]) + "\n")
    assert hotstove("press", "sheet", "half.tape").code == 0
    assert "stillbeingplayed" in text_of((tmp_path / "half-sheet.pdf").read_bytes())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("cards", "chess", "herons"), "'chess'"),
        (("cards", "superstar", "nobody"), "club 'nobody': there is no such club"),
        (("cards", "superstar", "herons", "--player", "Ruth"), "--player Ruth: nobody of that name is in herons"),
        (("cards", "superstar", "herons", "--player", "Larkspur", "--kind", "pitcher"), "Larkspur has no such card"),
        (("cards", "superstar", "herons", "--kind", "coach"), "--kind coach: it is batter or pitcher"),
        (("cards", "superstar", "herons", "--paper", "a5"), "--paper a5: it is a4 or letter"),
        (("cards", "superstar", "herons", "--out", "cards.doc"), "the name ends in .pdf, .png, .svg"),
        (("cards", "superstar", "herons", "--out", "cards.png"), "only a single card can be png"),
        (("cards", "rallybird", "herons"), "it has no clubs; hotstove press components rallybird"),
        (("cards", "pennant", "texas-1988", "--backs"), "neither cards of players nor backs"),
        (("components", "superstar"), "pennant and rallybird have some"),
        (("lineups", "pennant", "texas-1988"), "its sheets say who bats where"),
        (("deck", "replay"), "only longtater is played with a deck"),
        (("blank", "rallybird"), "it has no cards of players"),
        (("everything", "superstar"), "name the clubs, such as herons millers"),
        (("everything", "rallybird", "herons"), "it is played without clubs"),
        (("sheet", "nothing.tape"), "there is no such tape, and no season to look for it in"),
        (("charts", "superstar", "--charts", "none"), "none: there is no such folder of charts"),
        (("charts", "superstar", "--templates", "none"), "--templates none: there is no such folder"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    words: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path / "home"))
    ran = hotstove("press", *words)
    assert (ran.code, ran.out) == (2, "")
    assert said in " ".join(ran.err.split())
    assert not list(tmp_path.glob("*.pdf"))


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    ran = hotstove("press", "blank", "superstar", "--out", "file/blank.pdf")
    assert (ran.code, ran.out) == (2, "")
    assert "--out file/blank.pdf: it cannot be written (" in " ".join(ran.err.split())
    ran = hotstove("press", "everything", "rallybird", "--out", "file")
    assert "there is a file of that name, wanted is a folder" in " ".join(ran.err.split())


def test_owners_charts_and_templates_are_printed(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    chart = Path(__file__).parents[2] / "src/hotstove/games/pennant/charts/speed.toml"
    (tmp_path / "mine" / "speed.toml").write_text(chart.read_text().replace('1 = "3"', '1 = "7"'))
    assert hotstove("press", "charts", "pennant", "--charts", "mine").code == 0
    assert "17223142516" in text_of((tmp_path / "pennant-charts.pdf").read_bytes())
