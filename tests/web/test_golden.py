"""Golden accessibility trees: what a screen reader is told, as text. A lost label or a leak is a difference.

HOTSTOVE_GOLDEN=write writes them anew.
"""

from __future__ import annotations

import os
import re
from difflib import unified_diff
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.process import Served
from tests.web.table import Person, make

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FOLDER = Path(__file__).parent / "golden"
ROLLS = ("340", "331", "207", "115", "292")
"""What lies on somebody's own table, roll after roll."""


def tree(person: Person) -> str:
    """The accessibility tree of the page."""
    person.wait_until("!globalThis.hotstove || (!hotstove.hold && hotstove.sent === null)")
    person.see("new Promise(done => setTimeout(done, 60))")  # the page's own timers are shorter
    return re.sub(r"/t/[\w-]+|http://[\d.:]+", "…", person.page.locator("body").aria_snapshot()) + "\n"


def expect_golden(name: str, found: str) -> None:
    path = FOLDER / f"{name}.yml"
    if os.environ.get("HOTSTOVE_GOLDEN") == "write":
        FOLDER.mkdir(exist_ok=True)
        path.write_text(found, encoding="utf-8")
    kept = path.read_text(encoding="utf-8")
    assert found == kept, "\n".join(unified_diff(kept.splitlines(), found.splitlines(), lineterm="", n=1))


def test_the_door(browser: Browser, served: Served) -> None:
    person = Person(browser)
    person.page.goto(served.address)
    person.page.wait_for_selector(".game")
    expect_golden("door", tree(person))
    person.close()


@pytest.mark.parametrize("game", ["superstar", "longtater", "replay", "pennant", "rallybird"])
def test_the_first_question_of_every_game(browser: Browser, served: Served, game: str) -> None:
    person = Person(browser)
    made = make(served.address, game=game, side="home")
    person.sit(served.address, made["id"], made["token"])
    expect_golden(game, tree(person))
    person.close()


def test_after_a_play_with_own_dice(browser: Browser, served: Served) -> None:
    person = Person(browser)
    made = make(served.address, game="superstar", dice="mine")
    person.sit(served.address, made["id"], made["token"])
    person.page.keyboard.press(" ")
    person.wait_until("hotstove.scene.ask?.kind === 'dice'")
    rolls = iter(ROLLS)
    while person.see("hotstove.scene.turn") == 0:
        before = person.see("hotstove.scene.answers")
        if person.see("hotstove.scene.ask?.kind") == "dice":
            for face in next(rolls):
                person.page.keyboard.press(face)
        else:
            person.by_keys()
        person.wait_until(f"hotstove.scene.answers !== {before}")
    expect_golden("superstar-played", tree(person))
    person.page.get_by_role("button", name="Lineups").click()
    expect_golden("superstar-lineups", person.page.locator("dialog").aria_snapshot() + "\n")
    person.close()
