"""Extra innings: the player whom red and green call, against the other side's next reliever (PR-21)."""

from __future__ import annotations

from hotstove.games.pennant.dice import PAIR, faces
from hotstove.games.pennant.fatigue import Called, least_tired, relievers
from hotstove.games.pennant.lines import ExtraInning, TurnLine
from hotstove.games.pennant.reading import Side
from hotstove.table.questions import Roll, Rule
from hotstove.table.rules import tabulated

MOST = 20
"""A game still tied after so many extra innings is drawn."""


@tabulated
def red_green(triad: int) -> int:
    dice = faces(triad)
    return 10 * dice.red + dice.green


def extra_innings(sides: tuple[Side, Side], turns: tuple[TurnLine, TurnLine]) -> Rule[tuple[ExtraInning, ...]]:
    """Innings until one side has more points. When a pen is used up, red and green are rolled again for both sides."""
    numbers = [red_green(turns[0].triad), red_green(turns[1].triad)]
    used = [
        frozenset(player.number for player in turns[1].relievers),
        frozenset(player.number for player in turns[0].relievers),
    ]
    played: list[ExtraInning] = []
    for _ in range(MOST):
        players = [next_player(sides[0], used[0]), next_player(sides[1], used[1])]
        if None in players and played:
            numbers = [(yield Roll("clutch", PAIR)), (yield Roll("clutch", PAIR))]
        pitching = players[0] or least_tired(sides[0].pen, used[0]), players[1] or least_tired(sides[1].pen, used[1])
        inning = decide(sides, (numbers[0], numbers[1]), pitching)
        played.append(inning)
        if inning.winner is not None:
            break
        for own, player in enumerate(pitching):
            if player is not None:
                used[own] |= {player.number}
    return tuple(played)


def next_player(side: Side, used: frozenset[int]) -> Called | None:
    """The best reliever who has not pitched in this game and may."""
    return next(iter(relievers(side.pen, 1, used)), None)


def decide(
    sides: tuple[Side, Side], numbers: tuple[int, int], pitching: tuple[Called | None, Called | None]
) -> ExtraInning:
    """Each side's points: the BAT of its player and the REL of the other side's pitcher."""
    spots = sides[0].columns.clutch(numbers[0]), sides[1].columns.clutch(numbers[1])
    bats = sides[0].columns.bat(spots[0]), sides[1].columns.bat(spots[1])
    rel = [0 if player is None else player.rel for player in pitching]
    return ExtraInning(spots, bats, pitching, (bats[0] + rel[1], bats[1] + rel[0]))
