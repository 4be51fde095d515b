"""Seasons in the browser: every page, and today's game from the season to the table and back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from hotstove.records.store import Store
from hotstove.season.season import play_season
from tests.season.small_league import open_small
from tests.server.process import Served
from tests.web.access import findings
from tests.web.table import DESK, PHONE, Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route


@pytest.fixture(scope="module")
def with_season(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("seasons")
    (folder / "seasons").mkdir()
    with Store(folder / "seasons" / "spring.db") as store:
        open_small(store)
        play_season(store, "spring", days=3)
    server = Served(folder)
    yield server
    server.kill()


def test_a_game_of_today_is_managed_and_entered(browser: Browser, with_season: Served) -> None:
    person = Person(browser)
    person.page.goto(with_season.address)
    person.page.get_by_role("link", name="spring").click()
    person.page.get_by_role("link", name="Today").click()
    person.page.get_by_role("button", name="Manage").first.click()
    person.page.wait_for_selector(".act")
    person.answer_by_keys()
    person.page.goto(f"{with_season.address}/season/spring#today")
    person.page.get_by_role("button", name="Go on").click()
    person.page.wait_for_selector(".act")
    while not person.over:
        if person.see("!!hotstove.scene.table.hands_over && !!hotstove.scene.ask"):
            before = person.see("hotstove.scene.answers")
            person.see("hotstove.say({t: 'book', inning: false})")
            person.wait_until(f"hotstove.scene.answers !== {before}")
    person.wait_until("hotstove.scene.table.notes.some(note => note.text.includes('is entered'))")
    person.page.get_by_role("button", name="To the season").click()
    person.page.get_by_role("link", name="Today").click()
    person.page.get_by_role("link", name="box").first.click()
    person.page.wait_for_selector(".boxes")
    assert person.trouble == []
    person.close()


@pytest.mark.parametrize(("size", "dark"), [(PHONE, True), pytest.param(DESK, False, marks=pytest.mark.soak)])
def test_every_page_is_for_everybody(browser: Browser, with_season: Served, size: tuple[int, int], dark: bool) -> None:
    person = Person(browser, size, dark)
    for what in ("standings", "today", "schedule", "leaders", "people", "orders/NOR", "club/NOR"):
        person.page.goto(f"{with_season.address}/season/spring#{what}")
        person.page.reload()
        person.page.wait_for_selector(".page")
        assert findings(person) == []
        assert person.see("document.documentElement.scrollWidth") <= size[0]
    person.page.locator(".page a").first.click()
    person.wait_until("location.hash.startsWith('#player/') && document.title.includes('bats')")
    assert findings(person) == []
    assert person.trouble == []
    person.close()


def test_a_page_that_comes_late_lies_over_no_other(browser: Browser, with_season: Served) -> None:
    person = Person(browser)
    person.page.goto(f"{with_season.address}/season/spring#standings")
    person.page.wait_for_selector(".page")
    late: list[Route] = []
    person.page.route("**/orders/NOR", lambda route: late.append(route))
    with person.page.expect_request("**/orders/NOR"):
        person.see("location.hash = '#orders/NOR'")
    person.page.get_by_role("link", name="Today").click()
    person.page.wait_for_selector(".todays")
    with person.page.expect_response("**/orders/NOR"):
        late[0].continue_()
    person.see("new Promise(done => setTimeout(done, 60))")  # the page would have drawn it by then
    assert person.page.locator(".todays").count() == 1
    assert person.page.locator("nav [aria-current]").inner_text() == "Today"
    person.page.unroute("**/orders/NOR")
    assert person.trouble == []
    person.close()


def test_a_club_is_run_by_its_link(browser: Browser, with_season: Served) -> None:
    owner, manager = Person(browser), Person(browser)
    owner.page.goto(f"{with_season.address}/season/spring#club/WES")
    owner.page.get_by_role("link", name="Rotation, bullpen and lineups").click()
    owner.page.get_by_label("starter 1", exact=True).wait_for()
    owner.page.goto(f"{with_season.address}/season/spring#people")
    owner.page.get_by_role("button", name="Give out a link for WES Nine").click()
    link = owner.page.get_by_label("Send this to whoever runs WES Nine").input_value()
    manager.page.goto(link)
    manager.page.get_by_role("button", name="Play your game").wait_for()
    assert link.partition("=")[2] not in manager.page.url
    assert manager.page.get_by_role("button", name="Manage").count() == 0
    manager.page.get_by_role("link", name="My club").click()
    first = manager.page.get_by_label("starter 1", exact=True)
    second = manager.page.get_by_label("starter 2", exact=True).input_value()
    manager.page.get_by_label("starter 2", exact=True).select_option(first.input_value())
    manager.page.get_by_role("button", name="Hand in the orders").click()
    assert "named twice" in manager.page.get_by_role("alert").inner_text()
    first.select_option(second)
    manager.page.get_by_role("button", name="Hand in the orders").click()
    manager.page.get_by_text("They are followed from now on.").wait_for()
    manager.page.get_by_role("link", name="Today").click()
    manager.page.get_by_role("button", name="Play your game").click()
    manager.page.wait_for_selector(".act")
    assert manager.see("hotstove.scene.names[hotstove.scene.seat === 'home' ? 1 : 0]") == "WES Nine"
    owner.page.evaluate("link => { location.href = link; }", link)
    owner.page.get_by_text("You run WES Nine.").wait_for()
    owner.page.get_by_role("button", name="Give it up here").click()
    owner.page.get_by_role("link", name="People").click()
    owner.page.get_by_role("button", name="Take it back").click()
    owner.page.get_by_role("button", name="Give out a link for WES Nine").wait_for()
    manager.page.goto(link)
    assert "runs no club" in manager.page.get_by_role("alert").inner_text()
    assert owner.trouble == manager.trouble == []
    for person in (owner, manager):
        person.close()
