"""The kit of a game: each paper that lies on a kitchen table, for commands and for the browser."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from hotstove.games import plays_game
from hotstove.games.faces import chart_faces, player_faces
from hotstove.press.cards import card_pages
from hotstove.press.charts import chart_pages, rulebook_pages
from hotstove.press.components import deck_pages, rallybird_pages, sheet_pages
from hotstove.press.typesetting import Document
from hotstove.sitting.opening import find_game
from hotstove.table.errors import Mistake
from hotstove.table.face import Face
from hotstove.table.letters import letters

WITH_PLAYERS = ("superstar", "longtater", "replay")
NINE = 9


def cards(key: str, clubs: Sequence[str], backs: bool = False, folder: Path | None = None) -> Document:
    """Cards of clubs, or the sheets of Pennant Race; `folder` has card files of one's own."""
    game = find_game(key)
    if game.key == "pennant":
        return sheet_pages(game.key, game.name, f"{game.name}: sheets", _sheets(clubs, folder))
    if game.key not in WITH_PLAYERS:
        raise Mistake(f"cards {game.key}: it has no clubs; hotstove press components {game.key} prints its cards")
    return cards_of(game.key, game.name, card_faces(game.key, clubs, "", "", folder), backs)


def cards_of(key: str, game: str, faces: Sequence[tuple[Face, str]], backs: bool) -> Document:
    """Cards, each with the line on its back."""
    title = f"{game}: {', '.join(dict.fromkeys(line for _, line in faces))}"
    return card_pages(key, game, title, faces, backs)


def lineups(key: str, clubs: Sequence[str], folder: Path | None = None) -> Document:
    from hotstove.press.lineups import lineup_face
    from hotstove.sitting.clubs import find_club

    game = find_game(key)
    if game.key not in WITH_PLAYERS:
        raise Mistake(f"lineups {game.key}: its sheets say who bats where; superstar, longtater and replay have some")
    faces = [lineup_face(find_club(plays_game(game.key), name, folder).club) for name in clubs]
    return sheet_pages(game.key, game.name, f"{game.name}: lineup cards", faces)


def charts(key: str, folder: Path | None = None) -> Document:
    game = find_game(key)
    groups = chart_faces(game.key).charts(folder)
    return chart_pages(game.key, game.name, game.ledger, groups, _rules(game.key), _reading(game.key))


def rulebook(key: str, folder: Path | None = None) -> Document:
    game = find_game(key)
    groups = chart_faces(game.key).charts(folder)
    return rulebook_pages(game.key, game.name, game.ledger, groups, _rules(game.key), _reading(game.key))


def blank_cards(key: str) -> Document:
    game = find_game(key)
    title = f"{game.name}: blank cards"
    if game.key == "pennant":
        from hotstove.games.pennant.face import blank_sheet

        return sheet_pages(game.key, game.name, title, [blank_sheet()])
    if game.key not in WITH_PLAYERS:
        raise Mistake(f"blank {game.key}: it has no cards of players; superstar, longtater, replay and pennant have")
    faces = [(face, game.name) for face in player_faces(game.key).blanks() for _ in range(NINE)]
    return card_pages(game.key, game.name, title, faces, False)


def deck(key: str, one_sided: bool = False, folder: Path | None = None) -> Document:
    if find_game(key).key != "longtater":
        raise Mistake(f"deck {key}: only longtater is played with a deck")
    from hotstove.games.longtater import face

    return deck_pages(face.deck(folder), not one_sided)


def components(
    key: str, clubs: Sequence[str] = (), backs: bool = True, charts: Path | None = None, cards: Path | None = None
) -> Document:
    """Rallybird's board, cards, tiles and tokens, or Pennant's sheets to play and to write on."""
    game = find_game(key)
    if game.key == "rallybird":
        from hotstove.games.rallybird import face as rallybird

        return rallybird_pages(rallybird.the_board(charts), rallybird.cards(charts), rallybird.tiles(charts), backs)
    if game.key == "pennant":
        from hotstove.games.pennant.face import blank_sheet, forms

        sheets = _sheets(clubs, cards) or [blank_sheet()]
        return sheet_pages(game.key, game.name, f"{game.name}: sheets", [*sheets, *forms()])
    raise Mistake(f"components {game.key}: rallybird and pennant have some; try press cards, charts or deck")


def blank_score_sheet(key: str) -> Document:
    from hotstove.press.sheets import blank_sheet

    game = find_game(key)
    if game.key == "pennant":
        from hotstove.games.pennant.face import forms

        return sheet_pages(game.key, game.name, f"{game.name}: score sheet", forms()[:1])
    if game.key == "rallybird":
        from hotstove.games.rallybird.face import blank_score

        return sheet_pages(game.key, game.name, f"{game.name}: score sheet", [blank_score()])
    return blank_sheet(game.key, game.name)


def card_faces(key: str, clubs: Iterable[str], player: str, kind: str, folder: Path | None) -> list[tuple[Face, str]]:
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
    return letters(typed) in (letters(player), letters(name), letters(last))


def _sheets(clubs: Iterable[str], folder: Path | None) -> list[Face]:
    from hotstove.games.pennant.face import sheet
    from hotstove.games.pennant.game import GAME
    from hotstove.sitting.clubs import find_club

    return [sheet(find_club(GAME, name, folder).club) for name in clubs]


def _rules(key: str) -> str:
    from hotstove.sitting.rulebook import rulebook

    return rulebook(key)


def _reading(key: str) -> str:
    """How the lines of Replay's Chart Book are read; nothing for the other games."""
    if key != "replay":
        return ""
    from hotstove.sitting.rulebook import page

    return page("replay-lines")
