"""Charts, rules, score sheets and the page of a season: what stands in our files stands on paper."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hotstove.games import game
from hotstove.games.faces import papers
from hotstove.games.pennant import face as pennant
from hotstove.games.pennant.sheet_files import built_in
from hotstove.games.rallybird import face as rallybird
from hotstove.press.charts import chart_pages, rulebook_pages
from hotstove.press.components import sheet_pages
from hotstove.press.newspaper import Table, newspaper
from hotstove.press.sheets import blank_sheet, score_sheet
from hotstove.press.typesetting import Document, Press
from hotstove.scorebook import score
from hotstove.scorebook.plate_appearances import plate_appearances
from hotstove.sitting.rulebook import page, rulebook
from hotstove.table.errors import Mistake
from hotstove.table.face import Face
from tests.cli.test_faces import CHARTS
from tests.press.pages import fonts_embedded, reader, tagged, text_of
from tests.scorebook.random_game import random_game

GAMES = ("superstar", "longtater", "replay", "pennant", "rallybird")


def plain(text: str) -> str:
    return "".join(text.replace("^", "").split())


def rows_of(face: Face) -> list[str]:
    """Each row of a face as a page has it."""
    return [
        plain(row.head + "".join(cell.text for cell in row.cells))
        for grid in face.grids
        for row in grid.rows
        if row.cells
    ]


@pytest.mark.parametrize("key", GAMES)
def test_every_row_of_every_chart_is_printed(key: str) -> None:
    card, groups = game(key), papers(key).charts()
    pdf = Press().set(chart_pages(key, card.name, card.ledger, groups, rulebook(key)))
    text = text_of(pdf)
    for face in (face for group in groups for face in group.faces):
        assert plain(face.title[0].upper() + face.title[1:]) in text
        for row in rows_of(face):
            assert row in text, (face.title, row)
        for note in face.notes:
            assert plain(note) in text
    assert tagged(pdf)
    assert all(fonts_embedded(pdf))


@pytest.mark.parametrize("key", GAMES)
def test_every_chart_of_the_book_is_in_a_group(key: str) -> None:
    """Whatever the rules read is printed; the deck is printed as cards."""
    titles = {face.title for group in papers(key).charts() for face in group.faces}
    names = {chart.name for name, chart in CHARTS[key]().charts().items() if name != "deck"}
    assert names == titles - {"Ordinary Dice"}


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_stands_in_the_printed_rulebook(key: str) -> None:
    card = game(key)
    pdf = Press("a4").set(rulebook_pages(key, card.name, card.ledger, papers(key).charts(), rulebook(key)))
    text = text_of(pdf)
    for line in rulebook(key).splitlines():
        if line.startswith("## "):
            assert plain(line.removeprefix("## ").replace("`", "")) in text
    assert tagged(pdf)


def test_how_lines_are_read_is_printed_with_replays_charts() -> None:
    card = game("replay")
    document = chart_pages("replay", card.name, card.ledger, papers("replay").charts(), "", page("replay-lines"))
    text = text_of(Press().set(document))
    assert plain("the third-base coach decides, by speed, arm and a die") in text
    assert plain("ends one plate") not in text


@pytest.mark.parametrize("seed", [3, 13, 26, 198])
def test_a_score_sheet_has_every_plate_appearance(seed: int) -> None:
    log = random_game(seed)
    book = score(log)
    document = score_sheet("superstar", "Superstar Baseball", book)
    pdf = Press().set(document)
    assert len(reader(pdf).pages) == 2
    shown = [cell for side in document.data["sides"] for row in side["rows"] for cell in row["cells"] if cell]
    turns = plate_appearances(log)
    assert sorted(cell["result"] for cell in shown) == sorted(turn.result for turn in turns)
    assert sum(cell["rbi"] for cell in shown) == sum(turn.rbi for turn in turns)
    for side, own in enumerate(document.data["sides"]):
        assert sum(int(runs) for runs in own["runs"] if runs.isdigit()) == book.sides[side].runs
        assert [row["slot"] for row in own["rows"]] == list(range(1, 10))
        text = "".join((reader(pdf).pages[side].extract_text() or "").split())
        for row in own["rows"]:
            assert all(plain(player["name"]) in text for player in row["players"])
            results = [plain(cell["result"]) for cell in row["cells"] if cell]
            assert all(result in text for result in results)
    assert tagged(pdf)


def test_a_side_that_bats_around_gets_another_column() -> None:
    from tests.scorebook.sandlot import game as sandlot

    log = sandlot(*["HR/F7"] * 10, "K", "K", "K")
    columns = score_sheet("superstar", "Superstar Baseball", score(log)).data["sides"][0]["columns"]
    assert columns[:3] == ["1", "1", "2"]


def test_blank_sheets_of_every_game() -> None:
    for document in (
        blank_sheet("replay", "Replay Baseball"),
        sheet_pages("pennant", "Pennant Race", "sheets", [pennant.blank_sheet(), *pennant.forms()]),
        sheet_pages("rallybird", "Rallybird", "sheet", [rallybird.blank_score()]),
    ):
        assert tagged(Press("a4").set(document))


def test_the_roster_sheet_of_pennant() -> None:
    face = pennant.sheet(built_in("texas-1988"))
    text = text_of(Press().set(sheet_pages("pennant", "Pennant Race", "sheets", [face])))
    for row in rows_of(face):
        assert row in text


def test_a_page_of_a_season() -> None:
    books = [score(random_game(seed)) for seed in (1, 2)]
    standings = [Table("League", ("Club", "W", "L"), (("Away Nine", "1", "0"), ("Home Nine", "0", "1")))]
    pdf = Press().set(
        newspaper("superstar", "spring", "1910-05-01", standings, standings, [*books, "Rain in the 5th."])
    )
    text = text_of(pdf)
    assert "AwayNine10" in text
    assert plain("Rain in the 5th.") in text
    assert text.count("Totals") == 4


DOCUMENT = "from hotstove.press.sheets import blank_sheet; from hotstove.press.typesetting import Press; import sys; "


def test_the_same_bytes_on_any_hash_seed_and_locale() -> None:
    program = DOCUMENT + "sys.stdout.buffer.write(Press().set(blank_sheet('superstar', 'Superstar Baseball')))"
    made = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "LC_ALL": locale, "TZ": zone},
            capture_output=True,
            check=True,
        ).stdout
        for seed, locale, zone in (("1", "C", "UTC"), ("2", "C.UTF-8", "Asia/Tokyo"))
    }
    assert len(made) == 1


def test_an_owners_template_lies_over_ours(tmp_path: Path) -> None:
    (tmp_path / "sheet.typ").write_text(
        '#import "common.typ": *\n#show: setup\n= My own sheet\n#data.sides.len() sides\n', encoding="utf-8"
    )
    document = blank_sheet("superstar", "Superstar Baseball")
    assert "Myownsheet2sides" in text_of(Press(templates=tmp_path).set(document))
    (tmp_path / "sheet.typ").write_text("#let x = (", encoding="utf-8")
    with pytest.raises(Mistake, match=r"^sheet\.typ, line 1: Typst cannot set it \(unclosed delimiter\)$"):
        Press(templates=tmp_path).set(document)


def test_without_typst_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(Mistake, match="Typst is not installed; pip install 'hotstove\\[press\\]' brings it"):
        Press().set(blank_sheet("superstar", "Superstar Baseball"))


def test_papers_and_folders_are_checked(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="--paper a5: it is a4 or letter"):
        Press("a5")
    with pytest.raises(Mistake, match=r"--templates .*none: there is no such folder"):
        Press(templates=tmp_path / "none")
    with pytest.raises(Mistake, match="only a single card can be png"):
        Press().set(blank_sheet("superstar", "Superstar Baseball"), "png")
    with pytest.raises(Mistake, match=r"there is no missing\.typ"):
        Press().set(Document("missing.typ", "nothing", {}))
