"""The nine: a player for each position, so that everybody's starts come as near to his share as today allows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hotstove.diamond.assigning import assign
from hotstove.diamond.availability import AT_BAT
from hotstove.diamond.filling_in import filled_in
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import Lineup, starting_lineup
from hotstove.season.club_today import ClubToday
from hotstove.season.usage import PLACES

NEVER, OUT_OF_PLACE, SPENT = -1e6, -100.0, -1e4
"""Worth of a start, in starts: where the card does not let him; where he never started; beyond his games."""


def chosen_nine(today: ClubToday, pitcher: str, hand: str, designated_hitter: bool) -> dict[str, str]:
    """A player for each position: the assignment that leaves the players' starts nearest to their shares."""
    places = PLACES if designated_hitter else PLACES[:-1]
    players = [player for player in today.usage.fielders if player != pitcher and today.fit(player)]
    if len(players) < len(places):
        players += _others(today, pitcher, players)[: len(places) - len(players)]
    chosen, others = _assigned(today, players, places, hand), _others(today, pitcher, players)
    for pool in ([one for one in others if one not in today.elsewhere], others):
        missing = _missing(today, chosen)
        more = [one for one in pool if any(_is_carded(today, one, place) for place in missing)]
        if more:
            chosen = _assigned(today, [*players, *more], places, hand)
    for one in _hurt_here(today):
        if any(_is_carded(today, one, place) for place in _missing(today, chosen)):
            players.append(one)
            chosen = _assigned(today, players, places, hand)
    return chosen


def patched(today: ClubToday, usual: Lineup, pitcher: str) -> Lineup:
    """A lineup as it is written, with another player of the same position for each who cannot play today."""
    order = list(zip(usual.players[1:], usual.positions[1:], strict=True))
    bench = [player for player in today.club.players if player != pitcher]
    filled = filled_in(order, bench, lambda player, position: player == pitcher or _can_play(today, player, position))
    return usual if filled == order else starting_lineup(filled, pitcher, today.club.players.__contains__)


def _missing(today: ClubToday, chosen: Mapping[str, str]) -> list[str]:
    """Positions at which somebody stands who cannot play there."""
    return [place for place, one in chosen.items() if place != "DH" and not _is_carded(today, one, place)]


def _hurt_here(today: ClubToday) -> list[str]:
    """Who plays on though he is hurt where nobody else could stand at his position: first who misses least."""
    hurt = [player for player in today.sat_out if today.is_here(player)]
    return sorted(hurt, key=lambda player: (today.state.hurt.get(player, 0), player))


def _assigned(today: ClubToday, players: Sequence[str], places: Sequence[str], hand: str) -> dict[str, str]:
    values = [_values(today, player, places, hand) for player in players]
    return {places[column]: players[row] for row, column in assign(values)}


def _is_carded(today: ClubToday, player: str, place: str) -> bool:
    return today.club.cards[player].plays(place)


def _others(today: ClubToday, pitcher: str, players: Sequence[str]) -> list[str]:
    """Who plays the field where hitters, or those of a position, are short: pitchers, those first who start least;
    then, for a club that would have no nine, players who came later or had left, last those of another club. Nobody
    is taken from the other side."""
    out = {pitcher, *players, *today.sat_out, *today.orders.down}
    left = [
        player
        for player in today.club.players
        if player not in out and (today.fit(player) or player not in today.opponents)
    ]
    return sorted(left, key=lambda one: (not today.fit(one), one in today.elsewhere, today.shares[one].started))


def _values(today: ClubToday, player: str, places: Sequence[str], hand: str) -> list[float]:
    """How far a player is behind his starts against that hand, place by place."""
    turns = today.turns(player, today.state.against.get(hand, 0) + 1)
    had = today.counted.starts.get(player, {})
    found = [
        share * turns - had.get(key, 0) if share else OUT_OF_PLACE if plays else NEVER
        for key, share, plays in today.usage.places(player, hand)[: len(places)]
    ]
    if places[-1] == "DH" and not today.usage.has_hitters:
        found[-1] = today.behind_at_bat(player) / 1000
    if today.limited:
        spent = 0.0 if today.has_games(player, AT_BAT) else SPENT
        for number, place in enumerate(places):
            here = place == "DH" or today.has_games(player, place)
            found[number] += spent + (0.0 if here else SPENT)
    return found


def _can_play(today: ClubToday, player: str, position: int) -> bool:
    """He is fit, has games left, and his card has the position."""
    place = NAME_OF[position]
    roles = (AT_BAT,) if place == "DH" else (AT_BAT, place)
    plays = place == "DH" or today.club.cards[player].plays(place)
    return plays and today.fit(player) and today.has_games(player, *roles)
