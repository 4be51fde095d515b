"""What `hotstove press` prints: finds clubs, tapes and seasons, and hands them to the press."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import typer

from hotstove.games import plays_game
from hotstove.games.faces import chart_faces, player_faces
from hotstove.press.output import format_of, write
from hotstove.press.typesetting import Document, Press
from hotstove.sitting.opening import find_game
from hotstove.table.errors import Mistake
from hotstove.table.face import Face

WITH_PLAYERS = ("superstar", "longtater", "replay")
NINE = 9


class Printer:
    """Paper, templates and fonts of a command; each method makes a file and says its name."""

    def __init__(self, paper: str, templates: Path | None, fonts: Path | None) -> None:
        self.press = Press(paper, templates, fonts)

    def cards(
        self, key: str, clubs: Sequence[str], player: str, kind: str, backs: bool, folder: Path | None, out: Path | None
    ) -> None:
        from hotstove.press.cards import card_pages, single_card
        from hotstove.press.components import sheet_pages

        game = find_game(key)
        if game.key == "pennant":
            if player or kind or backs:
                raise Mistake("cards pennant: it has sheets of clubs, neither cards of players nor backs")
            sheets = _sheets(clubs, folder)
            self._put(sheet_pages(game.key, game.name, f"{game.name}: sheets", sheets), out, "pennant-sheets")
            return
        if game.key not in WITH_PLAYERS:
            raise Mistake(f"cards {game.key}: it has no clubs; hotstove press components {game.key} prints its cards")
        found = _cards(game.key, clubs, player, kind, folder)
        if len(found) == 1 and out is not None and format_of(out) != "pdf":
            self._put(single_card(game.key, game.name, found[0][0]), out, "card")
            return
        title = f"{game.name}: {', '.join(dict.fromkeys(line for _, line in found))}"
        self._put(card_pages(game.key, game.name, title, found, backs), out, f"{game.key}-cards")

    def lineups(self, key: str, clubs: Sequence[str], folder: Path | None, out: Path | None) -> None:
        from hotstove.press.components import sheet_pages
        from hotstove.press.lineups import lineup_face
        from hotstove.sitting.clubs import find_club

        game = find_game(key)
        if game.key not in WITH_PLAYERS:
            raise Mistake(
                f"lineups {game.key}: its sheets say who bats where; superstar, longtater and replay have some"
            )
        faces = [lineup_face(find_club(plays_game(game.key), name, folder).club) for name in clubs]
        self._put(sheet_pages(game.key, game.name, f"{game.name}: lineup cards", faces), out, f"{game.key}-lineups")

    def charts(self, key: str, folder: Path | None, out: Path | None) -> None:
        from hotstove.press.charts import chart_pages

        game = find_game(key)
        groups = chart_faces(game.key).charts(folder)
        document = chart_pages(game.key, game.name, game.ledger, groups, _rules(game.key), _reading(game.key))
        self._put(document, out, f"{game.key}-charts")

    def rulebook(self, key: str, folder: Path | None, out: Path | None) -> None:
        from hotstove.press.charts import rulebook_pages

        game = find_game(key)
        groups = chart_faces(game.key).charts(folder)
        document = rulebook_pages(game.key, game.name, game.ledger, groups, _rules(game.key), _reading(game.key))
        self._put(document, out, f"{game.key}-rules")

    def blank_cards(self, key: str, out: Path | None) -> None:
        from hotstove.press.cards import card_pages
        from hotstove.press.components import sheet_pages

        game = find_game(key)
        title = f"{game.name}: blank cards"
        if game.key == "pennant":
            from hotstove.games.pennant.face import blank_sheet

            self._put(sheet_pages(game.key, game.name, title, [blank_sheet()]), out, "pennant-blank")
            return
        if game.key not in WITH_PLAYERS:
            raise Mistake(
                f"blank {game.key}: it has no cards of players; superstar, longtater, replay and pennant have"
            )
        faces = [(face, game.name) for face in player_faces(game.key).blanks() for _ in range(NINE)]
        self._put(card_pages(game.key, game.name, title, faces, False), out, f"{game.key}-blank")

    def deck(self, key: str, one_sided: bool, folder: Path | None, out: Path | None) -> None:
        from hotstove.press.components import deck_pages

        if find_game(key).key != "longtater":
            raise Mistake(f"deck {key}: only longtater is played with a deck")
        from hotstove.games.longtater.face import deck

        self._put(deck_pages(deck(folder), not one_sided), out, "longtater-deck")

    def components(
        self,
        key: str,
        clubs: Sequence[str],
        backs: bool,
        charts: Path | None,
        cards: Path | None,
        out: Path | None,
    ) -> None:
        from hotstove.press.components import rallybird_pages, sheet_pages

        game = find_game(key)
        if game.key == "rallybird":
            from hotstove.games.rallybird import face as rallybird

            parts = rallybird.the_board(charts), rallybird.cards(charts), rallybird.tiles(charts)
            self._put(rallybird_pages(*parts, backs), out, "rallybird-components")
        elif game.key == "pennant":
            from hotstove.games.pennant.face import blank_sheet, forms

            sheets = _sheets(clubs, cards) or [blank_sheet()]
            document = sheet_pages(game.key, game.name, f"{game.name}: sheets", [*sheets, *forms()])
            self._put(document, out, "pennant-components")
        else:
            raise Mistake(f"components {game.key}: rallybird and pennant have some; try press cards, charts or deck")

    def blank_sheet(self, key: str, out: Path | None) -> None:
        game = find_game(key)
        self._put(_blank_sheet(game.key, game.name), out, f"{game.key}-sheet")

    def sheet(
        self, text: str, name: str, database: str, cards: Path | None, charts: Path | None, out: Path | None
    ) -> None:
        from hotstove.cli.sheets import sheet_of

        self._put(sheet_of(text, name, database, cards, charts), out, Path(text).stem + "-sheet")

    def box(self, season: str, day: str, database: str, out: Path | None) -> None:
        from hotstove.cli.sheets import page_of

        document = page_of(season, day, database)
        self._put(document, out, f"{document.data['season']}-{document.data['date']}")

    def everything(
        self, key: str, clubs: Sequence[str], cards: Path | None, charts: Path | None, out: Path | None
    ) -> None:
        game = find_game(key)
        folder = out or Path(f"kit-{game.key}")
        if folder.exists() and not folder.is_dir():
            raise Mistake(f"--out {folder}: there is a file of that name, wanted is a folder")
        if game.key == "rallybird":
            if clubs:
                raise Mistake("everything rallybird: it is played without clubs; leave them out")
            self.components(game.key, (), True, charts, None, folder / "components.pdf")
        elif not clubs:
            raise Mistake(f"everything {game.key}: name the clubs, such as {_clubs_of(game.key)}")
        elif game.key == "pennant":
            self.components(game.key, clubs, False, charts, cards, folder / "sheets.pdf")
        else:
            self.cards(game.key, clubs, "", "", True, cards, folder / "cards.pdf")
            self.lineups(game.key, clubs, cards, folder / "lineups.pdf")
            if game.key == "longtater":
                self.deck(game.key, False, charts, folder / "deck.pdf")
        self.charts(game.key, charts, folder / "charts.pdf")
        self.blank_sheet(game.key, folder / "score-sheet.pdf")
        self.rulebook(game.key, charts, folder / "rules.pdf")

    def _put(self, document: Document, out: Path | None, usual: str) -> None:
        path = out or Path(f"{usual}.pdf")
        typer.echo(write(path, self.press.set(document, format_of(path))))


def _cards(key: str, clubs: Iterable[str], player: str, kind: str, folder: Path | None) -> list[tuple[Face, str]]:
    """The faces of clubs, each with the line on its back; of one player, or of one kind, where that is named."""
    if kind not in ("", "batter", "pitcher"):
        raise Mistake(f"--kind {kind}: it is batter or pitcher")
    from hotstove.sitting.clubs import find_club

    game, faces = plays_game(key), player_faces(key)
    found: list[tuple[Face, str]] = []
    for name in clubs:
        club = find_club(game, name, folder).club
        line = f"{club.name} {club.season}"
        wanted = [who.id for who in club.players.values() if _answers(who.id, who.name, who.last, player)]
        if not player:
            found += [(face, line) for face in faces.cards(club)]
        elif wanted:
            pair = [(faces.pitcher(club, one), faces.batter(club, one)) for one in wanted]
            found += [(face, line) for both in pair for face in both if face is not None]
    if player and not found:
        raise Mistake(f"--player {player}: nobody of that name is in {', '.join(clubs)}")
    chosen = [(face, line) for face, line in found if kind in ("", face.kind)]
    if not chosen:
        raise Mistake(f"--kind {kind}: {player} has no such card")
    return chosen


def _answers(player: str, name: str, last: str, typed: str) -> bool:
    return typed.casefold() in (player.casefold(), name.casefold(), last.casefold())


def _sheets(clubs: Iterable[str], folder: Path | None) -> list[Face]:
    from hotstove.games.pennant.face import sheet
    from hotstove.games.pennant.game import GAME
    from hotstove.sitting.clubs import find_club

    return [sheet(find_club(GAME, name, folder).club) for name in clubs]


def _clubs_of(key: str) -> str:
    """Clubs that come with a game."""
    from hotstove.games.pennant.game import GAME

    return " ".join(list((plays_game(key) if key in WITH_PLAYERS else GAME).clubs())[:2])


def _blank_sheet(key: str, name: str) -> Document:
    from hotstove.press.components import sheet_pages
    from hotstove.press.sheets import blank_sheet

    if key == "pennant":
        from hotstove.games.pennant.face import forms

        return sheet_pages(key, name, f"{name}: score sheet", forms()[:1])
    if key == "rallybird":
        from hotstove.games.rallybird.face import blank_score

        return sheet_pages(key, name, f"{name}: score sheet", [blank_score()])
    return blank_sheet(key, name)


def _rules(key: str) -> str:
    from hotstove.sitting.rulebook import rulebook

    return rulebook(key)


def _reading(key: str) -> str:
    """How the lines of Replay's Chart Book are read; nothing for the other games."""
    if key != "replay":
        return ""
    from hotstove.sitting.rulebook import page

    return page("replay-lines")
