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
        man = club.men[lineup.men[slot]]
        lines.append(f"  {slot}. {man.name}, {NAME_OF[lineup.positions[slot]]}, bats {man.bats}")
    if lineup.has_designated_hitter:
        pitcher = club.men[lineup.men[PITCHER_SLOT]]
        lines.append(f"     {pitcher.name}, P, throws {pitcher.throws}")
    return lines


def bench_lines(game: BallGame, side: int) -> list[str]:
    """Who may still come in: fielders with their positions, and pitchers."""
    club, lineup = game.clubs[side], game.situation.lineups[side]
    left = [man for man in club.men if man not in lineup.men and man not in lineup.gone and man not in game.hurt]
    arms = [man for man in left if plays(game, side, man, 1)]
    bench = [man for man in left if man not in arms]
    lines = [f"Bench of {club.name}:"]
    for man in bench:
        positions = " ".join(NAME_OF[number] for number in range(2, 10) if plays(game, side, man, number))
        lines.append(f"  {club.men[man].name} (bats {club.men[man].bats}): {positions or 'no position'}")
    lines.append(f"Bullpen of {club.name}:")
    lines += [f"  {club.men[man].name} (throws {club.men[man].throws})" for man in arms]
    return lines


def plays(game: BallGame, side: int, man: str, position: int) -> bool:
    """His card lets him play there."""
    club = game.clubs[side]
    return bool(game.view("home").rules.prospects.plays(club.cards[man], position))
