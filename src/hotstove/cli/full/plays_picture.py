"""A game of plays on the full screen: scoreboard, field, both cards with the squares that were read, lineups."""

from __future__ import annotations

import re

from hotstove.cli.full.cards import LIT, lay_out
from hotstove.cli.full.chart_cells import chart_cells
from hotstove.cli.full.panes import Line, beside, fitted, padded, plain, width_of
from hotstove.diamond.club import Club
from hotstove.diamond.gloves import NAME_OF
from hotstove.diamond.lineup import PITCHER_SLOT
from hotstove.diamond.situation import TOP
from hotstove.games.faces import player_faces
from hotstove.scorebook.words import ordinal
from hotstove.sitting.plays.day import batting_lines, pitching_lines
from hotstove.sitting.plays.match import PlaysMatch, PlaysSitting, PlaysView
from hotstove.sitting.plays.ratings import RUNNING, fatigue_note, glove_rating, legs
from hotstove.sitting.plays.scene import scoreboard
from hotstove.sitting.plays.telling import last_name
from hotstove.sitting.values import Values
from hotstove.table.account import Lookup
from hotstove.table.face import Face, places_of
from hotstove.table.game import HOME

WIDE = 112
"""Columns from which on lineups have room beside the cards."""
SIDE = 38
BOLD, DIM, TIRED = "bold", "dim", "bold red"
OUTS = ("no outs", "1 out", "2 outs", "3 outs")
ROWS = ((7, 8, 9), (5, 6, 4, 3), (1, 2))
"""Positions as they stand on the field, from the outfield in."""
SAID = (*RUNNING, "steals")
"""Words of a runner's figures that are left out where there is no room for them."""


def picture(match: PlaysMatch, sitting: PlaysSitting, width: int, height: int) -> list[Line]:
    """Everything that stands on the table, in at most so many lines."""
    view = sitting.view(HOME)
    board = scoreboard(match, sitting)
    wide = width >= WIDE
    left = width - SIDE - 3 if wide else width
    lines = _scoreboard(board, width)
    lines += [*_situation(match, sitting, view, width), *_field(view, left)]
    room = height - len(lines)
    cards = _cards(match, sitting, left, room)
    cells = chart_cells(match.game.key, match.terms.folder, _looked(sitting), left)
    if not wide:
        return [*lines, *[*cards, *cells][:room]]
    body = [*_field(view, left), *cards, *cells]
    top = lines[: len(lines) - len(_field(view, left))]
    beside_it = _lineups(match, sitting, view)
    tall = max(0, height - len(top))
    block = beside([fitted(body, tall), fitted(beside_it, tall)], [left, SIDE], " │ ")
    used = max(len(body), min(len(beside_it), tall))
    return [*top, *block[:used]]


def _scoreboard(board: Values, width: int) -> list[Line]:
    """Innings, runs, hits and errors of both sides, and how often the home side wins from here where that is known."""
    innings = max(9, board["inning"])
    first = max(1, innings - 11)
    shown = range(first, innings + 1)
    half, home = "▲" if board["half"] == TOP else "▼", board["home_wins"]
    now = f"{half} {ordinal(board['inning'])}, {OUTS[board['outs']]}"
    name = max(16, min(34, width - 4 * len(shown) - 13))
    title = _longest(name - 1, *(() if home is None else (f"{now}, home {home:.0%}",)), now)
    lines: list[Line] = [
        ((f"{title:<{name}}", BOLD), ("".join(f"{inning:>4}" for inning in shown), DIM), ("     R  H  E", DIM))
    ]
    for side, one in enumerate(board["sides"]):
        runs = one["innings"][first - 1 :]
        cells = "".join(f"{runs[place] if place < len(runs) else '·':>4}" for place in range(len(shown)))
        total = f"   {one['runs']:>3}{one['hits']:>3}{one['errors']:>3}"
        season = f"{one['season']} " if one["season"] else ""
        mark = "›" if side == board["batting"] else " "
        lines.append(
            (
                (f"{mark} {season}{one['name']}"[: name - 1].ljust(name), BOLD if mark == "›" else ""),
                (cells, ""),
                (total, BOLD),
            )
        )
    return lines


def _situation(match: PlaysMatch, sitting: PlaysSitting, view: PlaysView, width: int) -> list[Line]:
    """The two who meet, with their day so far."""
    situation, clubs, book = view.situation, match.clubs, match.scored(sitting)
    batting, fielding = situation.batting, situation.fielding
    batter = clubs[batting].players[situation.batter]
    today = batting_lines(book, batting).get(batter.id, "")
    slot = situation.up[batting]
    on_deck = last_name(clubs[batting], situation.lineups[batting].players[slot % 9 + 1])
    season, day = match.so_far.batting.get(batter.id, ""), f"today {today}" if today else ""
    bats = _longest(
        width - len("At bat   "),
        *(
            f"{slot}. {batter.name} ({'; '.join(filter(None, (f'bats {batter.bats}', *notes)))}), on deck {on_deck}"
            for notes in ((season, day), (day,))
        ),
    )
    lines: list[Line] = [(("At bat   ", DIM), (bats, BOLD))]
    if situation.pitcher:
        pitcher = clubs[fielding].players[situation.pitcher]
        note = fatigue_note(view, fielding, pitcher.id)
        done = pitching_lines(book, fielding).get(pitcher.id, "")
        rest = f", {done.split(' IP, ', 1)[1]}" if " IP, " in done else ""
        record = match.so_far.pitching.get(pitcher.id, "")
        plain_name = f"{pitcher.name} (throws {pitcher.throws}), "
        full_name = f"{pitcher.name} (throws {pitcher.throws}; {record}), " if record else plain_name
        who = _longest(width - len(f"Pitching {note}{rest}"), full_name, plain_name)
        lines.append(
            (
                ("Pitching ", DIM),
                (who, BOLD),
                (f"{note}", TIRED if "TIRED" in note else ""),
                (rest, ""),
            )
        )
    return lines


def _longest(room: int, *texts: str) -> str:
    """The first of some texts that fits into so many characters, or the last."""
    return next((text for text in texts if len(text) <= room), texts[-1])


def field_lines(view: PlaysView) -> list[str]:
    """The nine in the field with their ratings, and the runners with theirs, as plain lines."""
    return ["".join(text for text, _ in line).rstrip() for line in _field(view, 100)]


def _field(view: PlaysView, width: int) -> list[Line]:
    """Three rows of fielders with their ratings, and a row of runners with their legs."""
    situation, key = view.situation, view.game.key
    club, fielders = view.clubs[situation.fielding], situation.lineups[situation.fielding].fielders
    lines: list[Line] = []
    for row in ROWS:
        cells: list[Line] = []
        for position in row:
            player = fielders.get(position, "")
            name = last_name(club, player) if player else "nobody"
            rating = glove_rating(key, club, player, position) if player else ""
            cells.append(((f"{NAME_OF[position]} ", DIM), (name, ""), (f" {rating}", "cyan")))
        rooms = _rooms([width_of(cell) for cell in cells], width)
        lines.append(tuple(part for cell, room in zip(cells, rooms, strict=True) for part in padded(cell, room)))
    lines[-1] = tuple(part for cell in _battery(view, key, club, fielders, width) for part in cell)
    lines.append(_runners(view, width))
    return lines


def _rooms(needed: list[int], width: int) -> list[int]:
    """Columns for cells that stand beside each other: alike, unless one of them needs more."""
    alike = width // len(needed)
    spare = width - sum(needed)
    if max(needed) < alike or spare < len(needed):
        return [alike] * len(needed)
    return [need + spare // len(needed) for need in needed]


def _battery(view: PlaysView, key: str, club: Club, fielders: dict[int, str], width: int) -> list[Line]:
    """Pitcher and catcher, and what the nine are worth together where the game adds them up."""
    cells = []
    for position in (1, 2):
        player = fielders.get(position, "")
        name = last_name(club, player) if player else "nobody"
        rating = glove_rating(key, club, player, position) if player else ""
        cells.append(padded(((f"{NAME_OF[position]} ", DIM), (name, ""), (f" {rating}", "cyan")), width // 4))
    total = view.game.defence(view.state)
    return [*cells, padded(((total, "cyan"),), width - 2 * (width // 4))] if total else cells


def _runners(view: PlaysView, width: int) -> Line:
    """Who is on base, with his legs and his chance of a steal: in full where there is room, else as figures alone."""
    situation = view.situation
    club, head = view.clubs[situation.batting], ("On base  ", DIM)
    if not any(situation.runners):
        return (head, ("nobody", ""))
    for words in (True, False):
        parts = [head]
        for base, player in enumerate(situation.runners):
            if player:
                notes = legs(view, base)
                short = [note.split(" ", 1)[1] if note.split(" ")[0] in SAID else note for note in notes]
                told = ", ".join(notes if words else short)
                parts += [(f"[{base + 1}] ", LIT), (last_name(club, player), BOLD), (f" ({told})  ", "cyan")]
        if width_of(tuple(parts)) <= width + 2:
            break
    return tuple(parts)


def _looked(sitting: PlaysSitting) -> tuple[Lookup, ...]:
    """What has been read in the play under way, or else in the last one."""
    now = tuple(sitting.account.lookups)
    return now or (sitting.last.lookups if sitting.last is not None else ())


def _cards(match: PlaysMatch, sitting: PlaysSitting, width: int, room: int) -> list[Line]:
    """The cards of the last play with the squares that were read, and those that meet now."""
    last, looked = sitting.last, tuple(sitting.account.lookups)
    now = sitting.state.situation
    pitchers, batters = [(now.fielding, now.pitcher)], [(now.batting, now.batter)]
    if not looked and last is not None and any(lookup.is_card for lookup in last.lookups):
        before, looked = last.before.situation, last.lookups
        pitchers.insert(0, (before.fielding, before.pitcher))
        batters.insert(0, (before.batting, before.batter))
    faces, clubs = player_faces(match.game.key), match.clubs
    columns: list[list[Face]] = [[], []]
    for side, player in dict.fromkeys(one for one in pitchers if one[1]):
        card = faces.pitcher(clubs[side], player)
        columns[0] += [] if card is None else [card]
    throws = clubs[now.fielding].players[now.pitcher].throws if now.pitcher else "R"
    columns[1] = [faces.batter(clubs[side], player) for side, player in dict.fromkeys(batters)]
    return lay_out(columns, places_of(looked), throws, width, room)


def _lineups(match: PlaysMatch, sitting: PlaysSitting, view: PlaysView) -> list[Line]:
    """Both lineups with their day so far."""
    book, lines = match.scored(sitting), []
    for side, club in enumerate(match.clubs):
        today = {**batting_lines(book, side), **pitching_lines(book, side)}
        lineup = view.situation.lineups[side]
        lines.append(plain(club.name, BOLD))
        slots = [*range(1, 10), *([PITCHER_SLOT] if lineup.has_designated_hitter else [])]
        for slot in slots:
            player = lineup.players[slot]
            if not player:
                continue
            up = slot == view.situation.up[side]
            mark = "›" if up and side == view.situation.batting else " "
            name = (
                f"{mark}{slot or ' '} {last_name(club, player)[:12]:<12} {NAME_OF.get(lineup.positions[slot], ''):<3}"
            )
            lines.append(((name, BOLD if mark == "›" else ""), (_shortened(today.get(player, ""), SIDE - 18), DIM)))
        lines.append(())
    return lines


def _shortened(day: str, room: int) -> str:
    """A player's day in so many characters: "5.1 IP, 4 H, 2 R, 1 BB, 6 K" as "5.1IP 4H 2R 1BB 6K", where it must be."""
    if len(day) <= room:
        return day
    tight = re.sub(r"(?<=\d) (?=[A-Z])", "", day.replace(" for ", "-"))
    return tight if len(tight) <= room else tight.replace(", ", " ")
