"""Lahman's rows of a season put together as clubs with their players."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from hotstove.record.club import Club, ClubRecord, Park
from hotstove.record.drafts import (
    BATTING,
    PITCHING,
    Key,
    batting_line,
    drafted,
    drafted_by_position,
    fielding_line,
    pitching_line,
)
from hotstove.record.fill import Draft, by_league, total
from hotstove.record.fill_batting import fill_batting
from hotstove.record.fill_fielding import COLUMNS, cut_outfield, fill_catchers, fill_fielding
from hotstove.record.fill_pitching import fill_pitching
from hotstove.record.lahman import Lahman, Row
from hotstove.record.names import clubs_of
from hotstove.record.people import read_people
from hotstove.record.player import OUTFIELD, PlayerRecord
from hotstove.record.playing_time import Time, fill_starts
from hotstove.record.season import has_dh
from hotstove.record.times import appearances_by_key, time_of, usage_of

PARKS = """
    SELECT h.teamkey, h.parkkey, p.parkname, p.city, sum(h.games) AS games
    FROM {HomeGames} h JOIN {Parks} p USING (parkkey) WHERE h.yearkey = ? GROUP BY ALL ORDER BY games DESC, h.parkkey"""


def read_clubs(year: int) -> tuple[ClubRecord, ...]:
    """Every club of a year, with all gaps filled."""
    lahman = Lahman()
    teams = {row["teamID"]: row for row in lahman.of_year("Teams", year)}
    appearances = appearances_by_key(lahman.of_year("Appearances", year))
    batting = drafted(lahman.of_year("Batting", year), BATTING.values())
    pitching = drafted(lahman.of_year("Pitching", year), PITCHING.values())
    fielding = _fielding(lahman, year, appearances)
    people = read_people(lahman, year)
    for key, draft in batting.items():
        draft.bats = people[key[0]].bats
        draft.pitcher = key in pitching and pitching[key].get("G") * 2 >= draft.get("G")
    pitchers = by_league(pitching.values())
    double_plays: dict[str, float] = defaultdict(float)
    for team in teams.values():
        double_plays[team["lgID"]] += team["DP"] or 0
    strikeouts = {league: total(drafts, "SO") for league, drafts in pitchers.items()}
    fill_batting(lahman, year, list(batting.values()), strikeouts, double_plays)
    fill_pitching(year, list(pitching.values()), list(batting.values()))
    _pitchers_innings(fielding, pitching)
    times = _times(batting, fielding, appearances, teams)
    for code, team in teams.items():
        here = [(p, d) for (_, club), lines in fielding.items() if club == code for p, d in lines.items()]
        fill_fielding(here, {key[0]: time for key, time in times.items() if key[1] == code}, team["IPouts"])
    _catchers(fielding, batting)
    parks = _parks(lahman, year)
    players: dict[str, list[PlayerRecord]] = defaultdict(list)
    codes = {club.lahman: club.code for club in clubs_of(year)}
    for key, draft in batting.items():
        player = PlayerRecord(
            people[key[0]],
            year,
            draft.league,
            (codes[key[1]],),
            batting_line(draft),
            pitching_line(pitching[key]) if key in pitching else None,
            {position: fielding_line(line) for position, line in fielding.get(key, {}).items()},
            usage_of(times[key]),
        )
        players[key[1]].append(player)
    return tuple(_club(club, teams[club.lahman], players[club.lahman], parks) for club in clubs_of(year))


def _fielding(lahman: Lahman, year: int, appearances: Mapping[Key, Row]) -> dict[Key, dict[str, Draft]]:
    """Lines at nine positions: outfielders' from FieldingOFsplit (since 1954), else cut by games in Appearances."""
    lines = drafted_by_position(lahman.of_year("Fielding", year), COLUMNS)
    split = drafted_by_position(lahman.of_year("FieldingOFsplit", year), COLUMNS)
    for key, mine in lines.items():
        whole = mine.pop("OF", None)
        if key in split:
            mine.update(split[key])
        elif whole is not None:
            row = appearances.get(key, {})
            games = {place: float(row.get(f"G_{place.lower()}") or 0) for place in OUTFIELD}
            mine.update(cut_outfield(whole, games))
    return lines


def _times(
    batting: Mapping[Key, Draft],
    fielding: Mapping[Key, Mapping[str, Draft]],
    appearances: Mapping[Key, Row],
    teams: Mapping[str, Row],
) -> dict[Key, Time]:
    times = {}
    clubs: dict[str, list[Time]] = defaultdict(list)
    for key, draft in batting.items():
        dh = has_dh(teams[key[1]]["yearID"], draft.league)
        times[key] = time_of(draft, fielding.get(key, {}), appearances.get(key), dh)
        clubs[key[1]].append(times[key])
    for code, club in clubs.items():
        fill_starts(club, teams[code]["G"])
    return times


def _pitchers_innings(fielding: Mapping[Key, Mapping[str, Draft]], pitching: Mapping[Key, Draft]) -> None:
    """A pitcher's innings and starts in the field are those that he pitched."""
    for key, lines in fielding.items():
        if "P" in lines and key in pitching:
            lines["P"].row["InnOuts"], lines["P"].row["GS"] = pitching[key].row["IPouts"], pitching[key].row["GS"]


def _catchers(fielding: Mapping[Key, Mapping[str, Draft]], batting: Mapping[Key, Draft]) -> None:
    runners = by_league(batting.values())
    catchers = by_league(lines["C"] for lines in fielding.values() if "C" in lines)
    for league, drafts in catchers.items():
        fill_catchers(drafts, total(runners[league], "SB"), total(runners[league], "CS"))


def _parks(lahman: Lahman, year: int) -> dict[str, list[Park]]:
    parks: dict[str, list[Park]] = defaultdict(list)
    for row in lahman.rows(PARKS, [year]):
        parks[row["teamkey"]].append(Park(row["parkkey"], row["parkname"], row["city"], int(row["games"])))
    return parks


def _club(club: Club, team: Row, players: list[PlayerRecord], parks: Mapping[str, list[Park]]) -> ClubRecord:
    figures = {name: value for name, value in team.items() if isinstance(value, int | float)}
    return ClubRecord(
        club,
        team["G"],
        team["W"],
        team["L"],
        team["R"],
        team["RA"],
        team["BPF"],
        team["PPF"],
        tuple(parks.get(club.lahman, ())),
        has_dh(club.year, club.league),
        figures,
        tuple(sorted(players, key=lambda player: (-player.usage.games, player.lahman_id))),
    )
