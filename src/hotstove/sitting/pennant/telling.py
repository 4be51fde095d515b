"""A side's turn told point by point, and where each point comes from."""

from __future__ import annotations

from hotstove.games.pennant.dice import faces
from hotstove.games.pennant.innings import innings
from hotstove.games.pennant.lines import Bonus, ExtraInning, TurnLine
from hotstove.games.pennant.options import Options
from hotstove.games.pennant.reading import Starter
from hotstove.games.pennant.resolving import LOW
from hotstove.games.pennant.sheets import Sheet
from hotstove.table.account import Account


def number(value: float) -> str:
    return f"{value:g}"


def turn_told(line: TurnLine, batting: Sheet, fielding: Sheet, starter: Starter, options: Options) -> list[str]:
    """The roll, what it found, every part of offence and defence, and the runs; nothing of an option that is off."""
    dice = faces(line.triad)
    pitcher = fielding.pitchers[starter.number].name
    told = [
        f"{batting.club}: {line.triad} (white {dice.white}, red {dice.red}, green {dice.green}, sum {dice.total}) "
        f"against {pitcher} (ST {number(starter.st)}, END {starter.end}, CG {starter.cg}, SHO {starter.sho})"
    ]
    if line.shutout:
        return [*told, f"  {line.triad} is above SHO {starter.sho}: a shutout. No runs, nothing else counts."]
    told.append(f"  BAT value {batting.bat_value}")
    told += _bonus("power", "POW", line.power, batting, dice.total)
    told += _bonus("speed", "SPD", line.speed, batting, dice.total)
    if line.bat.spot:
        player = _player(batting, line.bat.spot)
        told.append(f"  bat: sum {dice.total} calls spot {line.bat.spot}, {player}: +{line.bat.points}")
    told += _bullpen(line, fielding, starter)
    told.append(f"  offence {line.offense}")
    told.append(f"  {_defense(line, fielding, starter, options)}")
    told.append(f"  earned runs {line.offense} / {number(line.defense)} = {line.earned}")
    if dice.total <= LOW:
        told.append(f"  unearned runs for a sum of {dice.total}: {line.unearned}")
    extra = batting.columns.extra_homers(line.triad) if options.extra_homers else 0
    if extra:
        told.append(f"  extra homers: {extra}, rolled for at the end")
    told.append(f"  {line.runs} {'run' if line.runs == 1 else 'runs'} in nine innings")
    return told


def _player(sheet: Sheet, spot: str) -> str:
    return sheet.batters[spot].name if spot in sheet.batters else "nobody"


def _bonus(kind: str, rating: str, bonus: Bonus, sheet: Sheet, total: int) -> list[str]:
    if not bonus.spot:
        return []
    value = bonus.points // total
    return [f"  {kind}: spot {bonus.spot}, {_player(sheet, bonus.spot)}: {rating} {value} x {total} = +{bonus.points}"]


def _bullpen(line: TurnLine, fielding: Sheet, starter: Starter) -> list[str]:
    if line.complete:
        return [f"  {line.triad} is above CG {starter.cg}: a complete game, no relievers"]
    if not line.relievers:
        return ["  nobody in the bullpen may pitch: the starter goes on"]
    players = ", ".join(f"{fielding.pitchers[player.number].name} {player.rel:+d}" for player in line.relievers)
    return [
        f"  bullpen: {innings(line.bullpen)} innings by {players}: {sum(player.rel for player in line.relievers):+d}"
    ]


def _defense(line: TurnLine, fielding: Sheet, starter: Starter, options: Options) -> str:
    white = faces(line.triad).white
    if not line.fielder:
        return f"defence {white} x {number(starter.st)} = {number(line.defense)}{_least(line, white, starter)}"
    glove = fielding.columns.glove(line.fielder)
    player = next(batter.name for batter in fielding.lineup if batter.position == line.fielder)
    saved = f", {line.saved} saved" if line.saved and options.awards else ""
    product = f"({white} {glove:+d}) x {number(starter.st)} = {number(line.defense)}"
    return f"defence {product}{_least(line, white + glove, starter)}, the glove of {player} ({line.fielder}){saved}"


def _least(line: TurnLine, white: int, starter: Starter) -> str:
    return " (never less)" if line.defense > white * starter.st else ""


def extra_told(innings_played: tuple[ExtraInning, ...], sheets: tuple[Sheet, Sheet]) -> list[str]:
    """Every extra inning: each side's player at bat and the other side's pitcher."""
    told = []
    for inning_number, inning in enumerate(innings_played, start=10):
        parts = []
        for side in (0, 1):
            rival = inning.relievers[1 - side]
            pitchers = sheets[1 - side].pitchers
            thrower = "the starter" if rival is None else f"{pitchers[rival.number].name} {rival.rel:+d}"
            bat = f"{_player(sheets[side], inning.spots[side])} {inning.bats[side]}"
            parts.append(f"{sheets[side].club} {bat} against {thrower} = {inning.points[side]}")
        told.append(f"Inning {inning_number}: {'; '.join(parts)}")
    return told


def cells_told(account: Account) -> list[str]:
    """Every cell that was looked up, with its provenance."""
    return [f"  {lookup}" for lookup in account.lookups]
