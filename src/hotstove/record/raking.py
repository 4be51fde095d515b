"""Figures scaled together so that their sum stays what it must be."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.table.sums import summed


def rake(weights: Sequence[float], total: float, caps: Sequence[float] | None = None) -> list[float]:
    """Shares in proportion to the weights that sum to the total; none above its cap, what is cut off goes to the rest.

    When the caps together are below the total, every share is its cap.
    """
    shares = [0.0] * len(weights)
    free = {i for i, weight in enumerate(weights) if weight > 0}
    left = total
    while free:
        factor = left / summed(weights[i] for i in free)
        over = {i for i in free if caps is not None and weights[i] * factor > caps[i]}
        if not over:
            for i in free:
                shares[i] = weights[i] * factor
            return shares
        for i in over:
            assert caps is not None
            shares[i] = caps[i]
            left -= caps[i]
        free -= over
    return shares
