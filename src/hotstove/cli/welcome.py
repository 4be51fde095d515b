"""`hotstove` alone: what there is to do; at a terminal Enter starts a game."""

from __future__ import annotations

GAMES = (
    ("superstar", "Superstar Baseball: a card a player, special dice"),
    ("longtater", "Long Tater!: a deck of a hundred cards, no dice"),
    ("replay", "Replay Baseball: two cards and a chart book"),
    ("pennant", "Pennant Race: a whole game in two rolls"),
    ("rallybird", "Rallybird: cards against gloves, a duel of two minds"),
)


def welcome() -> list[str]:
    """The first page."""
    games = [f"  hotstove play {key:<12}{words}" for key, words in GAMES]
    return [
        "hotstove: five tabletop baseball games at one table.",
        "",
        *games,
        "",
        '  hotstove play superstar "1927 Yankees" "1975 Reds"   real clubs since 1871',
        "  hotstove clubs superstar 1927     which clubs there are",
        "  hotstove play --resume            goes on with the game that you left",
        "  hotstove games                    lists all games that are kept",
        "  hotstove serve                    the same tables in your browser",
        "  hotstove season new superstar 1988 --name spring     a season, day by day",
        "  hotstove --help                   everything else",
    ]
