"""All sheets of a league's season."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from hotstove.cardmaker.pennant.drafts import drafts
from hotstove.cardmaker.pennant.exact import Floats
from hotstove.cardmaker.pennant.fit import Fit
from hotstove.cardmaker.pennant.fitting import WINS, fit, verify
from hotstove.cardmaker.pennant.homers import with_homers
from hotstove.cardmaker.pennant.lineups import nine_of
from hotstove.cardmaker.pennant.matchups import Standing
from hotstove.games.pennant.chart_set import PennantCharts, our_charts
from hotstove.games.pennant.domains import check
from hotstove.games.pennant.sheets import Sheet
from hotstove.record import ClubRecord, read_season
from hotstove.table.errors import Mistake


@dataclass(frozen=True)
class Made:
    """A league's sheets by key, with the record, the fit and the expectation of each club, all in the same order."""

    clubs: tuple[ClubRecord, ...]
    fits: tuple[Fit, ...]
    standings: tuple[Standing, ...]
    sheets: dict[str, Sheet]


def make(clubs: Sequence[ClubRecord], charts: PennantCharts | None = None, true_to: str = WINS) -> Made:
    """Sheets for all clubs of a league, true to their wins or to their runs."""
    verify(true_to)
    if len(clubs) < 2:
        raise Mistake(f"sheets are fitted in a league of at least two clubs, found {len(clubs)}")
    charts = our_charts() if charts is None else charts
    fits = drafts(clubs, charts)
    found = fit(fits, charts, true_to=true_to)
    sheets = {}
    for number, (club, made) in enumerate(zip(clubs, fits, strict=True)):
        nine = nine_of(club)
        chance = open_chance([other for place, other in enumerate(fits) if place != number])
        players = [player.batting.hr / club.games for player in (*nine.players, *nine.bench)]
        sheet = with_homers(made.finished(), players, club.totals["HR"] / club.games, charts, chance)
        sheets[sheet.key] = check(sheet, f"the made sheet of the {club.club.title}")
    return Made(tuple(clubs), tuple(fits), tuple(found), sheets)


def open_chance(fits: Sequence[Fit]) -> Floats:
    """Each triad's chance of meeting no shutout."""
    shut = sum(share * made.calls[who].shutout for made in fits for who, share in made.usage.shares.items())
    return np.asarray(1.0 - shut / len(fits))


@lru_cache(maxsize=4)
def make_league(year: int, league: str, true_to: str = WINS) -> Made:
    """The sheets of a league's season, fitted together."""
    return make(read_season(year).league(league), true_to=true_to)
