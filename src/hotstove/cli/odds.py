"""`hotstove odds`: the exact chances of the next play between two players."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from pathlib import Path

from hotstove.diamond.plays_game import PlaysGame
from hotstove.games.pennant.game import Pennant
from hotstove.games.rallybird.game import Rallybird
from hotstove.games.rallybird.options import Options as RallyOptions
from hotstove.odds.distribution import End, distribution
from hotstove.sitting.clubs import find_club
from hotstove.sitting.opening import find_game
from hotstove.sitting.options import read_options
from hotstove.sitting.pennant.match import OURS
from hotstove.sitting.pennant.odds import GameOdds, game_odds
from hotstove.sitting.plays.odds import NamedCalls, PlayOdds, odds_between, verify_bases
from hotstove.sitting.rallybird.odds import card_odds
from hotstove.table.errors import Mistake
from hotstove.table.game import AnyGame


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
    game = find_game(key)
    verify_bases(bases)
    if isinstance(game, PlaysGame):
        away, home = game.clubs()
        _both(batter, pitcher, f"a batter and a pitcher as CLUB:NAME, such as {away}:Smith {home}:Jones")
        title, found = odds_between(game, batter, pitcher, bases, outs, calls, options, cards, charts)
    elif isinstance(game, Pennant):
        read_options(game, "", options)
        if bases != "---" or outs or tuple(calls):
            raise Mistake("a game of Pennant Race is one roll a side: it has no bases, outs or calls")
        _both(batter, pitcher, f"a club and the starter it meets, such as {OURS[0]} {OURS[1]}:Hough")
        for line in pennant_lines(_pennant(game, batter, pitcher, cards, charts)):
            say(line)
        return
    elif isinstance(game, Rallybird):
        if cards is not None:
            raise Mistake("Rallybird has no clubs; leave --cards out")
        if tuple(calls):
            raise Mistake("the dice of Rallybird ask for no calls; leave --call out")
        _both(batter, pitcher, "a card and the sum of the gloves that it meets, such as 'Drive Left' 7")
        settled = read_options(game, "", options)
        assert isinstance(settled, RallyOptions)
        title, found = card_odds(game.charts(charts), settled, batter, pitcher, bases, outs)
    else:
        for line in _first_turn(game, tuple(calls), tuple(options)):
            say(line)
        return
    say(title)
    for line in odds_lines(found):
        say(line)


def _both(one: str, other: str, wanted: str) -> None:
    """Refuses when one of the two who meet is not named."""
    if not (one and other):
        raise Mistake(f"odds: name {wanted}")


def _pennant(game: Pennant, batting: str, pitching: str, cards: Path | None, charts: Path | None) -> GameOdds:
    """The runs of a club's whole game against a starter, over all 216 rolls."""
    if ":" in batting:
        raise Mistake(f"{batting!r}: Pennant Race rolls for a whole club; name it alone, such as {OURS[1]}")
    club, colon, starter = pitching.rpartition(":")
    if not colon:
        raise Mistake(f"{pitching!r}: name a starter as CLUB:NAME, such as {OURS[1]}:Hough")
    bats, fields = find_club(game, batting, cards).club, find_club(game, club, cards).club
    return game_odds(bats, fields, starter, game.charts(charts))


def _first_turn(game: AnyGame, calls: tuple[str, ...], options: tuple[str, ...]) -> list[str]:
    """The score after the first turn, in games that need nothing but two people."""
    policy = NamedCalls(calls)
    scores: dict[tuple[int, int], Fraction] = {}
    state = game.opening(read_options(game, "", options))
    for turn, chance in distribution(lambda: game.turn(state), policy).items():
        score = game.score(game.after(state, turn))
        scores[score] = scores.get(score, Fraction()) + chance
    policy.check()
    told = [f"  {float(chance):.4f}  {score[0]}-{score[1]}" for score, chance in sorted(scores.items())]
    return [f"The score after the first turn{policy.told}:", *told]


def pennant_lines(odds: GameOdds) -> list[str]:
    return [
        odds.title,
        f"  {odds.shutout:.4f}  shutout",
        f"  {odds.complete:.4f}  complete game",
        "Runs in nine innings:",
        *(f"  {chance:.4f}  {runs}" for runs, chance in odds.runs.items()),
        f"Runs expected: {odds.expected:.3f}, earned {odds.earned:.3f}",
    ]


def odds_lines(odds: PlayOdds) -> list[str]:
    """Every kind of play and every field afterwards, the likeliest first, and the runs to be expected."""
    return [
        *(f"  {chance:.4f}  {name}" for name, chance in odds.kinds.items()),
        "The field afterwards:",
        *(f"  {chance:.4f}  {_field(end)}" for end, chance in odds.ends.items()),
        f"Runs expected on the play: {odds.runs:.3f}",
    ]


def _field(end: End) -> str:
    runs = f"{end.runs} run{'' if end.runs == 1 else 's'}, " if end.runs else ""
    where = {"out": "batter out", "up": "batter still up", "H": "batter home"}.get(
        end.batter, f"batter on {end.batter}"
    )
    return f"{runs}{end.outs} out, bases {end.bases}, {where}" if end.outs < 3 else f"{runs}three out, {where}"
