"""The clubhouse: starters and batting orders before the first pitch."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from hotstove.diamond.lineup import Lineup, starting_lineup
from hotstove.server.kept_game import KeptGame
from hotstove.server.messages import SetLineup
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.sitting.values import Values
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES

if TYPE_CHECKING:
    from hotstove.sitting.plays.season_dugout import SeasonDugout


def may_set_lineup(game: KeptGame, ready: Collection[str], seat: str) -> bool:
    """Before anybody has answered, by persons who have not handed in yet."""
    plays = isinstance(game.match, PlaysMatch)
    return plays and not game.begun and seat in game.persons and seat not in ready


def begins_with(game: KeptGame, wanted: SetLineup) -> PlaysMatch:
    """The match with another starter and lineup of one side, which the rules allow or refuse in words."""
    match = game.match
    if not isinstance(match, PlaysMatch):
        raise Mistake(f"{match.game.name} has no lineups.")
    if game.counts:
        from hotstove.server.season_games import at_the_table, dugout_of

        dugout = dugout_of(game)
        return at_the_table(dugout.with_lineups(_lineups(dugout, wanted)).match, dugout.persons, game.season)
    visitors, home = _lineups(match, wanted)
    first = 1 - wanted.side
    both = visitors, home
    found = match.with_lineup(first, both[first]).with_lineup(wanted.side, both[wanted.side])
    found.start()
    return found


def _lineups(match: PlaysMatch | SeasonDugout, wanted: SetLineup) -> tuple[Lineup, Lineup]:
    """Both lineups as they are now. The other side's usual one follows the hand of a new pitcher; one that was handed
    in stays."""
    side, club = wanted.side, match.clubs[wanted.side]
    if wanted.pitcher not in club.players:
        raise Mistake(f"{wanted.pitcher!r} is nobody on the roster of {club.name}")
    match.verify_starter(side, wanted.pitcher)
    now = match.starting
    usual_before = match.with_starters((now[0].pitcher, now[1].pitcher)).starting
    pitchers = [lineup.pitcher for lineup in now]
    pitchers[side] = wanted.pitcher
    usual = match.with_starters((pitchers[0], pitchers[1])).starting
    mine = usual[side]
    if wanted.order:
        mine = starting_lineup(wanted.order, wanted.pitcher, club.players.__contains__)
    theirs = now[1 - side] if now[1 - side] != usual_before[1 - side] else usual[1 - side]
    return (mine, theirs) if side == 0 else (theirs, mine)


def clubhouse_values(game: KeptGame, ready: Collection[str]) -> list[Values]:
    """For each side that may still set its lineup: who may start."""
    sides = [side for side, seat in enumerate(SIDES) if may_set_lineup(game, ready, seat)]
    if not sides or not isinstance(game.match, PlaysMatch):
        return []
    match: PlaysMatch | SeasonDugout = game.match
    if game.counts:
        from hotstove.server.season_games import dugout_of

        match = dugout_of(game)
    return [
        {
            "side": side,
            "seat": SIDES[side],
            "starters": [player for player in _pitchers(match, side) if _starts(match, side, player)],
        }
        for side in sides
    ]


def _pitchers(match: PlaysMatch | SeasonDugout, side: int) -> Iterable[str]:
    """Who might start: in a season those who do, else everybody."""
    return match.clubs[side].players if isinstance(match, PlaysMatch) else match.starters(side)


def _starts(match: PlaysMatch | SeasonDugout, side: int, player: str) -> bool:
    try:
        match.verify_starter(side, player)
    except Mistake:
        return False
    return True
