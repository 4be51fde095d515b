"""Estimates for what the record lacks of batting; docs/record.md states each rule."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.record.fill import Draft, by_league, kept, own_rates, spread, total
from hotstove.record.lahman import Lahman
from hotstove.record.raking import rake
from hotstove.table.sums import summed

STEALS_PER_TIME_ON_FIRST = 0.10
"""1876-85, when nobody counted steals: between 1872-75 (.05-.11) and 1898-1900 (.11-.14), after the strict rule."""

STEALING_SUCCESS = ((1919, 0.58), (1950, 0.555))
"""Through 1919; for the National League of 1926-50."""

GROUND_DP_SHARE = ((1919, 0.65), (1925, 0.72), (1938, 0.77))
"""Double plays grounded into per double play of the fielders."""

GROUND_DP_BY_HAND = {"L": 0.87, "B": 0.87, "R": 1.09}
"""Double plays per batted out of players by the hand they bat with, over the mean, 1955-2019."""

INTENTIONAL_SHARE = {
    "AL": ((1930, 0.034), (1938, 0.05), (1954, 0.062)),
    "NL": ((1930, 0.042), (1938, 0.08), (1954, 0.094)),
}
"""Intentional walks per walk; other leagues as the National."""

FLIES_AMONG_SACRIFICES = (
    (1907, 0.0),
    (1919, 0.245),
    (1922, 0.29),
    (1925, 0.36),
    (1928, 0.44),
    (1930, 0.54),
    (1938, 0.0),
    (1939, 0.39),
    (1953, 0.0),
)
"""Flies per sacrifice, in the years whose rule counted bunts and flies together."""

FLIES_PER_OUT_IN_PLAY = 0.0134
"""Sacrifice flies per batted out, 1954-58."""

ON_FIRST = '"H" - "2B" - "3B" - "HR" + "BB" + coalesce("HBP", 0)'


Steps = tuple[tuple[int, float], ...]
"""Figures with the last year of each."""


def in_year(steps: Steps, year: int) -> float:
    return next((figure for last, figure in steps if year <= last), steps[-1][1])


def fill_batting(
    lahman: Lahman, year: int, drafts: Sequence[Draft], pitchers_so: dict[str, float], dp: dict[str, float]
) -> None:
    """Fill every gap in place. Given for each league: its pitchers' strikeouts and its fielders' double plays."""
    leagues = by_league(drafts)
    _hit_batsmen_and_bunts(drafts)
    _strikeouts(lahman, year, leagues, pitchers_so)
    _steals(lahman, year, leagues)
    _caught(lahman, year, leagues)
    _double_plays(lahman, year, leagues, dp)
    _intentional(lahman, year, leagues)
    for league in leagues.values():
        _flies(year, league)
        for draft in league:
            if draft.row["RBI"] is None:
                draft.put("RBI", draft.get("R"))


def _hit_batsmen_and_bunts(drafts: Sequence[Draft]) -> None:
    """No base for hit batsmen before 1884 (AA), 1887 (NL): zero is true. Sacrifices before 1894 stay among the outs."""
    for draft in drafts:
        draft.row["HBP"] = draft.row["HBP"] or 0
        if draft.row["SH"] is None:
            draft.put("SH", 0)


def _strikeouts(lahman: Lahman, year: int, leagues: dict[str, list[Draft]], pitchers_so: dict[str, float]) -> None:
    for name, league in leagues.items():
        if not kept(league, "SO"):
            own = own_rates(lahman, year, "SO", '"AB"')
            spread(league, "SO", pitchers_so[name], lambda d: d.get("AB"), own)
            _cap_strikeouts(league)


def _cap_strikeouts(league: Sequence[Draft]) -> None:
    """No player strikes out more often than he was put out at bat."""
    weights = [draft.get("SO") for draft in league]
    caps = [draft.get("AB") - draft.get("H") for draft in league]
    for draft, share in zip(league, rake(weights, summed(weights), caps), strict=True):
        draft.row["SO"] = share


def on_first(draft: Draft) -> float:
    singles = draft.get("H") - draft.get("2B") - draft.get("3B") - draft.get("HR")
    return singles + draft.get("BB") + draft.get("HBP")


def _steals(lahman: Lahman, year: int, leagues: dict[str, list[Draft]]) -> None:
    for league in leagues.values():
        if not kept(league, "SB"):
            own = own_rates(lahman, year, "SB", ON_FIRST)
            all_first = summed(map(on_first, league))
            spread(league, "SB", STEALS_PER_TIME_ON_FIRST * all_first, on_first, own)


def _caught(lahman: Lahman, year: int, leagues: dict[str, list[Draft]]) -> None:
    """Caught stealing where not kept: by the player's own success near the year, with forty tries at the usual one."""
    success = in_year(STEALING_SUCCESS, year)
    for league in leagues.values():
        counted = kept(league, "CS")
        gaps = [draft for draft in league if draft.row["CS"] is None or not counted]
        own = own_rates(lahman, year, "CS", '"SB" + "CS"') if gaps else {}
        for draft in gaps:
            number, tries = own.get(draft.player, (0.0, 0.0))
            rate = (number + 40 * (1 - success)) / (tries + 40)
            draft.put("CS", draft.get("SB") * rate / (1 - rate))
        if not counted:
            _scale(gaps, "CS", total(gaps, "SB") * (1 - success) / success)


def _scale(drafts: Sequence[Draft], column: str, wanted: float) -> None:
    for draft, share in zip(drafts, rake([d.get(column) for d in drafts], wanted), strict=True):
        draft.row[column] = share


def batted_outs(draft: Draft) -> float:
    return max(draft.get("AB") - draft.get("H") - draft.get("SO"), 0.0)


def by_hand(draft: Draft) -> float:
    return GROUND_DP_BY_HAND[draft.bats]


def _double_plays(lahman: Lahman, year: int, leagues: dict[str, list[Draft]], dp: dict[str, float]) -> None:
    for name, league in leagues.items():
        if not kept(league, "GIDP"):
            own = own_rates(lahman, year, "GIDP", '"AB" - "H" - coalesce("SO", 0)')
            spread(league, "GIDP", in_year(GROUND_DP_SHARE, year) * dp[name], batted_outs, own, by_hand)
        for draft in league:
            if draft.row["GIDP"] is None:
                draft.put("GIDP", batted_outs(draft) * total(league, "GIDP") / summed(map(batted_outs, league)))


def _intentional(lahman: Lahman, year: int, leagues: dict[str, list[Draft]]) -> None:
    for name, league in leagues.items():
        if not kept(league, "IBB"):
            own = own_rates(lahman, year, "IBB", '"BB"')
            share = in_year(INTENTIONAL_SHARE.get(name, INTENTIONAL_SHARE["NL"]), year)
            spread(league, "IBB", share * total(league, "BB"), lambda d: d.get("BB"), own)
            for draft in league:
                draft.row["IBB"] = min(draft.get("IBB"), draft.get("BB"))


def _flies(year: int, league: Sequence[Draft]) -> None:
    """Sacrifice flies: taken out of the sacrifices that held them, or, where an at-bat was charged, named beside it.

    Shared out by runs driven in without homers, which is what a fly does; by batted outs where those are unknown.
    """
    for draft in league:
        draft.row["SF_IN_AB"] = 0.0
    if kept(league, "SF"):
        return
    weights = [max(draft.get("RBI") - draft.get("HR"), 0.0) or 0.01 * batted_outs(draft) for draft in league]
    share = in_year(FLIES_AMONG_SACRIFICES, year)
    if share:
        sacrifices = [draft.get("SH") for draft in league]
        flies = rake(weights, share * summed(sacrifices), [0.9 * sh for sh in sacrifices])
        for draft, fly in zip(league, flies, strict=True):
            draft.put("SF", fly)
            draft.put("SH", draft.get("SH") - fly)
        return
    outs = [batted_outs(draft) for draft in league]
    flies = rake(weights, FLIES_PER_OUT_IN_PLAY * summed(outs), [0.1 * out for out in outs])
    for draft, fly in zip(league, flies, strict=True):
        draft.row["SF"] = 0
        draft.put("SF_IN_AB", fly)
