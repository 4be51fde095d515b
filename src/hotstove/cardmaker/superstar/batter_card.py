"""The white card: a player's two columns, and what they come to."""

from __future__ import annotations

from collections.abc import Mapping

from hotstove.cardmaker.baseline import Hand
from hotstove.cardmaker.superstar.batter_columns import two_columns
from hotstove.cardmaker.superstar.expected_line import SWING, expected_line
from hotstove.cardmaker.superstar.feasibility import HANDS
from hotstove.cardmaker.superstar.lines import Figures, card_batting, goal_batting, real_batting
from hotstove.cardmaker.superstar.players import Key
from hotstove.cardmaker.superstar.runner_symbols import FREE_TO_SWING, column_symbols, needs
from hotstove.cardmaker.superstar.running import running
from hotstove.cardmaker.superstar.season_fit import SeasonFit
from hotstove.cardmaker.superstar.squares import FALLS, WEIGHT
from hotstove.cardmaker.superstar.swinging_away import bunts_of, swinging
from hotstove.games.superstar.card_files import column as chart_of
from hotstove.games.superstar.cards import BatterCard
from hotstove.table.sums import summed

FLIES = frozenset({"MS", "SF"})


def make_batter(fit: SeasonFit, key: Key) -> tuple[BatterCard, Figures]:
    """His card, and his line as it was, as it should be and as the card has it."""
    pool, mix = fit.pool, fit.mix
    target, row = pool.targets[key], fit.batter_rows[key]
    name, player = "/".join(key), target.player
    wanted = {hand: fit.columns[hand][row] for hand in HANDS}
    split = pool.baseline.split_batter(target.batting, player.bats)
    rating = pool.batters.bunts[row]
    away = {hand: float(swinging(split.against(hand), bunts_of(rating), pool.called).sum()) for hand in HANDS}
    parts: dict[Hand, float] = {
        "L": split.left_share * away["L"] * float(fit.charts["L"][SWING]),
        "R": (1 - split.left_share) * away["R"] * float(fit.charts["R"][SWING]),
    }
    columns = two_columns(name, wanted, parts, bool(pool.batters.regular[row]))
    symbols = {}
    for hand in HANDS:
        swings = float(fit.charts[hand][SWING]) * away[hand]
        turn = fit.turn_of(key) + (0.5 if hand == "L" else 0.0)
        symbols[hand] = column_symbols(turn % 1, columns[hand], needs(columns[hand], split.against(hand), swings, mix))
    card = BatterCard(
        chart_of(f"{player.name} vs L", symbols["L"].values()),
        chart_of(f"{player.name} vs R", symbols["R"].values()),
        running(target, pool.baseline),
        rating,
    )
    extra = {
        "gidp": mix.double_play_chances
        * FREE_TO_SWING
        * summed(parts[hand] * _weight(symbols[hand], frozenset({"DP"})) for hand in HANDS),
        "sf": mix.third_chances * summed(parts[hand] * _weight(symbols[hand], FLIES) for hand in HANDS),
    }
    flies_in_ab = pool.baseline.flies_in_ab > 0
    lines = {hand: expected_line(fit.charts[hand], columns[hand].shares) for hand in HANDS}
    figures = Figures(
        real_batting(player.batting),
        goal_batting(target.batting, flies_in_ab),
        card_batting(split, rating, pool.called, lines, away, extra, 0.0 if flies_in_ab else target.batting.fly),
    )
    return card, figures


def _weight(symbols: Mapping[int, str], wanted: frozenset[str]) -> float:
    return summed(WEIGHT[number] for number, symbol in symbols.items() if symbol in wanted) / FALLS
