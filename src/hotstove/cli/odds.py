"""`hotstove odds`: the exact chances of the next play between two players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from pathlib import Path

from hotstove.cli.apart import game_apart
from hotstove.cli.clubs import find_club
from hotstove.cli.games import find_game, read_options
from hotstove.cli.lineups import find_player, plays_with_dh, usual_lineups
from hotstove.diamond.ballgame import BallGame, Rules
from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.club import Club
from hotstove.diamond.game import Game
from hotstove.diamond.lineup import Lineup
from hotstove.diamond.play import Play
from hotstove.odds.distribution import End, end_of
from hotstove.odds.merging import Crossroads, merged
from hotstove.table.errors import Mistake, Refused
from hotstove.table.questions import Decision

KINDS = {
    "S": "single",
    "D": "double",
    "DGR": "double",
    "T": "triple",
    "HR": "home run",
    "W": "walk",
    "IW": "intentional walk",
    "HP": "hit by pitch",
    "K": "strikeout",
    "E": "error",
    "FC": "fielder's choice",
    "SB": "stolen base",
    "CS": "caught stealing",
    "PO": "picked off",
    "POCS": "picked off",
    "C": "interference",
    "WP": "wild pitch",
    "PB": "passed ball",
    "BK": "balk",
    "FLE": "foul fly dropped",
    "NP": "injury or none",
}
DOUBLE_PLAYS = frozenset({"GDP", "DP", "LDP", "BPDP", "LTP"})


def show_odds(
    key: str,
    batter: str,
    pitcher: str,
    bases: str,
    outs: int,
    calls: Iterable[str],
    options: Iterable[str],
    cards: Path | None,
    charts: Path | None,
    say: Callable[[str], None],
) -> None:
    """Kinds of play, then the field afterwards, then the runs to be expected on the play."""
    if bases not in ALL_BASES:
        raise Mistake(f"--bases {bases}: three marks such as 1-3, --- for nobody on")
    apart = game_apart(key)
    if apart is not None:
        apart.show_odds(batter, pitcher, bases, outs, tuple(calls), tuple(options), cards, charts, say)
        return
    game: Game = find_game(key)
    offense, hitter = _player(game, batter, cards)
    defense, hurler = _player(game, pitcher, cards)
    crossroads = Crossroads()
    rules = game.rules(read_options(game, "", options), game.book(charts), crossroads)
    contest = _set_up(rules, offense, hitter, defense, hurler, bases, outs)
    matchup = rules.matchup(contest)
    policy = _Calls(calls)
    chances = merged(lambda: rules.next_play(matchup), crossroads, policy)
    policy.check()
    say(
        f"{offense.players[hitter].name} against {defense.players[hurler].name}, bases {bases}, {outs} out{policy.told}"
    )
    tell_chances(chances, bases, outs, say)


def tell_chances(chances: Mapping[Play, Fraction], bases: str, outs: int, say: Callable[[str], None]) -> None:
    """Every kind of play and every field afterwards, the likeliest first, and the runs to be expected."""
    kinds: dict[str, Fraction] = {}
    ends: dict[End, Fraction] = {}
    for play, chance in chances.items():
        kinds[kind(play)] = kinds.get(kind(play), Fraction()) + chance
        end = end_of(play, bases, outs)
        ends[end] = ends.get(end, Fraction()) + chance
    for name, chance in sorted(kinds.items(), key=lambda item: -item[1]):
        say(f"  {_share(chance)}  {name}")
    say("The field afterwards:")
    for end, chance in sorted(ends.items(), key=lambda item: -item[1]):
        say(f"  {_share(chance)}  {_field(end)}")
    expected = sum(end.runs * chance for end, chance in ends.items())
    say(f"Runs expected on the play: {float(expected):.3f}")


def kind(play: Play) -> str:
    """The name of a play, by what became of the batter or of the runners."""
    code = play.events[0].code
    if code == "OUT":
        if "SH" in play.modifiers:
            return "sacrifice"
        return "double play" if DOUBLE_PLAYS & set(play.modifiers) else "out"
    if code == "CS" and "E" in play.events[0].handled:
        return "safe on an error"
    return KINDS[code] + (" and double play" if code == "K" and "DP" in play.modifiers else "")


class _Calls:
    """The calls that were named, and a quiet answer to all else; notes which calls the rules asked for."""

    def __init__(self, typed: Iterable[str]) -> None:
        self._calls: dict[str, str] = {}
        for text in typed:
            name, equals, choice = text.partition("=")
            if not equals:
                raise Mistake(f"--call {text}: a call is written name=choice, such as steal=1-2")
            self._calls[name.strip()] = choice.strip()
        self._asked: dict[str, tuple[str, ...]] = {}

    def __call__(self, decision: Decision) -> str:
        self._asked[decision.purpose] = decision.options
        choice = self._calls.get(decision.purpose, decision.default)
        if choice not in decision.options:
            raise Refused(f"--call {decision.purpose}={choice}: offered are {', '.join(decision.options)}")
        return choice

    def check(self) -> None:
        for name in self._calls:
            if name not in self._asked:
                asked = ", ".join(self._asked) or "no call at all"
                raise Mistake(f"--call {name}: the rules do not ask for it here; they ask for {asked}")

    @property
    def told(self) -> str:
        return "".join(f", {name} {choice}" for name, choice in self._calls.items())


def _player(game: Game, typed: str, cards: Path | None) -> tuple[Club, str]:
    club, colon, name = typed.rpartition(":")
    if not colon:
        raise Mistake(f"{typed!r}: name a player as CLUB:NAME, such as {next(iter(game.clubs()))}:Smith")
    found = find_club(game, club, cards).club
    return found, find_player(found, name)


def _set_up(rules: Rules, offense: Club, hitter: str, defense: Club, hurler: str, bases: str, outs: int) -> BallGame:
    """The two players in the usual lineups; the players who bat before him stand on the bases."""
    rules.verify_pitcher(defense, hurler, starts=False)
    clubs = (offense, defense)
    with_dh = plays_with_dh(clubs, None)
    mine = next(player for player in offense.staff.rotation if player != hitter)
    starts = hurler if hurler in defense.staff.rotation else defense.staff.rotation[0]
    visitors, home = usual_lineups(clubs, (mine, starts), with_dh)
    visitors = _with(visitors, hitter)
    contest = BallGame(rules, clubs, usual_lineups(clubs, (mine, starts), with_dh))
    if hurler != starts:
        home = _relieved(home, hurler)
        contest.workloads[hurler] = type(contest.workloads[starts])()
    slot = visitors.players.index(hitter)
    before = [visitors.players[(slot - 2 - step) % 9 + 1] for step in range(3)]
    runners = tuple(before[step] if mark != "-" else "" for step, mark in enumerate(bases))
    contest.situation = contest.situation._replace(
        lineups=(visitors, home), up=(slot, 1), outs=outs, bases=bases, runners=(runners[0], runners[1], runners[2])
    )
    return contest


def _with(lineup: Lineup, player: str) -> Lineup:
    """The lineup with the player in it: in his own place, or batting for the last player."""
    if player in lineup.players[1:]:
        return lineup
    return Lineup((*lineup.players[:9], player), (*lineup.positions[:9], lineup.positions[9]))


def _relieved(lineup: Lineup, pitcher: str) -> Lineup:
    players = tuple(
        pitcher if position == 1 else player for player, position in zip(lineup.players, lineup.positions, strict=True)
    )
    return Lineup(players, lineup.positions)


def _share(chance: Fraction) -> str:
    return f"{float(chance):.4f}"


def _field(end: End) -> str:
    runs = f"{end.runs} run{'' if end.runs == 1 else 's'}, " if end.runs else ""
    where = {"out": "batter out", "up": "batter still up", "H": "batter home"}.get(
        end.batter, f"batter on {end.batter}"
    )
    return f"{runs}{end.outs} out, bases {end.bases}, {where}" if end.outs < 3 else f"{runs}three out, {where}"
