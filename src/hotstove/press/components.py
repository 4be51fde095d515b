"""Decks, boards, tiles and sheets: everything on the table that is neither a player's card nor a chart."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.diamond.papers import Pieces
from hotstove.press.look import accent_of
from hotstove.press.typesetting import Document
from hotstove.table.face import Face, as_values

AN_AT_BAT = (
    "Each half-inning: one card leaves unseen, one starred tile leaves openly; the other six begin white side up.",
    "The side at bat lays a card face down. The defence puts one tile into each zone, as far as its tiles go.",
    "Turn the card over, add up the gloves in its zones, roll two dice and read the line for less, equal or greater.",
    "When somebody moved forward: turn a white tile of the play to red, or take a red one off.",
    "The card goes back to the hand. Three outs, and the sides change.",
)
"""Rallybird in five sentences, for the sheet of tokens."""


def deck_pages(key: str, game: str, cards: Sequence[Face], two_sided: bool) -> Document:
    """LT-29: the action deck. On two sides every card has other numbers on its back, and each side is a whole deck."""
    half = len(cards) // 2
    values = [as_values(card) for card in cards]
    backs = values[half:] + values[:half]
    data = {
        "game": game,
        "accent": accent_of(key),
        "cards": [{"face": face, "back": back} for face, back in zip(values, backs, strict=True)],
        "backs": two_sided,
    }
    return Document("cards.typ", f"{game}: the action deck", data)


def piece_pages(key: str, game: str, pieces: Pieces, backs: bool) -> Document:
    """The board, the at-bat cards, the glove tiles with their red sides behind them, and tokens."""
    data = {
        "game": game,
        "accent": accent_of(key),
        "board": as_values(pieces.board),
        "cards": [{"face": as_values(card), "back": "At Bat"} for card in pieces.cards],
        "tiles": [as_values(tile) for tile in pieces.tiles],
        "backs": backs,
        "short": AN_AT_BAT,
    }
    return Document("rallybird.typ", f"{game}: board, cards, tiles and tokens", data)


def sheet_pages(key: str, game: str, title: str, faces: Sequence[Face]) -> Document:
    """Faces that are whole sheets, such as Pennant's rosters and score sheets, each on a page of its own."""
    data = {"game": game, "accent": accent_of(key), "faces": [as_values(face) for face in faces]}
    return Document("sheets.typ", title, data)
