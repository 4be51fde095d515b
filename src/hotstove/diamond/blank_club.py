"""A club file to be filled in: a roster with lineups and a staff, a question mark wherever a card is to be copied."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hotstove.diamond.club_files import LINEUP_KEYS, VERSION
from hotstove.table.reading import UNWRITTEN, quoted

BLANK = UNWRITTEN
REGULARS = ("CF", "2B", "1B", "LF", "RF", "DH", "3B", "C", "SS")
BENCH = ("C", "SS", "CF", "1B")
STARTERS, RELIEVERS = 5, 6


def blank_club(
    game: str, batter_lines: Callable[[str], Sequence[str]], pitcher_lines: Callable[[bool], Sequence[str]]
) -> str:
    """The file: `batter_lines` gives a card for a position, `pitcher_lines` one for a starter or a reliever."""
    batters = [f"batter{number:02}" for number in range(1, len(REGULARS) + len(BENCH) + 1)]
    rotation = [f"starter{number}" for number in range(1, STARTERS + 1)]
    bullpen = [f"reliever{number}" for number in range(1, RELIEVERS + 1)]
    lines = [
        "# Write over every question mark; then `hotstove cards check FILE` says what is still wrong.",
        "# docs/chart-and-card-files.md explains every line. Players may be added or left out, ids changed.",
        *(f'game = "{game}"', f"version = {VERSION}", "", "[club]"),
        *(f'code = "{BLANK}"                     # up to eight letters and digits', f'name = "{BLANK}"'),
        *(f'season = "{BLANK}"                   # the year, without quotation marks', 'league = ""', ""),
        "[lineup]                       # by the hand of the opposing pitcher, with and without a designated hitter",
    ]
    order = [f"{player} {position}" for player, position in zip(batters, REGULARS, strict=False)]
    without = [slot for slot in order if not slot.endswith(" DH")] + [f"{rotation[0]} P"]
    for key in LINEUP_KEYS:
        lines.append(f"{quoted(key)} = {_listed(without if key.endswith('no DH') else order)}")
    lines += ["", "[staff]", f"rotation = {_listed(rotation)}", f"bullpen = {_listed(bullpen)}  # the closer last"]
    for player, position in zip(batters, (*REGULARS, *BENCH), strict=True):
        lines += [*_player(player), *batter_lines(position)]
    for player in (*rotation, *bullpen):
        lines += [*_player(player), *pitcher_lines(player in rotation)]
    return "\n".join(lines) + "\n"


def blank_rows(key: str, rows: int, columns: int) -> list[str]:
    """The lines of a grid that is still to be copied."""
    return [f'{key} = """', *[" ".join([BLANK.ljust(3)] * columns).rstrip()] * rows, '"""']


def _listed(texts: Sequence[str]) -> str:
    return f"[{', '.join(quoted(text) for text in texts)}]"


def _player(player: str) -> list[str]:
    return ["", "[[man]]", f'id = "{player}"', 'first = ""', 'last = ""', f'bats = "{BLANK}"', f'throws = "{BLANK}"']
