"""The faces of Pennant Race: a club's sheet, and the six charts."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from hotstove.diamond.papers import ClubSheets, Papers
from hotstove.games.pennant.chart_set import read_charts
from hotstove.games.pennant.dice import faces
from hotstove.games.pennant.lines import GameLine, TurnLine
from hotstove.games.pennant.sheet_files import LINEUP_HEADING, PITCHER_HEADING, batter_row, pitcher_row, read_sheet
from hotstove.games.pennant.sheets import BENCH, EXTRA, SPOTS, SUMS, Sheet
from hotstove.table.chart_face import chart_face
from hotstove.table.charts import PUBLISHED
from hotstove.table.face import Cell, Face, Fact, Grid, Group, Row
from hotstove.table.sums import summed
from hotstove.table.text_file import TextFile

GROUPS = (
    ("The offence", ("power", "speed"), ("PR-04", "PR-05", "PR-06", "PR-07", "PR-08", "PR-09", "PR-10")),
    (
        "The defence",
        ("innings", "relievers", "fielding"),
        ("PR-11", "PR-12", "PR-13", "PR-14", "PR-15", "PR-16", "PR-17", "PR-18", "PR-19", "PR-20"),
    ),
    ("After the game", ("runs",), ("PR-21", "PR-26", "PR-28", "PR-29", "PR-30", "PR-31", "PR-32", "PR-33")),
)
NOTES = {
    "power": "White equals red, or white equals green. The row is the doubled number; the column says which die equals "
    "white and whether the third die is odd or even. A triple is read in the red columns. The cell is the spot.",
    "speed": "Red equals green: the spot of the runner, by the doubled number.",
    "innings": "Innings that the bullpen pitches, by the starter's END and the white die; a sum up to 10 adds one.",
    "relievers": "How many relievers come in, by the bullpen's innings and the red die.",
    "fielding": "A sum of 10 or less: whose glove changes the white die, by the sum and the green die.",
    "runs": "Earned runs of the bullpen, by the side's earned runs and white minus green: left of the slash when it "
    "pitched less than three innings, right from three on.",
}
BLANK_PITCHERS = 14
SCORE_WORDS = {
    "BV": "bat value",
    "W": "white",
    "R": "red",
    "G": "green",
    "POW": "power points",
    "SPD": "speed points",
    "BAT": "bat points",
    "REL": "bullpen",
    "OFF": "offence",
    "DEF": "defence",
    "ER": "earned runs",
    "UER": "unearned runs",
    "EI": "extra innings",
    "RUNS": "runs",
}
"""The columns of a score sheet, with their words."""
SCORE_HEADS = tuple(SCORE_WORDS)
DAY_HEADS = ("R", "R", "inn", "winner", "loser", "save", "homers")
AWARD_HEADS = ("power points", "speed points", "bat points", "runs saved", "homers")
GAMES, DAY_ROWS, AWARD_ROWS = 15, 26, 24


def sheet(club: Sheet) -> Face:
    """PR-03: pitchers, line-up, bench, and the two grids."""
    facts = (Fact("BAT value", str(club.bat_value)),)
    usual = () if club.provenance == PUBLISHED else (club.provenance,)
    bench = () if club.bench_provenance == PUBLISHED else (club.bench_provenance,)
    pitchers = tuple(Row(name, _cells(ratings, usual)) for name, *ratings in map(pitcher_row, club.pitchers))
    batters = tuple(
        Row(spot, _cells(batter_row(batter), bench if spot in BENCH else usual))
        for spot, batter in club.batters.items()
    )
    grids = [
        Grid(tuple(PITCHER_HEADING.split()[1:]), pitchers, "pitchers", "pitcher"),
        Grid(tuple(LINEUP_HEADING.split()[1:]), batters, "line-up and bench", "spot"),
        Grid(tuple(map(str, SUMS)), (Row("runs", _cells(map(str, club.unearned), usual)),), "unearned runs", "sum"),
    ]
    if club.xhr_grid:
        triads = (str(triad or "-") for triad in club.xhr_grid)
        grids.append(Grid(tuple(map(str, EXTRA)), (Row("up to", _cells(triads, usual)),), "extra homers", "homers"))
    return Face("sheet", f"{club.year} {club.club}", club.provenance, facts, tuple(grids), rule="PR-03")


def sheet_of_text(text: str) -> Face:
    """The same, of a sheet's file."""
    return sheet(read_sheet(TextFile("sheet", text)))


def blank_sheet() -> Face:
    """A sheet to be filled in by hand."""
    pitching, batting = tuple(PITCHER_HEADING.split()[1:]), tuple(LINEUP_HEADING.split()[1:])
    grids = (
        Grid(
            pitching, tuple(Row("", (Cell(""),) * len(pitching)) for _ in range(BLANK_PITCHERS)), "pitchers", "pitcher"
        ),
        Grid(
            batting,
            tuple(Row(spot, (Cell(""),) * len(batting)) for spot in (*SPOTS, *BENCH)),
            "line-up and bench",
            "spot",
        ),
        Grid(tuple(map(str, SUMS)), (Row("runs", (Cell(""),) * len(SUMS)),), "unearned runs", "sum"),
        Grid(tuple(map(str, EXTRA)), (Row("up to", (Cell(""),) * len(EXTRA)),), "extra homers", "homers"),
    )
    return Face("sheet", "", "", (Fact("BAT value", ""),), grids, rule="PR-03")


def turn_row(turn: TurnLine, sheet: Sheet) -> tuple[str, ...]:
    """A side's row after its nine innings: the club, and what stands under SCORE_HEADS."""
    dice = faces(turn.triad)
    points = (turn.power.points, turn.speed.points, turn.bat.points)
    relief = summed(player.rel for player in turn.relievers)
    worked = ("SHO", "", "") if turn.shutout else (str(turn.offense), f"{turn.defense:g}", str(turn.earned))
    return (
        f"{sheet.year} {sheet.club}",
        str(sheet.bat_value),
        *(str(die) for die in (dice.white, dice.red, dice.green)),
        *("-" if not point else str(point) for point in points),
        f"{relief:+d}" if turn.relievers else "CG" if turn.complete else "-",
        *worked,
        "" if turn.shutout else str(turn.unearned),
        "-",
        str(turn.runs),
    )


def score_rows(line: GameLine, sheets: tuple[Sheet, Sheet]) -> list[tuple[str, ...]]:
    """The rows of a game that is over."""
    rows = []
    for side in (0, 1):
        score, turn = line.score[side], line.turns[side]
        extra = str(score - turn.runs) if line.extra else "-"
        rows.append((*turn_row(turn, sheets[side])[:-2], extra, str(score)))
    return rows


def score_grid(line: GameLine, sheets: tuple[Sheet, Sheet]) -> Grid:
    """A game as it is written down at the table: one row for each side."""
    return Grid(SCORE_HEADS, tuple(Row(club, _cells(texts, ())) for club, *texts in score_rows(line, sheets)))


def score_face(line: GameLine, sheets: tuple[Sheet, Sheet], told: Iterable[str]) -> Face:
    """The filled-in score sheet of a game, with the lines of its pitchers below."""
    visitors, home = sheets
    title = f"{visitors.year} {visitors.club} at {home.year} {home.club}"
    return Face("score", title, "score sheet", grids=(score_grid(line, sheets),), notes=tuple(told))


def forms() -> tuple[Face, ...]:
    """Pages to write on: score sheet, day sheet, usage grid and the tally of the awards."""
    return (
        Face(
            "score", "Score sheet", "two rows a game: visitors, home", grids=(_empty(SCORE_HEADS, GAMES * 2, "club"),)
        ),
        Face("score", "Day sheet", "date", grids=(_empty(DAY_HEADS, DAY_ROWS, "visitors and home"),)),
        Face(
            "score",
            "Usage grid",
            "club and month; S started, x relieved",
            grids=(_empty(tuple(map(str, range(1, 32))), BLANK_PITCHERS, "pitcher"),),
            rule="PR-35",
        ),
        Face(
            "score",
            "Awards",
            "club; points of each game added up",
            grids=(_empty(AWARD_HEADS, AWARD_ROWS, "player"),),
            rule="PR-25",
        ),
    )


def _empty(columns: tuple[str, ...], rows: int, corner: str) -> Grid:
    return Grid(columns, tuple(Row("", (Cell(""),) * len(columns)) for _ in range(rows)), corner=corner)


def charts(folder: Path | None = None) -> tuple[Group, ...]:
    """The six charts, an owner's laid over ours, in the order in which a game reads them."""
    book = read_charts(folder).charts()
    return tuple(
        Group(title, tuple(chart_face(book[name], (NOTES[name],)) for name in names), rules)
        for title, names, rules in GROUPS
    )


def _cells(texts: Iterable[str], marks: tuple[str, ...]) -> tuple[Cell, ...]:
    return tuple(Cell(text, marks=marks) for text in texts)


PAPERS = Papers(charts, sheets=ClubSheets(sheet_of_text, blank_sheet), forms=forms)
"""What of the game lies on a kitchen table."""
