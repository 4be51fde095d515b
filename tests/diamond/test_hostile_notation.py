"""Text that only looks like a play is refused at once, however long it is."""

from __future__ import annotations

import time

import pytest

from hotstove.diamond.notation import read
from hotstove.table.errors import Mistake


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("9" * 40 + "x", "is no play"),
        ("64(1)" * 30 + "(", "is no play"),
        ("64(1)(2)3", "is no play"),
        ("FC٣", "is no play"),
        ("FLE²", "is no play"),
        ("9" * 5_000, "a play of 5,000 letters: no play has more than 300"),
    ],
)
def test_what_only_looks_like_a_play_is_told_at_once(text: str, said: str) -> None:
    begun = time.process_time()
    with pytest.raises(Mistake, match=said):
        read(text)
    assert time.process_time() - begun < 1
