"""`hotstove clubs`: the clubs that are at hand."""

from __future__ import annotations

from pathlib import Path

from hotstove.diamond.plays_game import PlaysGame
from hotstove.games.pennant.game import Pennant
from hotstove.sitting.clubs import every_club
from hotstove.sitting.opening import find_game
from hotstove.table.errors import Mistake


def club_lines(key: str, cards: Path | None = None) -> list[str]:
    """Every club by the name under which it is found."""
    game = find_game(key)
    if isinstance(game, PlaysGame):
        clubs = every_club(game, cards)
        return [f"{stem}: {club.name}, {club.season}, {len(club.players)} players" for stem, club in clubs.items()]
    if isinstance(game, Pennant):
        sheets = every_club(game, cards)
        return [f"{stem}: {one.club}, {one.year}, {len(one.players)} players" for stem, one in sheets.items()]
    raise Mistake(f"{game.name} has no clubs: its two sides are wooden pawns, and the managers alone differ")
