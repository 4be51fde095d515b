"""`hotstove cards show`: one card, or the roster."""

from __future__ import annotations

from hotstove.cardmaker.baseline import DEFAULT_REGRESS
from hotstove.cardmaker.makers import maker_of
from hotstove.cardmaker.shelf import club_for
from hotstove.record import read_club, read_season
from hotstove.sitting.opening import find_game
from hotstove.table.errors import Mistake


def show_card(game_key: str, year: int, club_name: str, player: str, regress: float = DEFAULT_REGRESS) -> None:
    game = find_game(game_key)
    if not 0 <= regress <= 1:
        raise Mistake(f"--regress {regress:g}: it is from 0 (as they were) to 1 (pulled fully)")
    record = read_season(year).club(club_name)
    club = club_for(game.key, f"{year} {record.code}", regress)
    if not player:
        for one in record.players:
            print(f"{one.retro_id}  {one.name}, {', '.join(one.positions) or 'PH'}")
        return
    found = read_club(record.club).player(player)
    print("\n".join(maker_of(game.key).show(club, found.retro_id)))
