"""A commitment: the hash of a seed, told before the first roll, so that nobody can change the seed afterwards."""

from __future__ import annotations

import hashlib
import secrets

SEED_BITS = 128
"""So many that nobody finds a seed by trying; the hash of such a seed tells nothing of it."""


def new_seed() -> int:
    """A seed that nobody can know or find."""
    return secrets.randbits(SEED_BITS)


def commitment(seed: int) -> str:
    """What is told of a seed at the start."""
    return hashlib.sha256(f"hotstove seed {seed}".encode()).hexdigest()
