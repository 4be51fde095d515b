"""A person at the page: opens tables and answers by keys or by clicks."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

DESK, PHONE = (1280, 800), (390, 844)
WAIT = 30_000
"""Milliseconds, for a machine that is busy."""


def make(address: str, **wanted: object) -> dict[str, str]:
    request = urllib.request.Request(f"{address}/api/tables", json.dumps(wanted).encode())
    with urllib.request.urlopen(request, timeout=30) as answer:
        made: dict[str, str] = json.load(answer)
    return made


IN_THE_PAGE = """how => window.played_on = (async () => {
  const app = hotstove, pause = () => new Promise(done => setTimeout(done, 4));
  const stands = () => app.scene.answers + app.scene.table.ready.length / 10;
  let count = 0;
  while (!app.scene.over) {
    const { ask, table, seat } = app.scene;
    if (!ask || table.ready.includes(seat)) { await pause(); continue; }
    const before = stands(), quiet = ["calls", "must-change"].includes(ask.kind) || ask.shape === "placement";
    const key = new KeyboardEvent("keydown", {key: quiet ? " " : "1", bubbles: true});
    if (how === "keys") document.body.dispatchEvent(key);
    else document.querySelector(ask.shape === "card" ? ".hand button.rcard" : ".act .calls > .call").click();
    for (const begun = Date.now(); stands() === before; await pause())
      if (Date.now() - begun > 30000) throw new Error(`${ask.kind} ${ask.purpose} was not answered`);
    count++;
  }
  return count;
})()"""
"""Goes on as the person would, within the page: the same keys and buttons, without a trip to the browser for each."""
BY_HAND = 8
"""Answers that are given by the browser's own keyboard and mouse before that."""


LOW = (1280, 60)
"""Size of the window while a game is played out: the whole page is there, and next to nothing must be painted."""


class Window:
    """A page with a profile of its own. It is used again by one test after the other: opening one takes a browser
    longer than most tests go on."""

    def __init__(self, browser: Browser) -> None:
        context = browser.new_context(bypass_csp=True)  # for what the tests themselves evaluate
        self.page: Page = context.new_page()
        self.page.set_default_timeout(WAIT)
        self.person: Person | None = None
        self.page.on("pageerror", lambda error: self._note("trouble", str(error)))
        self.page.on("request", lambda request: self._note("asked", request.url))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._frame))

    def _frame(self, frame: str | bytes) -> None:
        self._note("frames", str(frame))

    def _note(self, what: str, found: str) -> None:
        if self.person is not None:
            getattr(self.person, what).append(found)

    def leave(self) -> None:
        """Forgets whoever sat here."""
        self.person = None
        if self.page.url.startswith("http"):
            self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self.page.goto("about:blank")


IDLE: dict[int, list[Window]] = {}
"""Windows that nobody sits at, by browser."""


class Person:
    """Somebody with a browser of his own."""

    def __init__(self, browser: Browser, size: tuple[int, int] = DESK, dark: bool = False) -> None:
        self.trouble: list[str] = []
        self.asked: list[str] = []
        self.frames: list[str] = []
        self.size = size
        self._idle = IDLE.setdefault(id(browser), [])
        self._window = self._idle.pop() if self._idle else Window(browser)
        self._window.person = self
        self.page = self._window.page
        self._look_through(size)
        scheme: Literal["dark", "light"] = "dark" if dark else "light"
        self.page.emulate_media(media="screen", color_scheme=scheme, reduced_motion="reduce")
        self.page.mouse.move(0, 0)

    def _look_through(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def sit(self, address: str, table: str, token: str = "") -> None:
        self.page.goto(f"{address}/t/{table}{f'#token={token}' if token else ''}")
        self.page.wait_for_selector(".act")

    def see(self, script: str) -> Any:
        return self.page.evaluate(script)

    @property
    def over(self) -> bool:
        return bool(self.see("hotstove.scene.over"))

    @property
    def is_asked(self) -> bool:
        return bool(self.see("!!hotstove.scene.ask && !hotstove.scene.table.ready.includes(hotstove.scene.seat)"))

    def wait_until(self, script: str) -> None:
        self.page.wait_for_function(script, timeout=WAIT)

    def by_keys(self) -> None:
        """Answers with the keyboard alone."""
        ask = self.see("hotstove.scene.ask")
        quiet = ask["kind"] in ("calls", "must-change") or ask.get("shape") == "placement"
        self.page.keyboard.press(" " if quiet else "1")

    def answer_by_keys(self) -> None:
        """Answers, and waits for what comes of it."""
        self._answer(self.by_keys)

    def _answer(self, how: Callable[[], None]) -> None:
        before = self.see("hotstove.scene.answers")
        how()
        self.wait_until(f"hotstove.scene.answers !== {before}")

    def by_clicks(self) -> None:
        """Answers with the mouse alone."""
        shape = self.see("hotstove.scene.ask.shape ?? ''")
        if shape == "card":
            self.page.locator(".hand button.rcard").first.click()
        else:
            self.page.locator(".act .calls > .call").first.click()

    def play_out(self, how: str) -> int:
        """Plays alone until the game is over, the first answers by the browser's own keyboard or mouse; how many
        answers it took."""
        count = 0
        while not self.over and count < BY_HAND:
            self._answer(self.by_keys if how == "keys" else self.by_clicks)
            count += 1
        self._look_through(LOW)
        count += int(self.page.evaluate(IN_THE_PAGE, how))
        self._look_through(self.size)
        return count

    def begin_to_play_on(self, how: str) -> None:
        """Answers whenever he is asked, while others do so too."""
        self.page.evaluate(f"how => {{ ({IN_THE_PAGE})(how) }}", how)

    def close(self) -> None:
        self._window.leave()
        self._idle.append(self._window)
