"""Award votes by stated formulas, since no writers watch our seasons.

Most valuable player: runs above the league's average at bat and on the mound, and a tenth more for the first place.
  At bat, Pete Palmer's linear weights (Thorn and Palmer, The Hidden Game of Baseball, 1984): .46 a single, .80 a
  double, 1.02 a triple, 1.40 a home run, .33 a walk or hit by pitch, .30 a stolen base, -.60 a caught stealing, and
  outs at what makes the league's sum zero. On the mound: league's earned runs in his innings less his own.
Cy Young: Bill James's and Rob Neyer's points: 5 x innings / 9 - earned runs + strikeouts / 12 + 2.5 x saves +
  shutouts + 6 x wins - 2 x losses, and 12 for the first place.
Rookie: the most valuable of those who really had at most 130 at bats and 50 innings before that year.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection

from hotstove.almanac.leading import clubs_of_players
from hotstove.almanac.names import Names
from hotstove.record import FIRST_YEAR, LAST_YEAR
from hotstove.records import queries
from hotstove.records.rows import PlayerRow
from hotstove.season.standings import standings
from hotstove.table.sums import summed

WEIGHTS = {
    "singles": 0.46,
    "doubles": 0.80,
    "triples": 1.02,
    "home_runs": 1.40,
    "walks": 0.33,
    "hit_by_pitch": 0.33,
    "stolen_bases": 0.30,
    "caught_stealing": -0.60,
}
FIRST_PLACE = 1.1
CY_YOUNG_FIRST = 12.0
ROOKIE_AT_BATS, ROOKIE_OUTS = 130, 150
BALLOT = 10


class Candidate(NamedTuple):
    """A player on a ballot: his figure by the formula, and his share of the best one's, 0-1."""

    player: str
    name: str
    clubs: tuple[str, ...]
    figure: float
    share: float


class Ballot(NamedTuple):
    award: str
    league: str
    candidates: tuple[Candidate, ...]


def ballots(connection: Connection, season: str, most: int = BALLOT) -> list[Ballot]:
    """The three awards of every league; nothing for games that count no at bats."""
    names = Names(connection, season)
    clubs = clubs_of_players(connection, season)
    batting = {row["player"]: row for row in queries.totals(connection, season, "batting")}
    pitching = {row["player"]: row for row in queries.totals(connection, season, "pitching")}
    if not summed(row["at_bats"] for row in batting.values()):
        return []
    places = standings(names.clubs, queries.games(connection, season))
    first = {rows[0].code for rows in places.values() if rows and rows[0].results}
    league_of = {
        player: str(names.clubs[codes[-1]]["league"]) for player, codes in clubs.items() if codes[-1] in names.clubs
    }
    rookies = _rookies(int(queries.head(connection, season)["year"]), names.players)
    found = []
    for league in sorted(set(league_of.values())):
        bats = {player: row for player, row in batting.items() if league_of.get(player) == league}
        arms = {player: row for player, row in pitching.items() if league_of.get(player) == league}
        value = runs_above_average(bats, arms)
        for player in value:
            if first & set(clubs[player]) and value[player] > 0:
                value[player] *= FIRST_PLACE
        young = {
            player: _cy_young(row) + (CY_YOUNG_FIRST if first & set(clubs[player]) else 0)
            for player, row in arms.items()
        }
        for award, figures in (
            ("Most valuable player", value),
            ("Cy Young award", young),
            ("Rookie of the year", {player: figure for player, figure in value.items() if player in rookies}),
        ):
            ranked = sorted(figures.items(), key=lambda pair: (-pair[1], pair[0]))[:most]
            ranked = [pair for pair in ranked if pair[1] > 0]
            best = ranked[0][1] if ranked else 1.0
            if ranked:
                candidates = tuple(
                    Candidate(player, names.player(player), clubs[player], round(figure, 1), round(figure / best, 3))
                    for player, figure in ranked
                )
                found.append(Ballot(award, league, candidates))
    return found


def runs_above_average(
    bats: Mapping[str, Mapping[str, float]], arms: Mapping[str, Mapping[str, float]]
) -> dict[str, float]:
    """Runs above average of everybody in a league."""
    good = {player: _good(row) for player, row in bats.items()}
    outs = {player: row["at_bats"] - row["hits"] for player, row in bats.items()}
    cost = summed(good.values()) / max(summed(outs.values()), 1)
    value = {player: good[player] - cost * outs[player] for player in bats}
    earned = summed(row["earned_runs"] for row in arms.values())
    average = earned / max(summed(row["outs"] for row in arms.values()), 1)
    for player, row in arms.items():
        value[player] = value.get(player, 0.0) + average * row["outs"] - row["earned_runs"]
    return value


def _good(row: Mapping[str, Any]) -> float:
    singles = row["hits"] - row["doubles"] - row["triples"] - row["home_runs"]
    return float(summed(weight * (singles if name == "singles" else row[name]) for name, weight in WEIGHTS.items()))


def _cy_young(row: Mapping[str, Any]) -> float:
    innings = row["outs"] / 3
    return float(
        5 * innings / 9
        - row["earned_runs"]
        + row["strikeouts"] / 12
        + 2.5 * row["saves"]
        + row["shutouts"]
        + 6 * row["wins"]
        - 2 * row["losses"]
    )


EARLIER = """
    SELECT b.playerID, coalesce(sum(b.AB), 0) AS at_bats, 0 AS outs FROM {Batting} b
    WHERE b.yearID < ? GROUP BY ALL
    UNION ALL
    SELECT p.playerID, 0, coalesce(sum(p.IPouts), 0) FROM {Pitching} p WHERE p.yearID < ? GROUP BY ALL"""


def _rookies(year: int, players: Mapping[str, PlayerRow]) -> frozenset[str]:
    """Who of a real season's players had not played enough before it; nobody where the year is not in the record."""
    if not FIRST_YEAR <= year <= LAST_YEAR:
        return frozenset()
    from hotstove.record.lahman import Lahman

    before: dict[str, tuple[int, int]] = {}
    for line in Lahman().rows(EARLIER, [year, year]):
        at_bats, outs = before.get(line["playerID"], (0, 0))
        before[line["playerID"]] = at_bats + line["at_bats"], outs + line["outs"]
    found = []
    for player, row in players.items():
        at_bats, outs = before.get(row["record_id"], (0, 0))
        if row["record_id"] and "-" not in player and at_bats <= ROOKIE_AT_BATS and outs <= ROOKIE_OUTS:
            found.append(player)
    return frozenset(found)
