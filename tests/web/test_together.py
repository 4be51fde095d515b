"""Two people and somebody who looks on, each in a browser of his own; and a server that dies under them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.process import Served
from tests.web.table import BY_HAND, Person, make

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.mark.parametrize("game", ["superstar", "rallybird"])
def test_two_people_and_a_watcher_through_a_whole_game(browser: Browser, served: Served, game: str) -> None:
    made = make(served.address, game=game, against="friend")
    home, away, watcher = (Person(browser) for _ in range(3))
    home.sit(served.address, made["id"], made["token"])
    away.sit(served.address, made["id"], made["invite"])
    watcher.sit(served.address, made["id"])
    stands = "hotstove.scene.answers + hotstove.scene.table.ready.length / 10"
    answered = 0
    while answered < BY_HAND and not home.over:
        for person in [person for person in (home, away) if person.is_asked]:
            before = person.see(stands)
            person.by_keys()
            person.wait_until(f"{stands} !== {before}")
            answered += 1
    home.begin_to_play_on("keys")
    away.begin_to_play_on("keys")
    for person in (home, away):
        person.see("window.played_on")
    for person in (home, away, watcher):
        person.wait_until("hotstove.scene.over")
    assert watcher.see("hotstove.scene.ask") is None
    told = [person.see("hotstove.log.map(entry => entry.text).join()") for person in (home, away, watcher)]
    assert told[0] == told[1] == told[2]
    for person in (home, away, watcher):
        assert person.trouble == []
        assert not any(secret in frame for frame in person.frames for secret in (made["token"], made["invite"]))
        person.close()


def test_the_page_comes_back_after_a_kill(browser: Browser, tmp_path: Path) -> None:
    server = Served(tmp_path)
    try:
        person = Person(browser)
        made = make(server.address, game="superstar")
        person.sit(server.address, made["id"], made["token"])
        person.answer_by_keys()
        before = person.see("JSON.stringify([hotstove.scene.scoreboard, hotstove.log])")
        server.kill()
        person.wait_until("hotstove.note.includes('line is broken')")
        person.by_keys()
        assert "line is broken" in person.see("hotstove.note")
        server = Served(tmp_path, server.port)
        person.wait_until("hotstove.note === ''")
        assert person.see("JSON.stringify([hotstove.scene.scoreboard, hotstove.log])") == before
        person.answer_by_keys()
        person.close()
    finally:
        server.kill()
