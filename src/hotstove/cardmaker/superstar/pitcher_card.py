"""The yellow card: a pitcher's chart for starting, relieving or both, and what it comes to."""

from __future__ import annotations

from hotstove.cardmaker.baseline import RUNNERS_ON, Hand, Target
from hotstove.cardmaker.record import Pitching
from hotstove.cardmaker.superstar.lines import Figures, card_pitching, goal_pitching, real_pitching
from hotstove.cardmaker.superstar.meeting import meeting
from hotstove.cardmaker.superstar.men import Key
from hotstove.cardmaker.superstar.pitcher_chart import Passes, PitcherChart, pitcher_chart
from hotstove.cardmaker.superstar.squares import FALLS
from hotstove.cardmaker.superstar.swinging import swinging
from hotstove.cardmaker.superstar.workshop import Workshop
from hotstove.games.superstar.card_files import column as chart_of
from hotstove.games.superstar.cards import PitcherCard
from hotstove.games.superstar.dice import NUMBERS

MOST_DECISIONS = 200


def make_pitcher(workshop: Workshop, key: Key, passed: float, decisions: float) -> tuple[PitcherCard, Figures]:
    """His card and his line; ``passed`` are the passed balls of his catchers for each batter."""
    pool, division = workshop.pool, workshop.division
    target, row = pool.targets[key], workshop.pitcher_rows[key]
    line = target.man.pitching
    assert line is not None and target.pitching is not None
    hand: Hand = "L" if pool.pitchers.left[row] else "R"
    column = division.columns[hand]
    rates = (target.wild, passed, target.balks)
    passes = Passes(*(rate * FALLS / (RUNNERS_ON + sum(rates)) for rate in rates))
    chart = pitcher_chart(
        "/".join(key),
        pool.pitchers.goals[row],
        division.pitchers[row],
        float(pool.pitchers.automatic[row]),
        column,
        passes,
    )
    figures = Figures(
        real_pitching(line),
        goal_pitching(target),
        card_pitching(
            target.pitching,
            pool.called,
            meeting(chart.shares, column),
            float(swinging(target.pitching, "A", pool.called).sum()),
            _rate(chart, "WP"),
            _rate(chart, "BK"),
        ),
    )
    return _card(target, line, chart, decisions), figures


def _card(target: Target, line: Pitching, chart: PitcherChart, decisions: float) -> PitcherCard:
    """A man who started has a starting chart, one who relieved a relief chart."""
    name = target.man.name
    squares = [chart.symbols[number] for number in NUMBERS]
    starting = chart_of(f"{name} SP", squares) if line.starts else None
    relieving = chart_of(f"{name} RP", squares) if line.relief_games > 0 or not line.starts else None
    return PitcherCard(target.man.throws, starting, relieving, min(round(decisions), MOST_DECISIONS))


def _rate(chart: PitcherChart, symbol: str) -> float:
    """How often it happens for each batter: it counts only with somebody on base."""
    again = sum(chart.weight(name) for name in ("WP", "PB", "BK"))
    return chart.weight(symbol) / (FALLS - again) * RUNNERS_ON
