"""Writes the pages of a season."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path

from hotstove.almanac.logs import bare_clubs
from hotstove.almanac.splits import PlaySplits
from hotstove.records import queries
from hotstove.records.from_log import log_of
from hotstove.records.store import Store
from hotstove.report.clubs_pages import club_body, club_page_of
from hotstove.report.front import front
from hotstove.report.games_pages import game_body, games_index, whole_body
from hotstove.report.leaders_page import leaders_page
from hotstove.report.material import Material
from hotstove.report.pages import MENU, Dress, page_of
from hotstove.report.players_pages import player_body, player_page_of, players_index
from hotstove.report.real_page import real_page
from hotstove.report.records_page import records_page
from hotstove.scorebook import score
from hotstove.season.whole_games import WholeGames
from hotstove.table.errors import Mistake
from hotstove.table.tape import write_whole

FONTS = ("zilla-slab-latin-500-normal", "zilla-slab-latin-600-normal", "zilla-slab-latin-700-normal",
         "league-gothic-latin-400-normal", "alfa-slab-one-latin-400-normal")  # fmt: skip


def write_report(store: Store, name: str, folder: Path, progress: Callable[[], None] | None = None) -> int:
    """All pages of a season into a folder, told from one snapshot; the number of pages."""
    with store.reading() as connection:
        material = Material(connection, name)
        clubs = [club_page_of(material, code) for code in material.names.clubs]
        players = [player_page_of(material, player) for player in material.appeared]
        real = real_page(material, clubs, players)
        dress = Dress(
            material.title,
            f"{material.game}, {len(clubs)} clubs, {len(material.games)} games",
            frozenset(key for key, _ in MENU if key != "real" or real),
        )
        under = f"{material.game}, {material.year}"
        pages = {
            "index.html": dress.page("Standings", front(material), name="index", under=under),
            "leaders.html": dress.page("Leaders", leaders_page(material), name="leaders", under=under),
            "players.html": dress.page("Players", players_index(material), name="players", under=under),
            "games.html": dress.page("Games", games_index(material), name="games", under=under),
            "records.html": dress.page("Awards and feats", records_page(material), name="records", under=under),
        }
        if real:
            pages["real.html"] = dress.page("Real v. here", real, name="real", under=under)
        for club in clubs:
            text = dress.page(club.name, club_body(material, club), up="../", under=club.group)
            pages[f"clubs/{page_of(club.code)}"] = text
        splits = PlaySplits()
        whole, known = WholeGames(connection, name), bare_clubs(connection, name)
        _copy_dress(folder)
        for game in material.games:
            head, events = queries.game_of(connection, name, game["key"])
            if events:
                book = score(log_of(head, events, known))
                if not game["stage"]:
                    splits.add(book.log)
                body = game_body(material, game, book)
            else:
                body = whole_body(material, game, whole.box(game))
            title = f"{material.names.club(game['visitors'])} at {material.names.club(game['home'])}"
            date = game["date"].replace("/", "-")
            under = f"{date}, {game['stage']}" if game["stage"] else date
            write_whole(folder / "games" / page_of(game["key"]), dress.page(title, body, up="../", under=under))
            if progress is not None:
                progress()
        for page in players:
            hands = f"bats {page.bats}, throws {page.throws}" if page.bats else ""
            under = ", ".join(part for part in ("/".join(page.clubs), hands) if part)
            text = dress.page(page.name, player_body(material, page, splits), up="../", under=under)
            pages[f"players/{page_of(page.player)}"] = text
        for path, text in pages.items():
            write_whole(folder / path, text)
    return len(pages) + len(material.games)


def _copy_dress(folder: Path) -> None:
    """The same fonts and colours as the table in the browser."""
    ours = files("hotstove")
    web, own = ours.joinpath("web"), ours.joinpath("report")
    try:
        (folder / "fonts").mkdir(parents=True, exist_ok=True)
        for font in FONTS:
            with as_file(web.joinpath("fonts").joinpath(f"{font}.woff2")) as path:
                shutil.copyfile(path, folder / "fonts" / path.name)
    except OSError as error:
        raise Mistake(f"{folder}: cannot be written ({error.strerror or error})") from None
    write_whole(folder / "css" / "base.css", web.joinpath("css").joinpath("base.css").read_text("utf-8"))
    write_whole(folder / "css" / "report.css", own.joinpath("report.css").read_text("utf-8"))
