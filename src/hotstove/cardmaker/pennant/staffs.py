"""Which pitchers are on the sheet, as starters, relievers or both, and their ratings but for ST."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hotstove.cardmaker.pennant import ratings
from hotstove.cardmaker.pennant.context import League
from hotstove.games.pennant.sheets import Pitcher
from hotstove.record import ClubRecord, Pitching, PlayerRecord
from hotstove.table.sums import summed

STARTS = 10
"""Starts in a season of 162 games that make a player a starter."""
RELIEF = 7.5
"""Scaled relief games that make a player a reliever: the printed Texas sheet of 1988 has everybody with eight."""
STAR_UNDER = 30
"""Scaled relief games under which a reliever is starred."""
UNSTARRED = 3
PEN = 6
MOST_PEN = 12
CAPACITY = 1.05
"""Starts that the rotation could make in a day, if each started as often as his REST allows: the six starters of the
printed Texas sheet could make 1.06."""


@dataclass(frozen=True)
class Staff:
    """The pitchers of a sheet: those who start, by starts; then the relievers in order of entry, closers last."""

    players: tuple[PlayerRecord, ...]
    pitchers: tuple[Pitcher, ...]


def staff_of(club: ClubRecord, league: League, exponent: float) -> Staff:
    """Everybody on the sheet. ST is still the player's worth against the league, without his club's level."""
    lines = [(player, player.pitching) for player in club.players if player.pitching is not None]
    starters = rotation(lines, club.games)
    pen = bullpen([pair for pair in lines if all(pair[0] is not player for player, _, _ in starters)], league)
    both = _two_role(starters, max(PEN - len(pen), 0))
    games = [ratings.scaled_relief_games(line, league) for _, line in pen]
    plain = {number for number, count in enumerate(games) if count >= STAR_UNDER or number < UNSTARRED}
    wanted = max(UNSTARRED - len(plain), 0)
    pitchers = []
    for player, line, days in starters:
        pitcher = Pitcher(
            player.name,
            ratings.start_worth(line, league, exponent),
            ratings.endurance(line, league),
            days,
            ratings.feat(line.complete, line.starts),
            ratings.feat(line.shutouts, line.starts),
        )
        if player.lahman_id in both:
            pitcher = _relieving(pitcher, line, league, wanted > 0)
            wanted -= 1
        pitchers.append(pitcher)
    entering = sorted(range(len(pen)), key=lambda number: (pen[number][1].saves, pen[number][1].games, number))
    pitchers += [_relieving(Pitcher(pen[n][0].name), pen[n][1], league, n in plain) for n in entering]
    players = (*(player for player, _, _ in starters), *(pen[number][0] for number in entering))
    return Staff(players, tuple(_named_apart(pitchers)))


def bullpen(lines: list[tuple[PlayerRecord, Pitching]], league: League) -> list[tuple[PlayerRecord, Pitching]]:
    """The relievers by games: all with enough of them, or the first few of a club that had not so many."""
    by_games = sorted(lines, key=lambda pair: (-pair[1].relief_games, -pair[1].outs, pair[0].lahman_id))
    enough = [pair for pair in by_games if ratings.scaled_relief_games(pair[1], league) >= RELIEF]
    return enough[:MOST_PEN] if len(enough) >= PEN else by_games[:PEN]


def _relieving(pitcher: Pitcher, line: Pitching, league: League, unstarred: bool) -> Pitcher:
    fat = ratings.tiring(ratings.scaled_relief_games(line, league)) if unstarred else None
    return replace(pitcher, rel=ratings.relief(line, league), fat=fat, starred=not unstarred)


def rotation(lines: list[tuple[PlayerRecord, Pitching]], games: float) -> list[tuple[PlayerRecord, Pitching, int]]:
    """The starters by starts, with REST; so many that the club always has one who has rested."""
    by_starts = sorted(lines, key=lambda pair: (-pair[1].starts, -pair[1].outs, pair[0].lahman_id))
    chosen: list[tuple[PlayerRecord, Pitching, int]] = []
    capacity = 0.0
    for player, line in by_starts:
        starts = line.starts * 162 / games
        if line.starts == 0 or (starts < STARTS and capacity >= CAPACITY):
            break
        days = ratings.rest(starts)
        chosen.append((player, line, days))
        capacity += 1 / (days + 1)
    number = 0
    while summed(1 / (days + 1) for _, _, days in chosen) < CAPACITY and any(days for _, _, days in chosen):
        player, line, days = chosen[number % len(chosen)]
        chosen[number % len(chosen)] = player, line, max(days - 1, 0)
        number += 1
    return chosen


def _two_role(starters: list[tuple[PlayerRecord, Pitching, int]], wanted: int) -> set[str]:
    """Starters who relieve as well: swingmen, and in a club without relievers those who relieved most."""
    swing = [player.lahman_id for player, line, _ in starters if line.relief_games >= max(line.starts, 5)]
    others = sorted(starters, key=lambda each: (each[1].starts, each[0].lahman_id))
    more = [player.lahman_id for player, _, _ in others if player.lahman_id not in swing][: max(wanted - len(swing), 0)]
    return {*swing, *more}


def _named_apart(pitchers: list[Pitcher]) -> list[Pitcher]:
    """Two players of one name are told apart by a number."""
    seen: dict[str, int] = {}
    named = []
    for pitcher in pitchers:
        seen[pitcher.name] = seen.get(pitcher.name, 0) + 1
        again = seen[pitcher.name]
        named.append(pitcher if again == 1 else replace(pitcher, name=f"{pitcher.name} {again}"))
    return named
