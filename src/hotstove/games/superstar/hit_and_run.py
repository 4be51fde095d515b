"""SS-26 to SS-28: the hit and run."""

from __future__ import annotations

from hotstove.diamond.bases import forced, lead_runner, next_base
from hotstove.diamond.batted import batted, everybody_up, lined_out, strikeout, walk
from hotstove.diamond.gloves import steal_throw
from hotstove.diamond.play import Event, Play
from hotstove.games.superstar.batting import ball_of
from hotstove.games.superstar.chart_set import SuperstarCharts
from hotstove.games.superstar.dice import SWING
from hotstove.games.superstar.matchup import Matchup
from hotstove.games.superstar.sending import send_runners
from hotstove.games.superstar.stealing import steal
from hotstove.games.superstar.symbols import HIT_SYMBOLS
from hotstove.table.questions import Decision, Rule
from hotstove.table.rules import stage, tabulated

CALL = Decision("hit_and_run", "offense", ("no", "yes"))
MAY_BE_SENT = frozenset({"2M", "2", "1M", "MS", "FM"})


@tabulated
def all_going(bases: str) -> str:
    return " ".join(f"{base}-{next_base(base)}" for base in "321" if base in bases)


@tabulated
def unforced_going(bases: str) -> str:
    """The runners who need not give way to a walk, each for his next base."""
    return " ".join(f"{base}-{next_base(base)}" for base in "321" if base in bases and base not in forced(bases))


@tabulated
def caught_with_strikeout(bases: str, outs: int) -> Play:
    """A strikeout with the lead runner caught stealing; the third strike alone may end the inning."""
    if outs == 2:
        return strikeout()
    base = next_base(lead_runner(bases))
    return Play((Event("K"), Event("CS", steal_throw(base), base)), ("DP",))


@tabulated
def lined_into_double_play(bases: str, outs: int, fielder: int) -> Play:
    return lined_out(fielder) if outs == 2 else lined_out(fielder, (lead_runner(bases),))


@stage("SS-26")
def pitch_on_the_run(charts: SuperstarCharts, m: Matchup, symbol: str, pitch: int) -> Rule[Play]:
    """The pitcher's half of the table, for every symbol but X."""
    if symbol in {"", "D"}:
        roll = yield SWING
        return (yield from swing_on_the_run(charts, m, m.batter(roll), pitch))
    if symbol == "K":
        roll = yield SWING
        hit = m.batter(roll)
        if hit in HIT_SYMBOLS:
            return (yield from swing_on_the_run(charts, m, hit, pitch))
        if m.outs == 2:
            return strikeout()
        return (yield from steal(charts, m, all_going(m.bases), "K"))
    if symbol == "1+":
        return batted(charts.batter("1+"), m.bases, m.outs, int(charts.where(pitch, "single")))
    if symbol in {"WP", "PB"}:
        return everybody_up(symbol, m.bases, 2)
    if symbol == "BK":
        return everybody_up("BK", m.bases)
    return (yield from swing_on_the_run(charts, m, symbol, pitch))


@stage("SS-28")
def swing_on_the_run(charts: SuperstarCharts, m: Matchup, symbol: str, pitch: int) -> Rule[Play]:
    """The batter's half of the table."""
    if symbol == "F":
        return lined_into_double_play(m.bases, m.outs, int(charts.where(pitch, "liner")))
    if symbol == "SO":
        return caught_with_strikeout(m.bases, m.outs)
    if symbol == "HB":
        return walk(m.bases, "HP")
    if symbol == "BB":
        if unforced_going(m.bases) == "":
            return walk(m.bases)
        return (yield from steal(charts, m, unforced_going(m.bases), "W"))
    phrase = charts.hit_and_run(symbol)
    fielder = int(charts.where(pitch, "double" if symbol in {"HR", "3"} else ball_of(symbol)))
    if symbol in MAY_BE_SENT:
        return (yield from send_runners(charts, m, symbol, phrase, fielder))
    return batted(phrase, m.bases, m.outs, fielder)
