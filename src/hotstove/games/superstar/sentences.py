"""What led to a play of Superstar Baseball, in sentences that need no rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.diamond.gloves import NUMBER_OF
from hotstove.diamond.names import FIELDER, Names
from hotstove.games.superstar.matchup import Matchup
from hotstove.games.superstar.weather import RAIN, THREAT
from hotstove.table.account import Answered, Lookup
from hotstove.table.questions import Decision, Roll

SYMBOLS = {
    "HR": "a home run",
    "3": "a triple",
    "2": "a double",
    "2+": "a double",
    "2M": "a double",
    "1": "a single",
    "1+": "a single",
    "1A": "a single",
    "1D": "a single",
    "1M": "a single",
    "BB": "a walk",
    "HB": "a hit batsman",
    "SO": "a strikeout",
    "K": "a swing and perhaps a miss",
    "E": "an error",
    "E+": "an error and a base more",
    "F": "a fly ball",
    "FM": "a fly ball",
    "SF": "a deep fly",
    "MS": "a deep fly",
    "G": "a ground ball",
    "G+": "a slow ground ball",
    "DP": "a double-play ball",
    "WP": "a wild pitch",
    "PB": "a passed ball",
    "BK": "a balk",
    "X": "an X",
    "SB": "safe",
    "CS": "caught",
    "PO": "picked off",
    "SH": "a sacrifice",
    "FC": "a fielder's choice",
    "2K": "two strikes",
    "RK": "a rally killer",
    "INJ": "an injury",
}
"""Symbols of cards and charts in words."""
NEEDS_RUNNER = {"WP", "PB", "BK"}
"""Symbols of the X chart that come to nothing with the bases empty."""
SKY = {RAIN: "rain", THREAT: "a threatening sky"}
SENT = {"S": "safe", "O": "out", "E": "safe on an error"}
SILENT = {"Batter Symbols", "Where It Was Hit", "Ground Out", "Double Play", "Hit and Run"}
"""Charts that say how the runners move or who fields the ball: the play itself tells that."""


def sentences(m: Matchup, names: Names, entries: Sequence[Answered | Lookup]) -> list[str]:
    """One sentence for each roll that was read."""
    told: list[str] = []
    for entry in entries:
        if isinstance(entry, Lookup):
            told += _read(entry, m, names)
        elif isinstance(entry.question, Roll) and entry.question.purpose == "weather":
            told.append(f"The weather: {entry.question.show(entry.answer)}, {SKY.get(int(entry.answer), 'no rain')}.")
        elif isinstance(entry.question, Decision) and entry.answer != entry.question.default:
            told += _called(entry.question.purpose, str(entry.answer))
    return told


def _called(purpose: str, choice: str) -> list[str]:
    if purpose == "option":
        return ["The infield plays on the runner at third (option B)."]
    return ["The hit and run is on."] if purpose == "hit_and_run" else []


def _read(lookup: Lookup, m: Matchup, names: Names) -> list[str]:
    cell = str(lookup.cell)
    if lookup.column in ("starting", "relieving"):
        return [_pitch(lookup.keys[0], cell, names)]
    if lookup.column in ("vs_l", "vs_r"):
        hand = "lefthanders" if lookup.column == "vs_l" else "righthanders"
        return [f"The swing is {lookup.keys[0]}: {_symbol(cell)} on {names.batter}'s card against {hand}."]
    if lookup.is_card or lookup.chart in SILENT:
        return []
    return _chart(lookup, cell, m, names)


def _pitch(number: int, cell: str, names: Names) -> str:
    if cell == "":
        return f"The pitch is {number}, blank on {names.pitcher}'s card: {names.batter} swings."
    if cell == "D":
        return f"The pitch is {number}, for better fielders than these an automatic out: {names.batter} swings."
    return f"The pitch is {number}: {_symbol(cell)} on {names.pitcher}'s card."


def _chart(lookup: Lookup, cell: str, m: Matchup, names: Names) -> list[str]:
    chart, keys = lookup.chart, lookup.keys
    if chart == "Defense":
        owned = f"The pitch is {keys[1]}, which a defence of {keys[0]} owns: an automatic out."
        return [owned] if cell == "out" else []
    if chart == "Past the Limit":
        innings = "inning" if keys[1] == 1 else "innings"
        return [f"{names.pitcher} is {keys[1]} {innings} past his limit: {keys[0]} is {_symbol(cell)}."]
    if chart == "Two Strikes":
        return ["With two strikes it is strike three."] if cell == "SO" else []
    if chart.startswith("Steal of"):
        return [f"The {chart.lower()}: {keys[0]} for a runner rated {keys[1]}: {_symbol(cell)}."]
    if chart == "Manager's Decision":
        return [f"The throw: {keys[0]} at a runner rated {keys[1]}: {SENT.get(cell[:1], cell)}."]
    if chart in ("Sacrifice Bunt", "Squeeze Play"):
        found = _symbol(cell) if cell else "nothing comes of it"
        return [f"The bunt: {keys[0]} by a bunter rated {keys[1]}: {found}."]
    if chart == "X Chart":
        swings = m.bases == "---" and cell in NEEDS_RUNNER
        rest = f" with nobody on: {names.batter} swings" if swings else ""
        return [f"A new roll for the X: {keys[0]}, {_symbol(cell)}{rest}."]
    if chart == "Injury":
        return [_injury(str(keys[1]), int(keys[0]), cell)]
    return [f"{chart}: {', '.join(map(str, keys))} gives {cell or 'nothing'}."]


def _injury(asked: str, number: int, cell: str) -> str:
    if asked == "position":
        return f"Who may be hurt: {number}, {FIELDER[NUMBER_OF[cell]] if cell != 'none' else 'nobody'}."
    length = {"none": "not hurt after all", "0": "for the rest of this game"}.get(
        cell, f"for this game and {cell} more"
    )
    return f"For how long: {number}, {length}."


def _symbol(cell: str) -> str:
    """A symbol in words, with the symbol itself where one could want to find it on the card."""
    words = SYMBOLS.get(cell)
    if words is None or cell in words.split():
        return words or cell
    return f"{words} ({cell})"
