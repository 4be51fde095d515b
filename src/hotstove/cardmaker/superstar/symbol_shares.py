"""Symbols counted on finished charts: the shares of the arithmetic, from what stands on the table."""

from __future__ import annotations

import numpy as np

from hotstove.cardmaker.superstar import expected_line as at
from hotstove.cardmaker.superstar.expected_line import Shares
from hotstove.cardmaker.superstar.loose_pitches import GOT_AWAY, swung_at, thrown_again, weight_of_x
from hotstove.cardmaker.superstar.squares import FALLS, FIELDERS_WEIGHT, WEIGHT
from hotstove.games.superstar.dice import NUMBERS
from hotstove.games.superstar.symbols import BATTER_SYMBOLS
from hotstove.table.charts import Chart

EVENT_OF = {symbol: at.EVENTS.index("OUT") for symbol in BATTER_SYMBOLS}
EVENT_OF |= {symbol: at.EVENTS.index("1B") for symbol in ("1", "1A", "1D", "1M", "1+")}
EVENT_OF |= {symbol: at.EVENTS.index("2B") for symbol in ("2", "2M", "2+")}
EVENT_OF |= {"3": at.EVENTS.index("3B"), "HR": at.EVENTS.index("HR")}
EVENT_OF |= {symbol: at.EVENTS.index(symbol) for symbol in ("BB", "HB", "SO")}

PITCH_OF = {"": 0, "K": 1, "BB": 2, "HB": 3, "SO": 4, "1+": 5, "G": 6, "F": 6}


def column_shares(column: Chart) -> Shares:
    """The shares of the eight events on a batter's column."""
    shares = np.zeros(len(at.EVENTS))
    for number in NUMBERS:
        shares[EVENT_OF[column(number)]] += WEIGHT[number] / FALLS
    return shares


def chart_shares(chart: Chart, owned: float, tired: float, runners_on: float) -> Shares:
    """The shares of the seven pitches on a pitcher's chart, behind a defence that owns a share of all falls; these are
    singles while he is tired."""
    shares = np.zeros(len(at.PITCHES))
    settled = float(FALLS)
    for number in NUMBERS:
        symbol = chart(number)
        if symbol in GOT_AWAY:
            settled -= WEIGHT[number]
        elif symbol == "X":
            settled -= thrown_again(runners_on)
            shares[PITCH_OF[""]] += swung_at(runners_on)
            shares[PITCH_OF["HB"]] += weight_of_x("HB")
            shares[PITCH_OF["G"]] += weight_of_x("RK")
        elif symbol != "D":
            shares[PITCH_OF[symbol]] += WEIGHT[number]
    shares[PITCH_OF[""]] += FIELDERS_WEIGHT - owned * FALLS
    shares[PITCH_OF["G"]] += (1 - tired) * owned * FALLS
    shares[PITCH_OF["1+"]] += tired * owned * FALLS
    return shares / settled
