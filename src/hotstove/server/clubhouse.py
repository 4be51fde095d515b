"""The clubhouse: starters and batting orders before the first pitch."""

from __future__ import annotations

from collections.abc import Collection

from hotstove.diamond.lineup import Lineup, starting_lineup
from hotstove.server.kept_game import KeptGame
from hotstove.server.messages import SetLineup
from hotstove.sitting.match import AnyMatch
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.sitting.values import Values
from hotstove.table.errors import Mistake
from hotstove.table.game import SIDES


def may_set_lineup(game: KeptGame, ready: Collection[str], seat: str) -> bool:
    """Before anybody has answered, by persons who have not handed in yet; a season names its lineups itself."""
    plays = isinstance(game.match, PlaysMatch) and not game.counts
    return plays and not game.begun and seat in game.persons and seat not in ready


def begins_with(match: AnyMatch, wanted: SetLineup) -> PlaysMatch:
    """The match with another starter and lineup of one side, which the rules allow or refuse in words.

    The other side's usual lineup follows the hand of a new pitcher; one that was handed in stays.
    """
    if not isinstance(match, PlaysMatch):
        raise Mistake(f"{match.game.name} has no lineups.")
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
    both: tuple[Lineup, Lineup] = (mine, theirs) if side == 0 else (theirs, mine)
    found = match.with_lineup(1 - side, both[1 - side]).with_lineup(side, both[side])
    found.start()
    return found


def clubhouse_values(game: KeptGame, ready: Collection[str]) -> list[Values]:
    """For each side that may still set its lineup: who may start."""
    match = game.match
    if not isinstance(match, PlaysMatch):
        return []
    found: list[Values] = []
    for side, seat in enumerate(SIDES):
        if may_set_lineup(game, ready, seat):
            starters = [player for player in match.clubs[side].players if _starts(match, side, player)]
            found.append({"side": side, "seat": seat, "starters": starters})
    return found


def _starts(match: PlaysMatch, side: int, player: str) -> bool:
    try:
        match.verify_starter(side, player)
    except Mistake:
        return False
    return True
