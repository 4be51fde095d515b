"""The white card and the yellow card: squares dealt to symbols, and what they come to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from hotstove.cardmaker.baseline import Hand, Rates
from hotstove.cardmaker.baseline.rates import batting_counts, pitching_counts
from hotstove.cardmaker.superstar.batters import MANY
from hotstove.cardmaker.superstar.dealing import deal, draw_squares, lot, rounded, sort_squares
from hotstove.cardmaker.superstar.lines import (
    LINE,
    SEARCHED,
    Figures,
    batting_figures,
    bunted,
    pitching_figures,
    swings_away,
    with_bunts,
)
from hotstove.cardmaker.superstar.pitchers import SYMBOLS
from hotstove.cardmaker.superstar.players import HANDS, Key
from hotstove.cardmaker.superstar.responses import EVENT, PITCH, STILL_UP, SWINGS, Vector
from hotstove.cardmaker.superstar.running import running
from hotstove.cardmaker.superstar.season_fit import SeasonFit
from hotstove.cardmaker.superstar.squares import FALLS, FIELDERS_SQUARES, PITCHERS_SQUARES, WEIGHT, X_SQUARE
from hotstove.games.superstar.card_files import column as chart_of
from hotstove.games.superstar.cards import BatterCard, PitcherCard
from hotstove.games.superstar.dice import NUMBERS
from hotstove.table.sums import summed

MOST_DECISIONS = 200
Squares = Mapping[int, str]
"""The symbol of each number."""


def batter_squares(fit: SeasonFit, row: int) -> dict[Hand, Squares]:
    """Both columns of a batter: the weights that were found, or those next to them for which there are squares."""
    name = "/".join(fit.pool.batters.keys[row])
    found: dict[Hand, Squares] = {}
    for hand in HANDS:
        shift = 0 if hand == "L" else MANY
        weights = (_counts(own[shift : shift + MANY]) for own in fit.batting.others(row))
        dealt = _dealt(f"{name} {hand}", NUMBERS, weights)
        found[hand] = _told_apart(fit, row, hand, dealt)
    return found


def _counts(own: Sequence[int]) -> tuple[int, ...]:
    """Weights with those of all outs, double plays among them."""
    return (*own[:-1], FALLS - sum(own[:-1]))


def _dealt(name: str, numbers: Sequence[int], weights: Iterator[tuple[int, ...]]) -> list[list[int]]:
    """For each weight the squares that make it up. Of weights that cannot be made up the next are tried, and at last
    the squares shared out as nearly as they can be."""
    of_squares = tuple(WEIGHT[number] for number in numbers)
    turn = int(lot(name, "turn") * len(numbers))
    tried: list[tuple[int, ...]] = []
    for counts in weights:
        if counts in tried:
            continue
        tried.append(counts)
        dealt = deal(of_squares, counts, turn)
        if dealt is not None:
            return [[n for n, place in zip(numbers, dealt, strict=True) if place == at] for at in range(len(counts))]
    lacking = {str(at): float(count) for at, count in enumerate(tried[0])}
    shared = sort_squares(numbers, lacking)
    return [[number for number, at in shared.items() if at == place] for place in lacking]


def _told_apart(fit: SeasonFit, row: int, hand: Hand, dealt: Sequence[Sequence[int]]) -> Squares:
    """A symbol for each square: which of his hits, and which of his outs, are of which kind."""
    mix, search = fit.mixes[fit.pool.batters.clubs[row]], fit.batting
    symbols: dict[int, str] = {}
    turn = (fit.places[fit.pool.batters.keys[row]] + (0.5 if hand == "L" else 0.0)) % 1
    for event, numbers in zip(SEARCHED[:-1], dealt, strict=False):
        symbols |= draw_squares(numbers, mix.symbols(event), turn)
    flies, double_plays = float(search.flies[hand][row]), int(search.of(hand)[row, -1])
    errors = _with_errors(f"{'/'.join(fit.pool.batters.keys[row])} {hand}", dealt[-1], search.errors[hand])
    outs = [number for number in dealt[-1] if number not in errors]
    rest = sum(WEIGHT[number] for number in outs) - double_plays - flies
    needs = {"DP": float(double_plays)}
    for event, weight in (("SF", flies), ("OUT", rest)):
        for symbol, share in mix.symbols(event).items():
            needs[symbol] = needs.get(symbol, 0.0) + share * weight
    return dict(sorted((symbols | sort_squares(outs, needs) | dict.fromkeys(errors, "E")).items()))


def _with_errors(name: str, outs: Sequence[int], mean: float) -> list[int]:
    """The squares of a column's outs that are errors: a whole weight by lot, so that the mean of all columns is right,
    or the next for which there are squares."""
    weights, turn = tuple(WEIGHT[number] for number in outs), int(lot(name, "turn") * len(outs))
    whole, wanted = summed(weights), rounded(mean, name, "E")
    counts = (wanted + sign * off for off in range(FALLS) for sign in (1, -1))
    all_dealt = (deal(weights, (count, whole - count), turn) for count in counts if 0 <= count <= whole)
    dealt = next(dealt for dealt in all_dealt if dealt is not None)
    return [number for number, place in zip(outs, dealt, strict=True) if place == 0]


def make_batter(fit: SeasonFit, key: Key) -> tuple[BatterCard, Figures]:
    """His card, and his line as it was, as it should be and as the card has it."""
    pool, row = fit.pool, fit.batter_rows[key]
    target, rating = pool.targets[key], pool.batters.bunts[row]
    squares = batter_squares(fit, row)
    name = target.player.name
    card = BatterCard(
        chart_of(f"{name} vs L", squares["L"].values()),
        chart_of(f"{name} vs R", squares["R"].values()),
        running(target, pool.baseline),
        rating,
    )
    line, flies = target.player.batting, flies_of(fit, row)
    real = batting_figures(Rates.of(batting_counts(line)), flies) | {"avg": line.avg} if line.pa else {}
    rates = card_batting(fit, row, {hand: shares_of(SWINGS, squares[hand]) for hand in HANDS}, fit.swings)
    return card, Figures(real, batting_figures(target.batting, flies), batting_figures(rates, flies))


def flies_of(fit: SeasonFit, row: int) -> float:
    """A batter's run-scoring flies that were no at-bats: of seasons that charged at-bats for them, none."""
    return 0.0 if fit.pool.baseline.flies_in_ab > 0 else fit.pool.targets[fit.pool.batters.keys[row]].batting.fly


def card_batting(fit: SeasonFit, row: int, columns: Mapping[Hand, Vector], swings: Mapping[Hand, Vector]) -> Rates:
    """What columns come to over a season, against the pitchers whom his club meets."""
    pool = fit.pool
    target, bunts = pool.targets[pool.batters.keys[row]], bunted(pool.batters.bunts[row])
    split, club = pool.baseline.split_batter(target.batting, target.player.bats), pool.batters.clubs[row]
    share: dict[Hand, float] = {"L": split.left_share, "R": 1 - split.left_share}
    away = {hand: share[hand] * swings_away(split.against(hand), bunts, pool.walked) for hand in HANDS}
    total = sum(away[hand] * (columns[hand] @ swings[hand][club]) for hand in HANDS) / sum(away.values())
    return with_bunts([float(total[EVENT[event]]) for event in LINE], target.batting, bunts, pool.walked)


def shares_of(places: Mapping[str, int], squares: Squares) -> Vector:
    """The share of each symbol on a column or chart; a D is left out."""
    row = np.zeros(len(places))
    for number, symbol in squares.items():
        if symbol in places:
            row[places[symbol]] += WEIGHT[number] / FALLS
    return row


def pitcher_squares(fit: SeasonFit, row: int) -> Squares:
    """A pitcher's chart: the fielders' squares, the X, those that let runners move up, and his own."""
    name = "/".join(fit.pool.pitchers.keys[row])
    symbols: dict[int, str] = dict.fromkeys(FIELDERS_SQUARES, "D") | {X_SQUARE: "X"} | dict(fit.passes[row].squares)
    free = [number for number in PITCHERS_SQUARES if number not in symbols]
    dealt = _dealt(name, free, (tuple(counts) for counts in fit.pitching.others(row)))
    for symbol, numbers in zip(SYMBOLS, dealt, strict=False):
        symbols |= dict.fromkeys(numbers, symbol)
    return dict(sorted((symbols | draw_squares(dealt[-1], {"G": 0.5, "F": 0.5}, lot(name, "wheel"))).items()))


def make_pitcher(fit: SeasonFit, key: Key, decisions: float) -> tuple[PitcherCard, Figures]:
    """His card and his line; `decisions` are those of his whole season. A player who started has a starting chart, one
    who relieved a relief chart."""
    pool, row = fit.pool, fit.pitcher_rows[key]
    target = pool.targets[key]
    line = target.player.pitching
    assert line is not None and target.pitching is not None
    squares = pitcher_squares(fit, row)
    name, symbols = target.player.name, list(squares.values())
    starting = chart_of(f"{name} SP", symbols) if line.starts else None
    relieving = chart_of(f"{name} RP", symbols) if line.relief_games > 0 or not line.starts else None
    card = PitcherCard(target.player.throws, starting, relieving, min(round(decisions), MOST_DECISIONS))
    faced = max(line.bf, 1)
    counts = Rates.of(pitching_counts(line, pool.baseline.long_hits, pool.baseline.flies_in_ab)) if line.bf else None
    real = pitching_figures(counts, line.wp / faced, line.bk / faced) if counts else {}
    goal = pitching_figures(target.pitching, target.wild, target.balks)
    return card, Figures(real, goal, card_pitching(fit, row, squares, fit.pitches))


def chart_shares(fit: SeasonFit, row: int, squares: Squares) -> Vector:
    """The share of each of PITCHES on a chart behind the club's usual fielders."""
    found: Vector = shares_of(PITCH, squares) + fit.pitching.fielders[row] / FALLS
    return found


def card_pitching(fit: SeasonFit, row: int, squares: Squares, pitches: Mapping[Hand, Vector]) -> dict[str, float]:
    """What a chart comes to over a season, against the batters whom his club meets."""
    pool, pitchers = fit.pool, fit.pool.pitchers
    target = pool.targets[pitchers.keys[row]]
    assert target.pitching is not None
    events = chart_shares(fit, row, squares) @ pitches["L" if pitchers.left[row] else "R"][pitchers.clubs[row]]
    events = events / (1 - events[STILL_UP].sum())
    rates = with_bunts([float(events[EVENT[event]]) for event in LINE], target.pitching, pool.bunts, pool.walked)
    return pitching_figures(rates, float(events[EVENT["WP"]]), float(events[EVENT["BK"]]))
