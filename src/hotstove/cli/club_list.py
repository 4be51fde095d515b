"""`hotstove clubs`: the clubs that are at hand."""

from __future__ import annotations

from pathlib import Path

from hotstove.diamond.plays_game import PlaysGame
from hotstove.games.pennant.game import Pennant
from hotstove.sitting.clubs import every_club
from hotstove.sitting.opening import find_game
from hotstove.table.errors import Mistake

NO_CLUBS = "{name} has no clubs: its two sides are wooden pawns, and the managers alone differ"
REAL = (
    "Real clubs since 1871 are named with their year, such as '1927 Yankees' or '1927 NYA'; "
    "hotstove clubs {key} 1927 lists those of a season."
)


def real_clubs(key: str, year: int) -> list[str]:
    """The real clubs of a season, by the names under which they are found."""
    from hotstove.record.names import clubs_of

    game = find_game(key)
    if not isinstance(game, PlaysGame | Pennant):
        raise Mistake(NO_CLUBS.format(name=game.name))
    return [f"{club.year} {club.code}: {club.name} ({club.league})" for club in clubs_of(year)]


def club_lines(key: str, cards: Path | None = None) -> list[str]:
    """Every club by the name under which it is found."""
    game = find_game(key)
    if isinstance(game, PlaysGame):
        clubs = every_club(game, cards)
        lines = [f"{stem}: {club.name}, {club.season}, {len(club.players)} players" for stem, club in clubs.items()]
        return [*lines, REAL.format(key=game.key)]
    if isinstance(game, Pennant):
        sheets = every_club(game, cards)
        lines = [f"{stem}: {one.club}, {one.year}, {len(one.players)} players" for stem, one in sheets.items()]
        return [*lines, REAL.format(key=game.key)]
    raise Mistake(NO_CLUBS.format(name=game.name))
