"""Nine players for nine positions, out of those in the lineup and those on the bench."""

from __future__ import annotations

from itertools import permutations

from hotstove.diamond.lineup import DESIGNATED, PITCHER, PITCHER_SLOT, Substitution
from hotstove.diamond.view import View
from hotstove.managers.book.bullpen import available, next_reliever

NOBODY = 100
"""What a position costs for which nobody is left."""


def complete_lineup(view: View, whole_club: bool = False) -> tuple[Substitution, ...]:
    """Moves after which everybody stands where he can play: pinch players stay in where their cards allow it. Players
    outside the day's plan are called only where those in it do not suffice."""
    side = view.side
    lineup, hurt = view.situation.lineups[side], view.state.is_hurt
    plays = view.estimates.plays
    loose = [
        slot
        for slot in range(10)
        if lineup.players[slot] and (lineup.positions[slot] > DESIGNATED or lineup.players[slot] in hurt)
    ]
    standing = {
        position: player
        for player, position in zip(lineup.players, lineup.positions, strict=True)
        if 1 <= position <= 9 and player not in hurt
    }
    vacant = [position for position in range(1, 10) if position not in standing]
    while len(vacant) < len(loose):
        vacant.append(DESIGNATED)
    bench = available(view, side, whole_club)
    best: tuple[int, tuple[Substitution, ...]] | None = None
    for order in permutations(vacant):
        moves: list[Substitution] = []
        cost, left = 0, list(bench)
        for slot, position in zip(loose, order, strict=False):
            player = lineup.players[slot]
            if slot == PITCHER_SLOT and position != PITCHER:
                cost += 1000
                continue
            stays = player not in hurt and (
                position == DESIGNATED or (position != PITCHER and plays(side, player, position))
            )
            if not stays:
                found = _from_bench(view, bench, left, position)
                if found is None:
                    cost += NOBODY
                    found = player if player not in hurt else (left[0] if left else player)
                if found in left:
                    left.remove(found)
                player, cost = found, cost + 1
            moves.append(Substitution(player, slot, position))
        if best is None or cost < best[0]:
            best = (cost, tuple(moves))
    assert best is not None
    if best[0] >= NOBODY and not whole_club and view.state.setup.plans[side] is not None:
        return complete_lineup(view, whole_club=True)
    return best[1]


def _from_bench(view: View, bench: list[str], left: list[str], position: int) -> str | None:
    side = view.side
    if position == PITCHER:
        return next_reliever(view, [player for player in bench if player not in left])
    if position == DESIGNATED:
        return left[0] if left else None
    estimates = view.estimates
    able = [player for player in left if estimates.plays(side, player, position)]
    fit = [player for player in able if not estimates.plays(side, player, 1)] or able
    return max(fit, key=lambda player: estimates.glove_value(side, player, position), default=None)
