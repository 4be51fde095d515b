"""Where the user's own things are kept: seasons, the encyclopedia, leagues, and files that he took in."""

from __future__ import annotations

import os
from pathlib import Path


def home() -> Path:
    """HOTSTOVE_HOME, or the user's data folder."""
    named = os.environ.get("HOTSTOVE_HOME")
    if named:
        return Path(named)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "hotstove"
