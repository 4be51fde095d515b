"""The person's own dice: he types what they show."""

from __future__ import annotations

from hotstove.cli.desk import Desk
from hotstove.cli.sitting import Left
from hotstove.table.chance import Typed
from hotstove.table.questions import Draw, Roll


def own_dice(desk: Desk) -> Typed:
    """Asks again until the dice can have fallen so; the desk's commands work here too."""
    shown = -1

    def ask(question: Roll | Draw, complaint: str) -> str:
        nonlocal shown
        sitting, plays = desk.sitting, len(desk.sitting.game.log.plays)
        if complaint:
            desk.refuse(complaint)
        elif not desk.sides:
            sitting.marks.append(sitting.length)
            if plays != shown:
                shown = plays
                desk.screen.say()
                desk.show_field()
        if sitting.teller is not None:
            sitting.teller.news(sitting.game)
            sitting.teller.so_far(sitting.game)
        while True:
            try:
                typed = desk.screen.ask(prompt_for(question))
            except EOFError:
                raise Left from None
            if not desk.serve(typed):
                return typed

    return Typed(ask)


def prompt_for(question: Roll | Draw) -> str:
    """What is rolled for, and the dice in the order in which they are typed."""
    purpose = question.purpose.replace("-", " ").replace("_", " ")
    if isinstance(question, Draw):
        return f"Draw for the {purpose} ({question.face} number): "
    dice = ", ".join(die.colour for die in question.dice.dice)
    return f"Roll for the {purpose} ({dice}): "
