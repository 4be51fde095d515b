"""The kit of a game: each paper that lies on a kitchen table, for commands and for the browser."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from hotstove.diamond.papers import ClubSheets
from hotstove.games import keys, plays_game
from hotstove.games.faces import papers, player_faces
from hotstove.press.cards import card_pages
from hotstove.press.charts import chart_pages, rulebook_pages
from hotstove.press.components import deck_pages, piece_pages, sheet_pages
from hotstove.press.typesetting import Document
from hotstove.sitting.opening import find_game
from hotstove.table.errors import Mistake
from hotstove.table.face import Face
from hotstove.table.game import AnyGame
from hotstove.table.letters import letters

NINE = 9


def games_with(paper: str) -> list[str]:
    """The games that have a paper, such as "deck"; sheets are named "sheets" whether of clubs or to write on."""
    return [key for key in keys() if paper in papers(key).names]


def cards(key: str, clubs: Sequence[str], backs: bool = False, folder: Path | None = None) -> Document:
    """Cards of clubs, or the sheets of a game that has such; `folder` has card files of one's own."""
    game = find_game(key)
    found = papers(game.key)
    if found.sheets is not None:
        return sheet_pages(game.key, game.name, f"{game.name}: sheets", _sheets(game, found.sheets, clubs, folder))
    if found.players is None:
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
    found = papers(game.key)
    if found.players is None:
        why = "its sheets say who bats where" if found.sheets else "it has no clubs"
        raise Mistake(f"lineups {game.key}: {why}; {_all(games_with('lineups'))} have some")
    faces = [lineup_face(find_club(plays_game(game.key), name, folder).club) for name in clubs]
    return sheet_pages(game.key, game.name, f"{game.name}: lineup cards", faces)


def charts(key: str, folder: Path | None = None) -> Document:
    game = find_game(key)
    groups = papers(game.key).charts(folder)
    return chart_pages(game.key, game.name, game.ledger, groups, _rules(game.key), _reading(game.key))


def rulebook(key: str, folder: Path | None = None) -> Document:
    game = find_game(key)
    groups = papers(game.key).charts(folder)
    return rulebook_pages(game.key, game.name, game.ledger, groups, _rules(game.key), _reading(game.key))


def blank_cards(key: str) -> Document:
    game = find_game(key)
    title = f"{game.name}: blank cards"
    found = papers(game.key)
    if found.sheets is not None:
        return sheet_pages(game.key, game.name, title, [found.sheets.blank()])
    if found.players is None:
        theirs = [key for key in keys() if papers(key).players or papers(key).sheets]
        raise Mistake(f"blank {game.key}: it has no cards of players; {_all(theirs)} have")
    faces = [(face, game.name) for face in found.players.blanks() for _ in range(NINE)]
    return card_pages(game.key, game.name, title, faces, False)


def deck(key: str, one_sided: bool = False, folder: Path | None = None) -> Document:
    game = find_game(key)
    cards = papers(game.key).deck
    if cards is None:
        raise Mistake(f"deck {key}: only {_all(games_with('deck'))} is played with a deck")
    return deck_pages(game.key, game.name, cards(folder), not one_sided)


def components(
    key: str, clubs: Sequence[str] = (), backs: bool = True, charts: Path | None = None, cards: Path | None = None
) -> Document:
    """A board with what is laid on it, or sheets to play and to write on."""
    game = find_game(key)
    found = papers(game.key)
    if found.pieces is not None:
        return piece_pages(game.key, game.name, found.pieces(charts), backs)
    if found.sheets is not None:
        sheets = _sheets(game, found.sheets, clubs, cards) or [found.sheets.blank()]
        forms = () if found.forms is None else found.forms()
        return sheet_pages(game.key, game.name, f"{game.name}: sheets", [*sheets, *forms])
    theirs = [key for key in keys() if papers(key).sheets or papers(key).pieces]
    raise Mistake(f"components {game.key}: {_all(theirs)} have some; try press cards, charts or deck")


def blank_score_sheet(key: str) -> Document:
    from hotstove.press.sheets import blank_sheet

    game = find_game(key)
    forms = papers(game.key).forms
    if forms is None:
        return blank_sheet(game.key, game.name)
    return sheet_pages(game.key, game.name, f"{game.name}: score sheet", forms()[:1])


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


def _all(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else "".join(names)


def _sheets(game: AnyGame, sheets: ClubSheets, clubs: Iterable[str], folder: Path | None) -> list[Face]:
    from hotstove.sitting.clubs import HasClubs, find_club

    assert isinstance(game, HasClubs)
    return [sheets.sheet(find_club(game, name, folder).text) for name in clubs]


def _rules(key: str) -> str:
    from hotstove.sitting.rulebook import rulebook

    return rulebook(key)


def _reading(key: str) -> str:
    """How the lines of a chart book are read; nothing for games whose charts need no explanation."""
    from hotstove.sitting.rulebook import page_or_none

    return page_or_none(f"{key}-lines") or ""
