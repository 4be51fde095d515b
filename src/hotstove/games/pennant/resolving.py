"""Offence, defence and runs of one side's turn (PR-07 to PR-10, PR-17 to PR-20, PR-25, PR-26)."""

from __future__ import annotations

from hotstove.games.pennant.chart_set import PennantCharts
from hotstove.games.pennant.columns import Columns
from hotstove.games.pennant.dice import faces
from hotstove.games.pennant.fatigue import Called
from hotstove.games.pennant.lines import NO_BONUS, Bonus, TurnLine
from hotstove.table.rules import stage, tabulated
from hotstove.table.sums import summed

LOW = 10
"""Up to this sum the bullpen has an inning more, and the gloves and the unearned runs come in."""
LEAST_DEFENSE = 6.0


@stage("PR-03", "PR-17", "PR-19")
def resolve(
    charts: PennantCharts,
    triad: int,
    batting: Columns,
    fielding: Columns,
    st: float,
    bullpen: int = 0,
    players: tuple[Called, ...] = (),
) -> TurnLine:
    """The runs that a triad brings against this starter, the relievers behind him and the gloves around him.

    `bullpen` are the outs left to the relievers: none in a complete game.
    """
    dice = faces(triad)
    power = speed = bat = NO_BONUS
    twin = power_column(triad)
    if twin:
        spot = charts.power(dice.white, twin)
        power = Bonus(spot, times(batting.power(spot), dice.total))
    if dice.red == dice.green:
        spot = charts.speed(dice.red)
        speed = Bonus(spot, times(batting.speed(spot), dice.total))
    fielder, glove, unearned = "", 0, 0
    if dice.total <= LOW:
        fielder = charts.fielding(dice.total, parity(dice.green))
        glove = fielding.glove(fielder)
        unearned = fielding.unearned(dice.total)
    else:
        spot = batting.dice(dice.total)
        bat = Bonus(spot, batting.bat(spot))
    offense = batting.bat_value + power.points + speed.points + bat.points + summed(player.rel for player in players)
    defense = total_defense(dice.white, glove, st)
    earned = earned_runs(offense, defense)
    return TurnLine(
        triad,
        shutout=False,
        complete=bullpen == 0,
        power=power,
        speed=speed,
        bat=bat,
        bullpen=bullpen,
        relievers=players,
        offense=offense,
        defense=defense,
        fielder=fielder,
        saved=runs_saved(offense, dice.white, glove, st),
        earned=earned,
        unearned=unearned,
    )


@tabulated
def power_column(triad: int) -> str:
    """Which die equals white, and the parity of the third; blank when neither does. A triple counts as red."""
    white, red, green, _, _ = faces(triad)
    if white == red:
        return f"red-{parity(green)}"
    return f"green-{parity(red)}" if white == green else ""


@tabulated
def parity(face: int) -> str:
    return "odd" if face % 2 else "even"


@tabulated
def times(rating: int, total: int) -> int:
    return rating * total


@tabulated
def total_defense(white: int, glove: int, st: float) -> float:
    """White die with the glove's help, times ST, never below six."""
    return max((white + glove) * st, LEAST_DEFENSE)


@tabulated
def earned_runs(offense: int, defense: float) -> int:
    """Offence by defence, the fraction dropped; less than nothing is nothing."""
    return max(int(offense // defense), 0)


@tabulated
def runs_saved(offense: int, white: int, glove: int, st: float) -> int:
    """Earned runs that a good glove kept from scoring; a poor one is charged with none."""
    bare = earned_runs(offense, total_defense(white, 0, st))
    return max(bare - earned_runs(offense, total_defense(white, glove, st)), 0)
