"""Measures again what the fitters take from the record and from play, and writes the file of measured numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from hotstove.cardmaker.baseline.average import total
from hotstove.cardmaker.calibration import Measured, kept
from hotstove.cardmaker.calibration.club_runs import run_values
from hotstove.record import read_season
from hotstove.scorebook.lines import total_batting
from hotstove.season.accuracy.measuring import season_replays
from hotstove.season.new_season import Wishes
from hotstove.table.reading import quoted

RECORD_YEARS = (1955, 2023)
"""The first season in which everything was counted that run values are fitted to, and the last complete one."""
GAMES = ("superstar", "longtater", "replay")
COMMAND = "hotstove fit calibrate"


def calibrate(
    games: Sequence[str],
    years: Sequence[int],
    replays: int,
    date: str,
    progress: Callable[[str], None] | None = None,
) -> dict[str, Measured]:
    """All groups, those of the named games measured by so many replays of each year; others stay as they are kept."""
    found = dict(kept())
    first, last = RECORD_YEARS
    told = progress or (lambda text: None)
    told(f"run values, {first}-{last}")
    scored, allowed = run_values(range(first, last + 1))
    for name, values in (("runs scored", scored), ("runs allowed", allowed)):
        found[name] = Measured(COMMAND, date, RECORD_YEARS, values)
    for game in games:
        told(f"what managers call in {game}, {', '.join(map(str, years))}")
        command = f"{COMMAND} --game {game} --years {','.join(map(str, years))} --replays {replays}"
        found[f"called in {game}"] = Measured(command, date, tuple(years), called(game, years, replays), True)
    return {name: _dated(name, group) for name, group in found.items()}


def called(game: str, years: Iterable[int], replays: int) -> dict[str, float]:
    """What managers by the book call: intentional walks for each plate appearance, and sacrifices over the record's."""
    walks = bunts = turns = real_bunts = real_turns = 0.0
    for year in years:
        real = total(player.batting for player in read_season(year).stints())
        for one in season_replays(Wishes("calibrate", game, year), replays, planned=True):
            line = total_batting(one.batting.values())
            walks += line.intentional_walks
            bunts += line.sacrifice_hits
            turns += line.plate_appearances
            real_bunts += real.sh
            real_turns += real.pa
    share = bunts / turns / (real_bunts / real_turns) if real_bunts else 0.0
    return {"walks": round(walks / turns, 5), "bunts": round(share, 3)}


def _dated(name: str, group: Measured) -> Measured:
    """A group whose values came out as they were keeps its date."""
    old = kept().get(name)
    return replace(group, date=old.date) if old is not None and old.values == group.values else group


def to_text(groups: Mapping[str, Measured]) -> str:
    """The file of measured numbers."""
    lines = []
    for name, group in groups.items():
        lines += [f"[{quoted(name)}]", f"command = {quoted(group.command)}", f"date = {quoted(group.date)}"]
        lines.append(f"seasons = [{', '.join(map(str, group.seasons))}]")
        if group.played:
            lines.append("played = true")
        values = ", ".join(f"{quoted(key)} = {value!r}" for key, value in group.values.items())
        lines += [f"values = {{ {values} }}", ""]
    return "\n".join(lines)
