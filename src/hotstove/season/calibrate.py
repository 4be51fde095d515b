"""Measures again what the fitters take from the record and from play, and writes the file of measured numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from hotstove.cardmaker.baseline.average import total
from hotstove.cardmaker.calibration import Measured, kept
from hotstove.cardmaker.calibration.club_runs import run_values
from hotstove.record import read_season
from hotstove.scorebook.lines import total_batting
from hotstove.season.accuracy.measuring import season_replays
from hotstove.season.accuracy.turns import OTHER, turns_at_bat
from hotstove.season.new_season import Wishes
from hotstove.season.totals import SeasonTotals
from hotstove.table.reading import quoted
from hotstove.table.sums import summed

RECORD_YEARS = (1955, 2023)
"""The first season in which everything was counted that run values are fitted to, and the last complete one."""
GAMES = ("superstar", "longtater", "replay")
COMMAND = "hotstove fit calibrate"
ENOUGH_SEASONS = 3
"""Replayed seasons, of all games together, from which a line through their errors tells something."""


def calibrate(
    games: Sequence[str],
    years: Sequence[int],
    replays: int,
    date: str,
    progress: Callable[[str], None] | None = None,
) -> dict[str, Measured]:
    """All groups, those of the named games measured by so many replays of each year; others stay as they are kept. What
    managers call is measured for games whose fitters ask for it."""
    found = dict(kept())
    first, last = RECORD_YEARS
    told = progress or (lambda text: None)
    told(f"run values, {first}-{last}")
    scored, allowed = run_values(range(first, last + 1))
    for name, values in (("runs scored", scored), ("runs allowed", allowed)):
        found[name] = Measured(COMMAND, date, RECORD_YEARS, values)
    played: dict[str, dict[int, list[SeasonTotals]]] = {}
    for game in games:
        told(f"replays of {game}, {', '.join(map(str, years))}")
        played[game] = {
            year: list(season_replays(Wishes("calibrate", game, year), replays, planned=True)) for year in years
        }
        if f"called in {game}" in found:
            command = _command((game,), years, replays)
            found[f"called in {game}"] = Measured(command, date, tuple(years), called(played[game]), True)
    if len(games) * len(years) >= ENOUGH_SEASONS:
        values = turns([one for game in games for one in played[game].items()])
        found["turns at bat"] = Measured(_command(games, years, replays), date, tuple(years), values, True)
    return {name: _dated(name, group) for name, group in found.items()}


def _command(games: Sequence[str], years: Sequence[int], replays: int) -> str:
    named = " ".join(f"--game {game}" for game in games)
    return f"{COMMAND} {named} --years {','.join(map(str, years))} --replays {replays}"


def called(found: Mapping[int, Sequence[SeasonTotals]]) -> dict[str, float]:
    """What managers by the book call: intentional walks for each plate appearance, and sacrifices over the record's."""
    walks = bunts = times = real_bunts = real_times = 0.0
    for year, replayed in found.items():
        real = total(player.batting for player in read_season(year).stints())
        for one in replayed:
            line = total_batting(one.batting.values())
            walks += line.intentional_walks
            bunts += line.sacrifice_hits
            times += line.plate_appearances
            real_bunts += real.sh
            real_times += real.pa
    share = bunts / times / (real_bunts / real_times) if real_bunts else 0.0
    return {"walks": round(walks / times, 5), "bunts": round(share, 3)}


def turns(found: Sequence[tuple[int, Sequence[SeasonTotals]]]) -> dict[str, float]:
    """Why clubs come to bat too often, in outs for each game of a club: by how many outs games are longer than they
    were, how many outs there are on the bases beside double plays and steals, and the share of errors that put a
    batter on base, the last two by least squares over the replayed seasons."""
    import numpy as np

    longer, rows, other = [], [], []
    for year, replayed in found:
        figures = {figure.name: figure for figure in turns_at_bat(read_season(year), replayed)}
        longer.append(figures["outs"].replayed - figures["outs"].real)
        rows.append((1.0, -figures["errors"].replayed))
        other.append(figures[OTHER].replayed)
    put_out, reached = np.linalg.lstsq(np.array(rows), np.array(other), rcond=None)[0]
    return {
        "longer": round(summed(longer) / len(longer), 3),
        "put out": round(float(put_out), 3),
        "reached on an error": round(float(reached), 3),
    }


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
