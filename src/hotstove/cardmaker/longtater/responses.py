"""What the columns of a card lead to by LT-03 to LT-22, found by running the rules, and what ranges make of it.

Numbers of one plate appearance come from one deck, so a second number of the same face is never the first one again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from hotstove.cardmaker.fit.events import HITS, INDEX
from hotstove.cardmaker.fit.response import Columns, Events, Situation, Way, ways_of_reading
from hotstove.diamond.play import Play
from hotstove.games.longtater.cards import NO_LEGS, BatterCard, BatterSheet, PitcherCard, PitcherSheet
from hotstove.games.longtater.chart_set import our_charts
from hotstove.games.longtater.matchup import Gloves, Matchup
from hotstove.games.longtater.options import Options
from hotstove.games.longtater.plate_appearance import plate_appearance
from hotstove.table.questions import Answer, Draw, Roll, Rule

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Vector = NDArray[np.float64]

PLAIN: Situation = ("---", 0)
FORCE: Situation = ("1--", 0)
"""A runner on first and less than two out: the only situation in which a card is read otherwise (LT-04)."""
REACHES = ("1B", "2B", "3B", "HR", "BB", "HBP")
LABELS = {
    "number": ("out", "on", "B100"),
    "out": ("K", "OUT"),
    "out_with_runner_on_first": ("DP", "K", "OUT"),
    "reaches": REACHES,
    "hit": HITS,
    "p_number": ("on", "out"),
    "p_out": ("K", "OUT"),
    "p_allows": ("HIT", "BB", "100"),
    "p_hundred": ("WP", "HBP", "BK"),
}
"""The columns of a batting card, those of a pitching card after p_, and what can stand there. For the kind of a hit
numbers are drawn until one falls among the hits, so nothing else stands there."""
ON_CHARTS = frozenset({"out-chart-top", "out-chart-bottom", "batter-hundred", "line-drive"})
"""Draws that are looked up on a chart; the others on cards, or on gloves that never err here."""
CARDS_LEFT = 99
"""Cards of the deck when one is gone."""
CERTAIN = 100
"""A rating that is always in control."""


def _numbers(question: Roll | Draw) -> Mapping[Answer, int]:
    return question.weights() if question.purpose in ON_CHARTS else {100: 1}


@cache
def readings(era: str, in_control: str, situation: Situation) -> dict[Way, Events]:
    """What follows on every way of reading the cards of an era when the batter, or the pitcher, is in control."""
    charts, options = our_charts(), Options(injuries=False)
    bases, outs = situation
    br, pr = (CERTAIN, 0) if in_control == "batter" else (0, CERTAIN)

    def rule(read: Columns) -> Rule[Play]:
        def column(name: str) -> Any:
            return lambda number: read(name)

        batter = BatterSheet(
            br, column("number"), column("out"), column("out_with_runner_on_first"), column("bunt"),
            column("bunt_with_runner_on_first"), column("reaches"), column("hit"), True,
        )  # fmt: skip
        pitcher = PitcherSheet(
            pr, column("p_number"), column("p_out"), column("p_bunt"), column("p_allows"), column("p_hundred")
        )
        nobody = Gloves((0,) * 10, (0,) * 10)
        m = Matchup(bases, outs, batter, pitcher, (NO_LEGS,) * 3, nobody, "---", era)
        return plate_appearance(charts, options, m)

    return ways_of_reading(rule, LABELS, situation, _numbers)


class Term(NamedTuple):
    """A way of reading a card with what it adds to an event."""

    way: Way
    event: int
    worth: float


def terms(era: str, in_control: str, force: float) -> tuple[Term, ...]:
    """The sum of products that a card comes to, `force` being the share of turns with a runner on first and less than
    two out. Of hits off a pitcher's card the kind is left open: they stand under HITS[0]."""
    found: dict[tuple[Way, int], float] = {}
    for situation, share in ((PLAIN, 1 - force), (FORCE, force)):
        for way, events in readings(era, in_control, situation).items():
            for event, chance in events.items():
                if in_control == "pitcher" and event in HITS[1:]:
                    continue
                kept = tuple(read for read in way if in_control == "batter" or read.column != "hit")
                place = kept, INDEX[event]
                found[place] = found.get(place, 0.0) + share * chance
    return tuple(Term(way, event, worth) for (way, event), worth in found.items())


Range = tuple["Vector", "Vector"]
"""Above the first and up to the second number; an array of each."""
Ranges = Mapping[tuple[str, str], Range]
"""By column and label."""


def events_of(ranges: Ranges, sum_of: Sequence[Term]) -> dict[int, Vector]:
    """Chances of the events by their index, for cards whose owner is in control."""
    known: dict[Way, Vector] = {}
    found: dict[int, Vector] = {}
    for way, event, worth in sum_of:
        if way not in known:
            known[way] = _chance([ranges[read.column, read.label] for read in way])
        found[event] = found.get(event, 0.0) + worth * known[way]
    return found


def _chance(read: Sequence[Range]) -> Vector:
    """That two different cards show numbers within the first two ranges; a third number counts as of a whole deck."""
    import numpy as np

    low, high = read[0]
    if len(read) == 1:
        return np.divide(high - low, 100)
    then_low, then_high = read[1]
    shared = np.maximum(0.0, np.minimum(high, then_high) - np.maximum(low, then_low))
    found: Vector = ((high - low) * (then_high - then_low) - shared) / (100 * CARDS_LEFT)
    for from_, to in read[2:]:
        found = found * ((to - from_) / 100)
    return found


def _column(name: str, bounds: Sequence[Vector]) -> dict[tuple[str, str], Range]:
    """LT-08: each label above the bound of the one before it; of equal bounds the first counts."""
    import numpy as np

    found = {}
    low = np.zeros_like(bounds[0])
    for label, bound in zip(LABELS[name], bounds, strict=True):
        high = np.maximum(low, bound)
        found[name, label] = low, high
        low = high
    return found


BATTING_NUMBERS = ("out", "k", "dp", "doubles", "triples", "homers", "walks", "hurts")
"""What is searched for on a batting card: OUT, K, DP and the widths of the ranges after the singles."""


def batting_ranges(numbers: Vector) -> dict[tuple[str, str], Range]:
    """The ranges of batting cards, `numbers` having BATTING_NUMBERS last."""
    import numpy as np

    out, k, dp = numbers[..., 0], numbers[..., 1], numbers[..., 2]
    whole = np.full_like(out, 100.0)
    walk = whole - numbers[..., 7]
    homer = walk - numbers[..., 6]
    triple = homer - numbers[..., 5]
    double = triple - numbers[..., 4]
    single = double - numbers[..., 3]
    return {
        **_column("number", (np.minimum(out, 99), whole - 1, whole)),
        **_column("out", (k, whole)),
        **_column("out_with_runner_on_first", (dp, k, whole)),
        **_column("reaches", (single, double, triple, homer, walk, whole)),
    }


def hit_shares(numbers: Vector) -> list[Vector]:
    """LT-20: the kinds of the hits that a pitcher allows, HITS in turn, on batting cards; all singles without a hit."""
    import numpy as np

    hits = np.maximum(100.0 - numbers[..., 6] - numbers[..., 7], 1.0)
    doubles, triples, homers = (numbers[..., at] / hits for at in (3, 4, 5))
    return [1.0 - doubles - triples - homers, doubles, triples, homers]


def pitching_ranges(numbers: Vector, wp: Vector, hb: Vector) -> dict[tuple[str, str], Range]:
    """The ranges of pitching cards; WP/HB/BK are given."""
    import numpy as np

    whole = np.full_like(numbers[..., 0], 100.0)
    return {
        **_column("p_number", (numbers[..., 0], whole)),
        **_column("p_out", (numbers[..., 1], whole)),
        **_column("p_allows", (np.minimum(numbers[..., 2], 99), whole - 1, whole)),
        **_column("p_hundred", (wp, hb, whole)),
    }


def batting_card(br: int, numbers: Sequence[int]) -> BatterCard:
    out, k, dp, doubles, triples, homers, walks, hurts = numbers
    walk = 100 - hurts
    homer = walk - walks
    triple = homer - homers
    double = triple - triples
    return BatterCard(br, out, k, dp, double - doubles, double, triple, homer, walk, 100, 0, 0)


def pitching_card(pr: int, numbers: Sequence[int], wp: int, hb: int) -> PitcherCard:
    oba, k, hit = numbers
    return PitcherCard(pr, oba, k, hit, wp, hb, 100)
