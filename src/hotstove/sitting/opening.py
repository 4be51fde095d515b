"""Opening a game: from what somebody asks for, or from a tape."""

from __future__ import annotations

from pathlib import Path

from hotstove import games
from hotstove.diamond.plays_game import PlaysGame
from hotstove.games.pennant.game import Pennant
from hotstove.games.rallybird.game import Rallybird
from hotstove.sitting.arguments import PlayArgs
from hotstove.sitting.header import Header
from hotstove.sitting.match import AnyMatch
from hotstove.sitting.pennant.match import PennantMatch
from hotstove.sitting.people import PeopleMatch
from hotstove.sitting.plays.match import PlaysMatch
from hotstove.sitting.rallybird.match import RallyMatch
from hotstove.sitting.sitting import AnySitting, Sitting
from hotstove.table.errors import Mistake
from hotstove.table.game import AnyGame
from hotstove.table.tape import Line, Tape

USUAL_GAME = "superstar"


def open_new(args: PlayArgs) -> AnyMatch:
    """A match about to begin."""
    if args.after is not None:
        return PlaysMatch.second(args.after, args)
    game = find_game(args.game or USUAL_GAME)
    if isinstance(game, PlaysGame):
        return PlaysMatch.new(game, args)
    if isinstance(game, Pennant):
        return PennantMatch.new(game, args)
    if isinstance(game, Rallybird):
        return RallyMatch.new(game, args)
    return PeopleMatch.new(game, args)


def open_tape(path: Path, cards: Path | None = None, charts: Path | None = None) -> tuple[AnyMatch, list[Line]]:
    """The match on a tape, and its answers."""
    return open_taped(Tape.read(path), str(path), cards, charts)


def open_taped(
    tape: Tape, source: str, cards: Path | None = None, charts: Path | None = None
) -> tuple[AnyMatch, list[Line]]:
    """The same from a tape that is no file of its own; `source` is what complaints call it."""
    match = _match(Header(tape.header, source), cards, charts)
    try:
        return match, match.untaped(tape.lines)
    except Mistake as mistake:
        raise Mistake(f"{source}: {mistake}") from None


def _match(header: Header, cards: Path | None, charts: Path | None) -> AnyMatch:
    game = header.game
    if isinstance(game, PlaysGame):
        return PlaysMatch.from_header(game, header, cards, charts)
    if isinstance(game, Pennant):
        return PennantMatch.from_header(game, header, cards, charts)
    if isinstance(game, Rallybird):
        return RallyMatch.from_header(game, header, charts)
    return PeopleMatch.from_header(game, header)


def go_on(args: PlayArgs) -> tuple[AnyMatch, list[Line]]:
    """The match on the tape that was named, with those at it who sit there now; nothing asked for may contradict it."""
    assert args.tape is not None
    match, lines = open_tape(args.tape, args.cards, args.charts)
    if args.game and find_game(args.game).key != match.game.key:
        raise Mistake(f"{args.tape}: it holds a game of {match.game.name}, not of {args.game}; name another file")
    match.check_same(args)
    return match.reseated(args), lines


def rerun(path: Path, cards: Path | None = None, charts: Path | None = None) -> AnySitting:
    """The game of a tape as far as it goes, and no further."""
    match, lines = open_tape(path, cards, charts)
    sitting: AnySitting = Sitting(match, lines, tape=path, ends_with_tape=True)
    return sitting


def find_game(key: str) -> AnyGame:
    """A game by its key, however it is written."""
    return games.game(key.strip().lower())
