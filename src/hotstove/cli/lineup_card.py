"""Before the game: each person names his starter, the visitors first, and hands in his lineup."""

from __future__ import annotations

from hotstove.cli.screen import REFUSAL, Screen
from hotstove.diamond.lineup import Lineup, starting_lineup
from hotstove.sitting.plays.lineups import edited, find_player, order_of
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.sitting.plays.rosters import lineup_lines
from hotstove.table.errors import Mistake

HELP = """\
Enter          hands the lineup in
swap 3 5       two players change places in the batting order
3 NAME LF      NAME bats third and plays left field
usual          the usual lineup again"""


def name_starters(match: PlaysMatch, screen: Screen) -> PlaysMatch:
    """SS-33: the visiting side names its starter first."""
    named = []
    for side in (0, 1):
        club = match.clubs[side]
        pitcher = match.starting[side].pitcher
        if side in match.persons:
            pitcher = _ask_starter(match, side, screen)
        screen.say(f"{club.name}: {club.players[pitcher].name} starts (throws {club.players[pitcher].throws}).")
        named.append(pitcher)
    return match.with_starters((named[0], named[1]))


def hand_in(match: PlaysMatch, screen: Screen) -> PlaysMatch:
    """The usual lineups, or what the persons make of them."""
    for side in sorted(match.persons):
        match = _ask_lineup(match, side, screen)
    return match


def _ask(screen: Screen, prompt: str) -> str:
    """A typed line; where none can come, nothing."""
    try:
        return screen.ask(prompt).strip()
    except EOFError:
        return ""


def _ask_starter(match: PlaysMatch, side: int, screen: Screen) -> str:
    club, usual = match.clubs[side], match.starting[side].pitcher
    screen.say(f"Rotation of {club.name}: {', '.join(club.players[player].name for player in club.staff.rotation)}")
    while True:
        typed = _ask(screen, f"Starting pitcher (Enter: {club.players[usual].name}): ")
        try:
            pitcher = find_player(club, typed) if typed else usual
            match.verify_starter(side, pitcher)
            return pitcher
        except Mistake as mistake:
            screen.say(str(mistake), REFUSAL)


def _ask_lineup(match: PlaysMatch, side: int, screen: Screen) -> PlaysMatch:
    club, usual = match.clubs[side], match.starting[side]
    order = order_of(usual)
    for line in lineup_lines(club, usual):
        screen.say(line)
    while True:
        typed = _ask(screen, "Lineup (Enter hands it in, ? helps): ")
        if typed == "?":
            screen.say(HELP)
            continue
        try:
            if not typed:
                lineup: Lineup = starting_lineup(order, usual.pitcher, club.players.__contains__)
                return match.with_lineup(side, lineup)
            order = order_of(usual) if typed.lower() == "usual" else edited(order, typed, club)
        except Mistake as mistake:
            screen.say(str(mistake), REFUSAL)
            continue
        for slot, (player, position) in enumerate(order, start=1):
            screen.say(f"  {slot}. {club.describe(player, position)}")
