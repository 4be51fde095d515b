"""`hotstove odds`: the exact chances of the next play between two players."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from hotstove.diamond.plays_game import PlaysGame
from hotstove.odds.distribution import End
from hotstove.sitting.opening import find_game
from hotstove.sitting.plays.odds import PlayOdds, odds_between
from hotstove.table.errors import Mistake


def show_odds(
    key: str,
    batter: str,
    pitcher: str,
    bases: str,
    outs: int,
    calls: Iterable[str],
    options: Iterable[str],
    cards: Path | None,
    charts: Path | None,
    say: Callable[[str], None],
) -> None:
    """Kinds of play, then the field afterwards, then the runs to be expected on the play."""
    game = find_game(key)
    if not isinstance(game, PlaysGame):
        raise Mistake(f"odds {key}: {game.name} is not played in plays")
    title, found = odds_between(game, batter, pitcher, bases, outs, calls, options, cards, charts)
    say(title)
    for line in odds_lines(found):
        say(line)


def odds_lines(odds: PlayOdds) -> list[str]:
    """Every kind of play and every field afterwards, the likeliest first, and the runs to be expected."""
    return [
        *(f"  {chance:.4f}  {name}" for name, chance in odds.kinds.items()),
        "The field afterwards:",
        *(f"  {chance:.4f}  {_field(end)}" for end, chance in odds.ends.items()),
        f"Runs expected on the play: {odds.runs:.3f}",
    ]


def _field(end: End) -> str:
    runs = f"{end.runs} run{'' if end.runs == 1 else 's'}, " if end.runs else ""
    where = {"out": "batter out", "up": "batter still up", "H": "batter home"}.get(
        end.batter, f"batter on {end.batter}"
    )
    return f"{runs}{end.outs} out, bases {end.bases}, {where}" if end.outs < 3 else f"{runs}three out, {where}"
