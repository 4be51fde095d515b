"""LT-13 to LT-16: stolen bases, by number or by call."""

from __future__ import annotations

from hotstove.diamond.bases import next_base
from hotstove.diamond.play import Event, Play
from hotstove.diamond.steals import steal_choices
from hotstove.games.longtater.cards import Legs
from hotstove.games.longtater.chart_set import LongTaterCharts
from hotstove.games.longtater.matchup import Matchup
from hotstove.games.longtater.plays import stolen
from hotstove.table.questions import Decision, Rule
from hotstove.table.rules import stage, tabulated

ENOUGH_FOR_HOME = 80
CATCHER = 2


@tabulated
def steals_offered(bases: str, home: bool) -> Decision:
    """LT-15, LT-16: whom the manager may send; home only a player whose SB% is enough for it."""
    options = tuple(choice for choice in steal_choices(bases) if home or choice[:3] != "3-H")
    return Decision("steal", "offense", options)


@tabulated
def numbered(bases: str, arrived: str, which: str) -> tuple[str, ...]:
    """LT-13, LT-15: the players who have a number to come, lead runner first: just arrived, and the next base is
    free."""
    wanted = {"all": "321", "second": "1", "none": ""}[which]
    return tuple(base for base in wanted if base in bases and base in arrived and next_base(base) not in bases)


@tabulated
def sba_for(legs: Legs, base: str) -> int:
    """LT-15: how often he goes from a base; remainders are dropped."""
    if base == "1":
        return legs.sba
    if base == "2":
        return legs.sba // 3
    return legs.sba // 8 if legs.sb >= ENOUGH_FOR_HOME else 0


@tabulated
def sb_for(legs: Legs, base: str) -> int:
    """LT-15: how often he is safe, going from a base."""
    if base == "1":
        return legs.sb
    return legs.sb // 3 if base == "2" else legs.sb // 10


@tabulated
def sb_when_called(legs: Legs, base: str, whole: bool) -> int:
    """LT-16: how often he is safe when he is sent; `whole`, third base has the SB% undivided."""
    return legs.sb if base == "2" and whole else sb_for(legs, base)


@tabulated
def draws_number(legs: Legs, base: str) -> bool:
    """A player without SBA never goes, nor does one whose SB% is under 80 go home."""
    return legs.sba > 0 and (base != "3" or legs.sb >= ENOUGH_FOR_HOME)


@stage("LT-14")
def steal(charts: LongTaterCharts, m: Matchup, going: str, prefix: str, sb: int) -> Rule[Play]:
    """The catcher throws at the lead runner: first the throw is checked, then the runner's own number against `sb`."""
    throw = yield charts.draws.steal_throw
    if throw <= m.gloves.e[CATCHER]:
        return stolen(m.bases, going, wild_throw(throw), prefix)
    number = yield charts.draws.steal
    if number <= sb:
        return stolen(m.bases, going, "SB", prefix)
    return stolen(m.bases, going, covered(throw), prefix)


@tabulated
def covered(throw: int) -> str:
    """Who takes the throw at second, by the number that checked it."""
    return "CS4" if throw % 2 == 0 else "CS6"


@tabulated
def wild_throw(number: int) -> str:
    """LT-14: by the last digit of the number that found the error."""
    return "E2" if number % 10 in {8, 9} else "E1"


@stage("LT-28")
def scored_as_steals(charts: LongTaterCharts, m: Matchup) -> Play:
    """Before 1897: what a runner took beyond the hit is written down as a stolen base."""
    return steals_after_hit(m.stealing_on)


@tabulated
def steals_after_hit(moves: str) -> Play:
    return Play(tuple(Event("SB", "", move[2]) for move in moves.split()))
