"""A club's cards: everybody who appeared, with the lineups and the staff that its manager would write down."""

from __future__ import annotations

from collections.abc import Mapping

from hotstove.cardmaker.baseline import Baseline, Target
from hotstove.cardmaker.baseline.by_hand import NOBODY
from hotstove.cardmaker.baseline.own_splits import own_splits
from hotstove.cardmaker.baseline.true_to import LINES
from hotstove.cardmaker.clubhouse import plan_club
from hotstove.cardmaker.clubhouse.table_club import table_player, table_staff
from hotstove.cardmaker.superstar.cards import make_batter, make_pitcher
from hotstove.cardmaker.superstar.gloves import STRANGE
from hotstove.cardmaker.superstar.players import Key
from hotstove.cardmaker.superstar.running import has_arm, sent_in_1000
from hotstove.cardmaker.superstar.season_fit import SeasonFit, fit_pool
from hotstove.cardmaker.superstar.work import decisions_of
from hotstove.diamond.club import Club, Staff
from hotstove.diamond.gloves import NAME_OF
from hotstove.games.superstar.cards import OBSERVED, Card
from hotstove.record import ClubRecord, PlayerRecord, read_season


def make_club(record: ClubRecord, regress: float, true_to: str = LINES) -> Club[Card]:
    """All cards of a club."""
    season = read_season(record.year)
    fit = fit_pool(record.year, season.pool_of(record.league), regress, true_to)
    plan = plan_club(record)
    staff = table_staff(plan)
    season_decisions = decisions_of(season)
    cards = {}
    for player in record.players:
        key = player.lahman_id, record.code
        cards[player.retro_id] = _card(fit, key, player, staff, season_decisions)
    players = {player.retro_id: table_player(player) for player in record.players}
    return Club(record.code, record.name, record.year, record.league, players, cards, staff)


def _card(fit: SeasonFit, key: Key, player: PlayerRecord, staff: Staff, decisions: Mapping[str, float]) -> Card:
    batting, batted = make_batter(fit, key)
    line = batted.written("bat")
    pitching = None
    if player.pitching is not None:
        pitching, pitched = make_pitcher(fit, key, decisions[player.lahman_id])
        line |= pitched.written("pit")
    turns = own_splits(fit.pool.baseline.year).get((key[1], player.retro_id), NOBODY).turns
    seen = {OBSERVED: turns} if turns else {}
    defense = fit.pool.gloves.ratings(player)
    for order in staff.versus.values():
        for other, number in order:
            if other == player.retro_id and number <= 9 and NAME_OF[number] not in defense:
                place = "OF" if NAME_OF[number] in ("LF", "RF") else NAME_OF[number]
                defense.setdefault(place, STRANGE)
    return Card(
        batting,
        pitching,
        defense,
        has_arm(player, fit.pool.baseline),
        line,
        usage(fit.pool.targets[key], fit.pool.baseline) | seen,
        tuple(sorted(player.estimated)),
    )


def usage(target: Target, baseline: Baseline) -> dict[str, int]:
    """How he was used: games, starts, plate appearances, how often he ran, games by position, batters faced."""
    player = target.player
    used = player.usage
    found = {"games": round(used.games), "starts": round(used.starts), "pa": round(player.batting.pa)}
    found |= {f"games {place}": round(number) for place, number in used.games_at.items()}
    found |= {f"starts {place}": round(number) for place, number in used.starts_at.items() if round(number)}
    line = player.batting
    if line.on_first:
        found |= {"on first": round(line.on_first), "steals tried": round(line.sb + line.cs)}
        found["sent in 1000"] = sent_in_1000(target, baseline)
    if used.pinch_hit:
        found["pinch"] = round(used.pinch_hit)
    if player.pitching is not None:
        found |= {"relief": round(player.pitching.relief_games), "faced": round(player.pitching.bf)}
    return found
