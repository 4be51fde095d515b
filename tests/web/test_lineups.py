"""Lineups, starters and double switches, by dragging and by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.process import Served
from tests.web.table import Person, make

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PITCHER = "hotstove.scene.lineups[1].find(one => one.position === 'P').player"
GRIP = {"x": 10, "y": 12}
"""Where a line is taken hold of."""
ORDER = "hotstove.scene.lineups[1].filter(one => one.slot).map(one => one.player).join(' ')"


def test_the_order_is_set_by_keys_before_the_first_pitch(browser: Browser, served: Served) -> None:
    person = Person(browser)
    made = make(served.address, game="superstar")
    person.sit(served.address, made["id"], made["token"])
    before, starter = person.see(ORDER).split(), person.see(PITCHER)
    person.page.get_by_role("button", name="Set the lineup").focus()
    person.page.keyboard.press("Enter")
    person.page.get_by_role("button", name="bats later").first.focus()
    person.page.keyboard.press("Enter")
    person.page.get_by_role("button", name="Hand in the lineup").focus()
    person.page.keyboard.press("Enter")
    person.wait_until(f"{ORDER} === '{' '.join([before[1], before[0], *before[2:]])}'")
    person.page.locator("dialog section.mine").get_by_label("Instead of").last.select_option(index=1)
    person.page.get_by_role("button", name="Hand in the lineup").click()
    person.wait_until(f"{PITCHER} !== '{starter}'")
    person.page.keyboard.press("Escape")
    person.page.locator(".act .call.main").focus()
    person.page.keyboard.press("Enter")
    person.wait_until("hotstove.scene.answers > 0")
    assert person.see("hotstove.scene.table.clubhouse.length") == 0
    assert person.trouble == []
    person.close()


def test_players_are_dragged_and_refused_in_words(browser: Browser, served: Served) -> None:
    person = Person(browser)
    made = make(served.address, game="superstar")
    person.sit(served.address, made["id"], made["token"])
    person.page.get_by_role("button", name="Set the lineup").click()
    mine = person.page.locator("dialog section.mine")
    mine.locator("ul").first.locator("li").nth(2).drag_to(mine.locator("ol li").first, source_position=GRIP)
    assert person.see("Object.keys(hotstove.edits[1]).length") == 1
    person.page.get_by_role("button", name="Hand in the lineup").click()
    person.wait_until("hotstove.note !== ''")
    assert person.page.locator("dialog .refusal").is_visible()
    person.page.get_by_role("button", name="As it was").click()
    mine.locator("ol li").first.drag_to(mine.locator("ol li").nth(3), source_position=GRIP)
    assert person.see("Object.keys(hotstove.edits[1]).length") == 2
    before = person.see(ORDER)
    person.page.get_by_role("button", name="Hand in the lineup").click()
    person.wait_until(f"{ORDER} !== '{before}'")
    assert person.trouble == []
    person.close()


def test_a_double_switch_is_dragged(browser: Browser, served: Served) -> None:
    person = Person(browser)
    made = make(served.address, game="superstar", dh="no")
    person.sit(served.address, made["id"], made["token"])
    while not person.see("hotstove.scene.turn > 0 && hotstove.scene.ask?.kind === 'calls'"):
        person.answer_by_keys()
    assert person.see("hotstove.scene.scoreboard.batting") == 0
    person.page.get_by_role("button", name="Lineups").click()
    mine = person.page.locator("dialog section.mine")
    fielder = "hotstove.scene.lineups[1].find(one => one.slot && one.position === 'LF')"
    slot = person.see(f"{fielder}.slot")
    reliever = mine.locator("ul").nth(1).locator("li", has=person.page.get_by_role("button", name="pitch")).first
    reliever.drag_to(mine.locator("ol li").nth(slot - 1), source_position=GRIP)
    spare = person.see("hotstove.scene.bench[1].findIndex(one => one.positions.includes('LF'))")
    mound = person.see("hotstove.scene.lineups[1].findIndex(one => one.position === 'P')")
    mine.locator("ul").first.locator("li").nth(spare).drag_to(mine.locator("ol li").nth(mound), source_position=GRIP)
    moves = person.see("hotstove.planned.map(one => one.move)")
    assert sorted(move[2] for move in moves) == [1, 7]
    person.page.keyboard.press("Escape")
    person.page.locator(".act .call.main").click()
    person.wait_until("hotstove.log.filter(entry => entry.kind === 'change').length === 2")
    assert person.see("hotstove.scene.lineups[1].find(one => one.position === 'P').slot") == slot
    assert person.trouble == []
    person.close()
