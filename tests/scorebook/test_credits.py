"""Putouts, assists and errors from the fielders that the scorer wrote."""

from __future__ import annotations

import pytest

from hotstove.diamond.credits import credits_of
from hotstove.diamond.notation import read

CASES = {
    "63": ({3: 1}, {6: 1}, {}),
    "8/F": ({8: 1}, {}, {}),
    "64(1)3/GDP": ({4: 1, 3: 1}, {6: 1, 4: 1}, {}),
    "6(1)3/GDP": ({6: 1, 3: 1}, {6: 1}, {}),
    "3(B)6(1)/GDP": ({3: 1, 6: 1}, {3: 1}, {}),
    "5(2)52(3)/GDP": ({5: 1, 2: 1}, {5: 1}, {}),
    "8(B)84(2)/LDP": ({8: 1, 4: 1}, {8: 1}, {}),
    "3(B)3(1)/LDP": ({3: 2}, {}, {}),
    "K": ({2: 1}, {}, {}),
    "K23": ({3: 1}, {2: 1}, {}),
    "K+WP.B-1": ({}, {}, {}),
    "K.BX1(23)": ({3: 1}, {2: 1}, {}),
    "K+CS2(26)/DP": ({2: 1, 6: 1}, {2: 1}, {}),
    "CS2(1361)": ({1: 1}, {1: 1, 3: 1, 6: 1}, {}),
    "CS2(2E4)": ({}, {2: 1}, {4: 1}),
    "PO1(13)": ({3: 1}, {1: 1}, {}),
    "PO1(E1).1-2": ({}, {}, {1: 1}),
    "E6": ({}, {}, {6: 1}),
    "6E3": ({}, {6: 1}, {3: 1}),
    "FLE5": ({}, {}, {5: 1}),
    "C/E2": ({}, {}, {2: 1}),
    "C/E1": ({}, {}, {1: 1}),
    "C": ({}, {}, {2: 1}),
    "S8.2XH(82);1-3": ({2: 1}, {8: 1}, {}),
    "S8.2XH(8E2)": ({}, {8: 1}, {2: 1}),
    "S8.1X3(8E5)(65)": ({5: 1}, {8: 1, 6: 1}, {5: 1}),
    "S8.1-3(E8/TH);B-2(E8)": ({}, {}, {8: 2}),
    "FC6.3XH(62)": ({2: 1}, {6: 1}, {}),
    "S9.1-3(TH)": ({}, {}, {}),
    "13/SH.1-2": ({3: 1}, {1: 1}, {}),
    "W": ({}, {}, {}),
}


@pytest.mark.parametrize("text", CASES)
def test_credits(text: str) -> None:
    putouts, assists, errors = CASES[text]
    book = credits_of(read(text))
    assert (dict(book.putouts), dict(book.assists), dict(book.errors)) == (putouts, assists, errors)
