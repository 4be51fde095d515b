"""For everybody: axe finds nothing serious, on any page, in light and dark, on desk and phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.process import Served
from tests.web.access import findings
from tests.web.table import DESK, PHONE, Person, make

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_axe_finds_nothing_serious_at_the_door(browser: Browser, served: Served) -> None:
    person = Person(browser)
    person.page.goto(served.address)
    person.page.wait_for_selector(".game")
    for (width, height), scheme in ((DESK, "light"), (PHONE, "dark")):
        person.page.set_viewport_size({"width": width, "height": height})
        person.see(f"document.documentElement.dataset.theme = '{scheme}'")
        assert findings(person) == []
    person.close()


@pytest.mark.parametrize("dark", [pytest.param(False, marks=pytest.mark.soak), True])
@pytest.mark.parametrize("game", ["superstar", "longtater", "replay", "pennant", "rallybird"])
def test_axe_finds_nothing_serious_at_the_table(browser: Browser, served: Served, game: str, dark: bool) -> None:
    person = Person(browser, PHONE if dark else DESK, dark)
    made = make(served.address, game=game)
    person.sit(served.address, made["id"], made["token"])
    for _ in range(4):
        if person.over:
            break
        person.answer_by_keys()
    person.wait_until("!hotstove.hold")
    assert findings(person) == []
    if game == "superstar":
        person.see("hotstove.open('rosters')")
        assert findings(person) == []
    person.close()
