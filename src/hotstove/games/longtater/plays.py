"""Plays that only Long Tater! makes: liners, misplays on hits, pickoffs, steals."""

from __future__ import annotations

from hotstove.diamond.bases import beyond, lead_runner, next_base
from hotstove.diamond.batted import batted, lined_out, strikeout, walk
from hotstove.diamond.gloves import PICKOFF_THROW, steal_throw, to_first
from hotstove.diamond.play import NOTHING_ELSE, Aside, Event, Move, Play
from hotstove.table.rules import tabulated

HIT_CODE = {"1B": "S", "2B": "D", "3B": "T"}
HIT_BASES = {"1B": 1, "2B": 2, "3B": 3}
CAUGHT = {"": "fly", "s": "fly 3-H", "a": "fly 3-H 2-3", "x": "fly 3XH", "!": "fly"}
MISPLAYED = {
    "one": "error 3-H 2-3 1-2",
    "late": "error 3-H 2-3 1-2",
    "run": "error 3-H 2-H 1-3",
    "two": "error 3-H 2-H 1-3 B-2",
}
STRUCK_OUT = strikeout()


@tabulated
def caught(kind: str, fielder: int, mark: str, bases: str, outs: int) -> Play:
    """A ball caught in the air; a liner keeps its name."""
    play = batted(CAUGHT[mark], bases, outs, fielder)
    if kind != "D":
        return play
    return Play(play.events, tuple("L" if word in {"F", "P"} else word for word in play.modifiers), play.moves)


@tabulated
def grounded(phrase: str, bases: str, outs: int, fielder: int, mark: str) -> Play:
    """A grounder; marked 1, the first baseman throws to the pitcher, who covers."""
    play = batted(phrase, bases, outs, fielder)
    if mark != "1" or play.events[0].handled != "3":
        return play
    return Play((Event("OUT", "31"),), play.modifiers, play.moves)


@tabulated
def misplayed(kind: str, fielder: int, word: str, bases: str, outs: int) -> Play:
    """A ball that should have been an out, or, with `late`, one that is an out and then thrown away."""
    if word == "late" and bases != "---":
        return thrown_away_late(fielder, bases, outs)
    play = batted(MISPLAYED[word], bases, 0, fielder)
    trajectory = {"G": "G", "F": "F", "P": "P", "D": "L"}[kind]
    return Play(play.events, (trajectory,), play.moves)


@tabulated
def thrown_away_late(fielder: int, bases: str, outs: int) -> Play:
    """The batter is out at first; then the first baseman, or whoever has the ball, throws it away."""
    if outs == 2:
        return batted("ground", bases, outs, fielder)
    moves = [Move(base, beyond(base, 2)) for base in "321" if base in bases]
    lead = moves[0]._replace(notes=(f"E{fielder}/TH",))
    return Play((Event("OUT", to_first(fielder)),), ("G",), (lead, *moves[1:]))


@tabulated
def caught_off(fielder: int, bases: str, outs: int, word: str) -> Play:
    """LT-07: a liner on the infield, and the runner nearest to the fielder who cannot get back."""
    if word == "back" or outs == 2:
        return lined_out(fielder)
    nearest = "1" if "1" in bases and (fielder in {1, 2, 3} or "2" not in bases) else "2"
    other = "2" if nearest == "1" else "1"
    if word == "triple" and outs == 0 and bases.count("-") <= 1:
        second_player = other if other in bases else "3"
        return lined_out(fielder, (nearest, second_player))
    return lined_out(fielder, (nearest,))


@tabulated
def reached(label: str, bases: str) -> Play:
    """A walk or a hit batsman."""
    return walk(bases, "HP" if label == "HBP" else "W")


@tabulated
def with_injury(play: Play, hurt: Aside) -> Play:
    """LT-24: the play, and with it who was hurt."""
    if hurt == NOTHING_ELSE:
        return play
    aside = play.aside._replace(hurt_position=hurt.hurt_position, hurt_games=hurt.hurt_games, hurt_side=hurt.hurt_side)
    return play.with_aside(aside)


@tabulated
def hit_batsman_moving_all(bases: str) -> Play:
    return Play((Event("HP"),), (), tuple(Move(base, next_base(base)) for base in "321" if base in bases))


@tabulated
def hit_with_error(kind: str, fielder: int, bases: str, extra: str, more: int) -> Play:
    """LT-09: everybody has the bases of the hit, the extra ones taken, and those of the misplay."""
    moves: list[Move] = []
    charged = False
    own = HIT_BASES[kind]
    for base in "321":
        if base in bases:
            earned = beyond(base, own + (base in extra))
            end = beyond(base, own + (base in extra) + more)
            notes: tuple[str, ...] = ()
            if earned != "H" and end == "H":
                notes = ("NR",) if charged else (f"E{fielder}", "NR")
                charged = True
            moves.append(Move(base, end, False, notes))
    end = beyond("B", own + more)
    note = () if charged else (f"E{fielder}",)
    moves.append(Move("B", end, False, (*note, "NR") if end == "H" else note))
    return Play((Event(HIT_CODE[kind], str(fielder)),), (), tuple(moves))


@tabulated
def stolen(bases: str, going: str, word: str, prefix: str) -> Play:
    """LT-14: the lead runner is thrown at; `prefix` is a strikeout on the same pitch.

    SB safe; CS4 and CS6 out, with the second baseman or the shortstop covering second; E1 and E2 a wild throw that
    moves everybody one base or two.
    """
    target, *others = going.split()
    base = target[2]
    moves: tuple[Move, ...] = ()
    if word == "SB":
        events = tuple(Event("SB", "", move[2]) for move in (target, *others))
    elif word in {"CS4", "CS6"}:
        events = (Event("CS", f"2{word[2]}" if base == "2" else steal_throw(base), base),)
        moves = tuple(Move(move[0], move[2]) for move in others)
    else:
        events = (Event("CS", "E2/TH" if base != "H" else "E2", base),)
        steps = 1 if word == "E1" else 2
        going_on = [player for player in "321" if player in bases and (player != target[0] or steps == 2)]
        moves = tuple(
            Move(player, beyond(player, steps)) for player in going_on if not (player == target[0] and base == "H")
        )
    if prefix == "":
        return Play(events, (), moves)
    return Play((Event(prefix), *events), ("DP",) if word in {"CS4", "CS6"} else (), moves)


@tabulated
def picked_off(bases: str) -> Play:
    """The runner on first if there is one, else the lead runner."""
    base = "1" if "1" in bases else lead_runner(bases)
    return Play((Event("PO", PICKOFF_THROW[base], base),))


@tabulated
def thrown_away(bases: str, fielder: int) -> Play:
    """A pickoff throw that gets away: the runners move up."""
    base = "1" if "1" in bases else lead_runner(bases)
    moves = tuple(Move(player, next_base(player)) for player in "321" if player in bases)
    return Play((Event("PO", f"E{fielder}/TH", base),), (), moves)


@tabulated
def interference(bases: str) -> Play:
    """LT-19: the catcher tips the bat; forced runners move."""
    return Play((Event("C"),), ("E2",), walk(bases).moves)


@tabulated
def foul_dropped(fielder: int) -> Play:
    return Play((Event("FLE", str(fielder)),))
