"""Lineups and benches as lines of text."""

from __future__ import annotations

from hotstove.diamond.ballgame import BallGame
from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import PITCHER_SLOT, Lineup


def lineup_lines(club: Club, lineup: Lineup) -> list[str]:
    """The batting order with positions and hands; a pitcher who does not bat stands last."""
    lines = [f"{club.name}:"]
    for slot in range(1, 10):
        player = club.players[lineup.players[slot]]
        lines.append(f"  {slot}. {player.name}, {NAME_OF[lineup.positions[slot]]}, bats {player.bats}")
    if lineup.has_designated_hitter:
        pitcher = club.players[lineup.players[PITCHER_SLOT]]
        lines.append(f"     {pitcher.name}, P, throws {pitcher.throws}")
    return lines


def bench_lines(game: BallGame, side: int) -> list[str]:
    """Who may still come in: fielders with their positions, and pitchers."""
    club, lineup = game.clubs[side], game.situation.lineups[side]
    left = [
        player
        for player in club.players
        if player not in lineup.players and player not in lineup.gone and player not in game.hurt
    ]
    arms = [player for player in left if plays(game, side, player, 1)]
    bench = [player for player in left if player not in arms]
    lines = [f"Bench of {club.name}:"]
    for player in bench:
        positions = " ".join(NAME_OF[number] for number in range(2, 10) if plays(game, side, player, number))
        lines.append(f"  {club.players[player].name} (bats {club.players[player].bats}): {positions or 'no position'}")
    lines.append(f"Bullpen of {club.name}:")
    lines += [f"  {club.players[player].name} (throws {club.players[player].throws})" for player in arms]
    return lines


def plays(game: BallGame, side: int, player: str, position: int) -> bool:
    """His card lets him play there."""
    club = game.clubs[side]
    return bool(game.view("home").rules.prospects.plays(club.cards[player], position))
