"""Tournaments: clubs that play best-of series until one is left; two clubs are a series of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hotstove.league.clubs import Member
from hotstove.records import queries
from hotstove.records.store import Store
from hotstove.season.finals import play_postseason
from hotstove.season.postseason import HOME_GAMES, Series
from hotstove.table.errors import Mistake

ROUNDS = {2: "Final", 4: "Semi", 8: "Quarter", 16: "Round16", 32: "Round32"}
GROUP = "Cup"
IN_GROUP = 8
"""Clubs of one group; a place in a bracket has one digit."""


def in_groups(members: Sequence[Member]) -> list[Member]:
    """The clubs of a cup with the groups that its bracket names them by."""
    return [
        member.placed(GROUP, "" if len(members) <= IN_GROUP else chr(ord("A") + place // IN_GROUP))
        for place, member in enumerate(sorted(members, key=lambda member: member.code))
    ]


def bracket(members: Sequence[Member], best_of: int) -> list[Series]:
    """The series in order of play: the first named club meets the last, the second the last but one."""
    if len(members) not in ROUNDS:
        raise Mistake(f"a cup has {', '.join(map(str, ROUNDS))} clubs; {len(members)} are named")
    if best_of not in HOME_GAMES:
        raise Mistake(f"--best-of {best_of}: a series has {', '.join(map(str, HOME_GAMES))} games at most")
    sides = {member.code: _side(member, in_groups(members)) for member in members}
    alive = [sides[member.code] for member in members]
    found: list[Series] = []
    while len(alive) > 1:
        name, winners = ROUNDS[len(alive)], []
        for place in range(len(alive) // 2):
            label = name if len(alive) == 2 else f"{name} {place + 1}"
            found.append(Series(label, alive[place], alive[-1 - place], best_of))
            winners.append(label)
        alive = winners
    return found


def _side(member: Member, grouped: Sequence[Member]) -> str:
    """A club's side of a bracket: its place in its group before a game was played, which is by code."""
    mine = next(one for one in grouped if one.code == member.code)
    codes = sorted(one.code for one in grouped if one.division == mine.division)
    group = f"{GROUP} {mine.division}".strip()
    return f"{group}{codes.index(member.code) + 1}"


def play_cup(store: Store, name: str, series: Sequence[Series], told: Callable[[str], None] | None = None) -> str:
    """Plays what is left of a cup, and gives the name of the winner."""
    winners = play_postseason(store, name, list(series), told)
    with store.reading() as connection:
        clubs = queries.clubs(connection, name)
    return str(clubs[winners[series[-1].name]]["name"])
