"""`hotstove accuracy`: replays with a bar, then tables and a picture."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hotstove.cardmaker.makers import maker_of
from hotstove.cardmaker.shelf import put
from hotstove.games import game as find_game
from hotstove.record import Season, read_season
from hotstove.season.accuracy.measuring import season_replays
from hotstove.season.accuracy.picture import picture
from hotstove.season.accuracy.players import PITCHING
from hotstove.season.accuracy.report import Report, agreement, report
from hotstove.season.new_season import Wishes
from hotstove.table.errors import Mistake


def measure(wishes: Wishes, number: int, jobs: int, plot: Path | None) -> None:
    """Plays the replays of the season that these wishes would open, and prints what came out."""
    from rich.console import Console
    from rich.progress import track

    game, year = find_game(wishes.game), wishes.year
    maker_of(game.key)
    season = read_season(year)
    if wishes.league:
        season = Season(year, season.league(wishes.league))
    file = plot or Path(f"accuracy-{game.key}-{year}.svg")
    if file.is_dir():
        raise Mistake(f"--plot {file}: that is a folder, wanted is a file")
    console = Console(stderr=True, highlight=False)
    found = list(
        track(
            season_replays(wishes, number, jobs),
            f"Replays of {year}",
            number,
            console=console,
            transient=True,
            disable=not sys.stderr.isatty(),
        )
    )
    result = report(season, found)
    for table in tables(result):
        Console(highlight=False).print(table)
    title = f"{game.name}, {year}: mean of {number} replays against the record"
    put(file, picture(result, title))
    print(f"Picture: {file}")


def tables(result: Report) -> list[Any]:
    """League, batters, pitchers, their usage and wins, as Rich draws them."""
    return [_league(result), _batters(result), _pitchers(result), _usage(result), _wins(result)]


def _table(title: str, *heads: str) -> Any:
    from rich import box
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for number, head in enumerate(heads):
        table.add_column(head, justify="left" if number == 0 else "right")
    return table


def _league(result: Report) -> Any:
    table = _table(f"League of {result.season.year}, {result.replays} replays", "", "record", "replays", "off")
    for figure in result.league:
        places = 3 if figure.name.endswith("/G") else 5
        table.add_row(
            figure.name, f"{figure.real:.{places}f}", f"{figure.replayed:.{places}f}", f"{100 * figure.off:+.2f}%"
        )
    return table


def _batters(result: Report) -> Any:
    table = _table(
        "Regular batters, errors in standard errors (0 and 1 are wanted)",
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
            f"{agrees.correlation:.3f}",
        )
    return table


def _pitchers(result: Report) -> Any:
    table = _table("Regular pitchers", "", "replays/record", "rms", "r", "mean", "deviation")
    standings = {standing.name: standing for standing in result.pitchers}
    for name in PITCHING:
        agrees = agreement(result.pitcher_points, name)
        standing = standings.get(name)
        table.add_row(
            name,
            f"{agrees.ratio:.3f}",
            f"{agrees.difference:.4f}",
            f"{agrees.correlation:.3f}",
            "" if standing is None else f"{standing.mean:+.3f}",
            "" if standing is None else f"{standing.deviation:.3f}",
        )
    return table


def _usage(result: Report) -> Any:
    usage = result.usage
    table = _table("How pitchers are used", "", "record", "a replay", "off")
    for name, (was, now) in (
        ("games", usage.games),
        ("complete games", usage.complete),
        ("saves", usage.league_saves),
        ("games of fielders on the mound", usage.fielders),
    ):
        table.add_row(name, f"{was:.0f}", f"{now:.1f}", f"{100 * (now / was - 1):+.1f}%" if was else "")
    table.add_row("relievers' games, rms", "", "", f"{usage.relievers_games:.2f}")
    table.add_row("starters' starts, rms", "", "", f"{usage.starts:.2f}")
    table.add_row("innings of players over 100, rms", "", "", f"{100 * usage.innings:.1f}%")
    table.add_row("closers' saves, rms", "", "", f"{usage.saves:.2f}")
    table.add_row("most games of a player with five or fewer", "5", str(usage.most_of_few), "")
    table.add_row("fielders who pitched more than twice as often", "0", str(usage.fielders_too_often), "")
    return table


def _wins(result: Report) -> Any:
    wins = result.wins
    table = _table("Club wins per 162, root mean square error", "", "wins")
    table.add_row("a replay, on average", f"{wins.mean:.2f}")
    table.add_row("best and worst replay", f"{min(wins.each):.2f} to {max(wins.each):.2f}")
    table.add_row("mean of all replays", f"{wins.of_mean:.2f}")
    table.add_row("floor: chance alone", f"{wins.floor:.2f}")
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
