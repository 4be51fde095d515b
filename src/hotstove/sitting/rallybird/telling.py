"""At-bats, mixes and reckonings in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotstove.diamond.movement import movement
from hotstove.games.rallybird.cards import RELATIONS
from hotstove.games.rallybird.chart_set import RallyCharts, told
from hotstove.games.rallybird.gloves import ZONES, Placement, glove_in, placements
from hotstove.games.rallybird.resolving import compare
from hotstove.games.rallybird.state import AtBatRecord
from hotstove.table.questions import Answer, Question, Roll

if TYPE_CHECKING:
    from hotstove.odds.rallybird.mixing import Mix
    from hotstove.odds.rallybird.solution import Solution

BELOW, SHOWN_PLACEMENTS = 0.005, 6
_ORDINAL = {"1": "1st", "2": "2nd", "3": "3rd"}


def tell_at_bat(book: RallyCharts, met: AtBatRecord, asked: list[tuple[Question, Answer]]) -> list[str]:
    """The card against the gloves, the dice, what happened, and what became of the tiles."""
    lines = [card_against(book, met.card, met.situation.bases, met.placement)]
    for question, answer in asked:
        if isinstance(question, Roll):
            relation = compare(answer, met.result.glove_sum)
            words = {"<": "less", "=": "equal", ">": "greater"}[relation]
            taken = " (rolled again)" if question.purpose == "reroll" else ""
            lines.append(f"Dice: {answer}, {words}{taken}.")
    lines.append(outcome_of(met))
    if met.result.flipped:
        lines.append(f"The glove in {met.result.flipped} turns red.")
    if met.result.removed:
        lines.append(f"The glove in {met.result.removed} is out for the half-inning.")
    if met.rallybird and not met.result.rallybird:
        lines.append("The Rallybird has flown.")
    return lines


def card_against(book: RallyCharts, card: str, bases: str, placement: Placement) -> str:
    """The card that was turned over, and the gloves that it meets."""
    values, total = [], 0
    for zone in book.zones(card, "2" in bases):
        glove = glove_in(placement, zone)
        values.append(f"{zone} {glove if glove else f'({book.printed(zone)})'}")
        total += glove.value if glove else book.printed(zone)
    return f"{card}: {' + '.join(values)} makes {total}."


def outcome_of(met: AtBatRecord) -> str:
    """Who went where, the batter first, then the runners from third to first."""
    moved = movement(met.result.play)
    batter = moved.end_of("B")
    walked = met.result.play.events[0].code == "W"
    words = {"out": "Batter out", "B": "Batter stays up", "H": "Home run"}.get(
        batter, f"Batter to {_ORDINAL.get(batter)}"
    )
    told = [f"Walk: {words[0].lower()}{words[1:]}" if walked else words]
    for base in "321":
        if base in met.situation.bases and (end := moved.end_of(base)) != base:
            went = {"out": "out", "H": "scores"}.get(end, f"to {_ORDINAL.get(end)}")
            told.append(f"runner on {_ORDINAL[base]} {went}")
    if moved.outs == 2:
        told[0] = f"Double play: {told[0][0].lower()}{told[0][1:]}"
    return ", ".join(told) + "."


def short_results(book: RallyCharts, name: str) -> str:
    """What a card gives in a few signs, for less, equal and more than the gloves: `DP / 1B / 1B+`."""
    card = book.card(name)
    short = [_short(words) for words in told(card)]
    return f"{' / '.join(short)}{', twice' if card.rolls == 2 else ''}"


def _short(words: str) -> str:
    """The gist of a result: who is out or how far the batter comes, and + where runners take more than they must."""
    more = "+" if "advance" in words.replace("forced runners advance", "").replace("advance if forced", "") else ""
    more = "+" if "score" in words and "Home run" not in words else more
    signs = (
        ("Home run", "HR"),
        ("Double:", "2B"),
        ("Walk", "BB"),
        ("Strikeout", "K"),
        ("double play", "DP"),
        ("steals", "SB"),
    )
    found = next((sign for word, sign in signs if word in words), "")
    if not found:
        found = (
            "1B" if "Batter to 1st" in words and "is out" not in words else "FC" if "Batter to 1st" in words else "out"
        )
    return f"{found}{more}"


def card_lines(book: RallyCharts, name: str) -> list[str]:
    """A card as it is printed."""
    card = book.card(name)
    zones = " ".join(card.zones)
    spy = f" (with a runner on 2nd {' '.join(card.spy)})" if card.spy != card.zones else ""
    twice = ", rolled twice" if card.rolls == 2 else ""
    results = [f"   {relation} {words}" for relation, words in zip(RELATIONS, told(card), strict=True)]
    return [f"{card.name}: {zones}{spy}{twice}", *results]


def mix_lines(mix: Mix, met: AtBatRecord, unit: str) -> list[str]:
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


def why_lines(game: Solution | None, runs: Solution | None, met: AtBatRecord) -> list[str]:
    """The mixes of the situation that has just been played, and what the two choices gave away."""
    from hotstove.managers.rallybird.looking import state_met
    from hotstove.managers.rallybird.review import given_away

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
