"""The day of a player beside his name on a wide screen: whole, and tighter where there is less room."""

from __future__ import annotations

import pytest

from hotstove.cli.full.plays_picture import _shortened


@pytest.mark.parametrize(
    ("day", "shown"),
    [
        ("0.1 IP, 0 H, 0 R, 0 BB, 0 K", "0.1IP 0H 0R 0BB 0K"),
        ("8.2 IP, 11 H, 4 R, 3 BB, 8 K", "8.2IP 11H 4R 3BB 8K"),
        ("2 for 4, HR, 2 RBI", "2 for 4, HR, 2 RBI"),
        ("2 for 4, 2B, HR, 3 RBI", "2-4, 2B, HR, 3RBI"),
    ],
)
def test_nothing_of_a_day_is_cut_off_that_fits(day: str, shown: str) -> None:
    assert _shortened(day, 20) == shown
