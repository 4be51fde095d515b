"""`hotstove accuracy`: replays with a bar, then tables and a picture."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from hotstove.cardmaker.makers import maker_of
from hotstove.cardmaker.shelf import put
from hotstove.diamond.plays_game import PlaysGame
from hotstove.games import game as find_game
from hotstove.record import read_season
from hotstove.season.accuracy.league import Figure
from hotstove.season.accuracy.measuring import HELD_OUT, fitted_on, nearest_held_out, season_replays
from hotstove.season.accuracy.picture import picture
from hotstove.season.accuracy.players import REGULAR
from hotstove.season.accuracy.report import Report, agreement, report
from hotstove.season.new_season import Wishes
from hotstove.season.totals import SeasonTotals
from hotstove.table.errors import Mistake


def measure(
    wishes: Wishes, number: int, jobs: int, plot: Path | None, beside: int | None = None, planned: bool = False
) -> None:
    """Plays the replays of the season that these wishes would open, and prints what came out; `planned`, of a season
    whose usage is settled ahead.

    One replay of a season on which nothing was fitted stands below it: `beside`, or the nearest of HELD_OUT; 0 for
    none.
    """
    from rich.console import Console

    game, year = find_game(wishes.game), wishes.year
    maker_of(game.key)
    season = read_season(year)
    if plot is not None and plot.is_dir():
        raise Mistake(f"--plot {plot}: that is a folder, wanted is a file")
    if beside and beside in fitted_on():
        raise Mistake(f"--beside {beside}: constants were fitted on that season; others are {_years(HELD_OUT)}")
    result = report(season, _replayed(wishes, number, jobs, planned))
    console = Console(highlight=False)
    for table in tables(result, planned and isinstance(game, PlaysGame)):
        console.print(table)
    if year in fitted_on():
        print(f"{year} is one of the seasons on which constants were fitted: {_years(fitted_on())}.")
    title = f"{game.name}, {year}: mean of {number} replays against the record"
    if plot is not None:
        put(plot, picture(result, title))
        print(f"Picture: {plot}")
    other = nearest_held_out(year) if beside is None else beside
    if other and other != year:
        console.print(_short(report(read_season(other), _replayed(replace(wishes, year=other), 1, jobs, planned))))


def _replayed(wishes: Wishes, number: int, jobs: int, planned: bool = False) -> list[SeasonTotals]:
    from rich.console import Console
    from rich.progress import track

    return list(
        track(
            season_replays(wishes, number, jobs, planned),
            f"Replays of {wishes.year}",
            number,
            console=Console(stderr=True, highlight=False),
            transient=True,
            disable=not sys.stderr.isatty(),
        )
    )


def _years(years: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(years)))


def tables(result: Report, planned: bool = False) -> list[Any]:
    """League, turns at bat, games, usage, batters, pitchers, runs and wins, as Rich draws them; `planned`, of plays
    that were not written down."""
    return [
        _figures(f"League of {result.season.year}, {result.replays} replays", result.league),
        _figures("Turns at bat: outs, runs and runners left; outs by kind; a game of a club", result.turns),
        games_table(result.games, planned),
        _usage(result),
        _mound(result),
        _batters(result),
        _pitchers(result),
        _runs(result),
        _wins(result),
    ]


def _short(result: Report) -> Any:
    """A season on which nothing was fitted, in a few figures."""
    title = f"Beside it {result.season.year}, on which nothing was fitted, one replay"
    names = ("R/G", "PA/G", "H/G", "HR/G", "BB/G", "SO/G", "E/G", "CG/G")
    table = _figures(title, [result.figure(name) for name in names])
    table.add_row("wins, rms error", "", f"{result.wins.mean:.2f}", f"dice {result.wins.dice:.2f}")
    return table


def _table(title: str, *heads: str) -> Any:
    from rich import box
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for number, head in enumerate(heads):
        table.add_column(head, justify="left" if number == 0 else "right")
    return table


def _figures(title: str, figures: Iterable[Figure]) -> Any:
    table = _table(title, "", "record", "replays", "off")
    for figure in figures:
        places = 5 if figure.name.endswith("/PA") else 3
        real = f"{figure.real:.{places}f}{'*' if figure.estimated else ''}" if figure.real else "not known"
        off = "" if figure.off is None else f"{100 * figure.off:+.2f}%"
        table.add_row(figure.name, real, f"{figure.replayed:.{places}f}", off)
    if any(figure.estimated for figure in figures):
        table.caption = "* estimated, since the record did not count it"
    return table


def games_table(figures: Sequence[Figure], planned: bool) -> Any:
    """How games went. Totals of a planned season do not tell which pitcher a batter faced; where the rows of either
    hand are missing for that, it is said how to have them."""
    table = _figures("Games; the record's column is what was usual in those years", figures)
    if planned and not any(figure.name.startswith("AVG") for figure in figures):
        table.caption = "averages against either hand: --day-by-day"
    return table


def _usage(result: Report) -> Any:
    table = _table("Usage, root mean square error of a replay", "", "error", "players")
    for row in result.usage:
        error = f"{100 * row.error:.1f}%" if row.unit == "%" else f"{row.error:.1f} {row.unit}"
        table.add_row(row.name, error, str(row.players))
    return table


def _batters(result: Report) -> Any:
    table = _table(
        f"Regular batters ({REGULAR:.0f} turns), errors in standard errors (0 and 1 are wanted)",
        "",
        "mean",
        "deviation",
        "players x replays",
        "r",
    )
    for standing in result.batters:
        agrees = agreement(result.batter_points, standing.name)
        table.add_row(
            standing.name,
            f"{standing.mean:+.3f}",
            f"{standing.deviation:.3f}",
            str(standing.number),
            "" if agrees is None else f"{agrees.correlation:.3f}",
        )
    if not result.batters:
        table.add_row("nobody batted so often")
    return table


def _pitchers(result: Report) -> Any:
    heads = ("", "replays/record", "rms", "r", "mean", "deviation")
    table = _table(f"Regular pitchers ({REGULAR:.0f} batters), errors in standard errors", *heads)
    for standing in result.pitchers:
        agrees = agreement(result.pitcher_points, standing.name)
        shown = ("", "", "") if agrees is None else (agrees.ratio, agrees.difference, agrees.correlation)
        table.add_row(
            standing.name,
            *(f"{value:.4f}" if isinstance(value, float) else value for value in shown),
            f"{standing.mean:+.3f}",
            f"{standing.deviation:.3f}",
        )
    if not result.pitchers:
        table.add_row("nobody faced so many")
    return table


def _runs(result: Report) -> Any:
    table = _table("Clubs' runs per 162 games, mean of all replays", "", "rms error", "slope on the record")
    for row in result.clubs:
        table.add_row(row.name, f"{row.difference:.1f}", f"{row.slope:.2f}")
    return table


def _mound(result: Report) -> Any:
    mound = result.mound
    table = _figures("Pitchers of the league, a replay", mound.figures)
    table.add_row("relievers' games, rms error", "", f"{mound.relievers_games:.2f}", "")
    table.add_row("players of 5 games or fewer with more than 10", "0", str(mound.too_often), "")
    table.add_row("fielders who pitched more than twice as often", "0", str(mound.fielders_too_often), "")
    return table


def _wins(result: Report) -> Any:
    wins = result.wins
    table = _table("Club wins per 162 games, root mean square error", "", "wins")
    doubt = "" if wins.uncertainty is None else f" +- {wins.uncertainty:.2f}"
    table.add_row("a replay, on average", f"{wins.mean:.2f}{doubt}")
    table.add_row("best and worst replay", f"{min(wins.each):.2f} to {max(wins.each):.2f}")
    table.add_row("mean of all replays", f"{wins.of_mean:.2f}")
    table.add_row("dice alone", f"{wins.dice:.2f}")
    table.add_row("dice, and what real clubs won beyond their runs", f"{wins.right_runs:.2f}")
    table.add_row("dice, and what real clubs won beyond their lines", f"{wins.right_lines:.2f}")
    own = "one replay does not tell" if wins.own is None else f"{wins.own:.2f}"
    table.add_row("the cards' own error against the lines, without dice", own)
    table.add_row("coin flips", f"{wins.coin:.2f}")
    return table


def show_odds(game_key: str, year: int, regress: float) -> None:
    """How near the cards' lines are to the players's, by exact odds; every miss is listed."""
    game = find_game(game_key)
    prove = maker_of(game.key).prove
    if prove is None:
        raise Mistake(f"--odds: the cards of {game.name} have no proof by exact odds")
    for line in prove(year, regress):
        print(line)
