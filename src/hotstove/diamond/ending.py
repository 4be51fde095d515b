"""When a game is over, and what counts of the play that ends it."""

from __future__ import annotations

from functools import lru_cache

from hotstove.diamond.apply import step
from hotstove.diamond.movement import movement
from hotstove.diamond.play import HITS, KEPT, Event, Move, Play
from hotstove.diamond.situation import BOTTOM, Situation

REGULATION = 9


def is_over(situation: Situation, innings: int = REGULATION) -> bool:
    """True after a play, or between half-innings, once the game is decided."""
    visitors, home = situation.score
    if situation.inning < innings:
        return False
    if situation.half == BOTTOM:
        return home > visitors or (situation.outs == 3 and home != visitors)
    return situation.outs == 3 and home > visitors


def last_play(situation: Situation, play: Play, innings: int = REGULATION) -> Play:
    """The play as it counts: a hit that wins the game is worth only the bases that the winning run needed."""
    if situation.half != BOTTOM or situation.inning < innings:
        return play
    needed = situation.score[0] - situation.score[1] + 1
    if not 1 <= needed <= step(play, situation.bases).runs:
        return play
    return trimmed(play, situation.bases, needed)


@lru_cache(maxsize=KEPT)
def trimmed(play: Play, bases: str, needed: int) -> Play:
    """The play cut off when the winning run scores; a home run over the fence counts in full."""
    code = play.events[0].code
    done = step(play, bases)
    if code == "HR" or (done.runs <= needed and code not in HITS):
        return play
    winner = done.scored[needed - 1]
    moves = tuple(move for move in play.moves if _ahead_of(move.start, winner))
    if code in HITS:
        worth = min(HITS[code], 4 - "B123".index(winner))
        hit = {1: "S", 2: "D", 3: "T"}[worth]
        kept = tuple(move for move in moves if move.start != "B")
        passed = _no_player_passed(kept, bases, worth)
        return Play((Event(hit, play.events[0].handled), *play.events[1:]), play.modifiers, passed, play.aside)
    batter_to = "B123".find(movement(Play(play.events, (), moves)).end_of("B"))
    passed = _no_player_passed(moves, bases, max(0, batter_to))
    return Play(play.events, play.modifiers, passed, play.aside)


def _ahead_of(start: str, winner: str) -> bool:
    """The winning runner and those in front of him score; whoever follows only makes room."""
    return "B123".index(start) >= "B123".index(winner)


def _no_player_passed(kept: tuple[Move, ...], bases: str, batter_to: int) -> tuple[Move, ...]:
    """Runners behind the winning run advance no further than the batter pushes them."""
    moves = list(kept)
    push = batter_to
    for base in "123":
        if base not in bases or any(move.start == base for move in moves):
            continue
        if int(base) <= push:
            push += 1
            moves.append(Move(base, "123H"[push - 1]))
    order = "321B"
    return tuple(sorted(moves, key=lambda move: order.index(move.start)))
