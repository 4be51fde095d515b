"""What the shell completes beside commands and options: games, and clubs of a year."""

from __future__ import annotations

from hotstove.cli.welcome import GAMES


def complete_game(incomplete: str) -> list[tuple[str, str]]:
    """Games whose key begins so, with what they are."""
    return [(key, words) for key, words in GAMES if key.startswith(incomplete)]


def complete_club(incomplete: str) -> list[str]:
    """The clubs that come with the games, and, once a year is typed, those of the record in it."""
    ours = [name for name in ("herons", "millers") if name.startswith(incomplete)]
    year = incomplete[:4]
    if not (len(year) == 4 and year.isdecimal()):
        return ours
    from hotstove.record.names import clubs_of
    from hotstove.table.errors import Mistake

    try:
        return [name for club in clubs_of(int(year)) if (name := f"{club.year} {club.code}").startswith(incomplete)]
    except Mistake:
        return ours
