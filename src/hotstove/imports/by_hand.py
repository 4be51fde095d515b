"""How to get Retrosheet's files without this program."""

from __future__ import annotations

from hotstove.record.library import shelf_of

TELL = """Get the files of {year} by hand, on any machine that has a network:
  1. https://www.retrosheet.org/gamelogs/gl{year}.zip       the game log: dates, starters, lineups, results
  2. https://www.retrosheet.org/schedule/{year}schedule.zip the schedule as it was first published
  3. https://www.retrosheet.org/events/{year}eve.zip        rosters and play by play
Put them into one folder as they are, and take them in: hotstove data import FOLDER
They are then in {shelf}, and `season new` for {year} finds them."""


def how_to_get(year: int) -> str:
    return TELL.format(year=year, shelf=shelf_of(year))
