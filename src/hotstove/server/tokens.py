"""Tokens: whoever holds one sits in its seat. They travel in a link's fragment and are kept as hashes alone."""

from __future__ import annotations

import hashlib
import secrets

BYTES = 16
"""128 bits, which nobody guesses."""
TABLE_BYTES = 9
"""72 bits for the name of a table: who knows it may look on."""


def new_token() -> str:
    return secrets.token_urlsafe(BYTES)


def new_table_id() -> str:
    return secrets.token_urlsafe(TABLE_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so that a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(token: str, kept: str) -> bool:
    """Whether a token is the one of which a hash was kept, in the same time whether it is or not."""
    return secrets.compare_digest(hashed(token), kept)
