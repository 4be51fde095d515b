"""Two tiny clubs, and games between them written as lists of plays."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from hotstove.diamond.apply import apply, change_sides
from hotstove.diamond.club import Club, Player, Staff
from hotstove.diamond.lineup import Lineup, read_moves, starting_lineup
from hotstove.diamond.log import GameLog, PlayEntry, SubstitutionEntry
from hotstove.diamond.notation import read
from hotstove.diamond.situation import Situation, first_pitch

FIELD = (8, 4, 9, 3, 7, 5, 6, 2)
BENCH = 12


def club(letter: str, name: str, code: str) -> Club:
    """Players a1 to a9 in the order (a9 pitches), and a10 to a21 on the bench."""
    players = {
        f"{letter}{number}": Player(f"{letter}{number}", letter.upper(), f"{name}man{number}", "R", "R")
        for number in range(1, 10 + BENCH)
    }
    order = tuple((f"{letter}{slot}", position) for slot, position in enumerate((*FIELD, 1), start=1))
    return Club(code, f"{name} Nine", 1910, "A", players, {}, Staff({"R no DH": order}, (f"{letter}9",), ()))


AWAYS = club("a", "Away", "AWY")
HOMES = club("h", "Home", "HOM")
TWINS = replace(AWAYS, code="TWN", name="Twin Nine")


def lineup_of(letter: str, designated_hitter: bool = False) -> Lineup:
    nine = HOMES if letter == "h" else AWAYS
    if designated_hitter:
        order = [*((f"{letter}{slot}", position) for slot, position in enumerate(FIELD, start=1)), (f"{letter}10", 10)]
    else:
        order = [(f"{letter}{slot}", position) for slot, position in enumerate((*FIELD, 1), start=1)]
    return starting_lineup(order, f"{letter}9", nine.players.__contains__)


def game(*script: str, designated_hitter: bool = False, date: str = "1910/05/01", number: int = 0) -> GameLog:
    """A log from plays in notation; `away: a12 0 1` is a change, `side` makes the outs that are still to be made."""
    starting = lineup_of("a", designated_hitter), lineup_of("h", designated_hitter)
    return _played(GameLog(AWAYS, HOMES, starting, date, number, designated_hitter), script)


def twins(*script: str) -> GameLog:
    """A game of a club against another of the same players."""
    return _played(GameLog(AWAYS, TWINS, (lineup_of("a"), lineup_of("a")), "1910/05/01"), script)


def _played(log: GameLog, script: Iterable[str]) -> GameLog:
    starting = log.starting
    situation = first_pitch(*starting)
    for line in script:
        if situation.outs == 3:
            situation = change_sides(situation)
        if ": " in line:
            situation = _change(log, situation, line)
            continue
        texts: Iterable[str] = ["8/F8"] * (3 - situation.outs) if line == "side" else [line]
        for text in texts:
            play = read(text)
            log.entries.append(PlayEntry(situation, play))
            situation = apply(situation, play)
    log.final = situation
    return log


def _change(log: GameLog, situation: Situation, line: str) -> Situation:
    who, _, text = line.partition(": ")
    side = 0 if who == "away" else 1
    moves = read_moves(text)
    old = situation.lineups[side]
    new = old.substitute(moves)
    log.entries.extend(SubstitutionEntry(situation, side, move) for move in moves)
    after = situation.with_lineup(side, new)
    if side == situation.batting:
        runners = [
            new.players[old.players.index(player)] if player in old.players else player for player in situation.runners
        ]
        after = after.with_runners((runners[0], runners[1], runners[2]))
    return after
