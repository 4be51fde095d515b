"""Measures again what the fitters take from the record and from play, and writes the file of measured numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from hotstove.cardmaker.baseline.average import total
from hotstove.cardmaker.calibration.club_runs import run_values
from hotstove.cardmaker.makers import Measures, maker_of
from hotstove.diamond.log import GameLog
from hotstove.diamond.movement import movement
from hotstove.diamond.play import HITS
from hotstove.measured import Measured, kept
from hotstove.measured.kept import lay_over
from hotstove.record import read_season
from hotstove.scorebook.lines import total_batting
from hotstove.season.accuracy.turns import OTHER, turns_at_bat
from hotstove.season.ensemble import replay
from hotstove.season.new_season import Wishes, prepare
from hotstove.season.totals import SeasonTotals
from hotstove.season.workers import workers
from hotstove.table.reading import quoted
from hotstove.table.sums import summed

RECORD_YEARS = (1955, 2023)
"""The first season in which everything was counted that run values are fitted to, and the last complete one."""
GAMES = ("superstar", "longtater", "replay")
COMMAND = "hotstove fit calibrate"
TRIED_FOR, HOME_WITH_TWO_OUT = "tried for in longtater", "home with two out"
THROWN_OUT = 0.160
"""Thrown out on hits for each game of a club: 52 in the 162 games of California and Texas of 1988 by Retrosheet's
plays. It hardly differs from year to year: outfielders threw out .084 in 1955, .070 in 1988 and .058 in 2012."""
CHANCE_FOR_AN_OUT = 0.9
"""By how much smaller a chance one more is thrown out in a game: replays of 1988 had .042 at .42 and .174 at .30."""
ENOUGH_SEASONS = 3
"""Replayed seasons, of all games together, from which a line through their errors tells something."""


ROUNDS = 8
"""Cards change with the numbers and the numbers with the cards: so often they are tried at most."""
ERRORS = 2.0
"""Tolerance: a number that comes out within so many of its standard errors stays as it was kept."""


class Played(NamedTuple):
    """A season that was replayed: its totals, and what its games told the measures of the game's fitter."""

    game: str
    year: int
    totals: SeasonTotals
    told: Mapping[str, float]
    thrown_out: float = 0.0
    """On hits, for each game of a club."""


def calibrate(
    games: Sequence[str],
    years: Sequence[int],
    replays: int,
    date: str,
    progress: Callable[[str], None] | None = None,
) -> dict[str, Measured]:
    """All groups, those of the named games measured by so many replays of each year; others stay as they are kept.

    Each round is played with cards made from the numbers of the round before, until none of them moves by more than
    chance would move it: called again with the numbers that it gave, it gives the same.
    """
    told = progress or (lambda text: None)
    first, last = RECORD_YEARS
    told(f"run values, {first}-{last}")
    scored, allowed = run_values(range(first, last + 1))
    found = dict(kept())
    for name, values in (("runs scored", scored), ("runs allowed", allowed)):
        found[name] = _dated(found.get(name), Measured(COMMAND, date, RECORD_YEARS, values))
    for number in range(1, ROUNDS + 1 if games else 1):
        told(f"round {number}: replays of {', '.join(games)}, {', '.join(map(str, years))}")
        with workers(1, lay_over, found) as pool:
            played = [one for game in games for one in pool.submit(play, game, years, replays).result()]
        moved = dict(found)
        for name, (measure, some) in measures(games, played, found).items():
            mine = [one for one in played if one.game in some]
            made = Measured(_command(some, years, replays), date, tuple(years), measure(mine), True)
            old, errors = found.get(name), jackknife(measure, mine)
            moved[name] = _dated(old, replace(made, values=settled(old.values if old else {}, made.values, errors)))
        changed = [name for name in moved if moved[name].values != found[name].values]
        found = moved
        if not changed:
            break
        told(f"  changed: {', '.join(changed)}")
    return found


def play(game: str, years: Sequence[int], replays: int) -> list[Played]:
    """The seasons replayed day by day, as people play them."""
    found = []
    for year in years:
        plan, schedule = prepare(Wishes("calibrate", game, year))
        for number in range(1, replays + 1):
            heard = _Heard(maker_of(game).measures(year))
            totals = replay(plan, schedule, number, lambda _, result, heard=heard: heard.add(result.record))  # type: ignore[misc]
            games = summed(totals.games.values())
            found.append(Played(game, year, totals, heard.fold.values(), heard.thrown_out / games))
    return found


class _Heard:
    """What is listened for in the games of a season."""

    def __init__(self, fold: Measures) -> None:
        self.fold, self.thrown_out = fold, 0

    def add(self, log: GameLog) -> None:
        self.fold.add(log)
        self.thrown_out += summed(movement(one.play).outs for one in log.plays if one.play.events[0].code in HITS)


Values = Callable[[Sequence[Played]], dict[str, float]]


def measures(
    games: Sequence[str], played: Sequence[Played], now: Mapping[str, Measured]
) -> dict[str, tuple[Values, Sequence[str]]]:
    """What is measured for each group, and in which games: what managers call and the fitter's own measures for games
    whose fitters ask for it, tries on hits, and turns at bat where there are seasons enough for a line through them.
    `now` are the groups that the seasons were played with."""
    found: dict[str, tuple[Values, Sequence[str]]] = {}
    for game in games:
        if f"called in {game}" in kept():
            found[f"called in {game}"] = called, (game,)
        if any(one.told for one in played if one.game == game):
            found[f"played in {game}"] = told_means, (game,)
    if "longtater" in games:
        found[TRIED_FOR] = partial(tried_for, now[TRIED_FOR].values[HOME_WITH_TWO_OUT]), ("longtater",)
    if len({(one.game, one.year) for one in played}) >= ENOUGH_SEASONS and set(games) == set(GAMES):
        found["turns at bat"] = turns, games
    return found


def tried_for(chance: float, played: Sequence[Played]) -> dict[str, float]:
    """The chance at which a manager of a replayed season sends a player home with two out, so that as many are thrown
    out on hits as in life; `chance` is the one that these seasons were played with."""
    off = summed(one.thrown_out for one in played) / len(played) - THROWN_OUT
    return {HOME_WITH_TWO_OUT: round(chance + CHANCE_FOR_AN_OUT * off, 3)}


def told_means(played: Sequence[Played]) -> dict[str, float]:
    """The means of what the games told."""
    return {name: round(summed(one.told[name] for one in played) / len(played), 4) for name in played[0].told}


def jackknife(values: Values, played: Sequence[Played]) -> dict[str, float]:
    """Standard errors of measured numbers, from what they would be without each replay in turn."""
    number = len(played)
    if number < 2:
        return {}
    without = [values([*played[:place], *played[place + 1 :]]) for place in range(number)]
    found = {}
    for name in without[0]:
        mean = summed(one[name] for one in without) / number
        found[name] = (summed((one[name] - mean) ** 2 for one in without) * (number - 1) / number) ** 0.5
    return found


def settled(old: Mapping[str, float], new: Mapping[str, float], errors: Mapping[str, float]) -> dict[str, float]:
    """The old numbers where the new ones agree with them but for chance."""
    return {
        name: old[name] if name in old and abs(value - old[name]) <= ERRORS * errors.get(name, 0.0) else value
        for name, value in new.items()
    }


def _command(games: Sequence[str], years: Sequence[int], replays: int) -> str:
    named = " ".join(f"--game {game}" for game in games)
    return f"{COMMAND} {named} --years {','.join(map(str, years))} --replays {replays}"


def called(played: Sequence[Played]) -> dict[str, float]:
    """What managers by the book call: intentional walks for each plate appearance, and sacrifices over the record's."""
    walks = bunts = times = real_bunts = real_times = 0.0
    for one in played:
        real = total(player.batting for player in read_season(one.year).stints())
        line = total_batting(one.totals.batting.values())
        walks += line.intentional_walks
        bunts += line.sacrifice_hits
        times += line.plate_appearances
        real_bunts += real.sh
        real_times += real.pa
    share = bunts / times / (real_bunts / real_times) if real_bunts else 0.0
    return {"walks": round(walks / times, 5), "bunts": round(share, 3)}


def turns(played: Sequence[Played]) -> dict[str, float]:
    """Why clubs come to bat too often, in outs for each game of a club: by how many outs games are longer than they
    were, how many outs there are on the bases beside double plays and steals, and the share of errors that put a
    batter on base, the last two by least squares over the replayed seasons."""
    import numpy as np

    longer, rows, other = [], [], []
    for one in played:
        figures = {figure.name: figure for figure in turns_at_bat(read_season(one.year), [one.totals])}
        longer.append(figures["outs"].replayed - figures["outs"].real)
        rows.append((1.0, -figures["errors"].replayed))
        other.append(figures[OTHER].replayed)
    put_out, reached = np.linalg.lstsq(np.array(rows), np.array(other), rcond=None)[0]
    return {
        "longer": round(summed(longer) / len(longer), 3),
        "put out": round(float(put_out), 3),
        "reached on an error": round(float(reached), 3),
    }


def _dated(old: Measured | None, group: Measured) -> Measured:
    """A group whose values came out as they were keeps its command and date."""
    return old if old is not None and old.values == group.values else group


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
