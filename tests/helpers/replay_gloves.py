"""In which shares fielders stand in bands of a standard deviation of what Replay Baseball rates them by: `python -m
tests.helpers.replay_gloves` counts it on the record of every third season of 1974 to 1992, by innings."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hotstove.cardmaker.replay.gloves import POSITIONS, drawn_in, plays
from hotstove.record import read_season

SEASONS = range(1974, 1993, 3)
BANDS = (-1.5, -0.5, 0.5, 1.5)


def shares(year: int) -> NDArray[np.float64]:
    """Innings in each band, the best first, of all positions and leagues of a season."""
    season, found = read_season(year), np.zeros(len(BANDS) + 1)
    for leagues in season.pools:
        players = [player for club in season.clubs if club.league in leagues for player in club.players]
        for position in POSITIONS[1:]:
            lines = [player.fielding[position] for player in players if position in player.fielding]
            lines = [line for line in lines if line.outs > 0]
            outs = np.array([line.outs for line in lines])
            mean = float(np.average([plays(position, line) for line in lines], weights=outs))
            values = np.array([drawn_in(plays(position, line), mean, line.outs) for line in lines]) - mean
            bands = np.digitize(values / np.average(values**2, weights=outs) ** 0.5, BANDS)
            found += np.bincount(bands, weights=outs, minlength=len(found))[::-1]
    return found


if __name__ == "__main__":
    whole = sum(shares(year) for year in SEASONS)
    print(np.round(whole / np.sum(whole), 3))
