"""Changes in the lineup as a person types them, and as the rules want them."""

from __future__ import annotations

from typing import Protocol

from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF, NUMBER_OF
from hotstove.diamond.lineup import PINCH_HITTER, PINCH_RUNNER, PITCHER, PITCHER_SLOT, Lineup, Substitution
from hotstove.diamond.situation import Situation
from hotstove.sitting.plays.lineups import find_player
from hotstove.table.errors import Mistake


class Bench(Protocol):
    """A game that is going on, as far as changes of players want to know."""

    @property
    def clubs(self) -> tuple[Club, Club]: ...

    @property
    def situation(self) -> Situation: ...


VERBS = ("bat", "run", "pitch", "glove", "double", "sub")


def is_move(typed: str) -> bool:
    return typed.split(" ", 1)[0].lower() in VERBS


def parse_move(typed: str, at: Bench, sides: frozenset[int]) -> tuple[int, list[Substitution]]:
    """The side that changes, and its new lines on the lineup card; what would change nothing is refused."""
    side, moves = _parsed(typed, at, sides)
    lineup = at.situation.lineups[side]
    for move in moves:
        if lineup.players[move.slot] == move.player and lineup.positions[move.slot] == move.position:
            name = at.clubs[side].players[move.player].name
            raise Mistake(f"{typed}: {name} is there already, as {NAME_OF[move.position]}")
    return side, moves


def _parsed(typed: str, at: Bench, sides: frozenset[int]) -> tuple[int, list[Substitution]]:
    verb, _, rest = " ".join(typed.split()).partition(" ")
    verb = verb.lower()
    situation = at.situation
    if verb == "sub":
        return _sub(rest, at, sides)
    side = situation.batting if verb in ("bat", "run") else situation.fielding
    if side not in sides:
        doing = "at bat" if situation.batting in sides else "in the field"
        raise Mistake(f"{verb}: your side is {doing}")
    if verb == "bat":
        return side, [Substitution(find_player(at.clubs[side], rest), situation.up[side], PINCH_HITTER)]
    if verb == "run":
        return side, [_pinch_runner(rest, at, side)]
    if verb == "pitch":
        return side, [Substitution(find_player(at.clubs[side], rest), _pitcher_slot(at, side), PITCHER)]
    if verb == "double":
        return side, _double_switch(rest, at, side)
    return side, [_glove(rest, at, side)]


def _pinch_runner(text: str, at: Bench, side: int) -> Substitution:
    situation, club = at.situation, at.clubs[side]
    name, _, whom = text.partition(" for ")
    runners = tuple(player for player in situation.runners if player)
    if not runners:
        raise Mistake("run: nobody is on base")
    if whom.strip() in ("1", "2", "3"):
        old = situation.runners[int(whom) - 1]
    elif whom:
        old = find_player(club, whom, runners)
    else:
        old = runners[0] if len(runners) == 1 else ""
    if not old:
        raise Mistake(f"run {text}: for whom? Type run NAME for a runner's name or his base, 1 to 3")
    slot = situation.lineups[side].players.index(old)
    return Substitution(find_player(club, name), slot, PINCH_RUNNER)


def _glove(text: str, at: Bench, side: int) -> Substitution:
    name, position = _name_and_position("glove", text)
    club, lineup = at.clubs[side], at.situation.lineups[side]
    player = find_player(club, name)
    slot = lineup.slot_of(player)
    return Substitution(player, _slot_at(lineup, position) if slot is None else slot, position)


def _double_switch(text: str, at: Bench, side: int) -> list[Substitution]:
    """The new pitcher bats where the fielder who leaves batted; the new fielder bats for the old pitcher."""
    words = text.removeprefix("switch ")
    pitcher, _, fielder = words.partition(" and ")
    if not fielder:
        raise Mistake("double: type double PITCHER and FIELDER POSITION, such as double Smith and Jones LF")
    club, lineup = at.clubs[side], at.situation.lineups[side]
    if lineup.has_designated_hitter:
        raise Mistake("double: with a designated hitter the pitcher has no place in the batting order to change")
    name, position = _name_and_position("double", fielder.replace(" at ", " "))
    slot = _slot_at(lineup, position)
    new_pitcher, new_fielder = find_player(club, pitcher), find_player(club, name)
    return [Substitution(new_pitcher, slot, PITCHER), Substitution(new_fielder, _pitcher_slot(at, side), position)]


def _sub(text: str, at: Bench, sides: frozenset[int]) -> tuple[int, list[Substitution]]:
    """The lineup card's own form: NAME SLOT POSITION."""
    words = text.split()
    if len(words) < 3 or words[-2] not in list("0123456789") or words[-1].upper() not in NUMBER_OF:
        raise Mistake(f"sub {text}: type sub NAME SLOT POSITION, such as sub Jones 4 LF")
    name = " ".join(words[:-2])
    mistake: Mistake | None = None
    for side in sorted(sides):
        try:
            player = find_player(at.clubs[side], name)
        except Mistake as found:
            mistake = found
            continue
        return side, [Substitution(player, int(words[-2]), NUMBER_OF[words[-1].upper()])]
    assert mistake is not None
    raise mistake


def _name_and_position(verb: str, text: str) -> tuple[str, int]:
    name, _, position = text.strip().rpartition(" ")
    number = NUMBER_OF.get(position.upper(), 99)
    if not name or number > 10:
        raise Mistake(f"{verb} {text}: end with a position, one of {', '.join(list(NUMBER_OF)[:10])}")
    return name, number


def _pitcher_slot(at: Bench, side: int) -> int:
    lineup = at.situation.lineups[side]
    return PITCHER_SLOT if lineup.has_designated_hitter else _slot_at(lineup, PITCHER)


def _slot_at(lineup: Lineup, position: int) -> int:
    if position not in lineup.positions:
        raise Mistake("nobody stands there now: type sub NAME SLOT POSITION")
    return lineup.positions.index(position)
