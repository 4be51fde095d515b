"""`hotstove cards show`: one card with the figures that it was made for, or the roster."""

from __future__ import annotations

from collections.abc import Mapping

from hotstove.cardmaker.baseline import DEFAULT_REGRESS
from hotstove.cardmaker.baseline.true_to import LINES
from hotstove.cardmaker.shelf import club_for
from hotstove.cli.club_making import making
from hotstove.cli.face import draw, draw_grid
from hotstove.diamond.club import Club
from hotstove.diamond.papers import PlayerFaces
from hotstove.diamond.plays_game import PlaysGame
from hotstove.games.faces import player_faces
from hotstove.record import read_club, read_season
from hotstove.record.names import split_year
from hotstove.sitting.clubs import find_club
from hotstove.sitting.opening import find_game
from hotstove.sitting.plays.lineups import find_player
from hotstove.table.errors import Mistake
from hotstove.table.face import Cell, Grid, Row

KINDS = ("real", "goal", "card")
SIDES = {"bat": "Batting", "pit": "Pitching"}
CARDS_OWN, PITCHERS = "x_", "p_"
"""What short keys of figures begin with."""


def year_club_player(words: list[str]) -> tuple[int, str, str]:
    """What was named, whether year and club stand in one word or in two: `"1927 Yankees" Ruth`, `1927 Yankees Ruth`."""
    year, name = split_year(words[0])
    if name:
        return year, name, " ".join(words[1:])
    if len(words) < 2:
        raise Mistake(f"{words[0]}: name a club beside the year, such as '{year} NYA'")
    return year, words[1], " ".join(words[2:])


def show_card(
    game_key: str, year: int, club_name: str, player: str, regress: float = DEFAULT_REGRESS, true_to: str = LINES
) -> None:
    game = find_game(game_key)
    if not 0 <= regress <= 1:
        raise Mistake(f"--regress {regress:g}: it is from 0 (as they were) to 1 (shrunk fully)")
    record = read_season(year).club(club_name)
    with making(game.key, (f"{year} {record.code}",)):
        club = club_for(game.key, f"{year} {record.code}", regress, true_to)
    if not player:
        for one in record.players:
            print(f"{one.retro_id}  {one.name}, {', '.join(one.positions) or 'PH'}")
        return
    found = read_club(record.club).player(player)
    who, card, faces = club.players[found.retro_id], club.cards[found.retro_id], player_faces(game.key)
    print(f"{who.name}, {club.season} {club.name} ({who.id}, {who.record_id}), bats {who.bats}, throws {who.throws}")
    _print_faces(faces, club, who.id)
    for grid in figures(getattr(card, "line", {})):
        print("\n" + "\n".join(draw_grid(grid)))
    if card.usage:
        used = ", ".join(f"{name} {number}" for name, number in card.usage.items())
        print(f"\nUsed: {used.replace('_', ' ')}")


def show_card_at_hand(game_key: str, club_name: str, player: str) -> None:
    """A card of a club that comes with the game, or of a file; without a player the roster."""
    game = find_game(game_key)
    if not isinstance(game, PlaysGame):
        raise Mistake(f"{game.name} has no cards of single players at hand; hotstove clubs {game.key} lists its clubs")
    club = find_club(game, club_name).club
    if not player:
        for one in club.players.values():
            print(f"{one.id}  {one.name}, bats {one.bats}, throws {one.throws}")
        return
    _print_faces(player_faces(game.key), club, find_player(club, player))


def _print_faces(faces: PlayerFaces, club: Club, player: str) -> None:
    for face in (faces.batter(club, player), faces.pitcher(club, player)):
        if face is not None:
            print("\n" + "\n".join(draw(face)))


def figures(line: Mapping[str, float]) -> list[Grid]:
    """Real, wanted and expected figures with the error that is left: a grid for batting and one for pitching.

    Keys are a side, a figure and a kind, such as `bat hr goal`, or short ones (`hr`, and `x_hr` for the card's, with
    `p_` before a pitcher's); a line of other keys is listed as it stands.
    """
    if any(key.startswith(CARDS_OWN) for key in line):
        line = {_spelt_out(key): value for key, value in line.items()}
    split = {tuple(key.rsplit(" ", 1)): value for key, value in line.items()}
    if not line or not all(key.rpartition(" ")[2] in KINDS and key.split(" ")[0] in SIDES for key in line):
        listed = tuple(Row(key, (Cell(f"{value:.4f}"),)) for key, value in line.items())
        return [Grid(("",), listed)] if listed else []
    grids = []
    for side, title in SIDES.items():
        names = list(dict.fromkeys(key.rpartition(" ")[0] for key in line if key.startswith(f"{side} ")))
        names = [name for name in names if (name, "card") in split]
        if not names:
            continue
        values = {kind: [split.get((name, kind)) for name in names] for kind in KINDS}
        goal = [one if one is not None else other for one, other in zip(values["goal"], values["real"], strict=True)]
        rows_of = {"real": values["real"], "goal": goal, "card": values["card"]}
        if goal == values["real"]:
            del rows_of["goal"]
        error = [
            None if one is None or two is None else one - two for one, two in zip(values["card"], goal, strict=True)
        ]
        rows = [
            *(Row(kind, tuple(Cell(_figure(value, "")) for value in row)) for kind, row in rows_of.items() if any(row)),
            Row("error", tuple(Cell(_figure(value, "+")) for value in error)),
        ]
        grids.append(Grid(tuple(name.removeprefix(f"{side} ") for name in names), tuple(rows), title))
    return grids


def _spelt_out(key: str) -> str:
    """`x_p_so` is `pit so card`, `hr` is `bat hr goal`."""
    name = key.removeprefix(CARDS_OWN)
    side = "pit" if name.startswith(PITCHERS) else "bat"
    return f"{side} {name.removeprefix(PITCHERS)} {'goal' if name == key else 'card'}"


def _figure(value: float | None, sign: str) -> str:
    return "" if value is None else f"{value:{sign}.4f}"
