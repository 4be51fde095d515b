"""Seeds of tables: nobody finds one from the rolls that he has seen, or from the hash that is told."""

from __future__ import annotations

import secrets

import pytest

from hotstove.games.superstar.dice import PITCH
from hotstove.table.commitment import SEED_BITS, commitment, new_seed
from hotstove.table.streams import open_dealer

ROLLS = 50
SEED = 0x9D2C5680_5A17C0DE_0BADF00D_13579BDF


def rolls(seed: int) -> list[object]:
    """What somebody at a table has seen after a while."""
    dealer = open_dealer(seed)
    return [dealer.answer(PITCH) for _ in range(ROLLS)]


def test_a_seed_is_128_bits_of_the_systems_own_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def drawn(bits: int) -> int:
        asked.append(bits)
        return SEED

    monkeypatch.setattr(secrets, "randbits", drawn)
    assert new_seed() == SEED
    assert asked == [SEED_BITS] == [128]


def test_every_bit_of_a_seed_moves_the_dice() -> None:
    """So whoever looks for a seed from its rolls must try all of them: no part can be found by itself."""
    seen = rolls(SEED)
    for bit in range(SEED_BITS):
        other = rolls(SEED ^ (1 << bit))
        agreeing = sum(one == another for one, another in zip(seen, other, strict=True))
        assert agreeing < ROLLS / 4, f"bit {bit}: {agreeing} of {ROLLS} rolls are the same"


def test_neighbours_throw_other_dice() -> None:
    assert len({tuple(rolls(SEED + number)) for number in range(1000)}) == 1000


def test_a_hash_names_one_seed() -> None:
    assert commitment(SEED) != commitment(SEED + 1)
    assert len(commitment(SEED)) == 64
    assert str(SEED) not in commitment(SEED)
