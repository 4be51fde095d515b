"""The examples in the room's own description."""

from __future__ import annotations

import doctest

import hotstove.cardmaker


def test_the_examples_are_true() -> None:
    result = doctest.testmod(hotstove.cardmaker)
    assert result.attempted > 10 and result.failed == 0
