"""The four printed cards by exact odds: what they come to against the leagues in which the players played."""

from __future__ import annotations

from dataclasses import dataclass

from hotstove.cardmaker.baseline import DEFAULT_REGRESS
from hotstove.cardmaker.fit.events import EVENTS, HITS
from hotstove.cardmaker.replay.lines_of_cards import batter_line, pitcher_line
from hotstove.cardmaker.replay.season_fit import SeasonFit, fit_pool
from hotstove.games.replay.card_files import printed_card
from hotstove.table.sums import summed


@dataclass(frozen=True)
class Season:
    """A player's real season: plate appearances without intentional walks and sacrifices, outs, and what is printed."""

    year: int
    league: str
    turns: int
    outs: int = 0
    reached: int = 0
    """Hits and unintentional walks that a pitcher allowed."""


SEASONS = {
    "gibson-1984": Season(1984, "AL", 602),
    "hamilton-2008": Season(2008, "AL", 695),
    "carlton-1980": Season(1980, "NL", 1202, 912, 321),
    "lilly-2009": Season(2009, "NL", 695, 531, 185),
}
"""The four players; hits and walks of the pitchers are those behind the printed WHIP, without intentional walks."""


TIRED_STARTER = 0.03
"""The share of batters whom starters face on their B grades in replayed seasons."""


def season_fit_of(season: Season) -> SeasonFit:
    return fit_pool(season.year, (season.league,), DEFAULT_REGRESS)


def batter_figures(name: str) -> dict[str, float]:
    """AVG, OBP, SLG, and events over his season, against the pitchers of a league."""
    season, card = SEASONS[name], printed_card(name)
    fit = season_fit_of(season)
    left = fit.pool.baseline.batters_left["L"]
    found = batter_line(fit.blocks, card.batting, "L", fit.mixes, left)
    line = dict(zip(EVENTS, found.tolist(), strict=True))
    hits = summed(line[hit] for hit in HITS)
    at_bats = 1 - line["BB"] - line["HBP"] - line["SF"]
    bases = hits + line["2B"] + 2 * line["3B"] + 3 * line["HR"]
    averages = {"AVG": hits / at_bats, "OBP": hits + line["BB"] + line["HBP"], "SLG": bases / at_bats}
    return averages | {event: season.turns * line[event] for event in EVENTS}


def pitcher_figures(name: str, tired: float = TIRED_STARTER) -> dict[str, float]:
    """WHIP, and events over his season; outs are his real ones, less the players who reached beyond the real number."""
    season, card = SEASONS[name], printed_card(name).pitching
    assert card is not None
    fit = season_fit_of(season)
    found = pitcher_line(fit.blocks, card, fit.mound.numbers[card.throws], tired)
    line = dict(zip(EVENTS, found.tolist(), strict=True))
    hits = season.turns * summed(line[hit] for hit in HITS)
    reached = hits + season.turns * line["BB"]
    whip = 3 * reached / (season.outs - (reached - season.reached))
    return {"WHIP": whip, "H": hits} | {event: season.turns * line[event] for event in EVENTS}
