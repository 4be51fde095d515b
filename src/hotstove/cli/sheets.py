"""Score sheets and newspaper pages from what was played: a tape, or the books of a season."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hotstove.press.newspaper import Table, newspaper
from hotstove.press.typesetting import Document
from hotstove.scorebook import Scorebook, score
from hotstove.sitting.opening import find_game
from hotstove.table.errors import Mistake

LEADERS = ("AVG", "HR", "RBI", "SB", "W", "ERA", "SO", "SV")
MOST = 5


def sheet_of(text: str, name: str, database: str, cards: Path | None, charts: Path | None) -> Document:
    """The score sheet of a tape or a score file, or of the game of a season that has this key."""
    path = Path(text)
    if not path.is_file():
        return _season_sheet(text, name, database)
    from hotstove.cli.score_files import is_score_file, read_file
    from hotstove.press.sheets import score_sheet

    if is_score_file(path):
        file = read_file(path, cards)
        innings = file.scorer.innings
        return score_sheet(file.game.key, file.game.name, score(file.scorer.log, innings=innings), innings)
    return _tape_sheet(path, cards, charts)


def _tape_sheet(path: Path, cards: Path | None, charts: Path | None) -> Document:
    """Diamonds for a game of plays, Pennant's row for each side, Rallybird's at-bats."""
    from hotstove.press.components import sheet_pages
    from hotstove.press.sheets import score_sheet
    from hotstove.sitting.opening import open_tape
    from hotstove.sitting.pennant.match import PennantMatch
    from hotstove.sitting.plays.match import PlaysMatch
    from hotstove.sitting.rallybird.line_score import line_score
    from hotstove.sitting.rallybird.match import RallyMatch
    from hotstove.sitting.sitting import AnySitting, Sitting
    from hotstove.sitting.told import PLAY, Told

    heard: list[Told] = []
    match, lines = open_tape(path, cards, charts)
    sitting: AnySitting = Sitting(match, lines, tape=path, hear=heard.append, ends_with_tape=True)
    sitting.go()
    game = match.game
    if isinstance(match, PlaysMatch):
        innings = sitting.state.setup.innings
        return score_sheet(game.key, game.name, score(match.log(sitting), innings=innings), innings)
    if isinstance(match, PennantMatch):
        from hotstove.games.pennant.face import score_face
        from hotstove.sitting.pennant.score_sheet import box_lines

        if not sitting.over:
            raise Mistake(f"{path}: this game is not over; hotstove play --tape {path} goes on with it")
        line = sitting.state.line
        face = score_face(line, match.sheets, box_lines(match.charts, line, match.sheets, match.options))
    elif isinstance(match, RallyMatch):
        from hotstove.games.rallybird.face import score_face as rally_face

        told = [(one.text, *one.more) for one in heard if one.kind == PLAY]
        at_bats = match.at_bats(sitting)
        face = rally_face(match.title, at_bats, told, line_score(sitting) if at_bats else ())
    else:
        raise Mistake(f"{path}: {game.name} has no score sheet")
    return sheet_pages(game.key, game.name, face.title, [face])


def _season_sheet(key: str, name: str, database: str) -> Document:
    from hotstove.cli.season.places import open_season
    from hotstove.press.sheets import score_sheet
    from hotstove.records import queries
    from hotstove.records.from_log import log_of
    from hotstove.season.season_store import plan_of

    try:
        store, name = open_season(name, database)
    except Mistake as mistake:
        raise Mistake(f"sheet {key}: there is no such tape, and no season to look for it in ({mistake})") from None
    with store, store.reading() as connection:
        head, events = queries.game_of(connection, name, key)
        plan = plan_of(connection, name)
        game = find_game(plan.game_key)
        if not events:
            raise Mistake(f"sheet {key}: a season of {game.name} keeps no plays; print the sheet of a tape")
        return score_sheet(game.key, game.name, score(log_of(head, events, plan.clubs)))


def page_of(name: str, day: str, database: str) -> Document:
    """Standings, leaders and the boxes of a day."""
    from hotstove.almanac.leading import leader_lists
    from hotstove.cli.season.places import iso_date, open_season
    from hotstove.records import queries
    from hotstove.records.from_log import log_of
    from hotstove.season.season_store import plan_of
    from hotstove.season.standings import standings
    from hotstove.season.whole_games import WholeGames

    store, name = open_season(name, database)
    with store, store.reading() as connection:
        plan = plan_of(connection, name)
        games = queries.games(connection, name)
        if not games:
            raise Mistake(f"box {name}: no game has been played yet")
        date = iso_date("--day", day) if day else games[-1]["date"].replace("/", "-")
        today = [game for game in games if game["date"].replace("/", "-") == date]
        if not today:
            raise Mistake(f"--day {date}: no game of {name} was played on that day")
        places = standings(queries.clubs(connection, name), games)
        lists = [
            Table(
                one.title,
                ("", one.category.key),
                tuple((leader.name, leader.figure) for leader in one.leaders),
            )
            for one in leader_lists(connection, name, most=MOST)
            if one.category.key in LEADERS
        ]
        boxes: list[Scorebook | str] = []
        for game in today:
            head, events = queries.game_of(connection, name, game["key"])
            told = score(log_of(head, events, plan.clubs)) if events else WholeGames(connection, name).told(head)
            boxes.append(told)
    tables = [
        Table(group, ("Club", "W", "L", "Pct", "GB", "Strk"), tuple(map(_place, found)))
        for group, found in places.items()
    ]
    return newspaper(plan.game_key, name, date, tables, lists, boxes)


def _place(place: Any) -> tuple[str, ...]:
    behind = "-" if place.behind == 0 else f"{place.behind:.1f}"
    return place.name, str(place.won), str(place.lost), f"{place.percentage:.3f}".lstrip("0"), behind, str(place.streak)
