"""The exact chances of the next play: between two players who are named, or in the game under way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from hotstove.diamond.bases import ALL_BASES
from hotstove.diamond.club import Club
from hotstove.diamond.lineup import PITCHER, Lineup
from hotstove.diamond.outing import Outing
from hotstove.diamond.play import Play
from hotstove.diamond.plays_game import AnyPlaysGame
from hotstove.diamond.state import State
from hotstove.odds.distribution import End, Policy, end_of
from hotstove.odds.merging import Chance, merged
from hotstove.odds.stages import StageTracer
from hotstove.sitting.clubs import find_club
from hotstove.sitting.options import read_options
from hotstove.sitting.plays.lineups import find_player, plays_with_dh, usual_lineups
from hotstove.table.errors import Mistake
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


@dataclass(frozen=True)
class PlayOdds:
    """Chances of the next play, the likeliest first."""

    kinds: Mapping[str, float]
    ends: Mapping[End, float]
    runs: float
    """Runs to be expected on the play."""


def chances_of(game: AnyPlaysGame, state: State, policy: Policy) -> dict[Play, Chance]:
    """Every play that may come next, with its chance."""
    tracer = StageTracer()
    matchup = game.matchup(state)
    return merged(lambda: game.play(state.setup, matchup, tracer), tracer, policy)


def odds_of(game: AnyPlaysGame, state: State, policy: Policy) -> PlayOdds:
    """The chances of the next play when decisions go as the policy says."""
    situation = state.situation
    return summed(chances_of(game, state, policy), situation.bases, situation.outs)


def summed(chances: Mapping[Play, Chance], bases: str, outs: int) -> PlayOdds:
    """The chances added up by kind of play and by the field afterwards."""
    kinds: dict[str, Chance] = {}
    ends: dict[End, Chance] = {}
    for play, chance in chances.items():
        kinds[kind(play)] = kinds.get(kind(play), 0) + chance
        end = end_of(play, bases, outs)
        ends[end] = ends.get(end, 0) + chance
    return PlayOdds(
        {name: float(chance) for name, chance in sorted(kinds.items(), key=lambda item: -item[1])},
        {end: float(chance) for end, chance in sorted(ends.items(), key=lambda item: -item[1])},
        float(sum(end.runs * chance for end, chance in ends.items())),
    )


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


class NamedCalls:
    """The calls that were named wherever they are offered, and a quiet answer to all else; notes what was offered."""

    def __init__(self, typed: Iterable[str]) -> None:
        self._calls: dict[str, str] = {}
        for text in typed:
            name, equals, choice = text.partition("=")
            if not equals:
                raise Mistake(f"--call {text}: a call is written name=choice, such as steal=1-2")
            self._calls[name.strip()] = choice.strip()
        self._asked: dict[str, dict[str, None]] = {}

    def __call__(self, decision: Decision) -> str:
        self._asked.setdefault(decision.purpose, {}).update(dict.fromkeys(decision.options))
        choice = self._calls.get(decision.purpose, decision.default)
        return choice if choice in decision.options else decision.default

    def check(self) -> None:
        """Raises with a sentence for a call that was never offered."""
        for name, choice in self._calls.items():
            if choice not in self._asked.get(name, {choice: None}):
                raise Mistake(f"--call {name}={choice}: offered are {', '.join(self._asked[name])}")
            if name not in self._asked:
                asked = ", ".join(self._asked) or "no call at all"
                raise Mistake(f"--call {name}: the rules do not ask for it here; they ask for {asked}")

    @property
    def told(self) -> str:
        return "".join(f", {name} {choice}" for name, choice in self._calls.items())


def verify_bases(bases: str) -> None:
    """Raises with a sentence if that is not how bases are written."""
    if bases not in ALL_BASES:
        raise Mistake(f"--bases {bases}: three marks such as 1-3, --- for nobody on")


def odds_between(
    game: AnyPlaysGame,
    batter: str,
    pitcher: str,
    bases: str,
    outs: int,
    calls: Iterable[str],
    options: Iterable[str],
    cards: Path | None,
    charts: Path | None,
) -> tuple[str, PlayOdds]:
    """What is asked in a sentence, and the chances: a batter and a pitcher, each named CLUB:NAME, with these bases."""
    verify_bases(bases)
    offense, hitter = _player(game, batter, cards)
    defense, hurler = _player(game, pitcher, cards)
    settled = read_options(game, "", options), charts
    state = moment(game, offense, hitter, defense, hurler, bases, outs, settled)
    policy = NamedCalls(calls)
    found = odds_of(game, state, policy)
    policy.check()
    names = f"{offense.players[hitter].name} against {defense.players[hurler].name}"
    return f"{names}, bases {bases}, {outs} out{policy.told}", found


def _player(game: AnyPlaysGame, typed: str, cards: Path | None) -> tuple[Club, str]:
    club, colon, name = typed.rpartition(":")
    if not colon:
        raise Mistake(f"{typed!r}: name a player as CLUB:NAME, such as {next(iter(game.clubs()))}:Smith")
    found = find_club(game, club, cards).club
    return found, find_player(found, name)


def moment(
    game: AnyPlaysGame,
    offense: Club,
    hitter: str,
    defense: Club,
    hurler: str,
    bases: str,
    outs: int,
    settled: tuple[object, Path | None] = (None, None),
) -> State:
    """The two players in the usual lineups; the players who bat before him stand on the bases.

    `settled` are the options and the folder of charts.
    """
    clubs = (offense, defense)
    with_dh = plays_with_dh(clubs, None)
    mine = next(player for player in offense.staff.rotation if player != hitter)
    starts = hurler if hurler in defense.staff.rotation else defense.staff.rotation[0]
    starting = usual_lineups(clubs, (mine, starts), with_dh)
    setup = game.setup(clubs, starting, options=settled[0], charts=game.charts(settled[1]))
    game.verify_pitcher(setup, 1, hurler, False)
    state: State = game.start(setup)
    visitors, home = _with(starting[0], hitter), starting[1]
    if hurler != starts:
        home = _relieved(home, hurler)
        memory = game.take_field(setup, state.memory, 1, home)
        state = replace(state, outings=(state.outings[0], (Outing(hurler),)), memory=memory)
    slot = visitors.players.index(hitter)
    before = [visitors.players[(slot - 2 - step) % 9 + 1] for step in range(3)]
    runners = tuple(before[step] if mark != "-" else "" for step, mark in enumerate(bases))
    situation = replace(
        state.situation,
        lineups=(visitors, home),
        up=(slot, 1),
        outs=outs,
        bases=bases,
        runners=(runners[0], runners[1], runners[2]),
    )
    return replace(state, situation=situation)


def _with(lineup: Lineup, player: str) -> Lineup:
    """The lineup with the player in it: in his own place, or batting for the last player."""
    if player in lineup.players[1:]:
        return lineup
    return Lineup((*lineup.players[:9], player), (*lineup.positions[:9], lineup.positions[9]))


def _relieved(lineup: Lineup, pitcher: str) -> Lineup:
    players = tuple(
        pitcher if position == PITCHER else player
        for player, position in zip(lineup.players, lineup.positions, strict=True)
    )
    return Lineup(players, lineup.positions)
