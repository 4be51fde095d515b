"""Cards of clubs, nine to a page, and a single card by itself."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.press.look import accent_of
from hotstove.press.typesetting import INCH, Document
from hotstove.table.face import Face, as_values

WIDTH, HEIGHT = 2.5 * INCH, 3.5 * INCH
"""A card in millimetres."""


def card_pages(key: str, game: str, title: str, faces: Sequence[tuple[Face, str]], backs: bool) -> Document:
    """Faces, each with the line that stands on its back."""
    cards = [{"face": as_values(face), "back": line} for face, line in faces]
    return Document("cards.typ", title, {"game": game, "accent": accent_of(key), "cards": cards, "backs": backs})


def single_card(key: str, game: str, face: Face) -> Document:
    """One card, as large as itself."""
    data = {"game": game, "accent": accent_of(key), "face": as_values(face)}
    return Document("single.typ", f"{face.title}, {game}", data, (WIDTH, HEIGHT))
