"""Whole games in the browser, each by clicks and by keys."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.process import Served
from tests.web.table import DESK, PHONE, Person, make

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LOW_DESK = (1280, 670)
"""A window that leaves no room for a whole card of Long Tater!: its end is scrolled to."""
STICKS_OUT = """['.act', '.board', '.tray'].flatMap(room => {
  const edge = document.querySelector(room).getBoundingClientRect().right;
  return [...document.querySelectorAll(room + ' *')].filter(one => one.getBoundingClientRect().right > edge + 1);
}).map(one => one.textContent)"""
"""What reaches beyond the right edge of the calls, the scoreboard or the tray."""
GAMES = ("superstar", "longtater", "replay", "pennant", "rallybird")


@pytest.mark.parametrize("how", ["keys", "clicks"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(browser: Browser, served: Served, game: str, how: str) -> None:
    person = Person(browser)
    made = make(served.address, game=game, side="home" if how == "keys" else "visitors")
    person.sit(served.address, made["id"], made["token"])
    assert person.play_out(how) >= 1
    person.wait_until("document.querySelector('.told p').textContent.startsWith('Final')")
    slider = person.page.locator(".back-to input")
    slider.fill("1")
    person.wait_until("hotstove.log.length === 1")
    slider.fill(slider.get_attribute("max") or "")
    person.wait_until("hotstove.whole === null && hotstove.scene.over")
    assert person.trouble == []
    assert all(url.startswith((served.address, "data:")) for url in person.asked)
    seed = person.see("hotstove.scene.table.seed")
    assert all(seed not in frame for frame in person.frames[:-4])
    person.close()


def test_the_door_sets_a_table_in_one_click(browser: Browser, served: Served) -> None:
    person = Person(browser)
    person.page.goto(served.address)
    person.page.locator("header .call.main").click()
    person.page.wait_for_selector(".act")
    assert person.see("hotstove.scene.game.key") == "superstar"
    person.page.goto(served.address)
    person.page.wait_for_selector(".mine li")
    person.page.locator("select[name=game]").first.select_option("rallybird")
    person.page.get_by_label("somebody at this screen").check()
    person.page.get_by_role("button", name="Set the table").click()
    person.page.wait_for_selector(".act")
    while not person.see("hotstove.scene.table.curtain"):
        person.answer_by_keys()
    assert person.see("hotstove.scene.hand.length") == 0
    person.page.keyboard.press(" ")
    person.wait_until("hotstove.scene.hand.length > 0")
    person.page.keyboard.press("1")
    person.wait_until("hotstove.scene.ask?.shape === 'placement'")
    assert person.see("hotstove.scene.hand.length") == 0
    assert person.trouble == []
    person.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_table_fits(browser: Browser, served: Served, game: str) -> None:
    person = Person(browser)
    made = make(served.address, game=game)
    person.sit(served.address, made["id"], made["token"])
    if game != "pennant":
        for _ in range(3):
            person.answer_by_keys()
    extent = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    for size in (DESK, LOW_DESK):
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        width, height = person.see(extent)
        assert width <= size[0]
        assert height <= size[1]
        bottoms = person.see(
            "[...document.querySelectorAll('#table > .card')].map(one => one.getBoundingClientRect().bottom)"
        )
        top = person.see("document.querySelector('.act').getBoundingClientRect().top")
        assert all(bottom <= top + 2 for bottom in bottoms)
    for wide in (765, 900, 1120, 1121, 1200):
        person.page.set_viewport_size({"width": wide, "height": 800})
        assert person.see(extent)[0] <= wide
        assert person.see("document.querySelector('.act').getBoundingClientRect().bottom") <= 800
        assert person.see(STICKS_OUT) == []
    person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert person.see(extent)[0] <= PHONE[0]
    person.close()


def test_tiles_are_placed_by_letters_and_by_dragging(browser: Browser, served: Served) -> None:
    person = Person(browser)
    made = make(served.address, game="rallybird", side="home")
    person.sit(served.address, made["id"], made["token"])
    while person.see("hotstove.scene.ask?.shape") != "placement":
        person.answer_by_keys()
    first = person.see("hotstove.laid.tiles.join(' ')").split()
    person.page.keyboard.press("a")
    person.page.keyboard.press("f")
    by_letters = [first[5], *first[1:5], first[0]]
    assert person.see("hotstove.laid.tiles.join(' ')").split() == by_letters
    zones = person.page.locator("g.zone")
    zones.nth(0).hover()
    person.page.mouse.down()
    zones.nth(5).hover()
    person.page.mouse.up()
    assert person.see("hotstove.laid.tiles.join(' ')").split() == first
    person.close()


def test_rallybird_shows_the_gloves_and_every_card_has_a_key(browser: Browser, served: Served) -> None:
    person = Person(browser)
    made = make(served.address, game="rallybird", side="visitors")
    person.sit(served.address, made["id"], made["token"])
    assert person.page.locator(".back").count() == 0
    while person.see("hotstove.scene.ask?.shape") != "card":
        person.answer_by_keys()
    gloves = person.page.get_by_label("Gloves to be placed:").get_attribute("aria-label") or ""
    assert gloves.count("white") == len(person.see("hotstove.scene.tiles")) == 6
    playable = person.see("hotstove.scene.ask.options.map(option => option.value)")
    cards = person.page.locator(".hand button.rcard")
    assert cards.count() == len(playable) > 9
    shown = [card.locator("kbd").inner_text() for card in cards.all()]
    assert shown[:10] == [*"1234567890"]
    before = person.see("hotstove.scene.answers")
    person.page.keyboard.press("0")
    person.wait_until(f"hotstove.scene.answers !== {before}")
    assert person.see("hotstove.scene.last_at_bat.card") == playable[9]
    assert person.trouble == []
    person.close()


SAID = """(() => { window.said = []; new MutationObserver(() => {
    const text = document.getElementById("say").textContent; if (text && text !== said.at(-1)) said.push(text);
  }).observe(document.getElementById("say"), {childList: true, characterData: true, subtree: true}); })()"""
"""Keeps what the live region says."""


@pytest.mark.parametrize("game", GAMES)
def test_five_plays_are_told_to_who_listens(browser: Browser, served: Served, game: str) -> None:
    """By keys alone; every play is said with what came of it, and what is asked within one, too."""
    person = Person(browser)
    made = make(served.address, game=game, side="home")
    person.sit(served.address, made["id"], made["token"])
    person.see(SAID)
    plays = "hotstove.log.filter(entry => entry.kind === 'play')"
    while person.see(f"{plays}.length") < 5 and not person.over:
        person.answer_by_keys()
    told = person.see(f"{plays}.map(entry => [entry.text, ...(entry.more ?? [])].join(' '))")
    person.wait_until(f"said.join(' ').includes({told[-1]!r})")
    said = " ".join(person.see("said"))
    for play in told:
        assert play in said
    if game == "rallybird":
        assert "Place the gloves. A: white" in said
    person.page.keyboard.press("w")
    standing = "Final: " if game == "pennant" else " of the "
    person.wait_until(f"document.getElementById('say').textContent.includes('{standing}')")
    person.page.keyboard.press("l")
    person.wait_until(f"document.getElementById('say').textContent === {told[-1]!r}")
    assert person.trouble == []
    person.close()


def test_calls_without_a_letter_have_a_number(browser: Browser, served: Served) -> None:
    person = Person(browser)
    made = make(served.address, game="replay", side="home")
    person.sit(served.address, made["id"], made["token"])
    way = person.page.locator(".ways .call").first
    assert "Infield back" in way.inner_text()
    person.page.keyboard.press(way.locator("kbd").inner_text())
    person.wait_until("hotstove.scene.answers > 0")
    called = "step => step.purpose === 'infield' && step.answer === 'back'"
    assert person.see(f"[...hotstove.scene.steps, ...hotstove.scene.last?.steps ?? []].some({called})")
    person.close()


@pytest.mark.parametrize("game", ["superstar", "replay"])
def test_keys_of_the_page_are_no_calls(browser: Browser, served: Served, game: str) -> None:
    """W says where the game stands, in the field too, where the book of rules calls the intentional walk W."""
    person = Person(browser)
    made = make(served.address, game=game, side="home")
    person.sit(served.address, made["id"], made["token"])
    for half in ("top", "bottom"):
        while person.see("hotstove.scene.scoreboard.half") != half or person.see("hotstove.scene.ask?.kind") != "calls":
            person.answer_by_keys()
        before = person.see("hotstove.scene.answers")
        keys = person.page.locator(".act .calls > .call, .ways .call").evaluate_all(
            "calls => calls.map(call => call.getAttribute('aria-keyshortcuts'))"
        )
        assert keys[0] == "Space"
        assert len(keys) == len(set(keys))
        assert not set("ulw") & set(keys)
        person.see("document.getElementById('say').textContent = ''")
        person.page.keyboard.press("w")
        person.wait_until("document.getElementById('say').textContent !== ''")
        assert person.see("hotstove.scene.answers") == before
    assert person.trouble == []
    person.close()


def test_what_was_played_last_lies_there_when_the_game_is_over(browser: Browser, served: Served) -> None:
    person = Person(browser)
    for game in ("superstar", "rallybird"):
        made = make(served.address, game=game)
        person.sit(served.address, made["id"], made["token"])
        person.play_out("keys")
        person.wait_until("!hotstove.hold")
        if game == "superstar":
            batter = person.see("hotstove.scene.cards[hotstove.scene.last_matchup.batter_card].title")
            assert person.page.locator(".card.batter h2").inner_text() == batter
            assert person.page.locator("td.lit").count() > 0
        else:
            assert (
                person.page.locator(".rcard .name")
                .inner_text()
                .startswith(person.see("hotstove.scene.last_at_bat.card"))
            )
            titles = person.page.locator("g.zone title").all_text_contents()
            assert any("white" in title or "red" in title for title in titles)
    assert person.trouble == []
    person.close()


def test_a_pinch_hitter_is_sent_up(browser: Browser, served: Served) -> None:
    person = Person(browser)
    made = make(served.address, game="superstar", side="visitors")
    person.sit(served.address, made["id"], made["token"])
    while not person.see("hotstove.scene.turn > 0 && hotstove.scene.ask?.kind === 'calls'"):
        person.answer_by_keys()
    person.page.get_by_role("button", name="Lineups").click()
    person.page.get_by_role("button", name="bat for").first.click()
    name = person.see("hotstove.planned[0].words.split(' bats ')[0]")
    person.page.get_by_role("button", name="Close").click()
    person.page.locator(".act .call.main").click()
    person.wait_until("hotstove.log.some(entry => entry.kind === 'change')")
    assert name.split()[-1] in person.see("hotstove.log.find(entry => entry.kind === 'change').text")
    person.close()


def test_a_rule_a_chart_and_the_box_open(browser: Browser, served: Served) -> None:
    person = Person(browser)
    made = make(served.address, game="superstar")
    person.sit(served.address, made["id"], made["token"])
    while not person.see("hotstove.scene.turn"):
        person.answer_by_keys()
    person.wait_until("!hotstove.hold")
    drawers = {"Box": "Line score", "Score sheet": "Batter", "Why": "", "Charts": "Ground Out", "Lineups": "BULLPEN"}
    for name, found in {"rule": "SS-", **drawers}.items():
        person.page.get_by_role("button", name=name, exact=name in drawers).first.click()
        person.page.wait_for_selector("dialog[open]")
        assert found in person.page.locator("dialog").inner_text()
        person.page.get_by_role("button", name="Close").click()
    assert person.trouble == []
    person.close()


def test_space_plays_on_after_the_mouse_was_used(browser: Browser, served: Served) -> None:
    person = Person(browser)
    made = make(served.address, game="superstar")
    person.sit(served.address, made["id"], made["token"])
    person.page.get_by_role("button", name="Help").click()
    person.page.wait_for_selector("dialog[open]")
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("dialog[open]", state="detached")
    person.answer_by_keys()
    person.page.get_by_role("button", name="Help").focus()
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector("dialog[open]")
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("dialog[open]", state="detached")
    assert person.see("document.activeElement.textContent") == "Help"
    person.close()


def test_a_key_counts_as_soon_as_a_drawer_is_closed(browser: Browser, served: Served) -> None:
    """Until the browser draws its next frame the focus is still within the closed drawer."""
    person = Person(browser)
    made = make(served.address, game="superstar")
    person.sit(served.address, made["id"], made["token"])
    person.page.get_by_role("button", name="Help").click()
    person.page.wait_for_selector("dialog[open]")
    space = "new KeyboardEvent('keydown', {key: ' ', bubbles: true})"
    in_drawer = f"""(() => {{ hotstove.close(); const at = document.activeElement; at.dispatchEvent({space});
        return at.closest('dialog') !== null }})()"""
    assert person.see(in_drawer)
    person.wait_until("hotstove.scene.answers > 0")
    person.close()


def test_own_dice_are_clicked(browser: Browser, served: Served) -> None:
    """A walk is rolled: the faces lie in the tray, the square of the pitcher's card is lit, and the walk is told."""
    person = Person(browser)
    made = make(served.address, game="superstar", dice="mine")
    person.page.goto(f"{served.address}/t/{made['id']}#token={made['token']}")
    person.page.wait_for_selector(".act")
    assert "The dice are yours" in person.page.locator(".tray").inner_text()
    person.page.keyboard.press(" ")
    person.page.get_by_text("Roll for the pitch.").wait_for()
    walk = person.page.locator(".card.pitcher td.walk").first
    column = walk.evaluate("cell => cell.previousElementSibling.textContent")
    black, total = column[0], int(column[1])
    one = max(0, total - 5)
    person.page.get_by_role("button", name=f"black {black}").click()
    person.page.keyboard.press(str(one))
    person.page.keyboard.press(str(total - one))
    person.page.get_by_text("walks.").first.wait_for()
    assert person.page.locator(".dice .die").all_inner_texts() == [black, str(one), str(total - one)]
    assert person.page.locator(".dice output").inner_text() == column
    assert "BB" in person.page.locator(".trail").inner_text()
    person.close()


def test_a_finished_game_is_exported_and_looked_at_again(browser: Browser, served: Served, tmp_path: Path) -> None:
    person = Person(browser)
    made = make(served.address, game="superstar")
    person.sit(served.address, made["id"], made["token"])
    person.see("hotstove.say({t: 'book', inning: false})")
    person.wait_until("hotstove.scene.over")
    log = person.see("hotstove.log.map(entry => entry.text).join()")
    person.page.get_by_role("button", name="Export").click()
    files = {}
    for kind in ("Tape", "Box score", "Event file"):
        with person.page.expect_download() as download:
            person.page.get_by_role("button", name=kind).click()
        download.value.save_as(tmp_path / kind)
        files[kind] = (tmp_path / kind).read_text(encoding="utf-8")
    assert "Final" not in files["Tape"]
    assert files["Event file"].startswith("id,")
    assert person.see("hotstove.scene.names[0]") in files["Box score"]
    person.page.goto(served.address)
    person.page.locator("input[type=file]").set_input_files(tmp_path / "Tape")
    person.page.wait_for_selector(".back-to")
    assert person.see("hotstove.log.map(entry => entry.text).join()") == log
    person.page.keyboard.press("ArrowLeft")
    person.wait_until("hotstove.whole !== null")
    person.page.goto(served.address)
    person.page.locator("input[type=file]").set_input_files(tmp_path / "Box score")
    person.page.wait_for_selector(".shelf .refusal")
    assert person.trouble == []
    person.close()


def test_a_paper_is_printed_from_the_door(browser: Browser, served: Served, tmp_path: Path) -> None:
    pytest.importorskip("typst", reason="PDFs want hotstove[press]")
    person = Person(browser)
    person.page.goto(served.address)
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name="Score sheet").click()
    download.value.save_as(tmp_path / "sheet.pdf")
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")
    person.page.get_by_label("Cards of").fill("nobody at all")
    person.page.get_by_role("button", name="Cards", exact=True).click()
    person.page.get_by_text("club 'nobody at all'").wait_for()
    assert person.trouble == []
    person.close()


def test_a_printed_page_has_no_buttons(browser: Browser, served: Served) -> None:
    person = Person(browser)
    made = make(served.address, game="superstar")
    person.sit(served.address, made["id"], made["token"])
    person.answer_by_keys()
    person.page.emulate_media(media="print")
    assert person.page.locator(".log").is_visible()
    assert not person.page.locator(".act").is_visible()
    assert person.see("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    person.close()


def test_the_square_that_was_hit_is_lit(browser: Browser, served: Served) -> None:
    person = Person(browser)
    person.page.emulate_media(reduced_motion="no-preference")
    made = make(served.address, game="superstar")
    person.page.goto(f"{served.address}/t/{made['id']}#token={made['token']}&hold=60000")
    person.page.wait_for_selector(".act")
    person.page.keyboard.press(" ")
    person.page.wait_for_selector(".card.pitcher td.lit")
    assert person.trouble == []
    person.close()
