"""RB-13: called steals limited to the attempts of the season from which the cards were made."""

from __future__ import annotations

from hotstove.diamond.play import Play
from hotstove.diamond.setup import STEALS
from hotstove.diamond.situation import Situation
from hotstove.games.replay.setup import ReplayState

ATTEMPTS = frozenset({"SB", "CS", "POCS"})
FROM = {"2": 0, "3": 1, "H": 2}
"""The place among the runners of one who goes for a base."""
NO_LIMIT = 10**6

Sent = tuple[tuple[str, int], ...]
"""Runners and how often each has been sent."""


def ran_out(state: ReplayState) -> str:
    """Bases of runners who may not be sent any more: in this season they have run as often as on their cards.

    Cards without the number set no limit."""
    situation, setup = state.situation, state.setup
    side, today = situation.batting, dict(state.memory.sent)
    cards, before = setup.clubs[side].cards, setup.sent[side]
    return "".join(
        base
        for base, runner in zip("123", situation.runners, strict=True)
        if runner and today.get(runner, 0) + before.get(runner, 0) >= cards[runner].usage.get(STEALS, NO_LIMIT)
    )


def sent_again(sent: Sent, before: Situation, play: Play) -> Sent:
    """With the runners who went on a play, each counted once."""
    counts = dict(sent)
    for event in play.events:
        if event.code in ATTEMPTS:
            runner = before.runners[FROM[event.base]]
            if runner:
                counts[runner] = counts.get(runner, 0) + 1
    return tuple(sorted(counts.items()))
