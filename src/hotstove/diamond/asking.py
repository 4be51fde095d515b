"""What is asked of a pitcher today, so that his season comes to what it was: plain numbers, for both engines."""

from __future__ import annotations

OWED_OUTS = 3.0
"""Outs of all his starts that a starter owes or has too many, for one out more or less of stamina."""
MOST_STAMINA, MOST_RELIEF = 5.0, 3.0
"""Outs by which a debt changes what is asked of a starter and of a reliever at most."""
MUCH_OWED, WANTED, WELCOME, FORGIVEN = 1.5, 0.5, 0.3, -0.2
"""Complete games that a starter is behind when he finishes with five runs or fewer, with four, with one, and, though he
is ahead, with none."""
NEVER = -1
OFTEN, SELDOM = 0.35, 0.005
"""Relief games a club game of a reliever who is used often, and the least that anybody's share counts as."""


def stamina_today(stamina: int, outs_a_start: float, starts: int, outs: int) -> int:
    """Of a starter, in outs, after so many starts and outs in them."""
    owed = (outs_a_start * starts - outs) / OWED_OUTS
    return stamina + round(min(max(owed, -MOST_STAMINA), MOST_STAMINA))


def finishes_with(complete_a_start: float, starts: int, complete: int) -> int:
    """The most runs with which a starter is left in to the end; NEVER where the record has no complete game of his."""
    if complete_a_start <= 0:
        return NEVER
    owed = complete_a_start * (starts + 1) - complete
    if owed >= MUCH_OWED:
        return 5
    if owed >= WANTED:
        return 4
    if owed >= WELCOME:
        return 1
    return 0 if owed >= FORGIVEN else NEVER


def relief_today(outs_a_game: float, games: int, outs: int) -> int:
    """Outs that a reliever is wanted for, if he is called."""
    owed = outs_a_game * games - outs
    return max(1, round(outs_a_game + min(max(owed, -MOST_RELIEF), MOST_RELIEF)))


def relief_due(wanted: float, games: int, weight: float) -> float:
    """Relief games by which he is behind; ahead of his share a game counts for `weight` of them."""
    behind = wanted - games
    return behind if behind >= 0 else behind * weight


def weight_ahead(share: float) -> float:
    """A game too many counts for more the fewer a player had."""
    return max(1.0, OFTEN / max(share, SELDOM))
