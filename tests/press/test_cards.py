"""Cards on paper: every symbol is there, the sizes are right, backs lie behind their fronts."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

import pytest

from hotstove.games import plays_game
from hotstove.games.faces import player_faces
from hotstove.games.longtater import face as longtater
from hotstove.press.cards import HEIGHT, WIDTH, card_pages, single_card
from hotstove.press.components import deck_pages, piece_pages
from hotstove.press.typesetting import PAPERS, Press
from hotstove.table.errors import Mistake
from hotstove.table.face import Face
from tests.press.pages import fonts_embedded, printed, reader, strokes, tagged, text_of

GAMES = ("superstar", "longtater", "replay")
CLOSE = 0.2
"""Millimetres."""


def faces(key: str) -> list[tuple[Face, str]]:
    card = plays_game(key)
    clubs = [card.read_club(file) for file in card.clubs().values()]
    return [(face, club.name) for club in clubs for face in player_faces(key).cards(club)]


@pytest.mark.parametrize("key", GAMES)
def test_every_symbol_of_every_card_can_be_read_back(key: str) -> None:
    cards = faces(key)
    pdf = Press().set(card_pages(key, plays_game(key).name, "cards", cards, False))
    pages = _texts(pdf)
    assert len(pages) == -(-len(cards) // 9)
    for number, (face, _) in enumerate(cards):
        assert printed(face) in pages[number // 9], face.title
        assert "".join(face.title.split()) in pages[number // 9]
    assert tagged(pdf)
    assert all(fonts_embedded(pdf))


@pytest.mark.parametrize("key", GAMES)
def test_the_faces_say_what_the_card_files_say(key: str) -> None:
    """The grids of a face against the text that the game itself writes for the same club."""
    card = plays_game(key)
    club = card.read_club(card.clubs()["herons"])
    written = card.write_club(club)
    for player in club.players:
        face = player_faces(key).batter(club, player)
        entry = written.split(f'id = "{player}"')[1].split("[[man]]")[0]
        words = set(entry.replace('"', " ").replace(",", " ").split())
        for cell in (cell for row in face.grids[0].rows for cell in row.cells[: 2 if key == "superstar" else 6]):
            if key != "longtater" and "bats_card" not in entry:
                assert cell.text in words, (player, cell.text)
        if key == "longtater":
            bounds = {row.head: row.cells[0].text for row in face.grids[0].rows}
            for name, text in bounds.items():
                assert f'"{name}" = {0 if text == "-" else text}' in entry


@pytest.mark.parametrize("paper", PAPERS)
def test_cards_are_two_and_a_half_by_three_and_a_half_inches(paper: str) -> None:
    pdf = Press(paper).set(card_pages("superstar", "Superstar Baseball", "cards", faces("superstar")[:9], True))
    for page in (0, 1):
        ticks = [(one, two) for one, two in strokes(pdf, page) if 3 < abs(one[0] - two[0]) + abs(one[1] - two[1]) < 4]
        across = sorted({round(one[0], 2) for one, two in ticks if abs(one[0] - two[0]) < 0.01})
        down = sorted({round(one[1], 2) for one, two in ticks if abs(one[1] - two[1]) < 0.01})
        assert len(across) == len(down) == 4
        assert all(abs(right - left - WIDTH) < CLOSE for left, right in pairwise(across))
        assert all(abs(upper - lower - HEIGHT) < CLOSE for lower, upper in pairwise(down))
        width, height = PAPERS[paper]
        assert abs(across[0] + across[-1] - width) < CLOSE, "turned over at the long side, backs lie behind fronts"
        assert abs(down[0] + down[-1] - height) < CLOSE
    size = reader(pdf).pages[0].mediabox
    assert abs(float(size.width) * 25.4 / 72 - PAPERS[paper][0]) < CLOSE


def test_a_single_card_is_a_picture_of_its_own_size() -> None:
    face = faces("superstar")[0][0]
    document = single_card("superstar", "Superstar Baseball", face)
    png, svg, pdf = (Press().set(document, kind) for kind in ("png", "svg", "pdf"))
    assert png.startswith(b"\x89PNG")
    wide, high = int.from_bytes(png[16:20]), int.from_bytes(png[20:24])
    assert (wide, high) == (750, 1050)
    assert b'width="180pt" height="252pt"' in svg
    assert printed(face) in text_of(pdf)


@pytest.mark.parametrize("key", GAMES)
def test_blank_cards_have_heads_and_no_figures(key: str) -> None:
    cards = [(face, "") for face in player_faces(key).blanks() for _ in range(9)]
    pages = _texts(Press().set(card_pages(key, plays_game(key).name, "blank", cards, False)))
    assert len(pages) == len(player_faces(key).blanks())
    for face, page in zip(player_faces(key).blanks(), pages, strict=True):
        assert printed(face) in page


def test_every_side_of_the_deck_is_a_whole_deck() -> None:
    """LT-29: a card has other numbers on its back, which lies behind it when the page is turned over."""
    cards = longtater.deck()
    pages = _texts(Press().set(deck_pages("longtater", "Long Tater!", cards, True)))
    assert len(pages) == 24
    numbers = ["".join(cell.text for row in card.grids[0].rows for cell in row.cells) for card in cards]
    for start in range(0, 99, 9):
        front, back = pages[start // 9 * 2], pages[start // 9 * 2 + 1]
        behind = [(start + row * 3 + column + 50) % 100 for row in range(3) for column in (2, 1, 0)]
        assert _numbers(front) == [_parts(cards[number]) for number in range(start, start + 9)]
        assert _numbers(back) == [_parts(cards[number]) for number in behind]
    assert len(set(numbers)) == 100


def test_rallybird_on_paper() -> None:
    from hotstove.games.rallybird import face as rallybird

    pieces = rallybird.pieces()
    pages = _texts(Press("a4").set(piece_pages("rallybird", "Rallybird", pieces, False)))
    assert len(pages) == 6
    for number, card in enumerate(pieces.cards):
        page = pages[1 + number // 9]
        assert "".join(card.title.split()) in page
        for row in card.grids[0].rows:
            assert "".join(f"{row.head}{row.cells[0].text}".split()) in page
    assert [text for text in pages[3].replace("*", "").split("glove·white") if text.isdigit()] == list("5464433"[:7])
    assert pages[4].count("glove·red") == 7


@pytest.mark.parametrize(
    "name",
    [
        "José Ramírez-Þórsson",
        "Żółć Đặng Nguyễn",
        "Bartholomew Featherstonehaugh-Cholmondeley of the Seven Rivers III",
        "يوسف الخطيب",
        "יוסף כהן",
        "Владимир Маяковский",
    ],
)
def test_odd_names_make_a_good_page(name: str) -> None:
    face = replace(faces("superstar")[0][0], title=name)
    pdf = Press().set(card_pages("superstar", "Superstar Baseball", name, [(face, name)], True))
    assert len(reader(pdf).pages) == 2
    assert printed(face) in _texts(pdf)[0]


def test_letters_that_no_font_has_are_one_sentence() -> None:
    face = replace(faces("superstar")[0][0], title="大谷翔平")
    with pytest.raises(Mistake, match="no font here has the letter '大'; --fonts DIR brings one that has"):
        Press().set(single_card("superstar", "Superstar Baseball", face))


def _texts(pdf: bytes) -> list[str]:
    return ["".join((page.extract_text() or "").split()) for page in reader(pdf).pages]


def _parts(card: Face) -> tuple[str, ...]:
    return tuple(cell.text for row in card.grids[0].rows for cell in row.cells)


def _numbers(page: str) -> list[tuple[str, ...]]:
    """The three numbers of each action card on a page, in the order of the page."""
    return re.findall(r"TOP(\d+)MIDDLE(\d+)BOTTOM(\d+?)LongTater!", page)
