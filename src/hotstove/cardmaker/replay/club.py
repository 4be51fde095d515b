"""A club's cards: everybody who appeared, with the lineups and the staff that its manager would write down."""

from __future__ import annotations

from dataclasses import replace

from hotstove.cardmaker.baseline.targets import Key
from hotstove.cardmaker.baseline.true_to import LINES
from hotstove.cardmaker.clubhouse import plan_club
from hotstove.cardmaker.clubhouse.table_club import table_player, table_staff
from hotstove.cardmaker.fit.events import INDEX
from hotstove.cardmaker.replay.batter_ratings import bunt_rating, games_missed, hit_and_run_row, shaded_squares
from hotstove.cardmaker.replay.batter_tables import SLOTS
from hotstove.cardmaker.replay.figures import batting_figures, pitching_figures
from hotstove.cardmaker.replay.observed import platoon_letter
from hotstove.cardmaker.replay.parks import park_of
from hotstove.cardmaker.replay.pitcher_ratings import (
    batting_card,
    hold_rating,
    is_good,
    relieving,
    starting,
)
from hotstove.cardmaker.replay.running_ratings import runner_of
from hotstove.cardmaker.replay.season_fit import SeasonFit, fit_pool, pitcher_of
from hotstove.cardmaker.replay.split_squares import split_squares
from hotstove.cardmaker.replay.steal_marks import steal_marks
from hotstove.diamond.club import Club
from hotstove.diamond.setup import STEALS
from hotstove.games.replay.cards import OBSERVED, SEEN, BatterCard, Card, PitcherCard
from hotstove.games.replay.squares import Square
from hotstove.record import ClubRecord, PlayerRecord, read_season
from hotstove.table.sums import summed

REACHES = ("1B", "BB", "HBP", "E")


def make_club(record: ClubRecord, regress: float, true_to: str = LINES) -> Club[Card]:
    """All cards of a club."""
    season = read_season(record.year)
    fit = fit_pool(record.year, season.pool_of(record.league), regress, true_to)
    staff = table_staff(plan_club(record))
    cards = {player.retro_id: _card(fit, (player.lahman_id, record.code), player, record) for player in record.players}
    players = {player.retro_id: table_player(player) for player in record.players}
    return Club(record.code, record.name, record.year, record.league, players, cards, staff, park=park_of(record))


def _card(fit: SeasonFit, key: Key, player: PlayerRecord, record: ClubRecord) -> Card:
    batting = batter_card(fit, key, record)
    line = batting_figures(fit, key, batting)
    pitching = None
    if player.pitching is not None:
        pitching = pitcher_card(fit, key, record)
        line |= pitching_figures(fit, key)
    gloves = fit.pool.gloves.gloves(player)
    if "C" in gloves:
        gloves["C"] = gloves["C"]._replace(second=fit.passed[key])
    used = usage(player)
    used[OBSERVED] = fit.observed.batter(key, player).turns + fit.observed.pitcher(key, player).turns
    used |= {SEEN + rating: 1 for rating in fit.pool.running_seen.of((key[1], player.retro_id))}
    return Card(batting, pitching, gloves, line, used, tuple(sorted(player.estimated)))


def batter_card(fit: SeasonFit, key: Key, record: ClubRecord) -> BatterCard:
    """His grid with symbols, games missed and shaded squares; pitchers have a number instead."""
    target = fit.pool.targets[key]
    player, rates, league = target.player, target.batting, fit.pool.baseline.rates
    runner = runner_of(player.batting, target.running, target.batting_shrink, fit.pool.speed(key))
    bunt = bunt_rating(rates.sh, league.sh)
    if fit.pool.bats_by_number(key):
        return BatterCard(player.name, (), runner, bunt, number=batting_card(rates))
    squares = fit.squares[key]
    marks = _marks(fit, key, squares, runner.letter)
    shaded = shaded_squares(squares)
    missed = games_missed(player, record.games)
    seen = fit.observed.batter(key, player)
    letter = platoon_letter(seen) if missed else ""
    left_share = fit.pool.baseline.batters_left[player.bats]
    split = split_squares(fit.blocks, squares, player.bats, runner.speed, fit.mixes, left_share, seen)
    rows = []
    for row in range(1, 7):
        cells = []
        for column in range(1, 7):
            square = squares[column, row]
            raised = missed if (column, row) == (2, 1) else square.raised
            mark = letter if (column, row) == (2, 1) and letter else marks.get((column, row), "")
            pair = split[row] if column == 6 and row in split else (square, square)
            one, other = (Square(each.number, raised, mark, (column, row) in shaded) for each in pair)
            cells.append((one, other))
        rows.append(tuple(cells))
    return BatterCard(player.name, tuple(rows), runner, bunt, hit_and_run_row(rates.so, league.so))


def _marks(fit: SeasonFit, key: Key, squares: dict[tuple[int, int], Square], letter: str) -> dict[tuple[int, int], str]:
    target = fit.pool.targets[key]
    tables = fit.tables.of(target.player.bats, fit.pool.speed(key))
    reaches = {}
    for place, slot in enumerate(SLOTS):
        at = tables.squares[place].index(squares[slot])
        reaches[slot] = float(summed(tables.worth[place][at][INDEX[event]] for event in REACHES))
    tries = target.running.attempts * target.batting.on_first * 36
    return steal_marks(reaches, tries * target.running.success, tries * (1 - target.running.success), letter)


def pitcher_card(fit: SeasonFit, key: Key, record: ClubRecord) -> PitcherCard:
    target = fit.pool.targets[key]
    player, line = target.player, target.player.pitching
    assert line is not None
    catchers = [other.fielding["C"] for other in record.players if "C" in other.fielding]
    tries = summed(catcher.sb + catcher.cs for catcher in catchers)
    caught = summed(catcher.cs for catcher in catchers) / tries if tries else 0.0
    league = fit.pool.baseline
    starts, starts_bonus, faced = starting(line, is_good(line, league))
    relieves, relieves_bonus = relieving(line)
    plain = pitcher_of(player.name, player.throws, fit.printed[key])
    seen = fit.pool.running_seen.holds.get((key[1], player.retro_id))
    return replace(
        fit.specials[key].on(plain) if key in fit.specials else plain,
        hold=seen or hold_rating(player.throws, caught, league.fielding["C"].caught_share if tries else 0.0),
        wild=fit.wild[key],
        starts=starts,
        starts_bonus=starts_bonus,
        relieves=relieves,
        relieves_bonus=relieves_bonus,
        batters=faced,
    )


def usage(player: PlayerRecord) -> dict[str, int]:
    """How he was used: games, starts, plate appearances, steals tried, games at each position, batters faced."""
    used = player.usage
    found = {"games": round(used.games), "starts": round(used.starts), "pa": round(player.batting.pa)}
    found[STEALS] = round(player.batting.sb + player.batting.cs)
    found |= {f"games {place}": round(number) for place, number in used.games_at.items() if round(number)}
    if player.pitching is not None:
        found |= {"relief": round(player.pitching.relief_games), "faced": round(player.pitching.bf)}
    return found
