"""One at-bat as the rulebook tells it: glove sum, dice, the card's result, and what success does to the gloves."""

from __future__ import annotations

from typing import NamedTuple

from hotstove.diamond.apply import step
from hotstove.diamond.play import Play
from hotstove.diamond.situation import Situation
from hotstove.games.rallybird.chart_set import RallyCharts
from hotstove.games.rallybird.gloves import Gloves, Placement, after_change, glove_in, is_red, may_change
from hotstove.games.rallybird.moving import advances, played, walk
from hotstove.games.rallybird.options import Options
from hotstove.table.dice import Dice, Die
from hotstove.table.questions import Decision, Roll, Rule
from hotstove.table.rules import stage, tabulated

TWO_DICE = Dice("two dice", (Die("first"), Die("second")), lambda first, second: first + second)
SWING = Roll("swing", TWO_DICE)
AGAIN = Roll("reroll", TWO_DICE)
SECOND = Roll("second", TWO_DICE)
REROLL = Decision("reroll", "offense", ("no", "yes"))
SNAKE_EYES = 2
FLIP = "flip"
MOST_RUNS_BEHIND = 4
"""A deficit of four or more cannot be overcome by one play's lead, so larger ones look the same to a rule."""


class Field(NamedTuple):
    """What a rule may know of the situation."""

    bases: str
    outs: int
    snake_eyes: bool = False
    """A roll of 2 is a walk for the side at bat."""
    rallybird: bool = False
    """The side at bat came up behind in the 9th and still has the tile."""
    behind: int = 0
    """Runs by which it trails, 0 to 4."""

    @property
    def may_roll_again(self) -> bool:
        """The tile serves a losing side only; one that has drawn level keeps it."""
        return self.rallybird and self.behind > 0


def field_of(situation: Situation, options: Options, rallybird: bool) -> Field:
    """The situation as a rule sees it; `rallybird`: the side at bat still has the tile."""
    behind = min(MOST_RUNS_BEHIND, max(0, -situation.lead))
    walks = options.walks_on_two(situation.half)
    return Field(situation.bases, situation.outs, walks, rallybird, behind)


class Swing(NamedTuple):
    """A card against the gloves, before the dice have said how it ends."""

    field: Field
    card: str
    glove_sum: int
    zones: tuple[str, ...]
    """The zones of the play, each once."""
    placement: Placement
    again: bool = False
    """The Rallybird has taken a roll of this at-bat back."""


class AtBatResult(NamedTuple):
    """How an at-bat came out: the play, and what became of the tiles and of the Rallybird."""

    play: Play
    glove_sum: int
    flipped: str = ""
    removed: str = ""
    rallybird: bool = False


def gloves_after(gloves: Gloves, placement: Placement, result: AtBatResult) -> Gloves:
    """The tiles that are left when an at-bat is over."""
    changed = result.flipped or result.removed
    glove = glove_in(placement, changed) if changed else None
    return gloves if glove is None else after_change(gloves, glove)


@stage("RY-07", "RY-13")
def at_bat(charts: RallyCharts, field: Field, card: str, placement: Placement) -> Rule[AtBatResult]:
    """The glove values in the card's zones are summed; a zone without a tile counts as printed."""
    zones = charts.zones(card, "2" in field.bases)
    glove_sum = charts.total(*(_value(charts, placement, zone) for zone in zones))
    swing = Swing(field, card, glove_sum, tuple(dict.fromkeys(zones)), placement)
    if charts.card(card).rolls > 1:
        return (yield from home_run(charts, swing))
    return (yield from against(charts, swing))


@stage("RY-09")
def home_run(charts: RallyCharts, swing: Swing) -> Rule[AtBatResult]:
    """Two rolls, both of which must succeed; the second comes only after a first success."""
    return (yield from against(charts, swing))


@stage("RY-07")
def against(charts: RallyCharts, swing: Swing) -> Rule[AtBatResult]:
    """Two dice against the sum."""
    roll = yield SWING
    if goes_on(charts, swing, roll):
        return (yield from second_roll(charts, swing))
    if swing.field.may_roll_again:
        again = yield REROLL
        if again == "yes":
            return (yield from first_again(charts, swing._replace(again=True)))
    return (yield from rolled(charts, swing, roll))


@stage("RY-17")
def first_again(charts: RallyCharts, swing: Swing) -> Rule[AtBatResult]:
    """The first roll is taken back; what falls now stands."""
    roll = yield AGAIN
    if goes_on(charts, swing, roll):
        return (yield from second_roll(charts, swing))
    return (yield from rolled(charts, swing, roll))


@stage("RY-09")
def second_roll(charts: RallyCharts, swing: Swing) -> Rule[AtBatResult]:
    """A home run that has beaten the sum must do so once more."""
    roll = yield SECOND
    if swing.field.may_roll_again:
        again = yield REROLL
        if again == "yes":
            return (yield from second_again(charts, swing._replace(again=True)))
    return (yield from rolled(charts, swing, roll))


@stage("RY-17")
def second_again(charts: RallyCharts, swing: Swing) -> Rule[AtBatResult]:
    """The second roll is taken back; what falls now stands."""
    roll = yield AGAIN
    return (yield from rolled(charts, swing, roll))


@stage("RY-08")
def rolled(charts: RallyCharts, swing: Swing, roll: int) -> Rule[AtBatResult]:
    """The card's result under less, equal or greater, unless snake eyes make it a walk."""
    if swing.field.snake_eyes and roll == SNAKE_EYES:
        return (yield from walked(charts, swing))
    return (yield from settled(charts, swing, compare(roll, swing.glove_sum)))


@stage("RY-16")
def walked(charts: RallyCharts, swing: Swing) -> Rule[AtBatResult]:
    """Snake eyes: a walk whatever the card, and a success."""
    return (yield from gloves_give(charts, swing, walk(swing.field.bases), True))


@stage("RY-08", "RY-10", "RY-11")
def settled(charts: RallyCharts, swing: Swing, relation: str) -> Rule[AtBatResult]:
    """What the card says happens; dice below the gloves never count as success, whoever was forced on."""
    result = charts.result(swing.card, relation)
    play = played(result, charts.card(swing.card).fielder, swing.field.bases, swing.field.outs)
    return (yield from gloves_give(charts, swing, play, relation != "<" and advances(play)))


@stage("RY-12", "RY-13", "RY-15")
def gloves_give(charts: RallyCharts, swing: Swing, play: Play, success: bool) -> Rule[AtBatResult]:
    """After success one tile of the play turns red, or goes if it was red; of two alike the defence chooses."""
    stays = rallybird_stays(swing.field, swing.again, success, step(play, swing.field.bases).runs)
    touched = swing.zones if success and charts.card(swing.card).gloves else ()
    choices = may_change(swing.placement, touched)
    if not choices:
        return AtBatResult(play, swing.glove_sum, rallybird=stays)
    zone = choices[0]
    if len(choices) == 2:
        zone = yield flip(choices)
    if is_red(swing.placement, zone):
        return AtBatResult(play, swing.glove_sum, removed=zone, rallybird=stays)
    return AtBatResult(play, swing.glove_sum, flipped=zone, rallybird=stays)


def goes_on(charts: RallyCharts, swing: Swing, roll: int) -> bool:
    """True where the first roll of two has succeeded: that is no result yet, so there is nothing to take back."""
    if charts.card(swing.card).rolls == 1 or (swing.field.snake_eyes and roll == SNAKE_EYES):
        return False
    return bool(charts.result(swing.card, compare(roll, swing.glove_sum)).code == "HR")


def _value(charts: RallyCharts, placement: Placement, zone: str) -> int:
    glove = glove_in(placement, zone)
    return glove.value if glove else int(charts.printed(zone))


@tabulated
def flip(choices: tuple[str, ...]) -> Decision:
    """Which of two tiles gives way."""
    return Decision(FLIP, "defense", choices)


@tabulated
def compare(roll: int, glove_sum: int) -> str:
    return "<" if roll < glove_sum else "=" if roll == glove_sum else ">"


@tabulated
def rallybird_stays(field: Field, again: bool, success: bool, runs: int) -> bool:
    """It goes when a re-roll moves nobody, or when the lead is taken (RY-17)."""
    return field.rallybird and not (again and not success) and runs <= field.behind
