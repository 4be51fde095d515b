"""Where what a user makes is kept on his machine."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """HOTSTOVE_HOME, or `hotstove` in the user's data folder."""
    home = os.environ.get("HOTSTOVE_HOME")
    if home:
        return Path(home)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "hotstove"
