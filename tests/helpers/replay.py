"""Plays of Replay Baseball, set up in a line and run on written rolls and calls."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from hotstove.diamond.club_files import Place
from hotstove.diamond.gloves import NUMBER_OF, POSITIONS
from hotstove.games.replay.card_files import batter_rows, pitcher_rows, printed_card
from hotstove.games.replay.cards import BatterCard, PitcherCard, Runner
from hotstove.games.replay.chart_set import ReplayCharts, our_charts
from hotstove.games.replay.fielding import Glove, read_glove
from hotstove.games.replay.flags import pending_steal
from hotstove.games.replay.judging import dice_number, reading_of
from hotstove.games.replay.matchup import NO_GLOVE, Matchup, Meeting, side_of
from hotstove.games.replay.next_play import next_play
from hotstove.games.replay.options import Options
from hotstove.games.replay.park import Park
from hotstove.table.account import Account
from hotstove.table.charts import Chart
from hotstove.table.questions import Draw, Roll
from tests.helpers import ruling

Squares = Mapping[int, str]
"""What stands in all six squares of a column, by column."""
PLACE = Place("a test", "card")
PLAIN = {1: "1", 2: "1", 3: "1", 4: "2", 5: "44", 6: "16"}
NAMES = ("1b", "2b", "3b", "ss", "ss", "2b")
INFIELDERS = {"1B": "3 e35", "2B": "3 e35", "3B": "3 e35", "SS": "3 e35", "P": "3 e35"}
OTHERS = {"C": "3(3) e35", "LF": "3(3) e35", "CF": "3(3) e35", "RF": "3(3) e35"}


@dataclass(frozen=True)
class Ruled(ruling.Ruled):
    """How the rules ruled on a play, and which cells of the cards they read."""

    reading: str
    depth: str

    @property
    def pending(self) -> str:
        return pending_steal(self.play)


def batter(squares: Squares | None = None, bats: str = "R", shaded: str = "", speed: int = 3) -> BatterCard:
    """A batter with like squares down each column."""
    texts = PLAIN | dict(squares or {})
    rows = batter_rows(PLACE, [[texts[column] for column in range(1, 7)] for _ in range(6)], frozenset(shaded.split()))
    return BatterCard("batter", rows, Runner(speed, "C", 4))


def with_square(card: BatterCard, column: int, row: int, text: str) -> BatterCard:
    """The card with another square."""
    texts = [[str(pair[0]) for pair in line] for line in card.rows]
    texts[row - 1][column - 1] = text
    return replace(card, rows=batter_rows(PLACE, texts, frozenset()))


def pitcher(squares: Squares | None = None, throws: str = "R", b: str = "", **ratings: int) -> PitcherCard:
    """A pitcher of threes, but for the columns named; `b` is his B row."""
    rows = []
    for row in range(6):
        texts = [(squares or {}).get(column, "3") for column in range(1, 7)]
        texts[3] = (squares or {}).get(4, NAMES[row])
        rows.append(texts)
    grid, tired = pitcher_rows(PLACE, rows)
    if b:
        _, tired = pitcher_rows(PLACE, [*rows[:5], [*b.split()[:3], "ss", *b.split()[4:]]])
    return replace(PitcherCard("pitcher", throws, grid, tired, bool(b)), **ratings)  # type: ignore[arg-type]


def printed_batter(name: str) -> BatterCard:
    return printed_card(name).batting


def printed_pitcher(name: str) -> PitcherCard:
    found = printed_card(name).pitching
    assert found is not None
    return found


def matchup(
    bases: str = "---",
    outs: int = 0,
    *,
    at_bat: BatterCard | Squares | None = None,
    bats: str = "R",
    on_mound: PitcherCard | Squares | None = None,
    tired: bool = False,
    speeds: tuple[int, int, int] = (3, 3, 3),
    letters: tuple[str, str, str] = ("C", "C", "C"),
    jumps: tuple[int, int, int] = (4, 4, 4),
    bunt: int = 3,
    plans: tuple[int, int] | None = None,
    gloves: Mapping[str, str] | None = None,
    park: Park | None = None,
    best: bool = False,
    pending: str = "",
    behind: bool = False,
    ran_out: str = "",
) -> Matchup:
    """A meeting of two cards; columns instead of a card make a card of like squares. `plans`: what both hit and run
    rows say on every die."""
    card = at_bat if isinstance(at_bat, BatterCard) else batter(at_bat)
    arm = on_mound if isinstance(on_mound, PitcherCard) else pitcher(on_mound)
    side = side_of(bats, arm.throws)
    hands = "same" if side == arm.throws else "opposite"
    batters_plan, pitchers_plan = card.plan, arm.plans[1 if tired else 0]
    if plans is not None:
        batters_plan, pitchers_plan = (dict.fromkeys(range(1, 7), plan).__getitem__ for plan in plans)
    return Matchup(
        bases,
        outs,
        card.grids[arm.throws].squares.__getitem__,
        arm.grids["tired" if tired else hands].grades.__getitem__,
        Meeting(hands, side, arm.throws, bunt, batters_plan, pitchers_plan, arm.hold, arm.wild),
        (card.runner.speed, *speeds),
        letters,
        jumps,
        fielders(gloves or {}),
        park,
        arm.best.__getitem__ if best else None,
        pending,
        behind,
        ran_out,
    )


def fielders(gloves: Mapping[str, str]) -> tuple[Glove, ...]:
    """Nine gloves by position; those not named are average."""
    found = [NO_GLOVE] * 10
    for position, text in (INFIELDERS | OTHERS | dict(gloves)).items():
        glove = read_glove(text)
        assert glove is not None and position in POSITIONS
        found[NUMBER_OF[position]] = glove
    return tuple(found)


def ruled(
    m: Matchup,
    *rolls: str | int,
    calls: Mapping[str, str] | None = None,
    options: Options | None = None,
    charts: ReplayCharts | None = None,
) -> Ruled:
    """The play that comes of the rolls and calls; every roll and call must be asked for, and no other roll."""
    account = Account()
    rule = next_play((charts or our_charts()).recorded(account), options or Options(), m)
    found = ruling.ruled_on(rule, account, (m.bases, m.outs), as_rolled(rolls), calls)
    reading, depth = reading_of(account)
    return Ruled(**vars(found), reading=reading, depth=depth)


def as_rolled(rolls: Sequence[str | int]) -> ruling.Answers:
    """Rolls as they are written in a rulebook; each must be one that the dice asked for can show."""

    def number(question: Roll | Draw, roll: str | int) -> int:
        assert isinstance(question, Roll)
        found = dice_number(question.dice, roll)
        assert found in question.weights(), f"no roll for {question.purpose}"
        return found

    return [partial(number, roll=roll) for roll in rolls]


def looked_up(m: Matchup, *rolls: str | int, calls: Mapping[str, str] | None = None) -> list[tuple[str, object]]:
    """The pages of the Chart Book that were opened by the time the rolls are used up, and where."""
    account = Account()
    rule = next_play(our_charts().recorded(account), Options(), m)
    ruling.offered_by(rule, "", as_rolled(rolls), calls)
    return [(lookup.chart, lookup.keys) for lookup in account.lookups if lookup.told]


def offered(m: Matchup, purpose: str, *rolls: str | int, options: Options | None = None) -> Sequence[str]:
    """The options of a decision on the way, or nothing where it is never asked."""
    rule = next_play(our_charts(), options or Options(), m)
    return ruling.offered_by(rule, purpose, as_rolled(rolls))


def totals(chart: Chart, wanted: Callable[[str], bool]) -> Iterator[int]:
    """The totals of a column whose line is as wanted."""
    return (int(place[0]) for place, line in chart.cells.items() if wanted(line))


def number_for(column: int, word: str, grade: int = 3) -> str:
    """A batter's number whose total with a grade is a line that begins so; it keeps clear of all others."""
    chart: Chart = getattr(our_charts(), f"column_{column}")
    found = [total - grade for total in totals(chart, lambda line: line.startswith(word)) if total > grade]
    assert found, f"column {column} has no line that begins with {word!r}"
    return str(found[0])
