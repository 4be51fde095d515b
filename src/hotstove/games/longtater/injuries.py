"""LT-24: injuries."""

from __future__ import annotations

from hotstove.diamond.play import Aside, Play
from hotstove.games.longtater.book import LongTaterBook
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.plays import reached
from hotstove.table.questions import Rule
from hotstove.table.rules import stage, tabulated


@stage("LT-24")
def injury_check(book: LongTaterBook, m: Matchup, found: str) -> Rule[Play]:
    """81 and more hurt somebody; the walk or the hit batsman stands in any case."""
    number = yield book.draws.injury
    if number <= 80:
        return reached(found, m.bases)
    return (yield from injured_man(book, m, found))


@stage("LT-24")
def injured_man(book: LongTaterBook, m: Matchup, found: str) -> Rule[Play]:
    """The first digit of a number is the position; 1 to 9 and 100 name nobody."""
    player = yield book.draws.injured_man
    if player < 10 or player == 100:
        return reached(found, m.bases)
    return (yield from injured_side(book, m, found, player))


@stage("LT-24")
def injured_side(book: LongTaterBook, m: Matchup, found: str, player: int) -> Rule[Play]:
    """1 to 50 is the home side's player, 51 to 100 the visitors'."""
    side = yield book.draws.injured_side
    return hurt(found, m.bases, player, side <= 50)


@tabulated
def hurt(found: str, bases: str, player: int, home: bool) -> Play:
    """The first digit of the number is the position, the second the games missed."""
    return reached(found, bases).with_aside(Aside(player // 10, player % 10, "H" if home else "V"))
