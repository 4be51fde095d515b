"""Options that are on and can do nothing, each in a sentence."""

from __future__ import annotations

from hotstove.games.rallybird.options import Options


def idle_options(options: Options) -> tuple[str, ...]:
    """What another option voids."""
    if options.rallybird_extra and not options.rallybird:
        return ("rallybird_extra does nothing without rallybird: the tile is not in the game.",)
    return ()
