"""Papers for the kitchen table, as PDF: what the press has of a game, with the clubs that somebody names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hotstove.press import kit
from hotstove.press.typesetting import Document, Press
from hotstove.server.exports import PDF, Export
from hotstove.server.tables import named_club
from hotstove.sitting.opening import find_game
from hotstove.table.errors import Mistake

PAPERS: Mapping[str, Callable[[str, Sequence[str]], Document]] = {
    "cards": kit.cards,
    "lineups": kit.lineups,
    "components": kit.components,
    "sheets": kit.components,
    "deck": lambda key, _: kit.deck(key),
    "charts": lambda key, _: kit.charts(key),
    "sheet": lambda key, _: kit.blank_score_sheet(key),
    "rules": lambda key, _: kit.rulebook(key),
}


def printed(key: str, what: str, clubs: Sequence[str]) -> Export:
    """One paper of a game; files of this machine are not read for whoever asks."""
    if what not in PAPERS:
        raise Mistake(f"{what!r}: there are {', '.join(PAPERS)}")
    game = find_game(key)
    named = [named_club("club", club) for club in clubs if club.strip()]
    return Export(f"{game.key}-{what}.pdf", Press().set(PAPERS[what](game.key, named)), PDF)
