"""The stream of dice that the readable and the compiled engine share.

It is PCG32 in its fast form (M. O'Neill, 2014: a multiplicative generator of 64 bits, output XSH RS). It is seeded in
three multiplications, so that any one of ten million games can be played again from its number alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from hotstove.table.chance import Dealer, OpenDealer, Renewal, RenewedDealer
from hotstove.table.questions import Answer, Draw, Roll

MULTIPLIER = 6364136223846793005
"""O'Neill's, for 64 bits."""
WORD = (1 << 64) - 1
HALF_WORD = (1 << 32) - 1
STEP, FIRST_FACTOR, SECOND_FACTOR = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
"""SplitMix64 (Steele, Lea and Flood, 2014)."""
MERSENNE, PCG32 = "mersenne", "pcg32"


def mixed(number: int) -> int:
    """A number of 64 bits spread by SplitMix64's last steps: neighbours have nothing in common any more."""
    number = (number + STEP) & WORD
    number = ((number ^ (number >> 30)) * FIRST_FACTOR) & WORD
    number = ((number ^ (number >> 27)) * SECOND_FACTOR) & WORD
    return number ^ (number >> 31)


def numbered(seed: int, number: int) -> int:
    """The seed of one game among many that are played from one seed."""
    return mixed((seed + number * STEP) & WORD)


def lot_of(seed: int) -> int:
    """The lot from which managers draw in the game of a seed."""
    return seed & HALF_WORD


class StreamDealer(Dealer):
    """Dice and decks on the shared stream."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, self.fraction)
        self._state = mixed(seed & WORD) | 1

    def answer(self, question: Roll | Draw) -> Answer:
        if type(question) is not Roll:
            return super().answer(question)
        state = self._state
        self._state = state * MULTIPLIER & WORD
        outcomes = question.dice.outcomes
        return outcomes[((((state >> 22) ^ state) >> (22 + (state >> 61)) & HALF_WORD) * len(outcomes)) >> 32]

    def fraction(self) -> float:
        """32 bits of the stream as a number from 0 up to 1: times any count of faces, it is exact."""
        state = self._state
        self._state = state * MULTIPLIER & WORD
        return (((state >> 22) ^ state) >> (22 + (state >> 61)) & HALF_WORD) / 4294967296


def dice_words(seed: int, stream: str = PCG32) -> str:
    """How the header of a tape names its dice; those of the first stream stand without its name."""
    return f"seed {seed}" if stream == MERSENNE else f"seed {seed} on {stream}"


def read_dice(words: str) -> tuple[int, str] | None:
    """Seed and stream that a header names; None where it names none that are known."""
    found = re.fullmatch(rf"seed (\d{{1,40}})(?: on ({PCG32}))?", words)
    return None if found is None else (int(found[1]), found[2] or MERSENNE)


def open_dealer(seed: int, stream: str = MERSENNE, renewals: Sequence[Renewal] = ()) -> OpenDealer:
    """The dice and decks of a seed on either stream, on a table that somebody looks at."""
    random = StreamDealer(seed).fraction if stream == PCG32 else None
    return RenewedDealer(seed, renewals, random) if renewals else OpenDealer(seed, random)
