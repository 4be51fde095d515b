"""At-bats, mixes and reckonings in words."""

from __future__ import annotations

from hotstove.diamond.apply import step
from hotstove.games.rallybird.book import RallyBook, told
from hotstove.games.rallybird.cards import RELATIONS
from hotstove.games.rallybird.gloves import ZONES, glove_in, placements
from hotstove.games.rallybird.resolving import compare
from hotstove.games.rallybird.results import tell
from hotstove.games.rallybird.view import Met
from hotstove.managers.rallybird.looking import state_met
from hotstove.managers.rallybird.review import given_away
from hotstove.odds.rallybird.mixing import Mix
from hotstove.odds.rallybird.solution import Solution
from hotstove.table.questions import Answer, Question, Roll

BELOW, SHOWN_PLACEMENTS = 0.005, 6


def tell_at_bat(book: RallyBook, met: Met, asked: list[tuple[Question, Answer]]) -> list[str]:
    """The card against the gloves, the dice, what happened, and what became of the tiles."""
    zones = book.zones(met.card, "2" in met.situation.bases)
    values = []
    for zone in zones:
        glove = glove_in(met.placement, zone)
        values.append(f"{zone} {glove if glove else f'({book.printed(zone)})'}")
    lines = [f"{met.card}: {' + '.join(values)} makes {met.turn.glove_sum}."]
    for question, answer in asked:
        if isinstance(question, Roll):
            relation = compare(answer, met.turn.glove_sum)
            words = {"<": "less", "=": "equal", ">": "greater"}[relation]
            taken = " (rolled again)" if question.purpose == "reroll" else ""
            lines.append(f"Dice: {answer}, {words}{taken}.")
    lines.append(outcome_of(book, met, asked))
    if met.turn.flipped:
        lines.append(f"The glove in {met.turn.flipped} turns red.")
    if met.turn.removed:
        lines.append(f"The glove in {met.turn.removed} is out for the half-inning.")
    if met.rallybird and not met.turn.rallybird:
        lines.append("The Rallybird has flown.")
    return lines


def outcome_of(book: RallyBook, met: Met, asked: list[tuple[Question, Answer]]) -> str:
    """The card's own words, or the walk, and the runs."""
    rolls = [answer for question, answer in asked if isinstance(question, Roll)]
    runs = step(met.turn.play, met.situation.bases).runs
    if met.turn.play.events[0].code == "W":
        words = "Walk: batter to 1st. Runners advance if forced."
    else:
        words = tell(book.result(met.card, compare(rolls[-1], met.turn.glove_sum)))
    scored = {0: "", 1: " One run scores.", 2: " Two runs score.", 3: " Three runs score.", 4: " Four runs score."}
    return words + scored[runs]


def card_lines(book: RallyBook, name: str) -> list[str]:
    """A card as it is printed."""
    card = book.card(name)
    zones = " ".join(card.zones)
    spy = f" (with a runner on 2nd {' '.join(card.spy)})" if card.spy != card.zones else ""
    twice = ", rolled twice" if card.rolls == 2 else ""
    results = [f"   {relation} {words}" for relation, words in zip(RELATIONS, told(card), strict=True)]
    return [f"{card.name}: {zones}{spy}{twice}", *results]


def mix_lines(mix: Mix, met: Met, unit: str) -> list[str]:
    """How the equilibrium mixes in a situation, both sides."""
    lines = [f"At equilibrium this at-bat was worth {mix.value:.3f} {unit} to the side at bat."]
    cards = [f"{card} {chance:.0%}" for card, chance in mix.cards_by_chance() if chance >= BELOW]
    lines.append(f"Cards: {', '.join(cards)}.")
    ways = placements(met.gloves)
    lines.append(f"Gloves in {' '.join(ZONES)}:")
    for number, chance in mix.placements_by_chance()[:SHOWN_PLACEMENTS]:
        if chance >= BELOW:
            lines.append(f"   {ways[number]}  {chance:.0%}")
    return lines


def why_lines(game: Solution | None, runs: Solution | None, met: Met) -> list[str]:
    """The mixes of the situation that has just been played, and what the two choices gave away."""
    if game is None and runs is None:
        return ["The game under these options is not solved on this machine (hotstove solve rallybird)."]
    lines: list[str] = []
    if game is not None:
        lines += mix_lines(game.mix(state_met(met)), met, "of a win")
    elif runs is not None:
        lines += mix_lines(runs.mix(state_met(met)), met, "runs")
    if runs is not None:
        given = given_away(runs, met)
        lines.append(f"In runs, {met.card} gave away {given.offence:.3f} and the defence {given.defence:.3f}.")
    return lines
