"""Advice by the book: what the solved game favours, with the reasons that the tactics pages give for it."""

from __future__ import annotations

from hotstove.games.rallybird.asking import ASTERISK, CARD, GLOVES
from hotstove.games.rallybird.cards import TAKE_THE_PITCH
from hotstove.games.rallybird.gloves import ZONES
from hotstove.games.rallybird.view import RallyView
from hotstove.managers.advice import Advice
from hotstove.managers.rallybird.equilibrium import Equilibrium
from hotstove.managers.rallybird.habits import strengths
from hotstove.managers.rallybird.looking import field_seen, state_of
from hotstove.odds.rallybird.solution import Solution
from hotstove.table.questions import Decision

LONG_BALL = "an ambitious hit can clear the bases, and the threat of it pulls strong gloves into the outfield"
LONG = ("Deep", "Drive Left", "Drive Right", "Home Run")
GROUND = ("Infield Left", "Infield Right", "Grounder Left", "Grounder Right")


def advise(solution: Solution, view: RallyView, question: Decision) -> Advice:
    """A choice and the reason for it; the choice that the equilibrium makes most often."""
    manager = Equilibrium(solution, 0)
    if question.purpose == CARD:
        chances = manager.card_chances(view, question.options)
        best = int(chances.argmax())
        share = float(chances[best] / chances.sum())
        return Advice(question.options[best], f"{card_reason(question.options[best], view)} ({share:.0%} of the time)")
    if question.purpose == GLOVES:
        chances = manager.glove_chances(view)
        best = int(chances.argmax())
        return Advice(question.options[best], glove_reason(solution, view, best))
    if question.purpose == ASTERISK:
        return _discard(solution, view)
    return _call(solution, view, question)


def card_reason(card: str, view: RallyView) -> str:
    """Why a card is worth playing here."""
    bases, outs = view.situation.bases, view.situation.outs
    if card in LONG:
        return LONG_BALL
    if card == "Bunt for Hit":
        return "a bunt that beats the gloves is a hit like any other, and keeps the defence from leaving B weak"
    if card == "Up the Middle":
        return "a single between the infielders, and no double play to fear"
    if card in GROUND:
        danger = (
            "mind the double play with a runner on first" if "1" in bases and outs < 2 else "no double play to fear"
        )
        side = "the right side is a little better at moving a runner from first" if "Right" in card else "small ball"
        return f"{side}; {danger}"
    if card == "Steal 2B":
        return "second base in hand takes the double play away"
    if card == "Hit & Run":
        return "it moves the runner another way than a steal, and makes the defence nervous"
    if card == "Steal 3B":
        return "hard against three times A unless it comes as a surprise" + (
            "; with first and second it is a double steal" if bases == "12-" else ""
        )
    if card == TAKE_THE_PITCH:
        return "a walk is as good as a single, and the pitcher's zone cannot be left weak"
    return "an out for a base: fair with a runner in scoring position and fewer than two out"


def glove_reason(solution: Solution, view: RallyView, number: int) -> str:
    """Where the gloves are strong and weak, and which cards they answer."""
    state = state_of(view)
    here = strengths(solution, state)[number]
    strong = [zone for zone, value in zip(ZONES, here, strict=True) if value == here.max()]
    weak = [zone for zone, value in zip(ZONES, here, strict=True) if value == here.min()]
    feared = [card for card, _ in solution.mix(state).cards_by_chance()[:3]]
    words = (
        f"strongest at {' and '.join(strong)}, weakest at {' and '.join(weak)}; most to be feared: {', '.join(feared)}"
    )
    if view.situation.outs == 2:
        words += "; with two out the sacrifices are ruled out"
    return f"{words}; it is not possible to be strong everywhere, so keep them guessing"


def _discard(solution: Solution, view: RallyView) -> Advice:
    fresh = solution.stake.fresh(state_of(view).half, view.situation.lead)
    out = min(fresh, key=lambda discarded: fresh[discarded])
    kept = next(tile for tile in fresh if tile != out)
    white, red = kept.split("/")
    style = "aggressive, but fragile once it turns" if white > red else "conservative: it grows stronger when it turns"
    gap = max(fresh.values()) - min(fresh.values())
    return Advice(out, f"keep {kept}, {style} (better by {gap:.4f})")


def _call(solution: Solution, view: RallyView, question: Decision) -> Advice:
    assert view.placement is not None
    worths = solution.calls(state_of(view), field_seen(view), view.card, view.placement, view.since_gloves, question)
    best = (max if question.seat == "offense" else min)(worths, key=lambda option: worths[option])
    told = ", ".join(f"{option} {worth:.4f}" for option, worth in worths.items())
    return Advice(best, f"what the side at bat is then worth: {told}")
