"""Before the game: each person names his starter, the visitors first, and hands in his lineup."""

from __future__ import annotations

from hotstove.cli.fixture import PERSON
from hotstove.cli.lineups import find_player, usual_lineups
from hotstove.cli.rosters import lineup_lines
from hotstove.cli.screen import REFUSAL, Screen
from hotstove.diamond.ballgame import SIDES, Rules, verify_starting
from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NUMBER_OF
from hotstove.diamond.lineup import PITCHER, Lineup, starting_lineup
from hotstove.table.errors import Mistake

HELP = """\
Enter          hands the lineup in
swap 3 5       two players change places in the batting order
3 NAME LF      NAME bats third and plays left field
usual          the usual lineup again"""


def name_starters(
    clubs: tuple[Club, Club], rules: Rules, usual: tuple[str, str], managers: tuple[str, str], screen: Screen
) -> tuple[str, str]:
    """SS-33: the visiting side names its starter first."""
    named = []
    for side in (0, 1):
        club = clubs[side]
        pitcher = usual[side]
        if managers[side] == PERSON:
            pitcher = _ask_starter(club, rules, pitcher, screen)
        screen.say(f"{club.name}: {club.players[pitcher].name} starts (throws {club.players[pitcher].throws}).")
        named.append(pitcher)
    return named[0], named[1]


def hand_in(
    clubs: tuple[Club, Club],
    rules: Rules,
    pitchers: tuple[str, str],
    with_dh: bool,
    managers: tuple[str, str],
    screen: Screen,
) -> tuple[Lineup, Lineup]:
    """The usual lineups, or what the persons make of them."""
    lineups = list(usual_lineups(clubs, pitchers, with_dh))
    for side in (0, 1):
        if managers[side] == PERSON:
            lineups[side] = _ask_lineup(clubs[side], rules, lineups[side], SIDES[side], screen)
    return lineups[0], lineups[1]


def _ask(screen: Screen, prompt: str) -> str:
    """A typed line; where none can come, nothing."""
    try:
        return screen.ask(prompt).strip()
    except EOFError:
        return ""


def _ask_starter(club: Club, rules: Rules, usual: str, screen: Screen) -> str:
    screen.say(f"Rotation of {club.name}: {', '.join(club.players[player].name for player in club.staff.rotation)}")
    while True:
        typed = _ask(screen, f"Starting pitcher (Enter: {club.players[usual].name}): ")
        try:
            pitcher = find_player(club, typed) if typed else usual
            rules.verify_pitcher(club, pitcher, starts=True)
            return pitcher
        except Mistake as mistake:
            screen.say(str(mistake), REFUSAL)


def _ask_lineup(club: Club, rules: Rules, usual: Lineup, where: str, screen: Screen) -> Lineup:
    order = _order(usual)
    pitcher = usual.pitcher
    for line in lineup_lines(club, usual):
        screen.say(line)
    while True:
        typed = _ask(screen, "Lineup (Enter hands it in, ? helps): ")
        if typed == "?":
            screen.say(HELP)
            continue
        try:
            if not typed:
                lineup = starting_lineup(order, pitcher, club.players.__contains__)
                verify_starting(rules, club, lineup, where)
                return lineup
            order = _order(usual) if typed.lower() == "usual" else _edited(order, typed, club)
        except Mistake as mistake:
            screen.say(str(mistake), REFUSAL)
            continue
        for slot, (player, position) in enumerate(order, start=1):
            screen.say(f"  {slot}. {club.describe(player, position)}")


def _order(lineup: Lineup) -> list[tuple[str, int]]:
    return list(zip(lineup.players[1:], lineup.positions[1:], strict=True))


def _edited(order: list[tuple[str, int]], typed: str, club: Club) -> list[tuple[str, int]]:
    """The order after one change; whether nine players then stand at nine positions is checked when it is handed in."""
    words = typed.split()
    changed = list(order)
    slots = [str(number) for number in range(1, 10)]
    if words[0].lower() == "swap" and len(words) == 3 and words[1] in slots and words[2] in slots:
        one, other = int(words[1]) - 1, int(words[2]) - 1
        changed[one], changed[other] = changed[other], changed[one]
        return changed
    if len(words) >= 3 and words[0] in slots and words[-1].upper() in NUMBER_OF:
        position = NUMBER_OF[words[-1].upper()]
        if position == PITCHER or position > 10:
            raise Mistake(f"{words[-1]}: a batter of the lineup plays C, 1B, 2B, 3B, SS, LF, CF, RF or DH")
        changed[int(words[0]) - 1] = (find_player(club, " ".join(words[1:-1])), position)
        return changed
    raise Mistake(f"{typed!r} changes no lineup: type swap 3 5, or 3 NAME LF")
