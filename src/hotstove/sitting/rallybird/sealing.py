"""Secrets in a saved game: kept in the file, so that it can go on, but not to be read by a glance at it."""

from __future__ import annotations

import hashlib
from secrets import token_hex

MARK = "sealed:"


def seal(text: str) -> str:
    """The text under a veil that is different every time and as long for every text."""
    salt = token_hex(8)
    return MARK + salt + _veiled(text.ljust(24).encode(), salt).hex()


def unseal(token: str) -> str:
    """What was sealed; text that was not comes back as it is."""
    if not token.startswith(MARK):
        return token
    salt, veiled = token[len(MARK) :][:16], token[len(MARK) + 16 :]
    return _veiled(bytes.fromhex(veiled), salt).decode().rstrip()


def _veiled(content: bytes, salt: str) -> bytes:
    pad = hashlib.sha256(f"rallybird {salt}".encode()).digest()
    return bytes(one ^ two for one, two in zip(content, pad, strict=False))
