"""How often Long Tater! comes to where a double play may be: `python -m tests.helpers.double_plays` prints, for replays
of seasons on which may be tuned, plate appearances with a runner on first and less than two out for each time that
somebody came to first, beside steals tried for each plate appearance, and the line through them."""

from __future__ import annotations

from hotstove.cardmaker.baseline.average import total
from hotstove.diamond.log import GameLog
from hotstove.diamond.movement import movement
from hotstove.record import read_season
from hotstove.season.ensemble import replay
from hotstove.season.new_season import Wishes, prepare

YEARS = (1955, 1977, 1988, 2012)


def share(year: int) -> float:
    """Of the plate appearances of a replay those with a runner on first and less than two out."""
    turns = [0, 0]

    def count(log: GameLog) -> None:
        for entry in log.plays:
            if movement(entry.play).ends_plate_appearance:
                turns[0] += 1
                turns[1] += entry.situation.bases[0] == "1" and entry.situation.outs < 2

    plan, schedule = prepare(Wishes("double plays", "longtater", year))
    replay(plan, schedule, 1, lambda _, result: count(result.record))
    return turns[1] / turns[0]


def steals_and_chances(year: int) -> tuple[float, float]:
    """Of the record the steals tried for each plate appearance; chances for each time on first."""
    line = total(player.batting for player in read_season(year).stints())
    return (line.sb + line.cs) / line.pa, share(year) * line.pa / line.on_first


if __name__ == "__main__":
    import numpy as np

    points = [steals_and_chances(year) for year in YEARS]
    for year, (steals, chances) in zip(YEARS, points, strict=True):
        print(year, f"{steals:.4f} {chances:.4f}")
    slope, start = np.polyfit([steals for steals, _ in points], [chances for _, chances in points], 1)
    print(f"chances = {start:.3f} {slope:+.2f} steals")
