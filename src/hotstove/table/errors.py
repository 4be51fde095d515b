"""A mistake by a user, told in one sentence."""

LONGEST = 1_500
"""Letters of a sentence; what a file holds may be long, and a sentence about it is not."""


class Mistake(Exception):
    """Says what was found, where, and what is allowed there; faces print it and exit with code 2.

    It is one line of printable letters, whatever stands in the file or name that it speaks of.
    """

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence if sentence.isprintable() and len(sentence) <= LONGEST else printable(sentence))


class Refused(Mistake):
    """A call that the rules do not allow in this situation; names the call."""


def printable(text: str) -> str:
    """The text on one line: what cannot be printed as Python writes it, and the middle left out where it is long."""
    if len(text) > LONGEST:
        text = f"{text[: LONGEST // 2]} ... {text[-LONGEST // 4 :]}"
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)
