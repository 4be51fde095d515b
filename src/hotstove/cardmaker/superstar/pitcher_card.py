"""The yellow card: a pitcher's chart for starting, relieving or both, and what it comes to."""

from __future__ import annotations

from hotstove.cardmaker.baseline import Target
from hotstove.cardmaker.superstar.expected_line import expected_line
from hotstove.cardmaker.superstar.lines import Figures, card_pitching, goal_pitching, real_pitching
from hotstove.cardmaker.superstar.loose_pitches import GOT_AWAY, weight_of_x
from hotstove.cardmaker.superstar.pitcher_chart import PitcherChart
from hotstove.cardmaker.superstar.players import Key
from hotstove.cardmaker.superstar.season_fit import SeasonFit
from hotstove.cardmaker.superstar.swinging_away import swinging
from hotstove.games.superstar.card_files import column as chart_of
from hotstove.games.superstar.cards import PitcherCard
from hotstove.games.superstar.dice import NUMBERS
from hotstove.record import Pitching
from hotstove.table.sums import summed

MOST_DECISIONS = 200


def make_pitcher(fit: SeasonFit, key: Key, decisions: float) -> tuple[PitcherCard, Figures]:
    """His card and his line; ``decisions`` are those of his whole season."""
    pool = fit.pool
    target, row = pool.targets[key], fit.pitcher_rows[key]
    line, chart = target.player.pitching, fit.dealt[row]
    assert line is not None and target.pitching is not None
    passes = pool.pitchers.loose[row]
    away = {symbol: chart.weight(symbol) + weight_of_x(symbol) for symbol in GOT_AWAY}
    again = summed(away.values())
    figures = Figures(
        real_pitching(line),
        goal_pitching(target),
        card_pitching(
            target.pitching,
            pool.bunts,
            pool.called,
            expected_line(chart.shares, fit.split.columns[fit.hand_of(row)]),
            float(swinging(target.pitching, pool.bunts, pool.called).sum()),
            passes.rate(away["WP"], again),
            passes.rate(away["BK"], again),
        ),
    )
    return _card(target, line, chart, decisions), figures


def _card(target: Target, line: Pitching, chart: PitcherChart, decisions: float) -> PitcherCard:
    """A player who started has a starting chart, one who relieved a relief chart."""
    name = target.player.name
    squares = [chart.symbols[number] for number in NUMBERS]
    starting = chart_of(f"{name} SP", squares) if line.starts else None
    relieving = chart_of(f"{name} RP", squares) if line.relief_games > 0 or not line.starts else None
    return PitcherCard(target.player.throws, starting, relieving, min(round(decisions), MOST_DECISIONS))
