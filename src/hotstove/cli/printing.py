"""What `hotstove press` prints: finds clubs, tapes and seasons, and hands them to the press."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import typer

from hotstove.games.faces import papers
from hotstove.press import kit
from hotstove.press.output import format_of, write
from hotstove.press.typesetting import Document, Press
from hotstove.sitting.clubs import HasClubs
from hotstove.sitting.opening import find_game
from hotstove.table.errors import Mistake


class Printer:
    """Paper, templates and fonts of a command; each method makes a file and says its name."""

    def __init__(self, paper: str, templates: Path | None, fonts: Path | None) -> None:
        self.press = Press(paper, templates, fonts)

    def cards(
        self, key: str, clubs: Sequence[str], player: str, kind: str, backs: bool, folder: Path | None, out: Path | None
    ) -> None:
        from hotstove.press.cards import single_card

        game = find_game(key)
        has = papers(game.key)
        if has.players is None:
            if has.sheets and (player or kind or backs):
                raise Mistake(f"cards {game.key}: it has sheets of clubs, neither cards of players nor backs")
            self._put(kit.cards(game.key, clubs, backs, folder), out, f"{game.key}-sheets")
            return
        found = kit.card_faces(game.key, clubs, player, kind, folder)
        if len(found) == 1 and out is not None and format_of(out) != "pdf":
            self._put(single_card(game.key, game.name, found[0][0]), out, "card")
            return
        self._put(kit.cards_of(game.key, game.name, found, backs), out, f"{game.key}-cards")

    def lineups(self, key: str, clubs: Sequence[str], folder: Path | None, out: Path | None) -> None:
        self._put(kit.lineups(key, clubs, folder), out, f"{find_game(key).key}-lineups")

    def charts(self, key: str, folder: Path | None, out: Path | None) -> None:
        self._put(kit.charts(key, folder), out, f"{find_game(key).key}-charts")

    def rulebook(self, key: str, folder: Path | None, out: Path | None) -> None:
        self._put(kit.rulebook(key, folder), out, f"{find_game(key).key}-rules")

    def blank_cards(self, key: str, out: Path | None) -> None:
        self._put(kit.blank_cards(key), out, f"{find_game(key).key}-blank")

    def deck(self, key: str, one_sided: bool, folder: Path | None, out: Path | None) -> None:
        self._put(kit.deck(key, one_sided, folder), out, f"{find_game(key).key}-deck")

    def components(
        self,
        key: str,
        clubs: Sequence[str],
        backs: bool,
        charts: Path | None,
        cards: Path | None,
        out: Path | None,
    ) -> None:
        self._put(kit.components(key, clubs, backs, charts, cards), out, f"{find_game(key).key}-components")

    def blank_sheet(self, key: str, out: Path | None) -> None:
        self._put(kit.blank_score_sheet(key), out, f"{find_game(key).key}-sheet")

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
        has = papers(game.key)
        if has.players is None and has.sheets is None:
            if clubs:
                raise Mistake(f"everything {game.key}: it is played without clubs; leave them out")
            if has.pieces is not None:
                self.components(game.key, (), True, charts, None, folder / "components.pdf")
        elif not clubs:
            assert isinstance(game, HasClubs)
            raise Mistake(f"everything {game.key}: name the clubs, such as {' '.join(list(game.clubs())[:2])}")
        elif has.players is None:
            self.components(game.key, clubs, False, charts, cards, folder / "sheets.pdf")
        else:
            self.cards(game.key, clubs, "", "", True, cards, folder / "cards.pdf")
            self.lineups(game.key, clubs, cards, folder / "lineups.pdf")
        if has.deck is not None:
            self.deck(game.key, False, charts, folder / "deck.pdf")
        self.charts(game.key, charts, folder / "charts.pdf")
        self.blank_sheet(game.key, folder / "score-sheet.pdf")
        self.rulebook(game.key, charts, folder / "rules.pdf")

    def _put(self, document: Document, out: Path | None, usual: str) -> None:
        path = out or Path(f"{usual}.pdf")
        typer.echo(write(path, self.press.set(document, format_of(path))))
