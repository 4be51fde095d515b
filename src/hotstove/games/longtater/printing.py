"""LT-29: the deck, a club's cards and its fielding chart as pages to print."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from hotstove.diamond.club import Club
from hotstove.games.longtater.cards import Card
from hotstove.table.decks import Deck

ACROSS, DOWN = 2, 5
A_SHEET = ACROSS * DOWN
STYLE = """
@page { margin: 12mm } body { font: 11pt sans-serif } .sheet { page-break-after: always }
.deck { border-collapse: collapse } .deck td { width: 88mm; height: 50mm; border: 1px dashed #999; text-align: center }
.top { font-size: 26pt } .middle { font-size: 18pt; color: #555 } .bottom { font-size: 26pt }
.cards { border-collapse: collapse; font-size: 9pt } .cards td, .cards th { padding: 1px 6px; text-align: right }
.cards td:first-child, .cards th:first-child { text-align: left }
"""
BATTING_HEADS = ("BR", "OUT", "K", "DP", "1B", "2B", "3B", "HR", "BB", "HBP", "SBA", "SB%", "G", "T")
PITCHING_HEADS = ("OBA", "K", "HIT", "BB", "PR", "G", "GS", "WP", "HB", "BK", "T")
FIELDING_HEADS = ("POS", "E", "OA", "G")


def fronts(deck: Deck) -> list[tuple[tuple[int, ...], ...]]:
    """The cards in sheets of ten."""
    return [deck.cards[start : start + A_SHEET] for start in range(0, len(deck.cards), A_SHEET)]


def backs(deck: Deck) -> list[tuple[tuple[int, ...], ...]]:
    """What is printed on the back of each sheet: the next sheet's cards, mirrored to lie behind those in front.

    So every card has other numbers on its back, and each side of the pack is the whole deck.
    """
    sheets = fronts(deck)
    return [_mirrored(sheet) for sheet in (*sheets[1:], sheets[0])]


def deck_page(deck: Deck, two_sided: bool = False) -> str:
    """A page of HTML: sheets in the order in which a printer wants them, front and back in turn if two-sided."""
    sheets = fronts(deck)
    if two_sided:
        sheets = [sheet for pair in zip(sheets, backs(deck), strict=True) for sheet in pair]
    return _page("Long Tater! action deck", "".join(map(_sheet, sheets)))


def club_page(club: Club) -> str:
    """The batting cards, the pitching cards and the fielding chart of a club."""
    batting, pitching, fielding = [], [], []
    for player in club.players.values():
        card = club.cards[player.id]
        assert isinstance(card, Card)
        batting.append((player.name, *_batting(card)))
        if card.pitching is not None:
            pitching.append((player.name, *_pitching(card)))
        fielding += [(player.name, *row) for row in _fielding(card)]
    title = f"{club.season} {club.name}"
    body = (
        _table("Batting", BATTING_HEADS, batting)
        + _table("Pitching", PITCHING_HEADS, pitching)
        + _table("Fielding", FIELDING_HEADS, fielding)
    )
    return _page(title, body)


def _mirrored(sheet: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    rows = [sheet[start : start + ACROSS] for start in range(0, len(sheet), ACROSS)]
    return tuple(card for row in rows for card in reversed(row))


def _sheet(cards: Sequence[tuple[int, ...]]) -> str:
    rows = []
    for start in range(0, len(cards), ACROSS):
        cells = "".join(
            f'<td><div class="top">{top}</div><div class="middle">{middle}</div><div class="bottom">{bottom}</div></td>'
            for top, middle, bottom in cards[start : start + ACROSS]
        )
        rows.append(f"<tr>{cells}</tr>")
    return f'<table class="deck sheet">{"".join(rows)}</table>\n'


def _batting(card: Card) -> Iterable[object]:
    b = card.batting
    numbers = (b.br, b.out, b.k, b.dp, b.single, b.double, b.triple, b.homer, b.walk, b.hbp, b.sba, b.sb)
    return (*map(_dashed, numbers), card.usage.get("G", ""), card.usage.get("T", 1))


def _pitching(card: Card) -> Iterable[object]:
    p, usage = card.pitching, card.usage
    assert p is not None
    return (
        *map(_dashed, (p.oba, p.k, p.hit)),
        100,
        p.pr,
        usage.get("GP", ""),
        usage.get("GS", ""),
        *map(_dashed, (p.wp, p.hb, p.bk)),
        usage.get("T", 1),
    )


def _fielding(card: Card) -> Iterable[tuple[object, ...]]:
    for position, glove in card.fielding.items():
        yield position, _dashed(glove.e), glove.oa or "", glove.g


def _dashed(number: int) -> str:
    """LT-25: nothing is printed as a dash."""
    return str(number) if number else "-"


def _table(title: str, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in ("", *heads))
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f'<h2>{title}</h2>\n<table class="cards"><tr>{head}</tr>\n{body}</table>\n'


def _page(title: str, body: str) -> str:
    head = f"<meta charset='utf-8'><title>{escape(title)}</title><style>{STYLE}</style>"
    return f"<!doctype html>\n<html><head>{head}</head><body>\n<h1>{escape(title)}</h1>\n{body}</body></html>\n"
