"""Phrases of charts and calls in words."""

from __future__ import annotations

import pytest

from hotstove.diamond.phrase_words import words_of


@pytest.mark.parametrize(
    ("phrase", "words"),
    [
        ("single 3-H 2-3 1-2", "a single, everybody up one base"),
        ("single 3-H 2-H 1-3", "a single, everybody up two bases"),
        ("double 3-H 2-H 1-H", "a double, everybody scores"),
        ("error 3-H 2-H 1-3 B-2", "safe on an error, everybody up two bases, batter to second"),
        ("fly 3XH", "caught, third out at home"),
        ("double-play 2-3", "a double play, second to third"),
        ("2-3 1-2", "second to third, first to second"),
        ("1E3", "first safe at third, the throw is dropped"),
        ("1T3", "first to third on a wild throw"),
        ("ground", "out at first"),
    ],
)
def test_a_phrase_is_told_in_words(phrase: str, words: str) -> None:
    assert words_of(phrase) == words


@pytest.mark.parametrize("text", ["", "HR", "yes", "none", "G5", "42", "1 3", "out"])
def test_what_is_no_phrase_has_no_words(text: str) -> None:
    assert words_of(text) == ""
